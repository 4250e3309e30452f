"""What somebody may have meant by a misspelled move, and what it costs to find out."""

import difflib
from typing import Any

import pytest

from cairn.core.errors import UnknownMove
from cairn.games import GAMES


class Counting(difflib.SequenceMatcher[str]):
    """Counts with how many words a word is compared."""

    compared = 0

    def set_seq1(self, a: Any) -> None:
        """Compare with another one."""
        Counting.compared += 1
        super().set_seq1(a)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_letter_too_few_is_understood(name: str) -> None:
    """The guess is mostly the move that was meant, and always one that there is."""
    game = GAMES[name]
    found = tried = 0
    for move in game.moves[:: max(1, len(game.moves) // 60)]:
        long = max(move.split(" "), key=len)
        text = move.replace(long, long[:1] + long[2:], 1)
        if text in game.numbers:
            continue
        with pytest.raises(UnknownMove) as refused:
            game.read(text)
        guess = refused.value.facts.get("guess", "")
        assert guess == "" or guess in game.numbers
        tried += 1
        found += guess == move
    assert found > 0.8 * tried


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_guess_compares_words_not_moves(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At most three words with the words of the game; much of a text that is no move with nothing."""
    monkeypatch.setattr(difflib, "SequenceMatcher", Counting)
    game = GAMES[name]
    words = {word for move in game.moves for word in move.split(" ")}
    for text, most in (("qley yelow 3", 3 * len(words)), ("a b c d e f", 0), ("xyzzy " * 30, 0)):
        Counting.compared = 0
        with pytest.raises(UnknownMove):
            game.read(text)
        # Each of the three is set once more when it is made.
        assert Counting.compared <= most + 3 * (most > 0)

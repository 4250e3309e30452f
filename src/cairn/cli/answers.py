"""What a person's line means: a number, a move in whole or in part, or one of the table's commands."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from cairn.core.errors import UnknownMove
from cairn.core.game import Game
from cairn.games import title_of
from cairn.terminal.lookup import plain
from cairn.terminal.words import Words

COMMANDS: Final = ["undo", "log", "score", "hand", "table", "why", "hint", "rule", "save", "help", "quit"]
MOST_EXAMPLES: Final = 4
WITH_WORDS: Final = ["why", "rule", "save", "card"]
"""Commands that may have words behind them."""


@dataclass(frozen=True)
class Answer:
    """A move by its spelling, or a command with the words behind it."""

    move: str = ""
    command: str = ""
    rest: str = ""


class Labels(dict[str, str]):
    """The labels of moves in the language of the table, each made when it is first needed."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words: Final = words

    def __missing__(self, spelling: str) -> str:
        label = self[spelling] = self.words.move(spelling)
        return label


class Listener:
    """Understands the lines of a person, in English and in the language of the table."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game: Final = game
        self.labels: Final = Labels(words)
        self.commands: Final = {"?": "help"}
        title = title_of(game)
        self.own: Final = {command.name: command for command in title.commands()}
        """The commands of this game alone."""
        self.known: Final = [*COMMANDS, *([] if title.library() is None else ["card"]), *self.own]
        """All commands at this table."""
        self.shown: Final = [words.say(f"play-command-{command}") for command in self.known]
        """The commands in the language of the table."""
        for word, command in zip(self.shown, self.known, strict=True):
            self.commands[plain(word)] = self.commands[command] = command

    def read(self, line: str, options: list[str]) -> Answer:
        """The answer that the line gives; UnknownMove with the nearest guess where it gives none."""
        text = plain(line)
        if not text:
            # Enter alone does the one thing that there is to do.
            return Answer(move=options[0]) if len(options) == 1 else Answer(command="table")
        if text.isascii() and text.isdigit():
            return self._by_number(text, options)
        first, _, rest = line.strip().partition(" ")
        command = self.commands.get(text) or self.commands.get(plain(first), "")
        if command and (not rest.strip() or self._takes_words(command)):
            return Answer(command=command, rest=rest.strip())
        return self._by_words(text, options)

    def _takes_words(self, command: str) -> bool:
        return command in WITH_WORDS or (command in self.own and self.own[command].takes_words)

    def meant(self, line: str, options: list[str]) -> list[str]:
        """All moves that the line may mean, allowed or not; UnknownMove with a guess where it means none."""
        text = plain(line)
        if text.isascii() and text.isdigit():
            return [self._by_number(text, options).move]
        found = self._called(text, self.game.moves) or self._hinted_at(text, self.game.moves)
        # One word that stands anywhere in a move, such as the name of a card in the middle of it.
        for move in [] if found else self.game.moves:
            if _has(f"{move} {plain(self.labels[move])}", text):
                found.append(move)
        if not found:
            raise self._unknown(text)
        return found

    def completions(self, options: list[str]) -> list[str]:
        """All that may be said now, in the words of the table."""
        moves = [form for move in options for form in (self.labels[move], move)]
        return list(dict.fromkeys([*moves, *self.shown, *self.known]))

    def _by_number(self, text: str, options: list[str]) -> Answer:
        number = int(text) if len(text) < 6 else 0
        if not 1 <= number <= len(options):
            raise UnknownMove("play-no-number", {"n": text, "last": len(options)})
        return Answer(move=options[number - 1])

    def _by_words(self, text: str, options: list[str]) -> Answer:
        move = self._one_of(text, options, self._called)
        if move:
            return Answer(move=move)
        commands = {name for word, name in self.commands.items() if word.startswith(text)}
        if len(commands) == 1:
            return Answer(command=commands.pop())
        move = self._one_of(text, options, self._hinted_at)
        if move:
            return Answer(move=move)
        raise self._unknown(text)

    def _one_of(self, text: str, options: list[str], means: Callable[[str, Iterable[str]], list[str]]) -> str:
        """The one move that the text means; nothing if it means none, UnknownMove if it means several."""
        # What is allowed goes first, so that a short form need not mind what is not.
        for moves in (options, self.game.moves):
            found = means(text, moves)
            if len(found) == 1:
                return found[0]
            if found and moves is not options:
                raise UnknownMove("play-none-allowed", {"text": text})
            if found:
                some = ", ".join(found[:MOST_EXAMPLES]) + (", …" if len(found) > MOST_EXAMPLES else "")
                raise UnknownMove("play-ambiguous", {"text": text, "moves": some})
        return ""

    def _called(self, text: str, moves: Iterable[str]) -> list[str]:
        """The moves that the text names: as it is, or by the beginnings of its words; English goes first."""
        labels = {move: plain(self.labels[move]) for move in moves}
        exact = [move for move, label in labels.items() if text in (move, label)]
        spelled = [move for move in labels if _begins(move, text)]
        labelled = [move for move, label in labels.items() if _begins(label, text)]
        return exact or spelled or labelled

    def _hinted_at(self, text: str, moves: Iterable[str]) -> list[str]:
        """The moves that the text is about: what they are done with, or words of their label in any order."""
        about = [move for move in moves if _begins(move.partition(" ")[2], text)]
        labelled = about or [move for move in moves if _is_among(plain(self.labels[move]), text)]
        return labelled or [move for move in moves if _is_among(move, text)]

    def _unknown(self, text: str) -> UnknownMove:
        forms = {plain(self.labels[move]): self.labels[move] for move in self.game.moves}
        forms |= {move: move for move in self.game.moves}
        forms |= {word: word for word in self.commands}
        near = get_close_matches(text, forms, 1, 0.6)
        if near:
            return UnknownMove("no-unknown-move", {"text": text, "guess": forms[near[0]]})
        return UnknownMove("no-such-move", {"text": text})


def _begins(words: str, text: str) -> bool:
    """Whether each word of the text begins the word in its place."""
    whole, short = words.split(), text.split()
    pairs = zip(whole, short, strict=False)
    return len(short) <= len(whole) and all(word.startswith(part) for word, part in pairs)


def _is_among(words: str, text: str) -> bool:
    """Whether each word of the text, two at least, begins another word."""
    whole, short = words.split(), text.split()
    for part in short:
        found = next((word for word in whole if word.startswith(part)), None)
        if found is None:
            return False
        whole.remove(found)
    return len(short) > 1


def _has(words: str, text: str) -> bool:
    """Whether each word of the text begins some word."""
    whole = words.split()
    return all(any(word.startswith(part) for word in whole) for part in text.split())

"""Giving a match up: who wins, what stays, what can still be read; and who starts the next one."""

import pytest

from cairn.core.dice import QuickStream, secret_of_seed
from cairn.core.errors import BadMatch, GameOver
from cairn.core.match import NOBODY, Match, Player, check
from cairn.core.record import Record, read_match
from cairn.games import GAMES, title

LOST_CITIES = GAMES["lost-cities"]


def a_match(game: str = "lost-cities", moves: int = 30, seats: int = 2, seed: str = "1") -> Match:
    """A match of n random moves."""
    rules = GAMES[game]
    players = [Player(f"P{n + 1}") for n in range(seats)]
    match = Match(rules, rules.read_options({"start": "2"}), players, secret_of_seed(seed), ["x"])
    stream = QuickStream(7)
    for _ in range(moves):
        match.push(match.state.random_move(stream))
    return match


def forged(match: Match, *lines: str) -> str:
    """The file of a match with these lines before its last, every check made right again."""
    record = Record(match.text())
    head = match.text().split("\nbegin #")[0]
    seal = check("", head)
    text = f"{head}\nbegin #{seal}\n"
    for line in [*record.body[:-1], *lines, record.body[-1]]:
        seal = check(seal, line)
        text += f"{line} #{seal}\n"
    return text


@pytest.mark.parametrize("game", [name for name in GAMES if 2 in GAMES[name].seats])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_other_wins_and_the_points_stay(game: str, seat: int) -> None:
    """Whoever is to move; views say so, the hidden stays hidden, nothing is played or taken back."""
    match = a_match(game)
    before = match.state.digest(), match.state.scores(), match.at, len(match.events)
    zones = [match.view(reader)["zones"] for reader in (0, 1, None)]
    assert not match.is_over and match.result() is None
    match.resign(seat)

    assert match.is_over and [1 - seat] == match.winners() and seat == match.resigned
    assert before == (match.state.digest(), match.state.scores(), match.at - 1, len(match.events) - 1)
    for reader, zone in zip((0, 1, None), zones, strict=True):
        view = match.view(reader)
        assert None is view["decision"] and zone == view["zones"]
        assert {"scores": before[1], "winners": [1 - seat], "resigned": seat} == view["result"]
        assert [("match-resigned", {"seat": seat})] == match.told(reader, before[3])
    assert match.marks[-1] == len(match.events) and not match.pauses and match.forced() is None
    for play in (
        lambda: match.push(match.state.options()[0]),
        lambda: match.play("x"),
        lambda: match.resign(0),
    ):
        with pytest.raises(GameOver):
            play()
    with pytest.raises(BadMatch):
        match.undo(0)


def test_it_is_read_as_it_was_saved() -> None:
    """The line stands before the secret; moves, undos and further resigning after it are refused."""
    match = a_match()
    match.undo(25)
    match.resign(1)
    again = read_match(match.text(), GAMES)

    assert match.text() == again.text()
    assert (1, [0], match.told(None)) == (again.resigned, again.winners(), again.told(None))
    assert ["undo 25", "resign seat 2"] == match.log[-2:]
    assert match.text().splitlines()[-2].startswith("resign seat 2 #")
    late = match.game.spell(match.state.options()[0])
    mover = match.state.to_move() + 1
    for line, key in [
        (f"26 {mover} {late}", "match-after-end"),
        ("resign seat 1", "match-after-end"),
        ("undo 3", "match-undo"),
    ]:
        with pytest.raises(BadMatch) as refused:
            read_match(forged(match, line), GAMES)
        assert key == refused.value.key


@pytest.mark.parametrize(
    "line", ["resign seat 3", "resign seat 0", "resign seat x", "resign seat ", "resign seat ²"]
)
def test_only_a_seat_of_the_match_resigns(line: str) -> None:
    """Anything else is damage, named with its line."""
    match = a_match()
    with pytest.raises(BadMatch) as refused:
        read_match(forged(match, line), GAMES)
    assert ("match-damaged", line) == (refused.value.key, refused.value.facts["text"])


def test_only_a_match_of_two_is_given_up() -> None:
    """With more seats there would be no winner to name."""
    match = a_match("dominion", 10, seats=3)
    with pytest.raises(BadMatch) as refused:
        match.resign(0)
    assert "no-resign" == refused.value.key and not match.is_over
    with pytest.raises(BadMatch):
        read_match(forged(match, "resign seat 1"), GAMES)


# Series.


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("start", ["random", "1", "2"])
def test_the_start_goes_round(game: str, start: str) -> None:
    """The seat behind the last starter is next, drawn by lot or not; the rules of a game may name another."""
    rules = GAMES[game]
    seats = rules.seats[0]
    options = rules.read_options({"start": start})
    match = Match(rules, options, [Player("P")] * seats, secret_of_seed(start), [])
    assert start in ("random", str(match.starter + 1))
    following = rules.next_options(match.starter, [0], seats, match.options)
    named = "2" if title(game).name == "dominion" else str((match.starter + 1) % seats + 1)

    assert {**match.options, "start": named} == following == rules.read_options(following)


@pytest.mark.rule("DB-S4")
def test_who_resigns_has_lost_for_the_next_game_too() -> None:
    """The left neighbour of the winner starts, though the position names none."""
    match = a_match("dominion")
    match.resign(1)

    assert NOBODY != match.resigned and [] == match.state.winners()
    assert {**match.options, "start": "2"} == match.next_options()

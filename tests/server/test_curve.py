"""How a match went: its moves at any time, and its points once it is over."""

from typing import Any

import pytest

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.match import Match, Player
from cairn.core.record import read_match
from cairn.games import GAMES
from cairn.server.curve import Followed

from .client import Browser, Json, Socket
from .two_seats import a_camp, play, two_seats


def played_out(game: str, seats: int, **options: str) -> Match:
    """A match of random moves, from its first to its last."""
    found = GAMES[game]
    players = [Player(f"P{n}") for n in range(seats)]
    match = Match(found, found.read_options(options, simulated=True), players, b"s" * 32, ["river"])
    stream = QuickDice(9).stream("moves", 0)
    assert isinstance(stream, QuickStream)
    while not match.is_over:
        match.push(match.state.random_move(stream))
    return match


def finish(socket: Socket, seat: int) -> None:
    """Play the first option there is until the match is over."""
    while socket.question is not None:
        if socket.question["seat"] == seat or socket.question["kind"] == "deal":
            options = socket.question.get("options") or ["deal"]
            assert "view" == socket.move(options[0])["type"]
        else:
            socket.hear()


@pytest.mark.parametrize("game", GAMES)
def test_any_game_is_followed_to_its_end(game: str) -> None:
    """With the most seats: the moves are the match's own, the last points the result, the parts in order."""
    match = played_out(game, GAMES[game].seats[-1])
    found = Followed(match)
    assert [GAMES[game].spell(move) for move in match.moves] == [move for _, move in found.moves.moves]
    assert match.seats == [seat for seat, _ in found.moves.moves]
    assert len(match.moves) + 1 == len(found.scores)
    assert match.state.scores() == found.scores[-1]
    assert {len(match.players)} == {len(points) for points in found.scores}
    assert len(match.moves) == found.moves.parts[-1]
    assert sorted(set(found.moves.parts)) == found.moves.parts


def test_parts_end_where_the_match_pauses() -> None:
    """Three games of a match: after each of the first two somebody deals, which brings no points."""
    match = played_out("lost-cities", 2, games="3", turn_cap="6")
    found = Followed(match)
    assert 3 == len(found.moves.parts)
    for n in found.moves.parts[:-1]:
        assert "deal" == found.moves.moves[n][1]
        assert found.scores[n] == found.scores[n + 1]
    finished = match.view(None)["progress"]["finished"]
    totals = [[sum(column) for column in zip(*finished[:k], strict=True)] for k in (1, 2, 3)]
    assert totals == [found.scores[n] for n in found.moves.parts]


def test_a_part_under_way_has_no_end() -> None:
    """Before the first pause there is none, and a match that was given up ends where it was."""
    game = GAMES["lost-cities"]
    match = Match(game, game.read_options({}), [Player("A"), Player("B")], b"s" * 32)
    match.push(match.state.options()[0])
    assert [] == Followed(match).moves.parts
    match.resign(0)
    assert [1] == Followed(match).moves.parts


def test_the_curve_of_a_table(anna: Browser, ben: Browser) -> None:
    """One's own moves are told at any time, others' and the points not before the end: they may be hidden."""
    table = anna.make("me", "rule", games="2", start="1", turn_cap="2")
    path = f"/api/tables/{table['id']}"
    assert (409, "no-match-yet") == anna.refused("GET", f"{path}/curve")
    assert (409, "no-match-yet") == anna.refused("GET", f"{path}/moves")
    anna.say(table, 0)
    socket = anna.socket(table, 0)
    socket.until("view")
    assert {"moves": [], "parts": []} == anna.get(f"{path}/moves")
    move = a_camp(socket)
    socket.move(move)
    assert [[0, move]] == anna.get(f"{path}/moves")["moves"]
    assert [[0, ""]] == ben.get(f"{path}/moves")["moves"]
    assert move.encode() not in anna.ask("GET", f"{path}/match")[2]
    assert (409, "no-curve-yet") == anna.refused("GET", f"{path}/curve")
    finish(socket, 0)

    match = read_match(ben.ask("GET", f"{path}/match")[2].decode(), GAMES)
    moves: Json = ben.get(f"{path}/moves")
    spelt = [GAMES["lost-cities"].spell(one) for one in match.moves]
    assert [list(one) for one in zip(match.seats, spelt, strict=True)] == moves["moves"]
    assert 2 == len(moves["parts"]) and len(match.moves) == moves["parts"][-1]
    curve: Json = ben.get(f"{path}/curve")
    assert ben.get(path)["scores"] == curve["scores"][-1]
    assert len(match.moves) + 1 == len(curve["scores"])
    start: Any = match.next_options()["start"]
    assert int(start) - 1 == curve["next_starter"] == 1


def test_the_telling_is_cut_where_positions_are(anna: Browser, ben: Browser) -> None:
    """A position has the events of its move; before the end nobody hears what another seat was told."""
    table = anna.make("me", "rule", games="2", start="1", turn_cap="2")
    path = f"/api/tables/{table['id']}"
    assert (409, "no-match-yet") == anna.refused("GET", f"{path}/told")
    anna.say(table, 0)
    socket = anna.socket(table, 0)
    socket.until("view")
    assert (403, "no-not-your-seat") == ben.refused("GET", f"{path}/told?seat=0")
    assert anna.get(f"{path}/told?seat=0")["events"] != ben.get(f"{path}/told")["events"]
    finish(socket, 0)

    for eyes in ("", "?seat=0", "?seat=1"):
        telling: Json = ben.get(f"{path}/told{eyes}")
        marks = [0, *telling["marks"]]
        assert len(telling["events"]) == marks[-1]
        for n in range(len(marks) - 1):
            position = ben.get(f"{path}/positions/{n}{eyes}")
            assert position["events"] == telling["events"][marks[n] : marks[n + 1]]


def test_who_gave_up_is_told_last() -> None:
    game = GAMES["lost-cities"]
    match = Match(game, game.read_options({}), [Player("A"), Player("B")], b"s" * 32)
    match.push(match.state.options()[0])
    match.resign(1)
    found = Followed(match).match
    assert ("match-resigned", {"seat": 1}) == found.told(None)[-1]
    assert len(found.told(None)) == found.marks[-1]


def test_an_undo_shortens_the_list(anna: Browser, ben: Browser) -> None:
    """What was followed before is not told again."""
    table, sockets = two_seats(anna, ben)
    path = f"/api/tables/{table['id']}/moves"
    play(sockets, 0, a_camp(sockets[0]))
    assert 1 == len(anna.get(path)["moves"])
    sockets[0].send("undo", at=sockets[0].view["at"], id="u")
    sockets[0].until("view", answers="u")
    assert [] == anna.get(path)["moves"]


def test_a_table_that_nobody_may_watch_tells_nobody(anna: Browser, ben: Browser) -> None:
    table = anna.make("me", "rule", watch="nobody")
    anna.say(table, 0)
    for more in ("moves", "told", "curve"):
        assert (403, "no-watching") == ben.refused("GET", f"/api/tables/{table['id']}/{more}")

"""Every title on the wire: listed, played with bots, its constants sent once, its hidden points kept."""

import json
from typing import Any

import pytest

from cairn.core.dice import QuickStream
from cairn.core.match import Match, Player
from cairn.core.record import read_match
from cairn.games import GAMES, TITLES, title
from cairn.server.course import Course

from .client import Browser, Json, Socket

MOVES = 12
HIDDEN = [
    ("adventure-tours", {"open_money": "off"}, "money"),
    ("africana", {"open_scores": "off"}, "points"),
    ("dominion", {"open_scores": "off"}, "points"),
]
"""The games whose points can be hidden, the option that does it, and what a view calls them."""


def sit_down(browser: Browser, game: str, seats: int, **options: str) -> tuple[Json, Socket]:
    """A table for one person and bots, and the person's socket."""
    table = browser.make("me", *["random"] * (seats - 1), game=game, **options)
    browser.say(table, 0)
    socket = browser.socket(table, 0)
    socket.until("view")
    return table, socket


def play_on(socket: Socket, moves: int) -> None:
    """Make n moves of seat 1, each the first that there is."""
    while moves and socket.question is not None:
        if "options" in socket.question:
            assert "view" == socket.move(socket.question["options"][0])["type"]
            moves -= 1
        else:
            socket.hear()


def test_every_title_is_listed(anna: Browser) -> None:
    """With its seats, options and bots."""
    listed = {game["name"]: game for game in anna.get("/api/games")}

    assert list(TITLES) == list(listed)
    for name, game in listed.items():
        known = GAMES[name]
        assert [known.seats[0], known.seats[-1]] == game["seats"]
        assert [option.name for option in known.options] == [option["name"] for option in game["options"]]
        assert title(name).offered_bots() == game["bots"]
        assert not game["own"]
    assert ["tables"] == listed["adventure-tours"]["constants"]
    assert {"no-such-game"} == {
        anna.refused("POST", "/api/tables", {"game": game, "seats": []})[1]
        for game in ("chess", "examples/waymark:TITLE", "tests/proof/broken/leaks.py:GAME")
    }


@pytest.mark.parametrize("name", TITLES)
def test_every_title_is_played_with_the_fewest_and_the_most_seats(anna: Browser, name: str) -> None:
    """A person makes some moves among bots; the match file and the positions tell the same."""
    for seats in {GAMES[name].seats[0], GAMES[name].seats[-1]}:
        table, socket = sit_down(anna, name, seats)
        play_on(socket, MOVES)
        shown = socket.view
        socket.close()
        position = anna.get(f"/api/tables/{table['id']}/positions/{MOVES}?seat=0")
        assert (MOVES, name, seats) == (
            position["n"],
            position["view"]["game"],
            len(position["view"]["seats"]),
        )
        assert name == shown["view"]["game"]


@pytest.mark.parametrize(("name", "options", "fact"), HIDDEN)
def test_hidden_points_are_in_no_list(
    anna: Browser, ben: Browser, name: str, options: Any, fact: str
) -> None:
    """Neither the table's facts nor the lists nor what a socket hears tells more than a spectator sees."""
    table, socket = sit_down(anna, name, 3, watch="anybody", **options)
    play_on(socket, MOVES)
    watching = ben.socket(table)
    watching.until("view")
    told = [
        anna.get(f"/api/tables/{table['id']}")["scores"],
        ben.get(f"/api/tables/{table['id']}")["scores"],
        watching.table["scores"],
        *[one["scores"] for one in anna.get("/api/tables")["yours"] if one["id"] == table["id"]],
        *[one["scores"] for one in ben.get("/api/tables")["open"] if one["id"] == table["id"]],
    ]

    assert [[]] * 5 == told
    assert {None} == {seat[fact] for seat in watching.view["view"]["seats"]}
    watching.close()
    socket.close()


@pytest.mark.parametrize(("name", "options", "fact"), HIDDEN)
def test_open_points_are_those_that_a_spectator_sees(name: str, options: Any, fact: str) -> None:
    """At every move of a game: where a game hides them there are none until its end, and then there are."""
    game = GAMES[name]
    shorter = {"turn_cap": "60"} if any(option.name == "turn_cap" for option in game.options) else {}
    for agreed in (options, dict.fromkeys(options, "on")):
        players = [Player(f"P{n}") for n in range(game.seats[0])]
        course = Course(Match(game, game.read_options({**shorter, **agreed}), players, b"", [], quick=4))
        stream = QuickStream(4)
        while not course.is_over:
            shown = [seat[fact] for seat in course.match.view(None)["seats"]]
            assert course.open_scores() == ([] if None in shown else shown)
            course.push(course.match.state.random_move(stream))
        assert course.open_scores() == course.match.view(None)["result"]["scores"]


def test_between_two_rounds_every_person_has_the_options(anna: Browser, ben: Browser) -> None:
    """Whoever is to deal by the rules; a spectator may not go on."""
    table, socket = sit_down(anna, "adventure-tours", 3)
    watching = ben.socket(table)
    watching.until("view")
    while not socket.question.get("pause"):
        if "options" in socket.question:
            socket.move(socket.question["options"][0])
        else:
            socket.hear()
    assert ["deal"] == socket.question["options"]
    watching.until("view", at=socket.view["at"])
    assert watching.question["kind"] == socket.question["kind"]
    assert {"options", "pause"}.isdisjoint(watching.question)
    round_before = socket.view["view"]["progress"]["round"]
    socket.move("deal")
    assert round_before + 1 == socket.view["view"]["progress"]["round"]
    watching.close()
    socket.close()


def test_constants_are_sent_once(anna: Browser) -> None:
    """What never changes is at one address; with it a view is whole again."""
    table, socket = sit_down(anna, "adventure-tours", 6)
    play_on(socket, 1)
    found = anna.get("/api/games/adventure-tours/components")
    position = anna.get(f"/api/tables/{table['id']}/positions/1?seat=0")
    _, _, text = anna.ask("GET", f"/api/tables/{table['id']}/match")
    first = text.decode().splitlines()

    assert {"tables"} == found["constants"].keys()
    assert GAMES["adventure-tours"].names == found["names"]
    assert GAMES["adventure-tours"].constants == found["constants"]
    assert any(line.startswith("game adventure-tours") for line in first)
    for sent in (socket.view["view"], position["view"]):
        assert "tables" not in sent
        assert len(json.dumps(sent)) < 9000
    assert {"constants": {}, "names": {}} == anna.get("/api/games/dominion/components")
    assert (404, "no-such-game") == anna.refused("GET", "/api/games/chess/components")
    socket.close()


def test_a_finished_match_of_six_is_replayed(anna: Browser) -> None:
    """Bots alone play it to the end; its file gives the same scores."""
    table = anna.make(*["random"] * 6, game="adventure-tours")
    socket = anna.socket(table)
    socket.until("view")
    while socket.question is not None:
        socket.hear()
    _, _, text = anna.ask("GET", f"/api/tables/{table['id']}/match")
    match = read_match(text.decode(), GAMES)

    assert match.state.scores() == socket.view["view"]["result"]["scores"]
    assert match.state.scores() == anna.get(f"/api/tables/{table['id']}")["scores"]
    socket.close()

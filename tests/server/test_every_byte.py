"""All bytes that a server sends in whole matches of every title, spectators and lists of tables included.

A match is played over real sockets by curious people. Afterwards it is followed once more: every message and
every answer over HTTP must be what the engine has to say to its reader about the position of that moment, and
nothing else. That this says nothing of hidden cards is shown by re-dealt positions (`test_secrets.py`, and
`keeps_secrets` in thousands of games).
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec
import pytest

from cairn.core.dice import QuickStream
from cairn.core.game import Seat
from cairn.core.match import Match
from cairn.core.record import read_match
from cairn.games import GAMES
from cairn.server import messages
from cairn.server.course import Course
from cairn.server.endpoints import ENDPOINTS
from cairn.server.planning import foreseen
from cairn.server.wire import Ahead, Reasons

from .client import Browser, Json, Server, Socket

TABLES = [
    ("lost-cities", 2, {"turn_cap": "30"}),
    ("lost-cities", 2, {"games": "2", "turn_cap": "8", "deck_count": "off"}),
    ("adventure-tours", 3, {"open_money": "off"}),
    ("africana", 2, {"turn_cap": "30", "open_scores": "off"}),
    ("africana", 3, {"turn_cap": "30"}),
    ("dominion", 2, {"turn_cap": "30", "open_scores": "off", "kingdom": "gentle-introduction"}),
    ("dominion", 3, {"turn_cap": "30", "kingdom": "level-up"}),
]
EVERY = 20
"""Choices between two moments at which everybody is curious."""
WITHOUT_DEAL = {"/health", "/api/games"}
OF_A_GAME = "/api/games/"
"""What is the same whatever lies on any table."""


@dataclass
class Asked:
    """What a reader asked over HTTP when the match had this many lines, and what came back."""

    at: int
    who: int
    path: str
    status: int
    body: Json


@dataclass
class Reader:
    """Somebody at the table: a seat, or None for a spectator."""

    browser: Browser
    seat: Seat | None
    socket: Socket
    whys: list[list[str]] = field(default_factory=list)


@dataclass
class Played:
    """A whole match as its readers met it."""

    readers: list[Reader]
    asked: list[Asked]
    sources: Json
    """What the match was said to shuffle, before there was a match."""
    text: str
    """The match file."""
    open: list[tuple[Seat | None, list[int], list[Seat]]] = field(default_factory=list)
    """After each move who was to decide, the points that all could see, and who had won."""


def play(server: Server, name: str, seats: int, options: dict[str, str]) -> Played:
    """Play a match at random; at times everybody asks for all that there is."""
    game = GAMES[name]
    people = [Browser(server) for _ in range(seats + 1)]
    host = people[0]
    table = host.make("me", *["open"] * (seats - 1), game=name, watch="anybody", **options)
    for browser in people[1:seats]:
        browser.sit(table, table["invite"])
    path = f"/api/tables/{table['id']}"
    sources = host.get(f"{path}/sources")
    for seat, browser in enumerate(people[:seats]):
        browser.say(table, seat, f"word {seat}")
    eyes: list[Seat | None] = [*range(seats), None]
    readers = [
        Reader(browser, seat, browser.socket(table, seat)) for browser, seat in zip(people, eyes, strict=True)
    ]
    for reader in readers:
        reader.socket.until("view")
    chance = QuickStream(7)
    asked: list[Asked] = []
    choices = 0
    while (question := readers[0].socket.question) is not None:
        mover = readers[question["seat"]]
        options_now = mover.socket.question["options"]
        told = mover.socket.move(options_now[chance.below(len(options_now))])
        assert "view" == told["type"]
        for reader in readers:
            while reader.socket.view["at"] < told["at"]:
                reader.socket.hear()
        choices += 1
        if choices % EVERY == 0 and readers[0].socket.question is not None:
            some = [game.moves[chance.below(len(game.moves))] for _ in range(60)]
            for who, reader in enumerate(readers):
                be_curious(reader, some)
                asked += read_all(reader, who, path, table["id"], seats)
    assert asked
    for reader in readers:
        reader.socket.drain()
    text = host.ask("GET", f"{path}/match")[2].decode()
    for reader in readers:
        reader.socket.close()
    played = Played(readers, asked, sources, text)
    story = Followed(played)
    for n in range(len(story.whole.moves) + 1):
        course = story.upto(n)
        winners = course.match.winners() if course.is_over else []
        played.open.append((course.to_move, course.open_scores(), winners))
    return played


def be_curious(reader: Reader, moves: list[str]) -> None:
    """Ask for everything that a socket answers and that changes nothing."""
    socket, at = reader.socket, reader.socket.view["at"]
    reader.whys.append(moves)
    socket.send("why", id=f"w{len(reader.whys) - 1}", moves=moves)
    socket.send("hint", id="h")
    socket.send("move", at=at, id="bad1", move="xyzzy")
    socket.send("move", at=-1, id="bad2", move=moves[0])
    socket.send("answer", id="none", yes=True)
    socket.send("look", seat=0 if reader.seat is None else reader.seat + 1)
    decision = socket.view["view"]["decision"]
    for move in decision.get("options", [])[:20] if reader.seat == decision["seat"] else moves[:1]:
        socket.send("ahead", at=at, id="a", moves=[move])
    socket.drain()


def read_all(reader: Reader, who: int, path: str, name: str, seats: int) -> Iterator[Asked]:
    """Ask for everything that can be read about a table, through one's own eyes and those of others."""
    at = reader.socket.view["at"]
    last = json.loads(reader.browser.ask("GET", f"{path}/positions/0")[2])["last"]
    eyes = ["", *[f"?seat={seat}" for seat in range(seats)]]
    plain = ["", "/match", "/moves", "/curve", "/shuffles", "/sources"]
    paths = ["/api/tables", "/api/history", f"/api/history?search={name}", *[path + more for more in plain]]
    paths += [f"{path}/positions/{n}{seat}" for n in (0, last // 2, last) for seat in eyes]
    paths += [f"{path}/told{seat}" for seat in eyes]
    for one in paths:
        status, _, body = reader.browser.ask("GET", one)
        told = body.decode() if one.endswith("/match") else json.loads(body)
        yield Asked(at, who, one.replace(name, "{table}", 1), status, told)


class Followed:
    """The match once more, and what each of its moments has to say."""

    def __init__(self, played: Played) -> None:
        whole = read_match(played.text, GAMES)
        self.whole = whole
        self.course = Course(
            Match(whole.game, whole.options, whole.players, whole.secret, whole.words, is_settled=True)
        )

    def upto(self, at: int) -> Course:
        """The course of the match when it had this many lines."""
        while self.course.match.at < at:
            self.course.push(self.whole.moves[self.course.match.at])
        assert at == self.course.match.at
        return self.course


def plain(thing: object) -> Json:
    """As it is read from the wire."""
    return json.loads(msgspec.json.encode(thing))


@pytest.fixture(scope="module", params=TABLES, ids=lambda one: f"{one[0]}-{one[1]}")
def played(request: pytest.FixtureRequest, server: Server) -> Played:
    """One match for all tests of it."""
    return play(server, *request.param)


def test_the_sockets_say_what_the_engine_says(played: Played) -> None:
    """Every message is one of known kinds, and made from what its reader may know at that moment."""
    for reader in played.readers:
        story = Followed(played)
        kinds = []
        at = 0
        for kind, text in reader.socket.frames:
            message = json.loads(text)
            kinds.append(kind)
            if kind == "view":
                at = message["at"]
                made = messages.shown(story.upto(at), reader.seat, message["since"], None, message["answers"])
                assert text == msgspec.json.encode(made).decode()
                continue
            course = story.upto(at)
            if kind == "reasons":
                moves = reader.whys[int(message["id"][1:])]
                made_reasons = Reasons(message["id"], at, messages.reasons(course, reader.seat, moves))
                assert plain(made_reasons) == message
            elif kind == "foreseen":
                assert reader.seat is not None
                assert foretold(course, message, reader.seat) == message
                course.match.state = (true := course.match.state).imagine(reader.seat, 5)
                # The same in another deal of what the seat does not know.
                assert foretold(course, message, reader.seat) == message
                course.match.state = true
            elif kind == "hinted":
                assert reader.seat == course.to_move
                assert message["move"] in course.match.view(reader.seat)["decision"]["options"]
            elif kind == "table":
                check_table(played, message["table"], reader)
            elif kind == "refused":
                check_refusal(message, course)
            else:
                assert kind in ("stale", "pong")
        assert {"view", "reasons", "refused", "table", "stale", "pong"} <= set(kinds)


def foretold(course: Course, message: Json, seat: Seat) -> Json:
    """What a seat is answered that looks ahead."""
    return plain(foreseen(course, Ahead(message["at"], message["id"], message["moves"]), seat))


def check_refusal(message: Json, course: Course) -> None:
    """A refusal speaks of the request, not of the position."""
    said = {"id", "move", "key", "rule", "args", "type"}
    assert said == message.keys()
    assert message["key"] in (
        "no-such-move",
        "no-not-your-move",
        "no-not-your-seat",
        "no-undo-asked",
        "no-spectators-play",
        "no-hint",
        "no-hint-among-people",
    ), message
    facts = {"text", "seat", "n", "guess", "problem"}
    assert facts >= message["args"].keys(), message
    if "seat" in message["args"]:
        assert message["args"]["seat"] == course.to_move


def check_table(played: Played, told: Json, reader: Reader) -> None:
    """A table tells how many moves were made, whose turn it is, and only points that all may see."""
    if told["status"] == "waiting":
        assert {0} == set(told["scores"])
        return
    assert played.open[told["moves"]] == (told["to_move"], told["scores"], told["winners"])
    assert ({str(reader.seat)} if reader.seat is not None else set()) == told["seat_keys"].keys()
    assert played.readers[0].socket.table["commitment"] == told["commitment"]


def test_requests_are_answered_with_what_the_engine_says(played: Played) -> None:
    """The file, moves, positions, tellings and lists, asked for in the middle of the match by everybody."""
    story = Followed(played)
    met = set()
    for one in sorted(played.asked, key=lambda asked: asked.at):
        course = story.upto(one.at)
        reader = played.readers[one.who]
        kind, _, query = one.path.partition("?")
        eyes = int(query[5:]) if query.startswith("seat=") else None
        kind = "/".join("{n}" if part.isdigit() else part for part in kind.split("/"))
        met.add(kind)
        if eyes is not None and eyes != reader.seat:
            assert (403, "no-not-your-seat") == (one.status, one.body["key"])
            continue
        match kind.replace("/api/tables/{table}", "T"):
            case "T/match":
                assert course.match.public_text() == one.body
                assert "secret" not in one.body
            case "T/moves":
                spelled = zip(course.match.seats, course.match.moves, strict=True)
                own = [
                    [seat, course.match.game.spell(move) if seat == reader.seat else ""]
                    for seat, move in spelled
                ]
                assert own == one.body["moves"]
            case "T/positions/{n}":
                n = int(one.path.partition("?")[0].rpartition("/")[2])
                own_seat = [] if reader.seat is None else [reader.seat]
                assert plain(messages.position(course.match, n, eyes, own_seat)) == one.body
                if n and course.match.seats[n - 1] != reader.seat:
                    assert "" == one.body["move"]
            case "T/told":
                assert plain(course.match.told(eyes)) == one.body["events"]
                assert course.match.marks == one.body["marks"]
            case "T/curve" | "T/shuffles":
                assert 409 == one.status
            case "T/sources":
                assert played.sources == one.body
            case "T":
                check_table(played, one.body, reader)
            case "/api/tables" | "/api/history":
                check_lists(played, one, reader)
            case other:
                raise AssertionError(other)
    read = {endpoint.path for endpoint in ENDPOINTS if endpoint.method == "GET"}
    assert {path for path in read - WITHOUT_DEAL if not path.startswith(OF_A_GAME)} == met


def check_lists(played: Played, one: Asked, reader: Reader) -> None:
    """A list tells of this table what the table itself tells."""
    this = json.loads(reader.socket.frames[0][1])["table"]["id"]
    past = [row["table"] for row in one.body.get("rows", [])]
    rows = [*past, *one.body.get("yours", []), *one.body.get("open", [])]
    mine = [row for row in rows if row["id"] == this]
    for row in mine:
        check_table(played, row, reader)
    if one.path == "/api/tables":
        assert mine

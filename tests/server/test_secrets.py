"""Nothing that is sent to a seat depends on cards that it may not know.

Twice: the messages of re-dealt positions are the same to the byte; and in all bytes that a real server sent
during whole matches there is no card that the reader did not know by then.
"""

import json
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import Seat, State
from cairn.core.match import Match, Player
from cairn.core.record import Record, read_match
from cairn.games import GAMES
from cairn.games.lost_cities.rules.pieces import CARDS
from cairn.server import messages
from cairn.server.course import Course
from cairn.server.rows import SeatRow, TableRow, hashed, table_info
from cairn.server.wire import Asking

from .client import Browser, Json, Socket

GAME = GAMES["lost-cities"]
VARIANTS = [
    {"milestones": "on"},
    {"deck_count": "off", "milestones": "on"},
    {"colours": "6"},
    {"games": "2", "turn_cap": "12"},
]
DEALS = [
    *[("lost-cities", 2, {"turn_cap": "60", **options}) for options in VARIANTS],
    ("adventure-tours", 3, {"open_money": "off"}),
    ("adventure-tours", 4, {"mode": "expert", "boards": "draft"}),
    ("africana", 2, {"open_scores": "off"}),
    ("africana", 4, {}),
    ("dominion", 2, {"open_scores": "off", "kingdom": "gentle-introduction"}),
    ("dominion", 3, {"kingdom": "level-up", "extras": "on"}),
]
ASKED = 200
"""Moves of which a reader asks why; the browser asks no more at a time."""
CARD = re.compile("|".join(f"{card}(?!\\d)" for card in sorted(CARDS, key=len, reverse=True)))


# Re-dealt positions.


def all_sent(course: Course, seat: Seat | None, moves: list[str]) -> bytes:
    """Everything that can be sent to a reader about the position of now."""
    match = course.match
    sent: list[Any] = [
        messages.shown(course, seat, since, asking, "m1")
        for since in (0, len(match.events))
        for asking in (None, Asking("u", 0, 1, [1], 20.0))
    ]
    sent.append(messages.reasons(course, seat, moves))
    row = TableRow("t", match.game.name, 1, "none", match.options, "", "link", "a", b"s", "i", 0.0, [])
    row.seats = [SeatRow("person", player.name, word="") for player in match.players]
    row.seats[0].holders = ["a"]
    row.status, row.moves, row.to_move = "playing", len(match.moves), course.to_move
    row.scores = course.open_scores()
    sent.append(table_info(row, "a" if seat == 0 else "", [True] * len(row.seats)))
    if seat is not None:
        sent += [refusal(course, move, seat) for move in moves]
    return msgspec.json.encode(sent)


def refusal(course: Course, move: str, seat: Seat) -> Any:
    """What a move is answered that is not played."""
    may_decide = seat == course.to_move or course.is_between_games
    if may_decide and course.match.state.allows(course.match.game.read(move)):
        return None
    try:
        course.play(move, seat)
    except messages.GameError as problem:
        return messages.refused(problem, "m", move)
    raise AssertionError(f"{move} was played")


def random_courses(
    name: str, seats: int, options: dict[str, str], seed: int
) -> Iterator[tuple[Course, QuickStream]]:
    """The positions of a random match, one after the other."""
    game = GAMES[name]
    players = [Player(f"P{n}") for n in range(seats)]
    match = Match(game, game.read_options(options, simulated=True), players, b"s" * 32, ["x", "y"])
    course = Course(match)
    stream = QuickDice(seed).stream("moves", 0)
    assert isinstance(stream, QuickStream)
    while not course.is_over:
        yield course, stream
        move = match.state.random_move(stream)
        goes_on = int(stream.below(seats)) if course.is_between_games else match.state.to_move()
        course.play(game.spell(move), goes_on)
        if stream.below(12) == 0 and not course.is_over:
            course.undo(int(stream.below(len(match.moves))))
    yield course, stream


@pytest.mark.parametrize(("name", "seats", "options"), DEALS)
def test_re_dealt_positions_send_the_same_bytes(
    name: str, seats: int, options: dict[str, str], thorough: bool
) -> None:
    """View, options, effects, refusals, reasons, scores, undo: deal the unseen again, and nothing differs."""
    different = 0
    looked = 60 if thorough or name == "lost-cities" else 15
    for course, stream in islice(random_courses(name, seats, options, 3), looked):
        true: State = course.match.state
        every = course.match.game.moves
        moves = [every[stream.below(len(every))] for _ in range(ASKED)] if len(every) > ASKED else every
        for seat in range(seats):
            sent = {viewer: all_sent(course, viewer, moves) for viewer in (seat, None)}
            course.match.state = true.imagine(seat, int(stream.below(1 << 30)))
            different += course.match.state.digest() != true.digest()
            for viewer, before in sent.items():
                assert before == all_sent(course, viewer, moves), (options, viewer)
            course.match.state = true
    assert different > looked


# What a real server sends.


def knowledge(text: str) -> list[dict[Seat | None, set[str]]]:
    """After every line of a match file, the cards that each reader has ever been able to know."""
    match = read_match(text, GAMES)
    course = Course(Match(GAME, match.options, match.players, match.secret, match.words))
    known: dict[Seat | None, set[str]] = {seat: set() for seat in (0, 1, None)}
    found = []
    for line in ["", *Record(text).body[:-1]]:
        if line.startswith("undo "):
            course.undo(int(line[5:]))
        elif line:
            course.push(GAME.read(line.split(" ", 2)[2]))
        for seat in known:
            known[seat] = known[seat] | set(CARD.findall(json.dumps(course.match.state.view(seat))))
        found.append(dict(known))
    return found


def without_echo(message: Json) -> str:
    """A message without what the reader said himself: the moves of which he asked why."""
    if message["type"] == "reasons":
        told = [
            json.dumps(why).replace(asked.partition(" ")[2] or "-", "")
            for asked, why in message["reasons"].items()
        ]
        return "\n".join(told)
    if message["type"] == "refused":
        message["move"] = ""
    return json.dumps(message)


def check_frames(socket: Socket, seat: Seat | None, known: list[dict[Seat | None, set[str]]]) -> int:
    """No frame names a card that its reader could not know by then; how many cards were named."""
    at = 0
    named = 0
    for _, text in socket.frames:
        message = json.loads(text)
        if message["type"] == "view":
            assert message["at"] >= at
            at = message["at"]
        cards = set(CARD.findall(without_echo(message)))
        assert cards <= known[at][seat], (seat, at, cards - known[at][seat], text[:300])
        named += len(cards)
    return named


def be_curious(browser: Browser, socket: Socket, table: Json, seat: int) -> tuple[int, str]:
    """Ask for everything that could give something away; when, and all that came over HTTP."""
    path = f"/api/tables/{table['id']}"
    socket.send("why", id="w", moves=GAME.moves[:200])
    socket.send("hint", id="h")
    socket.send("move", at=socket.view["at"], id="bad1", move="xyzzy")
    socket.send("move", at=-1, id="bad2", move="draw")
    socket.send("answer", id="none", yes=True)
    socket.send("look", seat=1 - seat)
    socket.drain()
    told = ""
    for more in (
        "",
        "/match",
        "/positions/0",
        f"/positions/0?seat={seat}",
        f"/positions/0?seat={1 - seat}",
        "/shuffles",
    ):
        told += browser.ask("GET", path + more)[2].decode()
    return socket.view["at"], told


def told_at(socket: Socket) -> list[int]:
    """The revisions of the views that nobody had to ask for; one follows each `stale`."""
    kinds = ["", *[kind for kind, _ in socket.frames]]
    return [
        json.loads(text)["at"]
        for before, (kind, text) in zip(kinds, socket.frames, strict=False)
        if kind == "view" and before != "stale"
    ]


@pytest.mark.parametrize("options", VARIANTS[:2])
def test_no_byte_gives_a_card_away(anna: Browser, ben: Browser, options: dict[str, str]) -> None:
    """A whole match of two curious players, watched by two; moves are taken back, by consent too."""
    table = anna.make("me", "open", games="1", turn_cap="16", **options)
    ben.sit(table, table["invite"], "Ben")
    anna.say(table, 0, "first-secret-word")
    assert not any(b"first-secret-word" in one for one in anna.bytes_in + ben.bytes_in)
    watchers = [Browser(anna.server), Browser(anna.server)]
    sockets = [anna.socket(table, 0), ben.socket(table, 1), *[one.socket(table) for one in watchers]]
    ben.say(table, 1, "second-secret-word")
    players = [anna, ben]
    for socket in sockets:
        socket.until("view")

    def all_hear(at: int) -> None:
        for socket in sockets:
            while socket.view["at"] < at:
                socket.hear()

    turn = 0
    asked: list[tuple[int, int, str]] = []
    while sockets[0].question is not None:
        seat = sockets[0].question["seat"]
        mover, other = sockets[seat], sockets[1 - seat]
        turn += 1
        if turn % 9 == 0:
            for player in (0, 1):
                asked.append((player, *be_curious(players[player], sockets[player], table, player)))
        if turn in (6, 7, 15) and other.view["undo"]["how"] == "ask":
            other.send("undo", at=other.view["at"], id=f"u{turn}")
            mover.until("view", asking=other.until("view", answers=f"u{turn}")["asking"])
            mover.send("answer", id=f"u{turn}", yes=turn != 7)
            at = mover.until("view", asking=None)["at"]
            all_hear(at)
            continue
        choices = mover.question["options"]
        all_hear(mover.move(choices[turn % len(choices)])["at"])
    secret_free = [list(one.bytes_in) for one in [*players, *watchers]]
    for socket in sockets:
        socket.drain()

    text = anna.ask("GET", f"/api/tables/{table['id']}/match")[2].decode()
    known = knowledge(text)
    assert len(known) == sockets[0].view["at"] + 1
    named = [
        check_frames(socket, seat, known) for socket, seat in zip(sockets, (0, 1, None, None), strict=True)
    ]
    assert min(named) > 100
    assert asked
    for seat, at, told in asked:
        assert set(CARD.findall(told)) <= known[at][seat]
    # Before the end nobody was sent the secret, and never another's token, key or hash.
    secret = text.rpartition("secret ")[2][:64].encode()
    browsers = [*players, *watchers]
    for one, early in zip(browsers, secret_free, strict=True):
        assert not any(secret in data for data in early)
        everything = b"".join(one.bytes_in)
        others = [other for other in browsers if other is not one and other.cookie]
        for other in others:
            assert other.cookie.encode() not in everything
        for other in browsers:
            if other.cookie:
                assert hashed(other.cookie).encode() not in everything
    keys = [anna.get(f"/api/tables/{table['id']}")["seat_keys"]["0"].encode()]
    assert not any(keys[0] in data for one in (ben, *watchers) for data in one.bytes_in)
    # Everybody is sent as many views, at the same revisions; those who know the same, the same bytes.
    assert told_at(sockets[0]) == told_at(sockets[1]) == told_at(sockets[2]) == told_at(sockets[3])
    views = [[text for kind, text in socket.frames if kind == "view"] for socket in sockets[2:]]
    assert views[0] == views[1]


def test_positions_show_what_was_seen(anna: Browser, ben: Browser) -> None:
    """The position after n moves is the view that was sent then, to a seat and to a spectator."""
    table = anna.make("me", "open", games="1", turn_cap="6", start="1")
    ben.sit(table, table["invite"], "Ben")
    anna.say(table, 0)
    ben.say(table, 1)
    watcher = Browser(anna.server)
    sockets = [anna.socket(table, 0), ben.socket(table, 1), watcher.socket(table)]
    for socket in sockets:
        socket.until("view")
    browsers = [anna, ben, watcher]
    for _ in range(10):
        seat = sockets[0].question["seat"]
        at = sockets[seat].move(sockets[seat].question["options"][-1])["at"]
        for socket in sockets:
            while socket.view["at"] < at:
                socket.hear()
    for browser, socket, query in zip(browsers, sockets, ("?seat=0", "?seat=1", ""), strict=True):
        for kind, text in socket.frames:
            if kind == "view":
                told = json.loads(text)
                path = f"/api/tables/{table['id']}/positions/{told['at']}{query}"
                then = browser.get(path)
                assert told["view"] == then["view"]
                assert told["events"] == then["events"]

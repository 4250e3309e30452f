"""The socket of a table: moves, questions, chat, and what is no message."""

import pytest

from .client import Browser
from .two_seats import a_camp, play, refusals, two_seats


def test_what_a_newcomer_is_sent(anna: Browser, ben: Browser) -> None:
    """The table, then, once the match has started, a view with all that happened."""
    table = anna.make("me", "open", games="1", start="1")
    mine = anna.socket(table, 0)
    assert ("table", False) == (mine.hear()["type"], mine.table["seats"][1]["online"])
    ben.sit(table, table["invite"], "Ben")
    assert "Ben" == mine.until("table")["table"]["seats"][1]["name"]
    anna.say(table, 0)
    ben.say(table, 1)
    view = mine.until("view")
    assert (0, 0, "", "no") == (view["at"], view["since"], view["answers"], view["undo"]["how"])
    assert "lost-cities-game-starts" == view["events"][0][0]
    theirs = ben.socket(table, 1)
    assert ["table", "view"] == [theirs.hear()["type"], theirs.hear()["type"]]
    assert [True, True] == [seat["online"] for seat in mine.until("table")["table"]["seats"]]
    assert "Ben" == theirs.view["view"]["seats"][1]["name"]
    assert "options" not in theirs.question and mine.question["options"]
    watcher = Browser(anna.server).socket(table)
    watcher.until("view")
    assert None is watcher.view["view"]["you"]
    assert 1 == mine.until("table")["watchers"]
    watcher.close()
    assert 0 == mine.until("table")["watchers"]
    theirs.close()
    assert [True, False] == [seat["online"] for seat in mine.until("table")["table"]["seats"]]


def test_moves_are_answered_and_told_to_all(anna: Browser, ben: Browser) -> None:
    """Everybody hears the same number of events, each as it may know it."""
    _, sockets = two_seats(anna, ben)
    play(sockets, 0, a_camp(sockets[0]))
    assert (1, "") == (sockets[1].view["at"], sockets[1].view["answers"])
    play(sockets, 0, "draw")
    drawn = [socket.view["events"][0] for socket in sockets]
    assert ["lost-cities-draws", "lost-cities-draws-hidden"] == [key for key, _ in drawn]
    assert "card" in drawn[0][1] and "card" not in drawn[1][1]
    assert 1 == sockets[1].question["seat"]


def test_refusals(anna: Browser, ben: Browser) -> None:
    """By rule, by turn, by spelling, by seat; nothing has changed."""
    table, (mine, theirs) = two_seats(anna, ben)
    held = mine.view["view"]["zones"]["hands"][0]
    foreign = next(
        f"{c} {n}" for c in ("red", "green", "blue") for n in range(2, 11) if f"{c} {n}" not in held
    )
    told = mine.move(f"play {foreign}")
    assert ("refused", f"play {foreign}") == (told["type"], told["move"])
    assert told["rule"].startswith("LC-") and told["key"] != "no-such-move"
    assert "no-unknown-move" == mine.move("camp yelow 2")["key"]
    assert "no-such-move" == mine.move("xyzzy" * 100)["key"]
    assert "no-not-your-move" == theirs.move("draw")["key"]
    watcher = Browser(anna.server).socket(table)
    watcher.until("view")
    assert "no-spectators-play" == watcher.move("draw")["key"]
    watcher.send("undo", at=0, id="u")
    assert "no-spectators-play" == watcher.until("refused")["key"]
    mine.send("undo", at=0, id="u")
    assert "no-undo" == mine.until("refused")["key"]
    mine.send("look", seat=1)
    assert "no-not-your-seat" == mine.until("refused")["key"]
    assert 0 == mine.view["at"]


def test_a_stale_move_and_one_sent_twice(anna: Browser, ben: Browser) -> None:
    """The first is not played, the second is played once and answered twice."""
    table, (mine, theirs) = two_seats(anna, ben)
    move = a_camp(mine)
    assert 1 == mine.move(move, id="one")["at"]
    again = mine.move(move, at=0, id="one")
    assert ("view", 1, []) == (again["type"], again["at"], again["events"])
    told = mine.move("draw", at=0)
    assert ("stale", 1) == (told["type"], told["at"])
    assert "view" == mine.hear()["type"]
    other = anna.socket(table, 0)
    other.until("view")
    assert 1 == other.move(move, at=0, id="one")["at"]
    # Another browser's id is another request.
    theirs.until("view")
    assert "no-not-your-move" == theirs.move("draw", id="one")["key"]


def test_coming_back(anna: Browser, ben: Browser) -> None:
    """Only what was not heard is sent, and after an undo from where it was taken back."""
    table, (mine, theirs) = two_seats(anna, ben)
    heard = mine.view["since"] + len(mine.view["events"])
    play([mine, theirs], 0, a_camp(mine))
    back = anna.socket(table, 0, heard)
    assert (heard, 1) == (back.until("view")["since"], len(back.view["events"]))
    mine.send("undo", at=1, id="u")
    assert heard == mine.until("view", answers="u")["since"]
    play([mine, theirs], 0, a_camp(mine))
    late = anna.socket(table, 0, heard + 1)
    assert (heard, 1) == (late.until("view")["since"], len(late.view["events"]))
    far = anna.socket(table, 0, 10_000)
    assert [] == far.until("view")["events"]


# Asking, talking.


def test_why(anna: Browser, ben: Browser) -> None:
    """Reasons of the rules are for the deciding seat; others hear that it is not their move."""
    _, (mine, theirs) = two_seats(anna, ben)
    held = mine.question["options"][-1]
    mine.send("why", id="y", moves=[held, "draw", "take green", "dance"])
    told = mine.until("reasons")
    assert ("y", 0, {"draw", "take green", "dance"}) == (told["id"], told["at"], set(told["reasons"]))
    assert told["reasons"]["draw"]["rule"].startswith("LC-")
    assert "no-such-move" == told["reasons"]["dance"]["key"]
    theirs.send("why", id="y", moves=[held, "draw"])
    told = theirs.until("reasons")
    assert {held, "draw"} == told["reasons"].keys()
    assert {"no-not-your-move"} == {why["key"] for why in told["reasons"].values()}
    mine.send("why", id="y", moves=["draw"] * 201)
    assert "no-such-request" == mine.until("refused")["key"]


def test_hint(anna: Browser, ben: Browser) -> None:
    """It is one of the options, always the same, and only for the deciding seat."""
    table, (mine, theirs) = two_seats(anna, ben, more={"hints": "agreed"})
    assert anna.look_at(table)["may_hint"] and ben.look_at(table)["may_hint"]
    found = []
    for _ in range(2):
        mine.send("hint", id="h")
        found.append(mine.until("hinted", id="h", at=0)["move"])
    assert found[0] == found[1] and found[0] in mine.question["options"]
    theirs.send("hint", id="h")
    assert "no-hint" == theirs.until("refused", id="h")["key"]
    assert not Browser(anna.server).look_at(table)["may_hint"]


def test_hints_are_for_those_who_play_bots(anna: Browser, ben: Browser) -> None:
    """Among people they are refused with a sentence, and where the table says never, against bots too."""
    table, (mine, _) = two_seats(anna, ben)
    assert ("bots", False) == (table["hints"], anna.look_at(table)["may_hint"])
    mine.send("hint", id="h")
    assert "no-hint-among-people" == mine.until("refused", id="h")["key"]
    for hints, answer in [("bots", "hinted"), ("never", "refused")]:
        table = anna.make("me", "random", more={"hints": hints}, games="1", start="1")
        anna.say(table, 0)
        assert (hints == "bots") == anna.look_at(table)["may_hint"]
        socket = anna.socket(table, 0)
        socket.until("view")
        socket.send("hint", id="h")
        told = socket.until(answer, id="h")
        assert answer == "hinted" or "no-hint-here" == told["key"]
    table = anna.make("me", "here", games="1", start="1")
    anna.say(table, 0)
    assert not anna.say(table, 1)["may_hint"]


def test_chat(anna: Browser, ben: Browser) -> None:
    """Everybody hears it, also who comes later; it has limits."""
    table, (mine, theirs) = two_seats(anna, ben)
    mine.send("chat", text="  hello \n there\u202e ")
    heard = theirs.until("chat")
    assert (0, 0, "P1", "hello there") == (heard["n"], heard["seat"], heard["name"], heard["text"])
    watcher = Browser(anna.server).socket(table)
    assert "hello there" == watcher.until("chat")["text"]
    watcher.send("chat", text="may I?")
    heard = theirs.until("chat")
    assert (1, None, "", "may I?") == (heard["n"], heard["seat"], heard["name"], heard["text"])
    for text in ("", " \u200b", "x" * 501):
        mine.send("chat", text=text)
        assert "no-chat-length" == mine.until("refused")["key"]
    for _ in range(8):
        mine.send("chat", text="x")
    assert "no-chat-so-fast" == mine.until("refused")["key"]


def test_what_is_no_message(anna: Browser, ben: Browser) -> None:
    """Each is refused; the twentieth ends the talk."""
    _, (mine, theirs) = two_seats(anna, ben)
    bad: list[str] = [
        "",
        "hello",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": "move"}',
        '{"type": "move", "at": "0", "id": "x1", "move": "draw"}',
        '{"type": "ping", "more": 1}',
        '{"type": "chat", "text": "\\ud800"}',
        "[" * 5000,
    ]
    for text in bad:
        mine.connection.send(text)
        assert "no-such-request" == mine.until("refused")["key"], text
    assert "x1" in [told["id"] for told in refusals(mine)]
    for _ in range(10):
        mine.connection.send("?")
    assert 1008 == mine.closed()
    theirs.send("ping")
    theirs.until("pong")


@pytest.mark.parametrize("data", ["x" * 17_000, b"binary"])
def test_what_is_too_long_or_no_text(anna: Browser, data: str | bytes) -> None:
    """It ends the talk at once."""
    table = anna.make("me", "open")
    mine = anna.socket(table, 0)
    mine.connection.send(data)
    assert 1008 == mine.closed()


def test_before_the_match_starts(anna: Browser) -> None:
    """There is nothing to play yet, and that is what is said."""
    table = anna.make("me", "open")
    mine = anna.socket(table, 0)
    mine.send("move", at=0, id="m", move="draw")
    assert "no-match-yet" == mine.until("refused")["key"]
    mine.send("look", seat=None)
    mine.send("why", id="y", moves=[])
    assert "no-match-yet" == mine.until("refused", id="y")["key"]


def test_any_person_deals_the_next_game(anna: Browser, ben: Browser) -> None:
    """Whatever seat is to start it; it cannot be taken back freely by somebody else."""
    _, sockets = two_seats(anna, ben, games="2", turn_cap="1")
    while sockets[0].question["kind"] != "deal":
        seat = sockets[0].question["seat"]
        play(sockets, seat, sockets[seat].question["options"][0])
    dealer = 1 - sockets[0].question["seat"]
    play(sockets, dealer, "deal")
    assert 2 == sockets[0].view["view"]["progress"]["game"]

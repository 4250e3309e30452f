"""Taking moves back at a table: freely, by consent, or not."""

from .client import Browser, Socket
from .two_seats import a_camp, play, refusals, two_seats


def test_a_free_undo(anna: Browser, ben: Browser) -> None:
    """Nobody has learnt anything: nobody is asked, and everybody is told."""
    _, (mine, theirs) = two_seats(anna, ben)
    before = mine.view["view"]
    play([mine, theirs], 0, a_camp(mine))
    assert ({"how": "free", "to": 0}, "no") == (mine.view["undo"], theirs.view["undo"]["how"])
    mine.send("undo", at=1, id="u1")
    mine.until("view", answers="u1")
    assert {**before, "at": 2} == mine.view["view"]
    assert 2 == theirs.until("view", at=2)["at"]
    mine.send("undo", at=1, id="u1")
    assert 2 == mine.until("view", answers="u1")["at"]


def drawn(anna: Browser, ben: Browser) -> tuple[Socket, Socket]:
    """Seat 1 has placed and drawn, and wants its card back."""
    _, (mine, theirs) = two_seats(anna, ben)
    play([mine, theirs], 0, a_camp(mine))
    play([mine, theirs], 0, "draw")
    assert {"how": "ask", "to": 1} == mine.view["undo"]
    mine.send("undo", at=2, id="u")
    asking = {"id": "u", "seat": 0, "to": 1, "waits_for": [1]}
    for told in (mine.until("view", answers="u")["asking"], theirs.until("view", at=2)["asking"]):
        assert 0 < told.pop("seconds_left") <= 20
        assert asking == told
    return mine, theirs


def test_an_undo_by_consent(anna: Browser, ben: Browser) -> None:
    """The others are asked; with the last yes it happens."""
    mine, theirs = drawn(anna, ben)
    mine.send("answer", id="u", yes=True)
    assert "no-undo-not-asked" == mine.until("refused")["key"]
    theirs.send("answer", id="u", yes=True)
    told = mine.until("view", answers="u", at=3)
    assert (None, ["draw"]) == (told["asking"], [o for o in mine.question["options"] if o == "draw"])
    assert told["since"] == len(theirs.until("view", at=3)["events"]) + told["since"]
    theirs.send("answer", id="u", yes=True)
    assert "no-undo-asked" == theirs.until("refused")["key"]


def test_an_undo_withdrawn(anna: Browser, ben: Browser) -> None:
    """A player who asked may change his mind."""
    mine, theirs = drawn(anna, ben)
    mine.send("answer", id="u", yes=False)
    assert (2, None) == (mine.until("view", answers="u")["at"], mine.view["asking"])
    assert None is theirs.until("view")["asking"]


def test_an_undo_declined(anna: Browser, ben: Browser) -> None:
    """By an answer, or by a move."""
    mine, theirs = drawn(anna, ben)
    theirs.send("answer", id="u", yes=False)
    told = mine.until("refused")
    assert ("u", "no-undo-declined", {"seat": 1}) == (told["id"], told["key"], told["args"])
    assert (2, None) == (mine.until("view")["at"], mine.view["asking"])
    mine.send("undo", at=2, id="v")
    mine.until("view", answers="v")
    theirs.until("view", asking=mine.view["asking"])
    play([mine, theirs], 1, a_camp(theirs))
    assert (3, None) == (mine.view["at"], mine.view["asking"])
    assert [("v", "no-undo-declined")] == [(m["id"], m["key"]) for m in refusals(mine)][-1:]


def test_bots_agree(anna: Browser) -> None:
    """Against a bot everything can be taken back, until the match is over."""
    table = anna.make("me", "rule", games="1", start="1", turn_cap="1")
    anna.say(table, 0)
    mine = anna.socket(table, 0)
    mine.until("view")
    mine.move(a_camp(mine))
    mine.move("draw")
    while mine.question["seat"] != 0:
        mine.hear()
    assert {"how": "free", "to": 1} == mine.view["undo"]
    mine.send("undo", at=mine.view["at"], id="u")
    assert 1 == mine.until("view", answers="u")["view"]["decision"]["options"].count("draw")
    while mine.question is not None:
        if mine.question["seat"] == 0:
            mine.move(mine.question["options"][0])
        else:
            mine.hear()
    assert "no" == mine.view["undo"]["how"]
    mine.send("undo", at=mine.view["at"], id="w")
    assert "no-game-over" == mine.until("refused")["key"]
    assert "over" == mine.table["status"]


def test_one_device_for_two(anna: Browser) -> None:
    """A browser looks through each of its seats in turn, and agrees with itself."""
    table = anna.make("me", "here", games="1", start="1")
    anna.say(table, 0)
    anna.say(table, 1)
    one = anna.socket(table, 0)
    one.until("view")
    move = a_camp(one)
    one.move(move)
    one.move("draw")
    one.send("look", seat=1)
    seen = one.until("view")
    assert (1, 0, 1) == (seen["view"]["you"], seen["since"], one.question["seat"])
    one.move(a_camp(one))
    one.send("look", seat=None)
    assert None is one.until("view")["view"]["you"]
    one.send("look", seat=0)
    one.until("view")
    one.send("undo", at=3, id="u")
    assert [1] == one.until("view", answers="u")["asking"]["waits_for"]
    one.send("answer", id="u", yes=True)
    assert 4 == one.until("view", asking=None)["at"]


def test_the_rule_of_the_table(anna: Browser, ben: Browser) -> None:
    """Where taking back is free nobody is asked; where it is never allowed nothing is taken back."""
    _, (mine, theirs) = two_seats(anna, ben, more={"undo": "free"})
    play([mine, theirs], 0, a_camp(mine))
    play([mine, theirs], 0, "draw")
    assert {"how": "free", "to": 1} == mine.view["undo"]
    mine.send("undo", at=2, id="u")
    assert 3 == mine.until("view", answers="u")["at"]
    _, (mine, theirs) = two_seats(anna, ben, more={"undo": "never"})
    play([mine, theirs], 0, a_camp(mine))
    assert "no" == mine.view["undo"]["how"]
    mine.send("undo", at=1, id="u")
    assert "no-undo-here" == mine.until("refused", id="u")["key"]

"""Positions in and out as plain data: what is whole comes back the same, what cannot occur is refused."""

from typing import Any

import pytest

from cairn.core.dice import QuickDice
from cairn.core.errors import BadPosition
from cairn.games.lost_cities.game import LOST_CITIES
from cairn.games.lost_cities.pieces import EMPTY_CAMP
from cairn.games.lost_cities.state import State
from cairn.testing.table import Table

DEFAULTS = LOST_CITIES.read_options({})
EIGHT = [f"blue {number}" for number in range(2, 10)]

SPREAD = """
    seat 2 to draw
    hand 1: yellow 2 3, blue S S, green 10, orange 4 5 6
    hand 2: yellow 4, blue 9 10, purple S S 3, orange 7
    shown 1: yellow 3, blue S
    shown 2: purple S S
    expeditions 1: green S 4 | purple 6
    expeditions 2: orange S S 2 3
    camps: blue 3 8 | green 9 2
    closed: green
    turn: 17
    starter: 1
    finished: 12 -7
    milestones: run, lower-hand
    won 1: three-blue
    won 2: three-orange, three-started
"""


def refused(data: dict[str, Any], **options: str) -> BadPosition:
    """How a position is refused."""
    with pytest.raises(BadPosition) as error:
        LOST_CITIES.position(data, QuickDice(1), LOST_CITIES.read_options(options))
    return error.value


def audited(state: State) -> BadPosition:
    """What the audit of a broken position says."""
    with pytest.raises(BadPosition) as error:
        state.audit()
    return error.value


def test_a_position_as_plain_data() -> None:
    """All that makes a position, seats from 1, the top of a pile last."""
    table = Table("lost-cities", milestones="on").set_up(SPREAD)
    data = table.state.dump()
    pile = data.pop("pile")
    none: dict[str, list[str]] = {"yellow": [], "blue": [], "purple": [], "green": [], "orange": []}

    assert 34 == len(pile)
    assert {
        "seat": 2,
        "step": "draw",
        "turn": 17,
        "starter": 1,
        "finished": [[12, -7]],
        "closed": "green",
        "hands": [
            [
                *("yellow 2", "yellow 3", "blue sponsor", "blue sponsor"),
                *("green 10", "orange 4", "orange 5", "orange 6"),
            ],
            ["yellow 4", "blue 9", "blue 10", "purple sponsor", "purple sponsor", "purple 3", "orange 7"],
        ],
        "shown": [["yellow 3", "blue sponsor"], ["purple sponsor", "purple sponsor"]],
        "expeditions": [
            none | {"purple": ["6"], "green": ["sponsor", "4"]},
            none | {"orange": ["sponsor", "sponsor", "2", "3"]},
        ],
        "camps": none | {"blue": ["3", "8"], "green": ["9", "2"]},
        "on_offer": ["run", "lower-hand"],
        "won": [["three-blue"], ["three-orange", "three-started"]],
    } == data


def test_a_position_comes_back_the_same() -> None:
    """Out and in again: the same data, the same digest, the same views."""
    table = Table("lost-cities", milestones="on").set_up(SPREAD)
    again = Table("lost-cities", milestones="on").lay_out(table.state.dump())

    assert table.state.dump() == again.state.dump()
    assert table.state.digest() == again.state.digest()
    for seat in (1, 2, None):
        assert table.view(seat) == again.view(seat)


def test_what_is_not_named_is_dealt() -> None:
    """An empty description is a first turn: nothing on the board, hands and pile dealt by the dice."""
    table = Table("lost-cities", start=2).lay_out({})
    other = Table("lost-cities", start=2, seed=2).lay_out({})

    assert (1, "place", 1, 0) == tuple(table.zone(name) for name in ("seat", "step", "starter", "turn"))
    assert [8, 8, 44] == [len(table.hand(1)), len(table.hand(2)), len(table.zone("pile"))]
    assert ([], None, [], [[], []]) == tuple(table.zone(n) for n in ("finished", "closed", "on_offer", "won"))
    assert table.hand(1) != other.hand(1)
    assert table.hand(1) == Table("lost-cities").lay_out({}).hand(1)


def test_one_hand_may_be_named() -> None:
    """A hand that is None is dealt, the other is as it is named; so is a pile that is None."""
    table = Table("lost-cities").lay_out({"hands": [None, EIGHT], "pile": None})

    assert EIGHT == table.hand(2)
    assert 8 == len(table.hand(1))
    assert not set(EIGHT) & set(table.hand(1))


def test_the_starter_is_the_seat_to_move() -> None:
    """A position that names the seat to move but no starter takes that seat for the starter."""
    assert 2 == Table("lost-cities").lay_out({"seat": 2}).zone("starter")
    assert 1 == Table("lost-cities").lay_out({"seat": 2, "starter": 1}).zone("starter")


def test_dice_of_a_position_go_on() -> None:
    """The game after a position is dealt by the dice it was given."""
    words = "seat 1 to deal\nfinished: 3 4\nrest: camps"
    deals = [Table("lost-cities", seed=seed).set_up(words).play("deal").zone("pile") for seed in (1, 2, 1)]

    assert deals[0] == deals[2]
    assert deals[0] != deals[1]


# Words and types.


@pytest.mark.parametrize(
    ("data", "name", "value"),
    [
        ({"color": "blue"}, "key", "color"),
        ({"seat": 0}, "seat", "0"),
        ({"seat": 3}, "seat", "3"),
        ({"seat": "1"}, "seat", "1"),
        ({"seat": True}, "seat", "True"),
        ({"starter": 0}, "starter", "0"),
        ({"starter": 3}, "starter", "3"),
        ({"turn": -1}, "turn", "-1"),
        ({"turn": 1_000_001}, "turn", "1000001"),
        ({"step": "pass"}, "step", "pass"),
        ({"step": 0}, "step", "0"),
        ({"closed": "pink"}, "closed", "pink"),
        ({"camps": []}, "camps", "[]"),
        ({"camps": {"pink": ["2"]}}, "colour", "pink"),
        ({"camps": {"blue": "2"}}, "camps", "2"),
        ({"camps": {"blue": ["11"]}}, "camps", "11"),
        ({"camps": {"blue": ["2"] * 13}}, "camps", "2"),
        ({"expeditions": {}}, "expeditions", "{}"),
        ({"expeditions": [{}]}, "expeditions", "[{}]"),
        ({"expeditions": [{}, {}, {}]}, "expeditions", "[{}, {}, {}]"),
        ({"expeditions": [{}, []]}, "expeditions", "[]"),
        ({"expeditions": [{"pink": []}, {}]}, "colour", "pink"),
        ({"expeditions": [{"blue": 2}, {}]}, "expeditions", "2"),
        ({"expeditions": [{"blue": ["1"]}, {}]}, "expeditions", "1"),
        ({"hands": [EIGHT]}, "hands", str([EIGHT])),
        ({"hands": [None, "blue 2"]}, "hands", "blue 2"),
        ({"hands": [None, ["blue 1"]]}, "hands", "blue 1"),
        ({"pile": "blue 2"}, "pile", "blue 2"),
        ({"pile": ["blue 11"]}, "pile", "blue 11"),
        ({"shown": [["blue 2"], []], "hands": [["blue sponsor"] * 3 + EIGHT[1:6], None]}, "shown", "blue 2"),
        ({"shown": [["blue 2", "blue 2"], []], "hands": [EIGHT, None]}, "shown", "blue 2"),
        ({"shown": [["blue 1"], []]}, "shown", "blue 1"),
        ({"shown": [None, []]}, "shown", "None"),
        ({"on_offer": "run"}, "milestones", "run"),
        ({"on_offer": ["walk"]}, "milestones", "walk"),
        ({"on_offer": ["run", "run"]}, "milestones", "run"),
        ({"won": [["walk"], []]}, "milestones", "walk"),
        ({"won": [[]]}, "won", "[[]]"),
        ({"finished": 3}, "finished", "3"),
        ({"finished": [3]}, "finished", "3"),
        ({"finished": [[3]]}, "finished", "[3]"),
        ({"finished": [[3, 4, 5]]}, "finished", "[3, 4, 5]"),
        ({"finished": [[3, "4"]]}, "finished", "[3, '4']"),
        ({"finished": [[3, True]]}, "finished", "[3, True]"),
    ],
)
def test_unknown_words(data: dict[str, Any], name: str, value: str) -> None:
    """An unknown key, colour, card or kind of data is refused by the name it stands under."""
    error = refused(data, milestones="on")

    assert "bad-position-value" == error.key
    assert {"name": name, "value": value} == error.facts


@pytest.mark.rule("LC-M1")
@pytest.mark.parametrize(
    ("step", "finished", "fits"),
    [
        ("place", 0, True),
        ("place", 2, True),
        ("place", 3, False),
        ("deal", 0, False),
        ("deal", 1, True),
        ("deal", 2, True),
        ("deal", 3, False),
        ("over", 2, False),
        ("over", 3, True),
        ("over", 4, False),
    ],
)
def test_games_before_this_one(step: str, finished: int, fits: bool) -> None:
    """In a match of three, two games at most lie behind the one on the table, three behind its end."""
    games = ", ".join(["0 0"] * finished)
    words = [f"seat 1 to {step}" if step != "over" else "match over", f"finished: {games}" if games else ""]
    words += ["rest: camps" if step != "place" else ""]
    if fits:
        assert finished == len(Table("lost-cities").set_up("\n".join(words)).zone("finished"))
    else:
        with pytest.raises(BadPosition) as error:
            Table("lost-cities").set_up("\n".join(words))
        assert "bad-position-value" == error.value.key
        assert {"name": "finished", "value": str([[0, 0]] * finished)} == error.value.facts


# Pieces.


@pytest.mark.rule("LC-C1")
@pytest.mark.parametrize(
    ("data", "card", "n", "due"),
    [
        ({"hands": [EIGHT, EIGHT]}, "blue 2", 2, 1),
        ({"hands": [EIGHT, None], "camps": {"blue": ["9"]}}, "blue 9", 2, 1),
        ({"expeditions": [{"blue": ["9"]}, {"blue": ["9"]}]}, "blue 9", 2, 1),
        ({"camps": {"blue": ["5", "5"]}}, "blue 5", 2, 1),
        ({"expeditions": [{"blue": ["sponsor"] * 3}, {"blue": ["sponsor"]}]}, "blue sponsor", 4, 3),
        ({"camps": {"blue": ["sponsor"] * 4}}, "blue sponsor", 4, 3),
        ({"pile": ["green 2", "green 2"]}, "green 2", 2, 1),
    ],
)
def test_a_card_too_many(data: dict[str, Any], card: str, n: int, due: int) -> None:
    """A sixty-first card is refused, with how often it is there and how often it should be."""
    error = refused(data)

    assert ("lost-cities-bad-count", "LC-C1") == (error.key, error.rule)
    assert {"card": card, "n": n, "due": due} == error.facts


@pytest.mark.rule("LC-C1")
def test_a_card_too_few() -> None:
    """A draw pile that leaves a card out is refused by the card that has no place."""
    pile = Table("lost-cities").set_up("hand 1: blue 2").zone("pile")
    hands = [Table("lost-cities").set_up("hand 1: blue 2").hand(seat) for seat in (1, 2)]
    error = refused({"hands": hands, "pile": pile[:-1]})

    assert "orange 10" == pile[-1]
    assert ("lost-cities-bad-count", "LC-C1") == (error.key, error.rule)
    assert {"card": "orange 10", "n": 0, "due": 1} == error.facts


@pytest.mark.rule("LC-T1")
@pytest.mark.parametrize("ranks", [["5", "3"], ["5", "5"], ["sponsor", "10", "9"]])
def test_descending_numbers(ranks: list[str]) -> None:
    """An expedition whose numbers do not ascend cannot occur."""
    error = refused({"expeditions": [{}, {"blue": ranks}]})

    assert ("lost-cities-bad-order", "LC-T1") == (error.key, error.rule)
    assert {"seat": 1, "card": f"blue {ranks[-1]}"} == error.facts


@pytest.mark.rule("LC-T2")
@pytest.mark.parametrize("ranks", [["5", "sponsor"], ["sponsor"] * 4])
def test_a_sponsor_on_a_number(ranks: list[str]) -> None:
    """An expedition with a sponsor on a number, or with four sponsors, cannot occur."""
    error = refused({"expeditions": [{"green": ranks}, {}]})

    assert ("lost-cities-bad-order", "LC-T2") == (error.key, error.rule)
    assert {"seat": 0, "card": "green sponsor"} == error.facts


@pytest.mark.rule("LC-T5")
@pytest.mark.parametrize(
    ("data", "seat", "n", "due"),
    [
        ({"hands": [[*EIGHT, "blue 10"], None]}, 0, 9, 8),
        ({"hands": [None, EIGHT[:7]]}, 1, 7, 8),
        ({"hands": [EIGHT, None], "step": "draw"}, 0, 8, 7),
        ({"hands": [None, EIGHT], "step": "draw", "seat": 2}, 1, 8, 7),
        ({"hands": [None, EIGHT[:7]], "step": "draw"}, 1, 7, 8),
    ],
)
def test_a_hand_too_large_or_too_small(data: dict[str, Any], seat: int, n: int, due: int) -> None:
    """Hands hold eight cards, seven while their owner draws."""
    error = refused(data)

    assert ("lost-cities-bad-hand", "LC-T5") == (error.key, error.rule)
    assert {"seat": seat, "n": n, "due": due} == error.facts


@pytest.mark.rule("LC-L1")
@pytest.mark.parametrize(
    "data",
    [
        {"camps": {"red": ["2"]}},
        {"expeditions": [{}, {"red": ["2"]}]},
        {"hands": [None, ["red sponsor", *EIGHT[:7]]]},
        {"pile": ["red 10"]},
    ],
)
def test_the_sixth_colour_in_a_game_of_five(data: dict[str, Any]) -> None:
    """Red cards in a game of five colours are refused."""
    error = refused(data)

    assert ("lost-cities-no-sixth-colour", "LC-L1") == (error.key, error.rule)
    assert {"colour": "red"} == error.facts


@pytest.mark.rule("LC-E1")
@pytest.mark.parametrize("step", ["place", "draw"])
def test_an_empty_pile_in_a_turn(step: str) -> None:
    """With an empty draw pile the game is over: nobody is to place or draw."""
    with pytest.raises(BadPosition) as error:
        Table("lost-cities").set_up(f"seat 1 to {step}\npile 0\nrest: camps")

    assert ("lost-cities-bad-pile", "LC-E1") == (error.value.key, error.value.rule)
    assert {"n": 0} == error.value.facts


@pytest.mark.rule("LC-E1")
@pytest.mark.parametrize("words", ["seat 1 to deal\nfinished: 0 0", "match over\nfinished: 0 0, 0 0, 0 0"])
def test_cards_in_the_pile_of_a_finished_game(words: str) -> None:
    """While cards are in the draw pile the game is not over."""
    with pytest.raises(BadPosition) as error:
        Table("lost-cities").set_up(f"{words}\npile 2\nrest: camps")

    assert ("lost-cities-bad-pile", "LC-E1") == (error.value.key, error.value.rule)
    assert {"n": 2} == error.value.facts


@pytest.mark.rule("LC-T4")
@pytest.mark.parametrize(
    ("data", "colour"),
    [
        ({"closed": "blue", "camps": {"blue": ["2"]}}, "blue"),
        ({"closed": "blue", "step": "draw"}, "blue"),
        ({"closed": "red", "step": "draw"}, "red"),
    ],
)
def test_a_camp_that_cannot_be_closed(data: dict[str, Any], colour: str) -> None:
    """A camp is closed only while its player draws, and a card lies on it."""
    error = refused(data)

    assert ("bad-position-value", "LC-T4") == (error.key, error.rule)
    assert {"name": "closed", "value": colour} == error.facts


@pytest.mark.rule("LC-K3")
@pytest.mark.parametrize(
    "data",
    [
        {"won": [["run"], ["run"]]},
        {"won": [["run"], []], "on_offer": ["run"]},
        {"won": [[], ["run"]], "on_offer": ["run", "five-cards"]},
    ],
)
def test_a_milestone_in_two_places(data: dict[str, Any]) -> None:
    """A milestone is on offer or lies before one seat, never in two places."""
    error = refused(data, milestones="on")

    assert ("lost-cities-bad-milestones", "LC-K3") == (error.key, error.rule)
    assert {} == error.facts


@pytest.mark.rule("LC-K1")
def test_a_sixth_milestone() -> None:
    """Five milestones belong to a game, on offer and won together: a sixth is refused."""
    first = ["three-yellow", "three-blue", "three-purple"]
    five = {"on_offer": first, "won": [["run"], ["five-cards"]]}
    error = refused(five | {"won": [["run"], ["five-cards", "three-started"]]}, milestones="on")

    assert 3 == len(Table("lost-cities", milestones="on").lay_out(five).zone("on_offer"))
    assert ("bad-position-value", "LC-K1") == (error.key, error.rule)
    assert {"name": "milestones", "value": 6} == error.facts


@pytest.mark.rule("LC-S3")
def test_a_milestone_without_the_variant() -> None:
    """Without the variant a position has no milestone."""
    error = refused({"on_offer": ["run"]})

    assert ("bad-position-value", "LC-S3") == (error.key, error.rule)
    assert {"name": "milestones", "value": 1} == error.facts


@pytest.mark.rule("LC-C1", "LC-T5")
def test_an_audit_finds_what_is_lost() -> None:
    """A whole position passes its audit; one that has lost or doubled a card is named by that card."""
    state = LOST_CITIES.position({"hands": [EIGHT, None], "camps": {"orange": ["9"]}}, QuickDice(3), DEFAULTS)
    state.audit()
    state.hands[7] = state.hands[0]
    doubled = audited(state)
    state.hands[7] = 10 + 8
    state.camps[4] = EMPTY_CAMP
    lost = audited(state)

    assert {"card": "orange 9", "n": 0, "due": 1} == lost.facts
    assert {"card": "blue 2", "n": 2, "due": 1} == doubled.facts
    assert ("lost-cities-bad-count", "LC-C1") == (lost.key, lost.rule) == (doubled.key, doubled.rule)


@pytest.mark.rule("LC-T5", "LC-E1")
def test_an_audit_finds_a_wrong_step() -> None:
    """A step that does not fit the hands, or the draw pile, is found."""
    state = LOST_CITIES.position({"step": "draw", "seat": 2}, QuickDice(3), DEFAULTS)
    state.seat = 0
    hands = audited(state)
    state.seat = 1
    state.audit()
    over = LOST_CITIES.position({}, QuickDice(3), DEFAULTS)
    over.step = 3
    pile = audited(over)

    assert ("lost-cities-bad-hand", "LC-T5") == (hands.key, hands.rule)
    assert {"seat": 0, "n": 8, "due": 7} == hands.facts
    assert ("lost-cities-bad-pile", "LC-E1") == (pile.key, pile.rule)
    assert {"n": 44} == pile.facts

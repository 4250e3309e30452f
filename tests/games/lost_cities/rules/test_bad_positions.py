"""Positions that cannot occur: each is refused with its key, its rule and the numbers."""

from itertools import product
from typing import Any

import pytest

from cairn.core.dice import QuickDice
from cairn.core.errors import BadPosition
from cairn.games.lost_cities.rules.game import LOST_CITIES
from cairn.proof.scene import Scene

EIGHT = [f"blue {number}" for number in range(2, 10)]


def refused(data: dict[str, Any], **options: str) -> BadPosition:
    """How a position is refused."""
    with pytest.raises(BadPosition) as error:
        LOST_CITIES.position(data, QuickDice(1), LOST_CITIES.read_options(options))
    return error.value


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
        assert finished == len(Scene("lost-cities").set_up("\n".join(words)).zone("finished"))
    else:
        with pytest.raises(BadPosition) as error:
            Scene("lost-cities").set_up("\n".join(words))
        assert "bad-position-value" == error.value.key
        assert {"name": "finished", "value": str([[0, 0]] * finished)} == error.value.facts


def colour_split() -> tuple[dict[int, int], int, int]:
    """What both seats can make of one colour, by going through every way to share its cards out.

    For each number of cards laid the most points of both together, then the fewest of both and of one.
    """
    made: list[tuple[int, int, int]] = [(0, 0, 0)]
    for number in range(2, 11):
        made = [
            (a + x * (number + 100), b + y * (number + 100), laid + x + y)
            for a, b, laid in made
            for x, y in ((0, 0), (1, 0), (0, 1))
        ]
    most: dict[int, int] = {}
    fewest, of_one = 0, 0
    for mine, yours in [pair for pair in product(range(4), repeat=2) if sum(pair) <= 3]:
        for a, b, laid in made:
            points = [counted(a, mine), counted(b, yours)]
            cards = laid + mine + yours
            most[cards] = max(most.get(cards, 0), sum(points))
            fewest, of_one = min(fewest, sum(points)), min(of_one, *points)
    return most, fewest, of_one


def counted(numbers: int, sponsors: int) -> int:
    """The points of an expedition: its numbers as their count times 100 plus their sum."""
    count, total = divmod(numbers, 100)
    if count + sponsors == 0:
        return 0
    return (total - 20) * (sponsors + 1) + (20 if count + sponsors >= 8 else 0)


@pytest.mark.parametrize(("colours", "laid", "milestones"), [(5, 44, "off"), (5, 44, "on"), (6, 56, "on")])
@pytest.mark.rule("LC-E3")
def test_points_of_a_finished_game(colours: int, laid: int, milestones: str) -> None:
    """A game before this one has no more points than its cards can bring, and no fewer than they can cost."""
    most, fewest, of_one = colour_split()
    best = {0: 0}
    for _ in range(colours):
        best = {
            n: max(best[n - part] + most[part] for part in most if n - part in best)
            for n in range(laid + 1)
            if any(n - part in best for part in most)
        }
    high = best[laid] + (50 if milestones == "on" else 0)
    low, low_sum = of_one * colours, fewest * colours
    options = {"milestones": milestones, "colours": str(colours)}

    for points in ([high, 0], [0, high], [low, 0], [0, low], [low, low_sum - low]):
        scene = Scene("lost-cities", **options).lay_out({"finished": [points]})
        assert [points] == scene.zone("finished")
    for points, seat in (([high + 1, -400], 0), ([0, high + 1], 1), ([low - 1, 0], 0), ([5, low - 1], 1)):
        error = refused({"finished": [[0, 0], points]}, **options)
        assert ("lost-cities-bad-points", "LC-E3") == (error.key, error.rule)
        assert {"seat": seat, "points": points[seat], "low": low, "high": high} == error.facts
    for points in ([high, 1], [low, low_sum - low - 1]):
        error = refused({"finished": [points]}, **options)
        assert ("lost-cities-bad-sum", "LC-E3") == (error.key, error.rule)
        assert {"points": sum(points), "low": low_sum, "high": high} == error.facts


@pytest.mark.parametrize(
    ("data", "name", "value"),
    [
        ({"earlier_turns": 1}, "earlier_turns", "1"),
        ({"earlier_turns": -1, "finished": [[0, 0]]}, "earlier_turns", "-1"),
        ({"earlier_turns": 1_000_001, "finished": [[0, 0]]}, "earlier_turns", "1000001"),
        ({"earlier_capped": True}, "earlier_capped", "True"),
        ({"earlier_capped": 1, "finished": [[0, 0]]}, "earlier_capped", "1"),
    ],
)
def test_turns_before_the_first_game(data: dict[str, Any], name: str, value: str) -> None:
    """Without a finished game there are no earlier turns."""
    error = refused(data, turn_cap="40")

    assert "bad-position-value" == error.key
    assert {"name": name, "value": value} == error.facts


def test_no_cap_was_reached_where_there_is_none() -> None:
    """A match without a turn cap is not capped."""
    error = refused({"earlier_capped": True, "finished": [[0, 0]]})

    assert {"name": "earlier_capped", "value": "True"} == error.facts


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
    pile = Scene("lost-cities").set_up("hand 1: blue 2").zone("pile")
    hands = [Scene("lost-cities").set_up("hand 1: blue 2").hand(seat) for seat in (1, 2)]
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
        Scene("lost-cities").set_up(f"seat 1 to {step}\npile 0\nrest: camps")

    assert ("lost-cities-bad-pile", "LC-E1") == (error.value.key, error.value.rule)
    assert {"n": 0} == error.value.facts


@pytest.mark.rule("LC-E1")
@pytest.mark.parametrize("words", ["seat 1 to deal\nfinished: 0 0", "match over\nfinished: 0 0, 0 0, 0 0"])
def test_cards_in_the_pile_of_a_finished_game(words: str) -> None:
    """While cards are in the draw pile the game is not over."""
    with pytest.raises(BadPosition) as error:
        Scene("lost-cities").set_up(f"{words}\npile 2\nrest: camps")

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

    assert 3 == len(Scene("lost-cities", milestones="on").lay_out(five).zone("on_offer"))
    assert ("bad-position-value", "LC-K1") == (error.key, error.rule)
    assert {"name": "milestones", "value": 6} == error.facts


@pytest.mark.rule("LC-S3")
def test_a_milestone_without_the_variant() -> None:
    """Without the variant a position has no milestone."""
    error = refused({"on_offer": ["run"]})

    assert ("bad-position-value", "LC-S3") == (error.key, error.rule)
    assert {"name": "milestones", "value": 1} == error.facts

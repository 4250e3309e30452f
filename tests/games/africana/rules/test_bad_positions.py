"""Positions that cannot occur: each is refused with its key, its rule and the numbers."""

from typing import Any

import pytest

from cairn.core.dice import QuickDice
from cairn.core.errors import BadPosition, BadSetup
from cairn.games.africana.rules.game import AFRICANA
from cairn.proof.scene import Scene

JOKERS = [["joker"], ["joker"]]


def refused(data: dict[str, Any], **options: str) -> BadPosition:
    """How a position is refused."""
    with pytest.raises(BadPosition) as error:
        AFRICANA.position(data, QuickDice(1), AFRICANA.read_options(options))
    return error.value


def spaces(*named: str | None) -> list[dict[str, Any]]:
    """Five spaces with these cards and nobody on them."""
    return [{"expedition": word, "markers": []} for word in named]


@pytest.mark.parametrize(
    ("data", "name", "value"),
    [
        ({"colour": "blue"}, "key", "colour"),
        ({"seat": 0}, "seat", "0"),
        ({"seat": 3}, "seat", "3"),
        ({"seat": "1"}, "seat", "1"),
        ({"seat": True}, "seat", "True"),
        ({"starter": 3}, "starter", "3"),
        ({"step": "pass"}, "step", "pass"),
        ({"step": 0}, "step", "0"),
        ({"turn": -1}, "turn", "-1"),
        ({"turn": 1_000_001}, "turn", "1000001"),
        ({"turned": 1}, "turned", "1"),
        ({"triggered": "no"}, "triggered", "no"),
        ({"shuffles": -1}, "shuffles", "-1"),
        ({"places": "cairo"}, "places", "cairo"),
        ({"places": ["cairo", "rome"]}, "places", "rome"),
        ({"places": ["cairo", 3]}, "places", "3"),
        ({"places": ["cairo", "cairo"], "silver": [1]}, "silver", "1"),
        ({"silver": [1, -1]}, "silver", "-1"),
        ({"silver": [1, 100_001]}, "silver", "100001"),
        ({"silver": [1, "2"]}, "silver", "2"),
        ({"hands": [["joker"], "joker"]}, "hands", "joker"),
        ({"hands": [["joker"], ["red"]]}, "hands", "red"),
        ({"hands": [["violet"] * 13, []]}, "hands", "violet"),
        ({"played": ["red"], "step": "travel"}, "played", "red"),
        ({"played": {}, "step": "travel"}, "played", "{}"),
        ({"travel_pile": ["joker"]}, "travel_pile", "joker"),
        ({"travel_pile": ["red"]}, "travel_pile", "red"),
        ({"discards": ["violet assistant"]}, "discards", "violet assistant"),
        ({"discards": "violet"}, "discards", "violet"),
        ({"adventures": [["mask cairo"], []]}, "adventures", "mask cairo"),
        ({"adventures": [["mask luanda"] * 2, []]}, "adventures", "mask luanda"),
        ({"under": [[], {}]}, "under", "[]"),
        ({"under": [{"cards": []}, {}]}, "under", "cards"),
        ({"under": [{"expeditions": ["mask luanda"]}, {}]}, "under", "mask luanda"),
        ({"under": [{"adventures": ["napoli - aswan"]}, {}]}, "under", "napoli - aswan"),
        ({"gone": ["joker"]}, "gone", "joker"),
        ({"spaces": []}, "spaces", "0"),
        ({"spaces": {}}, "spaces", "{}"),
        ({"spaces": [None] * 6}, "spaces", "6"),
        ({"spaces": [None] * 4 + ["napoli - aswan"]}, "spaces", "napoli - aswan"),
        ({"spaces": [None] * 4 + [{"card": "napoli - aswan"}]}, "spaces", "card"),
        ({"spaces": [None] * 4 + [{"expedition": "napoli - rome"}]}, "spaces", "napoli - rome"),
        ({"spaces": [None] * 4 + [{"expedition": "napoli - aswan", "markers": 1}]}, "markers", "1"),
        ({"spaces": [None] * 4 + [{"expedition": "napoli - aswan", "markers": [3]}]}, "markers", "3"),
        ({"spaces": [None] * 4 + [{"expedition": "napoli - aswan", "markers": [0]}]}, "markers", "0"),
        ({"expedition_pile": ["napoli - rome"]}, "expedition_pile", "napoli - rome"),
        ({"expedition_pile": ["napoli - aswan"] * 2}, "expedition_pile", "napoli - aswan"),
        ({"removed": "C01"}, "removed", "C01"),
        ({"books": []}, "books", "[]"),
        ({"books": {"east": {}}}, "books", "east"),
        ({"books": {"north": {"top": []}}}, "books", "top"),
        ({"books": {"north": {"left": ["mask rome"]}}}, "books", "mask rome"),
        ({"books": {"north": {"left": "mask luanda"}}}, "books", "mask luanda"),
        (
            {"books": {"north": {"left": ["mask luanda"], "seen": ["drum port natal"]}}},
            "seen",
            "drum port natal",
        ),
    ],
)
def test_unknown_words(data: dict[str, Any], name: str, value: str) -> None:
    """An unknown key, card, place or kind of data is refused by the name it stands under."""
    error = refused(data)

    assert "bad-position-value" == error.key
    assert {"name": name, "value": value} == error.facts


@pytest.mark.rule("AF-C4")
@pytest.mark.parametrize(
    ("data", "card", "n", "due"),
    [
        ({"hands": [["violet"] * 5, []], "discards": ["violet"] * 12}, "violet", 17, 12),
        ({"hands": JOKERS, "travel_pile": ["violet"] * 10, "discards": []}, "magenta", 0, 12),
        ({"hands": [["violet assistant"], []]}, "violet assistant", 1, 0),
        ({"hands": [["joker"] * 2, ["joker"]]}, "joker", 3, 2),
    ],
)
def test_hand_cards_that_do_not_add_up(data: dict[str, Any], card: str, n: int, due: int) -> None:
    """A card too many or too few is refused, with how many there are and should be."""
    error = refused(data)

    assert ("africana-bad-count", "AF-C4") == (error.key, error.rule)
    assert {"card": card, "n": n, "due": due} == error.facts


@pytest.mark.rule("AF-C4")
def test_the_rest_of_the_travel_cards() -> None:
    """Where pile and discards are both named, a card without a place is refused by its name."""
    pile = [colour for colour in ("magenta", "turquoise", "grey", "orange") for _ in range(12)]
    error = refused({"hands": JOKERS, "travel_pile": pile, "discards": ["violet"] * 7})

    assert ("africana-bad-count", "AF-C4") == (error.key, error.rule)
    assert {"card": "violet", "n": 7, "due": 12} == error.facts


@pytest.mark.rule("AF-M6")
def test_an_assistant_of_somebody_else() -> None:
    """Nobody holds an assistant whose adventure somebody else has finished."""
    under = [{}, {"adventures": ["violet assistant timbuktu"]}]
    error = refused({"hands": [["violet assistant"], ["joker"]], "under": under})

    assert ("africana-bad-assistants", "AF-M6") == (error.key, error.rule)
    assert {"seat": 0, "card": "violet assistant", "n": 1, "due": 0} == error.facts


@pytest.mark.rule("AF-S4")
def test_two_jokers_in_one_hand() -> None:
    """Jokers do not change hands."""
    error = refused({"hands": [["joker", "joker"], []]})

    assert ("africana-bad-assistants", "AF-S4") == (error.key, error.rule)
    assert {"seat": 0, "card": "joker", "n": 2, "due": 1} == error.facts


@pytest.mark.rule("AF-C2")
@pytest.mark.parametrize(
    ("data", "card", "n"),
    [
        (
            {"spaces": spaces("napoli - aswan", "napoli - aswan", None, None, None), "step": "travel"},
            "napoli - aswan",
            2,
        ),
        ({"under": [{"expeditions": ["tripoli - lagos"]}] * 2}, "tripoli - lagos", 2),
        ({"removed": ["cairo - serengeti"], "expedition_pile": []}, "port natal - serengeti", 0),
    ],
)
def test_expeditions_that_do_not_add_up(data: dict[str, Any], card: str, n: int) -> None:
    """Every expedition is in one place."""
    error = refused(data)

    assert ("africana-bad-count", "AF-C2") == (error.key, error.rule)
    assert {"card": card, "n": n, "due": 1} == error.facts


@pytest.mark.rule("AF-S2")
def test_a_pile_in_the_wrong_order() -> None:
    """A lies on B on C: a pile with a C card above a B card is refused."""
    data = Scene("africana").set_up("").state.dump()
    error = refused(data | {"expedition_pile": data["expedition_pile"][::-1]})

    assert ("africana-bad-pile-order", "AF-S2", {}) == (error.key, error.rule, error.facts)


@pytest.mark.rule("AF-S2")
@pytest.mark.parametrize("swap", [True, False])
def test_the_wrong_cards_taken_out(swap: bool) -> None:
    """Ten C cards are out with two players: no other number, and no other letter."""
    data = Scene("africana").set_up("").state.dump()
    pile, removed = data["expedition_pile"], data["removed"]
    if swap:
        changed = {"expedition_pile": [removed[0], *pile[:-1]], "removed": [*removed[1:], pile[-1]]}
    else:
        changed = {"expedition_pile": [removed[0], *pile], "removed": removed[1:]}
    error = refused(data | changed)

    assert ("bad-position-value", "AF-S2") == (error.key, error.rule)
    assert {"name": "removed", "value": 10 if swap else 9} == error.facts


@pytest.mark.rule("AF-C3")
@pytest.mark.parametrize(
    ("data", "card", "n"),
    [
        ({"adventures": [["mask luanda"]] * 2}, "mask luanda", 2),
        ({"adventures": [["mask luanda"], []], "gone": ["mask luanda"]}, "mask luanda", 2),
        (
            {"adventures": [["mask luanda"], []], "under": [{}, {"adventures": ["mask luanda"]}]},
            "mask luanda",
            2,
        ),
        ({"books": {"north": {"left": ["mask luanda"]}}}, "mask tananarive", 0),
        ({"books": {"south": {}}}, "mask timbuktu", 0),
    ],
)
def test_adventures_that_do_not_add_up(data: dict[str, Any], card: str, n: int) -> None:
    """Every adventure is in one place."""
    error = refused(data)

    assert ("africana-bad-count", "AF-C3") == (error.key, error.rule)
    assert {"card": card, "n": n, "due": 1} == error.facts


@pytest.mark.rule("AF-C3")
def test_an_adventure_in_the_wrong_book() -> None:
    """The northern book holds no southern card, and no more than fifteen."""
    data = Scene("africana").set_up("").state.dump()
    north, south = data["books"]["north"], data["books"]["south"]
    moved = {"north": {"left": [*north["left"][:-1], "mask timbuktu"]}, "south": south}
    error = refused(data | {"books": moved})
    assert ("bad-position-value", "AF-C3") == (error.key, error.rule)
    assert {"name": "north", "value": "mask timbuktu"} == error.facts

    error = refused(data | {"books": {"north": {"left": north["left"], "right": south["left"][:1]}}})
    assert {"name": "north", "value": "16"} == error.facts


@pytest.mark.rule("AF-M4")
def test_five_markers() -> None:
    """A seat has four markers; none lies on an empty space."""
    words = ["napoli - aswan", "tripoli - lagos", "ujiji - dakar", "luanda - tripoli", "zanzibar - cairo"]
    five = [{"expedition": word, "markers": [2]} for word in words]
    error = refused({"spaces": five})
    assert ("africana-bad-markers", "AF-M4") == (error.key, error.rule)
    assert {"seat": 1, "n": 5, "limit": 4} == error.facts

    empty = [*five[:3], {"expedition": None, "markers": [1]}, None]
    error = refused({"spaces": empty, "step": "travel"})
    assert ("bad-position-value", "AF-M4") == (error.key, error.rule)
    assert {"name": "markers", "value": 4} == error.facts


@pytest.mark.rule("AF-T1")
@pytest.mark.parametrize(
    ("step", "hands", "seat", "n"),
    [
        ("action", [["violet"] * 6, []], 0, 6),
        ("action", [[], ["violet"] * 6], 1, 6),
        ("travel", [[], ["violet"] * 6], 1, 6),
        ("discard", [["violet"] * 5, []], 0, 5),
        ("discard", [["violet"] * 6, ["grey"] * 6], 1, 6),
        ("book", [["violet"] * 6, []], 0, 6),
    ],
)
def test_hands_against_the_limit(step: str, hands: list[list[str]], seat: int, n: int) -> None:
    """More than five cards are held only in one's own movement, and by who must discard."""
    error = refused({"step": step, "hands": hands})

    assert ("africana-bad-hand", "AF-T1") == (error.key, error.rule)
    assert {"seat": seat, "n": n, "limit": 5} == error.facts
    assert AFRICANA.position(
        {"step": "travel", "hands": [["violet"] * 9, []]}, QuickDice(1), AFRICANA.read_options({})
    )


FOUR = ["mask luanda", "drum leopoldville", "mask timbuktu", "drum dakar"]


@pytest.mark.rule("AF-T2")
@pytest.mark.parametrize(
    ("step", "adventures", "seat", "n"),
    [
        ("action", [FOUR, []], 0, 4),
        ("travel", [FOUR, []], 0, 4),
        ("book", [[], FOUR], 1, 4),
        ("give-up", [FOUR[:3], []], 0, 3),
        ("give-up", [[], FOUR], 0, 0),
    ],
)
def test_adventures_against_the_limit(step: str, adventures: list[list[str]], seat: int, n: int) -> None:
    """More than three unfinished adventures are there only while somebody buys, or must give up."""
    error = refused({"step": step, "adventures": adventures, "hands": JOKERS})

    assert ("africana-bad-adventures", "AF-T2") == (error.key, error.rule)
    assert {"seat": seat, "n": n, "limit": 3} == error.facts


@pytest.mark.rule("AF-T4")
@pytest.mark.parametrize(
    ("data", "turn"), [({"seat": 1, "turn": 1}, 1), ({"seat": 2, "starter": 2, "turn": 3}, 3)]
)
def test_a_turn_that_is_somebody_elses(data: dict[str, Any], turn: int) -> None:
    """Whose turn it is follows from who started and how many turns are over."""
    error = refused(data)

    assert ("bad-position-value", "AF-T4") == (error.key, error.rule)
    assert {"name": "turn", "value": turn} == error.facts


@pytest.mark.rule("AF-M2", "AF-B3")
def test_what_only_some_steps_know() -> None:
    """Cards lie on the table only in a movement, and the free page is used only while a book is open."""
    error = refused({"played": ["violet"], "hands": JOKERS})
    assert ("bad-position-value", "AF-M2") == (error.key, error.rule)
    assert {"name": "played", "value": 1} == error.facts

    error = refused({"turned": True, "step": "travel"})
    assert ("bad-position-value", "AF-B3") == (error.key, error.rule)
    assert {"name": "turned", "value": "travel"} == error.facts


@pytest.mark.rule("AF-E1")
def test_empty_spaces_and_the_last_round() -> None:
    """Between turns a space is empty exactly in the last round, and then the pile is, too."""
    data = Scene("africana").set_up("").state.dump()
    gap = [{"expedition": None, "markers": []}, *data["spaces"][1:]]
    under = [{"expeditions": [data["spaces"][0]["expedition"]], "adventures": []}, data["under"][1]]
    for changed, n in (
        ({"spaces": gap, "under": under, "triggered": False}, 1),
        ({"spaces": gap, "under": under, "triggered": True}, 1),
        ({"triggered": True}, 0),
        ({"triggered": True, "step": "travel"}, 0),
    ):
        error = refused(data | changed)
        assert ("africana-bad-spaces", "AF-E1", {"n": n}) == (error.key, error.rule, error.facts)
    laid = AFRICANA.position(
        data | {"spaces": gap, "under": under, "step": "travel"}, QuickDice(1), AFRICANA.read_options({})
    )
    assert not laid.dump()["triggered"]


@pytest.mark.rule("AF-E1")
def test_a_game_that_is_not_over() -> None:
    """A game is over after the last round, or when the agreed number of turns is."""
    error = refused({"step": "over"})
    assert ("bad-position-value", "AF-E1") == (error.key, error.rule)
    assert {"name": "step", "value": "over"} == error.facts

    over = Scene("africana", turn_cap=3).set_up("game over\nturn: 3")
    assert (True, 3) == (over.is_over, over.zone("turn"))
    last = Scene("africana").set_up("game over\nseat 2 to act\ngame over\nspaces: -\npile 0")
    assert (True, True, False) == (last.is_over, last.zone("triggered"), last.state.is_capped())
    error = refused(last.state.dump() | {"seat": 1, "turn": 1})
    assert {"name": "step", "value": "over"} == error.facts


@pytest.mark.parametrize("places", [["cairo"], ["cairo"] * 5])
def test_how_many_play(places: list[str]) -> None:
    """A position has two to four seats."""
    with pytest.raises(BadSetup) as error:
        AFRICANA.position({"places": places}, QuickDice(1), AFRICANA.read_options({}))

    assert "no-seats" == error.value.key

"""Positions in and out as plain data: what is laid out comes back the same; what cannot be is refused."""

import json
from typing import Any

import pytest

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.errors import BadPosition
from cairn.core.game import Position
from cairn.games.dominion.rules.catalogue import NAMES, number_of
from cairn.games.dominion.rules.counters import COUNTERS
from cairn.games.dominion.rules.game import DOMINION
from cairn.games.dominion.rules.numbers import ESTATE
from cairn.games.dominion.rules.player import SERIAL
from cairn.proof.scene import Scene

from .kingdoms import kingdom
from .rich import rich_scene

AMULET, CARAVAN_GUARD, GEAR, VILLAGE = (
    number_of(name) for name in ("amulet", "caravan guard", "gear", "village")
)
OPTIONS: dict[str, Any] = {
    "kingdom": kingdom("amulet", "gear", "page", "duplicate", "gardens", "spy", "thief", "village"),
    "events": "save, inheritance, training",
}
TWO: Position = {"hands": [[], []]}
THIS = AMULET + 9 * SERIAL
"""A card in play: an Amulet with the number 9."""


def refused(data: dict[str, Any], **options: str) -> BadPosition:
    """How a position is refused."""
    with pytest.raises(BadPosition) as error:
        DOMINION.position(data, QuickDice(1), DOMINION.read_options(OPTIONS | options))
    return error.value


# Out and in.


def test_a_position_as_plain_data() -> None:
    """All that makes a position: seats from 1, the top of a pile last, who knows what beside the cards."""
    scene = Scene("dominion", **OPTIONS).set_up("""
        seat 1 to act
        hand 1: amulet, gold
        deck 1: copper, estate
        discard 1: curse, silver
        hand 2: copper 2
        mat 2: duplicate
        tokens 2: +1 card on village, -1 card, journey down
        inherited 2: village
        actions: 2
        turn: 17
        previous: 2
        trash: duchy
    """)
    data = scene.play("play amulet", "choose coin").state.dump()
    piles = data.pop("piles")

    assert {
        "seat": 1,
        "turn": 17,
        "previous": 2,
        "extra": False,
        "phase": "action",
        "actions": 1,
        "buys": 1,
        "coins": 1,
        "bought": 0,
        "events_bought": [],
        "cheaper": 0,
        **{counter.name: 0 for counter in COUNTERS},
        "trash": ["duchy"],
        "hands": [["gold"], ["copper", "copper"]],
        "decks": [["copper", "estate"], []],
        "discards": [["curse", "silver"], []],
        "asides": [[], []],
        "plays": [["amulet"], []],
        "mats": [[], ["duplicate"]],
        "known": {
            "hands": [".", ".."],
            "decks": ["??", ""],
            "discards": ["!!", ""],
            "asides": ["", ""],
        },
        "groups": [[], []],
        "serials": [[8], []],
        "links": [[], []],
        "tokens": [{}, {"+1 card": "village"}],
        "inherited": [None, "village"],
        "journey_up": [True, False],
        "minus_card": [False, True],
        "minus_coin": [False, False],
        "turns": [1, 0],
        "gained": [0, 0],
        "shuffles": [0, 0],
        "stays": [[AMULET, 0, AMULET + 8 * SERIAL, 17, 0, 0]],
        "agenda": [["action-phase", 0]],
        "serial": 9,
    } == data
    assert (9, 9, 7, 5) == tuple(piles[name] for name in ("amulet", "village", "duchy", "champion"))


@pytest.mark.parametrize("seed", range(9))
def test_round_trip_in_mid_card(seed: int) -> None:
    """At any moment of a game, in JSON and back: the same data, digest and views, and it goes on the same."""
    scene = rich_scene(seed)
    stream = QuickStream(seed)
    kinds = set()
    for _ in range(30):
        if scene.is_over:
            break
        state = scene.state
        data = json.loads(json.dumps(state.dump()))
        again = scene.game.position(data, state.dice, scene.agreed)
        viewers = [*range(scene.seats), None]

        assert data == again.dump()
        assert state.digest() == again.digest()
        assert [state.view(seat) for seat in viewers] == [again.view(seat) for seat in viewers]

        kinds.add(data["agenda"][-1][0])
        moves = [m for m in state.options() if scene.game.spell(m) != "end actions"] or state.options()
        move = moves[stream.below(len(moves))]
        state.apply(move)
        again.apply(move)
        assert state.digest() == again.digest()
    assert len(kinds) > 3


def test_a_finished_game_comes_back() -> None:
    """A game that is over is over when it is laid out again, with the same scores and winners."""
    scene = Scene("dominion", kingdom="first-game", turn_cap=6).play_at_random(1)
    again = Scene("dominion", kingdom="first-game", turn_cap=6).lay_out(scene.state.dump())

    assert again.is_over
    assert (scene.scores(), scene.winners()) == (again.scores(), again.winners())
    assert scene.view() == again.view()


def test_what_is_not_named_is_empty() -> None:
    """Two empty hands: a first turn with an Action and a Buy; all cards lie in their piles."""
    scene = Scene("dominion", **OPTIONS).lay_out(TWO)

    # With no card in hand there is no Action to ask for.
    assert (1, 1, 2, "buy") == tuple(scene.zone(name) for name in ("seat", "turn", "previous", "phase"))
    assert (1, 1, 0) == tuple(scene.zone(name) for name in ("actions", "buys", "coins"))
    for zone in ("hands", "decks", "discards", "asides", "plays", "mats", "links", "groups", "serials"):
        assert [[], []] == scene.zone(zone)
    assert (60, 40, 14) == tuple(scene.zone("piles", name) for name in ("copper", "silver", "estate"))
    assert ([True, True], [False, False]) == (scene.zone("journey_up"), scene.zone("minus_card"))
    assert "buy-phase" == scene.view()["decision"]["kind"]


def test_usual_knowledge() -> None:
    """Hands and cards aside are known to their owner, a deck to nobody, a discard pile to all."""
    data = {zone: [["copper"], []] for zone in ("hands", "decks", "discards", "asides")}
    scene = Scene("dominion", **OPTIONS).lay_out(data)

    assert {
        "hands": [".", ""],
        "decks": ["?", ""],
        "discards": ["!", ""],
        "asides": [".", ""],
    } == scene.zone("known")


def test_serials_are_given() -> None:
    """Cards in play get numbers of their own; the next card gets one that is still free."""
    plays = [["village", "gold"], ["amulet"]]
    assert [[8, 9], [10]] == Scene("dominion", **OPTIONS).lay_out(TWO | {"plays": plays}).zone("serials")

    named = Scene("dominion", **OPTIONS).lay_out(TWO | {"plays": plays, "serials": [[20, 12], [8]]})

    assert ([[20, 12], [8]], 21) == (named.zone("serials"), named.zone("serial"))


def test_the_pile_may_be_named() -> None:
    """A pile that is named must have all cards that are nowhere else."""
    scene = Scene("dominion", **OPTIONS).lay_out(TWO | {"trash": ["gold"] * 4, "piles": {"gold": 26}})

    assert 26 == scene.zone("piles", "gold")
    error = refused(TWO | {"trash": ["gold"] * 4, "piles": {"gold": 27}})
    assert {"card": "gold", "n": 31, "due": 30} == error.facts


# Values that are none.


@pytest.mark.parametrize(
    ("data", "name", "value"),
    [
        ({"colour": "red"}, "key", "colour"),
        ({"seat": 0}, "seat", "0"),
        ({"seat": 3}, "seat", "3"),
        ({"seat": "1"}, "seat", "1"),
        ({"seat": True}, "seat", "True"),
        ({"turn": -1}, "turn", "-1"),
        ({"turn": 1_000_001}, "turn", "1000001"),
        ({"previous": 3}, "previous", "3"),
        ({"previous": 0}, "previous", "0"),
        ({"extra": 1}, "extra", "1"),
        ({"mission": None}, "mission", "None"),
        ({"played_silver": "no"}, "played_silver", "no"),
        ({"phase": "night"}, "phase", "night"),
        ({"phase": ["buy"]}, "phase", "['buy']"),
        ({"actions": -1}, "actions", "-1"),
        ({"buys": 1.5}, "buys", "1.5"),
        ({"coins": 100_001}, "coins", "100001"),
        ({"bought": None}, "bought", "None"),
        ({"fairs": "2"}, "fairs", "2"),
        ({"expeditions": -2}, "expeditions", "-2"),
        ({"merchants": "1"}, "merchants", "1"),
        ({"gains_in_buy_phase": -1}, "gains_in_buy_phase", "-1"),
        ({"cheaper": -1}, "cheaper", "-1"),
        ({"serial": 7}, "serial", "7"),
        ({"events_bought": "save"}, "events_bought", "save"),
        ({"events_bought": ["village"]}, "events_bought", "village"),
        ({"events_bought": ["raid"]}, "events_bought", "raid"),
        ({"events_bought": ["feud"]}, "events_bought", "feud"),
        ({"trash": "gold"}, "trash", "gold"),
        ({"trash": ["silver", "wizard"]}, "trash", "wizard"),
        ({"trash": ["save"]}, "trash", "save"),
        ({"hands": [["wizard"], []]}, "hands", "wizard"),
        ({"hands": [["save"], []]}, "hands", "save"),
        ({"hands": [[3], []]}, "hands", "3"),
        ({"hands": [None, []]}, "hands", "None"),
        ({"decks": [["raid"], []]}, "decks", "raid"),
        ({"discards": [[], "copper"]}, "discards", "copper"),
        ({"plays": [["save"], []]}, "plays", "save"),
        ({"plays": ["village", []]}, "plays", "village"),
        ({"mats": [["inheritance"], []]}, "mats", "inheritance"),
        ({"asides": [["alms"], []]}, "asides", "alms"),
        ({"piles": []}, "piles", "[]"),
        ({"piles": {"wizard": 3}}, "piles", "wizard"),
        ({"piles": {"gold": -1}}, "piles", "-1"),
        ({"piles": {"gold": "30"}}, "piles", "30"),
        ({"journey_up": [1, True]}, "journey_up", "1"),
        ({"minus_card": [None, True]}, "minus_card", "None"),
        ({"minus_coin": ["no", True]}, "minus_coin", "no"),
        ({"turns": [0, True]}, "turns", "True"),
        ({"gained": [1 << 60, 0]}, "gained", str(1 << 60)),
        ({"shuffles": ["1", 0]}, "shuffles", "1"),
        # Tokens and Inheritance.
        ({"tokens": [[], {}]}, "tokens", "[]"),
        ({"tokens": [{"+2 cards": "village"}, {}]}, "tokens", "+2 cards"),
        ({"tokens": [{"+1 card": "wizard"}, {}]}, "tokens", "wizard"),
        ({"tokens": [{"+1 card": "gardens"}, {}]}, "tokens", "gardens"),
        ({"tokens": [{"+1 card": "estate"}, {}]}, "tokens", "estate"),
        ({"tokens": [{"+1 card": "warrior"}, {}]}, "tokens", "warrior"),
        ({"tokens": [{"+1 card": "moat"}, {}]}, "tokens", "moat"),
        ({"tokens": [{"+1 card": "save"}, {}]}, "tokens", "save"),
        ({"tokens": [{"+1 card": 3}, {}]}, "tokens", "3"),
        ({"inherited": ["gold", None]}, "inherited", "gold"),
        ({"inherited": ["gardens", None]}, "inherited", "gardens"),
        ({"inherited": ["moat", None]}, "inherited", "moat"),
        ({"inherited": ["hero", None]}, "inherited", "hero"),
        ({"inherited": ["save", None]}, "inherited", "save"),
        ({"inherited": ["wizard", None]}, "inherited", "wizard"),
        ({"inherited": [7, None]}, "inherited", "7"),
        # Who knows what.
        ({"known": []}, "known", "[]"),
        ({"known": {"mats": ["", ""]}}, "known", "mats"),
        ({"known": {"hands": ".."}}, "known", ".."),
        ({"known": {"hands": [""]}}, "known", "['']"),
        ({"known": {"hands": ["", "", ""]}}, "known", "['', '', '']"),
        ({"known": {"hands": [".", ""]}}, "known", "['.', '']"),
        ({"known": {"hands": [["."], ""]}, "hands": [["copper"], []]}, "known", "[['.'], '']"),
        ({"known": {"hands": ["x", ""]}, "hands": [["copper"], []]}, "known", "x"),
        ({"known": {"hands": ["?", ""]}, "hands": [["copper"], []]}, "known", "?"),
        ({"known": {"asides": ["?", ""]}, "asides": [["copper"], []]}, "known", "?"),
        ({"known": {"discards": ["!.", ""]}, "discards": [["copper", "gold"], []]}, "known", "!."),
        # Cards aside and in play.
        ({"groups": [[0], []]}, "groups", "[0]"),
        ({"groups": [["a"], []], "asides": [["copper"], []]}, "groups", "a"),
        ({"groups": [[-1], []], "asides": [["copper"], []]}, "groups", "-1"),
        ({"groups": [[5], []], "asides": [["copper"], []]}, "groups", "5"),
        ({"groups": [0, []], "asides": [["copper"], []]}, "groups", "0"),
        ({"groups": [[12], []], "asides": [["copper"], []], "serial": 12}, "serial", "12"),
        ({"serials": [[], [8]], "plays": [["gold"], ["gold"]]}, "serials", "[]"),
        ({"serials": [[8], [8]], "plays": [["gold"], ["gold"]]}, "serials", "[8, 8]"),
        ({"serials": [[3], []], "plays": [["gold"], []]}, "serials", "[3]"),
        ({"serials": [["8"], []], "plays": [["gold"], []]}, "serials", "8"),
        ({"serials": [8, []], "plays": [["gold"], []]}, "serials", "8"),
        ({"serials": [[9], []], "plays": [["gold"], []], "serial": 9}, "serial", "9"),
        ({"links": [[THIS], []], "serial": 20}, "links", str([THIS])),
        ({"links": [5, []]}, "links", "5"),
        ({"links": [[THIS, "x"], []], "serial": 20}, "links", "x"),
        ({"links": [[THIS, -1], []], "serial": 20}, "links", "-1"),
        ({"links": [[THIS, VILLAGE], []], "serial": 20}, "links", str(VILLAGE)),
        ({"links": [[THIS, 1023 + 9 * SERIAL], []], "serial": 20}, "links", str(1023 + 9 * SERIAL)),
        ({"links": [[THIS, THIS], []], "serial": 9}, "links", str(THIS)),
        # Seats.
        ({"hands": [[]]}, "hands", "[[]]"),
        ({"hands": [[]] * 7}, "hands", str([[]] * 7)),
        ({"hands": {}}, "hands", "{}"),
        ({"hands": None}, "hands", "None"),
        ({"decks": [[]]}, "decks", "[[]]"),
        ({"plays": [[], [], []]}, "plays", "[[], [], []]"),
        ({"tokens": {}}, "tokens", "{}"),
        ({"turns": 3}, "turns", "3"),
    ],
    ids=lambda value: value if isinstance(value, str) and value.isidentifier() else "data",
)  # fmt: skip
def test_values_that_are_none(data: dict[str, Any], name: str, value: str) -> None:
    """An unknown key, card or kind of data is refused by the name it stands under."""
    error = refused(TWO | data)

    assert "bad-position-value" == error.key
    assert {"name": name, "value": value} == error.facts


def test_no_hands() -> None:
    """Without hands nobody knows how many play."""
    assert {"name": "hands", "value": "None"} == refused({}).facts


# Durations and what waits.


@pytest.mark.parametrize(
    "stay",
    [
        pytest.param(3, id="no list"),
        pytest.param([AMULET, 0, THIS, 1, 0], id="too short"),
        pytest.param([AMULET, 0, THIS, 1, 0, "0"], id="no number"),
        pytest.param([AMULET, 0, THIS, 1, 0, -1], id="below 0"),
        pytest.param([99, 0, THIS, 1, 0, 0], id="no card"),
        pytest.param([85, 0, THIS, 1, 0, 0], id="an Event"),
        pytest.param([VILLAGE, 0, THIS, 1, 0, 0], id="no Duration"),
        pytest.param([CARAVAN_GUARD, 0, THIS, 1, 0, 0], id="not in this kingdom"),
        pytest.param([AMULET, 2, THIS, 1, 0, 0], id="no seat"),
        pytest.param([AMULET, 0, AMULET, 1, 0, 0], id="no number of its own"),
        pytest.param([AMULET, 0, 1023 + 9 * SERIAL, 1, 0, 0], id="this is no card"),
        pytest.param([AMULET, 0, AMULET + 20 * SERIAL, 1, 0, 0], id="a number not yet given"),
        pytest.param([AMULET, 0, THIS, 2, 0, 0], id="played in a later turn"),
        pytest.param([AMULET, 0, THIS, 1, 4, 0], id="against no seat"),
        pytest.param([GEAR, 0, THIS, 1, 0, 20], id="a group not yet given"),
    ],
)
def test_durations_that_cannot_be(stay: object) -> None:
    """A Duration with a number that means nothing is refused."""
    error = refused(TWO | {"stays": [stay], "serial": 20})

    assert ("bad-position-value", "stays") == (error.key, error.facts["name"])


@pytest.mark.parametrize("stay", [[AMULET, 0, THIS, 1, 0, 0], [GEAR, 1, THIS, 0, 2, 19]])
def test_durations_that_can_be(stay: list[int]) -> None:
    """The like of it with numbers that mean something is laid out."""
    scene = Scene("dominion", **OPTIONS).lay_out(TWO | {"stays": [stay], "serial": 20})

    assert [stay] == scene.zone("stays")


AFTER: list[object] = ["buys", 0]


@pytest.mark.parametrize(
    "step",
    [
        pytest.param("buys", id="a word"),
        pytest.param(["buys"], id="too short"),
        pytest.param(["buys", 0, -1], id="too long"),
        pytest.param(["dance", 0], id="no kind"),
        pytest.param([["buys"], 0], id="a list for a kind"),
        pytest.param([3, 0], id="a number for a kind"),
        pytest.param(["buys", 2], id="no seat"),
        pytest.param(["buys", -1], id="seat below 0"),
        pytest.param(["buys", "0"], id="a word for a seat"),
        pytest.param(["buys", True], id="a truth for a seat"),
        pytest.param(["buys", 1 << 70], id="too large"),
        pytest.param(["discard-to-draw", 0, -1], id="a count below 0"),
        pytest.param(["gain-card", 0, 99, 0], id="gain no card"),
        pytest.param(["gain-card", 0, -1, 0], id="gain nothing"),
        pytest.param(["gain-card", 0, NAMES.index("moat"), 0], id="gain a card not in this kingdom"),
        pytest.param(["gain-card", 0, ESTATE, 3], id="gain it to nowhere"),
        pytest.param(["gain-bought", 0, 79], id="gain an Event"),
        pytest.param(["gain-up-to", 0, 3, 4], id="a place that is none"),
        pytest.param(["trash-for-more", 0, -1, 1], id="no place"),
        pytest.param(["play-again", 0, VILLAGE], id="play a card that was never in play"),
        pytest.param(["play-again", 0, 120 + 9 * SERIAL], id="play no card"),
        pytest.param(["play-again", 0, -1], id="play nothing"),
        pytest.param(["play-twice", 0, THIS, 1], id="a number for a truth"),
        pytest.param(["after-action", 0, VILLAGE + 20 * SERIAL], id="a card not yet played"),
        pytest.param(["play-set-aside", 0, ESTATE + 9 * SERIAL], id="an Estate that copies nothing"),
        pytest.param(["react", 1, THIS, 2, 0], id="no attacker"),
        pytest.param(["react-again", 1, THIS, 7, 0], id="no attacker again"),
        pytest.param(["react", 1, THIS, 0, 4], id="spare a seat that is none"),
        pytest.param(["spy-on", 0, 2], id="spy on nobody"),
        pytest.param(["discard-or-keep", 0, 2], id="keep nobody's card"),
        pytest.param(["discard-or-keep", 0, 1], id="keep no card"),
        pytest.param(["keep-or-set-aside", 0], id="read no card"),
        pytest.param(["keep-one", 0], id="keep one of none"),
        pytest.param(["return-looked-at", 0], id="put none back"),
        pytest.param(["trash-discard-or-keep", 0, 0], id="trash none"),
        pytest.param(["trash-loot", 0, 2, []], id="rob nobody"),
        pytest.param(["trash-loot", 0, 0, []], id="rob nothing"),
        pytest.param(["trash-loot", 0, 0, [99]], id="loot that is no card"),
        pytest.param(["rob", 0, 4, []], id="spare nobody's seat"),
        pytest.param(["gain-loot", 0, [2]], id="loot that is not in the trash"),
        pytest.param(["play-discarded", 0], id="play from an empty discard pile"),
        pytest.param(["move-token", 0, 6], id="no token"),
        pytest.param(["put-token", 0, 9, VILLAGE], id="no token to put"),
        pytest.param(["put-token", 0, 0, -1], id="a token on nothing"),
        pytest.param(["discard-down-to", 0, 3], id="discard from an empty hand"),
        pytest.param(["topdeck-hand", 0], id="topdeck an empty hand"),
        pytest.param(["go-on", 0, 99, -1, 0, False, [], []], id="no card was bought"),
        pytest.param(["go-on", 0, ESTATE, 3, 0, False, [], []], id="gained to nowhere"),
        pytest.param(["go-on", 0, ESTATE, -1, 0, 0, [], []], id="a number for its own words"),
        pytest.param(["go-on", 0, ESTATE, -1, 0, False, [99], []], id="a Duration that is no card"),
        pytest.param(["go-on", 0, ESTATE, -1, 0, False, [], [3]], id="an offer that is none"),
    ],
)
def test_steps_that_cannot_wait(step: object) -> None:
    """A Step that is none, or whose numbers mean nothing, is refused."""
    error = refused(TWO | {"agenda": [AFTER, step], "serial": 20})

    assert ("bad-position-value", {"name": "agenda", "value": str(step)}) == (error.key, error.facts)


def test_a_question_about_cards_looked_at_comes_first() -> None:
    """Cards that were looked at lie aside for a moment only: nothing else is asked before."""
    looks: list[object] = ["keep-one", 0]
    data = {"hands": [["copper"], []], "asides": [["gold"], []]}
    scene = Scene("dominion", **OPTIONS).lay_out(data | {"agenda": [AFTER, looks]})
    error = refused(data | {"agenda": [looks, ["action-phase", 0]]})

    assert ["keep gold"] == scene.options()
    assert {"name": "agenda", "value": str(looks)} == error.facts


@pytest.mark.parametrize(
    ("step", "more", "options"),
    [
        (["topdeck-hand", 1], {"hands": [[], ["gold", "duchy"]]}, ["topdeck gold", "topdeck duchy"]),
        (["discard-or-keep", 0, 1], {"asides": [[], ["gold"]]}, ["discard gold", "keep gold"]),
        (["gain-loot", 0, [2]], {"trash": ["gold"]}, ["gain gold", "done"]),
        (["play-discarded", 0], {"discards": [["village"], []]}, ["play village", "done"]),
        (["play-again", 0, VILLAGE + 9 * SERIAL], {}, ["buy copper", "buy curse", "end turn"]),
        (["gain-up-to", 1, 1, 1], {}, ["gain copper", "gain curse"]),
        (["react", 1, THIS, 0, 0], {"hands": [[], ["gold"]]}, ["done"]),
    ],
)  # fmt: skip
def test_steps_that_can_wait(step: list[object], more: dict[str, Any], options: list[str]) -> None:
    """The like of them with their cards there: the question is asked."""
    scene = Scene("dominion", **OPTIONS).lay_out(TWO | more | {"agenda": [AFTER, step], "serial": 20})

    assert options == scene.options()


def test_lists_that_are_none() -> None:
    """Durations and agenda are lists."""
    for name in ("stays", "agenda"):
        assert {"name": name, "value": "x"} == refused(TWO | {name: "x"}).facts


# Cards.


@pytest.mark.rule("DB-S2")
@pytest.mark.parametrize(
    ("data", "card"),
    [
        ({"hands": [["moat"], []]}, "moat"),
        ({"trash": ["platinum"]}, "platinum"),
        ({"mats": [["guide"], []]}, "guide"),
        ({"decks": [[], ["soldier"]]}, "soldier"),
        ({"piles": {"moat": 10}}, "moat"),
        ({"piles": {"save": 1}}, "save"),
        ({"piles": {"colony": 8}}, "colony"),
    ],
)
def test_cards_not_in_this_game(data: dict[str, Any], card: str) -> None:
    """A card whose pile is not in this game can lie nowhere."""
    error = refused(TWO | data)

    assert ("dominion-bad-card", "DB-S2") == (error.key, error.rule)
    assert {"card": card} == error.facts


@pytest.mark.rule("DB-S2")
@pytest.mark.parametrize(
    ("data", "card", "n", "due"),
    [
        ({"hands": [["village"] * 11, []]}, "village", 11, 10),
        ({"decks": [["province"] * 5, ["province"] * 4]}, "province", 9, 8),
        ({"discards": [["champion"] * 6, []]}, "champion", 6, 5),
        ({"trash": ["curse"] * 11}, "curse", 11, 10),
        ({"mats": [["copper"] * 61, []]}, "copper", 61, 60),
        ({"hands": [["village"] * 10, []], "inherited": [None, "village"]}, "village", 11, 10),
        ({"piles": {"estate": 13}}, "estate", 13, 14),
        ({"piles": {"silver": 41}}, "silver", 41, 40),
    ],
)
def test_too_many_or_too_few(data: dict[str, Any], card: str, n: int, due: int) -> None:
    """No card is made or lost: refused with how often it is there and how often it should be."""
    error = refused(TWO | data)

    assert ("dominion-bad-count", "DB-S2") == (error.key, error.rule)
    assert {"card": card, "n": n, "due": due} == error.facts


@pytest.mark.rule("DA-K13")
def test_an_estate_that_attacks_without_an_inheritance() -> None:
    """From 2022 on an Estate plays what Inheritance has set aside: without it, it cannot be reacted to."""
    step = ["react", 1, ESTATE + 9 * SERIAL, 0, 0]
    data = {"hands": [[], ["gold"]], "agenda": [AFTER, step], "serial": 20}
    error = refused(data, printing="2022")

    assert {"name": "agenda", "value": str(step)} == error.facts


@pytest.mark.parametrize("seed", range(6))
def test_any_damage_is_refused_or_harmless(seed: int) -> None:
    """Whatever number or word of a position is replaced: it is laid out, or refused as a bad position."""
    scene = rich_scene(seed)
    scene.play_at_random(seed, 12)
    text = json.dumps(scene.state.dump())
    stream = QuickStream(seed)
    refusals = 0
    for _ in range(60):
        data = json.loads(text)
        _damage(data, stream)
        try:
            state = scene.game.position(data, scene.state.dice, scene.agreed)
        except BadPosition:
            refusals += 1
        else:
            state.audit()
            assert state.decision is None or state.decision.options
    assert refusals > 20


def _damage(data: Any, stream: QuickStream) -> None:
    """Replace something in the data, however deep it lies."""
    values: list[object] = [
        0,
        -1,
        1,
        7,
        200,
        1 << 70,
        "gold",
        "save",
        "",
        None,
        True,
        [],
        {},
        [0],
        "hero",
        1.5,
    ]
    part = data
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        if not keys:
            return
        key = keys[stream.below(len(keys))]
        if not isinstance(part[key], dict | list) or not part[key] or stream.below(4) == 0:
            part[key] = values[stream.below(len(values))]
            return
        part = part[key]

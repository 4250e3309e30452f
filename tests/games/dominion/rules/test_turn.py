"""A turn: Actions, Buys, Clean-up; what may not be done in it, and why."""

import re
from pathlib import Path

import pytest

from cairn.core.errors import GameOver, IllegalMove
from cairn.games.dominion.rules import refusals
from cairn.games.dominion.rules.catalogue import CARD
from cairn.proof.scene import Scene

from .kingdoms import kingdom


def scene_with(*cards: str, seats: int = 2, events: str = "none") -> Scene:
    """A scene whose kingdom has these cards, and otherwise such as stay out of the way."""
    return Scene("dominion", seats=seats, kingdom=kingdom(*cards), events=events)


def has(scene: Scene) -> tuple[int, int, int]:
    """Actions, Buys and coins."""
    return scene.zone("actions"), scene.zone("buys"), scene.zone("coins")


# Clean-up and shuffling.


@pytest.mark.rule("DB-T1")
def test_clean_up() -> None:
    """Hand and play area are discarded, five cards are drawn, and it is the next player's turn."""
    scene = scene_with().set_up("""
        seat 1 to act
        hand 1: festival, copper 2, estate, gold
        deck 1: curse, duchy, silver, estate 2, copper
        discard 1: province
        hand 2: estate 3
    """)
    scene.play("play festival", "end actions", "play copper", "buy copper", "end turn")

    assert ["copper", "estate", "estate", "silver", "duchy"] == scene.hand(1)
    assert ["curse"] == scene.zone("decks", 1)
    expected = ["copper", "copper", "copper", "estate", "festival", "gold", "province"]
    assert expected == sorted(scene.zone("discards", 1))
    assert [] == scene.zone("plays", 1)
    assert (2, 2, 1) == (scene.to_move, scene.zone("turn"), scene.zone("previous"))
    assert ["estate"] * 3 == scene.hand(2)


@pytest.mark.rule("DB-T1", "DB-T5")
def test_no_shuffle_before_a_card_is_needed() -> None:
    """A deck that is drawn empty stays empty: the discard pile is shuffled when the next card is needed."""
    scene = scene_with().set_up("seat 1 to buy\nhand 1: copper\ndeck 1: gold 5\ndiscard 1: silver")
    scene.play("end turn")

    assert ["gold"] * 5 == scene.hand(1)
    assert ([], ["silver", "copper"]) == (scene.zone("decks", 1), scene.zone("discards", 1))
    assert 0 == scene.zone("shuffles", 1)
    assert "dominion-shuffles" not in [key for key, _ in scene.told()]


@pytest.mark.rule("DB-T1", "DB-T5")
def test_the_hand_is_discarded_before_the_shuffle() -> None:
    """First the cards of the deck, then those of the new one, which this turn's cards belong to."""
    scene = scene_with().set_up("seat 1 to buy\nhand 1: copper 2\nplay 1: village\ndeck 1: gold 3")
    scene.play("end turn")

    assert ["gold"] * 3 == scene.hand(1)[:3]
    assert ["copper", "copper", "village"] == sorted(scene.hand(1)[3:] + scene.zone("decks", 1))
    assert [] == scene.zone("discards", 1)
    assert 1 == scene.zone("shuffles", 1)
    assert ("dominion-shuffles", {"seat": 0}) in scene.told()


@pytest.mark.rule("DB-T5")
def test_too_few_cards() -> None:
    """Who has fewer cards than are to be drawn draws those there are."""
    scene = scene_with("smithy").set_up("seat 1 to act\nhand 1: smithy\ndeck 1: gold\ndiscard 1: estate")
    scene.play("play smithy")

    assert ["gold", "estate"] == scene.hand(1)

    scene.play("end turn")

    assert ["estate", "gold", "smithy"] == sorted(scene.hand(1))
    assert [] == scene.zone("decks", 1) + scene.zone("discards", 1)


@pytest.mark.rule("DB-T5")
def test_revealing_more_than_the_deck_holds() -> None:
    """Revealing goes on in the new deck, too; if that is not enough, only what is there is revealed."""
    scene = scene_with("bandit", seats=3).set_up("""
        seat 1 to act
        hand 1: bandit
        deck 2: silver
        discard 2: gold
        discard 3: estate
    """)
    scene.play("play bandit", "2: trash gold")

    assert ["gold"] == scene.zone("trash")
    assert (["silver"], ["estate"]) == (scene.zone("discards", 2), scene.zone("discards", 3))


@pytest.mark.rule("DB-T1")
def test_shuffles_are_even() -> None:
    """Each order of a new deck comes up about as often: it depends on the seed alone."""
    tops: list[str] = []
    for seed in range(120):
        scene = Scene("dominion", kingdom=kingdom("smithy"), events="none", seed=seed)
        scene.set_up("seat 1 to act\nhand 1: laboratory\ndiscard 1: gold, silver, copper, estate")
        tops.append(scene.play("play laboratory").hand(1)[0])

    assert min(tops.count(card) for card in ("gold", "silver", "copper", "estate")) > 12


# Actions, Buys and coins.


@pytest.mark.rule("DB-T2")
def test_they_add_up_and_lapse() -> None:
    """Two Festivals: Actions, Buys and coins add up; what is not used is gone in the next turn."""
    scene = scene_with().set_up(
        "seat 1 to act\nhand 1: festival 2, copper\ndeck 1: copper 9\ndeck 2: copper 9"
    )
    scene.play("play festival", "play festival")

    assert (3, 3, 4) == has(scene)

    scene.play("end actions", "play copper", "buy estate", "end turn")

    assert (2, (1, 1, 0)) == (scene.zone("seat"), has(scene))

    scene.play("end turn")

    assert (1, (1, 1, 0)) == (scene.zone("seat"), has(scene))


@pytest.mark.rule("DB-T2", "DB-T1")
def test_each_action_played_uses_one() -> None:
    """One Action a turn: after a Smithy the Buy phase comes by itself, after a Village it does not."""
    scene = scene_with().set_up("seat 1 to act\nhand 1: smithy 2, village\ndeck 1: copper 9")
    scene.play("play village")

    assert (2, "action") == (scene.zone("actions"), scene.zone("phase"))

    scene.play("play smithy", "play smithy")

    assert (0, "buy") == (scene.zone("actions"), scene.zone("phase"))
    assert ["copper"] * 7 == scene.hand(1)


@pytest.mark.rule("DB-T3")
def test_up_to_may_be_none() -> None:
    """Chapel trashes up to four cards: none is allowed, and five are not."""
    scene = scene_with("chapel").set_up("seat 1 to act\nhand 1: chapel, curse 6").play("play chapel", "done")

    assert [] == scene.zone("trash")

    scene.set_up("seat 1 to act\nhand 1: chapel, curse 6").play("play chapel", *["trash curse"] * 4)

    assert (["curse"] * 2, "buy-phase") == (scene.hand(1), scene.view()["decision"]["kind"])


@pytest.mark.rule("DB-T3", "DB-A2")
def test_a_choice_belongs_to_the_player_named() -> None:
    """Militia: each other player chooses what to discard, clockwise; who holds three keeps them."""
    scene = scene_with("militia", seats=4).set_up("""
        seat 2 to act
        hand 2: militia
        hand 1: copper 3, gold
        hand 3: copper 2, estate 3
        hand 4: duchy 3
    """)
    scene.play("2: play militia", "3: discard estate", "3: discard copper", "1: discard gold")

    assert 2 == scene.to_move
    assert [["copper"] * 3, ["copper", "estate", "estate"]] == [sorted(scene.hand(seat)) for seat in (1, 3)]
    assert ["duchy"] * 3 == scene.hand(4)


@pytest.mark.rule("DB-T3")
def test_as_much_as_possible() -> None:
    """A Remodel without another card, a Workshop without a cheap pile: the rest of the turn goes on."""
    scene = scene_with("remodel").set_up("seat 1 to act\nhand 1: remodel").play("play remodel")

    assert "buy-phase" == scene.view()["decision"]["kind"]

    scene = scene_with("mine").set_up("seat 1 to act\nhand 1: mine, gold\npile gold: 0\npile silver: 0")
    scene.play("play mine", "trash gold")

    assert ["gain copper"] == scene.options()


@pytest.mark.rule("DB-T4")
def test_clockwise() -> None:
    """Turns go from seat to seat and round again; a turn in which nobody does anything is a turn."""
    scene = Scene("dominion", seats=4, kingdom=kingdom(), events="none", start=3)
    seats = []
    for _ in range(6):
        seats.append(scene.to_move)
        scene.play("end actions", "end turn")

    assert [3, 4, 1, 2, 3, 4] == seats
    assert [2, 1, 2, 2] == [seat["turns"] for seat in scene.view()["seats"]]
    assert [10] * 4 == [sum(owned.values()) for owned in scene.view()["known"]["owned"]]


@pytest.mark.rule("DB-T4")
def test_nobody_has_to_play_or_buy() -> None:
    """With Actions, Treasures and coins a player may still end each phase at once."""
    scene = scene_with().set_up("seat 1 to act\nhand 1: village, gold\ncoins: 8")

    assert ["play village", "end actions"] == scene.options()

    scene.play("end actions")

    assert {"play gold", "end turn", "buy province"} <= set(scene.options())

    scene.play("end turn")

    assert 2 == scene.to_move


@pytest.mark.rule("DB-T4")
def test_the_phases_do_not_come_back() -> None:
    """In the Buy phase no Action is played, whatever number of Actions is left."""
    scene = scene_with().set_up("seat 1 to act\nhand 1: village, gold\nactions: 3").play("end actions")

    scene.refuses("play village", rule="DB-T4", key="dominion-no-action-now")
    scene.play("play gold")
    scene.refuses("play village", rule="DB-T4", key="dominion-no-action-now")
    scene.refuses("end actions", rule="DB-T1", key="dominion-no-other-in-buy-phase")


@pytest.mark.rule("DB-T6")
def test_the_trash_is_open() -> None:
    """Trashed cards lie open in the trash, and are nobody's; a buy takes from the pile and not from there."""
    scene = scene_with("chapel").set_up("seat 1 to act\nhand 1: chapel, estate, silver\ncoins: 3")
    scene.play("play chapel", "trash estate", "trash silver")

    for seat in (1, 2, None):
        assert ["estate", "silver"] == scene.view(seat)["zones"]["trash"]
    assert [0, 0] == scene.scores()

    scene.play("buy silver")

    assert ["estate", "silver"] == scene.zone("trash")
    assert 38 == scene.zone("piles", "silver")


@pytest.mark.rule("DB-T7", "DB-T6")
def test_a_card_that_has_moved_is_not_moved_again() -> None:
    """Throne Room with Feast: it is trashed once, and yet two cards are gained."""
    scene = scene_with("feast", "throne room").set_up("seat 1 to act\nhand 1: throne room, feast")
    scene.play("play throne room", "play feast", "gain duchy", "gain market")

    assert ["feast"] == scene.zone("trash")
    assert ["duchy", "market"] == scene.zone("discards", 1)
    assert ["throne room"] == scene.zone("plays", 1)


# Buying.


@pytest.mark.rule("DB-B1")
def test_first_treasures_then_buys() -> None:
    """After the first card bought no Treasure is played any more, though Buys are left."""
    scene = scene_with().set_up("seat 1 to buy\nhand 1: gold, copper 2\nbuys: 3")
    scene.play("play gold", "play copper", "buy copper")

    assert not [move for move in scene.options() if move.startswith("play ")]
    scene.refuses("play copper", rule="DB-B1", key="dominion-no-treasure-after-buying")
    assert {"buy copper", "buy village", "end turn"} <= set(scene.options())


@pytest.mark.rule("DB-B1", "DA-V1")
def test_an_event_forbids_treasures_too() -> None:
    """An Event bought is a buy like any other."""
    scene = scene_with(events="travelling fair").set_up("seat 1 to buy\nhand 1: gold\ncoins: 2")
    scene.play("buy travelling fair")

    assert 2 == scene.zone("buys")
    scene.refuses("play gold", rule="DB-B1", key="dominion-no-treasure-after-buying")


@pytest.mark.rule("DB-B1")
def test_treasures_one_by_one() -> None:
    """Treasures are played one at a time, in any order, and as many as one likes."""
    scene = scene_with().set_up("seat 1 to buy\nhand 1: gold, silver, copper 2")
    scene.play("play copper", "play gold", "play silver")

    assert (["copper"], 6) == (scene.hand(1), scene.zone("coins"))
    assert ["copper", "gold", "silver"] == scene.zone("plays", 1)


@pytest.mark.rule("DB-B2")
def test_a_buy_costs_coins_and_a_buy() -> None:
    """Cost and Buy are taken, the card goes to the discard pile; without a Buy the turn ends."""
    scene = scene_with().set_up("seat 1 to buy\ncoins: 11\nbuys: 2\ndeck 1: estate 5")
    scene.play("buy market")

    assert (1, 1, 6) == has(scene)
    assert ["market"] == scene.zone("discards", 1)
    assert 9 == scene.zone("piles", "market")
    assert ("dominion-buys", {"seat": 0, "card": "market"}) in scene.told(2)
    scene.refuses("buy province", rule="DB-B2", key="dominion-no-too-expensive")

    scene.play("buy gold")

    assert 2 == scene.to_move
    assert ["market", "gold"] == scene.zone("discards", 1)


@pytest.mark.rule("DB-B2")
def test_what_is_too_expensive() -> None:
    """Exactly what costs no more than the coins is on offer."""
    scene = scene_with("moat").set_up("seat 1 to buy\ncoins: 3")
    bought = {move[4:] for move in scene.options() if move.startswith("buy ")}
    cheap = {pile["card"] for pile in scene.view()["zones"]["supply"] if pile["cost"] <= 3}

    assert cheap == bought
    assert {"copper", "silver", "estate", "curse", "moat", "cellar", "village"} <= cheap
    why = scene.state.why_not(scene.game.read("buy gold"))
    assert why is not None and {"card": "gold", "cost": 6, "coins": 3, "seat": 0} == why.args


@pytest.mark.rule("DB-B2", "DA-bridge-troll")
def test_costs_never_fall_below_0() -> None:
    """Three Bridge Trolls: what costs 2 is free, and nothing gives coins back."""
    scene = scene_with("bridge troll", "moat").set_up("seat 1 to buy\nplay 1: bridge troll 3\nbuys: 3")
    costs = {pile["card"]: pile["cost"] for pile in scene.view()["zones"]["supply"]}

    assert (0, 0, 0, 3, 5) == tuple(costs[c] for c in ("copper", "moat", "silver", "gold", "province"))

    scene.play("buy moat", "buy copper")

    assert 0 == scene.zone("coins")


@pytest.mark.rule("DB-B3")
def test_nothing_from_an_empty_pile() -> None:
    """What is sold out is neither bought nor gained; a gain that cannot be is nothing."""
    scene = scene_with("workshop", "witch").set_up("""
        seat 1 to act
        hand 1: workshop, witch
        deck 1: estate 2
        actions: 2
        coins: 10
        pile village: 0
        pile curse: 0
    """)
    scene.play("play workshop")
    scene.refuses("gain village", rule="DB-B3", key="dominion-no-cards-in-pile")
    scene.play("gain silver", "play witch")

    assert ([], ["silver"]) == (scene.zone("discards", 2), scene.zone("discards", 1))
    scene.refuses("buy village", rule="DB-B3", key="dominion-no-cards-in-pile")


@pytest.mark.rule("DB-B3", "DA-T1")
def test_cards_outside_the_supply() -> None:
    """Upgrades are neither bought nor gained."""
    scene = scene_with("workshop", "page").set_up("seat 1 to act\nhand 1: workshop\ncoins: 10")
    scene.play("play workshop")
    scene.refuses("gain treasure hunter", rule="DA-T1", key="dominion-no-upgrade")
    scene.play("gain page")

    scene.refuses("buy treasure hunter", rule="DA-T1", key="dominion-no-upgrade")


@pytest.mark.rule("DB-B4", "DA-port")
def test_buying_comes_before_gaining() -> None:
    """Port: the one that comes with it is gained when it is bought, so before the bought one."""
    scene = scene_with("port", "duplicate").set_up(
        "seat 1 to buy\ncoins: 4\nbuys: 2\nmat 1: duplicate\npile port: 2"
    )
    scene.play("buy port")

    assert ["port"] == scene.zone("discards", 1)
    assert ["call duplicate", "done"] == scene.options()

    scene.play("call duplicate")

    assert ["port", "port"] == scene.zone("discards", 1)
    assert 0 == scene.zone("piles", "port")


@pytest.mark.rule("DB-A5", "DB-B4")
def test_a_bought_card_may_be_gone() -> None:
    """With one Port left the other comes instead of it: coins and Buy are spent, one Port is gained."""
    scene = scene_with("port").set_up("seat 1 to buy\ncoins: 5\nbuys: 2\npile port: 1").play("buy port")

    assert ["port"] == scene.zone("discards", 1)
    assert (1, 1, 1) == has(scene)


# Why not: every reason at least once.

START = """
    seat 1 to act
    hand 1: amulet, caravan guard
    hand 2: copper
    actions: 2
"""
REFUSED = [
    ("dominion-no-buy-yet", "DB-T4", "", "seat 1 to act\nhand 1: copper", [], "buy gold"),
    ("dominion-no-treasure-yet", "DB-T4", "", "seat 1 to act\nhand 1: copper", [], "play copper"),
    ("no-not-in-hand", "DB-T1", "", "seat 1 to act\nhand 1: copper", [], "play village"),
    ("dominion-no-action-card", "DB-T1", "", "seat 1 to act\nhand 1: estate", [], "play estate"),
    ("dominion-no-other-in-action-phase", "DB-T1", "", "seat 1 to act\nhand 1: estate", [], "end turn"),
    ("dominion-no-other-in-action-phase", "DB-T1", "", "seat 1 to act\nhand 1: estate", [], "trash estate"),
    ("no-not-in-hand", "DB-B1", "", "seat 1 to buy\nhand 1: copper", [], "play silver"),
    ("dominion-no-action-now", "DB-T4", "", "seat 1 to buy\nhand 1: village", [], "play village"),
    ("dominion-no-treasure", "DB-T4", "", "seat 1 to buy\nhand 1: estate", [], "play estate"),
    (
        "dominion-no-treasure-after-buying",
        "DB-B1",
        "",
        "seat 1 to buy\nhand 1: copper\nbought: 1",
        [],
        "play copper",
    ),
    ("dominion-no-other-in-buy-phase", "DB-T1", "", "seat 1 to buy", [], "done"),
    ("dominion-no-other-in-buy-phase", "DB-T1", "", "seat 1 to buy\nhand 1: estate", [], "discard estate"),
    ("dominion-no-such-pile", "DB-S2", "", "seat 1 to buy\ncoins: 20", [], "buy witch"),
    ("dominion-no-such-pile", "DB-S2", "", "seat 1 to buy\ncoins: 20", [], "buy raid"),
    ("dominion-no-such-pile", "DB-S2", "", "seat 1 to act\nhand 1: workshop", ["play workshop"], "gain moat"),
    ("dominion-no-upgrade", "DA-T1", "page", "seat 1 to buy\ncoins: 20", [], "buy champion"),
    (
        "dominion-no-upgrade",
        "DA-T1",
        "page",
        "seat 1 to act\nhand 1: workshop",
        ["play workshop"],
        "gain warrior",
    ),
    ("dominion-no-buys-left", "DB-B2", "", "seat 1 to buy\nhand 1: copper\nbuys: 0", [], "buy copper"),
    ("dominion-no-cards-in-pile", "DB-B3", "", "seat 1 to buy\ncoins: 9\npile gold: 0", [], "buy gold"),
    ("dominion-no-too-expensive", "DB-B2", "", "seat 1 to buy\ncoins: 7", [], "buy province"),
    ("dominion-no-too-expensive", "DB-B2", "inheritance", "seat 1 to buy\ncoins: 6", [], "buy inheritance"),
    (
        "dominion-no-second-inheritance",
        "DA-K10",
        "inheritance",
        "seat 1 to buy\ncoins: 9\ninherited 1: village",
        [],
        "buy inheritance",
    ),
    ("dominion-no-event-twice", "DA-V1", "save", "seat 1 to buy\ncoins: 3", ["buy save"], "buy save"),
    (
        "dominion-no-cards-this-turn",
        "DA-P5",
        "mission",
        "seat 1 to buy\ncoins: 4",
        ["buy mission"],
        "buy copper",
    ),
    ("dominion-no-gain", "DB-T3", "", "seat 1 to act\nhand 1: workshop", ["play workshop"], "gain gold"),
    (
        "dominion-no-other-question",
        "DB-T3",
        "",
        "seat 1 to act\nhand 1: workshop",
        ["play workshop"],
        "buy copper",
    ),
    ("dominion-no-other-question", "DB-T3", "", "seat 1 to act\nhand 1: workshop", ["play workshop"], "done"),
    (
        "dominion-no-other-question",
        "DB-T3",
        "",
        "seat 1 to act\nhand 1: workshop, copper",
        ["play workshop"],
        "trash copper",
    ),
    ("no-not-in-hand", "DB-T3", "", "seat 1 to act\nhand 1: chapel, copper", ["play chapel"], "trash estate"),
    (
        "dominion-no-not-this-card",
        "DB-T3",
        "",
        "seat 1 to act\nhand 1: mine, copper, estate",
        ["play mine"],
        "trash estate",
    ),
    (
        "dominion-no-action-pile",
        "DA-N1",
        "gardens, training",
        "seat 1 to buy\ncoins: 6",
        ["buy training"],
        "token +1 coin on gardens",
    ),
    (
        "dominion-no-token-here",
        "DA-K9",
        "training",
        "seat 1 to buy\ncoins: 6",
        ["buy training"],
        "token +1 card on village",
    ),
    (
        "dominion-no-such-on-mat",
        "DA-R1",
        "guide, ratcatcher",
        "seat 1 to start\nmat 1: guide",
        [],
        "call ratcatcher",
    ),
    (
        "dominion-no-call-now",
        "DA-R1",
        "guide, duplicate",
        "seat 1 to start\nmat 1: guide, duplicate",
        [],
        "call duplicate",
    ),
    (
        "dominion-no-call-now",
        "DA-R1",
        "guide, duplicate",
        "seat 1 to start\nmat 1: duplicate, guide",
        [],
        "call duplicate",
    ),
    (
        "dominion-no-exchange",
        "DA-T2",
        "page, peasant",
        "seat 1 to buy\nplay 1: page\nhand 1: peasant",
        ["end turn"],
        "exchange peasant",
    ),
    (
        "dominion-no-such-thing-waits",
        "DA-D2",
        "amulet, caravan guard, gear",
        START,
        ["play amulet", "choose coin", "play caravan guard", "end turn", "2: end actions", "end turn"],
        "resolve gear",
    ),
]
EVENTS = ("inheritance", "save", "mission", "training")


@pytest.mark.rule("DB-T3", "DB-B2", "DB-B3")
@pytest.mark.parametrize(
    ("key", "rule", "names", "words", "moves", "move"), REFUSED, ids=[f"{one[0]} {one[5]}" for one in REFUSED]
)
def test_why_not(key: str, rule: str, names: str, words: str, moves: list[str], move: str) -> None:
    """The move is refused for its own reason, with the rule that says so, and nothing changes."""
    given = list(filter(None, names.split(", ")))
    cards = [name for name in given if name not in EVENTS]
    scene = scene_with(*cards, events=", ".join(name for name in given if name in EVENTS) or "none")
    scene.set_up(words)
    scene.play(*moves)

    scene.refuses(move, rule=rule, key=key)


@pytest.mark.rule("DB-T3")
def test_every_reason_is_tried() -> None:
    """There is no reason in the engine that the table above leaves out."""
    source = (Path(refusals.__file__).parent / "refusals.py").read_text(encoding="utf-8")
    source += "".join(f'"{card.no_more}"' for card in CARD)
    keys = set(re.findall(r'"((?:dominion-)?no-[a-z-]+)"', source))

    assert keys - {"no-game-over"} == {key for key, *_ in REFUSED}


@pytest.mark.rule("DB-E1")
def test_nothing_after_the_end() -> None:
    """Once the game is over no move is allowed, and the reason is just that."""
    scene = scene_with().set_up("seat 1 to buy\ncoins: 8\npile province: 1").play("buy province")
    why = scene.state.why_not(scene.game.read("end turn"))

    assert why is not None and ("no-game-over", "DB-E1") == (why.key, why.rule)
    assert [] == scene.options()
    with pytest.raises(GameOver):
        scene.play("end turn")


@pytest.mark.rule("DB-S2", "DA-T1", "DB-B3")
def test_a_refused_purchase_names_the_card() -> None:
    """Of a pile that is not there, that is no Supply, or that is empty."""
    scene = Scene("dominion", kingdom=kingdom("page", "village"))
    scene.set_up("seat 1 to buy\ncoins: 20\npile village: 0")
    for card in ("witch", "champion", "village"):
        with pytest.raises(IllegalMove) as refused:
            scene.play(f"buy {card}")
        assert {"card": card} == refused.value.facts


@pytest.mark.rule("DB-T4", "DB-B1")
def test_a_card_refused_in_the_buy_phase_is_named() -> None:
    """An Action, a Victory card, and one that is not in hand."""
    scene = scene_with().set_up("seat 1 to buy\nhand 1: village, estate")
    for card in ("village", "estate", "silver"):
        with pytest.raises(IllegalMove) as refused:
            scene.play(f"play {card}")
        assert {"card": card} == refused.value.facts

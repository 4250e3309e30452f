"""The Durations of Adventures: now and next turn, how long they stay, who stays with them; and reactions."""

from typing import Any

import pytest

from cairn.core.errors import BadPosition
from cairn.games.dominion.rules.catalogue import number_of
from cairn.proof.scene import Scene

PLAIN = (
    "amulet, dungeon, gear, bridge troll, haunted woods, swamp hag, hireling, throne room, village, peasant"
)
"""The Durations without anything that reacts."""
GUARDED = (
    "amulet, caravan guard, moat, bridge troll, haunted woods, swamp hag, militia, throne room, village, page"
)


def laid_out(words: str, kingdom: str = PLAIN, seats: int = 2, **options: Any) -> Scene:
    """A scene with these facts."""
    return Scene("dominion", seats=seats, kingdom=kingdom, **options).set_up(words)


def pass_turn(scene: Scene) -> Scene:
    """The player in turn does nothing more in it."""
    if "end actions" in scene.options():
        scene.play("end actions")
    return scene.play("end turn")


def in_play(scene: Scene, seat: int) -> list[str]:
    """What a player has in play; a star if it is not discarded in this turn's Clean-up."""
    row = scene.view()["zones"]["plays"][seat - 1]
    return [one["card"] + ("*" if one["stays"] else "") for one in row]


# Amulet.


@pytest.mark.rule("DA-amulet", "DA-D1", "DA-N1")
def test_amulet_gives_one_of_three_now_and_another_one_next_turn() -> None:
    """The second choice is free again; the card goes at the end of the second turn."""
    scene = laid_out("seat 1 to act\nhand 1: amulet\ndeck 1: copper 15\ndeck 2: copper 15")
    scene.play("1: play amulet")
    assert ["choose coin", "choose trash", "choose silver"] == scene.options()
    scene.play("1: choose coin")
    assert 1 == scene.zone("coins")
    assert ["amulet*"] == in_play(scene, 1)

    pass_turn(scene)
    pass_turn(scene)
    assert ["choose coin", "choose trash", "choose silver"] == scene.options()
    assert ["amulet"] == in_play(scene, 1)
    scene.play("1: choose silver")
    assert ["silver"] == scene.zone("discards", 1)
    assert 0 == scene.zone("coins")

    pass_turn(scene)
    assert [] == in_play(scene, 1)
    pass_turn(scene)
    assert ["end actions"] == scene.options()


@pytest.mark.rule("DA-amulet")
def test_amulet_trashes_one_hand_card_that_its_owner_chooses() -> None:
    """Any hand card, and exactly one."""
    scene = laid_out("seat 1 to act\nhand 1: amulet, estate, copper 2")
    scene.play("play amulet", "choose trash")
    assert ["trash copper", "trash estate"] == scene.options()
    scene.play("trash estate")

    assert ["estate"] == scene.zone("trash")
    assert ["copper", "copper"] == scene.hand(1)
    assert 1 == scene.to_move


@pytest.mark.rule("DA-amulet", "DA-N1")
@pytest.mark.parametrize("choice", ["trash", "silver"])
def test_amulet_may_be_told_to_do_what_it_cannot(choice: str) -> None:
    """With no hand nothing is trashed, from an empty pile no Silver comes; both may be chosen."""
    scene = laid_out("seat 1 to act\nhand 1: amulet\npile silver: 0")
    trash = scene.zone("trash")
    scene.play("play amulet", f"choose {choice}")

    assert trash == scene.zone("trash")
    assert [] == scene.zone("discards", 1)
    assert "end turn" in scene.options()


@pytest.mark.rule("DA-amulet", "DA-K6")
def test_the_minus_coin_token_takes_amulets_coin() -> None:
    """Its owner gets nothing and is rid of the token."""
    scene = laid_out("seat 1 to act\nhand 1: amulet\ntokens 1: -1 coin")
    scene.play("play amulet", "choose coin")

    assert 0 == scene.zone("coins")
    assert False is scene.zone("minus_coin", 1)


# Dungeon.


@pytest.mark.rule("DA-dungeon")
def test_dungeon_draws_two_and_discards_two_now_and_next_turn() -> None:
    """Also the cards just drawn may go, one after the other."""
    scene = laid_out("""
        seat 1 to act
        hand 1: dungeon, copper
        deck 1: duchy, province, silver 6, gold, estate
        hand 2: copper
        deck 2: copper 5
    """)
    scene.play("1: play dungeon")
    assert 1 == scene.zone("actions")
    assert ["copper", "estate", "gold"] == sorted(scene.hand(1))
    assert ["discard copper", "discard gold", "discard estate"] == scene.options()
    scene.play("discard estate")
    assert ["discard copper", "discard gold"] == scene.options()
    scene.play("discard copper")
    assert ["gold"] == scene.hand(1)

    pass_turn(scene)
    pass_turn(scene)
    assert ["province", *["silver"] * 6] == sorted(scene.hand(1))
    scene.play("1: discard silver", "1: discard silver")
    assert ["province", *["silver"] * 4] == sorted(scene.hand(1))
    assert 1 == scene.zone("actions")
    assert ["dungeon"] == in_play(scene, 1)


@pytest.mark.rule("DA-dungeon", "DB-T5")
def test_dungeon_discards_what_there_is() -> None:
    """With one card in all there is one to discard, with none nothing."""
    one = laid_out("seat 1 to act\nhand 1: dungeon\ndiscard 1: gold").play("play dungeon")
    assert ["discard gold"] == one.options()
    one.play("discard gold")
    assert ["gold"] == one.zone("discards", 1)
    assert "end turn" in one.options()

    none = laid_out("seat 1 to act\nhand 1: dungeon").play("play dungeon")
    assert "end turn" in none.options()


@pytest.mark.rule("DA-dungeon", "DA-K7")
def test_the_minus_card_token_takes_one_of_dungeons_cards() -> None:
    """One card is drawn, and two are discarded."""
    scene = laid_out("seat 1 to act\nhand 1: dungeon, copper\ndeck 1: estate, gold\ntokens 1: -1 card")
    scene.play("play dungeon")
    assert ["copper", "gold"] == sorted(scene.hand(1))
    scene.play("discard copper", "discard gold")

    assert ["estate"] == scene.zone("decks", 1)
    assert [] == scene.hand(1)


# Gear.


@pytest.mark.rule("DA-gear")
def test_gear_keeps_two_cards_for_the_next_turn() -> None:
    """Old hand cards and cards just drawn; they come on top of the new hand."""
    scene = laid_out("""
        seat 1 to act
        hand 1: gear, estate
        deck 1: silver 5, copper, gold
        hand 2: copper
        deck 2: copper 5
    """)
    scene.play("1: play gear")
    assert ["set aside copper", "set aside gold", "set aside estate", "done"] == scene.options()
    scene.play("set aside gold")
    assert ["set aside copper", "set aside estate", "done"] == scene.options()
    scene.play("set aside estate")
    assert ["copper"] == scene.hand(1)
    assert ["gold", "estate"] == scene.zone("asides", 1)
    assert ["gear*"] == in_play(scene, 1)

    pass_turn(scene)
    assert ["silver"] * 5 == scene.hand(1)
    pass_turn(scene)
    assert ["estate", "gold", *["silver"] * 5] == sorted(scene.hand(1))
    assert [] == scene.zone("asides", 1)
    assert ["gear"] == in_play(scene, 1)


@pytest.mark.rule("DA-gear", "DA-D1")
def test_gear_with_nothing_set_aside_does_not_stay() -> None:
    """It is discarded the same turn."""
    scene = laid_out("seat 1 to act\nhand 1: gear\ndeck 1: copper 7\ndeck 2: copper 5")
    scene.play("1: play gear", "1: done")
    assert ["gear"] == in_play(scene, 1)
    pass_turn(scene)

    assert [] == in_play(scene, 1)
    assert ["copper", "copper", "gear"] == sorted(scene.zone("discards", 1))


@pytest.mark.rule("DA-gear")
def test_gear_with_one_card_stays() -> None:
    """One is enough; the second question may be declined."""
    scene = laid_out("seat 1 to act\nhand 1: gear\ndeck 1: silver 5, copper, gold\ndeck 2: copper 5")
    scene.play("1: play gear", "1: set aside gold", "1: done")
    assert ["gold"] == scene.zone("asides", 1)
    pass_turn(pass_turn(scene))

    assert ["gold", *["silver"] * 5] == sorted(scene.hand(1))


@pytest.mark.rule("DA-gear", "DB-T3")
def test_gear_without_cards_asks_nothing() -> None:
    """Nothing to draw and nothing in hand."""
    scene = laid_out("seat 1 to act\nhand 1: gear\ndeck 2: copper 5").play("play gear")

    assert "end turn" in scene.options()
    assert ["gear"] == in_play(scene, 1)


@pytest.mark.rule("DA-gear")
def test_gear_with_one_hand_card_asks_once() -> None:
    """After the only card there is nothing more to ask."""
    scene = laid_out("seat 1 to act\nhand 1: gear, gold\ndeck 2: copper 5").play(
        "play gear", "set aside gold"
    )

    assert "end turn" in scene.options()
    assert ["gear*"] == in_play(scene, 1)


@pytest.mark.rule("DA-gear", "DB-I1")
def test_what_gear_sets_aside_only_its_owner_sees() -> None:
    """The others see how many, and no card in the log."""
    scene = laid_out("seat 1 to act\nhand 1: gear, gold\ndeck 1: copper 7\ndeck 2: copper 5")
    scene.play("1: play gear", "1: set aside gold", "1: done")

    assert [{"why": "aside", "card": "gold"}] == scene.view(1)["zones"]["asides"][0]
    assert [{"why": "aside", "card": None}] == scene.view(2)["zones"]["asides"][0]
    assert ("dominion-sets-aside", {"seat": 0, "card": "gold"}) in scene.told(1)
    assert ("dominion-sets-aside-hidden", {"seat": 0}) in scene.told(2)
    assert not [args for _, args in scene.told(2) if "gold" in args.values()]


@pytest.mark.rule("DA-gear", "DB-E2")
def test_cards_in_a_gear_count() -> None:
    """What is set aside is one of its owner's cards."""
    scene = laid_out("seat 1 to act\nhand 1: gear, province\ndeck 1: copper 2")
    scene.play("play gear", "set aside province", "done")

    assert [6, 0] == scene.scores()


@pytest.mark.rule("DA-gear", "DB-A3", "DA-D2")
def test_each_play_of_a_gear_gives_back_its_own_cards() -> None:
    """A Gear played twice is two things at the start of the turn, and something may come between them."""
    scene = laid_out("""
        seat 1 to act
        hand 1: throne room, gear
        deck 1: copper 5, silver, silver, gold, gold
        hand 2: copper
        deck 2: copper 5
        mat 1: teacher
    """)
    scene.play("1: play throne room", "play gear", "set aside gold", "set aside gold")
    scene.play("set aside silver", "set aside silver")
    assert ["throne room*", "gear*"] == in_play(scene, 1)
    pass_turn(pass_turn(scene))
    assert ["call teacher", "resolve gear", "keep gear"] == scene.options()
    scene.play("1: resolve gear")
    assert [*["copper"] * 5, "gold", "gold"] == sorted(scene.hand(1))
    assert ["call teacher", "resolve gear"] == scene.options()
    scene.play("1: resolve gear")
    assert [*["copper"] * 5, "gold", "gold", "silver", "silver"] == sorted(scene.hand(1))
    assert ["call teacher", "done"] == scene.options()


@pytest.mark.rule("DA-gear", "DA-D1", "DB-A3")
def test_a_doubled_gear_stays_if_either_play_set_something_aside() -> None:
    """Nothing the first time, a card the second: both cards stay for it."""
    scene = laid_out("seat 1 to act\nhand 1: throne room, gear\ndeck 1: copper 9, gold\ndeck 2: copper 5")
    scene.play("1: play throne room", "play gear", "done", "set aside gold", "done")
    assert ["throne room*", "gear*"] == in_play(scene, 1)

    none = laid_out("seat 1 to act\nhand 1: throne room, gear\ndeck 1: copper 9\ndeck 2: copper 5")
    none.play("1: play throne room", "play gear", "done", "done")
    assert ["throne room", "gear"] == in_play(none, 1)


# Hireling.


@pytest.mark.rule("DA-hireling", "DA-D1")
def test_hireling_brings_a_card_each_turn_for_the_whole_game() -> None:
    """Nothing in the turn it is played; six cards in each turn after it."""
    scene = laid_out(
        "seat 1 to act\nhand 1: hireling, gold\ndeck 1: copper 12\nhand 2: copper\ndeck 2: copper 15"
    )
    scene.play("1: play hireling")
    assert ["gold"] == scene.hand(1)
    assert ["hireling*"] == in_play(scene, 1)
    for _ in range(3):
        pass_turn(pass_turn(scene))
        assert 6 == len(scene.hand(1))
        assert ["hireling*"] == in_play(scene, 1)


@pytest.mark.rule("DA-hireling", "DB-A3")
def test_hireling_played_twice_brings_two_cards_and_keeps_throne_room() -> None:
    """Both cards stay for good."""
    scene = laid_out("seat 1 to act\nhand 1: throne room, hireling\ndeck 1: copper 20\ndeck 2: copper 15")
    scene.play("1: play throne room", "play hireling")
    for _ in range(2):
        pass_turn(pass_turn(scene))
        assert 7 == len(scene.hand(1))
        assert ["throne room*", "hireling*"] == in_play(scene, 1)


# Swamp Hag.


@pytest.mark.rule("DA-swamp-hag")
def test_swamp_hag_curses_each_card_bought_until_its_owners_turn() -> None:
    """A Curse for each card, in each of the others' turns; three coins when it comes back."""
    scene = laid_out(
        """
        seat 1 to act
        hand 1: swamp hag
        deck 1: copper 10
        hand 2: peasant, silver
        deck 2: copper 10
        hand 3: silver
        deck 3: copper 10
        """,
        seats=3,
    )
    scene.play("1: play swamp hag", "1: end turn", "2: play peasant", "2: buy copper")
    assert ["curse", "copper"] == scene.zone("discards", 2)
    scene.play("2: buy copper", "2: done")
    assert ["curse", "copper", "curse", "copper"] == scene.zone("discards", 2)[:4]
    scene.play("3: end actions", "3: play silver", "3: buy estate")
    assert ["curse", "estate"] == scene.zone("discards", 3)[:2]
    assert 3 == scene.zone("coins")
    assert ["swamp hag"] == in_play(scene, 1)
    scene.play("1: end actions", "1: buy copper", "2: end actions", "2: buy copper")
    assert "curse" not in scene.zone("discards", 1)
    assert 2 == scene.zone("discards", 2).count("curse")


@pytest.mark.rule("DA-swamp-hag", "DA-D2")
def test_each_swamp_hag_curses() -> None:
    """Two Hags, two Curses; an empty pile ends it."""
    words = """
        seat 1 to act
        actions: 2
        hand 1: swamp hag 2
        deck 1: copper 5
        hand 2: copper
        deck 2: copper 5
        pile curse: {}
    """
    plenty = laid_out(words.format(9)).play("play swamp hag", "play swamp hag", "end turn")
    plenty.play("2: end actions", "2: buy copper")
    assert ["curse", "curse", "copper"] == plenty.zone("discards", 2)[:3]

    scarce = laid_out(words.format(1)).play("play swamp hag", "play swamp hag", "end turn")
    scarce.play("2: end actions", "2: buy copper")
    assert ["curse", "copper", "copper"] == scarce.zone("discards", 2)


@pytest.mark.rule("DA-swamp-hag", "DA-V1")
def test_swamp_hag_does_not_see_events_and_other_gains() -> None:
    """An Event is no card, and a Silver from Amulet is not bought."""
    scene = laid_out(
        """
        seat 1 to act
        hand 1: swamp hag
        deck 1: copper 5
        hand 2: amulet, gold
        deck 2: copper 7
        """,
        events="expedition",
    )
    scene.play("play swamp hag", "end turn", "2: play amulet", "choose silver", "play gold", "buy expedition")

    assert 7 == len(scene.hand(2))
    assert ["silver", "gold"] == scene.zone("discards", 2)


@pytest.mark.rule("DA-swamp-hag", "DB-B4")
@pytest.mark.parametrize(
    ("printing", "order"),
    [("german", ["curse", "silver"]), ("english", ["curse", "silver"]), ("2022", ["silver", "curse"])],
)
def test_when_the_curse_comes(printing: str, order: list[str]) -> None:
    """Before the bought card is gained; from 2022 on after it."""
    scene = laid_out(
        "seat 1 to act\nhand 1: swamp hag\ndeck 1: copper 5\nhand 2: gold\ndeck 2: copper 5",
        printing=printing,
    )
    scene.play("play swamp hag", "end turn", "2: end actions", "play gold", "buy silver")

    assert [*order, "gold"] == scene.zone("discards", 2)


# Haunted Woods.


@pytest.mark.rule("DA-haunted-woods")
def test_haunted_woods_puts_the_buyers_hand_onto_the_deck() -> None:
    """In an order of his choice; before the card is gained."""
    scene = laid_out("""
        seat 1 to act
        hand 1: haunted woods
        deck 1: gold 2, silver, copper 5
        hand 2: gold, estate 2, duchy
        deck 2: copper 5
    """)
    scene.play("1: play haunted woods", "1: end turn", "2: end actions", "play gold", "buy silver")
    assert ["topdeck estate", "topdeck duchy"] == scene.options()
    scene.play("2: topdeck estate", "2: topdeck duchy")
    assert [*["copper"] * 5, "estate", "duchy"] == scene.zone("decks", 2)
    assert ["estate"] == scene.hand(2)
    assert [] == scene.zone("discards", 2)
    scene.play("2: topdeck estate")

    assert ["estate", "duchy", "estate", "copper", "copper"] == scene.hand(2)
    assert ["silver", "gold"] == scene.zone("discards", 2)
    assert [*["copper"] * 5, "gold", "gold", "silver"] == sorted(scene.hand(1))
    assert ["haunted woods"] == in_play(scene, 1)


@pytest.mark.rule("DA-haunted-woods", "DA-V1")
def test_haunted_woods_does_not_see_an_event() -> None:
    """The hand stays."""
    scene = laid_out(
        "seat 1 to act\nhand 1: haunted woods\ndeck 1: copper 8\nhand 2: gold, estate\ndeck 2: copper 7",
        events="expedition",
    )
    scene.play("play haunted woods", "end turn", "2: end actions", "play gold", "buy expedition")

    assert ["copper"] * 7 == scene.hand(2)
    assert ["estate", "gold"] == scene.zone("discards", 2)


@pytest.mark.rule("DA-haunted-woods")
def test_haunted_woods_asks_nothing_of_an_empty_hand() -> None:
    """The first Woods takes the hand, the second finds none; next turn both draw."""
    scene = laid_out("""
        seat 1 to act
        actions: 2
        hand 1: haunted woods 2
        deck 1: copper 12
        hand 2: silver, estate
        deck 2: copper 5
    """)
    scene.play("play haunted woods", "play haunted woods", "end turn")
    scene.play("2: end actions", "play silver", "buy copper", "topdeck estate")
    assert ["copper", "silver"] == scene.zone("discards", 2)
    assert 11 == len(scene.hand(1))


@pytest.mark.rule("DA-haunted-woods", "DB-B4")
def test_haunted_woods_of_2022_waits_for_the_gain() -> None:
    """The bought card already lies in the discard pile when the hand goes onto the deck."""
    words = "seat 1 to act\nhand 1: haunted woods\ndeck 1: copper 8\nhand 2: silver, estate\ndeck 2: copper 5"
    german = laid_out(words).play(
        "play haunted woods", "end turn", "end actions", "play silver", "buy copper"
    )
    new = laid_out(words, printing="2022")
    new.play("play haunted woods", "end turn", "end actions", "play silver", "buy copper")

    assert ["topdeck estate"] == german.options() == new.options()
    assert [] == german.zone("discards", 2)
    assert ["copper"] == new.zone("discards", 2)


@pytest.mark.rule("DA-swamp-hag", "DA-haunted-woods", "DA-D2")
def test_the_buyer_orders_woods_and_hag() -> None:
    """Two things at one moment: he chooses which comes first."""
    scene = laid_out("""
        seat 1 to act
        actions: 2
        hand 1: haunted woods, swamp hag
        deck 1: copper 8
        hand 2: silver, estate
        deck 2: copper 5
    """)
    scene.play(
        "play haunted woods", "play swamp hag", "end turn", "2: end actions", "play silver", "buy copper"
    )
    assert ["resolve haunted woods", "resolve swamp hag"] == scene.options()
    scene.play("resolve swamp hag")
    assert ["curse"] == scene.zone("discards", 2)
    scene.play("topdeck estate")

    assert ["curse", "copper", "silver"] == scene.zone("discards", 2)
    assert ["estate", *["copper"] * 4] == scene.hand(2)


@pytest.mark.rule("DA-P6", "DA-swamp-hag", "DA-haunted-woods")
def test_lasting_attacks_end_with_their_owners_mission_turn() -> None:
    """Their owner's next turn is the extra one: in the others' turns after it they do nothing any more."""
    scene = laid_out(
        """
        seat 1 to act
        actions: 2
        hand 1: haunted woods, swamp hag, gold, copper
        deck 1: copper 8
        hand 2: copper 2
        deck 2: copper 5
        """,
        events="mission",
    )
    scene.play("1: play haunted woods", "play swamp hag", "play gold", "play copper", "buy mission")
    assert ["resolve haunted woods", "resolve swamp hag"] == scene.options()
    scene.play("1: resolve haunted woods")
    assert 8 == len(scene.hand(1))
    assert 3 == scene.zone("coins")
    pass_turn(scene)
    scene.play("2: end actions", "2: buy copper")

    assert ["copper"] * 3 == scene.zone("discards", 2)
    assert 1 == scene.to_move


# Bridge Troll.


@pytest.mark.rule("DA-bridge-troll", "DA-K6")
def test_bridge_troll_makes_cards_cheaper_in_its_owners_turns() -> None:
    """A Buy and one coin off in both turns, and not in another player's; each of the others takes a token."""
    scene = laid_out(
        """
        seat 1 to act
        hand 1: bridge troll, copper 2
        deck 1: copper 5
        hand 2: copper 4
        deck 2: copper 5
        hand 3: copper 4
        deck 3: copper 5
        """,
        seats=3,
    )
    scene.play("1: play bridge troll")
    assert [False, True, True] == scene.zone("minus_coin")
    assert 2 == scene.zone("buys")
    scene.play("1: play copper", "1: play copper", "1: buy silver")
    assert 0 == scene.zone("coins")
    assert ["buy copper", "buy curse", "end turn"] == scene.options()
    scene.play("1: end turn", "2: end actions", "2: play copper")
    assert 0 == scene.zone("coins")
    scene.play("2: play copper", "2: play copper")
    assert 2 == scene.zone("coins")
    assert "buy silver" not in scene.options()
    scene.play("2: end turn")
    pass_turn(scene)
    assert 2 == scene.zone("buys")
    assert ["bridge troll"] == in_play(scene, 1)
    scene.play("1: end actions", "play copper")
    assert "buy estate" in scene.options()
    assert "buy silver" not in scene.options()
    scene.play("1: end turn")
    assert [] == in_play(scene, 1)


@pytest.mark.rule("DA-bridge-troll", "DA-V1", "DB-B2")
def test_trolls_add_up_but_no_cost_falls_below_nothing() -> None:
    """Two Trolls take two off a card, and nothing off an Event."""
    scene = laid_out(
        "seat 1 to act\nactions: 2\nhand 1: bridge troll 2, copper\ndeck 1: copper 5", events="expedition"
    )
    scene.play("play bridge troll", "play bridge troll", "play copper")
    supply = {pile["card"]: pile["cost"] for pile in scene.view()["zones"]["supply"]}

    assert (0, 0, 1, 4) == (supply["copper"], supply["estate"], supply["silver"], supply["gold"])
    assert "buy silver" in scene.options()
    assert "buy expedition" not in scene.options()


@pytest.mark.rule("DA-bridge-troll", "DB-A3")
@pytest.mark.parametrize(("printing", "silver"), [("german", 2), ("english", 2), ("2022", 1)])
def test_throne_room_on_a_bridge_troll(printing: str, silver: int) -> None:
    """The Buys come twice, but one Troll in play is one coin off; from 2022 on each play counts."""
    scene = laid_out(
        """
        seat 1 to act
        hand 1: throne room, bridge troll
        deck 1: copper 10
        hand 2: copper
        deck 2: copper 5
        """,
        printing=printing,
    )
    scene.play("1: play throne room", "play bridge troll")
    for _ in range(2):
        supply = {pile["card"]: pile["cost"] for pile in scene.view()["zones"]["supply"]}
        assert silver == supply["silver"]
        assert 3 == scene.zone("buys")
        pass_turn(scene)
        assert 3 == {pile["card"]: pile["cost"] for pile in scene.view()["zones"]["supply"]}["silver"]
        pass_turn(scene)
    assert 3 == {pile["card"]: pile["cost"] for pile in scene.view()["zones"]["supply"]}["silver"]


@pytest.mark.rule("DA-bridge-troll", "DA-K6")
def test_a_second_bridge_troll_lays_no_second_token() -> None:
    """The token lies there; its owner misses one coin and no more."""
    scene = laid_out("""
        seat 1 to act
        actions: 2
        hand 1: bridge troll 2
        deck 1: copper 5
        hand 2: silver, copper
        deck 2: copper 5
    """)
    scene.play(
        "play bridge troll", "play bridge troll", "end turn", "end actions", "play silver", "play copper"
    )

    assert 2 == scene.zone("coins")


# Caravan Guard, and reactions.


@pytest.mark.rule("DA-caravan-guard")
def test_caravan_guard_in_its_owners_turn() -> None:
    """A card and an Action now, a coin next turn."""
    scene = laid_out(
        "seat 1 to act\nhand 1: caravan guard\ndeck 1: copper 5, gold\ndeck 2: copper 5", kingdom=GUARDED
    )
    scene.play("play caravan guard")
    assert ["gold"] == scene.hand(1)
    assert (1, 0) == (scene.zone("actions"), scene.zone("coins"))
    pass_turn(pass_turn(scene))

    assert (1, 1) == (scene.zone("actions"), scene.zone("coins"))
    assert ["caravan guard"] == in_play(scene, 1)


@pytest.mark.rule("DA-caravan-guard", "DB-A1")
def test_caravan_guard_is_played_when_somebody_attacks() -> None:
    """A card at once, no Action for anybody, and a coin in its owner's turn, at whose end it goes."""
    scene = laid_out(
        """
        seat 1 to act
        hand 1: militia, copper
        deck 1: copper 5
        hand 2: caravan guard, gold 3
        deck 2: copper 5, silver
        """,
        kingdom=GUARDED,
    )
    scene.play("1: play militia")
    assert ["play caravan guard", "done"] == scene.options()
    scene.play("2: play caravan guard")
    assert ["gold", "gold", "gold", "silver"] == sorted(scene.hand(2))
    assert ["done"] == scene.options()
    scene.play("2: done", "2: discard silver")
    assert ["gold"] * 3 == scene.hand(2)
    assert (0, 2) == (scene.zone("actions"), scene.zone("coins"))
    assert ["caravan guard*"] == in_play(scene, 2)

    pass_turn(scene)
    assert ["caravan guard"] == in_play(scene, 2)
    assert (1, 1) == (scene.zone("actions"), scene.zone("coins"))
    pass_turn(scene)
    assert [] == in_play(scene, 2)


@pytest.mark.rule("DB-A1", "DA-caravan-guard", "DB-moat")
def test_several_reactions_one_after_the_other_also_with_a_card_just_drawn() -> None:
    """A Caravan Guard draws a second, that one a Moat, and the Moat keeps the attack off."""
    scene = laid_out(
        """
        seat 1 to act
        hand 1: militia
        deck 1: copper 5
        hand 2: caravan guard, gold 4
        deck 2: copper, moat, caravan guard
        """,
        kingdom=GUARDED,
    )
    scene.play("1: play militia", "2: play caravan guard", "2: play caravan guard")
    assert ["reveal moat", "done"] == scene.options()
    scene.play("2: reveal moat")
    assert ["done"] == scene.options()
    scene.play("2: done")

    assert 1 == scene.to_move
    assert ["gold"] * 4 + ["moat"] == sorted(scene.hand(2))
    assert ["caravan guard*", "caravan guard*"] == in_play(scene, 2)


@pytest.mark.rule("DB-A1", "DB-moat")
def test_a_moat_answers_each_new_attack_and_need_not() -> None:
    """Shown to the first play of a Throne Room, it must be shown again to the second."""
    scene = laid_out(
        """
        seat 1 to act
        hand 1: throne room, militia
        hand 2: moat, gold 4
        """,
        kingdom=GUARDED,
    )
    scene.play("1: play throne room", "1: play militia", "2: reveal moat", "2: done")
    assert 5 == len(scene.hand(2))
    assert ["reveal moat", "done"] == scene.options()
    scene.play("2: done", "2: discard gold", "2: discard gold")

    assert ["gold", "gold", "moat"] == sorted(scene.hand(2))
    assert 4 == scene.zone("coins")


@pytest.mark.rule("DB-A1", "DB-A2")
def test_all_react_before_the_attack_takes_effect_and_in_turn_order() -> None:
    """Clockwise from the attacker, who is in the middle here; only then do they discard, again clockwise."""
    scene = laid_out(
        """
        seat 2 to act
        hand 1: gold 4
        hand 2: militia
        hand 3: moat, gold 4
        hand 4: caravan guard, gold 3
        deck 4: silver
        """,
        kingdom=GUARDED,
        seats=4,
    )
    scene.play("2: play militia", "3: reveal moat", "3: done", "4: play caravan guard", "4: done", "1: done")
    assert [4, 0, 5, 4] == [len(scene.hand(seat)) for seat in (1, 2, 3, 4)]
    scene.play("4: discard silver", "1: discard gold")

    assert 2 == scene.to_move
    assert [3, 0, 5, 3] == [len(scene.hand(seat)) for seat in (1, 2, 3, 4)]


@pytest.mark.rule("DB-A1", "DB-I1")
def test_a_player_with_a_hand_is_asked_whatever_is_in_it() -> None:
    """That no reaction is there stays hidden; only an empty hand is not asked."""
    scene = laid_out(
        """
        seat 1 to act
        hand 1: militia
        hand 2: gold 4
        """,
        kingdom=GUARDED,
        seats=3,
    )
    scene.play("1: play militia")
    assert ["done"] == scene.options()
    scene.play("2: done")

    assert ["discard gold"] == scene.options()
    scene.play("2: discard gold")
    assert 1 == scene.to_move


@pytest.mark.rule("DA-P9", "DB-moat")
@pytest.mark.parametrize("attack", ["swamp hag", "haunted woods", "bridge troll"])
def test_a_moat_shown_when_it_is_played_keeps_a_lasting_attack_off(attack: str) -> None:
    """Shown then and never again: at the moment of the harm nobody is asked."""
    words = f"""
        seat 1 to act
        hand 1: {attack}
        deck 1: copper 8
        hand 2: moat, silver
        deck 2: copper 5
    """
    spared = laid_out(words, kingdom=GUARDED).play(f"1: play {attack}", "2: reveal moat", "2: done")
    spared.play("1: end turn", "2: end actions", "play silver")
    assert 2 == spared.zone("coins")
    spared.play("2: buy copper")
    assert ["copper", "moat", "silver"] == spared.zone("discards", 2)

    struck = laid_out(words, kingdom=GUARDED).play(f"1: play {attack}", "2: done")
    struck.play("1: end turn", "2: end actions", "play silver")
    assert (1 if attack == "bridge troll" else 2) == struck.zone("coins")
    struck.play("2: buy copper")
    if attack == "haunted woods":
        assert ["topdeck moat"] == struck.options()
    else:
        curses = ["curse"] if attack == "swamp hag" else []
        assert [*curses, "copper", "moat", "silver"] == struck.zone("discards", 2)


# Throne Room and Durations.

ANSWERS = {
    "amulet": (["choose coin", "choose coin"], ["choose coin", "choose coin"]),
    "dungeon": (["discard silver"] * 4, ["discard silver"] * 4),
    "gear": (["set aside silver"] * 4, []),
}
"""What the two plays of a Duration ask, now and next turn."""
DOUBLED = {
    "amulet": ((0, 1, 2, 5), (1, 1, 2, 5)),
    "caravan guard": ((2, 1, 0, 7), (1, 1, 2, 5)),
    "dungeon": ((2, 1, 0, 5), (1, 1, 0, 5)),
    "gear": ((0, 1, 0, 5), (1, 1, 0, 9)),
    "bridge troll": ((0, 3, 0, 5), (1, 3, 0, 5)),
    "haunted woods": ((0, 1, 0, 5), (1, 1, 0, 11)),
    "swamp hag": ((0, 1, 0, 5), (1, 1, 6, 5)),
    "hireling": ((0, 1, 0, 5), (1, 1, 0, 7)),
}
"""Actions, Buys, coins and hand after a Throne Room on it, from a hand of five others, now and next turn."""


@pytest.mark.rule("DB-A3", "DA-D1", "DB-throne-room")
@pytest.mark.parametrize("duration", DOUBLED)
def test_throne_room_doubles_both_turns_of_a_duration_and_stays_with_it(duration: str) -> None:
    """Two complete plays; the Throne Room leaves when the Duration does."""
    kingdom = PLAIN.replace("village", "caravan guard")
    scene = laid_out(
        f"""
        seat 1 to act
        hand 1: throne room, {duration}, silver 5
        deck 1: silver 16
        deck 2: copper 10
        """,
        kingdom=kingdom,
    )
    now, later = ANSWERS.get(duration, ([], []))
    scene.play("1: play throne room", f"1: play {duration}", *now)
    numbers = ("actions", "buys", "coins")
    assert DOUBLED[duration][0] == (*[scene.zone(name) for name in numbers], len(scene.hand(1)))
    assert ["throne room*", f"{duration}*"] == in_play(scene, 1)

    pass_turn(pass_turn(scene))
    scene.play(*later)
    assert DOUBLED[duration][1] == (*[scene.zone(name) for name in numbers], len(scene.hand(1)))
    ends = "*" if duration == "hireling" else ""
    assert [f"throne room{ends}", f"{duration}{ends}"] == in_play(scene, 1)
    pass_turn(scene)
    assert (["throne room*", "hireling*"] if ends else []) == in_play(scene, 1)


@pytest.mark.rule("DB-A4", "DA-D1")
def test_throne_room_on_throne_room_the_inner_one_stays() -> None:
    """The one that doubled the Duration stays with it, the outer one and a Village's doubler do not."""
    scene = laid_out(
        """
        seat 1 to act
        hand 1: throne room 2, caravan guard, village
        deck 1: copper 9
        deck 2: copper 5
        """,
        kingdom=GUARDED,
    )
    scene.play("play throne room", "play throne room", "play caravan guard", "play village")
    assert ["throne room", "throne room*", "caravan guard*", "village"] == in_play(scene, 1)
    pass_turn(scene)
    assert ["throne room*", "caravan guard*"] == in_play(scene, 1)
    pass_turn(scene)

    assert 2 == scene.zone("coins")
    assert ["throne room", "caravan guard"] == in_play(scene, 1)


@pytest.mark.rule("DB-A4", "DB-A3")
def test_one_throne_room_that_doubled_two_durations_stays_with_both() -> None:
    """Played twice itself, it doubles two cards, and stays as long as the longer of them."""
    scene = laid_out("""
        seat 1 to act
        hand 1: throne room 2, amulet, hireling
        deck 1: copper 20
        deck 2: copper 10
    """)
    scene.play(
        "play throne room", "play throne room", "play hireling", "play amulet", "choose coin", "choose coin"
    )
    assert ["throne room", "throne room*", "hireling*", "amulet*"] == in_play(scene, 1)
    pass_turn(pass_turn(scene))
    scene.play("1: resolve hireling", "1: resolve hireling", "choose coin", "choose coin")
    pass_turn(scene)

    assert ["throne room*", "hireling*"] == in_play(scene, 1)


@pytest.mark.rule("DA-swamp-hag", "DB-A3")
def test_a_swamp_hag_played_twice_curses_twice() -> None:
    """Each play is an attack of its own."""
    scene = laid_out("""
        seat 1 to act
        hand 1: throne room, swamp hag
        deck 1: copper 5
        hand 2: copper
        deck 2: copper 5
    """)
    scene.play("play throne room", "play swamp hag", "end turn", "2: end actions", "2: buy copper")

    assert ["curse", "curse", "copper", "copper"] == scene.zone("discards", 2)


@pytest.mark.rule("DA-D1", "DA-royal-carriage", "DB-A3")
def test_a_royal_carriage_stays_with_the_duration_it_replayed() -> None:
    """Also when both were played in another player's turn."""
    kingdom = GUARDED.replace("village", "royal carriage")
    scene = laid_out(
        """
        seat 1 to act
        hand 1: militia
        deck 1: copper 5
        hand 2: caravan guard
        deck 2: copper 10
        mat 2: royal carriage
        """,
        kingdom=kingdom,
    )
    scene.play("1: play militia", "2: play caravan guard", "2: call royal carriage", "2: done")
    assert ["caravan guard*", "royal carriage*"] == in_play(scene, 2)
    assert 2 == len(scene.hand(2))
    pass_turn(scene)
    assert 2 == scene.zone("coins")
    assert ["caravan guard", "royal carriage"] == in_play(scene, 2)


@pytest.mark.rule("DA-K8", "DA-K13", "DA-D1")
@pytest.mark.parametrize("printing", ["german", "2022"])
@pytest.mark.parametrize("duration", ["amulet", "dungeon", "gear"])
def test_an_estate_that_copies_a_duration_stays_as_long_as_it_would(duration: str, printing: str) -> None:
    """It does all of it, now and next turn, and is discarded then."""
    scene = laid_out(
        f"""
        seat 1 to act
        inherited 1: {duration}
        hand 1: estate, gold 2
        deck 1: silver 9
        deck 2: copper 5
        """,
        printing=printing,
    )
    scene.play("1: play estate")
    scene.play(
        *{"amulet": ["choose coin"], "dungeon": ["discard gold"] * 2, "gear": ["set aside gold"] * 2}[
            duration
        ]
    )
    assert ["estate*"] == in_play(scene, 1)
    pass_turn(pass_turn(scene))
    assert ["estate"] == in_play(scene, 1)
    if duration == "amulet":
        scene.play("1: choose coin")
        assert 1 == scene.zone("coins")
    assert {"amulet": 5, "dungeon": 7, "gear": 7}[duration] == len(scene.hand(1))


@pytest.mark.rule("DA-D3")
def test_durations_that_stay_are_shown_apart() -> None:
    """With the card that doubled them; in the turn in which they end they lie among the others."""
    scene = laid_out(
        """
        seat 1 to act
        actions: 2
        hand 1: throne room, caravan guard, village
        deck 1: copper 9
        deck 2: copper 5
        """,
        kingdom=GUARDED,
    )
    scene.play("play village", "play throne room", "play caravan guard")
    assert ["village", "throne room*", "caravan guard*"] == in_play(scene, 1)
    pass_turn(pass_turn(scene))

    assert ["throne room", "caravan guard"] == in_play(scene, 1)


@pytest.mark.rule("DA-D2")
def test_the_player_orders_what_happens_at_the_start_of_his_turn() -> None:
    """Dungeon before Gear keeps what Gear brings out of the Dungeon's reach, and the other way round."""
    words = """
        seat 1 to act
        actions: 2
        hand 1: dungeon, gear, gold 2
        deck 1: copper 11
        deck 2: copper 5
    """
    scene = laid_out(words)
    scene.play("play dungeon", "discard copper", "discard copper")
    scene.play("play gear", "set aside gold", "set aside gold")
    pass_turn(pass_turn(scene))
    assert ["resolve dungeon", "resolve gear"] == scene.options()
    scene.play("1: resolve dungeon")
    assert ["discard copper"] == scene.options()

    other = laid_out(words)
    other.play("play dungeon", "discard copper", "discard copper")
    other.play("play gear", "set aside gold", "set aside gold")
    pass_turn(pass_turn(other))
    other.play("1: resolve gear")
    assert ["discard copper", "discard gold"] == other.options()


TWO_GEARS = """
    seat 1 to act
    actions: 3
    hand 1: dungeon, gear 2, gold, estate
    deck 1: copper 20
    deck 2: copper 5
"""


def two_gears_and_a_dungeon(words: str = TWO_GEARS, *asides: str) -> Scene:
    """The next turn of a player for whom Gears, each with a card of its own, and a Dungeon are due."""
    scene = laid_out(words).play("play dungeon", "discard copper", "discard copper")
    for card in asides or ("gold", "estate"):
        scene.play("play gear", f"set aside {card}", "done")
    return pass_turn(pass_turn(scene))


@pytest.mark.rule("DA-D2", "DA-gear")
def test_of_two_gears_the_owner_says_which_comes_first() -> None:
    """The Dungeon between them reaches what the first one brought, and not what the second one will bring."""
    scene = two_gears_and_a_dungeon()
    assert ["resolve dungeon", "resolve gear", "keep gear"] == scene.options()
    assert [["gold"], ["estate"]] == [stay["aside"] for stay in scene.view(1)["stays"] if stay["aside"]]
    scene.play("1: resolve gear", "1: resolve dungeon")
    assert ["discard copper", "discard gold"] == scene.options()

    other = two_gears_and_a_dungeon()
    other.play("1: keep gear")
    assert ["resolve dungeon", "resolve gear"] == other.options()
    other.play("1: resolve dungeon")
    assert ["discard copper", "discard estate"] == other.options()


@pytest.mark.rule("DA-D2", "DB-I1")
def test_what_two_gears_hold_is_told_to_nobody_else() -> None:
    """Whether and what the owner is asked, and what the others see, is the same for equal cards."""
    scenes = [two_gears_and_a_dungeon(), two_gears_and_a_dungeon(TWO_GEARS, "copper", "copper")]
    assert scenes[0].options() == scenes[1].options()
    assert [[None], [None]] == [stay["aside"] for stay in scenes[0].view(2)["stays"] if stay["aside"]]
    for scene in scenes:
        scene.play("1: keep gear")
    assert scenes[0].view(2)["decision"] == scenes[1].view(2)["decision"]
    assert scenes[0].view(2)["stays"] == scenes[1].view(2)["stays"]


@pytest.mark.rule("DA-D2", "DA-gear")
def test_of_three_gears_any_one_may_come_first() -> None:
    """Each that is kept lets the next one come up; the last one needs no question."""
    words = """
        seat 1 to act
        actions: 4
        hand 1: dungeon, gear 3, gold, estate, silver
        deck 1: copper 20
        deck 2: copper 5
    """
    for moves, brought in [
        (["resolve gear"], "gold"),
        (["keep gear", "resolve gear"], "estate"),
        (["keep gear", "keep gear"], "silver"),
    ]:
        scene = two_gears_and_a_dungeon(words, "gold", "estate", "silver")
        for move in moves:
            assert move in scene.options()
            scene.play(f"1: {move}")
        assert [brought] == [card for card in scene.hand(1) if card != "copper"]
        assert 2 == len([stay for stay in scene.view(1)["stays"] if stay["aside"]])
        assert ["resolve dungeon", "resolve gear", "keep gear"] == scene.options()


@pytest.mark.rule("DA-D2")
def test_a_question_about_later_gears_needs_later_gears() -> None:
    """A position that asks for them where there are none is refused."""
    data = two_gears_and_a_dungeon().state.dump()
    data["agenda"][-1] = ["later-one", 0, number_of("gear"), 0]
    assert ["resolve gear", "keep gear"] == Scene("dominion", kingdom=PLAIN).lay_out(data).options()
    data["agenda"][-1] = ["later-one", 0, number_of("gear"), 1]
    with pytest.raises(BadPosition):
        Scene("dominion", kingdom=PLAIN).lay_out(data)


@pytest.mark.rule("DA-D4", "DA-D1")
def test_what_a_burnt_duration_has_set_up_still_happens() -> None:
    """Gear's cards come back, Hireling draws; the Throne Rooms that doubled them no longer stay."""
    scene = laid_out(
        """
        seat 1 to act
        actions: 2
        coins: 3
        hand 1: throne room 2, gear, hireling, gold
        deck 1: silver 20
        deck 2: copper 10
        """,
        events="bonfire",
    )
    scene.play("play throne room", "play gear", "set aside gold", "done", "set aside silver", "done")
    scene.play("play throne room", "play hireling", "buy bonfire", "trash gear")
    assert ["throne room", "throne room*", "hireling*"] == in_play(scene, 1)
    scene.play("1: trash hireling")
    assert [] == in_play(scene, 1)
    assert ["gear", "hireling"] == scene.zone("trash")
    pass_turn(scene)
    assert ["resolve gear", "resolve hireling", "keep gear"] == scene.options()
    scene.play("1: resolve gear", "1: resolve gear")
    assert ["gold", *["silver"] * 8] == sorted(scene.hand(1))
    pass_turn(pass_turn(scene))
    assert 7 == len(scene.hand(1))


def old_and_new_amulets(*plays: str) -> Scene:
    """An Amulet that would be discarded, and what is played beside it in the same turn; a Bonfire is lit."""
    scene = laid_out(
        """
        seat 1 to act
        actions: 1
        hand 1: amulet
        deck 1: copper 20, throne room, amulet 2, village 2
        deck 2: copper 10
        """,
        events="bonfire",
    )
    pass_turn(pass_turn(scene.play("play amulet", "choose coin")))
    return scene.play("choose coin", "play village", "play village", *plays, "end actions").play(
        *["play copper"] * 2, "buy bonfire"
    )


def amulets(scene: Scene) -> list[str]:
    """The cards in play that may differ from each other."""
    return [card for card in in_play(scene, 1) if card not in ("copper", "village")]


@pytest.mark.rule("DB-T3", "DA-bonfire")
def test_the_owner_says_which_of_two_equal_cards_burns() -> None:
    """Either the Amulet that would be discarded, or the one that stays in play."""
    scene = old_and_new_amulets("play amulet", "choose coin")
    assert ["amulet", "amulet*"] == amulets(scene)
    assert ["trash copper", "trash village", "trash amulet", "keep amulet", "done"] == scene.options()
    assert {"seat": 0, "n": 2} == scene.view(1)["decision"]["args"]
    scene.play("trash amulet")
    assert ["amulet*"] == amulets(scene)
    assert "keep amulet" not in scene.options()

    other = old_and_new_amulets("play amulet", "choose coin").play("keep amulet")
    assert ["amulet"] == amulets(other)
    assert "keep amulet" not in other.options()
    pass_turn(other.play("done"))
    assert ["choose coin", "choose trash", "choose silver"] == other.options()


@pytest.mark.rule("DB-T3", "DA-bonfire", "DA-D4")
def test_each_sort_of_equal_cards_may_burn() -> None:
    """One that would be discarded, one that stays, and one for which a Throne Room stays too."""
    plays = ["play throne room", "play amulet", "choose coin", "choose coin", "play amulet", "choose coin"]
    for moves, left in [
        (["trash amulet"], ["throne room*", "amulet*", "amulet*"]),
        (["keep amulet", "trash amulet"], ["amulet", "throne room*", "amulet*"]),
        (["keep amulet", "keep amulet"], ["amulet", "throne room", "amulet*"]),
    ]:
        scene = old_and_new_amulets(*plays)
        assert ["amulet", "throne room*", "amulet*", "amulet*"] == amulets(scene)
        scene.play(*moves[:-1])
        if len(moves) > 1:
            asked = scene.view(1)["decision"]
            assert ("bonfire-another", {"seat": 0, "card": "amulet"}) == (asked["kind"], asked["args"])
        scene.play(moves[-1])
        assert left == amulets(scene)


@pytest.mark.rule("DB-T3", "DA-bonfire")
def test_of_equal_cards_that_do_not_differ_none_is_chosen() -> None:
    """Two Coppers, or two Amulets that both stay: a question would change nothing."""
    words = "seat 1 to act\nactions: 2\ncoins: 3\nhand 1: amulet 2\nplay 1: copper 2\ndeck 1: copper 9"
    scene = laid_out(words, events="bonfire")
    scene.play("play amulet", "choose coin", "play amulet", "choose coin", "buy bonfire")
    assert ["trash copper", "trash amulet", "done"] == scene.options()


@pytest.mark.rule("DB-T3")
def test_a_question_about_another_card_needs_another_card() -> None:
    """A position that asks for one where there is none is refused."""
    data = old_and_new_amulets("play amulet", "choose coin").state.dump()
    scene = Scene("dominion", kingdom=PLAIN, events="bonfire")
    data["agenda"][-1] = ["bonfire-another", 0, number_of("amulet"), 0, 2]
    assert ["trash amulet", "keep amulet"] == scene.lay_out(data).options()
    for passed, n in [(1, 2), (0, 0)]:
        data["agenda"][-1] = ["bonfire-another", 0, number_of("amulet"), passed, n]
        with pytest.raises(BadPosition):
            scene.lay_out(data)

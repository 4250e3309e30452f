"""The Durations of Adventures: now and next turn, how long they stay, who stays with them; and reactions."""

from typing import Any

import pytest

from cairn.core.errors import BadPosition
from cairn.games.dominion.rules.catalogue import number_of
from cairn.proof.table import Table

PLAIN = (
    "amulet, dungeon, gear, bridge troll, haunted woods, swamp hag, hireling, throne room, village, peasant"
)
"""The Durations without anything that reacts."""
GUARDED = (
    "amulet, caravan guard, moat, bridge troll, haunted woods, swamp hag, militia, throne room, village, page"
)


def laid_out(words: str, kingdom: str = PLAIN, seats: int = 2, **options: Any) -> Table:
    """A table with these facts."""
    return Table("dominion", seats=seats, kingdom=kingdom, **options).set_up(words)


def pass_turn(table: Table) -> Table:
    """Whoever is in turn does nothing more in it."""
    if "end actions" in table.options():
        table.play("end actions")
    return table.play("end turn")


def in_play(table: Table, seat: int) -> list[str]:
    """What a player has in play; a star if it is not discarded in this turn's Clean-up."""
    row = table.view()["zones"]["plays"][seat - 1]
    return [one["card"] + ("*" if one["stays"] else "") for one in row]


# Amulet.


@pytest.mark.rule("DA-amulet", "DA-D1", "DA-N1")
def test_amulet_gives_one_of_three_now_and_another_one_next_turn() -> None:
    """The second choice is free again; the card goes at the end of the second turn."""
    table = laid_out("seat 1 to act\nhand 1: amulet\ndeck 1: copper 15\ndeck 2: copper 15")
    table.play("1: play amulet")
    assert ["choose coin", "choose trash", "choose silver"] == table.options()
    table.play("1: choose coin")
    assert 1 == table.zone("coins")
    assert ["amulet*"] == in_play(table, 1)

    pass_turn(table)
    pass_turn(table)
    assert ["choose coin", "choose trash", "choose silver"] == table.options()
    assert ["amulet"] == in_play(table, 1)
    table.play("1: choose silver")
    assert ["silver"] == table.zone("discards", 1)
    assert 0 == table.zone("coins")

    pass_turn(table)
    assert [] == in_play(table, 1)
    pass_turn(table)
    assert ["end actions"] == table.options()


@pytest.mark.rule("DA-amulet")
def test_amulet_trashes_one_hand_card_that_its_owner_chooses() -> None:
    """Any hand card, and exactly one."""
    table = laid_out("seat 1 to act\nhand 1: amulet, estate, copper 2")
    table.play("play amulet", "choose trash")
    assert ["trash copper", "trash estate"] == table.options()
    table.play("trash estate")

    assert ["estate"] == table.zone("trash")
    assert ["copper", "copper"] == table.hand(1)
    assert 1 == table.to_move


@pytest.mark.rule("DA-amulet", "DA-N1")
@pytest.mark.parametrize("choice", ["trash", "silver"])
def test_amulet_may_be_told_to_do_what_it_cannot(choice: str) -> None:
    """With no hand nothing is trashed, from an empty pile no Silver comes; both may be chosen."""
    table = laid_out("seat 1 to act\nhand 1: amulet\npile silver: 0")
    trash = table.zone("trash")
    table.play("play amulet", f"choose {choice}")

    assert trash == table.zone("trash")
    assert [] == table.zone("discards", 1)
    assert "end turn" in table.options()


@pytest.mark.rule("DA-amulet", "DA-K6")
def test_the_minus_coin_token_takes_amulets_coin() -> None:
    """Its owner gets nothing and is rid of the token."""
    table = laid_out("seat 1 to act\nhand 1: amulet\ntokens 1: -1 coin")
    table.play("play amulet", "choose coin")

    assert 0 == table.zone("coins")
    assert False is table.zone("minus_coin", 1)


# Dungeon.


@pytest.mark.rule("DA-dungeon")
def test_dungeon_draws_two_and_discards_two_now_and_next_turn() -> None:
    """Also the cards just drawn may go, one after the other."""
    table = laid_out("""
        seat 1 to act
        hand 1: dungeon, copper
        deck 1: duchy, province, silver 6, gold, estate
        hand 2: copper
        deck 2: copper 5
    """)
    table.play("1: play dungeon")
    assert 1 == table.zone("actions")
    assert ["copper", "estate", "gold"] == sorted(table.hand(1))
    assert ["discard copper", "discard gold", "discard estate"] == table.options()
    table.play("discard estate")
    assert ["discard copper", "discard gold"] == table.options()
    table.play("discard copper")
    assert ["gold"] == table.hand(1)

    pass_turn(table)
    pass_turn(table)
    assert ["province", *["silver"] * 6] == sorted(table.hand(1))
    table.play("1: discard silver", "1: discard silver")
    assert ["province", *["silver"] * 4] == sorted(table.hand(1))
    assert 1 == table.zone("actions")
    assert ["dungeon"] == in_play(table, 1)


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
    table = laid_out("seat 1 to act\nhand 1: dungeon, copper\ndeck 1: estate, gold\ntokens 1: -1 card")
    table.play("play dungeon")
    assert ["copper", "gold"] == sorted(table.hand(1))
    table.play("discard copper", "discard gold")

    assert ["estate"] == table.zone("decks", 1)
    assert [] == table.hand(1)


# Gear.


@pytest.mark.rule("DA-gear")
def test_gear_keeps_two_cards_for_the_next_turn() -> None:
    """Old hand cards and cards just drawn; they come on top of the new hand."""
    table = laid_out("""
        seat 1 to act
        hand 1: gear, estate
        deck 1: silver 5, copper, gold
        hand 2: copper
        deck 2: copper 5
    """)
    table.play("1: play gear")
    assert ["set aside copper", "set aside gold", "set aside estate", "done"] == table.options()
    table.play("set aside gold")
    assert ["set aside copper", "set aside estate", "done"] == table.options()
    table.play("set aside estate")
    assert ["copper"] == table.hand(1)
    assert ["gold", "estate"] == table.zone("asides", 1)
    assert ["gear*"] == in_play(table, 1)

    pass_turn(table)
    assert ["silver"] * 5 == table.hand(1)
    pass_turn(table)
    assert ["estate", "gold", *["silver"] * 5] == sorted(table.hand(1))
    assert [] == table.zone("asides", 1)
    assert ["gear"] == in_play(table, 1)


@pytest.mark.rule("DA-gear", "DA-D1")
def test_gear_with_nothing_set_aside_does_not_stay() -> None:
    """It is discarded the same turn."""
    table = laid_out("seat 1 to act\nhand 1: gear\ndeck 1: copper 7\ndeck 2: copper 5")
    table.play("1: play gear", "1: done")
    assert ["gear"] == in_play(table, 1)
    pass_turn(table)

    assert [] == in_play(table, 1)
    assert ["copper", "copper", "gear"] == sorted(table.zone("discards", 1))


@pytest.mark.rule("DA-gear")
def test_gear_with_one_card_stays() -> None:
    """One is enough; the second question may be declined."""
    table = laid_out("seat 1 to act\nhand 1: gear\ndeck 1: silver 5, copper, gold\ndeck 2: copper 5")
    table.play("1: play gear", "1: set aside gold", "1: done")
    assert ["gold"] == table.zone("asides", 1)
    pass_turn(pass_turn(table))

    assert ["gold", *["silver"] * 5] == sorted(table.hand(1))


@pytest.mark.rule("DA-gear", "DB-T3")
def test_gear_without_cards_asks_nothing() -> None:
    """Nothing to draw and nothing in hand."""
    table = laid_out("seat 1 to act\nhand 1: gear\ndeck 2: copper 5").play("play gear")

    assert "end turn" in table.options()
    assert ["gear"] == in_play(table, 1)


@pytest.mark.rule("DA-gear")
def test_gear_with_one_hand_card_asks_once() -> None:
    """After the only card there is nothing more to ask."""
    table = laid_out("seat 1 to act\nhand 1: gear, gold\ndeck 2: copper 5").play(
        "play gear", "set aside gold"
    )

    assert "end turn" in table.options()
    assert ["gear*"] == in_play(table, 1)


@pytest.mark.rule("DA-gear", "DB-I1")
def test_what_gear_sets_aside_only_its_owner_sees() -> None:
    """The others see how many, and no card in the log."""
    table = laid_out("seat 1 to act\nhand 1: gear, gold\ndeck 1: copper 7\ndeck 2: copper 5")
    table.play("1: play gear", "1: set aside gold", "1: done")

    assert [{"why": "aside", "card": "gold"}] == table.view(1)["zones"]["asides"][0]
    assert [{"why": "aside", "card": None}] == table.view(2)["zones"]["asides"][0]
    assert ("dominion-sets-aside", {"seat": 0, "card": "gold"}) in table.told(1)
    assert ("dominion-sets-aside-hidden", {"seat": 0}) in table.told(2)
    assert not [args for _, args in table.told(2) if "gold" in args.values()]


@pytest.mark.rule("DA-gear", "DB-E2")
def test_cards_in_a_gear_count() -> None:
    """What is set aside is one of its owner's cards."""
    table = laid_out("seat 1 to act\nhand 1: gear, province\ndeck 1: copper 2")
    table.play("play gear", "set aside province", "done")

    assert [6, 0] == table.scores()


@pytest.mark.rule("DA-gear", "DB-A3", "DA-D2")
def test_each_play_of_a_gear_gives_back_its_own_cards() -> None:
    """A Gear played twice is two things at the start of the turn, and something may come between them."""
    table = laid_out("""
        seat 1 to act
        hand 1: throne room, gear
        deck 1: copper 5, silver, silver, gold, gold
        hand 2: copper
        deck 2: copper 5
        mat 1: teacher
    """)
    table.play("1: play throne room", "play gear", "set aside gold", "set aside gold")
    table.play("set aside silver", "set aside silver")
    assert ["throne room*", "gear*"] == in_play(table, 1)
    pass_turn(pass_turn(table))
    assert ["call teacher", "resolve gear", "keep gear"] == table.options()
    table.play("1: resolve gear")
    assert [*["copper"] * 5, "gold", "gold"] == sorted(table.hand(1))
    assert ["call teacher", "resolve gear"] == table.options()
    table.play("1: resolve gear")
    assert [*["copper"] * 5, "gold", "gold", "silver", "silver"] == sorted(table.hand(1))
    assert ["call teacher", "done"] == table.options()


@pytest.mark.rule("DA-gear", "DA-D1", "DB-A3")
def test_a_doubled_gear_stays_if_either_play_set_something_aside() -> None:
    """Nothing the first time, a card the second: both cards stay for it."""
    table = laid_out("seat 1 to act\nhand 1: throne room, gear\ndeck 1: copper 9, gold\ndeck 2: copper 5")
    table.play("1: play throne room", "play gear", "done", "set aside gold", "done")
    assert ["throne room*", "gear*"] == in_play(table, 1)

    none = laid_out("seat 1 to act\nhand 1: throne room, gear\ndeck 1: copper 9\ndeck 2: copper 5")
    none.play("1: play throne room", "play gear", "done", "done")
    assert ["throne room", "gear"] == in_play(none, 1)


# Hireling.


@pytest.mark.rule("DA-hireling", "DA-D1")
def test_hireling_brings_a_card_each_turn_for_the_whole_game() -> None:
    """Nothing in the turn it is played; six cards in each turn after it."""
    table = laid_out(
        "seat 1 to act\nhand 1: hireling, gold\ndeck 1: copper 12\nhand 2: copper\ndeck 2: copper 15"
    )
    table.play("1: play hireling")
    assert ["gold"] == table.hand(1)
    assert ["hireling*"] == in_play(table, 1)
    for _ in range(3):
        pass_turn(pass_turn(table))
        assert 6 == len(table.hand(1))
        assert ["hireling*"] == in_play(table, 1)


@pytest.mark.rule("DA-hireling", "DB-A3")
def test_hireling_played_twice_brings_two_cards_and_keeps_throne_room() -> None:
    """Both cards stay for good."""
    table = laid_out("seat 1 to act\nhand 1: throne room, hireling\ndeck 1: copper 20\ndeck 2: copper 15")
    table.play("1: play throne room", "play hireling")
    for _ in range(2):
        pass_turn(pass_turn(table))
        assert 7 == len(table.hand(1))
        assert ["throne room*", "hireling*"] == in_play(table, 1)


# Swamp Hag.


@pytest.mark.rule("DA-swamp-hag")
def test_swamp_hag_curses_each_card_bought_until_its_owners_turn() -> None:
    """A Curse for each card, in each of the others' turns; three coins when it comes back."""
    table = laid_out(
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
    table.play("1: play swamp hag", "1: end turn", "2: play peasant", "2: buy copper")
    assert ["curse", "copper"] == table.zone("discards", 2)
    table.play("2: buy copper", "2: done")
    assert ["curse", "copper", "curse", "copper"] == table.zone("discards", 2)[:4]
    table.play("3: end actions", "3: play silver", "3: buy estate")
    assert ["curse", "estate"] == table.zone("discards", 3)[:2]
    assert 3 == table.zone("coins")
    assert ["swamp hag"] == in_play(table, 1)
    table.play("1: end actions", "1: buy copper", "2: end actions", "2: buy copper")
    assert "curse" not in table.zone("discards", 1)
    assert 2 == table.zone("discards", 2).count("curse")


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
    table = laid_out(
        """
        seat 1 to act
        hand 1: swamp hag
        deck 1: copper 5
        hand 2: amulet, gold
        deck 2: copper 7
        """,
        events="expedition",
    )
    table.play("play swamp hag", "end turn", "2: play amulet", "choose silver", "play gold", "buy expedition")

    assert 7 == len(table.hand(2))
    assert ["silver", "gold"] == table.zone("discards", 2)


@pytest.mark.rule("DA-swamp-hag", "DB-B4")
@pytest.mark.parametrize(
    ("printing", "order"),
    [("german", ["curse", "silver"]), ("english", ["curse", "silver"]), ("2022", ["silver", "curse"])],
)
def test_when_the_curse_comes(printing: str, order: list[str]) -> None:
    """Before the bought card is gained; from 2022 on after it."""
    table = laid_out(
        "seat 1 to act\nhand 1: swamp hag\ndeck 1: copper 5\nhand 2: gold\ndeck 2: copper 5",
        printing=printing,
    )
    table.play("play swamp hag", "end turn", "2: end actions", "play gold", "buy silver")

    assert [*order, "gold"] == table.zone("discards", 2)


# Haunted Woods.


@pytest.mark.rule("DA-haunted-woods")
def test_haunted_woods_puts_the_buyers_hand_onto_the_deck() -> None:
    """In an order of his choice; before the card is gained."""
    table = laid_out("""
        seat 1 to act
        hand 1: haunted woods
        deck 1: gold 2, silver, copper 5
        hand 2: gold, estate 2, duchy
        deck 2: copper 5
    """)
    table.play("1: play haunted woods", "1: end turn", "2: end actions", "play gold", "buy silver")
    assert ["topdeck estate", "topdeck duchy"] == table.options()
    table.play("2: topdeck estate", "2: topdeck duchy")
    assert [*["copper"] * 5, "estate", "duchy"] == table.zone("decks", 2)
    assert ["estate"] == table.hand(2)
    assert [] == table.zone("discards", 2)
    table.play("2: topdeck estate")

    assert ["estate", "duchy", "estate", "copper", "copper"] == table.hand(2)
    assert ["silver", "gold"] == table.zone("discards", 2)
    assert [*["copper"] * 5, "gold", "gold", "silver"] == sorted(table.hand(1))
    assert ["haunted woods"] == in_play(table, 1)


@pytest.mark.rule("DA-haunted-woods", "DA-V1")
def test_haunted_woods_does_not_see_an_event() -> None:
    """The hand stays."""
    table = laid_out(
        "seat 1 to act\nhand 1: haunted woods\ndeck 1: copper 8\nhand 2: gold, estate\ndeck 2: copper 7",
        events="expedition",
    )
    table.play("play haunted woods", "end turn", "2: end actions", "play gold", "buy expedition")

    assert ["copper"] * 7 == table.hand(2)
    assert ["estate", "gold"] == table.zone("discards", 2)


@pytest.mark.rule("DA-haunted-woods")
def test_haunted_woods_asks_nothing_of_an_empty_hand() -> None:
    """The first Woods takes the hand, the second finds none; next turn both draw."""
    table = laid_out("""
        seat 1 to act
        actions: 2
        hand 1: haunted woods 2
        deck 1: copper 12
        hand 2: silver, estate
        deck 2: copper 5
    """)
    table.play("play haunted woods", "play haunted woods", "end turn")
    table.play("2: end actions", "play silver", "buy copper", "topdeck estate")
    assert ["copper", "silver"] == table.zone("discards", 2)
    assert 11 == len(table.hand(1))


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
    table = laid_out("""
        seat 1 to act
        actions: 2
        hand 1: haunted woods, swamp hag
        deck 1: copper 8
        hand 2: silver, estate
        deck 2: copper 5
    """)
    table.play(
        "play haunted woods", "play swamp hag", "end turn", "2: end actions", "play silver", "buy copper"
    )
    assert ["resolve haunted woods", "resolve swamp hag"] == table.options()
    table.play("resolve swamp hag")
    assert ["curse"] == table.zone("discards", 2)
    table.play("topdeck estate")

    assert ["curse", "copper", "silver"] == table.zone("discards", 2)
    assert ["estate", *["copper"] * 4] == table.hand(2)


@pytest.mark.rule("DA-P6", "DA-swamp-hag", "DA-haunted-woods")
def test_lasting_attacks_end_with_their_owners_mission_turn() -> None:
    """Their owner's next turn is the extra one: in the others' turns after it they do nothing any more."""
    table = laid_out(
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
    table.play("1: play haunted woods", "play swamp hag", "play gold", "play copper", "buy mission")
    assert ["resolve haunted woods", "resolve swamp hag"] == table.options()
    table.play("1: resolve haunted woods")
    assert 8 == len(table.hand(1))
    assert 3 == table.zone("coins")
    pass_turn(table)
    table.play("2: end actions", "2: buy copper")

    assert ["copper"] * 3 == table.zone("discards", 2)
    assert 1 == table.to_move


# Bridge Troll.


@pytest.mark.rule("DA-bridge-troll", "DA-K6")
def test_bridge_troll_makes_cards_cheaper_in_its_owners_turns() -> None:
    """A Buy and one coin off in both turns, and not in another player's; each of the others takes a token."""
    table = laid_out(
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
    table.play("1: play bridge troll")
    assert [False, True, True] == table.zone("minus_coin")
    assert 2 == table.zone("buys")
    table.play("1: play copper", "1: play copper", "1: buy silver")
    assert 0 == table.zone("coins")
    assert ["buy copper", "buy curse", "end turn"] == table.options()
    table.play("1: end turn", "2: end actions", "2: play copper")
    assert 0 == table.zone("coins")
    table.play("2: play copper", "2: play copper")
    assert 2 == table.zone("coins")
    assert "buy silver" not in table.options()
    table.play("2: end turn")
    pass_turn(table)
    assert 2 == table.zone("buys")
    assert ["bridge troll"] == in_play(table, 1)
    table.play("1: end actions", "play copper")
    assert "buy estate" in table.options()
    assert "buy silver" not in table.options()
    table.play("1: end turn")
    assert [] == in_play(table, 1)


@pytest.mark.rule("DA-bridge-troll", "DA-V1", "DB-B2")
def test_trolls_add_up_but_no_cost_falls_below_nothing() -> None:
    """Two Trolls take two off a card, and nothing off an Event."""
    table = laid_out(
        "seat 1 to act\nactions: 2\nhand 1: bridge troll 2, copper\ndeck 1: copper 5", events="expedition"
    )
    table.play("play bridge troll", "play bridge troll", "play copper")
    supply = {pile["card"]: pile["cost"] for pile in table.view()["zones"]["supply"]}

    assert (0, 0, 1, 4) == (supply["copper"], supply["estate"], supply["silver"], supply["gold"])
    assert "buy silver" in table.options()
    assert "buy expedition" not in table.options()


@pytest.mark.rule("DA-bridge-troll", "DB-A3")
@pytest.mark.parametrize(("printing", "silver"), [("german", 2), ("english", 2), ("2022", 1)])
def test_throne_room_on_a_bridge_troll(printing: str, silver: int) -> None:
    """The Buys come twice, but one Troll in play is one coin off; from 2022 on each play counts."""
    table = laid_out(
        """
        seat 1 to act
        hand 1: throne room, bridge troll
        deck 1: copper 10
        hand 2: copper
        deck 2: copper 5
        """,
        printing=printing,
    )
    table.play("1: play throne room", "play bridge troll")
    for _ in range(2):
        supply = {pile["card"]: pile["cost"] for pile in table.view()["zones"]["supply"]}
        assert silver == supply["silver"]
        assert 3 == table.zone("buys")
        pass_turn(table)
        assert 3 == {pile["card"]: pile["cost"] for pile in table.view()["zones"]["supply"]}["silver"]
        pass_turn(table)
    assert 3 == {pile["card"]: pile["cost"] for pile in table.view()["zones"]["supply"]}["silver"]


@pytest.mark.rule("DA-bridge-troll", "DA-K6")
def test_a_second_bridge_troll_lays_no_second_token() -> None:
    """The token lies there; its owner misses one coin and no more."""
    table = laid_out("""
        seat 1 to act
        actions: 2
        hand 1: bridge troll 2
        deck 1: copper 5
        hand 2: silver, copper
        deck 2: copper 5
    """)
    table.play(
        "play bridge troll", "play bridge troll", "end turn", "end actions", "play silver", "play copper"
    )

    assert 2 == table.zone("coins")


# Caravan Guard, and reactions.


@pytest.mark.rule("DA-caravan-guard")
def test_caravan_guard_in_its_owners_turn() -> None:
    """A card and an Action now, a coin next turn."""
    table = laid_out(
        "seat 1 to act\nhand 1: caravan guard\ndeck 1: copper 5, gold\ndeck 2: copper 5", kingdom=GUARDED
    )
    table.play("play caravan guard")
    assert ["gold"] == table.hand(1)
    assert (1, 0) == (table.zone("actions"), table.zone("coins"))
    pass_turn(pass_turn(table))

    assert (1, 1) == (table.zone("actions"), table.zone("coins"))
    assert ["caravan guard"] == in_play(table, 1)


@pytest.mark.rule("DA-caravan-guard", "DB-A1")
def test_caravan_guard_is_played_when_somebody_attacks() -> None:
    """A card at once, no Action for anybody, and a coin in its owner's turn, at whose end it goes."""
    table = laid_out(
        """
        seat 1 to act
        hand 1: militia, copper
        deck 1: copper 5
        hand 2: caravan guard, gold 3
        deck 2: copper 5, silver
        """,
        kingdom=GUARDED,
    )
    table.play("1: play militia")
    assert ["play caravan guard", "done"] == table.options()
    table.play("2: play caravan guard")
    assert ["gold", "gold", "gold", "silver"] == sorted(table.hand(2))
    assert ["done"] == table.options()
    table.play("2: done", "2: discard silver")
    assert ["gold"] * 3 == table.hand(2)
    assert (0, 2) == (table.zone("actions"), table.zone("coins"))
    assert ["caravan guard*"] == in_play(table, 2)

    pass_turn(table)
    assert ["caravan guard"] == in_play(table, 2)
    assert (1, 1) == (table.zone("actions"), table.zone("coins"))
    pass_turn(table)
    assert [] == in_play(table, 2)


@pytest.mark.rule("DB-A1", "DA-caravan-guard", "DB-moat")
def test_several_reactions_one_after_the_other_also_with_a_card_just_drawn() -> None:
    """A Caravan Guard draws a second, that one a Moat, and the Moat keeps the attack off."""
    table = laid_out(
        """
        seat 1 to act
        hand 1: militia
        deck 1: copper 5
        hand 2: caravan guard, gold 4
        deck 2: copper, moat, caravan guard
        """,
        kingdom=GUARDED,
    )
    table.play("1: play militia", "2: play caravan guard", "2: play caravan guard")
    assert ["reveal moat", "done"] == table.options()
    table.play("2: reveal moat")
    assert ["done"] == table.options()
    table.play("2: done")

    assert 1 == table.to_move
    assert ["gold"] * 4 + ["moat"] == sorted(table.hand(2))
    assert ["caravan guard*", "caravan guard*"] == in_play(table, 2)


@pytest.mark.rule("DB-A1", "DB-moat")
def test_a_moat_answers_each_new_attack_and_need_not() -> None:
    """Shown to the first play of a Throne Room, it must be shown again to the second."""
    table = laid_out(
        """
        seat 1 to act
        hand 1: throne room, militia
        hand 2: moat, gold 4
        """,
        kingdom=GUARDED,
    )
    table.play("1: play throne room", "1: play militia", "2: reveal moat", "2: done")
    assert 5 == len(table.hand(2))
    assert ["reveal moat", "done"] == table.options()
    table.play("2: done", "2: discard gold", "2: discard gold")

    assert ["gold", "gold", "moat"] == sorted(table.hand(2))
    assert 4 == table.zone("coins")


@pytest.mark.rule("DB-A1", "DB-A2")
def test_all_react_before_the_attack_takes_effect_and_in_turn_order() -> None:
    """Clockwise from the attacker, who is in the middle here; only then do they discard, again clockwise."""
    table = laid_out(
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
    table.play("2: play militia", "3: reveal moat", "3: done", "4: play caravan guard", "4: done", "1: done")
    assert [4, 0, 5, 4] == [len(table.hand(seat)) for seat in (1, 2, 3, 4)]
    table.play("4: discard silver", "1: discard gold")

    assert 2 == table.to_move
    assert [3, 0, 5, 3] == [len(table.hand(seat)) for seat in (1, 2, 3, 4)]


@pytest.mark.rule("DB-A1", "DB-I1")
def test_whoever_has_a_hand_is_asked_whatever_is_in_it() -> None:
    """That no reaction is there stays hidden; only an empty hand is not asked."""
    table = laid_out(
        """
        seat 1 to act
        hand 1: militia
        hand 2: gold 4
        """,
        kingdom=GUARDED,
        seats=3,
    )
    table.play("1: play militia")
    assert ["done"] == table.options()
    table.play("2: done")

    assert ["discard gold"] == table.options()
    table.play("2: discard gold")
    assert 1 == table.to_move


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
    table = laid_out(
        f"""
        seat 1 to act
        hand 1: throne room, {duration}, silver 5
        deck 1: silver 16
        deck 2: copper 10
        """,
        kingdom=kingdom,
    )
    now, later = ANSWERS.get(duration, ([], []))
    table.play("1: play throne room", f"1: play {duration}", *now)
    numbers = ("actions", "buys", "coins")
    assert DOUBLED[duration][0] == (*[table.zone(name) for name in numbers], len(table.hand(1)))
    assert ["throne room*", f"{duration}*"] == in_play(table, 1)

    pass_turn(pass_turn(table))
    table.play(*later)
    assert DOUBLED[duration][1] == (*[table.zone(name) for name in numbers], len(table.hand(1)))
    ends = "*" if duration == "hireling" else ""
    assert [f"throne room{ends}", f"{duration}{ends}"] == in_play(table, 1)
    pass_turn(table)
    assert (["throne room*", "hireling*"] if ends else []) == in_play(table, 1)


@pytest.mark.rule("DB-A4", "DA-D1")
def test_throne_room_on_throne_room_the_inner_one_stays() -> None:
    """The one that doubled the Duration stays with it, the outer one and a Village's doubler do not."""
    table = laid_out(
        """
        seat 1 to act
        hand 1: throne room 2, caravan guard, village
        deck 1: copper 9
        deck 2: copper 5
        """,
        kingdom=GUARDED,
    )
    table.play("play throne room", "play throne room", "play caravan guard", "play village")
    assert ["throne room", "throne room*", "caravan guard*", "village"] == in_play(table, 1)
    pass_turn(table)
    assert ["throne room*", "caravan guard*"] == in_play(table, 1)
    pass_turn(table)

    assert 2 == table.zone("coins")
    assert ["throne room", "caravan guard"] == in_play(table, 1)


@pytest.mark.rule("DB-A4", "DB-A3")
def test_one_throne_room_that_doubled_two_durations_stays_with_both() -> None:
    """Played twice itself, it doubles two cards, and stays as long as the longer of them."""
    table = laid_out("""
        seat 1 to act
        hand 1: throne room 2, amulet, hireling
        deck 1: copper 20
        deck 2: copper 10
    """)
    table.play(
        "play throne room", "play throne room", "play hireling", "play amulet", "choose coin", "choose coin"
    )
    assert ["throne room", "throne room*", "hireling*", "amulet*"] == in_play(table, 1)
    pass_turn(pass_turn(table))
    table.play("1: resolve hireling", "1: resolve hireling", "choose coin", "choose coin")
    pass_turn(table)

    assert ["throne room*", "hireling*"] == in_play(table, 1)


@pytest.mark.rule("DA-swamp-hag", "DB-A3")
def test_a_swamp_hag_played_twice_curses_twice() -> None:
    """Each play is an attack of its own."""
    table = laid_out("""
        seat 1 to act
        hand 1: throne room, swamp hag
        deck 1: copper 5
        hand 2: copper
        deck 2: copper 5
    """)
    table.play("play throne room", "play swamp hag", "end turn", "2: end actions", "2: buy copper")

    assert ["curse", "curse", "copper", "copper"] == table.zone("discards", 2)


@pytest.mark.rule("DA-D1", "DA-royal-carriage", "DB-A3")
def test_a_royal_carriage_stays_with_the_duration_it_replayed() -> None:
    """Also when both were played in another player's turn."""
    kingdom = GUARDED.replace("village", "royal carriage")
    table = laid_out(
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
    table.play("1: play militia", "2: play caravan guard", "2: call royal carriage", "2: done")
    assert ["caravan guard*", "royal carriage*"] == in_play(table, 2)
    assert 2 == len(table.hand(2))
    pass_turn(table)
    assert 2 == table.zone("coins")
    assert ["caravan guard", "royal carriage"] == in_play(table, 2)


@pytest.mark.rule("DA-K8", "DA-K13", "DA-D1")
@pytest.mark.parametrize("printing", ["german", "2022"])
@pytest.mark.parametrize("duration", ["amulet", "dungeon", "gear"])
def test_an_estate_that_copies_a_duration_stays_as_long_as_it_would(duration: str, printing: str) -> None:
    """It does all of it, now and next turn, and is discarded then."""
    table = laid_out(
        f"""
        seat 1 to act
        inherited 1: {duration}
        hand 1: estate, gold 2
        deck 1: silver 9
        deck 2: copper 5
        """,
        printing=printing,
    )
    table.play("1: play estate")
    table.play(
        *{"amulet": ["choose coin"], "dungeon": ["discard gold"] * 2, "gear": ["set aside gold"] * 2}[
            duration
        ]
    )
    assert ["estate*"] == in_play(table, 1)
    pass_turn(pass_turn(table))
    assert ["estate"] == in_play(table, 1)
    if duration == "amulet":
        table.play("1: choose coin")
        assert 1 == table.zone("coins")
    assert {"amulet": 5, "dungeon": 7, "gear": 7}[duration] == len(table.hand(1))


@pytest.mark.rule("DA-D3")
def test_durations_that_stay_are_shown_apart() -> None:
    """With the card that doubled them; in the turn in which they end they lie among the others."""
    table = laid_out(
        """
        seat 1 to act
        actions: 2
        hand 1: throne room, caravan guard, village
        deck 1: copper 9
        deck 2: copper 5
        """,
        kingdom=GUARDED,
    )
    table.play("play village", "play throne room", "play caravan guard")
    assert ["village", "throne room*", "caravan guard*"] == in_play(table, 1)
    pass_turn(pass_turn(table))

    assert ["throne room", "caravan guard"] == in_play(table, 1)


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
    table = laid_out(words)
    table.play("play dungeon", "discard copper", "discard copper")
    table.play("play gear", "set aside gold", "set aside gold")
    pass_turn(pass_turn(table))
    assert ["resolve dungeon", "resolve gear"] == table.options()
    table.play("1: resolve dungeon")
    assert ["discard copper"] == table.options()

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


def two_gears_and_a_dungeon(words: str = TWO_GEARS, *asides: str) -> Table:
    """The next turn of a player for whom Gears, each with a card of its own, and a Dungeon are due."""
    table = laid_out(words).play("play dungeon", "discard copper", "discard copper")
    for card in asides or ("gold", "estate"):
        table.play("play gear", f"set aside {card}", "done")
    return pass_turn(pass_turn(table))


@pytest.mark.rule("DA-D2", "DA-gear")
def test_of_two_gears_the_owner_says_which_comes_first() -> None:
    """The Dungeon between them reaches what the first one brought, and not what the second one will bring."""
    table = two_gears_and_a_dungeon()
    assert ["resolve dungeon", "resolve gear", "keep gear"] == table.options()
    assert [["gold"], ["estate"]] == [stay["aside"] for stay in table.view(1)["stays"] if stay["aside"]]
    table.play("1: resolve gear", "1: resolve dungeon")
    assert ["discard copper", "discard gold"] == table.options()

    other = two_gears_and_a_dungeon()
    other.play("1: keep gear")
    assert ["resolve dungeon", "resolve gear"] == other.options()
    other.play("1: resolve dungeon")
    assert ["discard copper", "discard estate"] == other.options()


@pytest.mark.rule("DA-D2", "DB-I1")
def test_what_two_gears_hold_is_told_to_nobody_else() -> None:
    """Whether and what the owner is asked, and what the others see, is the same for equal cards."""
    tables = [two_gears_and_a_dungeon(), two_gears_and_a_dungeon(TWO_GEARS, "copper", "copper")]
    assert tables[0].options() == tables[1].options()
    assert [[None], [None]] == [stay["aside"] for stay in tables[0].view(2)["stays"] if stay["aside"]]
    for table in tables:
        table.play("1: keep gear")
    assert tables[0].view(2)["decision"] == tables[1].view(2)["decision"]
    assert tables[0].view(2)["stays"] == tables[1].view(2)["stays"]


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
        table = two_gears_and_a_dungeon(words, "gold", "estate", "silver")
        for move in moves:
            assert move in table.options()
            table.play(f"1: {move}")
        assert [brought] == [card for card in table.hand(1) if card != "copper"]
        assert 2 == len([stay for stay in table.view(1)["stays"] if stay["aside"]])
        assert ["resolve dungeon", "resolve gear", "keep gear"] == table.options()


@pytest.mark.rule("DA-D2")
def test_a_question_about_later_gears_needs_later_gears() -> None:
    """A position that asks for them where there are none is refused."""
    data = two_gears_and_a_dungeon().state.dump()
    data["agenda"][-1] = ["later-one", 0, number_of("gear"), 0]
    assert ["resolve gear", "keep gear"] == Table("dominion", kingdom=PLAIN).lay_out(data).options()
    data["agenda"][-1] = ["later-one", 0, number_of("gear"), 1]
    with pytest.raises(BadPosition):
        Table("dominion", kingdom=PLAIN).lay_out(data)


@pytest.mark.rule("DA-D4", "DA-D1")
def test_what_a_burnt_duration_has_set_up_still_happens() -> None:
    """Gear's cards come back, Hireling draws; the Throne Rooms that doubled them no longer stay."""
    table = laid_out(
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
    table.play("play throne room", "play gear", "set aside gold", "done", "set aside silver", "done")
    table.play("play throne room", "play hireling", "buy bonfire", "trash gear")
    assert ["throne room", "throne room*", "hireling*"] == in_play(table, 1)
    table.play("1: trash hireling")
    assert [] == in_play(table, 1)
    assert ["gear", "hireling"] == table.zone("trash")
    pass_turn(table)
    assert ["resolve gear", "resolve hireling", "keep gear"] == table.options()
    table.play("1: resolve gear", "1: resolve gear")
    assert ["gold", *["silver"] * 8] == sorted(table.hand(1))
    pass_turn(pass_turn(table))
    assert 7 == len(table.hand(1))


def old_and_new_amulets(*plays: str) -> Table:
    """An Amulet that would be discarded, and what is played beside it in the same turn; a Bonfire is lit."""
    table = laid_out(
        """
        seat 1 to act
        actions: 1
        hand 1: amulet
        deck 1: copper 20, throne room, amulet 2, village 2
        deck 2: copper 10
        """,
        events="bonfire",
    )
    pass_turn(pass_turn(table.play("play amulet", "choose coin")))
    return table.play("choose coin", "play village", "play village", *plays, "end actions").play(
        *["play copper"] * 2, "buy bonfire"
    )


def amulets(table: Table) -> list[str]:
    """The cards in play that may differ from each other."""
    return [card for card in in_play(table, 1) if card not in ("copper", "village")]


@pytest.mark.rule("DB-T3", "DA-bonfire")
def test_the_owner_says_which_of_two_equal_cards_burns() -> None:
    """Either the Amulet that would be discarded, or the one that stays in play."""
    table = old_and_new_amulets("play amulet", "choose coin")
    assert ["amulet", "amulet*"] == amulets(table)
    assert ["trash copper", "trash village", "trash amulet", "keep amulet", "done"] == table.options()
    table.play("trash amulet")
    assert ["amulet*"] == amulets(table)
    assert "keep amulet" not in table.options()

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
        table = old_and_new_amulets(*plays)
        assert ["amulet", "throne room*", "amulet*", "amulet*"] == amulets(table)
        table.play(*moves)
        assert left == amulets(table)


@pytest.mark.rule("DB-T3", "DA-bonfire")
def test_of_equal_cards_that_do_not_differ_none_is_chosen() -> None:
    """Two Coppers, or two Amulets that both stay: a question would change nothing."""
    words = "seat 1 to act\nactions: 2\ncoins: 3\nhand 1: amulet 2\nplay 1: copper 2\ndeck 1: copper 9"
    table = laid_out(words, events="bonfire")
    table.play("play amulet", "choose coin", "play amulet", "choose coin", "buy bonfire")
    assert ["trash copper", "trash amulet", "done"] == table.options()


@pytest.mark.rule("DB-T3")
def test_a_question_about_another_card_needs_another_card() -> None:
    """A position that asks for one where there is none is refused."""
    data = old_and_new_amulets("play amulet", "choose coin").state.dump()
    table = Table("dominion", kingdom=PLAIN, events="bonfire")
    data["agenda"][-1] = ["bonfire-another", 0, number_of("amulet"), 0, 2]
    assert ["trash amulet", "keep amulet"] == table.lay_out(data).options()
    for passed, n in [(1, 2), (0, 0)]:
        data["agenda"][-1] = ["bonfire-another", 0, number_of("amulet"), passed, n]
        with pytest.raises(BadPosition):
            table.lay_out(data)

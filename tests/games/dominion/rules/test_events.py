"""The twenty Events."""

from typing import Any

import pytest

from cairn.core.errors import BadSetup
from cairn.games.dominion.proof import words as dominion
from cairn.proof.scene import Scene

from .kingdoms import kingdom, stayed


def scene(*cards: str, events: str, seats: int = 2, printing: str = "german") -> Scene:
    """A scene with these cards and Events."""
    return Scene("dominion", seats=seats, kingdom=kingdom(*cards), events=events, printing=printing)


def laid_out(at: Scene, words: str, **more: Any) -> Scene:
    """The position of the words, with facts that they have no words for."""
    return at.lay_out(dominion.read(words, at.agreed, at.seats) | more)


UP_TO_FOUR = ["copper", "silver", "estate", "curse", "cellar", "chapel", "village", "woodcutter", "workshop"]
UP_TO_FOUR += ["smithy"]
"""What costs no more than 4 among the fillers and the basic cards."""


# What holds for all of them.


@pytest.mark.rule("DA-V1", "DB-B1")
def test_an_event_costs_its_price_and_a_buy_and_ends_the_treasures() -> None:
    at = scene(events="expedition, quest")
    at.set_up("""
        seat 1 to buy
        hand 1: copper 2
        coins: 3
        buys: 2
    """)
    assert "play copper" in at.options()
    at.play("1: buy expedition")
    assert (at.zone("coins"), at.zone("buys"), at.zone("bought")) == (0, 1, 1)
    assert at.options() == ["buy copper", "buy curse", "buy quest", "end turn"]


@pytest.mark.rule("DA-V1")
def test_an_event_may_be_bought_again_while_there_are_buys_and_coins() -> None:
    at = scene(events="expedition, borrow")
    at.set_up("""
        seat 1 to buy
        coins: 8
        buys: 3
    """)
    at.play("buy expedition", "buy borrow")
    assert "buy expedition" in at.options()
    assert "buy borrow" not in at.options()
    at.play("buy expedition")
    assert (at.zone("coins"), at.zone("buys"), at.zone("expeditions")) == (3, 1, 2)


@pytest.mark.rule("DA-V1")
@pytest.mark.parametrize("event", ["alms", "borrow", "save", "mission", "pilgrimage"])
def test_five_events_can_be_bought_only_once_a_turn(event: str) -> None:
    at = scene(events=event)
    at.set_up("""
        seat 1 to buy
        play 1: silver
        coins: 20
        buys: 3
        previous: 2
    """)
    at.play(f"buy {event}")
    assert f"buy {event}" not in at.options()
    assert "buy gold" in at.options()


@pytest.mark.rule("DA-V1", "DA-borrow")
def test_once_a_turn_means_again_next_turn_and_for_each_player() -> None:
    at = scene(events="borrow")
    at.set_up("seat 1 to buy").play("buy borrow", "end turn")
    assert "buy borrow" in at.options()
    at.play("2: buy borrow", "end turn")
    assert "buy borrow" in at.options()


@pytest.mark.rule("DA-V1", "DA-swamp-hag", "DA-haunted-woods")
def test_swamp_hag_and_haunted_woods_do_not_see_an_event() -> None:
    at = scene("swamp hag", "haunted woods", events="expedition")
    at.set_up("""
        seat 2 to act
        hand 2: swamp hag, haunted woods
        hand 1: gold, estate
        deck 1: copper 9
        actions: 2
    """)
    at.play("2: play swamp hag", "2: play haunted woods", "2: end turn")
    at.play("1: end actions", "1: play gold", "1: buy expedition")
    assert at.zone("discards", 1) == ["estate", "gold"]
    assert at.zone("piles", "curse") == 10


@pytest.mark.rule("DA-V1", "DA-bridge-troll")
def test_bridge_troll_does_not_make_events_cheaper() -> None:
    at = scene("bridge troll", events="ball, expedition")
    at.set_up("""
        seat 1 to buy
        play 1: bridge troll 2
        coins: 4
    """)
    assert "buy market" in at.options()
    assert "buy expedition" in at.options()
    assert "buy ball" not in at.options()


@pytest.mark.rule("DA-V2")
def test_a_list_may_name_more_than_two_events_and_they_take_no_pile() -> None:
    at = scene(events="alms, borrow, quest, save")
    at.set_up("""
        seat 1 to buy
        coins: 1
    """)
    assert at.options()[-5:] == ["buy alms", "buy borrow", "buy quest", "buy save", "end turn"]
    assert len(at.zone("piles")) == 7 + 10


@pytest.mark.rule("DA-V2", "DB-S3")
def test_a_random_draw_gives_at_most_two_events() -> None:
    found = set()
    for seed in range(30):
        at = Scene("dominion", seed=seed, kingdom="random")
        found.add(len(at.state.setup.events))  # type: ignore[attr-defined]
        assert len(at.state.setup.kingdom) == 10  # type: ignore[attr-defined]
    assert found == {0, 1, 2}
    for n in range(3):
        at = Scene("dominion", kingdom="random", events=f"random:{n}")
        assert len(at.state.setup.events) == n  # type: ignore[attr-defined]
    with pytest.raises(BadSetup):
        Scene("dominion", events="random:3")


@pytest.mark.rule("DA-V2", "DB-S5")
def test_an_event_never_takes_the_place_of_a_pile() -> None:
    with pytest.raises(BadSetup) as caught:
        Scene("dominion", kingdom=kingdom("alms"))
    assert caught.value.rule == "DA-V2"
    with pytest.raises(BadSetup):
        Scene("dominion", events="village")
    with pytest.raises(BadSetup):
        Scene("dominion", events="alms, alms")


# Alms.


@pytest.mark.rule("DA-alms")
def test_alms_without_a_treasure_in_play_bring_a_card_up_to_four() -> None:
    at = scene(events="alms")
    at.set_up("""
        seat 1 to buy
        play 1: village
        hand 1: gold
        buys: 2
    """)
    at.play("1: buy alms")
    assert at.options() == [f"gain {card}" for card in UP_TO_FOUR]
    at.play("gain smithy")
    assert at.zone("discards", 1) == ["smithy"]
    assert at.zone("buys") == 1


@pytest.mark.rule("DA-alms", "DA-C1")
def test_alms_give_nothing_with_a_treasure_in_play_also_a_called_coin() -> None:
    at = scene("coin of the realm", events="alms")
    at.set_up("""
        seat 1 to buy
        play 1: village, coin of the realm
        buys: 2
    """)
    at.play("buy alms")
    assert at.options() == ["buy copper", "buy curse", "end turn"]
    at.set_up("""
        seat 1 to buy
        play 1: village
        mat 1: coin of the realm
    """)
    at.play("buy alms")
    assert "gain coin of the realm" in at.options()


# Borrow.


@pytest.mark.rule("DA-borrow", "DA-K7")
def test_borrow_gives_a_coin_for_the_minus_card_token() -> None:
    at = scene(events="borrow")
    at.set_up("""
        seat 1 to buy
        deck 1: silver 5
    """)
    at.play("buy borrow")
    assert (at.zone("coins"), at.zone("buys"), at.zone("minus_card", 1)) == (1, 1, True)
    at.play("end turn")
    assert at.hand(1) == ["silver"] * 4
    assert not at.zone("minus_card", 1)


@pytest.mark.rule("DA-borrow")
def test_borrow_with_the_token_on_the_deck_gives_only_the_buy() -> None:
    at = scene(events="borrow")
    at.set_up("""
        seat 1 to buy
        tokens 1: -1 card
    """)
    at.play("buy borrow")
    assert (at.zone("coins"), at.zone("buys"), at.zone("minus_card", 1)) == (0, 1, True)


# Quest.


@pytest.mark.rule("DA-quest", "DA-V3")
def test_quest_takes_an_attack() -> None:
    at = scene("militia", "moat", events="quest")
    at.set_up("""
        seat 1 to buy
        hand 1: militia, moat, curse 2, copper
        buys: 2
    """)
    at.play("buy quest")
    assert at.options() == ["choose attack", "choose curses", "choose six"]
    at.play("choose attack")
    assert at.options() == ["discard militia"]
    at.play("discard militia")
    assert at.zone("discards", 1) == ["militia", "gold"]
    assert at.hand(1) == ["moat", "curse", "curse", "copper"]


@pytest.mark.rule("DA-quest", "DA-V3", "DA-C1")
def test_quest_takes_a_relic_and_is_asked_without_any_attack() -> None:
    at = scene("relic", events="quest")
    at.set_up("""
        seat 1 to buy
        hand 1: relic, copper
        buys: 2
    """)
    at.play("buy quest", "choose attack", "discard relic")
    assert at.zone("discards", 1) == ["relic", "gold"]
    at.set_up("""
        seat 1 to buy
        hand 1: copper
        buys: 3
    """)
    at.play("buy quest", "choose attack")
    assert at.options() == ["done"]
    at.play("done")
    assert at.zone("discards", 1) == []
    at.play("buy quest", "choose six")
    assert at.zone("piles", "gold") == 30


@pytest.mark.rule("DA-quest", "DA-V3")
def test_quest_takes_two_curses_and_gives_nothing_for_one() -> None:
    at = scene(events="quest")
    at.set_up("""
        seat 1 to buy
        hand 1: curse 3, copper
        buys: 3
    """)
    at.play("buy quest", "choose curses")
    assert at.zone("discards", 1) == ["curse", "curse", "gold"]
    assert at.hand(1) == ["curse", "copper"]
    at.play("buy quest", "choose curses")
    assert at.zone("discards", 1) == ["curse", "curse", "gold", "curse"]
    at.play("buy quest", "choose curses")
    assert at.zone("piles", "gold") == 29


@pytest.mark.rule("DA-quest", "DA-V3")
def test_quest_takes_six_cards_one_by_one_from_a_larger_hand() -> None:
    at = scene(events="quest")
    at.set_up("""
        seat 1 to buy
        hand 1: copper 4, silver, estate 3
        buys: 2
    """)
    at.play("buy quest", "choose six")
    for n in range(4):
        assert "done" not in at.options()
        assert at.zone("discards", 1) == ["copper"] * n
        at.play("discard copper")
    assert at.options() == ["discard silver", "discard estate"]
    at.play("discard estate", "discard estate")
    assert at.zone("discards", 1) == ["copper"] * 4 + ["estate"] * 2 + ["gold"]
    assert at.hand(1) == ["silver", "estate"]


@pytest.mark.rule("DA-quest", "DA-V3")
@pytest.mark.parametrize(("estates", "golds"), [(3, 1), (2, 0)])
def test_quest_takes_a_hand_of_six_at_once_and_fewer_for_nothing(estates: int, golds: int) -> None:
    at = scene(events="quest")
    at.set_up(f"""
        seat 1 to buy
        hand 1: estate {estates}, copper 3
        buys: 2
    """)
    at.play("buy quest", "choose six")
    assert at.hand(1) == []
    assert at.zone("discards", 1) == ["copper"] * 3 + ["estate"] * estates + ["gold"] * golds
    assert at.zone("buys") == 1


@pytest.mark.rule("DA-quest", "DB-B3")
def test_quest_without_golds_in_the_supply_takes_the_card_all_the_same() -> None:
    at = scene("militia", events="quest")
    at.set_up("""
        seat 1 to buy
        hand 1: militia
        buys: 2
        pile gold: 0
    """)
    at.play("buy quest", "choose attack", "discard militia")
    assert at.zone("discards", 1) == ["militia"]


# Save.


@pytest.mark.rule("DA-save", "DB-I1")
def test_save_keeps_a_card_until_after_the_draw() -> None:
    at = scene(events="save")
    at.set_up("""
        seat 1 to buy
        hand 1: gold, copper 2
        deck 1: silver 6
        coins: 1
    """)
    at.play("buy save")
    assert at.options() == ["set aside copper", "set aside gold"]
    at.play("set aside gold")
    assert (at.zone("buys"), at.zone("asides", 1)) == (1, ["gold"])
    assert ("dominion-sets-aside-hidden", {"seat": 0}) in at.told(2)
    at.play("end turn")
    assert at.hand(1) == ["silver"] * 5 + ["gold"]
    assert at.zone("asides", 1) == []
    assert at.zone("discards", 1) == ["copper"] * 2


@pytest.mark.rule("DA-save", "DA-K7")
def test_save_is_no_draw_and_asks_nothing_of_an_empty_hand() -> None:
    at = scene(events="save")
    at.set_up("""
        seat 1 to buy
        hand 1: gold
        deck 1: silver 6
        tokens 1: -1 card
        coins: 1
    """)
    at.play("buy save", "set aside gold", "end turn")
    assert at.hand(1) == ["silver"] * 4 + ["gold"]
    at.set_up("""
        seat 1 to buy
        coins: 1
    """)
    at.play("buy save")
    assert at.options() == ["buy copper", "buy curse", "end turn"]


# Scouting Party.


@pytest.mark.rule("DA-scouting-party", "DA-K7")
def test_scouting_party_discards_three_of_five_and_ignores_the_token() -> None:
    at = scene(events="scouting party")
    at.set_up("""
        seat 1 to buy
        deck 1: copper, silver, gold, estate, duchy, curse
        tokens 1: -1 card
        coins: 2
    """)
    at.play("buy scouting party")
    assert at.zone("buys") == 1
    moves = ["silver", "gold", "estate", "duchy", "curse"]
    assert at.options() == [f"discard {card}" for card in moves]
    at.play("discard curse", "discard duchy", "discard estate")
    assert at.options() == ["topdeck silver", "topdeck gold"]
    at.play("topdeck gold", "topdeck silver")
    assert at.zone("decks", 1) == ["copper", "gold", "silver"]
    assert at.zone("discards", 1) == ["curse", "duchy", "estate"]
    assert at.zone("minus_card", 1)


@pytest.mark.rule("DA-scouting-party", "DB-T5")
def test_scouting_party_shuffles_for_more_and_then_discards_three_first() -> None:
    at = scene(events="scouting party")
    at.set_up("""
        seat 1 to buy
        deck 1: gold
        discard 1: copper 3
        coins: 2
    """)
    at.play("buy scouting party", "discard copper", "discard copper", "discard copper")
    assert at.options() == ["topdeck gold"]
    at.play("topdeck gold")
    assert (at.zone("decks", 1), at.zone("discards", 1)) == (["gold"], ["copper"] * 3)


@pytest.mark.rule("DA-scouting-party")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_scouting_party_discards_all_of_three_or_fewer(n: int) -> None:
    at = scene(events="scouting party")
    at.set_up(f"""
        seat 1 to buy
        deck 1: gold {n}
        coins: 2
    """)
    at.play("buy scouting party")
    assert "end turn" in at.options()
    assert at.zone("decks", 1) == []
    assert at.zone("discards", 1) == ["gold"] * n


# Travelling Fair.


FAIR = """
    seat 1 to buy
    hand 1: copper 2
    deck 1: estate
    coins: 20
"""


@pytest.mark.rule("DA-travelling-fair")
def test_travelling_fair_gives_two_buys_and_a_place_on_the_deck() -> None:
    at = scene(events="travelling fair")
    at.set_up(FAIR).play("buy travelling fair")
    assert (at.zone("buys"), at.zone("coins")) == (2, 18)
    at.play("buy gold")
    assert at.options() == ["topdeck gold", "done"]
    at.play("topdeck gold")
    assert (at.zone("decks", 1), at.zone("discards", 1)) == (["estate", "gold"], [])
    at.play("buy silver", "done")
    assert at.hand(1)[:2] == ["gold", "estate"]


@pytest.mark.rule("DA-travelling-fair")
def test_travelling_fair_does_not_see_what_was_gained_before_or_next_turn() -> None:
    at = scene(events="travelling fair")
    at.set_up("""
        seat 1 to buy
        deck 1: copper 9
        coins: 20
        buys: 2
    """)
    at.play("buy gold", "buy travelling fair")
    assert at.zone("discards", 1) == ["gold"]
    at.play("end turn")
    assert at.zone("fairs") == 0
    at.play("2: buy copper")
    assert at.to_move == 1


@pytest.mark.rule("DA-travelling-fair")
def test_two_travelling_fairs_ask_once_for_each_card() -> None:
    at = scene(events="travelling fair")
    at.set_up(FAIR).play("buy travelling fair", "buy travelling fair")
    assert at.zone("buys") == 3
    at.play("buy gold", "done")
    assert "buy gold" in at.options()


@pytest.mark.rule("DA-travelling-fair", "DA-port", "DB-B4")
def test_travelling_fair_and_port_the_other_port_comes_first() -> None:
    at = scene("port", events="travelling fair")
    at.set_up(FAIR).play("buy travelling fair", "buy port")
    assert at.zone("piles", "port") == 11
    assert at.options() == ["topdeck port", "done"]
    at.play("topdeck port")
    assert at.zone("piles", "port") == 10
    at.play("topdeck port")
    assert at.zone("decks", 1) == ["estate", "port", "port"]


@pytest.mark.rule("DA-travelling-fair", "DA-duplicate", "DB-T7")
def test_travelling_fair_and_duplicate_a_copy_covers_the_card() -> None:
    at = scene("duplicate", events="travelling fair")
    at.set_up(FAIR + "mat 1: duplicate").play("buy travelling fair", "buy gold")
    assert at.options() == ["topdeck gold", "call duplicate", "done"]
    at.play("call duplicate")
    assert at.options() == ["topdeck gold", "done"]
    at.play("done")
    # The copy stays on the Gold that was bought.
    assert "buy gold" in at.options()
    assert at.zone("discards", 1) == ["gold", "gold"]


@pytest.mark.rule("DA-travelling-fair", "DB-T7")
def test_a_covered_card_stays_where_it_is_even_when_it_is_uncovered() -> None:
    at = scene("duplicate", events="travelling fair")
    at.set_up(FAIR + "mat 1: duplicate 2").play("buy travelling fair", "buy gold")
    at.play("call duplicate")
    assert at.options() == ["topdeck gold", "call duplicate", "done"]
    at.play("topdeck gold")
    assert at.options() == ["call duplicate", "done"]
    at.play("done")
    # The bought Gold has been covered for a moment: only the second Duplicate may still be called for it.
    assert at.options() == ["call duplicate", "done"]
    at.play("done")
    assert at.zone("decks", 1) == ["estate", "gold"]
    assert at.zone("discards", 1) == ["gold"]


@pytest.mark.rule("DA-travelling-fair", "DA-duplicate")
def test_a_card_put_onto_the_deck_may_still_be_duplicated() -> None:
    at = scene("duplicate", events="travelling fair")
    at.set_up(FAIR + "mat 1: duplicate").play("buy travelling fair", "buy gold", "topdeck gold")
    assert at.options() == ["call duplicate", "done"]
    at.play("call duplicate", "topdeck gold")
    assert at.zone("decks", 1) == ["estate", "gold", "gold"]
    assert at.zone("plays", 1) == ["duplicate"]


@pytest.mark.rule("DA-travelling-fair", "DB-B1")
def test_travelling_fair_and_treasure_trove_the_trove_must_come_first() -> None:
    at = scene("treasure trove", events="travelling fair")
    at.set_up("""
        seat 1 to buy
        hand 1: treasure trove 2
    """)
    at.play("play treasure trove")
    assert sorted(at.zone("discards", 1)) == ["copper", "gold"]
    at.play("buy travelling fair")
    assert "play treasure trove" not in at.options()


@pytest.mark.rule("DA-travelling-fair", "DA-swamp-hag")
def test_travelling_fair_also_sees_a_curse_of_swamp_hag() -> None:
    at = scene("swamp hag", events="travelling fair")
    at.set_up("""
        seat 2 to act
        hand 2: swamp hag
        hand 1: gold 3
        deck 1: copper 9
    """)
    at.play("play swamp hag", "2: end turn", "1: end actions", "play gold", "play gold", "play gold")
    at.play("buy travelling fair", "buy gold")
    assert at.options() == ["topdeck curse", "done"]
    at.play("done")
    assert at.options() == ["topdeck gold", "done"]
    at.play("topdeck gold")
    assert at.zone("discards", 1) == ["curse"]


@pytest.mark.rule("DA-travelling-fair", "DA-ball")
def test_travelling_fair_and_ball_each_gain_is_asked_for_before_the_next() -> None:
    at = scene(events="travelling fair, ball")
    at.set_up(FAIR).play("buy travelling fair", "buy ball", "gain silver", "topdeck silver", "gain village")
    assert at.options() == ["topdeck village", "done"]
    at.play("topdeck village")
    assert at.zone("decks", 1) == ["estate", "silver", "village"]


@pytest.mark.rule("DA-travelling-fair", "DA-messenger", "DA-P4")
def test_travelling_fair_makes_messenger_the_second_thing_bought() -> None:
    at = scene("messenger", events="travelling fair")
    at.set_up(FAIR).play("buy travelling fair", "buy messenger")
    assert at.options() == ["topdeck messenger", "done"]
    at.set_up(FAIR).play("buy messenger")
    assert "gain silver" in at.options()


@pytest.mark.rule("DA-travelling-fair")
def test_travelling_fair_is_only_for_its_buyer() -> None:
    """Nothing makes others gain after an Event; so the Fair is laid out before a Witch."""
    at = scene("witch", events="travelling fair")
    words = """
        seat 1 to act
        hand 1: witch
    """
    laid_out(at, words, fairs=1).play("play witch")
    assert at.zone("discards", 2) == ["curse"]
    assert at.to_move == 1


@pytest.mark.rule("DA-travelling-fair")
def test_travelling_fair_would_lift_a_card_from_the_hand_and_leave_one_on_the_deck() -> None:
    """Nothing in these games gains to the hand or the deck after an Event; the engine would know how."""
    at = scene("mine", "bureaucrat", events="travelling fair")
    words = """
        seat 1 to act
        hand 1: mine, copper, bureaucrat
        actions: 2
    """
    laid_out(at, words, fairs=1).play("play mine", "trash copper", "gain silver")
    assert at.options() == ["topdeck silver", "done"]
    at.play("topdeck silver")
    assert (at.hand(1), at.zone("decks", 1)) == (["bureaucrat"], ["silver"])
    at.play("play bureaucrat")
    assert at.zone("decks", 1) == ["silver", "silver"]
    assert "end turn" in at.options()


@pytest.mark.rule("DA-travelling-fair", "DA-T2")
def test_travelling_fair_does_not_see_an_exchange() -> None:
    at = scene("page", events="travelling fair")
    at.set_up("""
        seat 1 to buy
        play 1: page
        deck 1: silver 6
        coins: 2
    """)
    at.play("buy travelling fair", "end turn", "exchange page")
    assert at.to_move == 2
    assert at.zone("discards", 1) == ["treasure hunter"]


# Bonfire.


@pytest.mark.rule("DA-bonfire", "DB-T6")
def test_bonfire_trashes_up_to_two_cards_in_play_and_their_coins_stay() -> None:
    at = scene(events="bonfire")
    at.set_up("""
        seat 1 to buy
        hand 1: copper 2, gold, estate
        buys: 2
    """)
    at.play("play copper", "play copper", "play gold", "buy bonfire")
    assert at.options() == ["trash copper", "trash gold", "done"]
    at.play("trash copper", "trash copper")
    assert at.zone("trash") == ["copper", "copper"]
    assert at.zone("plays", 1) == ["gold"]
    assert at.zone("coins") == 2
    assert at.options() == ["buy copper", "buy estate", "buy curse", "buy cellar", "buy chapel", "end turn"]
    assert at.hand(1) == ["estate"]


@pytest.mark.rule("DA-bonfire", "DB-T3")
def test_bonfire_may_trash_one_or_none_and_asks_nothing_without_cards_in_play() -> None:
    at = scene(events="bonfire")
    words = """
        seat 1 to buy
        play 1: silver
        coins: 3
        buys: 2
    """
    at.set_up(words).play("buy bonfire", "done")
    assert at.zone("trash") == []
    at.set_up(words).play("buy bonfire", "trash silver")
    assert at.options() == ["buy copper", "buy curse", "end turn"]
    at.set_up("""
        seat 1 to buy
        hand 1: curse
        coins: 3
        buys: 2
    """)
    at.play("buy bonfire")
    assert "end turn" in at.options()


@pytest.mark.rule("DA-bonfire")
@pytest.mark.parametrize(("printing", "first"), [("english", ["copper", "silver"]), ("2022", ["copper"])])
def test_bonfire_of_2022_trashes_only_coppers(printing: str, first: list[str]) -> None:
    at = scene(events="bonfire", printing=printing)
    at.set_up("""
        seat 1 to buy
        play 1: silver, copper
        coins: 6
        buys: 3
    """)
    at.play("buy bonfire")
    assert at.options() == [*(f"trash {card}" for card in first), "done"]
    at.play("trash copper")
    if printing == "english":
        at.play("done")
    # No Copper is left.
    at.play("buy bonfire")
    assert ("end turn" in at.options()) == (printing == "2022")


@pytest.mark.rule("DA-bonfire", "DA-D4", "DB-A3")
def test_what_a_burnt_duration_has_set_up_still_happens_and_its_throne_room_goes() -> None:
    at = scene("amulet", "throne room", events="bonfire")
    at.set_up("""
        seat 1 to act
        hand 1: throne room, amulet
        coins: 3
    """)
    at.play("play throne room", "play amulet", "choose silver", "choose silver")
    at.play("buy bonfire", "trash amulet", "done")
    assert at.zone("plays", 1) == []
    assert "throne room" in at.zone("discards", 1) + at.zone("hands", 1)
    at.play("2: end turn", "1: choose silver", "1: choose silver")
    assert at.zone("piles", "silver") == 36


@pytest.mark.rule("DA-bonfire", "DA-D4", "DA-gear")
def test_what_a_burnt_gear_has_set_aside_comes_back() -> None:
    at = scene("gear", events="bonfire")
    at.set_up("""
        seat 1 to act
        hand 1: gear, gold
        deck 1: silver 8
        coins: 3
    """)
    at.play("play gear", "set aside gold", "done", "buy bonfire", "trash gear", "2: end turn")
    assert at.zone("trash") == ["gear"]
    assert at.hand(1) == ["silver"] * 5 + ["gold"]


@pytest.mark.rule("DA-bonfire", "DA-D4", "DA-hireling")
def test_a_burnt_hireling_goes_on() -> None:
    at = scene("hireling", events="bonfire")
    at.set_up("""
        seat 1 to act
        hand 1: hireling
        deck 1: silver 20
        coins: 3
    """)
    at.play("play hireling", "buy bonfire", "trash hireling", "2: end turn")
    assert len(at.hand(1)) == 6
    at.play("1: end actions", "1: end turn", "2: end turn")
    assert len(at.hand(1)) == 6


@pytest.mark.rule("DA-bonfire", "DA-D4", "DA-champion")
def test_a_burnt_champion_goes_on() -> None:
    at = scene("page", "militia", events="bonfire")
    at.set_up("""
        seat 1 to act
        hand 1: champion
        deck 1: village 5
        hand 2: militia
        coins: 3
    """)
    at.play("play champion", "buy bonfire", "trash champion", "2: play militia")
    assert at.to_move == 2
    at.play("2: end turn", "1: play village")
    assert at.zone("actions") == 3


@pytest.mark.rule("DA-bonfire")
def test_bonfire_takes_the_one_of_two_that_would_be_discarded() -> None:
    at = scene("amulet", events="bonfire")
    at.set_up("""
        seat 1 to act
        hand 1: amulet
        play 1: amulet
        coins: 3
    """)
    at.play("play amulet", "choose coin", "buy bonfire", "trash amulet", "done")
    assert at.zone("plays", 1) == ["amulet"]
    at.play("2: end turn", "1: choose coin")


# Expedition.


@pytest.mark.rule("DA-expedition")
@pytest.mark.parametrize(("times", "token", "cards"), [(1, "", 7), (2, "", 9), (1, "tokens 1: -1 card", 6)])
def test_expeditions_draw_two_more_each(times: int, token: str, cards: int) -> None:
    at = scene(events="expedition")
    at.set_up(f"""
        seat 1 to buy
        deck 1: silver 20
        {token}
        coins: 6
        buys: 3
    """)
    at.play(*["buy expedition"] * times, "end turn")
    assert at.hand(1) == ["silver"] * cards
    at.play("2: end turn", "1: end actions", "1: end turn")
    assert len(at.hand(1)) == 5


# Mission.


MISSION = """
    seat 1 to buy
    hand 1: copper
    deck 1: workshop, silver 4
    coins: 4
"""


@pytest.mark.rule("DA-mission", "DA-P5")
def test_mission_gives_an_extra_turn_without_buying_cards() -> None:
    at = scene(events="mission, borrow")
    at.set_up(MISSION).play("buy mission")
    assert at.to_move == 1
    assert at.zone("extra")
    assert at.zone("turns") == [1, 0]
    at.play("play workshop", "gain village")
    at.play("play silver", "play silver")
    assert at.options() == ["play silver", "buy borrow", "buy mission", "end turn"]
    at.play("buy borrow")
    assert at.options() == ["buy mission", "end turn"]
    at.play("buy mission")
    assert at.to_move == 2
    assert not at.zone("extra")
    assert at.zone("turns") == [1, 1]


@pytest.mark.rule("DA-P5")
def test_mission_on_the_first_turn_of_the_game() -> None:
    at = scene(events="mission", seats=3)
    laid_out(at, MISSION, previous=None).play("buy mission")
    assert (at.to_move, at.zone("extra")) == (1, True)


@pytest.mark.rule("DA-P5", "DA-T2")
def test_in_the_extra_turn_a_traveller_may_be_exchanged() -> None:
    at = scene("page", events="mission")
    at.set_up("""
        seat 1 to buy
        deck 1: page 5
        coins: 4
    """)
    at.play("buy mission", "play page", "end actions", "end turn", "exchange page")
    assert at.zone("piles", "treasure hunter") == 4


@pytest.mark.rule("DA-P5", "DB-E3", "DB-E2")
def test_the_game_may_end_before_the_extra_turn() -> None:
    at = scene(events="mission")
    at.set_up("""
        seat 1 to buy
        coins: 12
        buys: 2
        pile province: 1
    """)
    at.play("buy mission", "buy province")
    assert at.is_over
    assert at.winners() == [1]


@pytest.mark.rule("DA-P5", "DB-E3")
def test_the_game_may_end_after_the_extra_turn() -> None:
    at = scene(events="mission")
    at.set_up("""
        seat 1 to buy
        deck 1: workshop 5
        coins: 4
        pile copper: 0
        pile curse: 0
        pile village: 1
    """)
    at.play("buy mission", "play workshop", "gain village", "end turn")
    assert at.is_over
    assert at.zone("turns") == [1, 0]


@pytest.mark.rule("DA-P5", "DA-P7")
def test_after_an_extra_turn_the_next_player_follows_and_counts_its_gains() -> None:
    at = scene("page", events="mission", seats=3)
    at.set_up("""
        seat 1 to buy
        deck 1: workshop 5
        hand 2: treasure hunter
        coins: 7
        buys: 2
    """)
    at.play("buy silver", "buy mission", "play workshop", "gain village", "end turn")
    assert at.zone("gained", 1) == 1
    at.play("2: play treasure hunter")
    assert at.zone("discards", 2) == ["silver"]


# Mission and the Durations: the extra turn is their next turn.


@pytest.mark.rule("DA-mission", "DA-P6")
@pytest.mark.parametrize(
    ("card", "now", "later", "shows"),
    [
        ("amulet", ["choose coin"], ["choose coin"], ("coins", 1)),
        ("caravan guard", ["end actions"], [], ("coins", 1)),
        ("dungeon", ["discard silver"] * 2, ["discard silver"] * 2, ("actions", 1)),
        ("gear", ["set aside silver", "done"], [], ("asides", [[], []])),
        ("bridge troll", [], [], ("buys", 2)),
        ("haunted woods", [], [], ("coins", 0)),
        ("swamp hag", [], [], ("coins", 3)),
    ],
)
def test_the_extra_turn_is_the_next_turn_of_a_duration(
    card: str, now: list[str], later: list[str], shows: tuple[str, object]
) -> None:
    at = scene(card, events="mission")
    at.set_up(f"""
        seat 1 to act
        hand 1: {card}
        deck 1: silver 30
        hand 2: copper
        coins: 4
    """)
    at.play(f"play {card}", *now, "buy mission")
    if not at.zone("extra"):
        at.play("end turn")
    assert (at.to_move, at.zone("extra"), at.zone("plays", 1)) == (1, True, [card])
    at.play(*later)
    assert at.zone(shows[0]) == shows[1]
    hand = {"dungeon": 5, "gear": 6, "haunted woods": 8}.get(card, 5)
    assert at.hand(1) == ["silver"] * hand
    at.play("end actions", "end turn")
    assert at.zone("plays", 1) == []
    assert at.zone("stays") == []
    # What waited for a purchase of others waits no longer.
    at.play("2: end actions", "2: play copper", "2: buy copper")
    assert at.zone("piles", "curse") == 10


@pytest.mark.rule("DA-mission", "DA-hireling")
def test_the_extra_turn_is_one_more_turn_for_hireling() -> None:
    at = scene("hireling", events="mission")
    at.set_up("""
        seat 1 to act
        hand 1: hireling
        deck 1: silver 30
        coins: 4
    """)
    at.play("play hireling", "buy mission")
    assert len(at.hand(1)) == 6
    at.play("end actions", "end turn", "2: end turn")
    assert len(at.hand(1)) == 6


@pytest.mark.rule("DA-mission", "DA-R1", "DA-ratcatcher")
def test_reserve_cards_may_be_called_at_the_start_of_the_extra_turn() -> None:
    at = scene("ratcatcher", events="mission")
    at.set_up("""
        seat 1 to buy
        mat 1: ratcatcher
        deck 1: curse 5
        coins: 4
    """)
    at.play("buy mission", "call ratcatcher", "trash curse")
    assert at.zone("trash") == ["curse"]


# Pilgrimage.


@pytest.mark.rule("DA-pilgrimage", "DA-K5")
def test_pilgrimage_turns_the_journey_token_down_first() -> None:
    at = scene(events="pilgrimage")
    at.set_up("""
        seat 1 to buy
        play 1: silver
        coins: 4
        buys: 2
    """)
    at.play("buy pilgrimage")
    assert not at.zone("journey_up", 1)
    assert at.options() == ["buy copper", "buy curse", "end turn"]


@pytest.mark.rule("DA-pilgrimage", "DB-B3")
def test_pilgrimage_brings_up_to_three_cards_of_different_names() -> None:
    at = scene("page", events="pilgrimage")
    at.set_up("""
        seat 1 to buy
        play 1: silver 2, gold, village, treasure hunter, smithy, copper
        tokens 1: journey down
        coins: 4
        buys: 2
        pile smithy: 0
    """)
    at.play("buy pilgrimage")
    assert at.zone("journey_up", 1)
    assert at.options() == ["gain copper", "gain silver", "gain gold", "gain village", "done"]
    at.play("gain village")
    assert at.options() == ["gain copper", "gain silver", "gain gold", "done"]
    at.play("gain gold", "gain silver")
    assert at.zone("discards", 1) == ["village", "gold", "silver"]


@pytest.mark.rule("DA-pilgrimage", "DB-T3")
def test_pilgrimage_stops_when_the_player_likes_or_nothing_is_left_to_choose() -> None:
    at = scene(events="pilgrimage")
    words = """
        seat 1 to buy
        play 1: gold, copper
        tokens 1: journey down
        coins: 4
        buys: 2
    """
    at.set_up(words).play("buy pilgrimage", "gain gold", "done")
    assert at.zone("discards", 1) == ["gold"]
    at.set_up(words).play("buy pilgrimage", "gain gold", "gain copper")
    assert at.zone("discards", 1) == ["gold", "copper"]
    at.set_up(words).play("buy pilgrimage", "done")
    assert at.zone("discards", 1) == []
    at.set_up(words.replace("gold, copper", "")).play("buy pilgrimage")
    assert "end turn" in at.options()


@pytest.mark.rule("DA-pilgrimage", "DA-duplicate")
def test_pilgrimage_chooses_before_it_gains() -> None:
    at = scene("duplicate", events="pilgrimage")
    at.set_up("""
        seat 1 to buy
        play 1: gold, copper
        mat 1: duplicate
        tokens 1: journey down
        coins: 4
        buys: 2
    """)
    at.play("buy pilgrimage", "gain gold", "gain copper")
    # The Duplicate that is now called comes into play too late to be chosen.
    assert at.options() == ["call duplicate", "done"]
    at.play("call duplicate")
    assert at.zone("discards", 1) == ["gold", "gold", "copper"]


# Ball, Raid, Trade.


@pytest.mark.rule("DA-ball", "DA-K6")
def test_ball_takes_the_token_and_brings_two_cards_up_to_four() -> None:
    at = scene(events="ball")
    at.set_up("""
        seat 1 to buy
        coins: 5
    """)
    at.play("buy ball")
    assert at.zone("minus_coin", 1)
    assert at.options() == [f"gain {card}" for card in UP_TO_FOUR]
    at.play("gain smithy")
    assert at.options() == [f"gain {card}" for card in UP_TO_FOUR]
    at.play("gain smithy")
    assert at.hand(1) == ["smithy", "smithy"]


@pytest.mark.rule("DA-raid", "DA-P12", "DB-moat")
def test_raid_brings_silvers_and_nothing_stops_its_tokens() -> None:
    at = scene("moat", "page", events="raid", seats=4)
    words = """
        seat 1 to buy
        hand 1: silver
        play 1: silver 2, gold
        deck 2: copper 5
        hand 2: moat
        play 3: champion
        tokens 3: -1 card
        coins: 5
        buys: 2
    """
    laid_out(at, words, **stayed("champion", 2)).play("buy raid")
    assert at.to_move == 1
    assert at.zone("discards", 1) == ["silver", "silver"]
    assert at.zone("minus_card") == [False, True, True, True]


@pytest.mark.rule("DA-raid", "DB-B3")
def test_raid_brings_no_more_silvers_than_there_are() -> None:
    at = scene(events="raid")
    at.set_up("""
        seat 1 to buy
        play 1: silver 3
        coins: 5
        buys: 2
        pile silver: 1
    """)
    at.play("buy raid")
    assert at.zone("discards", 1) == ["silver"]


@pytest.mark.rule("DA-raid", "DA-duplicate")
def test_each_silver_of_a_raid_is_a_gain_of_its_own() -> None:
    at = scene("duplicate", events="raid")
    at.set_up("""
        seat 1 to buy
        play 1: silver 2
        mat 1: duplicate
        coins: 5
        buys: 2
    """)
    at.play("buy raid", "done")
    assert at.zone("discards", 1) == ["silver", "silver"]
    assert at.options() == ["call duplicate", "done"]
    assert not at.zone("minus_card", 2)
    at.play("call duplicate")
    assert at.zone("discards", 1) == ["silver"] * 3
    assert at.zone("minus_card", 2)


@pytest.mark.rule("DA-trade")
def test_trade_brings_a_silver_for_each_of_two_cards() -> None:
    at = scene(events="trade")
    words = """
        seat 1 to buy
        hand 1: estate 2, curse
        coins: 5
        buys: 2
    """
    at.set_up(words).play("buy trade")
    assert at.options() == ["trash estate", "trash curse", "done"]
    at.play("trash curse", "trash estate")
    assert (at.zone("trash"), at.zone("discards", 1)) == (["curse", "estate"], ["silver", "silver"])
    at.set_up(words).play("buy trade", "trash curse", "done")
    assert (at.zone("trash"), at.zone("discards", 1)) == (["curse"], ["silver"])
    at.set_up(words).play("buy trade", "done")
    assert (at.zone("trash"), at.zone("discards", 1)) == ([], [])


@pytest.mark.rule("DA-trade", "DB-T3")
def test_trade_with_one_card_or_none_in_hand() -> None:
    at = scene(events="trade")
    words = """
        seat 1 to buy
        hand 1: curse
        coins: 10
        buys: 3
    """
    at.set_up(words).play("buy trade", "trash curse")
    assert at.zone("discards", 1) == ["silver"]
    at.play("buy trade")
    assert "end turn" in at.options()


# Seaway and the Events that only move a token.


@pytest.mark.rule("DA-seaway", "DA-K9")
def test_seaway_brings_an_action_and_the_token_goes_to_its_pile() -> None:
    at = scene("gardens", events="seaway")
    at.set_up("""
        seat 1 to buy
        coins: 5
        buys: 2
        pile smithy: 1
    """)
    at.play("buy seaway")
    actions = ["cellar", "chapel", "village", "woodcutter", "workshop", "smithy"]
    assert at.options() == [f"gain {card}" for card in actions]
    at.play("gain smithy")
    assert at.zone("discards", 1) == ["smithy"]
    assert at.zone("piles", "smithy") == 0
    assert at.zone("tokens", 1) == {"+1 buy": "smithy"}


@pytest.mark.rule("DA-seaway")
def test_seaway_without_such_a_pile_moves_no_token() -> None:
    cards = ["bandit", "sentry", "artisan", "library", "council room", "hireling"]
    at = scene(*cards, "market", "festival", "laboratory", "mine", events="seaway")
    at.set_up("""
        seat 1 to buy
        coins: 5
        buys: 2
    """)
    at.play("buy seaway")
    assert at.options() == ["done"]
    at.play("done")
    assert at.zone("tokens", 1) == {}


@pytest.mark.rule("DA-K9")
@pytest.mark.parametrize(
    ("event", "token"),
    [
        pytest.param("ferry", "-2 cost", marks=pytest.mark.rule("DA-ferry")),
        pytest.param("plan", "trashing", marks=pytest.mark.rule("DA-plan")),
        pytest.param("lost arts", "+1 action", marks=pytest.mark.rule("DA-lost-arts")),
        pytest.param("training", "+1 coin", marks=pytest.mark.rule("DA-training")),
        pytest.param("pathfinding", "+1 card", marks=pytest.mark.rule("DA-pathfinding")),
    ],
)
def test_five_events_move_a_token_to_an_action_supply_pile(event: str, token: str) -> None:
    at = scene("gardens", "relic", "page", "distant lands", "coin of the realm", events=event)
    at.set_up(f"""
        seat 1 to buy
        tokens 1: {token} on village
        coins: 8
        pile page: 0
    """)
    at.play(f"buy {event}")
    # Also the emptied pile and the one on which it lies; no Treasure, no Victory card that is nothing else.
    piles = ["village", "smithy", "festival", "laboratory", "market", "page", "distant lands"]
    assert at.options() == [f"token {token} on {pile}" for pile in piles]
    at.play(f"token {token} on page")
    assert at.zone("tokens", 1) == {token: "page"}
    assert at.zone("tokens", 2) == {}

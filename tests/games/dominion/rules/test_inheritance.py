"""Inheritance: Estates that copy an Action, and from 2022 on play one."""

import pytest

from cairn.games.dominion.rules.card import ACTION, VICTORY
from cairn.games.dominion.rules.numbers import ESTATE
from cairn.games.dominion.rules.state import State
from cairn.proof.scene import Scene

from .kingdoms import kingdom


def scene(*cards: str, events: str = "inheritance", seats: int = 2, printing: str = "german") -> Scene:
    """A scene with these cards and Events."""
    return Scene("dominion", seats=seats, kingdom=kingdom(*cards), events=events, printing=printing)


# Buying it.


@pytest.mark.rule("DA-inheritance", "DA-K10", "DB-B3")
def test_any_action_of_the_supply_up_to_four_that_is_no_victory_card_may_be_set_aside() -> None:
    at = scene("gardens", "page", "militia", "coin of the realm")
    at.set_up("""
        seat 1 to buy
        coins: 7
        buys: 2
        pile smithy: 0
    """)
    at.play("buy inheritance")
    cards = ["village", "woodcutter", "militia", "page"]
    assert at.options() == [f"set aside {card}" for card in cards]
    at.play("set aside militia")
    assert at.zone("inherited") == ["militia", None]
    assert at.zone("piles", "militia") == 9
    assert (at.zone("coins"), at.zone("buys")) == (0, 1)


@pytest.mark.rule("DA-K10", "DA-inheritance")
def test_setting_aside_is_not_gaining() -> None:
    at = scene("duplicate", "port", events="inheritance, travelling fair", printing="german")
    at.set_up("""
        seat 1 to buy
        mat 1: duplicate
        coins: 9
        buys: 2
    """)
    at.play("buy travelling fair", "buy inheritance", "set aside port")
    assert "end turn" in at.options()
    assert at.zone("piles", "port") == 11
    assert at.zone("gained", 1) == 0
    assert at.zone("discards", 1) == []


@pytest.mark.rule("DA-K10", "DA-inheritance", "DA-V1")
def test_each_player_may_buy_it_once() -> None:
    at = scene(seats=3)
    at.set_up("""
        seat 1 to buy
        inherited 2: village
        coins: 20
        buys: 3
    """)
    at.play("buy inheritance", "set aside village")
    assert at.zone("inherited") == ["village", "village", None]
    assert "buy inheritance" not in at.options()


@pytest.mark.rule("DA-K10")
def test_it_may_be_bought_once_also_when_there_is_nothing_to_set_aside() -> None:
    cards = ["bandit", "sentry", "artisan", "library", "council room", "hireling"]
    at = scene(*cards, "market", "festival", "laboratory", "mine")
    at.set_up("""
        seat 1 to buy
        coins: 14
        buys: 3
    """)
    at.play("buy inheritance")
    assert at.options() == ["done"]
    at.play("done")
    assert "buy inheritance" not in at.options()
    assert at.zone("inherited") == ["nothing", None]
    again = Scene("dominion", kingdom=at.agreed["kingdom"], events="inheritance").lay_out(at.state.dump())
    assert again.state.digest() == at.state.digest()


@pytest.mark.rule("DA-K10", "DA-bridge-troll", "DA-ferry")
def test_the_cost_counts_only_when_the_card_is_chosen() -> None:
    at = scene("bridge troll", events="inheritance, ferry")
    at.set_up("""
        seat 1 to buy
        tokens 1: -2 cost on market
        hand 1: estate
        deck 1: estate 5
        coins: 7
    """)
    at.play("buy inheritance")
    assert "set aside market" in at.options()
    assert "set aside laboratory" not in at.options()
    at.play("set aside market", "2: end turn", "1: play estate")
    assert (at.zone("actions"), at.zone("buys"), at.zone("coins")) == (1, 2, 1)


@pytest.mark.rule("DA-K10", "DB-E2", "DB-gardens")
def test_the_card_set_aside_is_its_owners_at_the_end_and_estates_still_score() -> None:
    at = scene("gardens")
    at.set_up("""
        seat 1 to buy
        hand 1: gardens, estate 2
        deck 1: copper 6
        inherited 1: village
        pile province: 1
        coins: 8
    """)
    # 3 + 6 + 1 and the Province: eleven cards with the Village.
    assert at.scores() == [1 + 2, 0]
    at.play("buy province")
    assert at.scores() == [1 + 2 + 6, 0]


@pytest.mark.rule("DA-inheritance")
@pytest.mark.parametrize("printing", ["german", "english", "2022"])
def test_from_2022_on_a_victory_card_may_be_set_aside(printing: str) -> None:
    at = scene("distant lands", events="inheritance, ferry", printing=printing)
    at.set_up("""
        seat 1 to buy
        tokens 1: -2 cost on distant lands
        coins: 7
        buys: 2
    """)
    at.play("buy inheritance")
    assert ("set aside distant lands" in at.options()) == (printing == "2022")


# The worked examples.


@pytest.mark.rule("DA-X2", "DA-K8", "DA-duplicate")
def test_carolin_makes_three_golds_of_one() -> None:
    at = scene("duplicate", "lost city")
    at.set_up("""
        seat 1 to buy
        deck 1: copper, gold 2, estate, estate, lost city, copper 2, gold 2
        coins: 7
    """)
    at.play("1: buy inheritance", "set aside duplicate")
    assert at.zone("inherited", 1) == "duplicate"
    at.play("2: end turn")
    # 1) Lost City: two cards, two Actions.
    at.play("1: play lost city")
    assert at.zone("actions") == 2
    assert sorted(at.hand(1)) == ["copper"] * 2 + ["estate"] * 2 + ["gold"] * 2
    # 2) An Estate to the mat, and another.
    at.play("play estate")
    assert at.zone("mats", 1) == ["estate"]
    at.play("play estate")
    assert at.zone("mats", 1) == ["estate", "estate"]
    # 3) She buys a Gold.
    at.play("play gold", "play gold", "buy gold")
    assert at.options() == ["call estate", "done"]
    # 4) and 5) Both Estates are called.
    at.play("call estate")
    assert at.zone("discards", 1) == ["gold", "gold"]
    assert at.zone("plays", 1) == ["lost city", "gold", "gold", "estate"]
    # The copy may be copied as well.
    assert at.options() == ["call estate", "done"]
    at.play("call estate")
    assert at.zone("piles", "gold") == 30 - 4 - 3
    assert (at.to_move, at.zone("mats", 1), at.zone("plays", 1)) == (2, [], [])


@pytest.mark.rule("DA-X3", "DA-K8", "DA-caravan-guard")
def test_stefan_plays_an_estate_in_both_turns_and_loses_none_to_the_giant() -> None:
    at = scene("caravan guard", "giant")
    at.set_up("""
        seat 1 to buy
        deck 1: estate, gold, copper 4, estate, silver, copper 4, estate
        tokens 2: journey down
        deck 2: copper 4, giant
        coins: 7
    """)
    at.play("1: buy inheritance", "set aside caravan guard", "2: end turn")
    # 1) a) In his own turn: a card and an Action.
    at.play("1: play estate")
    assert at.hand(1) == ["copper"] * 4 + ["silver"]
    assert at.zone("actions") == 1
    # b) The Estate stays in play.
    at.play("end actions", "end turn")
    assert at.zone("plays", 1) == ["estate"]
    # 2) Christian plays a Giant, his Journey token is face up now, and an Estate reacts: a card.
    at.play("2: play giant")
    assert at.options() == ["play estate", "done"]
    at.play("1: play estate")
    assert at.hand(1) == ["copper"] * 4 + ["gold"]
    assert at.zone("plays", 1) == ["estate", "estate"]
    assert at.options() == ["done"]
    # 3) The Estate then revealed costs 2: it is discarded and brings a Curse.
    discarded = len(at.zone("discards", 1))
    at.play("1: done")
    assert at.zone("journey_up", 2)
    assert at.zone("coins") == 5
    assert at.zone("discards", 1)[discarded:] == ["estate", "curse"]
    assert at.zone("trash") == []
    # At the start of his next turn each of the two gives a coin, and at its end both are discarded.
    at.play("2: end turn")
    assert (at.to_move, at.zone("coins"), at.zone("plays", 1)) == (1, 2, ["estate", "estate"])
    at.play("end actions", "end turn")
    assert at.zone("plays", 1) == []


# What an Estate takes over and what it does not.


@pytest.mark.rule("DA-K8", "DA-inheritance")
def test_tokens_on_the_copied_pile_give_an_estate_nothing() -> None:
    at = scene("ranger")
    at.set_up("""
        seat 1 to act
        hand 1: estate
        deck 1: copper 9
        inherited 1: ranger
        tokens 1: +1 action on ranger, journey down
    """)
    at.play("play estate")
    assert len(at.hand(1)) == 5
    assert (at.zone("actions"), at.zone("buys")) == (0, 2)


@pytest.mark.rule("DA-K8", "DA-plan", "DA-ferry")
def test_an_estate_keeps_its_own_cost_and_pile() -> None:
    at = scene("port")
    at.set_up("""
        seat 1 to buy
        hand 1: curse
        inherited 1: village
        tokens 1: -2 cost on village, trashing on village
        coins: 2
        buys: 2
    """)
    at.play("buy estate")
    assert (at.zone("coins"), at.zone("discards", 1)) == (0, ["estate"])


@pytest.mark.rule("DA-K8", "DA-K10")
def test_the_estates_of_others_and_of_the_supply_stay_plain() -> None:
    at = scene("militia", "workshop", seats=3)
    at.set_up("""
        seat 2 to act
        hand 2: estate 2, workshop
        inherited 1: militia
        coins: 2
    """)
    assert at.options() == ["play workshop", "end actions"]
    at = scene("village", events="seaway, inheritance, training")
    at.set_up("""
        seat 1 to buy
        inherited 1: village
        coins: 11
        buys: 3
    """)
    at.play("buy seaway")
    assert "gain estate" not in at.options()
    at.play("gain village", "buy training")
    assert not [move for move in at.options() if "estate" in move]


@pytest.mark.rule("DA-K8", "DA-quest")
def test_an_estate_that_copies_an_attack_is_one_for_quest() -> None:
    at = scene("militia", events="quest")
    words = """
        seat 1 to buy
        hand 1: estate, copper
        inherited 1: militia
        buys: 2
    """
    at.set_up(words).play("buy quest", "choose attack")
    assert at.options() == ["discard estate"]
    at = scene("militia", events="quest", printing="2022")
    at.set_up(words).play("buy quest", "choose attack")
    assert at.options() == ["done"]


@pytest.mark.rule("DA-K8", "DB-bureaucrat", "DA-C1")
def test_an_estate_is_still_a_victory_card() -> None:
    at = scene("bureaucrat")
    at.set_up("""
        seat 2 to act
        hand 2: bureaucrat
        hand 1: estate, copper
        inherited 1: village
    """)
    at.play("2: play bureaucrat", "1: topdeck estate")
    assert at.zone("decks", 1) == ["estate"]


@pytest.mark.rule("DA-K8", "DB-militia", "DB-A1")
def test_an_estate_attacks_and_others_may_react() -> None:
    at = scene("militia", "moat", seats=3)
    at.set_up("""
        seat 1 to act
        hand 1: estate
        hand 2: moat, copper 4
        hand 3: copper 5
        inherited 1: militia
    """)
    at.play(
        "1: play estate", "2: reveal moat", "2: done", "3: done", "3: discard copper", "3: discard copper"
    )
    assert at.zone("coins") == 2
    assert (len(at.hand(2)), len(at.hand(3))) == (5, 3)


@pytest.mark.rule("DA-K8", "DB-moat", "DB-A1")
def test_an_estate_that_copies_moat_keeps_an_attack_off() -> None:
    at = scene("militia", "moat")
    at.set_up("""
        seat 2 to act
        hand 2: militia
        hand 1: estate, copper 4
        inherited 1: moat
    """)
    at.play("2: play militia")
    assert at.options() == ["reveal estate", "done"]
    at.play("1: reveal estate", "1: done")
    assert (at.to_move, len(at.hand(1))) == (2, 5)


@pytest.mark.rule("DA-K8", "DB-throne-room", "DB-A3")
def test_throne_room_on_an_estate_and_an_estate_as_throne_room() -> None:
    at = scene("throne room", "amulet")
    at.set_up("""
        seat 1 to act
        hand 1: throne room, estate
        inherited 1: amulet
    """)
    at.play("play throne room", "play estate", "choose coin", "choose coin")
    assert at.zone("coins") == 2
    at.play("end turn")
    assert at.zone("plays", 1) == ["throne room", "estate"]
    at.play("2: end turn", "1: choose coin", "1: choose coin")
    assert at.zone("coins") == 2
    at.set_up("""
        seat 1 to act
        hand 1: estate, amulet, copper
        inherited 1: throne room
    """)
    at.play("play estate", "play amulet", "choose silver", "choose silver", "end turn")
    assert at.zone("plays", 1) == ["estate", "amulet"]


# Cards whose copy needs care.


@pytest.mark.rule("DA-K10", "DA-port")
def test_an_estate_that_copies_port_brings_a_port_when_it_is_bought() -> None:
    at = scene("port")
    words = """
        seat 1 to buy
        inherited 1: port
        coins: 2
        buys: 2
    """
    at.set_up(words).play("buy estate")
    assert at.zone("discards", 1) == ["port", "estate"]
    at.set_up("""
        seat 1 to act
        hand 1: workshop
        inherited 1: port
    """)
    at.play("play workshop", "gain estate")
    assert at.zone("discards", 1) == ["estate"]
    at.set_up("""
        seat 1 to act
        hand 1: estate
        deck 1: copper
        inherited 1: port
    """)
    at.play("play estate")
    assert (at.hand(1), at.zone("actions")) == (["copper"], 2)


@pytest.mark.rule("DA-K10", "DA-messenger", "DA-P4")
def test_an_estate_that_copies_messenger_brings_a_card_to_all_if_it_is_bought_first() -> None:
    at = scene("messenger")
    at.set_up("""
        seat 1 to buy
        inherited 1: messenger
        coins: 4
        buys: 3
    """)
    at.play("buy estate", "gain silver")
    assert (at.zone("discards", 1), at.zone("discards", 2)) == (["silver", "estate"], ["silver"])
    at.play("buy estate")
    assert at.zone("discards", 1) == ["silver", "estate", "estate"]


@pytest.mark.rule("DA-K10", "DA-lost-city", "DA-ferry")
def test_an_estate_that_copies_lost_city_lets_others_draw_when_it_is_gained() -> None:
    at = scene("lost city", events="ferry")
    at.set_up("""
        seat 1 to act
        hand 1: workshop
        deck 2: gold
        inherited 1: lost city
    """)
    at.play("play workshop", "gain estate")
    assert at.hand(2) == ["gold"]


@pytest.mark.rule("DA-K8", "DA-duplicate")
def test_an_estate_that_copies_duplicate_is_called_on_any_gain_also_in_anothers_turn() -> None:
    at = scene("duplicate", "witch")
    at.set_up("""
        seat 2 to act
        hand 2: witch
        mat 1: estate
        mat 2: estate
        inherited 1: duplicate
    """)
    at.play("2: play witch")
    assert at.options() == ["call estate", "done"]
    at.play("1: call estate")
    assert at.zone("discards", 1) == ["curse", "curse"]
    assert at.zone("plays", 1) == ["estate"]
    at.play("2: end turn")
    assert at.zone("plays", 1) == []
    assert at.zone("mats") == [[], ["estate"]]


@pytest.mark.rule("DA-K8", "DA-caravan-guard", "DB-A1")
def test_an_estate_drawn_by_an_estate_may_react_as_well() -> None:
    at = scene("caravan guard", "militia")
    at.set_up("""
        seat 2 to act
        hand 2: militia
        hand 1: estate, copper 4
        deck 1: gold, estate
        inherited 1: caravan guard
    """)
    at.play("2: play militia", "1: play estate", "1: play estate")
    assert at.zone("plays", 1) == ["estate", "estate"]
    at.play("1: done", "1: discard copper", "1: discard copper")
    assert at.hand(1) == ["copper", "copper", "gold"]
    at.play("2: end turn")
    assert (at.to_move, at.zone("coins")) == (1, 2)


@pytest.mark.rule("DA-K11", "DA-page", "DA-T2")
def test_an_estate_that_copies_page_may_be_exchanged() -> None:
    at = scene("page")
    at.set_up("""
        seat 1 to act
        hand 1: estate
        deck 1: copper 9
        inherited 1: page
    """)
    before = at.zone("piles", "estate")
    at.play("play estate", "end actions", "end turn")
    assert at.options() == ["exchange estate", "done"]
    at.play("exchange estate")
    assert at.zone("piles", "estate") == before + 1
    assert (at.zone("piles", "page"), at.zone("piles", "treasure hunter")) == (9, 4)
    assert "treasure hunter" in at.zone("discards", 1)


@pytest.mark.rule("DA-K11", "DA-peasant", "DA-T3")
def test_an_estate_that_copies_peasant_is_exchanged_only_from_play() -> None:
    at = scene("peasant")
    at.set_up("""
        seat 1 to act
        hand 1: estate 2
        deck 1: copper 9
        inherited 1: peasant
    """)
    at.play("play estate", "end turn", "exchange estate")
    assert at.to_move == 2
    assert sorted(at.zone("discards", 1)) == ["estate", "soldier"]


@pytest.mark.rule("DA-K8", "DA-amulet", "DA-D1")
def test_an_estate_that_copies_amulet_stays_and_does_it_again() -> None:
    at = scene("amulet")
    at.set_up("""
        seat 1 to act
        hand 1: estate, curse
        deck 1: copper 12
        inherited 1: amulet
    """)
    at.play("play estate", "choose trash", "trash curse", "end turn")
    assert at.zone("plays", 1) == ["estate"]
    at.play("2: end turn", "1: choose silver", "1: end actions", "1: end turn")
    assert at.zone("plays", 1) == []
    assert at.zone("discards", 1) == ["silver"] + ["copper"] * 5 + ["estate"]


@pytest.mark.rule("DA-K8", "DA-ratcatcher", "DA-R1")
def test_an_estate_that_copies_ratcatcher_is_called_at_the_start_of_a_turn() -> None:
    at = scene("ratcatcher")
    at.set_up("""
        seat 1 to act
        hand 1: estate
        deck 1: curse 9
        inherited 1: ratcatcher
    """)
    at.play("play estate")
    assert (at.hand(1), at.zone("actions"), at.zone("mats", 1)) == (["curse"], 1, ["estate"])
    at.play("end actions", "end turn", "2: end turn")
    assert at.options() == ["call estate", "done"]
    at.play("call estate", "trash curse", "end actions", "end turn")
    assert at.zone("trash") == ["curse"]
    assert at.zone("mats", 1) == at.zone("plays", 1) == []


@pytest.mark.rule("DA-K8", "DA-raze", "DB-feast")
def test_an_estate_that_copies_raze_or_feast_may_trash_itself() -> None:
    at = scene("raze", "feast")
    at.set_up("""
        seat 1 to act
        hand 1: estate
        deck 1: copper, gold, silver
        inherited 1: raze
    """)
    at.play("play estate", "trash this")
    assert at.zone("trash") == ["estate"]
    # An Estate costs 2, so two cards are looked at.
    assert at.options() == ["keep silver", "keep gold"]
    at.set_up("""
        seat 1 to act
        hand 1: estate
        inherited 1: feast
    """)
    at.play("play estate", "gain market")
    assert (at.zone("trash"), at.zone("plays", 1)) == (["estate"], [])


@pytest.mark.rule("DA-K8", "DA-royal-carriage", "DA-ferry")
def test_an_estate_that_copies_royal_carriage_replays_an_action() -> None:
    at = scene("royal carriage", events="ferry")
    at.set_up("""
        seat 1 to act
        hand 1: estate, village, copper
        deck 1: copper 9
        inherited 1: royal carriage
    """)
    at.play("play estate")
    assert at.zone("mats", 1) == ["estate"]
    at.play("play village", "call estate")
    assert (at.zone("actions"), len(at.hand(1))) == (4, 3)
    assert at.zone("plays", 1) == ["village", "estate"]


@pytest.mark.rule("DA-K8", "DA-bridge-troll")
@pytest.mark.parametrize("printing", ["german", "2022"])
def test_an_estate_that_copies_bridge_troll_makes_cards_cheaper(printing: str) -> None:
    at = scene("bridge troll", events="ferry", printing=printing)
    at.set_up("""
        seat 1 to act
        hand 1: estate
        inherited 1: bridge troll
        coins: 4
    """)
    at.play("play estate")
    assert "buy market" in at.options()
    assert at.zone("minus_coin", 2)
    at.play("end turn")
    assert at.zone("cheaper") == 0
    at.play("2: end turn")
    assert (at.zone("cheaper"), at.zone("buys"), at.zone("plays", 1)) == (1, 2, ["estate"])


@pytest.mark.rule("DA-K8", "DA-giant", "DA-P10")
def test_an_estate_revealed_by_giant_costs_two() -> None:
    at = scene("giant", "smithy")
    at.set_up("""
        seat 2 to act
        hand 2: giant
        deck 1: estate
        inherited 1: smithy
        tokens 2: journey down
    """)
    at.play("2: play giant")
    assert (at.zone("trash"), at.zone("discards", 1)) == ([], ["estate", "curse"])


@pytest.mark.rule("DA-K8", "DA-disciple", "DA-pilgrimage")
def test_a_disciple_gains_another_estate_and_pilgrimage_too() -> None:
    at = scene("peasant", "village", events="pilgrimage")
    at.set_up("""
        seat 1 to act
        hand 1: disciple, estate
        deck 1: copper 9
        inherited 1: village
        tokens 1: journey down
        coins: 4
    """)
    at.play("play disciple", "play estate")
    assert at.zone("discards", 1) == ["estate"]
    at.play("end actions", "buy pilgrimage")
    assert at.options() == ["gain estate", "done"]


# 2022.


@pytest.mark.rule("DA-K13", "DA-inheritance")
def test_2022_estates_are_actions_on_own_turns_and_nothing_else() -> None:
    at = scene("caravan guard", "militia", printing="2022")
    at.set_up("""
        seat 2 to act
        hand 2: militia
        hand 1: estate, copper 4
        inherited 1: caravan guard
    """)
    state = at.state
    assert isinstance(state, State)
    assert state.types(ESTATE, 0) == VICTORY
    at.play("2: play militia")
    assert at.options() == ["done"]
    at.play("1: done", "1: discard copper", "1: discard copper", "2: end turn")
    assert at.options() == ["play estate", "end actions"]
    assert state.types(ESTATE, 0) == VICTORY | ACTION


@pytest.mark.rule("DA-K13", "DA-K8", "DA-P11")
def test_2022_tokens_and_champion_count_for_the_card_that_the_estate_plays() -> None:
    at = scene("page", "smithy", printing="2022")
    at.set_up("""
        seat 1 to act
        hand 1: champion, estate
        deck 1: copper 9
        inherited 1: smithy
        tokens 1: +1 card on smithy, +1 coin on smithy
    """)
    at.play("play champion", "play estate")
    # One Action from Champion itself; then one each for the Estate and the Smithy, less the one it took.
    assert at.zone("actions") == 1 - 1 + 1 - 1 + 2
    assert len(at.hand(1)) == 4
    assert at.zone("coins") == 1


@pytest.mark.rule("DA-K13", "DA-D1", "DA-amulet")
def test_2022_an_estate_stays_with_a_duration_it_played() -> None:
    at = scene("amulet", "throne room", printing="2022")
    at.set_up("""
        seat 1 to act
        hand 1: throne room, estate
        inherited 1: amulet
    """)
    at.play("play throne room", "play estate", "choose coin", "choose coin", "end turn")
    assert at.zone("plays", 1) == ["throne room", "estate"]
    at.play("2: end turn", "1: choose silver", "1: choose silver")
    assert at.zone("discards", 1) == ["silver", "silver"]


@pytest.mark.rule("DA-K13", "DA-coin-of-the-realm")
def test_2022_a_card_may_be_called_after_each_of_the_two() -> None:
    at = scene("coin of the realm", "royal carriage", "smithy", printing="2022")
    at.set_up("""
        seat 1 to act
        hand 1: estate
        deck 1: copper 9
        mat 1: coin of the realm 2, royal carriage
        inherited 1: smithy
    """)
    at.play("play estate")
    # After the Smithy, which is not in play, and then after the Estate.
    assert at.options() == ["call coin of the realm", "done"]
    at.play("done")
    assert at.options() == ["call coin of the realm", "call royal carriage", "done"]
    at.play("call royal carriage")
    assert len(at.hand(1)) == 6
    assert at.options() == ["call coin of the realm", "done"]


@pytest.mark.rule("DA-K13", "DA-coin-of-the-realm")
def test_2022_a_call_after_the_card_set_aside_can_be_laid_out_again() -> None:
    """The card is not in play and has no number there, which a position may say."""
    at, again = (scene("coin of the realm", "smithy", printing="2022") for _ in range(2))
    at.set_up("""
        seat 1 to act
        hand 1: estate
        deck 1: copper 9
        mat 1: coin of the realm
        inherited 1: smithy
    """)
    at.play("play estate")
    assert at.zone("agenda")[-1] == ["call-after-action", 0, -1]
    again.lay_out(at.state.dump())
    assert again.options() == at.options()


@pytest.mark.rule("DA-K13", "DA-duplicate", "DB-feast")
def test_2022_the_card_stays_set_aside_whatever_it_says() -> None:
    at = scene("duplicate", "feast", "raze", printing="2022")
    at.set_up("""
        seat 1 to act
        hand 1: estate
        inherited 1: duplicate
    """)
    at.play("play estate")
    assert (at.zone("mats", 1), at.zone("plays", 1)) == ([], ["estate"])
    at.set_up("""
        seat 1 to act
        hand 1: estate
        inherited 1: feast
    """)
    at.play("play estate")
    assert (at.zone("trash"), at.zone("plays", 1)) == ([], ["estate"])
    assert at.zone("inherited", 1) == "feast"


@pytest.mark.rule("DA-K13", "DB-A1", "DB-militia")
def test_2022_others_react_to_the_attack_that_an_estate_plays() -> None:
    at = scene("militia", "moat", printing="2022")
    at.set_up("""
        seat 1 to act
        hand 1: estate
        hand 2: moat, copper 4
        inherited 1: militia
    """)
    at.play("1: play estate", "2: reveal moat", "2: done")
    assert (at.to_move, at.zone("coins"), len(at.hand(2))) == (1, 2, 5)


@pytest.mark.rule("DA-K13", "DA-K11", "DA-page")
def test_2022_an_estate_is_no_traveller_and_buying_it_brings_nothing() -> None:
    at = scene("page", "port", printing="2022")
    at.set_up("""
        seat 1 to act
        hand 1: estate
        deck 1: copper 9
        inherited 1: page
    """)
    at.play("play estate", "end actions", "end turn")
    assert at.to_move == 2
    at.set_up("""
        seat 1 to buy
        inherited 1: port
        coins: 2
        buys: 2
    """)
    at.play("buy estate")
    assert at.zone("discards", 1) == ["estate"]


@pytest.mark.rule("DA-K13", "DA-N1", "DA-K9")
def test_2022_the_estate_pile_is_no_action_pile() -> None:
    at = scene("smithy", events="training, seaway", printing="2022")
    at.set_up("""
        seat 1 to buy
        inherited 1: smithy
        coins: 11
        buys: 3
    """)
    at.play("buy training")
    assert not [move for move in at.options() if "estate" in move]
    at.play("token +1 coin on smithy", "buy seaway")
    assert "gain estate" not in at.options()

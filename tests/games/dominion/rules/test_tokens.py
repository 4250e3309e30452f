"""The ten tokens of each player."""

import pytest

from cairn.games.dominion.rules.catalogue import NAMES
from cairn.games.dominion.rules.state import State
from cairn.proof.scene import Scene

from .kingdoms import kingdom


def scene(*cards: str, events: str = "none", seats: int = 2, printing: str = "german") -> Scene:
    """A scene with these cards and Events."""
    return Scene("dominion", seats=seats, kingdom=kingdom(*cards), events=events, printing=printing)


def cost(at: Scene, card: str, seat: int) -> int:
    """What a card costs a player now."""
    state = at.state
    assert isinstance(state, State)
    return int(state.cost(NAMES.index(card), seat - 1))


# Moving them.


@pytest.mark.rule("DA-K1", "DA-K9", "DA-ferry")
def test_a_token_is_moved_and_never_doubled() -> None:
    at = scene(events="ferry, training")
    at.set_up("""
        seat 1 to buy
        coins: 12
        buys: 4
    """)
    at.play("buy ferry", "token -2 cost on market", "buy training", "token +1 coin on market")
    assert at.zone("tokens", 1) == {"-2 cost": "market", "+1 coin": "market"}
    assert "buy market" in at.options()
    at.play("buy ferry", "token -2 cost on smithy")
    assert at.zone("tokens", 1) == {"-2 cost": "smithy", "+1 coin": "market"}
    assert at.zone("coins") == 0
    assert (cost(at, "market", 1), cost(at, "smithy", 1)) == (5, 2)


@pytest.mark.rule("DA-K9", "DA-training")
def test_it_is_asked_which_pile_a_token_is_moved_to() -> None:
    at = scene(events="training")
    at.set_up("seat 2 to buy\ncoins: 6")
    at.play("buy training")
    assert at.view()["decision"] == {
        "seat": 1,
        "kind": "move-token",
        "prompt": "dominion-prompt-move-token",
        "args": {"seat": 1, "token": "+1 coin"},
    }


@pytest.mark.rule("DA-K1", "DA-K5", "DA-K6")
def test_at_the_start_no_token_lies_anywhere_and_the_journey_is_face_up() -> None:
    at = scene("ranger", events="ball, borrow", seats=3)
    assert at.zone("tokens") == [{}, {}, {}]
    assert at.zone("journey_up") == [True] * 3
    assert at.zone("minus_card") == at.zone("minus_coin") == [False] * 3


@pytest.mark.rule("DA-K9", "DA-seaway", "DA-bridge-troll")
def test_a_token_stays_when_the_card_costs_more_again() -> None:
    at = scene("bridge troll", events="seaway")
    at.set_up("""
        seat 1 to buy
        play 1: bridge troll
        coins: 5
    """)
    at.play("buy seaway", "gain market")
    assert at.to_move == 2
    assert cost(at, "market", 1) == 5
    assert at.zone("tokens", 1) == {"+1 buy": "market"}
    at.play("2: end turn")
    at.play("1: play market")
    assert at.zone("buys") == 3


@pytest.mark.rule("DA-K9", "DA-seaway")
def test_another_seaway_moves_the_token() -> None:
    at = scene(events="seaway")
    at.set_up("""
        seat 1 to buy
        tokens 1: +1 buy on village
        coins: 5
        buys: 2
    """)
    at.play("buy seaway", "gain chapel")
    assert at.zone("tokens", 1) == {"+1 buy": "chapel"}


@pytest.mark.rule("DA-K9", "DA-teacher")
def test_teacher_moves_a_token_away_from_where_an_event_has_put_it() -> None:
    at = scene("peasant", events="training")
    at.set_up("""
        seat 1 to start
        mat 1: teacher
        tokens 1: +1 coin on village, trashing on smithy
    """)
    at.play("1: call teacher")
    assert "token +1 coin on village" not in at.options()
    assert "token +1 coin on smithy" not in at.options()
    assert not [move for move in at.options() if "trashing" in move or "soldier" in move]
    at.play("token +1 coin on market")
    assert at.zone("tokens", 1) == {"+1 coin": "market", "trashing": "smithy"}


@pytest.mark.rule("DA-K9", "DA-lost-arts")
def test_the_same_pile_may_be_named_again() -> None:
    at = scene(events="lost arts")
    at.set_up("""
        seat 1 to buy
        tokens 1: +1 action on village
        coins: 6
        buys: 2
    """)
    at.play("buy lost arts", "token +1 action on village")
    assert at.zone("tokens", 1) == {"+1 action": "village"}


# The +1 tokens.


@pytest.mark.rule("DA-K2", "DA-pathfinding")
def test_the_card_comes_before_anything_that_the_played_card_says() -> None:
    at = scene()
    at.set_up("""
        seat 1 to act
        hand 1: cellar, copper
        deck 1: gold
        tokens 1: +1 card on cellar
    """)
    at.play("play cellar")
    assert at.options() == ["discard copper", "discard gold", "done"]


@pytest.mark.rule("DA-K2")
@pytest.mark.parametrize(
    ("token", "numbers", "hand"),
    [
        ("+1 card", (0, 1, 2), 1),
        ("+1 action", (1, 1, 2), 0),
        ("+1 buy", (0, 2, 2), 0),
        ("+1 coin", (0, 1, 3), 0),
    ],
)
def test_each_plus_token_gives_its_bonus(token: str, numbers: tuple[int, int, int], hand: int) -> None:
    at = scene("messenger", "woodcutter")
    at.set_up(f"""
        seat 1 to act
        hand 1: woodcutter
        deck 1: estate 3
        tokens 1: {token} on woodcutter
    """)
    at.play("play woodcutter")
    assert at.zone("actions") == numbers[0]
    assert at.zone("buys") == numbers[1] + 1
    assert at.zone("coins") == numbers[2]
    assert at.hand(1) == ["estate"] * hand


@pytest.mark.rule("DA-K2")
def test_all_own_tokens_on_a_pile_count_and_nobody_elses_also_when_it_is_empty() -> None:
    at = scene("woodcutter")
    at.set_up("""
        seat 1 to act
        hand 1: woodcutter
        hand 2: woodcutter
        deck 1: estate 3
        deck 2: estate 3
        tokens 1: +1 card on woodcutter, +1 action on woodcutter, +1 coin on woodcutter
        tokens 2: +1 buy on woodcutter
        pile woodcutter: 0
    """)
    at.play("1: play woodcutter")
    assert (at.zone("actions"), at.zone("buys"), at.zone("coins")) == (1, 2, 3)
    at.play("1: end actions", "1: end turn", "2: play woodcutter")
    assert (at.zone("actions"), at.zone("buys"), at.zone("coins")) == (0, 3, 2)
    assert at.hand(2) == []


@pytest.mark.rule("DA-K2", "DB-A3", "DB-throne-room")
def test_a_bonus_comes_with_each_play_of_a_throne_room() -> None:
    at = scene("throne room")
    at.set_up("""
        seat 1 to act
        hand 1: throne room, village
        deck 1: copper 9
        tokens 1: +1 coin on village
    """)
    at.play("play throne room", "play village")
    assert (at.zone("coins"), at.zone("actions")) == (2, 4)


@pytest.mark.rule("DA-K2", "DA-caravan-guard")
def test_a_bonus_comes_also_in_the_turn_of_another() -> None:
    at = scene("militia", "caravan guard")
    at.set_up("""
        seat 1 to act
        hand 1: militia
        hand 2: caravan guard, estate
        deck 2: copper 9
        tokens 2: +1 card on caravan guard, +1 buy on caravan guard
        tokens 1: +1 card on caravan guard
    """)
    at.play("1: play militia", "2: play caravan guard")
    assert at.hand(2) == ["estate", "copper", "copper"]
    assert at.zone("buys") == 1


@pytest.mark.rule("DA-K2", "DA-R3", "DA-ratcatcher")
def test_calling_is_not_playing_and_brings_no_bonus() -> None:
    at = scene("ratcatcher")
    at.set_up("""
        seat 1 to start
        mat 1: ratcatcher
        hand 1: estate
        deck 1: copper 9
        tokens 1: +1 card on ratcatcher
    """)
    at.play("call ratcatcher", "trash estate")
    assert at.hand(1) == []


# The −$2 cost token.


@pytest.mark.rule("DA-K3", "DA-ferry")
def test_ferry_makes_cards_cheaper_for_its_owner_alone_and_never_below_nothing() -> None:
    at = scene()
    at.set_up("""
        seat 1 to buy
        tokens 1: -2 cost on smithy
        tokens 2: -2 cost on market
        coins: 2
    """)
    assert "buy smithy" in at.options()
    assert "buy market" not in at.options()
    assert "buy village" not in at.options()
    at.play("buy smithy")
    assert (cost(at, "smithy", 2), cost(at, "market", 2), cost(at, "cellar", 1)) == (4, 3, 2)
    at.set_up("""
        seat 1 to buy
        tokens 1: -2 cost on cellar
        play 1: village
    """)
    assert cost(at, "cellar", 1) == 0
    assert "buy cellar" in at.options()


@pytest.mark.rule("DA-K3", "DA-bridge-troll", "DB-B2")
def test_ferry_and_bridge_troll_together_do_not_go_below_nothing() -> None:
    at = scene("bridge troll")
    at.set_up("""
        seat 1 to buy
        play 1: bridge troll
        tokens 1: -2 cost on cellar
    """)
    assert (cost(at, "cellar", 1), cost(at, "cellar", 2), cost(at, "copper", 1)) == (0, 1, 0)


@pytest.mark.rule("DA-K3", "DB-workshop")
def test_ferry_counts_for_all_purposes() -> None:
    at = scene()
    at.set_up("""
        seat 1 to act
        hand 1: workshop
        tokens 1: -2 cost on market
    """)
    at.play("play workshop")
    assert "gain market" in at.options()
    assert "gain laboratory" not in at.options()


@pytest.mark.rule("DA-K3", "DB-remodel")
def test_a_trashed_card_also_costs_less() -> None:
    at = scene("remodel")
    at.set_up("""
        seat 1 to act
        hand 1: remodel, smithy
        tokens 1: -2 cost on smithy
    """)
    at.play("play remodel", "trash smithy")
    assert "gain remodel" in at.options()
    assert "gain market" not in at.options()


@pytest.mark.rule("DA-K3", "DA-giant")
@pytest.mark.parametrize(("owner", "trashed"), [(1, False), (2, True)])
def test_the_price_for_the_attacker_counts(owner: int, trashed: bool) -> None:
    at = scene("giant")
    at.set_up(f"""
        seat 1 to act
        hand 1: giant
        deck 2: smithy
        tokens 1: journey down
        tokens {owner}: journey down, -2 cost on smithy
    """)
    at.play("play giant")
    if trashed:
        assert (at.zone("trash"), at.zone("discards", 2)) == (["smithy"], [])
    else:
        assert (at.zone("trash"), at.zone("discards", 2)) == ([], ["smithy", "curse"])


@pytest.mark.rule("DA-K3", "DA-ferry")
@pytest.mark.parametrize(("printing", "off_turn"), [("german", 3), ("english", 5), ("2022", 5)])
def test_outside_the_german_printing_ferry_works_only_on_own_turns(printing: str, off_turn: int) -> None:
    at = scene(printing=printing)
    at.set_up("""
        seat 1 to act
        hand 1: copper
        tokens 1: -2 cost on market
        tokens 2: -2 cost on laboratory
    """)
    assert (cost(at, "market", 1), cost(at, "laboratory", 2)) == (3, off_turn)


# The Trashing token.


@pytest.mark.rule("DA-K4", "DA-plan", "DB-B4")
def test_plan_lets_its_owner_trash_a_card_before_the_bought_one_is_gained() -> None:
    at = scene()
    words = """
        seat 1 to buy
        hand 1: estate, curse
        tokens 1: trashing on village
        coins: 6
        buys: 2
    """
    at.set_up(words).play("buy village")
    assert at.options() == ["trash estate", "trash curse", "done"]
    assert at.zone("discards", 1) == []
    at.play("trash curse")
    assert (at.zone("trash"), at.zone("discards", 1)) == (["curse"], ["village"])
    at.set_up(words).play("buy village", "done")
    assert (at.zone("trash"), at.zone("discards", 1)) == ([], ["village"])
    at.set_up(words).play("buy silver")
    assert at.zone("discards", 1) == ["silver"]


@pytest.mark.rule("DA-K4")
def test_plan_asks_nothing_of_an_empty_hand_or_of_another_player() -> None:
    at = scene()
    at.set_up("""
        seat 1 to buy
        tokens 1: trashing on village
        tokens 2: trashing on cellar
        coins: 6
        buys: 3
    """)
    at.play("buy village", "buy cellar")
    assert at.zone("discards", 1) == ["village", "cellar"]


@pytest.mark.rule("DA-K4", "DA-plan")
@pytest.mark.parametrize("printing", ["german", "english", "2022"])
def test_plan_of_2022_sees_every_gain(printing: str) -> None:
    at = scene(printing=printing)
    at.set_up("""
        seat 1 to act
        hand 1: workshop, curse
        tokens 1: trashing on village
    """)
    at.play("play workshop", "gain village")
    assert at.zone("discards", 1) == ["village"]
    if printing == "2022":
        assert at.options() == ["trash curse", "done"]
        at.play("trash curse")
        assert at.zone("trash") == ["curse"]
    else:
        assert "end turn" in at.options()


# The Journey token.


@pytest.mark.rule("DA-K5", "DA-ranger", "DA-pilgrimage")
def test_ranger_and_pilgrimage_turn_the_same_token_each_time() -> None:
    at = scene("ranger", events="pilgrimage")
    at.set_up("""
        seat 1 to act
        hand 1: ranger 3
        deck 1: copper 20
        actions: 3
        coins: 4
    """)
    at.play("play ranger")
    assert (at.zone("journey_up", 1), len(at.hand(1))) == (False, 2)
    at.play("play ranger")
    assert (at.zone("journey_up", 1), len(at.hand(1))) == (True, 6)
    at.play("play ranger")
    assert at.zone("journey_up") == [False, True]
    at.play("buy pilgrimage")
    assert at.options() == ["gain ranger", "done"]
    assert at.zone("journey_up") == [True, True]


@pytest.mark.rule("DA-K5", "DA-giant")
def test_giant_turns_it_too_and_the_token_stays_from_turn_to_turn() -> None:
    at = scene("giant")
    at.set_up("""
        seat 1 to act
        hand 1: giant
        deck 1: giant 5
        deck 2: copper
    """)
    at.play("play giant")
    assert at.zone("coins") == 1
    at.play("end turn", "2: end turn", "1: play giant")
    assert at.zone("coins") == 5
    assert at.zone("discards", 2)[-1] == "curse"


# The −$1 token.


@pytest.mark.rule("DA-K6")
@pytest.mark.parametrize(
    ("card", "coins"),
    [
        ("copper", 0),
        ("silver", 1),
        ("gold", 2),
        ("treasure trove", 1),
        ("relic", 1),
        ("coin of the realm", 0),
    ],
)
def test_the_minus_coin_token_takes_a_coin_of_a_treasure(card: str, coins: int) -> None:
    at = scene("treasure trove", "relic", "coin of the realm")
    at.set_up(f"""
        seat 1 to buy
        hand 1: {card}, silver
        tokens 1: -1 coin
    """)
    at.play(f"play {card}")
    assert (at.zone("coins"), at.zone("minus_coin", 1)) == (coins, False)
    at.play("play silver")
    assert at.zone("coins") == coins + 2


@pytest.mark.rule("DA-K6")
@pytest.mark.parametrize(
    ("card", "answers", "coins"),
    [
        ("woodcutter", [], 1),
        ("festival", [], 1),
        ("market", [], 0),
        ("militia", [], 1),
        ("peasant", [], 0),
        ("amulet", ["choose coin"], 0),
        ("messenger", ["no"], 1),
        ("wine merchant", [], 3),
        ("giant", [], 0),
        ("chancellor", ["no"], 1),
    ],
)
def test_the_minus_coin_token_takes_a_coin_of_an_action(card: str, answers: list[str], coins: int) -> None:
    at = scene(card)
    at.set_up(f"""
        seat 1 to act
        hand 1: {card}
        deck 1: estate 2
        tokens 1: -1 coin
    """)
    at.play(f"play {card}", *answers)
    assert (at.zone("coins"), at.zone("minus_coin", 1)) == (coins, False)


@pytest.mark.rule("DA-K6", "DA-training")
def test_the_minus_coin_token_takes_the_first_coin_that_comes() -> None:
    at = scene("woodcutter")
    at.set_up("""
        seat 1 to act
        hand 1: woodcutter
        tokens 1: -1 coin, +1 coin on woodcutter
    """)
    at.play("play woodcutter")
    assert (at.zone("coins"), at.zone("minus_coin", 1)) == (2, False)


@pytest.mark.rule("DA-K6", "DA-borrow", "DA-caravan-guard")
def test_the_minus_coin_token_takes_the_coin_of_an_event_or_a_duration() -> None:
    at = scene("caravan guard", events="borrow")
    at.set_up("""
        seat 1 to buy
        tokens 1: -1 coin
    """)
    at.play("buy borrow")
    assert (at.zone("coins"), at.zone("minus_coin", 1), at.zone("minus_card", 1)) == (0, False, True)
    at.set_up("""
        seat 1 to act
        hand 1: caravan guard
        tokens 1: -1 coin
    """)
    at.play("play caravan guard")
    assert at.zone("minus_coin", 1)
    at.play("end turn", "2: end turn")
    assert (at.to_move, at.zone("coins"), at.zone("minus_coin", 1)) == (1, 0, False)


@pytest.mark.rule("DA-K6", "DA-miser")
def test_no_coins_at_all_do_not_return_the_token() -> None:
    at = scene("miser")
    at.set_up("""
        seat 1 to act
        hand 1: village, miser
        tokens 1: -1 coin
    """)
    at.play("play village", "play miser", "choose coins")
    assert (at.zone("coins"), at.zone("minus_coin", 1)) == (0, True)
    at.set_up("""
        seat 1 to act
        hand 1: miser
        mat 1: copper 3
        tokens 1: -1 coin
    """)
    at.play("play miser", "choose coins")
    assert (at.zone("coins"), at.zone("minus_coin", 1)) == (2, False)


@pytest.mark.rule("DA-K6", "DA-bridge-troll", "DB-A2")
def test_taking_the_minus_coin_token_again_does_nothing() -> None:
    at = scene("bridge troll", seats=3)
    at.set_up("""
        seat 1 to act
        hand 1: bridge troll 2
        hand 2: silver 2
        actions: 2
    """)
    at.play("play bridge troll", "play bridge troll")
    assert at.zone("minus_coin") == [False, True, True]
    assert [key for key, _ in at.told() if key == "dominion-takes-minus-coin"] == [
        "dominion-takes-minus-coin"
    ] * 2
    at.play("1: end turn", "2: end actions", "play silver", "play silver")
    assert at.zone("coins") == 3


@pytest.mark.rule("DA-K6", "DA-ball")
def test_the_token_of_a_ball_takes_a_coin_of_the_next_turn() -> None:
    at = scene(events="ball")
    at.set_up("""
        seat 1 to buy
        deck 1: copper 5
        coins: 5
    """)
    at.play("buy ball", "gain silver", "gain silver", "2: end turn", "1: end actions")
    at.play("play copper")
    assert at.zone("coins") == 0
    at.play("play copper")
    assert at.zone("coins") == 1


# The −1 Card token.


@pytest.mark.rule("DA-K7")
@pytest.mark.parametrize(
    ("card", "drawn"),
    [("smithy", 2), ("village", 0), ("laboratory", 1), ("council room", 3), ("lost city", 1), ("moat", 1)],
)
def test_the_minus_card_token_takes_a_card_of_a_draw(card: str, drawn: int) -> None:
    at = scene(card)
    at.set_up(f"""
        seat 1 to act
        hand 1: {card}
        deck 1: silver 9
        tokens 1: -1 card
    """)
    at.play(f"play {card}")
    assert at.hand(1) == ["silver"] * drawn
    assert not at.zone("minus_card", 1)


@pytest.mark.rule("DA-K7", "DA-K2")
def test_the_minus_card_token_takes_the_bonus_of_a_plus_card_token() -> None:
    at = scene()
    at.set_up("""
        seat 1 to act
        hand 1: smithy
        deck 1: silver 9
        tokens 1: -1 card, +1 card on smithy
    """)
    at.play("play smithy")
    assert at.hand(1) == ["silver"] * 3


@pytest.mark.rule("DA-K7", "DB-council-room", "DA-lost-city")
def test_the_minus_card_token_takes_the_card_that_another_gives() -> None:
    at = scene("council room", "lost city")
    at.set_up("""
        seat 1 to act
        hand 1: council room
        deck 1: copper 9
        deck 2: silver 9
        tokens 2: -1 card
        coins: 5
    """)
    at.play("play council room")
    assert (at.hand(2), at.zone("minus_card", 2)) == ([], False)
    at.play("buy lost city")
    assert at.hand(2) == ["silver"]


@pytest.mark.rule("DA-K7", "DB-T1")
def test_the_minus_card_token_takes_a_card_of_the_next_hand() -> None:
    at = scene()
    at.set_up("""
        seat 1 to buy
        deck 1: silver 9
        tokens 1: -1 card
    """)
    at.play("end turn")
    assert (at.hand(1), at.zone("minus_card", 1)) == (["silver"] * 4, False)


@pytest.mark.rule("DA-K7", "DB-library")
def test_drawing_up_to_seven_removes_the_token_and_draws_in_full() -> None:
    at = scene("library")
    at.set_up("""
        seat 1 to act
        hand 1: library, estate 4
        deck 1: silver 9
        tokens 1: -1 card
    """)
    at.play("play library")
    assert not at.zone("minus_card", 1)
    at.play("keep silver", "keep silver", "keep silver")
    assert len(at.hand(1)) == 7
    assert "end turn" in at.options()


@pytest.mark.rule("DA-K7", "DA-K12", "DB-library")
def test_a_library_that_draws_nothing_leaves_the_token() -> None:
    at = scene("library")
    at.set_up("""
        seat 1 to act
        hand 1: library, estate 7
        deck 1: silver 9
        tokens 1: -1 card
    """)
    at.play("play library")
    assert at.zone("minus_card", 1)
    assert len(at.hand(1)) == 7


@pytest.mark.rule("DA-K7", "DA-guide")
def test_a_guide_draws_four_with_the_token() -> None:
    at = scene("guide")
    at.set_up("""
        seat 1 to start
        mat 1: guide
        hand 1: estate
        deck 1: silver 9
        tokens 1: -1 card
    """)
    at.play("call guide")
    assert at.hand(1) == ["silver"] * 4


@pytest.mark.rule("DA-K7", "DB-spy", "DA-N2")
def test_revealing_ignores_the_minus_card_token() -> None:
    at = scene("spy")
    at.set_up("""
        seat 1 to act
        hand 1: spy
        deck 1: gold, silver
        deck 2: duchy
        tokens 2: -1 card
    """)
    at.play("play spy", "keep gold", "discard duchy")
    assert at.zone("discards", 2) == ["duchy"]
    assert at.zone("minus_card", 2)


@pytest.mark.rule("DA-K7", "DA-raze", "DA-N2")
def test_looking_ignores_the_minus_card_token() -> None:
    at = scene("raze")
    at.set_up("""
        seat 1 to act
        hand 1: raze, estate
        deck 1: gold, silver
        tokens 1: -1 card
    """)
    at.play("play raze", "trash estate", "keep gold")
    assert at.zone("minus_card", 1)
    assert at.hand(1) == ["gold"]


@pytest.mark.rule("DA-K7", "DA-magpie")
def test_magpie_draws_nothing_with_the_token_but_reveals_its_card() -> None:
    at = scene("magpie")
    at.set_up("""
        seat 1 to act
        hand 1: magpie
        deck 1: gold, silver
        tokens 1: -1 card
    """)
    at.play("play magpie")
    assert (at.hand(1), at.zone("decks", 1)) == (["silver"], ["gold"])
    assert not at.zone("minus_card", 1)


@pytest.mark.rule("DA-K7", "DA-relic")
def test_putting_the_minus_card_token_there_again_does_nothing() -> None:
    at = scene("relic", seats=3)
    at.set_up("""
        seat 1 to buy
        hand 1: relic 2
        deck 2: silver 9
        hand 2: smithy
    """)
    at.play("play relic", "play relic")
    assert at.zone("minus_card") == [False, True, True]
    at.play("end turn", "2: play smithy")
    assert at.hand(2) == ["silver"] * 2


@pytest.mark.rule("DA-K12", "DB-cellar")
def test_a_draw_of_no_cards_does_not_return_the_minus_card_token() -> None:
    at = scene()
    words = """
        seat 1 to act
        hand 1: cellar, estate 2
        deck 1: silver 9
        tokens 1: -1 card
    """
    at.set_up(words).play("play cellar", "done")
    assert at.zone("minus_card", 1)
    at.set_up(words).play("play cellar", "discard estate", "discard estate")
    assert (at.hand(1), at.zone("minus_card", 1)) == (["silver"], False)


@pytest.mark.rule("DA-K12", "DA-K6", "DA-storyteller")
def test_a_storyteller_without_coins_leaves_the_minus_card_token() -> None:
    at = scene("storyteller")
    at.set_up("""
        seat 1 to act
        hand 1: storyteller, estate
        deck 1: silver 9
        tokens 1: -1 card, -1 coin
    """)
    at.play("play storyteller", "done")
    assert (at.zone("minus_card", 1), at.zone("minus_coin", 1)) == (True, False)
    assert at.hand(1) == ["estate"]


@pytest.mark.rule("DA-K4", "DA-messenger", "DA-lost-city")
def test_the_trashing_token_waits_while_the_hand_is_empty() -> None:
    """A card drawn in the middle of a purchase can be trashed, though there was none when it began."""
    at = Scene("dominion", kingdom=kingdom("messenger", "lost city", "bridge troll"), events="none")
    at.set_up("""
        seat 1 to buy
        play 1: bridge troll
        deck 1: copper 5, gold
        deck 2: copper 5
        tokens 1: trashing on messenger
        coins: 3
    """)
    at.play("buy messenger", "gain lost city")

    assert ["trash gold", "done"] == at.options()
    at.play("trash gold")
    assert ["gold"] == at.zone("trash")

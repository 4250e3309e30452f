"""The Reserve cards of Adventures: onto the Tavern mat, and back at their time."""

import pytest

from cairn.core.dice import QuickDice
from cairn.core.errors import BadPosition
from cairn.games.dominion.proof import words as dominion
from cairn.games.dominion.rules.settings import Setup
from cairn.proof.scene import Scene

from .kingdoms import kingdom, stayed


def laid(words: str, *cards: str, seats: int = 2, events: str = "none", printing: str = "german") -> Scene:
    """A position in a kingdom with these cards."""
    scene = Scene("dominion", seats=seats, kingdom=kingdom(*cards), events=events, printing=printing)
    return scene.set_up(words)


# The mat.


@pytest.mark.rule("DA-R1")
@pytest.mark.parametrize(
    ("card", "has_mats"),
    [("guide", True), ("distant lands", True), ("miser", True), ("peasant", True), ("page", False)],
)
def test_who_has_tavern_mats(card: str, has_mats: bool) -> None:
    """Everybody who plays with a Reserve card, with Miser, or with Peasant, whose Teacher is one."""
    options = Scene("dominion", kingdom=kingdom(card)).agreed
    assert has_mats == Setup(options, 2, QuickDice(1)).has_mats


@pytest.mark.rule("DA-R1")
def test_no_mats_where_no_card_needs_one() -> None:
    """A view shows none, and a position with a card on one is refused; empty ones are no mistake."""
    scene = laid("seat 1 to act\nhand 1: copper", "page")
    assert [] == scene.view()["zones"]["mats"]
    assert (
        [] == Scene("dominion", kingdom=kingdom("page")).lay_out(scene.state.dump()).view()["zones"]["mats"]
    )
    with pytest.raises(BadPosition) as refused:
        laid("seat 1 to act\nhand 1: copper\nmat 1: copper", "page")
    assert ("dominion-bad-mat", "DA-R1") == (refused.value.key, refused.value.rule)

    other = laid("seat 1 to act\nhand 1: copper\nmat 1: copper", "miser")
    assert [["copper"], []] == other.view()["zones"]["mats"]


@pytest.mark.rule("DA-R1", "DA-ratcatcher")
def test_a_reserve_card_is_played_kept_called_and_discarded() -> None:
    """Played, it stays on the mat; called, it is in play and cost no Action; in Clean-up it is discarded."""
    scene = laid(
        "seat 1 to act\nhand 1: ratcatcher\ndeck 1: copper 5, estate, silver\nhand 2: copper", "ratcatcher"
    ).play("1: play ratcatcher")
    assert (["silver"], 1) == (scene.hand(1), scene.zone("actions"))
    assert (["ratcatcher"], []) == (scene.zone("mats", 1), scene.zone("plays", 1))

    scene.play("1: end actions", "1: end turn", "2: end actions", "2: end turn")
    assert ["ratcatcher"] == scene.zone("mats", 1)
    assert ["call ratcatcher", "done"] == scene.options()

    scene.play("1: call ratcatcher")
    assert ["trash copper", "trash estate"] == scene.options()

    scene.play("1: trash estate")
    assert (["estate"], 1) == (scene.zone("trash"), scene.zone("actions"))
    assert (["ratcatcher"], []) == (scene.zone("plays", 1), scene.zone("mats", 1))
    assert 4 == len(scene.hand(1))

    scene.play("1: end actions", "1: end turn")
    assert "ratcatcher" in scene.zone("discards", 1) + scene.zone("decks", 1) + scene.hand(1)
    assert [] == scene.zone("plays", 1)


@pytest.mark.rule("DA-R1", "DA-D2")
def test_several_may_be_called_in_any_order() -> None:
    """Of two equal ones one or both; a player who declines keeps the rest on the mat."""
    scene = laid(
        "seat 1 to start\nhand 1: copper 3\ndeck 1: gold 5\nmat 1: guide, ratcatcher 2, copper",
        "guide",
        "ratcatcher",
        "miser",
    )
    assert ["call ratcatcher", "call guide", "done"] == scene.options()

    scene.play("1: call ratcatcher", "1: trash copper", "1: call guide")
    assert ["gold"] * 5 == scene.hand(1)
    assert ["call ratcatcher", "done"] == scene.options()

    scene.play("1: done")
    assert ["ratcatcher", "copper"] == scene.zone("mats", 1)
    assert ["end actions"] == scene.options()


@pytest.mark.rule("DA-R1", "DA-D2")
def test_calls_and_durations_at_the_start_of_a_turn() -> None:
    """A card may be called before a Duration comes due or after it."""
    scene = laid(
        "seat 1 to act\nhand 1: caravan guard, ratcatcher\nactions: 2\ndeck 1: copper 7\nhand 2: copper",
        "caravan guard",
        "ratcatcher",
    ).play("1: play caravan guard", "1: play ratcatcher", "1: end actions", "1: end turn")
    scene.play("2: end actions", "2: end turn")
    assert ["call ratcatcher", "resolve caravan guard"] == scene.options()

    scene.play("1: resolve caravan guard")
    assert ["call ratcatcher", "done"] == scene.options()
    assert 1 == scene.zone("coins")


@pytest.mark.rule("DA-R3", "DA-K2")
def test_calling_is_not_playing() -> None:
    """No token takes part and nothing above the line is done again."""
    scene = laid(
        """
        seat 1 to start
        hand 1: estate
        deck 1: copper 9
        mat 1: ratcatcher
        tokens 1: +1 card on ratcatcher, +1 coin on ratcatcher, +1 action on ratcatcher
        """,
        "ratcatcher",
    ).play("1: call ratcatcher", "1: trash estate")
    assert ([], 0, 1) == (scene.hand(1), scene.zone("coins"), scene.zone("actions"))


@pytest.mark.rule("DA-R4", "DB-T7", "DB-A3")
@pytest.mark.parametrize(
    ("card", "cards", "actions", "coins"),
    [
        ("ratcatcher", 2, 2, 0),
        ("guide", 2, 2, 0),
        ("transmogrify", 0, 2, 0),
        ("royal carriage", 0, 2, 0),
        ("wine merchant", 0, 0, 8),
        ("duplicate", 0, 0, 0),
        ("distant lands", 0, 0, 0),
    ],
)
def test_a_reserve_card_played_twice_lies_on_the_mat_once(
    card: str, cards: int, actions: int, coins: int
) -> None:
    scene = laid(f"seat 1 to act\nhand 1: throne room, {card}\ndeck 1: copper 5", card, "throne room")

    scene.play("1: play throne room", f"1: play {card}")
    if card == "royal carriage":
        # It has left play itself, but the Throne Room has not.
        assert ["call royal carriage", "done"] == scene.options()
        scene.play("1: done")
    assert [card] == scene.zone("mats", 1)
    assert ["throne room"] == scene.zone("plays", 1)
    assert (cards, actions, coins) == (len(scene.hand(1)), scene.zone("actions"), scene.zone("coins"))


@pytest.mark.rule("DA-K13", "DA-ratcatcher")
def test_an_estate_of_2022_plays_a_card_that_stays_set_aside() -> None:
    """Neither of them comes onto the mat; before, the Estate itself did."""
    words = "seat 1 to act\nhand 1: estate\ndeck 1: copper\ninherited 1: ratcatcher"
    scene = laid(words, "ratcatcher", events="inheritance", printing="2022").play("1: play estate")
    assert (["copper"], [], ["estate"]) == (scene.hand(1), scene.zone("mats", 1), scene.zone("plays", 1))

    scene = laid(words, "ratcatcher", events="inheritance").play("1: play estate")
    assert (["copper"], ["estate"], []) == (scene.hand(1), scene.zone("mats", 1), scene.zone("plays", 1))


@pytest.mark.rule("DA-K8", "DA-ratcatcher", "DA-guide")
def test_estates_that_copy_a_reserve_card_are_called() -> None:
    scene = laid(
        "seat 1 to start\nhand 1: copper\ndeck 1: gold 5\nmat 1: estate 2\ninherited 1: guide",
        "guide",
        events="inheritance",
    )
    assert ["call estate", "done"] == scene.options()

    scene.play("1: call estate")
    assert ["gold"] * 5 == scene.hand(1)
    assert (["estate"], ["estate"]) == (scene.zone("mats", 1), scene.zone("plays", 1))


# Coin of the Realm.


@pytest.mark.rule("DA-coin-of-the-realm", "DA-C1", "DA-C2")
def test_coin_of_the_realm_is_a_treasure_that_goes_onto_the_mat() -> None:
    """It gives a coin in the Buy phase and is not offered as an Action."""
    scene = laid("seat 1 to act\nhand 1: coin of the realm, village", "coin of the realm")
    assert ["play village", "end actions"] == scene.options()

    scene.play("1: end actions", "1: play coin of the realm")
    assert (1, ["coin of the realm"], []) == (
        scene.zone("coins"),
        scene.zone("mats", 1),
        scene.zone("plays", 1),
    )


@pytest.mark.rule("DA-coin-of-the-realm", "DA-R3")
def test_coin_of_the_realm_called_after_an_action() -> None:
    """Two Actions and no coin; one after the other; in play until Clean-up."""
    scene = laid(
        "seat 1 to act\nhand 1: smithy, village\ndeck 1: copper 9\nmat 1: coin of the realm 2",
        "coin of the realm",
    )
    assert ["play village", "play smithy", "end actions"] == scene.options()

    scene.play("1: play smithy")
    assert ["call coin of the realm", "done"] == scene.options()

    scene.play("1: call coin of the realm")
    assert (2, 0) == (scene.zone("actions"), scene.zone("coins"))
    assert ["call coin of the realm", "done"] == scene.options()

    scene.play("1: done")
    assert ["smithy", "coin of the realm"] == scene.zone("plays", 1)
    assert ["coin of the realm"] == scene.zone("mats", 1)

    scene.play("1: end actions", "1: end turn")
    assert ["coin of the realm"] == scene.zone("mats", 1)
    assert "coin of the realm" in scene.zone("discards", 1)


@pytest.mark.rule("DA-R5", "DA-coin-of-the-realm", "DB-A3")
def test_coin_of_the_realm_between_the_two_plays_of_a_throne_room() -> None:
    """Asked after each play of the doubled card, and once more after the Throne Room."""
    scene = laid(
        "seat 1 to act\nhand 1: throne room, smithy\ndeck 1: copper 6\nmat 1: coin of the realm",
        "coin of the realm",
        "throne room",
    ).play("1: play throne room", "1: play smithy")
    assert (3, ["call coin of the realm", "done"]) == (len(scene.hand(1)), scene.options())

    scene.play("1: done")
    assert (6, ["call coin of the realm", "done"]) == (len(scene.hand(1)), scene.options())

    scene.play("1: done")
    assert ["call coin of the realm", "done"] == scene.options()

    scene.play("1: done")
    assert "buy copper" in scene.options()

    scene = laid(
        "seat 1 to act\nhand 1: throne room, smithy\ndeck 1: copper 6\nmat 1: coin of the realm",
        "coin of the realm",
        "throne room",
    ).play("1: play throne room", "1: play smithy", "1: call coin of the realm")
    assert (6, 2) == (len(scene.hand(1)), scene.zone("actions"))


@pytest.mark.rule("DA-coin-of-the-realm", "DA-R1")
def test_coin_of_the_realm_is_not_called_after_a_treasure() -> None:
    scene = laid("seat 1 to buy\nhand 1: copper, silver\nmat 1: coin of the realm", "coin of the realm").play(
        "1: play silver"
    )
    assert "play copper" in scene.options()


# Ratcatcher.


@pytest.mark.rule("DA-R5", "DA-ratcatcher", "DA-transmogrify")
@pytest.mark.parametrize("card", ["ratcatcher", "transmogrify"])
def test_called_with_an_empty_hand_nothing_follows(card: str) -> None:
    scene = laid(f"seat 1 to start\nmat 1: {card}", card)
    assert [f"call {card}", "done"] == scene.options()

    scene.play(f"1: call {card}")
    assert ([card], []) == (scene.zone("plays", 1), scene.zone("trash"))
    assert "buy copper" in scene.options()


# Guide.


@pytest.mark.rule("DA-guide")
def test_guide_gives_a_card_and_an_action() -> None:
    scene = laid("seat 1 to act\nhand 1: guide\ndeck 1: gold", "guide").play("1: play guide")
    assert (["gold"], 1, ["guide"]) == (scene.hand(1), scene.zone("actions"), scene.zone("mats", 1))


@pytest.mark.rule("DA-guide", "DB-I1")
def test_guide_brings_a_new_hand() -> None:
    """All cards in hand go, of which the others see the uppermost; five come."""
    scene = laid(
        "seat 1 to start\nhand 1: copper, estate 2\ndeck 1: gold, silver 5\nmat 1: guide", "guide"
    ).play("1: call guide")
    assert ["silver"] * 5 == scene.hand(1)
    assert ["copper", "estate", "estate"] == scene.zone("discards", 1)
    assert "..!" == scene.zone("known", "discards", 1)
    assert ("dominion-discards-hand", {"seat": 0, "n": 3}) in scene.told(2)


@pytest.mark.rule("DA-guide", "DB-T5", "DA-K7")
def test_guide_with_few_cards() -> None:
    """The cards just discarded are shuffled in; an empty hand may be renewed too; the token takes one."""
    scene = laid("seat 1 to start\nhand 1: copper 3\ndeck 1: gold\nmat 1: guide", "guide")
    assert ["gold", "copper", "copper", "copper"] == scene.play("1: call guide").hand(1)

    scene = laid("seat 1 to start\ndeck 1: gold 6\nmat 1: guide\ntokens 1: -1 card", "guide")
    assert ["gold"] * 4 == scene.play("1: call guide").hand(1)


# Duplicate.


@pytest.mark.rule("DA-duplicate")
def test_duplicate_brings_a_copy_of_a_bought_card() -> None:
    """Played, it does nothing but lie on the mat; called, it is in play until Clean-up."""
    scene = laid("seat 1 to act\nhand 1: duplicate\ncoins: 6\nbuys: 2", "duplicate").play("1: play duplicate")
    assert (["duplicate"], 0) == (scene.zone("mats", 1), scene.zone("actions"))

    scene.play("1: buy gold")
    assert ["call duplicate", "done"] == scene.options()

    scene.play("1: call duplicate")
    assert ["gold", "gold"] == scene.zone("discards", 1)
    assert (["duplicate"], []) == (scene.zone("plays", 1), scene.zone("mats", 1))

    scene.play("1: end turn")
    assert ["duplicate", "gold", "gold"] == sorted(scene.hand(1))


@pytest.mark.rule("DA-duplicate")
def test_duplicate_may_be_kept() -> None:
    scene = laid("seat 1 to buy\ncoins: 6\nbuys: 2\nmat 1: duplicate", "duplicate")
    scene.play("1: buy gold", "1: done")
    assert (["gold"], ["duplicate"]) == (scene.zone("discards", 1), scene.zone("mats", 1))


@pytest.mark.rule("DA-duplicate", "DB-B2")
def test_duplicate_copies_what_costs_up_to_six_now() -> None:
    """A Province only with two Bridge Trolls in play."""
    words = "seat 1 to buy\ncoins: 8\nbuys: 2\nmat 1: duplicate\nplay 1: {}"
    scene = laid(words.format("bridge troll"), "duplicate", "bridge troll").play("1: buy province")
    assert "call duplicate" not in scene.options()

    scene = laid(words.format("bridge troll 2"), "duplicate", "bridge troll").play("1: buy province")
    assert ["call duplicate", "done"] == scene.options()


@pytest.mark.rule("DA-duplicate", "DB-B3")
def test_duplicate_of_the_last_card_brings_nothing() -> None:
    scene = laid("seat 1 to buy\ncoins: 6\nbuys: 2\nmat 1: duplicate\npile gold: 1", "duplicate")
    scene.play("1: buy gold", "1: call duplicate")
    assert (["gold"], ["duplicate"]) == (scene.zone("discards", 1), scene.zone("plays", 1))


@pytest.mark.rule("DA-duplicate", "DA-D2")
def test_several_duplicates_for_one_gain() -> None:
    """Each copy is a gain of its own, for which another may be called."""
    scene = laid("seat 1 to buy\ncoins: 6\nbuys: 2\nmat 1: duplicate 2", "duplicate")

    scene.play("1: buy gold", "1: call duplicate", "1: call duplicate")
    assert ["gold", "gold", "gold"] == scene.zone("discards", 1)
    assert "buy copper" in scene.options()

    scene = laid("seat 1 to buy\ncoins: 6\nbuys: 2\nmat 1: duplicate 2", "duplicate")
    scene.play("1: buy gold", "1: call duplicate", "1: done")
    assert ["call duplicate", "done"] == scene.options()

    scene.play("1: done")
    assert ["duplicate"] == scene.zone("mats", 1)


@pytest.mark.rule("DA-duplicate", "DB-A2")
def test_duplicate_in_another_players_turn() -> None:
    """The copy goes to the caller's discard pile, and so does Duplicate in that turn's Clean-up."""
    scene = laid(
        "seat 1 to buy\ncoins: 4\nbuys: 2\nmat 2: duplicate\nhand 2: copper", "duplicate", "messenger"
    ).play("1: buy messenger", "1: gain silver", "2: call duplicate")
    assert ["silver", "silver"] == scene.zone("discards", 2)
    assert ["duplicate"] == scene.zone("plays", 2)
    assert 1 == scene.to_move

    scene.play("1: end turn")
    assert ["silver", "silver", "duplicate"] == scene.zone("discards", 2)
    assert [] == scene.zone("plays", 2)


@pytest.mark.rule("DA-duplicate", "DA-transmogrify")
def test_duplicate_of_a_card_gained_to_hand_is_discarded() -> None:
    scene = laid(
        "seat 1 to start\nhand 1: estate\nmat 1: transmogrify, duplicate", "duplicate", "transmogrify"
    ).play("1: call transmogrify", "1: trash estate", "1: gain silver", "1: call duplicate")
    assert (["silver"], ["silver"]) == (scene.hand(1), scene.zone("discards", 1))


# Transmogrify.


@pytest.mark.rule("DA-transmogrify")
def test_transmogrify_gives_an_action() -> None:
    scene = laid("seat 1 to act\nhand 1: transmogrify\ndeck 1: gold", "transmogrify")
    scene.play("1: play transmogrify")
    assert ([], 1, ["transmogrify"]) == (scene.hand(1), scene.zone("actions"), scene.zone("mats", 1))


@pytest.mark.rule("DA-transmogrify", "DB-B3")
def test_transmogrify_turns_a_card_into_one_that_costs_up_to_a_coin_more() -> None:
    """Into hand, from the Supply only, and by the costs of this moment."""
    scene = laid("seat 1 to start\nhand 1: estate, copper\nmat 1: transmogrify", "transmogrify")

    scene.play("1: call transmogrify")
    assert ["trash copper", "trash estate"] == scene.options()

    scene.play("1: trash estate")
    assert "gain silver" in scene.options()
    assert "gain curse" in scene.options()
    assert "gain smithy" not in scene.options()
    assert "done" not in scene.options()

    scene.play("1: gain village")
    assert ["copper", "village"] == scene.hand(1)
    assert ["estate"] == scene.zone("trash")
    assert ["play village", "end actions"] == scene.options()


@pytest.mark.rule("DA-transmogrify", "DB-B2")
def test_transmogrify_with_nothing_to_gain() -> None:
    """A Curse trashed with no Copper, no Curse and nothing else for up to 1 left."""
    words = "seat 1 to start\nhand 1: curse\nmat 1: transmogrify\npile copper: 0\npile curse: 0"
    scene = laid(words, "transmogrify").play("1: call transmogrify", "1: trash curse")
    assert ["done"] == scene.options()

    scene.play("1: done")
    assert [] == scene.hand(1)


@pytest.mark.rule("DA-transmogrify", "DA-lost-city")
def test_transmogrify_into_a_lost_city_lets_the_others_draw() -> None:
    scene = laid(
        "seat 1 to start\nhand 1: smithy\nmat 1: transmogrify\ndeck 2: gold", "transmogrify", "lost city"
    ).play("1: call transmogrify", "1: trash smithy", "1: gain lost city")
    assert (["lost city"], ["gold"]) == (scene.hand(1), scene.hand(2))


# Distant Lands.


@pytest.mark.rule("DA-distant-lands", "DA-R2", "DB-E2")
def test_distant_lands_count_on_the_mat_only() -> None:
    """Four points each there, none anywhere else."""
    scene = laid(
        """
        seat 1 to act
        hand 1: distant lands
        deck 1: distant lands
        discard 1: distant lands
        mat 1: distant lands
        mat 2: distant lands 2, copper
        hand 2: estate
        """,
        "distant lands",
    )
    assert [4, 9] == scene.scores()

    scene.play("1: play distant lands")
    assert [8, 9] == scene.scores()
    assert ["distant lands", "distant lands"] == scene.zone("mats", 1)
    assert 0 == scene.zone("actions")


@pytest.mark.rule("DA-R2", "DA-distant-lands", "DA-wine-merchant")
def test_what_is_never_called() -> None:
    """Distant Lands, Wine Merchant, Coppers: neither at the start nor after an Action or a gain."""
    scene = laid(
        "seat 1 to start\nhand 1: village\ndeck 1: copper\nmat 1: distant lands, wine merchant, copper",
        "distant lands",
        "wine merchant",
        "miser",
        "royal carriage",
        "duplicate",
    )
    assert ["play village", "end actions"] == scene.options()

    scene.play("1: play village")
    assert ["end actions"] == scene.options()

    scene.play("1: end actions", "1: buy copper")
    assert 2 == scene.to_move
    assert ["distant lands", "wine merchant", "copper"] == scene.zone("mats", 1)


@pytest.mark.rule("DA-C1", "DA-distant-lands")
def test_distant_lands_are_an_action_for_a_throne_room() -> None:
    scene = laid("seat 1 to act\nhand 1: throne room, distant lands, estate", "distant lands", "throne room")
    assert ["play distant lands"] == scene.play("1: play throne room").options()


# Royal Carriage.


@pytest.mark.rule("DA-royal-carriage")
def test_royal_carriage_gives_an_action_and_replays_one() -> None:
    """The replayed Smithy costs no Action and comes from play; both are discarded in Clean-up."""
    scene = laid("seat 1 to act\nhand 1: royal carriage, smithy\ndeck 1: copper 9", "royal carriage").play(
        "1: play royal carriage"
    )
    assert (["royal carriage"], 1) == (scene.zone("mats", 1), scene.zone("actions"))

    scene.play("1: play smithy")
    assert ["call royal carriage", "done"] == scene.options()

    scene.play("1: call royal carriage")
    assert (6, 0) == (len(scene.hand(1)), scene.zone("actions"))
    assert ["smithy", "royal carriage"] == scene.zone("plays", 1)

    scene.play("1: end turn")
    assert [] == scene.zone("plays", 1)


@pytest.mark.rule("DA-royal-carriage", "DA-R5")
def test_royal_carriages_one_after_the_other() -> None:
    """After the replay the next may be called, or not."""
    scene = laid(
        "seat 1 to act\nhand 1: smithy\ndeck 1: copper 9\nmat 1: royal carriage 2, coin of the realm",
        "royal carriage",
        "coin of the realm",
    ).play("1: play smithy", "1: call royal carriage")
    assert 6 == len(scene.hand(1))
    assert ["call coin of the realm", "call royal carriage", "done"] == scene.options()

    scene.play("1: call coin of the realm", "1: call royal carriage")
    assert 9 == len(scene.hand(1))
    assert 2 == scene.zone("actions")
    assert "play copper" in scene.play("1: end actions").options()


@pytest.mark.rule("DA-P3", "DA-royal-carriage", "DB-T7")
def test_royal_carriage_needs_the_action_in_play() -> None:
    """Not a Raze that trashed itself, not a Reserve card on the mat; but a Raze that trashed another card."""
    words = "seat 1 to act\nhand 1: raze, guide, copper\nmat 1: royal carriage\ndeck 1: gold 3"
    scene = laid(words, "royal carriage", "raze", "guide")
    scene.play("1: play raze", "1: trash this", "1: keep gold")
    assert ["play guide", "end actions"] == scene.options()

    scene.play("1: play guide")
    assert ["end actions"] == scene.options()

    scene = laid(words, "royal carriage", "raze", "guide").play("1: play raze", "1: trash copper")
    assert ["call royal carriage", "done"] == scene.options()


@pytest.mark.rule("DA-P3", "DA-coin-of-the-realm")
def test_coin_of_the_realm_does_not_need_the_action_in_play() -> None:
    scene = laid(
        "seat 1 to act\nhand 1: guide\nmat 1: royal carriage, coin of the realm\ndeck 1: gold",
        "royal carriage",
        "coin of the realm",
        "guide",
    ).play("1: play guide")
    assert ["call coin of the realm", "done"] == scene.options()


@pytest.mark.rule("DA-R6", "DA-royal-carriage", "DA-K2")
def test_tokens_and_champion_take_part_in_a_replay() -> None:
    """The replayed Village gives its coin and the Champion's Action again; the call itself gives neither."""
    scene = Scene("dominion", kingdom=kingdom("royal carriage", "page"))
    data = dominion.read(
        """
        seat 1 to act
        hand 1: village
        deck 1: copper 9
        mat 1: royal carriage
        tokens 1: +1 coin on village, +1 card on royal carriage
        """,
        scene.agreed,
    )
    scene.lay_out(data | stayed("champion", 0)).play("1: play village")
    assert (3, 1, 1) == (scene.zone("actions"), scene.zone("coins"), len(scene.hand(1)))

    scene.play("1: call royal carriage")
    assert (6, 2, 2) == (scene.zone("actions"), scene.zone("coins"), len(scene.hand(1)))


@pytest.mark.rule("DA-royal-carriage", "DB-A3", "DA-D1")
def test_royal_carriage_stays_with_a_duration() -> None:
    """And is discarded with it, after its coin has come twice."""
    scene = laid(
        "seat 1 to act\nhand 1: caravan guard\ndeck 1: copper 9\nmat 1: royal carriage\nhand 2: copper",
        "royal carriage",
        "caravan guard",
    ).play("1: play caravan guard", "1: call royal carriage", "1: end actions", "1: end turn")
    assert ["caravan guard", "royal carriage"] == scene.zone("plays", 1)

    scene.play("2: end actions", "2: end turn")
    assert 2 == scene.zone("coins")

    scene.play("1: end actions", "1: end turn")
    assert [] == scene.zone("plays", 1)


@pytest.mark.rule("DA-royal-carriage", "DB-A1")
def test_a_replayed_attack_may_be_reacted_to_again() -> None:
    scene = laid(
        "seat 1 to act\nhand 1: militia\nmat 1: royal carriage\nhand 2: moat, copper 4",
        "royal carriage",
        "militia",
        "moat",
    ).play("1: play militia", "2: reveal moat", "2: done", "1: call royal carriage")
    assert (2, ["reveal moat", "done"]) == (scene.to_move, scene.options())

    scene.play("2: done")
    assert ["discard copper", "discard moat"] == scene.options()


# Wine Merchant.


@pytest.mark.rule("DA-wine-merchant")
def test_wine_merchant_gives_a_buy_and_four_coins() -> None:
    scene = laid("seat 1 to act\nhand 1: wine merchant", "wine merchant").play("1: play wine merchant")
    assert (2, 4, ["wine merchant"]) == (scene.zone("buys"), scene.zone("coins"), scene.zone("mats", 1))


@pytest.mark.rule("DA-wine-merchant", "DA-R2")
def test_two_coins_left_free_any_number_of_wine_merchants() -> None:
    """At the end of the Buy phase, each if the player likes."""
    scene = laid("seat 1 to buy\ncoins: 2\nmat 1: wine merchant 3, copper", "wine merchant", "miser")

    scene.play("1: end turn")
    assert ["discard wine merchant", "done"] == scene.options()

    scene.play("1: discard wine merchant", "1: discard wine merchant", "1: done")
    assert ["wine merchant", "copper"] == scene.zone("mats", 1)
    assert ["wine merchant", "wine merchant"] == scene.hand(1)


@pytest.mark.rule("DA-wine-merchant")
def test_one_coin_left_frees_nobody() -> None:
    """Also not with the Buys used up; with 2 left after the last Buy it is asked."""
    scene = laid("seat 1 to buy\ncoins: 1\nmat 1: wine merchant", "wine merchant").play("1: end turn")
    assert (2, ["wine merchant"]) == (scene.to_move, scene.zone("mats", 1))

    scene = laid("seat 1 to buy\ncoins: 5\nmat 1: wine merchant", "wine merchant").play("1: buy silver")
    assert ["discard wine merchant", "done"] == scene.options()


# The rulebook's example.


@pytest.mark.rule("DA-X1", "DA-R1", "DA-C2")
def test_the_rulebooks_reserve_example() -> None:
    """Sandra's turn, with Coin of the Realm, Transmogrify and Duplicate on her mat."""
    scene = laid(
        """
        seat 1 to start
        hand 1: port, miser 2, copper 2
        deck 1: estate 9
        mat 1: coin of the realm, transmogrify, duplicate
        """,
        "coin of the realm",
        "transmogrify",
        "duplicate",
        "port",
        "miser",
        "treasure trove",
    )
    assert ["call transmogrify", "done"] == scene.options()

    scene.play("1: call transmogrify", "1: trash port")
    assert "gain treasure trove" in scene.options()

    # Duplicate could be called here already: the Treasure Trove is gained and costs 5.
    scene.play("1: gain treasure trove")
    assert ["call duplicate", "done"] == scene.options()

    scene.play("1: done")
    assert ["port"] == scene.zone("trash")
    assert ["copper", "copper", "miser", "miser", "treasure trove"] == sorted(scene.hand(1))

    scene.play("1: play miser", "1: choose copper")
    assert ["call coin of the realm", "done"] == scene.options()
    assert 0 == scene.zone("actions")

    scene.play("1: call coin of the realm")
    assert (2, 0) == (scene.zone("actions"), scene.zone("coins"))

    scene.play("1: play miser", "1: choose copper")
    assert ["duplicate", "copper", "copper"] == scene.zone("mats", 1)
    assert 1 == scene.zone("actions")

    scene.play("1: end actions", "1: play treasure trove", "1: gain copper", "1: done")
    assert ["copper", "gold"] == scene.zone("discards", 1)

    scene.play("1: call duplicate")
    assert ["copper", "gold", "gold"] == scene.zone("discards", 1)
    assert 2 == scene.zone("coins")
    assert [
        "transmogrify",
        "miser",
        "coin of the realm",
        "miser",
        "treasure trove",
        "duplicate",
    ] == scene.zone("plays", 1)

    scene.play("1: end turn")
    assert [] == scene.zone("plays", 1)
    assert ["copper", "copper"] == scene.zone("mats", 1)

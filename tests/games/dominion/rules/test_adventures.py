"""The kingdom cards of Adventures that are done when played, and what some do when bought or gained."""

import pytest

from cairn.games.dominion.proof import words as dominion
from cairn.proof.scene import Scene

from .kingdoms import kingdom, stayed


def laid(words: str, *cards: str, seats: int = 2, events: str = "none", printing: str = "german") -> Scene:
    """A position in a kingdom with these cards."""
    scene = Scene("dominion", seats=seats, kingdom=kingdom(*cards), events=events, printing=printing)
    return scene.set_up(words)


# Raze.


@pytest.mark.rule("DA-raze", "DA-N2")
def test_raze_looks_at_as_many_cards_as_the_trashed_one_cost() -> None:
    """One of them comes to hand unseen, the others are discarded; the Action it took is given back."""
    scene = laid(
        """
        seat 1 to act
        hand 1: raze, silver, copper
        deck 1: province, estate, gold, copper
        hand 2: copper 5
        """,
        "raze",
    ).play("1: play raze")
    assert ["trash copper", "trash silver", "trash this"] == scene.options()

    scene.play("1: trash silver")
    assert ["keep copper", "keep gold", "keep estate"] == scene.options()

    scene.play("1: keep gold")
    assert ["copper", "gold"] == scene.hand(1)
    assert ["copper", "estate"] == scene.zone("discards", 1)
    assert ["province"] == scene.zone("decks", 1)
    assert ["silver"] == scene.zone("trash")
    assert ["raze"] == scene.zone("plays", 1)
    assert 1 == scene.zone("actions")
    assert ".." == scene.zone("known", "hands", 1)
    assert ("dominion-looks", {"seat": 0, "n": 3, "cards": "copper, estate, gold"}) in scene.told(1)
    assert ("dominion-looks-hidden", {"seat": 0, "n": 3}) in scene.told(2)
    assert ("dominion-takes-hidden", {"seat": 0}) in scene.told(2)


@pytest.mark.rule("DA-raze")
def test_raze_trashes_itself() -> None:
    """It cost 2; with an empty hand nothing else can be named."""
    scene = laid("seat 1 to act\nhand 1: raze\ndeck 1: estate, gold, copper", "raze").play("1: play raze")
    assert ["trash this"] == scene.options()

    scene.play("1: trash this", "1: keep copper")
    assert ["copper"] == scene.hand(1)
    assert ["gold"] == scene.zone("discards", 1)
    assert ["raze"] == scene.zone("trash")
    assert [] == scene.zone("plays", 1)


@pytest.mark.rule("DA-raze")
def test_raze_trashing_a_copper_looks_at_nothing() -> None:
    scene = laid("seat 1 to act\nhand 1: raze, copper, village\ndeck 1: gold", "raze")

    scene.play("1: play raze", "1: trash copper")
    assert ["village"] == scene.hand(1)
    assert ["gold"] == scene.zone("decks", 1)
    assert "?" == scene.zone("known", "decks", 1)
    assert ["play village", "end actions"] == scene.options()


@pytest.mark.rule("DA-raze", "DB-T5")
def test_raze_with_too_few_cards() -> None:
    """What there is after shuffling is looked at; a single card is taken without a question."""
    scene = laid("seat 1 to act\nhand 1: raze, gold\ndeck 1: silver\ndiscard 1: estate", "raze")
    scene.play("1: play raze", "1: trash gold")
    assert ["keep silver", "keep estate"] == scene.options()

    scene = laid("seat 1 to act\nhand 1: raze, gold\ndiscard 1: estate", "raze")
    scene.play("1: play raze", "1: trash gold")
    assert ["estate"] == scene.hand(1)
    assert [] == scene.zone("discards", 1)

    scene = laid("seat 1 to act\nhand 1: raze, gold", "raze").play("1: play raze", "1: trash gold")
    assert [] == scene.hand(1)
    assert "buy copper" in scene.options()


@pytest.mark.rule("DA-raze", "DA-K7")
def test_raze_ignores_the_minus_card_token() -> None:
    scene = laid("seat 1 to act\nhand 1: raze\ndeck 1: estate, gold, copper\ntokens 1: -1 card", "raze").play(
        "1: play raze", "1: trash this", "1: keep gold"
    )
    assert ["gold"] == scene.hand(1)
    assert scene.zone("minus_card", 1)


@pytest.mark.rule("DA-raze", "DA-K3")
def test_raze_counts_what_the_card_costs_now() -> None:
    """A Silver costs 2 with a Bridge Troll in play; a Raze with the −$2 token on its pile nothing."""
    scene = laid(
        "seat 1 to act\nhand 1: raze, silver\ndeck 1: estate, gold, copper\nplay 1: bridge troll",
        "raze",
        "bridge troll",
    ).play("1: play raze", "1: trash silver")
    assert ["keep copper", "keep gold"] == scene.options()

    scene = laid("seat 1 to act\nhand 1: raze\ndeck 1: gold\ntokens 1: -2 cost on raze", "raze")
    scene.play("1: play raze", "1: trash this")
    assert [] == scene.hand(1)
    assert ["raze"] == scene.zone("trash")


@pytest.mark.rule("DA-P13", "DB-T7", "DA-raze")
def test_raze_played_again_after_trashing_itself() -> None:
    """It may name itself again: nothing is trashed and nothing looked at."""
    scene = laid(
        "seat 1 to act\nhand 1: throne room, raze, copper\ndeck 1: gold 2, silver 2", "raze", "throne room"
    ).play("1: play throne room", "1: play raze", "1: trash this", "1: keep silver")
    assert ["trash copper", "trash silver", "trash this"] == scene.options()

    scene.play("1: trash this")
    assert ["raze"] == scene.zone("trash")
    assert ["gold", "gold"] == scene.zone("decks", 1)
    assert ["copper", "silver"] == scene.hand(1)
    assert 2 == scene.zone("actions")


@pytest.mark.rule("DA-raze", "DA-K8")
def test_an_estate_that_copies_raze_trashes_itself() -> None:
    """It costs what an Estate costs; from 2022 on it plays a card that lies elsewhere and cannot go."""
    words = (
        "seat 1 to act\nhand 1: estate\ndeck 1: gold, copper\ninherited 1: raze\ntokens 1: -2 cost on raze"
    )
    scene = laid(words, "raze", events="inheritance").play("1: play estate", "1: trash this")
    assert ["keep copper", "keep gold"] == scene.options()
    assert ["estate"] == scene.zone("trash")

    scene = laid(words, "raze", events="inheritance", printing="2022").play("1: play estate", "1: trash this")
    assert [] == scene.zone("trash")
    assert ["estate"] == scene.zone("plays", 1)
    assert [] == scene.hand(1)


@pytest.mark.rule("DA-raze", "DB-I1")
def test_raze_shows_of_two_equal_cards_the_one_that_was_known() -> None:
    """Everybody knew of one Gold; a Gold is discarded, so nobody knows what was kept."""
    data = dominion.read("seat 1 to act\nhand 1: raze\ndeck 1: gold 2", Scene("dominion").agreed)
    data["known"] = {"decks": ["?!", ""]}
    scene = Scene("dominion", kingdom=kingdom("raze")).lay_out(data)

    scene.play("1: play raze", "1: trash this", "1: keep gold")
    assert "." == scene.zone("known", "hands", 1)
    assert "!" == scene.zone("known", "discards", 1)


# Magpie.


@pytest.mark.rule("DA-magpie", "DA-N2", "DA-C1")
@pytest.mark.parametrize("treasure", ["silver", "treasure trove", "coin of the realm"])
def test_magpie_takes_a_treasure(treasure: str) -> None:
    """Also one from the kingdom and one of two types; everybody has seen it."""
    scene = laid(
        f"seat 1 to act\nhand 1: magpie\ndeck 1: estate, {treasure}, copper",
        "magpie",
        "treasure trove",
        "coin of the realm",
    ).play("1: play magpie")
    assert ["copper", treasure] == scene.hand(1)
    assert ".!" == scene.zone("known", "hands", 1)
    assert ["estate"] == scene.zone("decks", 1)
    assert 9 == scene.zone("piles", "magpie")
    assert ("dominion-reveals", {"seat": 0, "cards": treasure}) in scene.told(2)


@pytest.mark.rule("DA-magpie", "DA-C1")
@pytest.mark.parametrize("card", ["village", "estate", "distant lands"])
def test_magpie_brings_another_for_an_action_or_a_victory_card(card: str) -> None:
    """One, also for a card that is both; the revealed card stays on the deck, known to all."""
    scene = laid(f"seat 1 to act\nhand 1: magpie\ndeck 1: {card}, copper", "magpie", "distant lands")

    scene.play("1: play magpie")
    assert ["copper"] == scene.hand(1)
    assert [card] == scene.zone("decks", 1)
    assert "!" == scene.zone("known", "decks", 1)
    assert ["magpie"] == scene.zone("discards", 1)
    assert 8 == scene.zone("piles", "magpie")
    assert 1 == scene.zone("actions")


@pytest.mark.rule("DA-magpie", "DB-B3")
def test_magpie_leaves_a_curse_and_finds_an_empty_pile() -> None:
    scene = laid("seat 1 to act\nhand 1: magpie\ndeck 1: curse, copper", "magpie").play("1: play magpie")
    assert ["curse"] == scene.zone("decks", 1)
    assert [] == scene.zone("discards", 1)

    scene = laid("seat 1 to act\nhand 1: magpie\ndeck 1: estate, copper\npile magpie: 0", "magpie")
    scene.play("1: play magpie")
    assert ["estate"] == scene.zone("decks", 1)
    assert [] == scene.zone("discards", 1)


@pytest.mark.rule("DA-magpie", "DA-K7")
def test_magpie_reveals_in_spite_of_the_minus_card_token() -> None:
    """The token takes the card it would draw, not the one it reveals."""
    scene = laid("seat 1 to act\nhand 1: magpie\ndeck 1: estate, gold\ntokens 1: -1 card", "magpie")

    scene.play("1: play magpie")
    assert ["gold"] == scene.hand(1)
    assert not scene.zone("minus_card", 1)


@pytest.mark.rule("DA-magpie", "DB-T5")
def test_magpie_without_cards() -> None:
    """The discard pile is shuffled to reveal; with no card at all nothing happens."""
    scene = laid("seat 1 to act\nhand 1: magpie\ndeck 1: copper\ndiscard 1: gold", "magpie")
    scene.play("1: play magpie")
    assert ["copper", "gold"] == scene.hand(1)

    scene = laid("seat 1 to act\nhand 1: magpie", "magpie").play("1: play magpie")
    assert [] == scene.hand(1)
    assert 9 == scene.zone("piles", "magpie")


# Messenger.


@pytest.mark.rule("DA-messenger")
def test_messenger_may_turn_the_deck_over() -> None:
    """A Buy and two coins; what lay on top comes to lie lowest, and only the uppermost card is seen."""
    words = "seat 1 to act\nhand 1: messenger\ndeck 1: gold, estate, copper\ndiscard 1: silver"
    scene = laid(words, "messenger").play("1: play messenger")
    assert ["yes", "no"] == scene.options()
    assert (2, 2) == (scene.zone("coins"), scene.zone("buys"))

    scene.play("1: yes")
    assert [] == scene.zone("decks", 1)
    assert ["silver", "copper", "estate", "gold"] == scene.zone("discards", 1)
    assert "!??!" == scene.zone("known", "discards", 1)

    scene = laid(words, "messenger").play("1: play messenger", "1: no")
    assert ["gold", "estate", "copper"] == scene.zone("decks", 1)

    scene = laid("seat 1 to act\nhand 1: messenger\ndeck 1: gold", "messenger").play("1: play messenger")
    assert ["yes", "no"] == scene.options()


@pytest.mark.rule("DA-messenger")
def test_messenger_with_an_empty_deck_asks_nothing() -> None:
    scene = laid("seat 1 to act\nhand 1: messenger\ndiscard 1: silver", "messenger")
    assert "buy estate" in scene.play("1: play messenger").options()


@pytest.mark.rule("DA-messenger", "DB-B4", "DB-A2")
def test_messenger_bought_first_has_a_card_for_everybody() -> None:
    """Clockwise, from the Supply, and before the Messenger itself is gained."""
    scene = laid("seat 2 to buy\ncoins: 4\nhand 1: copper", "messenger", seats=3).play("2: buy messenger")
    assert "gain messenger" in scene.options()
    assert "gain gold" not in scene.options()
    assert "gain market" not in scene.options()
    assert "done" not in scene.options()
    assert 10 == scene.zone("piles", "messenger")

    scene.play("2: gain village")
    gained = [args for key, args in scene.told() if key == "dominion-gains"]
    assert [(1, "village"), (2, "village"), (0, "village"), (1, "messenger")] == [
        (args["seat"], args["card"]) for args in gained
    ]
    assert 7 == scene.zone("piles", "village")


@pytest.mark.rule("DA-messenger", "DB-B3", "DB-A2")
def test_messenger_stops_when_the_pile_is_empty() -> None:
    """Two Villages are left: for the buyer and the player on the left."""
    scene = laid("seat 2 to buy\ncoins: 4\npile village: 2", "messenger", seats=3)

    scene.play("2: buy messenger", "2: gain village")
    assert ["village"] == scene.zone("discards", 3)
    assert [] == scene.zone("discards", 1)


@pytest.mark.rule("DA-P4", "DA-messenger")
def test_messenger_bought_later_has_nothing() -> None:
    """Neither after a card nor after an Event."""
    scene = laid("seat 1 to buy\ncoins: 4\nbuys: 3", "messenger").play("1: buy copper", "1: buy messenger")
    assert ["copper", "messenger"] == scene.zone("discards", 1)
    assert [] == scene.zone("discards", 2)

    scene = laid("seat 1 to buy\ncoins: 11\nbuys: 3", "messenger", events="inheritance")
    scene.play("1: buy inheritance", "1: set aside village", "1: buy messenger")
    assert ["messenger"] == scene.zone("discards", 1)
    assert [] == scene.zone("discards", 2)


@pytest.mark.rule("DB-A5", "DA-messenger")
def test_messenger_may_give_itself_away() -> None:
    """With two left, both go before the bought one is gained, which then is not."""
    scene = laid("seat 1 to buy\ncoins: 4\nbuys: 2\npile messenger: 2", "messenger")

    scene.play("1: buy messenger", "1: gain messenger")
    assert ["messenger"] == scene.zone("discards", 1)
    assert ["messenger"] == scene.zone("discards", 2)
    assert (0, 1) == (scene.zone("coins"), scene.zone("buys"))


@pytest.mark.rule("DA-P12", "DA-messenger", "DA-duplicate")
def test_messenger_is_no_attack_and_its_gifts_are_gained() -> None:
    """Nobody may react; but the gift is a gain, for which a Duplicate may be called at once."""
    scene = laid(
        "seat 1 to buy\ncoins: 4\nbuys: 2\nhand 2: moat\nmat 2: duplicate\npile curse: 3",
        "messenger",
        "moat",
        "duplicate",
        seats=3,
    ).play("1: buy messenger", "1: gain curse")
    assert 2 == scene.to_move
    assert ["call duplicate", "done"] == scene.options()
    assert [] == scene.zone("discards", 3)

    scene.play("2: call duplicate")
    assert ["curse", "curse"] == scene.zone("discards", 2)
    assert [] == scene.zone("discards", 3)


@pytest.mark.rule("DA-messenger", "DA-P4")
def test_messenger_of_2022_speaks_when_it_is_the_first_card_gained() -> None:
    """After it is gained; not if a Treasure Trove has brought cards before, as older printings allow."""
    scene = laid("seat 1 to buy\ncoins: 4\nbuys: 2", "messenger", printing="2022").play("1: buy messenger")
    assert ["messenger"] == scene.zone("discards", 1)
    assert "gain smithy" in scene.options()
    assert "gain market" not in scene.options()

    scene.play("1: gain village")
    assert ["messenger", "village"] == scene.zone("discards", 1)
    assert ["village"] == scene.zone("discards", 2)

    words = "seat 1 to buy\nhand 1: treasure trove\ncoins: 4\nbuys: 2"
    for printing, speaks in [("german", True), ("english", True), ("2022", False)]:
        scene = laid(words, "messenger", "treasure trove", printing=printing)
        scene.play("1: play treasure trove", "1: buy messenger")
        assert speaks == ("gain village" in scene.options())


@pytest.mark.rule("DA-treasure-trove")
def test_a_trove_brings_its_cards_to_whoever_played_it() -> None:
    scene = laid("seat 2 to buy\nhand 2: treasure trove", "treasure trove").play("2: play treasure trove")
    assert [[], ["gold", "copper"]] == scene.zone("discards")


@pytest.mark.rule("DA-messenger")
def test_messenger_of_2022_is_silent_outside_the_buy_phase() -> None:
    scene = laid(
        "seat 1 to act\nhand 1: artificer, copper 4\ndeck 1: estate",
        "messenger",
        "artificer",
        printing="2022",
    ).play("1: play artificer", *["1: discard copper"] * 4, "1: done", "1: gain messenger")
    assert [] == scene.zone("discards", 2)
    assert ["end actions"] == scene.options()


# Miser.


@pytest.mark.rule("DA-miser", "DA-N1", "DA-R1")
def test_miser_keeps_coppers_and_pays_for_them() -> None:
    """A Copper goes onto the mat; chosen again each time, the coins are for all that lie there."""
    scene = laid("seat 1 to act\nhand 1: miser 2, copper, silver\nmat 1: copper 2\nactions: 2", "miser").play(
        "1: play miser"
    )
    assert ["choose copper", "choose coins"] == scene.options()

    scene.play("1: choose copper")
    assert ["copper", "copper", "copper"] == scene.zone("mats", 1)
    assert ["miser", "silver"] == scene.hand(1)
    assert 0 == scene.zone("coins")

    scene.play("1: play miser", "1: choose coins")
    assert 3 == scene.zone("coins")
    assert ["copper", "copper", "copper"] == scene.zone("mats", 1)


@pytest.mark.rule("DA-N1", "DA-miser")
def test_miser_may_choose_what_does_nothing() -> None:
    """A Copper that is not in hand, and coins for an empty mat: the −$1 token stays."""
    scene = laid("seat 1 to act\nhand 1: miser 2, silver\nactions: 2\ntokens 1: -1 coin", "miser")

    scene.play("1: play miser", "1: choose copper", "1: play miser", "1: choose coins")
    assert ["silver"] == scene.hand(1)
    assert [] == scene.zone("mats", 1)
    assert 0 == scene.zone("coins")
    assert scene.zone("minus_coin", 1)


@pytest.mark.rule("DA-miser", "DB-A3")
def test_miser_played_twice_chooses_twice() -> None:
    scene = laid("seat 1 to act\nhand 1: throne room, miser, copper", "miser", "throne room")

    scene.play("1: play throne room", "1: play miser", "1: choose copper", "1: choose coins")
    assert (["copper"], 1) == (scene.zone("mats", 1), scene.zone("coins"))


# Port.


@pytest.mark.rule("DA-port", "DB-T2")
def test_port_gives_a_card_and_two_actions() -> None:
    scene = laid("seat 1 to act\nhand 1: port\ndeck 1: estate, gold", "port").play("1: play port")
    assert (["gold"], 2) == (scene.hand(1), scene.zone("actions"))


@pytest.mark.rule("DA-P1", "DA-distant-lands", "DA-port")
@pytest.mark.parametrize(("seats", "lands"), [(2, 8), (3, 12), (6, 12)])
def test_sizes_of_two_piles(seats: int, lands: int) -> None:
    """Port is always twelve; Distant Lands is a Victory pile."""
    piles = Scene("dominion", seats=seats, kingdom=kingdom("port", "distant lands")).zone("piles")
    assert (12, lands) == (piles["port"], piles["distant lands"])


@pytest.mark.rule("DA-port", "DB-B4")
def test_a_bought_port_brings_another_before_it_comes_itself() -> None:
    """A Duplicate sees first the one, then the other."""
    scene = laid("seat 1 to buy\ncoins: 4\nmat 1: duplicate", "port", "duplicate").play("1: buy port")
    assert ["call duplicate", "done"] == scene.options()
    assert ["port"] == scene.zone("discards", 1)

    scene.play("1: done")
    assert ["call duplicate", "done"] == scene.options()
    assert ["port", "port"] == scene.zone("discards", 1)
    assert 10 == scene.zone("piles", "port")

    scene.play("1: call duplicate")
    assert 9 == scene.zone("piles", "port")


@pytest.mark.rule("DB-A5", "DA-port")
def test_the_last_port_is_gained_once() -> None:
    """The one that the bought one brings is the last: coins and Buy are spent."""
    scene = laid("seat 1 to buy\ncoins: 5\nbuys: 2\npile port: 1", "port").play("1: buy port")
    assert ["port"] == scene.zone("discards", 1)
    assert (1, 1, 0) == (scene.zone("coins"), scene.zone("buys"), scene.zone("piles", "port"))


@pytest.mark.rule("DA-port", "DA-D2", "DB-B4")
def test_port_and_haunted_woods_in_the_buyers_order() -> None:
    """The second Port may come before or after the hand goes onto the deck."""
    scene = laid(
        "seat 2 to act\nhand 2: haunted woods\nhand 1: copper 4, estate\ndeck 1: gold 9",
        "port",
        "haunted woods",
    ).play("2: play haunted woods", "2: end turn", "1: end actions", *["1: play copper"] * 4, "1: buy port")
    assert ["resolve port", "resolve haunted woods"] == scene.options()

    scene.play("1: resolve haunted woods")
    assert ["topdeck estate"] == scene.options()
    assert [] == scene.zone("discards", 1)

    scene.play("1: topdeck estate")
    assert 10 == scene.zone("piles", "port")


@pytest.mark.rule("DA-port")
@pytest.mark.parametrize(("printing", "ports"), [("german", 11), ("english", 11), ("2022", 10)])
def test_a_port_gained_otherwise(printing: str, ports: int) -> None:
    """Only from 2022 on it brings another, which brings none."""
    scene = laid(
        "seat 1 to act\nhand 1: artificer, copper 4\ndeck 1: estate", "port", "artificer", printing=printing
    ).play("1: play artificer", *["1: discard copper"] * 4, "1: done", "1: gain port")
    assert ports == scene.zone("piles", "port")
    assert ["port"] == scene.zone("decks", 1)


@pytest.mark.rule("DA-port")
def test_a_port_bought_in_2022_brings_one_more() -> None:
    scene = laid("seat 1 to buy\ncoins: 4\nbuys: 2", "port", printing="2022").play("1: buy port")
    assert ["port", "port"] == scene.zone("discards", 1)


@pytest.mark.rule("DA-port", "DA-K10")
def test_a_bought_estate_that_copies_port_brings_a_port() -> None:
    """Not so from 2022 on: there an Estate only plays the Port."""
    words = "seat 1 to buy\ncoins: 2\nbuys: 2\ninherited 1: port"
    scene = laid(words, "port", events="inheritance").play("1: buy estate")
    assert ["port", "estate"] == scene.zone("discards", 1)

    scene = laid(words, "port", events="inheritance", printing="2022").play("1: buy estate")
    assert ["estate"] == scene.zone("discards", 1)


# Ranger.


@pytest.mark.rule("DA-ranger", "DA-K5")
def test_ranger_draws_every_other_time() -> None:
    """The token starts face up: the first Ranger turns it down, the second brings five cards."""
    scene = laid("seat 1 to act\nhand 1: ranger 2\nactions: 2\ndeck 1: estate, copper 5", "ranger")

    scene.play("1: play ranger")
    assert (["ranger"], 2) == (scene.hand(1), scene.zone("buys"))
    assert not scene.zone("journey_up", 1)

    scene.play("1: play ranger")
    assert (["copper"] * 5, 3) == (scene.hand(1), scene.zone("buys"))
    assert scene.zone("journey_up", 1)
    assert scene.zone("journey_up", 2)


@pytest.mark.rule("DA-ranger", "DA-K7")
def test_ranger_played_twice_with_the_minus_card_token() -> None:
    scene = laid(
        "seat 1 to act\nhand 1: throne room, ranger\ndeck 1: copper 6\ntokens 1: -1 card",
        "ranger",
        "throne room",
    ).play("1: play throne room", "1: play ranger")
    assert ["copper"] * 4 == scene.hand(1)
    assert 3 == scene.zone("buys")


# Artificer.


@pytest.mark.rule("DA-artificer")
def test_artificer_gains_a_card_that_costs_as_much_as_was_discarded() -> None:
    """Exactly, onto the deck, where everybody knows it; after a card, an Action and a coin."""
    scene = laid("seat 1 to act\nhand 1: artificer, copper 2, estate\ndeck 1: gold, curse", "artificer")

    scene.play("1: play artificer")
    assert ["discard copper", "discard estate", "discard curse", "done"] == scene.options()
    assert (1, 1) == (scene.zone("actions"), scene.zone("coins"))

    scene.play("1: discard estate", "1: discard curse", "1: discard copper", "1: done")
    assert ["gain silver", "gain village", "gain woodcutter", "gain workshop", "done"] == scene.options()

    scene.play("1: gain silver")
    assert ["gold", "silver"] == scene.zone("decks", 1)
    assert "?!" == scene.zone("known", "decks", 1)
    assert ["estate", "curse", "copper"] == scene.zone("discards", 1)
    assert ["copper"] == scene.hand(1)


@pytest.mark.rule("DA-artificer", "DB-T3")
def test_artificer_discarding_nothing_may_gain_for_nothing() -> None:
    """A card that costs 0, or none at all."""
    scene = laid("seat 1 to act\nhand 1: artificer\ndeck 1: gold, estate", "artificer")
    scene.play("1: play artificer", "1: done")
    assert ["gain copper", "gain curse", "done"] == scene.options()

    scene.play("1: done")
    assert ["gold"] == scene.zone("decks", 1)


@pytest.mark.rule("DA-artificer")
def test_artificer_with_the_whole_hand_or_with_none() -> None:
    """The last card discarded ends it; an empty hand is asked only what to gain for 0."""
    scene = laid("seat 1 to act\nhand 1: artificer, copper\ndeck 1: estate", "artificer")
    scene.play("1: play artificer", "1: discard copper", "1: discard estate")
    assert ["gain estate", "gain cellar", "gain chapel", "done"] == scene.options()

    scene = laid("seat 1 to act\nhand 1: artificer", "artificer").play("1: play artificer")
    assert ["gain copper", "gain curse", "done"] == scene.options()


@pytest.mark.rule("DA-artificer", "DB-B2")
def test_artificer_compares_with_what_cards_cost_now() -> None:
    """With a Bridge Troll a Silver costs 2, and so does a Village; nothing costs 12."""
    scene = laid(
        "seat 1 to act\nhand 1: artificer, copper 2\nplay 1: bridge troll", "artificer", "bridge troll"
    ).play("1: play artificer", "1: discard copper", "1: discard copper")
    assert ["gain silver", "gain village", "gain woodcutter", "done"] == scene.options()

    scene = laid("seat 1 to act\nhand 1: artificer, copper 12", "artificer").play("1: play artificer")
    assert ["done"] == scene.play(*["1: discard copper"] * 12).options()


# Giant.


@pytest.mark.rule("DA-giant", "DA-P9", "DA-K5")
def test_giant_with_the_token_face_down_gives_a_coin() -> None:
    """Others may still react to it, and nothing follows."""
    scene = laid("seat 1 to act\nhand 1: giant\nhand 2: moat\ndeck 2: gold", "giant", "moat")

    scene.play("1: play giant")
    assert 2 == scene.to_move
    assert ["reveal moat", "done"] == scene.options()
    assert scene.zone("journey_up", 1)

    scene.play("2: done")
    assert 1 == scene.zone("coins")
    assert not scene.zone("journey_up", 1)
    assert ["gold"] == scene.zone("decks", 2)


@pytest.mark.rule("DA-giant", "DB-A2")
@pytest.mark.parametrize("card", ["silver", "smithy", "duchy", "gold", "giant"])
def test_giant_trashes_what_costs_three_to_six(card: str) -> None:
    scene = laid(f"seat 1 to act\nhand 1: giant\ndeck 2: copper, {card}\ntokens 1: journey down", "giant")

    scene.play("1: play giant")
    assert 5 == scene.zone("coins")
    assert [card] == scene.zone("trash")
    assert ["copper"] == scene.zone("decks", 2)
    assert [] == scene.zone("discards", 2)
    assert 10 == scene.zone("piles", "curse")


@pytest.mark.rule("DA-giant", "DB-T6")
@pytest.mark.parametrize("card", ["copper", "estate", "province"])
def test_giant_gives_a_curse_for_anything_else(card: str) -> None:
    scene = laid(f"seat 1 to act\nhand 1: giant\ndeck 2: gold, {card}\ntokens 1: journey down", "giant")

    scene.play("1: play giant")
    assert [] == scene.zone("trash")
    assert [card, "curse"] == scene.zone("discards", 2)
    assert ["gold"] == scene.zone("decks", 2)


@pytest.mark.rule("DA-giant", "DB-T5")
def test_giant_against_empty_decks() -> None:
    """The discard pile is shuffled; who has no card at all takes a Curse, while there is one."""
    scene = laid(
        "seat 1 to act\nhand 1: giant\ndiscard 2: gold\npile curse: 1\ntokens 1: journey down",
        "giant",
        seats=4,
    ).play("1: play giant")
    assert ["gold"] == [card for card in scene.zone("trash") if card != "curse"]
    assert [[], ["curse"], []] == [scene.zone("discards", seat) for seat in (2, 3, 4)]


@pytest.mark.rule("DA-giant", "DB-A1", "DB-A2")
def test_giant_goes_round_to_the_left() -> None:
    """A Moat keeps it off; a Curse that somebody duplicates is dealt with before the next player reveals."""
    scene = laid(
        """
        seat 2 to act
        hand 2: giant
        hand 4: moat
        deck 1: copper
        deck 3: estate
        deck 4: gold
        mat 3: duplicate
        tokens 2: journey down
        """,
        "giant",
        "moat",
        "duplicate",
        seats=4,
    ).play("2: play giant", "4: reveal moat", "4: done")
    assert 3 == scene.to_move
    assert ["call duplicate", "done"] == scene.options()
    assert ["copper"] == scene.zone("decks", 1)

    scene.play("3: call duplicate")
    assert ["estate", "curse", "curse"] == scene.zone("discards", 3)
    assert ["gold"] == scene.zone("decks", 4)
    assert ["copper", "curse"] == scene.zone("discards", 1)


@pytest.mark.rule("DA-K3", "DA-giant", "DA-P10")
def test_giant_uses_the_attackers_prices() -> None:
    """A Village costs the attacker 1; the victim's own token does not count; a star beside a cost neither."""
    words = "seat 1 to act\nhand 1: giant\ndeck 2: {}\ntokens 1: journey down{}\ntokens 2: {}"
    scene = laid(words.format("village", ", -2 cost on village", "-2 cost on smithy"), "giant")
    assert ["village", "curse"] == scene.play("1: play giant").zone("discards", 2)

    scene = laid(words.format("village", "", "-2 cost on village"), "giant").play("1: play giant")
    assert ["village"] == scene.zone("trash")

    scene = laid(words.format("teacher", "", "-2 cost on smithy"), "giant", "peasant").play("1: play giant")
    assert ["teacher"] == scene.zone("trash")


@pytest.mark.rule("DA-P2", "DA-giant", "DA-P14")
def test_giant_does_not_concern_the_owner_of_a_champion() -> None:
    """He may react all the same."""
    scene = Scene("dominion", kingdom=kingdom("giant", "page", "caravan guard"))
    data = dominion.read(
        "seat 1 to act\nhand 1: giant\nhand 2: caravan guard\ndeck 2: copper, gold\ntokens 1: journey down",
        scene.agreed,
    )
    scene.lay_out(data | stayed("champion", 1)).play("1: play giant")
    assert ["play caravan guard", "done"] == scene.options()

    scene.play("2: play caravan guard", "2: done")
    assert ["gold"] == scene.hand(2)
    assert ["copper"] == scene.zone("decks", 2)
    assert [] == scene.zone("discards", 2)


# Lost City.


@pytest.mark.rule("DA-lost-city", "DB-T2")
def test_lost_city_gives_two_cards_and_two_actions() -> None:
    scene = laid("seat 1 to act\nhand 1: lost city\ndeck 1: estate, gold, copper", "lost city")
    scene.play("1: play lost city")
    assert (["copper", "gold"], 2) == (scene.hand(1), scene.zone("actions"))


@pytest.mark.rule("DA-lost-city", "DA-P12", "DA-K7")
def test_a_gained_lost_city_lets_every_other_player_draw() -> None:
    """Nobody can react to it; the −1 Card token takes the card; the order is clockwise."""
    scene = laid(
        """
        seat 2 to buy
        coins: 5
        buys: 2
        deck 1: gold
        deck 2: gold
        hand 3: moat
        deck 3: gold
        deck 4: gold
        tokens 4: -1 card
        """,
        "lost city",
        "moat",
        seats=4,
    ).play("2: buy lost city")
    assert [["gold"], [], ["moat", "gold"], []] == [scene.hand(seat) for seat in (1, 2, 3, 4)]
    assert not scene.zone("minus_card", 4)
    assert [2, 0] == [args["seat"] for key, args in scene.told() if key == "dominion-draws-hidden"]
    assert 2 == scene.to_move


@pytest.mark.rule("DA-lost-city", "DA-messenger", "DB-A2")
def test_lost_cities_that_a_messenger_gives_away() -> None:
    """Each of three gains lets the two others draw, beginning with the player in turn."""
    scene = laid(
        """
        seat 1 to buy
        coins: 3
        buys: 2
        play 1: bridge troll
        deck 1: copper 9
        deck 2: copper 9
        deck 3: copper 9
        """,
        "lost city",
        "messenger",
        "bridge troll",
        seats=3,
    ).play("1: buy messenger", "1: gain lost city")
    assert [2, 2, 2] == [len(scene.hand(seat)) for seat in (1, 2, 3)]
    drawn = [args["seat"] for key, args in scene.told() if key == "dominion-draws-hidden"]
    assert [1, 2, 0, 2, 0, 1] == drawn


# Relic.


@pytest.mark.rule("DA-relic", "DA-K7", "DA-C2")
def test_relic_lays_the_minus_card_tokens() -> None:
    """Two coins; a token that lies there already stays; the next draw is one card short."""
    scene = laid(
        """
        seat 1 to buy
        hand 1: relic, copper
        hand 2: copper
        deck 2: copper 9
        tokens 3: -1 card
        """,
        "relic",
        seats=3,
    )
    assert ["play copper", "play relic"] == scene.options()[:2]

    scene.play("1: play relic")
    assert (2, [False, True, True]) == (scene.zone("coins"), scene.zone("minus_card"))

    scene.play("1: end turn", "2: end actions", "2: end turn")
    assert 4 == len(scene.hand(2))
    assert [False, False, True] == scene.zone("minus_card")


@pytest.mark.rule("DA-P9", "DA-relic", "DA-C1")
def test_reactions_to_relic() -> None:
    """It is an Attack: a Moat keeps it off; a Caravan Guard draws before the token is laid."""
    scene = laid(
        "seat 1 to buy\nhand 1: relic\nhand 2: moat\nhand 3: caravan guard\ndeck 3: gold",
        "relic",
        "moat",
        "caravan guard",
        seats=3,
    ).play("1: play relic", "2: reveal moat", "2: done", "3: play caravan guard")
    assert ["gold"] == scene.hand(3)

    scene.play("3: done")
    assert [False, False, True] == scene.zone("minus_card")
    assert 2 == scene.zone("coins")


# Storyteller.


@pytest.mark.rule("DA-storyteller", "DA-C1", "DA-C2")
def test_storyteller_pays_all_coins_for_cards() -> None:
    """Its own coin, earlier ones, and those of up to three Treasures, one at a time."""
    scene = laid(
        "seat 1 to act\nhand 1: storyteller, copper 3, silver, estate\ndeck 1: gold, copper 6\ncoins: 2",
        "storyteller",
    ).play("1: play storyteller")
    assert ["play copper", "play silver", "done"] == scene.options()
    assert (1, 3) == (scene.zone("actions"), scene.zone("coins"))

    scene.play("1: play silver", "1: play copper")
    assert ["play copper", "done"] == scene.options()
    assert 6 == scene.zone("coins")

    scene.play("1: play copper")
    assert 0 == scene.zone("coins")
    assert ["copper", "estate"] + ["copper"] * 6 + ["gold"] == scene.hand(1)
    assert ["storyteller", "silver", "copper", "copper"] == scene.zone("plays", 1)
    assert 1 == scene.zone("actions")


@pytest.mark.rule("DA-storyteller", "DB-T3")
def test_storyteller_with_fewer_treasures() -> None:
    """None need be played; a hand is asked whatever is in it, no hand is not."""
    scene = laid("seat 1 to act\nhand 1: storyteller, copper\ndeck 1: gold, estate", "storyteller")
    scene.play("1: play storyteller", "1: done")
    assert (["copper", "estate"], 0) == (scene.hand(1), scene.zone("coins"))

    scene = laid("seat 1 to act\nhand 1: storyteller, estate\ndeck 1: gold", "storyteller")
    assert ["done"] == scene.play("1: play storyteller").options()

    scene = laid("seat 1 to act\nhand 1: storyteller\ndeck 1: gold", "storyteller")
    assert ["gold"] == scene.play("1: play storyteller").hand(1)


@pytest.mark.rule("DA-K12", "DA-storyteller", "DA-K6")
def test_storyteller_without_a_coin_draws_nothing() -> None:
    """The −$1 token takes its coin; a draw of no cards leaves the −1 Card token where it is."""
    scene = laid(
        "seat 1 to act\nhand 1: storyteller\ndeck 1: gold\ntokens 1: -1 card, -1 coin", "storyteller"
    ).play("1: play storyteller")
    assert [] == scene.hand(1)
    assert (True, False) == (scene.zone("minus_card", 1), scene.zone("minus_coin", 1))


@pytest.mark.rule("DA-K7", "DA-storyteller")
def test_storyteller_with_the_minus_card_token() -> None:
    scene = laid(
        "seat 1 to act\nhand 1: storyteller, gold\ndeck 1: copper 9\ntokens 1: -1 card", "storyteller"
    ).play("1: play storyteller", "1: play gold")
    assert ["copper"] * 3 == scene.hand(1)


@pytest.mark.rule("DA-C2", "DA-storyteller", "DA-C1")
def test_storyteller_plays_treasures_in_full() -> None:
    """A Relic attacks, a Treasure Trove gains, a Coin of the Realm lies ready for this very Action."""
    scene = laid(
        """
        seat 1 to act
        hand 1: storyteller, relic, treasure trove, coin of the realm
        deck 1: copper 9
        hand 2: moat
        """,
        "storyteller",
        "relic",
        "treasure trove",
        "coin of the realm",
        "moat",
    ).play("1: play storyteller", "1: play relic")
    assert ["reveal moat", "done"] == scene.options()

    scene.play("2: done", "1: play treasure trove")
    assert ["gold", "copper"] == scene.zone("discards", 1)

    scene.play("1: play coin of the realm")
    assert ["copper"] * 6 == scene.hand(1)
    assert ["call coin of the realm", "done"] == scene.options()

    scene.play("1: call coin of the realm")
    assert 3 == scene.zone("actions")


@pytest.mark.rule("DA-storyteller", "DB-A3")
def test_storyteller_played_twice_pays_twice() -> None:
    scene = laid(
        "seat 1 to act\nhand 1: throne room, storyteller, silver\ndeck 1: estate 4, copper 3",
        "storyteller",
        "throne room",
    ).play("1: play throne room", "1: play storyteller", "1: play silver")
    assert ["copper"] * 3 == scene.hand(1)
    assert ["play copper", "done"] == scene.options()

    scene.play("1: play copper", "1: done")
    assert ["copper", "copper", "estate", "estate"] == scene.hand(1)


# Treasure Trove.


@pytest.mark.rule("DA-treasure-trove", "DA-C2")
def test_treasure_trove_gains_a_gold_and_a_copper() -> None:
    """Two coins; without anything that waits for a gain nobody is asked for the order."""
    scene = laid("seat 1 to buy\nhand 1: treasure trove", "treasure trove").play("1: play treasure trove")
    assert ["gold", "copper"] == scene.zone("discards", 1)
    assert 2 == scene.zone("coins")
    assert "buy estate" in scene.options()


@pytest.mark.rule("DA-treasure-trove", "DB-B3")
@pytest.mark.parametrize(("empty", "gained"), [("gold", "copper"), ("copper", "gold")])
def test_treasure_trove_with_an_empty_pile(empty: str, gained: str) -> None:
    """The other card is gained, also with a Duplicate waiting: there is no order to choose."""
    scene = laid(
        f"seat 1 to buy\nhand 1: treasure trove\nmat 1: duplicate\npile {empty}: 0",
        "treasure trove",
        "duplicate",
    ).play("1: play treasure trove")
    assert [gained] == scene.zone("discards", 1)
    assert ["call duplicate", "done"] == scene.options()


@pytest.mark.rule("DA-treasure-trove", "DA-duplicate")
def test_treasure_trove_in_either_order() -> None:
    """With a Duplicate on the mat the player says which comes first, and is asked for each gain."""
    words = "seat 1 to buy\nhand 1: treasure trove\nmat 1: duplicate"
    scene = laid(words, "treasure trove", "duplicate").play("1: play treasure trove")
    assert ["gain copper", "gain gold"] == scene.options()
    assert [] == scene.zone("discards", 1)

    scene.play("1: gain copper")
    assert ["copper"] == scene.zone("discards", 1)
    assert ["call duplicate", "done"] == scene.options()

    scene.play("1: done")
    assert ["copper", "gold"] == scene.zone("discards", 1)

    scene.play("1: call duplicate")
    assert ["copper", "gold", "gold"] == scene.zone("discards", 1)

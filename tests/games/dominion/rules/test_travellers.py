"""Page and Peasant, their eight upgrades, and how Travellers are exchanged."""

from itertools import pairwise
from typing import Any

import pytest

from cairn.games.dominion.rules.moves import TOKENS
from cairn.proof.scene import Scene

from .kingdoms import kingdom

BOTH = kingdom("page", "peasant", "throne room", "militia", "amulet", "relic")
"""Both lines, and nothing that reacts."""


def laid_out(words: str, cards: str = BOTH, seats: int = 2, **options: Any) -> Scene:
    """A scene with these facts."""
    return Scene("dominion", seats=seats, kingdom=cards, **options).set_up(words)


def pass_turn(scene: Scene) -> Scene:
    """The player in turn does nothing more in it, and exchanges nothing."""
    seat = scene.to_move
    if "end actions" in scene.options():
        scene.play("end actions")
    scene.play("end turn")
    if scene.to_move == seat and "done" in scene.options():
        scene.play("done")
    return scene


def in_play(scene: Scene, seat: int) -> list[str]:
    """What a player has in play; a star if it is not discarded in this turn's Clean-up."""
    row = scene.view()["zones"]["plays"][seat - 1]
    return [one["card"] + ("*" if one["stays"] else "") for one in row]


def turn_has(scene: Scene) -> tuple[int, int, int]:
    """Actions, Buys and coins."""
    return scene.zone("actions"), scene.zone("buys"), scene.zone("coins")


# Exchange.

LINES = [
    ["page", "treasure hunter", "warrior", "hero", "champion"],
    ["peasant", "soldier", "fugitive", "disciple", "teacher"],
]


@pytest.mark.rule("DA-T2", "DA-T3")
@pytest.mark.parametrize(("card", "better"), [pair for line in LINES for pair in pairwise(line)])
def test_a_traveller_in_play_may_be_exchanged_for_the_next_of_its_line(card: str, better: str) -> None:
    """It goes back to its pile, the next one to the discard pile; nothing is paid, gained or trashed."""
    scene = laid_out(
        f"seat 1 to buy\nbuys: 0\nbought: 1\nplay 1: {card}, copper\ndeck 1: copper 5\ndeck 2: copper 5"
    )
    piles = scene.zone("piles")
    scene.play("1: end turn")
    assert [f"exchange {card}", "done"] == scene.options()
    scene.play(f"1: exchange {card}")

    assert [better, "copper"] == scene.zone("discards", 1)
    assert piles[card] + 1 == scene.zone("piles", card)
    assert piles[better] - 1 == scene.zone("piles", better)
    assert [] == scene.zone("trash")
    assert 0 == scene.zone("gained", 1)
    assert 2 == scene.to_move


@pytest.mark.rule("DA-T2")
def test_an_exchange_is_not_compulsory() -> None:
    """The Page is discarded."""
    scene = laid_out("seat 1 to act\nplay 1: page\nhand 1: copper\ndeck 1: copper 5\ndeck 2: copper 5")
    scene.play("end actions", "end turn", "done")

    assert ["copper", "page"] == scene.zone("discards", 1)


@pytest.mark.rule("DA-T2", "DA-champion", "DA-teacher")
def test_champion_and_teacher_are_the_ends() -> None:
    """Nothing is asked; a called Teacher is discarded and the Champion stays."""
    scene = laid_out(
        "seat 1 to start\nmat 1: teacher\nhand 1: champion, copper\ndeck 1: copper 5\ndeck 2: copper 5"
    )
    scene.play("1: call teacher", "1: token +1 card on village", "play champion", "end actions", "end turn")

    assert 2 == scene.to_move
    assert ["copper", "teacher"] == scene.zone("discards", 1)
    assert ["champion*"] == in_play(scene, 1)


@pytest.mark.rule("DA-T2")
def test_from_an_empty_pile_nothing_is_exchanged_until_another_exchange_fills_it() -> None:
    """The order is free: the Treasure Hunter given back is there for the Page."""
    scene = laid_out("""
        seat 1 to buy
        play 1: page, treasure hunter
        pile treasure hunter: 0
        deck 1: copper 5
        deck 2: copper 5
    """)
    scene.play("1: end turn")
    assert ["exchange treasure hunter", "done"] == scene.options()
    scene.play("1: exchange treasure hunter")
    assert ["exchange page", "done"] == scene.options()
    scene.play("1: exchange page")

    assert ["warrior", "treasure hunter"] == scene.zone("discards", 1)
    assert 0 == scene.zone("piles", "treasure hunter")


@pytest.mark.rule("DA-T2")
def test_each_of_several_equal_cards_is_asked_for() -> None:
    """One of two Peasants may go on while the other does not."""
    scene = laid_out("seat 1 to buy\nplay 1: peasant 2, copper\ndeck 1: copper 5\ndeck 2: copper 5")
    scene.play("end turn", "exchange peasant", "done")

    assert ["soldier", "peasant", "copper"] == scene.zone("discards", 1)


@pytest.mark.rule("DA-T3")
def test_only_what_is_in_play_is_exchanged() -> None:
    """A Page left in hand is simply discarded, nor does it help on the mat."""
    scene = laid_out("seat 1 to buy\nhand 1: page, peasant\ndeck 1: copper 5\ndeck 2: copper 5").play(
        "end turn"
    )

    assert 2 == scene.to_move
    assert ["page", "peasant"] == scene.zone("discards", 1)


@pytest.mark.rule("DA-T3", "DA-disciple", "DB-A3")
def test_a_disciple_that_stays_with_a_duration_is_not_exchanged_yet() -> None:
    """It is when it would be discarded, at the end of the Duration's last turn."""
    scene = laid_out("seat 1 to act\nhand 1: disciple, amulet\ndeck 1: copper 10\ndeck 2: copper 5")
    scene.play("1: play disciple", "play amulet", "choose coin", "choose coin")
    assert ["disciple*", "amulet*"] == in_play(scene, 1)
    scene.play("1: end turn")
    pass_turn(scene)
    scene.play("1: choose coin", "1: choose coin", "end actions", "end turn")
    assert ["exchange disciple", "done"] == scene.options()
    scene.play("1: exchange disciple")

    assert "teacher" in scene.zone("discards", 1)
    assert "disciple" not in scene.zone("discards", 1)


@pytest.mark.rule("DA-T3")
def test_of_two_disciples_the_one_that_does_not_stay_is_exchanged() -> None:
    """The other one keeps its Duration company."""
    scene = laid_out("""
        seat 1 to act
        actions: 2
        hand 1: disciple 2, amulet
        deck 1: copper 5
        deck 2: copper 5
    """)
    scene.play("play disciple", "play amulet", "choose coin", "choose coin", "play disciple", "end turn")
    assert ["exchange disciple", "done"] == scene.options()
    scene.play("exchange disciple")

    assert 2 == scene.to_move
    assert ["disciple*", "amulet*"] == in_play(scene, 1)
    assert ["amulet", "teacher"] == scene.zone("discards", 1)


@pytest.mark.rule("DA-T1", "DB-B3")
def test_upgrades_are_not_in_the_supply() -> None:
    """They cannot be bought, and their empty piles do not end the game."""
    scene = laid_out("""
        seat 1 to buy
        coins: 20
        pile treasure hunter: 0
        pile warrior: 0
        pile soldier: 0
        deck 1: copper 5
        hand 2: copper
    """)
    assert "buy page" in scene.options()
    assert not {f"buy {card}" for line in LINES for card in line[1:]} & set(scene.options())
    scene.play("end turn")

    assert 2 == scene.to_move
    assert [5, 5, 5, 5, 5] == [
        scene.zone("piles", card) for card in ("hero", "champion", "fugitive", "disciple", "teacher")
    ]


@pytest.mark.rule("DA-T4", "DB-E1")
def test_a_page_given_back_lies_in_the_supply_again() -> None:
    """Its pile was the third empty one; now it is not, and the next player buys the card."""
    words = """
        seat 1 to buy
        play 1: page
        pile page: 0
        pile village: 0
        pile smithy: 0
        deck 1: copper 5
        hand 2: silver
        deck 2: copper 5
    """
    scene = laid_out(words).play("end turn", "exchange page")
    assert 1 == scene.zone("piles", "page")
    scene.play("2: end actions", "2: play silver", "2: buy page")
    assert ["page", "silver"] == scene.zone("discards", 2)

    assert laid_out(words).play("end turn", "done").is_over


@pytest.mark.rule("DA-K11", "DA-T2")
@pytest.mark.parametrize(("copied", "better"), [("page", "treasure hunter"), ("peasant", "soldier")])
def test_an_estate_that_copies_a_traveller_is_exchanged(copied: str, better: str) -> None:
    """It returns to the Estate pile, and the next card of the line comes."""
    scene = laid_out(f"""
        seat 1 to act
        inherited 1: {copied}
        hand 1: estate
        deck 1: copper 6
        deck 2: copper 5
    """)
    estates, copies = scene.zone("piles", "estate"), scene.zone("piles", copied)
    scene.play("play estate", *(["end actions"] if copied == "page" else []), "end turn", "exchange estate")

    assert better in scene.zone("discards", 1)
    assert "estate" not in scene.zone("discards", 1)
    assert (estates + 1, copies) == (scene.zone("piles", "estate"), scene.zone("piles", copied))


@pytest.mark.rule("DA-K11", "DA-K13")
def test_an_estate_of_2022_is_no_traveller() -> None:
    """It plays the Page, which is set aside and not in play."""
    scene = laid_out(
        "seat 1 to act\ninherited 1: page\nhand 1: estate\ndeck 1: copper 6\ndeck 2: copper 5",
        printing="2022",
    )
    scene.play("play estate", "end actions", "end turn")

    assert 2 == scene.to_move


@pytest.mark.rule("DA-T2", "DA-travelling-fair")
def test_an_exchange_is_no_gain_for_travelling_fair() -> None:
    """Nobody asks whether the Soldier goes onto the deck."""
    scene = laid_out(
        "seat 1 to buy\ncoins: 2\nplay 1: peasant\ndeck 1: copper 5\ndeck 2: copper 5",
        events="travelling fair",
    )
    scene.play("buy travelling fair", "end turn", "exchange peasant")

    assert ["soldier"] == scene.zone("discards", 1)
    assert 2 == scene.to_move


# Page and Peasant.


@pytest.mark.rule("DA-page")
def test_page() -> None:
    """A card and an Action."""
    scene = laid_out("seat 1 to act\nhand 1: page\ndeck 1: gold").play("play page")

    assert ["gold"] == scene.hand(1)
    assert (1, 1, 0) == turn_has(scene)


@pytest.mark.rule("DA-peasant")
def test_peasant() -> None:
    """A Buy and a coin."""
    scene = laid_out("seat 1 to act\nhand 1: peasant\ndeck 1: gold").play("play peasant")

    assert [] == scene.hand(1)
    assert (0, 2, 1) == turn_has(scene)


# Treasure Hunter.


@pytest.mark.rule("DA-treasure-hunter", "DA-P7")
def test_treasure_hunter_counts_what_the_right_hand_neighbour_gained_in_his_last_turn() -> None:
    """Bought or otherwise, exchanges not; not what the other neighbour gained."""
    scene = laid_out(
        """
        seat 2 to act
        hand 2: copper
        deck 2: copper 5
        hand 3: peasant, silver
        deck 3: copper 5
        hand 1: treasure hunter
        deck 1: copper 5
        """,
        seats=3,
    )
    scene.play("2: end actions", "2: buy copper")
    scene.play("3: play peasant", "3: buy copper", "3: buy curse", "3: exchange peasant")
    assert ["copper", "curse", "soldier"] == scene.zone("discards", 3)[:3]
    scene.play("1: play treasure hunter")

    assert ["silver", "silver"] == scene.zone("discards", 1)
    assert (1, 1, 1) == turn_has(scene)


@pytest.mark.rule("DA-treasure-hunter", "DA-P7")
def test_a_silver_that_was_not_bought_counts_for_treasure_hunter() -> None:
    """The Silver of an Amulet; but not a Curse that came in another player's turn."""
    cards = kingdom("page", "amulet", "witch")
    scene = laid_out(
        """
        seat 1 to act
        hand 1: amulet
        deck 1: copper 5
        hand 2: treasure hunter, witch
        deck 2: copper 15
        """,
        cards=cards,
    )
    scene.play("1: play amulet", "1: choose silver", "1: end turn", "2: play treasure hunter")
    assert ["silver"] == scene.zone("discards", 2)
    scene.play("2: play witch")
    assert ["silver", "curse"] == scene.zone("discards", 1)
    assert 1 == scene.zone("gained", 1)


@pytest.mark.rule("DA-P7", "DA-treasure-hunter")
def test_before_the_neighbours_first_turn_there_is_nothing_to_count() -> None:
    """And from an empty Silver pile nothing comes."""
    first = laid_out("seat 1 to act\nhand 1: treasure hunter").play("play treasure hunter")
    assert [] == first.zone("discards", 1)

    words = """
        seat 1 to act
        hand 1: peasant
        deck 1: copper 5
        hand 2: treasure hunter
        deck 2: copper 5
        pile silver: 1
    """
    scarce = laid_out(words).play(
        "play peasant", "buy copper", "buy copper", "done", "2: play treasure hunter"
    )
    assert ["silver"] == scarce.zone("discards", 2)


@pytest.mark.rule("DA-P7", "DA-treasure-hunter", "DA-mission")
def test_an_extra_turn_is_the_last_turn() -> None:
    """What the neighbour gained in his Mission turn counts, what he gained in the turn before it does not."""
    scene = laid_out(
        """
        seat 1 to act
        coins: 4
        buys: 3
        hand 1: copper
        deck 1: amulet, copper 4
        hand 2: treasure hunter
        deck 2: copper 5
        """,
        events="mission",
    )
    scene.play("1: end actions", "buy copper", "buy copper", "buy mission")
    scene.play("1: play amulet", "choose silver")
    pass_turn(scene)
    scene.play("2: play treasure hunter")

    assert ["silver"] == scene.zone("discards", 2)


# Warrior.


@pytest.mark.rule("DA-warrior", "DA-P10")
@pytest.mark.parametrize(
    ("card", "goes"),
    [
        ("copper", False),
        ("estate", False),
        ("silver", True),
        ("militia", True),
        ("treasure hunter", True),
        ("fugitive", True),
        ("market", False),
        ("hero", False),
        ("gold", False),
    ],
)
def test_warrior_trashes_what_costs_three_or_four(card: str, goes: bool) -> None:
    """A star beside the cost changes nothing; any other card is discarded."""
    scene = laid_out(f"seat 1 to act\nhand 1: warrior\ndeck 1: copper 2\ndeck 2: gold, {card}").play(
        "play warrior"
    )

    assert ["copper", "copper"] == scene.hand(1)
    assert ["gold"] == scene.zone("decks", 2)
    assert (([card], []) if goes else ([], [card])) == (scene.zone("trash"), scene.zone("discards", 2))
    assert ("dominion-reveals", {"seat": 1, "cards": card}) in scene.told()


@pytest.mark.rule("DA-warrior", "DB-A2")
def test_warrior_strikes_once_for_each_traveller_and_round_by_round() -> None:
    """Three Travellers in play, Champion and Throne Room being none: each deck three times, clockwise."""
    scene = laid_out(
        """
        seat 2 to act
        play 2: page, hero, champion, throne room
        hand 2: warrior
        deck 1: estate, silver, copper 2
        deck 3: estate, duchy, gold, militia
        """,
        seats=3,
    )
    scene.play("play warrior")
    revealed = [(args["seat"], args["cards"]) for key, args in scene.told() if key == "dominion-reveals"]

    first, second = [(2, "militia"), (0, "copper")], [(2, "gold"), (0, "copper")]
    assert [*first, *second, (2, "duchy"), (0, "silver")] == revealed
    assert ["militia", "silver"] == sorted(scene.zone("trash"))
    assert ["copper", "copper"] == scene.zone("discards", 1)
    assert ["estate"] == scene.zone("decks", 1)


@pytest.mark.rule("DA-warrior", "DB-T5")
def test_warrior_takes_nothing_where_nothing_is() -> None:
    """A player without deck and discard pile reveals nothing; a discard pile is shuffled first."""
    scene = laid_out("seat 1 to act\nhand 1: warrior\nhand 2: gold\ndiscard 3: silver", seats=3).play(
        "play warrior"
    )

    assert ["silver"] == scene.zone("trash")
    assert ([], []) == (scene.zone("decks", 2), scene.zone("discards", 2))


@pytest.mark.rule("DA-warrior", "DA-K3")
def test_warrior_judges_by_what_a_card_costs_the_attacker() -> None:
    """His −$2 token brings a Market down to 3, the victim's own does not bring a Smithy out of reach."""
    scene = laid_out("""
        seat 1 to act
        play 1: page
        hand 1: warrior
        tokens 1: -2 cost on market
        tokens 2: -2 cost on smithy
        deck 2: smithy, market
    """).play("play warrior")
    assert ["market", "smithy"] == sorted(scene.zone("trash"))

    troll = laid_out(
        """
        seat 1 to act
        play 1: page, bridge troll
        hand 1: warrior
        deck 2: silver, market
        """,
        cards=kingdom("page", "bridge troll"),
    ).play("play warrior")
    assert ["market"] == troll.zone("trash")
    assert ["silver"] == troll.zone("discards", 2)


@pytest.mark.rule("DA-warrior", "DA-K8")
@pytest.mark.parametrize(("printing", "strikes"), [("german", 2), ("2022", 1)])
def test_an_estate_that_copies_a_page_is_a_traveller_for_warrior(printing: str, strikes: int) -> None:
    """From 2022 on it is only an Action."""
    scene = laid_out(
        """
        seat 1 to act
        inherited 1: page
        play 1: estate
        hand 1: warrior
        deck 2: copper 5
        """,
        printing=printing,
    ).play("play warrior")

    assert strikes == len(scene.zone("discards", 2))


@pytest.mark.rule("DA-warrior", "DB-A3")
def test_warrior_played_twice_counts_once_each_time() -> None:
    """One Warrior in play: one card for each play."""
    scene = laid_out("seat 1 to act\nhand 1: throne room, warrior\ndeck 1: copper 4\ndeck 2: copper 5")
    scene.play("play throne room", "play warrior")

    assert 4 == len(scene.hand(1))
    assert 2 == len(scene.zone("discards", 2))


# Hero.


@pytest.mark.rule("DA-hero", "DA-P8")
@pytest.mark.parametrize(("printing", "end"), [("german", ["done"]), ("english", []), ("2022", [])])
def test_hero_gains_any_treasure_of_the_supply(printing: str, end: list[str]) -> None:
    """Kingdom Treasures too, whatever they cost; declining is for the German printing."""
    cards = kingdom("page", "relic", "coin of the realm", "treasure trove")
    scene = laid_out(
        "seat 1 to act\nhand 1: hero\npile copper: 0", cards=cards, printing=printing, prosperity="on"
    ).play("play hero")
    treasures = ["silver", "gold", "platinum", "coin of the realm", "relic", "treasure trove"]
    assert [*[f"gain {card}" for card in treasures], *end] == scene.options()
    scene.play("gain platinum")

    assert ["platinum"] == scene.zone("discards", 1)
    assert (0, 1, 2) == turn_has(scene)


@pytest.mark.rule("DA-hero", "DA-P8")
def test_hero_may_be_content_with_the_coins() -> None:
    """Nothing is gained."""
    scene = laid_out("seat 1 to act\nhand 1: hero").play("play hero", "done")

    assert [] == scene.zone("discards", 1)
    assert 2 == scene.zone("coins")


@pytest.mark.rule("DA-hero", "DB-T3")
def test_hero_goes_on_without_treasures() -> None:
    """Nobody is stuck when all Treasure piles are empty."""
    scene = laid_out(
        "seat 1 to act\nhand 1: hero\npile copper: 0\npile silver: 0\npile gold: 0",
        cards=kingdom("page"),
        printing="english",
    ).play("play hero")

    assert ["done"] == scene.options()


# Champion.


@pytest.mark.rule("DA-champion", "DA-D1")
def test_champion_gives_an_action_for_each_action_and_stays() -> None:
    """One for itself now; from then on one for each Action, also in later turns."""
    scene = laid_out("""
        seat 1 to act
        hand 1: champion, smithy, militia
        deck 1: village 2, copper 6
        deck 2: copper 10
    """)
    scene.play("1: play champion")
    assert 1 == scene.zone("actions")
    scene.play("1: play smithy")
    assert 1 == scene.zone("actions")
    scene.play("1: play militia")
    assert 1 == scene.zone("actions")
    pass_turn(pass_turn(scene))
    assert ["champion*"] == in_play(scene, 1)
    scene.play("1: play village")
    assert 3 == scene.zone("actions")


@pytest.mark.rule("DA-P11", "DA-champion")
def test_champions_add_up() -> None:
    """The one just played does not count for itself: 1, then 1 + 1, then two for each Action."""
    scene = laid_out("seat 1 to act\nhand 1: champion 2, militia")
    scene.play("play champion")
    assert 1 == scene.zone("actions")
    scene.play("play champion")
    assert 2 == scene.zone("actions")
    scene.play("play militia")

    assert 3 == scene.zone("actions")


@pytest.mark.rule("DA-P11", "DB-A3", "DA-champion")
def test_a_champion_played_twice_counts_twice_and_keeps_throne_room() -> None:
    """The second play is one that the first rewards; both cards stay for good."""
    scene = laid_out("""
        seat 1 to act
        hand 1: throne room, champion, militia
        deck 1: copper 15
        deck 2: copper 15
    """)
    scene.play("play throne room", "play champion")
    assert 3 == scene.zone("actions")
    scene.play("play militia")
    assert 4 == scene.zone("actions")
    for _ in range(2):
        pass_turn(pass_turn(scene))
        assert ["throne room*", "champion*"] == in_play(scene, 1)


@pytest.mark.rule("DA-D4", "DA-champion", "DA-P2")
def test_a_burnt_champion_goes_on() -> None:
    """Attacks still do nothing, and Actions still bring Actions."""
    scene = laid_out(
        """
        seat 1 to act
        coins: 3
        hand 1: champion
        deck 1: militia, copper 4
        hand 2: militia
        deck 2: copper 5
        """,
        events="bonfire",
    )
    scene.play("1: play champion", "1: buy bonfire", "1: trash champion")
    assert ["champion"] == scene.zone("trash")
    scene.play("2: play militia")
    assert 2 == scene.to_move
    assert 5 == len(scene.hand(1))
    scene.play("2: end turn", "1: play militia")
    assert 1 == scene.zone("actions")


@pytest.mark.rule("DA-P2", "DA-champion")
@pytest.mark.parametrize("attack", ["swamp hag", "haunted woods"])
def test_a_lasting_attack_played_before_champion_still_strikes(attack: str) -> None:
    """Champion keeps off only what is played after it."""
    scene = laid_out(
        f"""
        seat 1 to act
        hand 1: {attack}
        deck 1: copper 8
        hand 2: champion, silver
        deck 2: copper 5
        """,
        cards=kingdom("page", attack),
    )
    scene.play(f"1: play {attack}", "1: end turn", "2: play champion", "end actions", "buy copper")

    if attack == "swamp hag":
        assert ["curse", "copper"] == scene.zone("discards", 2)[:2]
    else:
        assert ["topdeck silver"] == scene.options()


@pytest.mark.rule("DA-P14", "DA-champion", "DA-caravan-guard")
def test_a_player_with_a_champion_may_still_react() -> None:
    """He plays his Caravan Guard; its Action and the Champion's are nobody's in another player's turn."""
    cards = kingdom("page", "caravan guard", "militia")
    scene = laid_out(
        """
        seat 2 to act
        hand 2: champion
        deck 2: gold, copper 4, caravan guard
        hand 1: militia
        """,
        cards=cards,
    )
    scene.play("2: play champion", "2: end turn", "1: play militia")
    assert ["play caravan guard", "done"] == scene.options()
    scene.play("2: play caravan guard", "2: done")

    assert 1 == scene.to_move
    assert ["copper"] * 4 + ["gold"] == sorted(scene.hand(2))
    assert (0, 1, 2) == turn_has(scene)
    assert ["champion*", "caravan guard*"] == in_play(scene, 2)


# Champion and Moat against every Attack.

ATTACKS = [
    "bureaucrat",
    "militia",
    "spy",
    "thief",
    "witch",
    "bandit",
    "bridge troll",
    "giant",
    "haunted woods",
    "relic",
    "swamp hag",
    "warrior",
    "soldier",
]


def after_attack(attack: str, guard: str, reacts: bool = True) -> list[object]:
    """All that is player 2's after player 1 has played the attack and player 2 has bought a Copper since."""
    in_kingdom = [card for card in ["page", "peasant", "moat", attack] if card not in ("warrior", "soldier")]
    scene = laid_out(
        f"""
        seat 2 to act
        hand 2: {"champion" if guard == "champion" else "copper"}
        deck 2: gold, silver 5, estate, copper 3, {"moat" if guard == "moat" else "copper"}
        hand 1: {attack}
        deck 1: copper 12
        tokens 1: journey down
        """,
        cards=kingdom(*in_kingdom),
    )
    scene.play("play champion" if guard == "champion" else "end actions", "end turn")
    if attack == "relic":
        scene.play("1: end actions")
    scene.play(f"1: play {attack}")
    _answer(scene, reacts)
    found: list[object] = [sorted(scene.hand(2)), scene.zone("decks", 2), scene.zone("discards", 2)]
    found += [scene.zone("minus_card", 2), scene.zone("minus_coin", 2), scene.zone("trash")]
    if "end actions" in scene.options():
        scene.play("end actions")
    scene.play("1: end turn")
    _answer(scene, reacts)
    scene.play("2: end actions", "2: buy copper")
    _answer(scene, reacts)
    return [*found, sorted(scene.hand(2)), sorted(scene.zone("decks", 2)), sorted(scene.zone("discards", 2))]


def _answer(scene: Scene, reacts: bool) -> None:
    """Answer what a card asks, by the first option; show a Moat or do not."""
    while not {"end actions", "end turn"} & set(scene.options()):
        options = scene.options()
        if "reveal moat" in options and not reacts:
            scene.play("done")
        else:
            scene.play(options[0])


@pytest.mark.rule("DA-champion", "DA-P2", "DB-moat")
@pytest.mark.parametrize("guard", ["champion", "moat"])
@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_does_nothing_to_a_guarded_player(attack: str, guard: str) -> None:
    """It is as if a Village had been played; without the guard it is not."""
    unharmed = after_attack("village", guard)

    assert unharmed == after_attack(attack, guard)
    if guard == "moat":
        assert unharmed != after_attack(attack, guard, reacts=False)
    else:
        assert after_attack("village", "") != after_attack(attack, "")


# Soldier.


@pytest.mark.rule("DA-soldier")
def test_soldier_counts_the_other_attacks_in_play() -> None:
    """Two coins, and one for each other Attack: also another Soldier, and a Duration of the last turn."""
    cards = kingdom("peasant", "militia", "swamp hag", "throne room")
    scene = laid_out(
        "seat 1 to act\nplay 1: militia, soldier, throne room, swamp hag\nhand 1: soldier", cards=cards
    )
    scene.play("play soldier")

    assert 5 == scene.zone("coins")


@pytest.mark.rule("DA-soldier", "DB-A2")
def test_soldier_makes_every_hand_of_four_or_more_lose_a_card() -> None:
    """One card each, in turn order, of the victim's choice; three cards are safe."""
    scene = laid_out(
        """
        seat 2 to act
        hand 2: soldier
        hand 1: gold, copper 5
        hand 3: estate, copper 3
        hand 4: copper 3
        """,
        seats=4,
    )
    scene.play("2: play soldier")
    assert ["discard copper", "discard estate"] == scene.options()
    assert {"seat": 2, "n": 1} == scene.view(3)["decision"]["args"]
    scene.play("3: discard estate", "1: discard copper")

    assert [5, 0, 3, 3] == [len(scene.hand(seat)) for seat in (1, 2, 3, 4)]
    assert ["estate"] == scene.zone("discards", 3)
    assert (0, 1, 2) == turn_has(scene)


@pytest.mark.rule("DA-soldier", "DB-A3")
def test_soldier_played_twice() -> None:
    """Two coins each time, as the Soldier itself is no other Attack; five cards become three."""
    scene = laid_out("seat 1 to act\nhand 1: throne room, soldier\nhand 2: copper 5")
    scene.play("play throne room", "play soldier", "2: discard copper", "2: discard copper")

    assert 4 == scene.zone("coins")
    assert 3 == len(scene.hand(2))


# Fugitive.


@pytest.mark.rule("DA-fugitive")
def test_fugitive() -> None:
    """Two cards, an Action, and one card of the hand is discarded."""
    scene = laid_out("seat 1 to act\nhand 1: fugitive, estate\ndeck 1: gold, silver").play("play fugitive")
    assert ["discard silver", "discard gold", "discard estate"] == scene.options()
    scene.play("discard estate")

    assert ["gold", "silver"] == sorted(scene.hand(1))
    assert ["estate"] == scene.zone("discards", 1)
    assert (1, 1, 0) == turn_has(scene)


@pytest.mark.rule("DA-fugitive", "DB-T3")
def test_fugitive_without_any_card_discards_none() -> None:
    """Nothing is drawn and nothing asked."""
    scene = laid_out("seat 1 to act\nhand 1: fugitive").play("play fugitive")

    assert "end turn" in scene.options()


# Disciple.


@pytest.mark.rule("DA-disciple")
def test_disciple_plays_an_action_twice_and_brings_another() -> None:
    """The copy comes after both plays, and not if the pile is empty."""
    scene = laid_out("seat 1 to act\nhand 1: disciple, militia, gold\nhand 2: copper 5").play("play disciple")
    assert ["play militia", "done"] == scene.options()
    scene.play("1: play militia", "2: discard copper", "2: discard copper")

    assert 4 == scene.zone("coins")
    assert ["militia"] == scene.zone("discards", 1)

    empty = laid_out("seat 1 to act\nhand 1: disciple, village\ndeck 1: copper 2\npile village: 0")
    empty.play("play disciple", "play village")
    assert [] == empty.zone("discards", 1)
    assert 4 == empty.zone("actions")


@pytest.mark.rule("DA-disciple")
def test_the_copy_comes_after_the_second_play() -> None:
    """Between the two choices of an Amulet there is none yet."""
    scene = laid_out("seat 1 to act\nhand 1: disciple, amulet").play(
        "play disciple", "play amulet", "choose coin"
    )
    assert [] == scene.zone("discards", 1)
    scene.play("choose coin")

    assert ["amulet"] == scene.zone("discards", 1)


@pytest.mark.rule("DA-disciple", "DB-I1")
def test_disciple_may_be_declined_and_asks_those_with_a_hand() -> None:
    """Nothing is gained; that there is no Action in hand stays hidden."""
    declined = laid_out("seat 1 to act\nhand 1: disciple, village").play("play disciple", "done")
    assert ["village"] == declined.hand(1)
    assert [] == declined.zone("discards", 1)

    without = laid_out("seat 1 to act\nhand 1: disciple, gold").play("play disciple")
    assert ["done"] == without.options()

    alone = laid_out("seat 1 to act\nhand 1: disciple").play("play disciple")
    assert "end turn" in alone.options()


@pytest.mark.rule("DA-disciple", "DB-B3")
@pytest.mark.parametrize("upgrade", ["fugitive", "teacher", "treasure hunter"])
def test_disciple_brings_no_card_from_outside_the_supply(upgrade: str) -> None:
    """Upgrades are played twice, and that is all."""
    scene = laid_out(f"seat 1 to act\nhand 1: disciple, {upgrade}\ndeck 1: copper 4").play(
        "play disciple", f"play {upgrade}"
    )
    while "discard copper" in scene.options():
        scene.play("discard copper")

    assert upgrade not in scene.zone("discards", 1)
    assert 4 == scene.zone("piles", upgrade)


@pytest.mark.rule("DA-disciple", "DA-K8")
def test_disciple_on_an_estate_brings_an_estate() -> None:
    """It takes the abilities of the card it copies, not its name or pile."""
    scene = laid_out("seat 1 to act\ninherited 1: village\nhand 1: disciple, estate\ndeck 1: copper 3")
    scene.play("play disciple", "play estate")

    assert ["estate"] == scene.zone("discards", 1)
    assert 4 == scene.zone("actions")


# Teacher.

FOUR = ["+1 card", "+1 action", "+1 buy", "+1 coin"]


@pytest.mark.rule("DA-teacher", "DA-R1")
def test_teacher_moves_a_token_at_the_start_of_a_turn() -> None:
    """Played it goes to the mat; called it may put any of four tokens on any Action Supply pile."""
    cards = kingdom("peasant", "relic", "gardens", "page")
    scene = laid_out(
        """
        seat 1 to act
        hand 1: teacher
        deck 1: village, copper 9
        deck 2: copper 5
        """,
        cards=cards,
    )
    scene.play("1: play teacher")
    assert ["teacher"] == scene.zone("mats", 1)
    pass_turn(pass_turn(scene))
    assert ["call teacher", "done"] == scene.options()
    scene.play("1: call teacher")
    piles = ["village", "woodcutter", "smithy", "festival", "laboratory", "market", "page", "peasant"]
    assert [f"token {token} on {pile}" for token in FOUR for pile in piles] == scene.options()
    scene.play("1: token +1 coin on village")
    assert {"+1 coin": "village"} == scene.zone("tokens", 1)
    assert ["teacher"] == in_play(scene, 1)
    assert [] == scene.zone("mats", 1)


@pytest.mark.rule("DA-teacher", "DA-K2")
def test_teachers_token_works_at_once() -> None:
    """A Village from that pile gives a coin more in the same turn."""
    scene = laid_out("seat 1 to start\nmat 1: teacher\nhand 1: village\ndeck 1: copper")
    scene.play("call teacher", "token +1 coin on village", "play village")

    assert (2, 1, 1) == turn_has(scene)


@pytest.mark.rule("DA-teacher", "DA-K9")
def test_teacher_avoids_every_pile_with_an_own_token() -> None:
    """Of any kind; the other player's tokens do not matter, nor does an empty pile."""
    scene = laid_out("""
        seat 1 to start
        mat 1: teacher
        tokens 1: +1 card on village, trashing on smithy, -2 cost on market
        tokens 2: +1 card on militia
        pile page: 0
    """)
    scene.play("1: call teacher")
    named = {move.partition(" on ")[2] for move in scene.options()}
    assert {"page", "peasant", "throne room", "militia", "amulet", "festival"} == named
    scene.play("1: token +1 card on page")

    assert {"+1 card": "page", "trashing": "smithy", "-2 cost": "market"} == scene.zone("tokens", 1)


@pytest.mark.rule("DA-teacher", "DA-R5")
def test_teacher_may_be_called_without_a_legal_pile() -> None:
    """Then nothing follows."""
    treasures = "gardens, relic, treasure trove, coin of the realm"
    actions = "artificer, guide, peasant, village, smithy, market"
    tokens = [f"{token} on {pile}" for token, pile in zip(TOKENS, actions.split(", "), strict=True)]
    scene = laid_out(
        f"""
        seat 1 to start
        mat 1: teacher
        hand 1: copper
        tokens 1: {", ".join(tokens)}
        """,
        cards=f"{treasures}, {actions}",
    )
    before = scene.zone("tokens", 1)
    scene.play("1: call teacher")
    assert ["done"] == scene.options()
    scene.play("1: done")

    assert before == scene.zone("tokens", 1)
    assert ["end actions"] == scene.options()


@pytest.mark.rule("DA-teacher", "DA-R4")
def test_a_teacher_played_twice_lies_on_the_mat_once() -> None:
    """And a Throne Room does not wait for it."""
    scene = laid_out("seat 1 to act\nhand 1: throne room, teacher\ndeck 1: copper 5\ndeck 2: copper 5")
    scene.play("play throne room", "play teacher")

    assert ["teacher"] == scene.zone("mats", 1)
    assert ["throne room"] == in_play(scene, 1)


@pytest.mark.rule("DA-D2", "DA-teacher")
def test_a_reserve_card_and_a_duration_come_in_the_order_their_owner_likes() -> None:
    """Called first, second or not at all."""
    scene = laid_out("""
        seat 1 to act
        mat 1: teacher
        hand 1: amulet
        deck 1: copper 5
        deck 2: copper 5
    """)
    scene.play("1: play amulet", "choose coin")
    pass_turn(pass_turn(scene))
    assert ["call teacher", "resolve amulet"] == scene.options()
    scene.play("1: resolve amulet", "choose silver")
    assert ["call teacher", "done"] == scene.options()
    scene.play("1: done")
    assert ["end actions"] == scene.options()

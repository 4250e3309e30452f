"""Cards played again, by Throne Room, Disciple or Royal Carriage, and whether they are still in play then."""

import pytest

from cairn.games.dominion.rules.catalogue import NAMES
from cairn.games.dominion.rules.player import SERIAL
from cairn.proof.scene import Scene

from .kingdoms import stayed
from .pairs import DURATIONS, PRINTINGS, RESERVES, in_play, pass_turn, scene

ASKED = ["call royal carriage", "done"]


def numbers(at: Scene) -> tuple[int, int, int, int]:
    """Actions, Buys and coins, and the cards in the first player's hand."""
    return at.zone("actions"), at.zone("buys"), at.zone("coins"), len(at.hand(1))


# Throne Room and Reserve cards.

PLAYED_TWICE = {
    "ratcatcher": (2, 1, 0, 2),
    "guide": (2, 1, 0, 2),
    "duplicate": (0, 1, 0, 0),
    "transmogrify": (2, 1, 0, 0),
    "distant lands": (0, 1, 0, 0),
    "royal carriage": (2, 1, 0, 0),
    "wine merchant": (0, 3, 8, 0),
    "teacher": (0, 1, 0, 0),
}
"""What two plays of a Reserve card's upper part leave, from one Action and an empty hand."""


def test_every_reserve_card_that_is_an_action_is_here() -> None:
    assert set(RESERVES) - {"coin of the realm"} == set(PLAYED_TWICE)


@pytest.mark.rule("DA-R4", "DB-A3", "DA-D1")
@pytest.mark.parametrize("card", PLAYED_TWICE)
def test_throne_room_doubles_the_upper_part_and_the_card_lies_on_the_mat_once(card: str) -> None:
    """No Reserve card is a Duration: the Throne Room is discarded, and the card alone lies on the mat."""
    at = scene(f"seat 1 to act\nhand 1: throne room, {card}\ndeck 1: silver 9", card, "throne room")
    at.play("1: play throne room", f"1: play {card}")
    if card == "royal carriage":
        # After each of its plays it has left play, and is not asked for; the Throne Room is in play.
        assert ASKED == at.options()
        at.play("done")
    assert PLAYED_TWICE[card] == numbers(at)
    assert ([card], ["throne room"]) == (at.zone("mats", 1), in_play(at, 1))

    if "end actions" in at.options():
        at.play("end actions")
    at.play("end turn")
    if card == "wine merchant":
        # Eight coins are left.
        assert ["discard wine merchant", "done"] == at.options()
        at.play("done")
    assert ([card], []) == (at.zone("mats", 1), in_play(at, 1))
    assert ["throne room"] == [one for one in at.zone("discards", 1) if one != "silver"]


@pytest.mark.rule("DA-R4", "DA-K8", "DA-R1")
@pytest.mark.parametrize("card", ["ratcatcher", "guide", "duplicate", "transmogrify"])
def test_throne_room_on_an_estate_that_copies_a_reserve_card(card: str) -> None:
    """The Estate lies on the mat once and may be called once."""
    words = f"seat 1 to act\nhand 1: throne room, estate\ndeck 1: silver 9\ninherited 1: {card}"
    at = scene(words, card, "throne room", events="inheritance")
    at.play("play throne room", "play estate")
    assert PLAYED_TWICE[card] == numbers(at)
    assert (["estate"], ["throne room"]) == (at.zone("mats", 1), in_play(at, 1))
    pass_turn(pass_turn(at))
    if card == "duplicate":
        at.play("end actions", "play silver", "play silver", "buy silver")
    assert ["call estate", "done"] == at.options()
    at.play("call estate")
    assert [] == at.zone("mats", 1)


@pytest.mark.rule("DB-throne-room", "DA-coin-of-the-realm")
def test_throne_room_does_not_play_a_coin_of_the_realm() -> None:
    """It is a Reserve card, but no Action."""
    words = "seat 1 to act\nhand 1: throne room, coin of the realm, village\ndeck 1: silver 9"
    at = scene(words, "coin of the realm", "throne room").play("play throne room")
    assert ["play village"] == at.options()


@pytest.mark.rule("DA-R4", "DA-disciple")
@pytest.mark.parametrize("card", PLAYED_TWICE)
def test_disciple_doubles_the_upper_part_and_brings_another_from_the_supply(card: str) -> None:
    """The one that was played lies on the mat once; the other one is gained, unless it is a Teacher."""
    at = scene(f"seat 1 to act\nhand 1: disciple, {card}\ndeck 1: silver 9", card, "disciple")
    at.play("play disciple", f"play {card}")
    if card == "duplicate":
        # It may be called at once, for its own copy.
        assert ["call duplicate", "done"] == at.options()
        at.play("done")
    elif card == "royal carriage":
        assert ASKED == at.options()
        at.play("done")
    assert PLAYED_TWICE[card] == numbers(at)
    gained = [] if card == "teacher" else [card]
    assert ([card], gained) == (at.zone("mats", 1), at.zone("discards", 1))


# Royal Carriage and cards that leave play.


@pytest.mark.rule("DA-P3", "DA-royal-carriage")
@pytest.mark.parametrize("card", PLAYED_TWICE)
def test_royal_carriage_does_not_replay_a_reserve_card_on_the_mat(card: str) -> None:
    """Each of them has gone onto the mat, a second Royal Carriage too; a Coin of the Realm may be called."""
    words = f"""
        seat 1 to act
        hand 1: {card}
        deck 1: silver 9
        mat 1: royal carriage, coin of the realm
    """
    at = scene(words, card, "royal carriage", "coin of the realm").play(f"play {card}")
    assert ["call coin of the realm", "done"] == at.options()
    at.play("done")
    assert ["royal carriage", "coin of the realm", card] == at.zone("mats", 1)


@pytest.mark.rule("DA-P3", "DA-K8", "DA-K13")
@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("card", ["ratcatcher", "guide", "duplicate", "transmogrify"])
def test_royal_carriage_and_an_estate_that_copies_a_reserve_card(card: str, printing: str) -> None:
    """The Estate goes onto the mat; from 2022 on it stays in play and may be replayed."""
    words = f"""
        seat 1 to act
        hand 1: estate
        deck 1: silver 9
        mat 1: royal carriage
        inherited 1: {card}
    """
    at = scene(words, card, "royal carriage", events="inheritance", printing=printing)
    at.play("play estate")
    once = tuple(n // 2 for n in PLAYED_TWICE[card])
    if printing == "2022":
        assert ASKED == at.options()
        at.play("call royal carriage")
        assert (PLAYED_TWICE[card], []) == (numbers(at), at.zone("mats", 1))
        assert ["estate", "royal carriage"] == in_play(at, 1)
    else:
        assert "done" not in at.options()
        assert (once[0], 1, *once[2:]) == numbers(at)
        assert (["royal carriage", "estate"], []) == (at.zone("mats", 1), in_play(at, 1))


@pytest.mark.rule("DA-P3", "DB-T7", "DB-feast")
@pytest.mark.parametrize(
    ("card", "moves", "is_asked"),
    [
        ("feast", ["gain silver"], False),
        ("raze", ["trash this", "keep silver"], False),
        ("raze", ["trash estate", "keep silver"], True),
        ("raze", ["trash copper"], True),
        ("chapel", ["trash copper", "trash estate"], True),
    ],
)
def test_royal_carriage_and_what_trashes_itself(card: str, moves: list[str], is_asked: bool) -> None:
    words = f"seat 1 to act\nhand 1: {card}, copper, estate\ndeck 1: silver 9\nmat 1: royal carriage"
    at = scene(words, card, "royal carriage").play(f"play {card}", *moves)
    assert is_asked == (ASKED == at.options())
    assert is_asked == (card in at.zone("plays", 1))
    if is_asked:
        at.play("call royal carriage")
        assert [card, "royal carriage"] == at.zone("plays", 1)
    else:
        assert ["royal carriage"] == at.zone("mats", 1)
        assert ("end actions" if card == "raze" else "end turn") in at.options()


@pytest.mark.rule("DA-P3", "DA-K8")
@pytest.mark.parametrize(
    ("card", "moves", "is_asked"),
    [
        ("feast", ["gain silver"], False),
        ("raze", ["trash this", "keep silver"], False),
        ("raze", ["trash copper"], True),
    ],
)
def test_royal_carriage_and_an_estate_that_trashes_itself(
    card: str, moves: list[str], is_asked: bool
) -> None:
    words = f"""
        seat 1 to act
        hand 1: estate, copper
        deck 1: silver 9
        mat 1: royal carriage
        inherited 1: {card}
    """
    at = scene(words, card, "royal carriage", events="inheritance").play("play estate", *moves)
    assert is_asked == (ASKED == at.options())
    assert ([] if is_asked else ["estate"]) == [one for one in at.zone("trash") if one == "estate"]


@pytest.mark.rule("DA-P3", "DA-K13")
@pytest.mark.parametrize(("card", "moves"), [("feast", ["gain silver"]), ("raze", ["trash this"])])
def test_royal_carriage_and_an_estate_of_2022_that_cannot_trash_itself(card: str, moves: list[str]) -> None:
    """The card stays set aside and the Estate in play: that one is replayed, and the card with it."""
    words = f"seat 1 to act\nhand 1: estate\ndeck 1: silver 9\nmat 1: royal carriage\ninherited 1: {card}"
    at = scene(words, card, "royal carriage", events="inheritance", printing="2022")
    at.play("play estate", *moves)
    assert ASKED == at.options()
    at.play("call royal carriage", *moves)
    assert (["estate", "royal carriage"], []) == (in_play(at, 1), at.zone("trash"))
    gained, actions = (["silver"] * 2, 0) if card == "feast" else ([], 2)
    assert (gained, actions) == (at.zone("discards", 1), at.zone("actions"))


@pytest.mark.rule("DA-R5", "DB-vassal", "DA-royal-carriage")
@pytest.mark.parametrize(("card", "answers", "asked"), [("market", [], 2), ("feast", ["gain silver"], 1)])
def test_royal_carriage_and_an_action_that_a_vassal_plays(card: str, answers: list[str], asked: int) -> None:
    """The time after an Action comes for the card, if it is still in play, and for the Vassal."""
    words = f"seat 1 to act\nhand 1: vassal\ndeck 1: gold, {card}\nmat 1: royal carriage"
    at = scene(words, card, "vassal", "royal carriage").play("play vassal", f"play {card}", *answers)
    assert ASKED == at.options()
    if asked == 2:
        at.play("done")
        assert ASKED == at.options()
    coins = at.zone("coins")
    at.play("call royal carriage")
    # It is the Vassal that gives two coins more.
    assert coins + 2 == at.zone("coins")


@pytest.mark.rule("DA-P3", "DA-K11", "DA-R6")
@pytest.mark.parametrize(
    ("card", "better", "twice"),
    [("page", "treasure hunter", (2, 1, 0, 2)), ("peasant", "soldier", (0, 3, 2, 0))],
)
def test_royal_carriage_replays_an_estate_that_copies_a_traveller(
    card: str, better: str, twice: tuple[int, ...]
) -> None:
    """It is exchanged all the same."""
    words = f"seat 1 to act\nhand 1: estate\ndeck 1: silver 9\nmat 1: royal carriage\ninherited 1: {card}"
    at = scene(words, card, "royal carriage", events="inheritance").play("play estate", "call royal carriage")
    assert (twice, ["estate", "royal carriage"]) == (numbers(at), in_play(at, 1))
    at.play(*["end actions"] * (card == "page"), "end turn", "exchange estate")
    assert [better, "royal carriage"] == [one for one in at.zone("discards", 1) if one != "silver"]


@pytest.mark.rule("DA-P3", "DA-R5", "DB-feast")
def test_royal_carriage_after_a_throne_room_on_feast() -> None:
    """After neither play of the Feast, but after the Throne Room, which is in play."""
    words = "seat 1 to act\nhand 1: throne room, feast 2\ndeck 1: silver 9\nmat 1: royal carriage"
    at = scene(words, "feast", "throne room", "royal carriage")
    at.play("play throne room", "play feast", "gain silver")
    assert "gain laboratory" in at.options()
    at.play("gain laboratory")
    assert ASKED == at.options()
    at.play("call royal carriage")
    assert ["play feast"] == at.options()
    at.play("play feast", "gain silver", "gain silver")
    assert ["feast", "feast"] == at.zone("trash")
    assert ["throne room", "royal carriage"] == at.zone("plays", 1)


@pytest.mark.rule("DA-P3", "DA-coin-of-the-realm")
@pytest.mark.parametrize("is_there", [True, False])
def test_royal_carriage_needs_the_very_card_in_play(is_there: bool) -> None:
    """Another Village in play is not the one that was played and has gone since."""
    village = NAMES.index("village")
    data = {
        "plays": [["village"], []],
        "serials": [[8], []],
        "serial": 10,
        "agenda": [["actions", 0], ["after-action", 0, village + SERIAL * (8 if is_there else 9)]],
    }
    words = "seat 1 to act\nhand 1: copper\nmat 1: royal carriage, coin of the realm"
    at = scene(words, "royal carriage", "coin of the realm", data=data)
    called = ["call coin of the realm", "call royal carriage"] if is_there else ["call coin of the realm"]
    assert [*called, "done"] == at.options()


@pytest.mark.rule("DA-P3", "DA-T2", "DA-royal-carriage")
@pytest.mark.parametrize(
    ("card", "better", "answers", "once", "twice"),
    [
        ("page", "treasure hunter", [], (1, 1, 0, 2), (2, 1, 0, 3)),
        ("treasure hunter", "warrior", [], (1, 1, 1, 1), (2, 1, 2, 1)),
        ("warrior", "hero", [], (0, 1, 0, 3), (0, 1, 0, 5)),
        ("hero", "champion", ["done"], (0, 1, 2, 1), (0, 1, 4, 1)),
        ("peasant", "soldier", [], (0, 2, 1, 1), (0, 3, 2, 1)),
        ("soldier", "fugitive", [], (0, 1, 2, 1), (0, 1, 4, 1)),
        ("fugitive", "disciple", ["discard silver"], (1, 1, 0, 2), (2, 1, 0, 3)),
        ("disciple", "teacher", ["done"], (0, 1, 0, 1), (0, 1, 0, 1)),
    ],
)
def test_royal_carriage_replays_a_traveller_which_is_exchanged_once(
    card: str, better: str, answers: list[str], once: tuple[int, ...], twice: tuple[int, ...]
) -> None:
    words = f"seat 1 to act\nhand 1: {card}, silver\ndeck 1: silver 12\nmat 1: royal carriage"
    at = scene(words, card, "royal carriage").play(f"play {card}", *answers)
    assert (ASKED, once) == (at.options(), numbers(at))
    at.play("call royal carriage", *answers)
    assert ([card, "royal carriage"], twice) == (in_play(at, 1), numbers(at))
    if "end actions" in at.options():
        at.play("end actions")
    at.play("end turn")
    assert [f"exchange {card}", "done"] == at.options()
    at.play(f"exchange {card}")
    assert [better, "royal carriage"] == [one for one in at.zone("discards", 1) if one != "silver"]
    assert [] == at.zone("plays", 1)


# Royal Carriage and all that goes with a play.


@pytest.mark.rule("DA-R6", "DA-K2", "DA-P11")
@pytest.mark.parametrize(
    ("token", "more"),
    [
        ("+1 card", (0, 0, 0, 1)),
        ("+1 action", (1, 0, 0, 0)),
        ("+1 buy", (0, 1, 0, 0)),
        ("+1 coin", (0, 0, 1, 0)),
    ],
)
@pytest.mark.parametrize("champions", [0, 2])
def test_each_replay_is_a_full_play(token: str, more: tuple[int, ...], champions: int) -> None:
    """Token and Champions count for the Festival and for each of two replays."""
    words = f"""
        seat 1 to act
        hand 1: festival
        deck 1: silver 9
        mat 1: royal carriage 2
        tokens 1: {token} on festival
    """
    data = stayed("champion", 0, champions)
    at = scene(words, "festival", "royal carriage", "page", data=data).play("play festival")
    for plays in (1, 2, 3):
        festivals = (2 * plays + champions * plays, 1 + plays, 2 * plays, 0)
        bonus = tuple(plays * n for n in more)
        assert tuple(a + b for a, b in zip(festivals, bonus, strict=True)) == numbers(at)
        if plays < 3:
            assert ASKED == at.options()
            at.play("call royal carriage")
    assert ["festival", "royal carriage", "royal carriage"] == in_play(at, 1)


@pytest.mark.rule("DA-royal-carriage", "DA-R3")
def test_calling_a_royal_carriage_is_no_play_of_its_own() -> None:
    """Tokens on its pile give nothing when it is called; those count when it is played."""
    words = """
        seat 1 to act
        hand 1: royal carriage, woodcutter
        deck 1: silver 9
        tokens 1: +1 card on royal carriage
    """
    at = scene(words, "royal carriage").play("play royal carriage")
    assert (1, 1, 0, 2) == numbers(at)
    at.play("play woodcutter", "call royal carriage")
    assert (0, 3, 4, 1) == numbers(at)


# Royal Carriage and Durations.

SILVERS = ["set aside silver", "done"]
REPLAYED = {
    "amulet": (["choose coin"], (0, 1, 2, 5), ["choose coin"] * 2, (1, 1, 2, 5)),
    "caravan guard": ([], (2, 1, 0, 7), [], (1, 1, 2, 5)),
    "dungeon": (["discard silver"] * 2, (2, 1, 0, 5), ["discard silver"] * 4, (1, 1, 0, 5)),
    "gear": (SILVERS, (0, 1, 0, 7), [], (1, 1, 0, 7)),
    "bridge troll": ([], (0, 3, 0, 5), [], (1, 3, 0, 5)),
    "haunted woods": ([], (0, 1, 0, 5), [], (1, 1, 0, 11)),
    "swamp hag": ([], (0, 1, 0, 5), [], (1, 1, 6, 5)),
    "hireling": ([], (0, 1, 0, 5), [], (1, 1, 0, 7)),
    # The replayed Champion counts for itself: it was in play before.
    "champion": ([], (3, 1, 0, 5), [], (1, 1, 0, 5)),
}
"""Answers and what there is then, from a hand of five others: after the replay, and next turn."""
FOR_GOOD = ["hireling", "champion"]


def test_every_duration_is_here() -> None:
    assert set(DURATIONS) == set(REPLAYED)


@pytest.mark.rule("DA-royal-carriage", "DA-D1", "DB-A3")
@pytest.mark.parametrize("card", REPLAYED)
def test_royal_carriage_stays_with_each_duration_that_it_replayed(card: str) -> None:
    """Both turns are doubled, and the Royal Carriage goes when the Duration does."""
    answers, now, later_answers, later = REPLAYED[card]
    words = f"""
        seat 1 to act
        hand 1: {card}, silver 5
        deck 1: silver 16
        deck 2: copper 5
        mat 1: royal carriage
    """
    at = scene(words, card, "royal carriage").play(f"play {card}", *answers)
    assert ASKED == at.options()
    at.play("call royal carriage", *answers)
    assert (now, [f"{card}*", "royal carriage*"]) == (numbers(at), in_play(at, 1))

    pass_turn(pass_turn(at))
    at.play(*later_answers)
    star = "*" if card in FOR_GOOD else ""
    assert (later, [card + star, "royal carriage" + star]) == (numbers(at), in_play(at, 1))
    pass_turn(at)
    assert ([f"{card}*", "royal carriage*"] if star else []) == in_play(at, 1)


@pytest.mark.rule("DA-royal-carriage", "DA-D1", "DA-gear")
@pytest.mark.parametrize(
    ("first", "second", "stays"),
    [(["done"], ["done"], False), (SILVERS, ["done"], True), (["done"], SILVERS, True)],
)
def test_royal_carriage_stays_with_a_gear_that_stays(
    first: list[str], second: list[str], stays: bool
) -> None:
    """With nothing set aside in either play, both are discarded the same turn."""
    words = "seat 1 to act\nhand 1: gear\ndeck 1: silver 16\nmat 1: royal carriage"
    at = scene(words, "gear", "royal carriage").play("play gear", *first, "call royal carriage", *second)
    star = "*" if stays else ""
    assert [f"gear{star}", f"royal carriage{star}"] == in_play(at, 1)
    at.play("end turn")
    assert (["gear*", "royal carriage*"] if stays else []) == in_play(at, 1)


@pytest.mark.rule("DA-royal-carriage", "DA-D1")
def test_royal_carriage_goes_with_anything_else_also_beside_a_duration() -> None:
    """One replays a Village, the other one the Hireling: only that one stays."""
    words = "seat 1 to act\nhand 1: village, hireling\ndeck 1: silver 16\nmat 1: royal carriage 2"
    at = scene(words, "village", "hireling", "royal carriage")
    at.play("play village", "call royal carriage", "done", "play hireling", "call royal carriage")
    assert ["village", "royal carriage", "hireling*", "royal carriage*"] == in_play(at, 1)
    pass_turn(at)
    assert ["hireling*", "royal carriage*"] == in_play(at, 1)


@pytest.mark.rule("DA-royal-carriage", "DB-A4", "DA-D1")
def test_royal_carriage_that_replayed_a_throne_room_does_not_stay() -> None:
    """The Throne Room has doubled both Durations and stays; what replayed it does not."""
    words = "seat 1 to act\nhand 1: throne room, amulet, hireling\ndeck 1: silver 16\nmat 1: royal carriage"
    at = scene(words, "amulet", "hireling", "throne room", "royal carriage")
    at.play("play throne room", "play amulet", "choose coin", "done", "choose coin", "done")
    assert ASKED == at.options()
    at.play("call royal carriage", "play hireling")
    assert ["throne room*", "amulet*", "royal carriage", "hireling*"] == in_play(at, 1)


@pytest.mark.rule("DA-royal-carriage", "DA-caravan-guard", "DA-R5")
def test_royal_carriage_replays_a_caravan_guard_in_the_turn_of_another() -> None:
    """It is an Action that its owner has played; both stay until his next turn, which brings two coins."""
    words = """
        seat 2 to act
        hand 2: militia
        deck 2: copper 5
        hand 1: caravan guard, estate
        deck 1: silver 16
        mat 1: royal carriage
    """
    at = scene(words, "militia", "caravan guard", "royal carriage")
    at.play("2: play militia", "1: play caravan guard")
    assert (1, ASKED) == (at.to_move, at.options())
    at.play("1: call royal carriage", "1: done")
    assert ["estate", "silver", "silver"] == at.hand(1)
    assert (0, 2) == (at.zone("actions"), at.zone("coins"))
    at.play("2: end turn")
    assert (2, ["caravan guard", "royal carriage"]) == (at.zone("coins"), in_play(at, 1))
    pass_turn(at)
    assert [] == in_play(at, 1)


@pytest.mark.rule("DA-royal-carriage", "DA-K8", "DA-D1")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_royal_carriage_stays_with_an_estate_that_copies_a_duration(printing: str) -> None:
    words = """
        seat 1 to act
        hand 1: estate
        deck 1: silver 16
        mat 1: royal carriage
        inherited 1: amulet
    """
    at = scene(words, "amulet", "royal carriage", events="inheritance", printing=printing)
    at.play("play estate", "choose coin", "call royal carriage", "choose coin")
    assert ["estate*", "royal carriage*"] == in_play(at, 1)
    pass_turn(pass_turn(at))
    at.play("choose coin", "choose coin")
    assert (2, ["estate", "royal carriage"]) == (at.zone("coins"), in_play(at, 1))


@pytest.mark.rule("DA-D4", "DA-royal-carriage", "DA-bonfire")
def test_royal_carriage_does_not_stay_with_a_duration_that_was_burnt() -> None:
    """What the Amulet has set up still happens twice."""
    words = "seat 1 to act\nhand 1: amulet\ndeck 1: silver 16\nmat 1: royal carriage\ncoins: 3"
    at = scene(words, "amulet", "royal carriage", events="bonfire")
    at.play("play amulet", "choose coin", "call royal carriage", "choose coin", "buy bonfire", "trash amulet")
    assert ["royal carriage"] == in_play(at, 1)
    at.play("done")
    assert (2, []) == (at.to_move, in_play(at, 1))
    pass_turn(at)
    at.play("choose coin", "choose silver")
    assert (1, ["royal carriage", "silver"]) == (at.zone("coins"), at.zone("discards", 1))

"""Many things at one moment: what a purchase brings, in the buyer's order; and Mission's extra turn."""

from itertools import permutations
from typing import Any

import pytest

from cairn.games.dominion.rules.catalogue import NAMES
from cairn.games.dominion.rules.player import SERIAL
from cairn.proof.scene import Scene

from .pairs import DURATIONS, PRINTINGS, in_play, pass_turn, scene

PRINTED_SO = pytest.mark.parametrize("printing", PRINTINGS)


def waiting(*attacks: str, of: int = 2, seats: int = 2, **more: Any) -> dict[str, Any]:
    """Lasting attacks that a player has played against the first one, laid out."""
    serials = list(range(8, 8 + len(attacks)))
    plays: list[list[str]] = [[] for _ in range(seats)]
    numbers: list[list[int]] = [[] for _ in range(seats)]
    plays[of - 1], numbers[of - 1] = list(attacks), serials
    stays = []
    for attack, serial in zip(attacks, serials, strict=True):
        card = NAMES.index(attack)
        stays.append([card, of - 1, card + SERIAL * serial, 1, 1, 0])
    laid = {"plays": plays, "serials": numbers, "serial": 8 + len(attacks), "stays": stays, "turn": 2}
    return laid | more


# Port, Swamp Hag, Haunted Woods and the Trashing token, in all orders.

MUST = {"port": "resolve port", "woods": "resolve haunted woods", "hag": "resolve swamp hag"}
BUYING = "seat 1 to buy\nhand 1: copper, estate\ncoins: 20\nbuys: 2\n"


@pytest.mark.rule("DA-D2", "DB-B4", "DA-K4")
@PRINTED_SO
@pytest.mark.parametrize("order", list(permutations(["port", "woods", "hag", "plan"])), ids=" ".join)
def test_the_buyer_of_a_port_orders_what_comes_with_it(order: tuple[str, ...], printing: str) -> None:
    """Before the bought Port is gained; from 2022 on after that.

    With the hand on the deck there is nothing to trash. The last thing that must be comes by itself.
    """
    data = waiting("swamp hag", "haunted woods")
    words = BUYING + "tokens 1: trashing on port"
    at = scene(words, "port", "swamp hag", "haunted woods", printing=printing, data=data).play("buy port")
    hand, deck, trash = ["copper", "estate"], [], []
    gained = ["port"] if printing == "2022" else []
    pending = list(order)
    for thing in order:
        if thing == "plan" and not hand:
            continue
        trashing = [f"trash {card}" for card in hand] if "plan" in pending else []
        must = [move for what, move in MUST.items() if what in pending]
        if trashing or len(must) > 1:
            assert (1, trashing + must + ([] if must else ["done"])) == (at.to_move, at.options())
            at.play("trash estate" if thing == "plan" else MUST[thing])
        pending.remove(thing)
        if thing == "plan":
            hand.remove("estate")
            trash.append("estate")
        elif thing == "hag":
            gained.append("curse")
        elif thing == "port":
            gained.append("port")
            if printing == "2022" and hand:
                # From 2022 on the token counts for each gain from that pile.
                assert [*[f"trash {card}" for card in hand], "done"] == at.options()
                at.play("done")
        else:
            for card in list(hand):
                at.play(f"topdeck {card}")
                hand.remove(card)
                deck.append(card)
    gained += [] if printing == "2022" else ["port"]
    assert (gained, trash) == (at.zone("discards", 1), at.zone("trash"))
    assert (hand, deck) == (at.hand(1), at.zone("decks", 1))
    assert "end turn" in at.options()


@pytest.mark.rule("DA-D2", "DA-messenger", "DB-B4")
@PRINTED_SO
@pytest.mark.parametrize("first", ["messenger", "haunted woods", "swamp hag"])
def test_the_buyer_of_a_messenger_orders_what_comes_with_it(first: str, printing: str) -> None:
    """Its gift, the hand onto the deck and the Curse."""
    data = waiting("swamp hag", "haunted woods")
    kingdom = ["messenger", "swamp hag", "haunted woods"]
    at = scene(BUYING, *kingdom, printing=printing, data=data).play("buy messenger")
    things = ["resolve messenger", "resolve haunted woods", "resolve swamp hag"]
    assert things == at.options()
    answers = {"messenger": ["gain silver"], "haunted woods": ["topdeck copper", "topdeck estate"]}
    at.play(f"resolve {first}", *answers.get(first, []))
    things.remove(f"resolve {first}")
    assert things == at.options()
    # Of the two that are left the last one comes by itself.
    second, third = (thing.removeprefix("resolve ") for thing in things)
    at.play(f"resolve {second}", *answers.get(second, []), *answers.get(third, []))
    names = {"messenger": "silver", "swamp hag": "curse"}
    gained = [names[thing] for thing in (first, second, third) if thing in names]
    expected = ["messenger", *gained] if printing == "2022" else [*gained, "messenger"]
    assert (expected, ["silver"]) == (at.zone("discards", 1), at.zone("discards", 2))
    assert ([], ["copper", "estate"]) == (at.hand(1), at.zone("decks", 1))


# Lost City, Duplicate and Travelling Fair when the card is gained.


LETTERS = {"F": "topdeck lost city", "D": "call duplicate", "L": "resolve lost city", "X": "done"}


@pytest.mark.rule("DA-D2", "DA-lost-city", "DA-duplicate")
@PRINTED_SO
@pytest.mark.parametrize(
    ("script", "deck"),
    [
        ("FDL>L FDX>F DX>D FL>L FX>X", 1),
        ("FDL>F DL>L DX>D FL>L FX>F", 2),
        # What must be comes by itself when nothing else is left, the copy's own words too.
        ("FDL>F DL>D FL>L FX>X", 1),
        ("FDL>F DL>D FL>F", 2),
        # The copy covers the bought card, which stays where it is.
        ("FDL>L FDX>D FL>L FX>F", 1),
        ("FDL>D FL>L FX>X", 0),
        ("FDL>D FL>F", 1),
    ],
)
def test_the_buyer_of_a_lost_city_orders_what_comes_with_it(script: str, deck: int, printing: str) -> None:
    """Fair, Duplicate, Lost City; the copy is a Lost City of its own, and the other player draws for both."""
    words = BUYING + "mat 1: duplicate\ndeck 2: gold 3"
    at = scene(words, "lost city", "duplicate", printing=printing, data={"fairs": 1}).play("buy lost city")
    for step in script.split():
        offered, _, move = step.partition(">")
        assert (1, [LETTERS[letter] for letter in offered]) == (at.to_move, at.options())
        at.play(LETTERS[move])
    assert "end turn" in at.options()
    assert ["gold"] * 2 == at.hand(2)
    lie = (["lost city"] * deck, ["lost city"] * (2 - deck))
    assert lie == (at.zone("decks", 1), at.zone("discards", 1))


@pytest.mark.rule("DA-D2", "DB-B4")
@PRINTED_SO
def test_all_at_once(printing: str) -> None:
    """Trashing token, Haunted Woods, Swamp Hag when bought; Lost City, Fair, Duplicate when gained."""
    words = BUYING + "tokens 1: trashing on lost city\nmat 1: duplicate\ndeck 2: gold 3"
    data = waiting("swamp hag", "haunted woods", fairs=1)
    kingdom = ["lost city", "duplicate", "swamp hag", "haunted woods"]
    at = scene(words, *kingdom, printing=printing, data=data).play("buy lost city")
    trashing = ["trash copper", "trash estate"]
    attacks = ["resolve haunted woods", "resolve swamp hag"]
    if printing == "2022":
        both = ["resolve haunted woods", "resolve lost city", "resolve swamp hag"]
        assert [*trashing, "topdeck lost city", "call duplicate", *both] == at.options()
        return
    assert [*trashing, *attacks] == at.options()
    at.play("trash estate")
    assert attacks == at.options()
    at.play("resolve swamp hag")
    assert ["topdeck curse", "call duplicate", "done"] == at.options()
    at.play("topdeck curse", "done")
    # Haunted Woods was the last thing left of the purchase.
    assert ["topdeck copper"] == at.options()
    at.play("topdeck copper")
    assert ["topdeck lost city", "call duplicate", "resolve lost city"] == at.options()
    assert (["curse", "copper"], ["estate"]) == (at.zone("decks", 1), at.zone("trash"))


@pytest.mark.rule("DA-D2", "DA-duplicate", "DA-swamp-hag")
@PRINTED_SO
def test_a_curse_of_swamp_hag_may_be_duplicated_in_between(printing: str) -> None:
    """Then the rest of the moment goes on."""
    data = waiting("swamp hag", "haunted woods")
    kingdom = ["duplicate", "swamp hag", "haunted woods"]
    at = scene(BUYING + "mat 1: duplicate 2", *kingdom, printing=printing, data=data).play("buy silver")
    attacks = ["resolve haunted woods", "resolve swamp hag"]
    if printing == "2022":
        assert ["call duplicate", *attacks] == at.options()
        at.play("resolve swamp hag")
        assert ["call duplicate", "done"] == at.options()
        at.play("call duplicate", "done", "done")
        # The Silver may still be duplicated, before or after Haunted Woods.
        assert ["call duplicate", "resolve haunted woods"] == at.options()
        at.play("call duplicate", "topdeck copper", "topdeck estate")
        assert ["silver", "curse", "curse", "silver"] == at.zone("discards", 1)
        return
    assert attacks == at.options()
    at.play("resolve swamp hag", "call duplicate", "done", "done", "topdeck copper", "topdeck estate")
    assert ["call duplicate", "done"] == at.options()
    at.play("call duplicate")
    assert ["curse", "curse", "silver", "silver"] == at.zone("discards", 1)


@pytest.mark.rule("DA-D2", "DA-swamp-hag", "DA-haunted-woods")
@PRINTED_SO
def test_several_attacks_of_a_kind_are_taken_one_by_one(printing: str) -> None:
    """Two Hags and two Woods: the second Haunted Woods finds no hand; each Hag curses."""
    data = waiting("swamp hag", "haunted woods", "swamp hag", "haunted woods")
    at = scene(BUYING, "swamp hag", "haunted woods", printing=printing, data=data).play("buy silver")
    attacks = ["resolve haunted woods", "resolve swamp hag"]
    assert attacks == at.options()
    at.play("resolve swamp hag")
    assert attacks == at.options()
    at.play("resolve haunted woods", "topdeck copper", "topdeck estate")
    assert attacks == at.options()
    at.play("resolve swamp hag")
    assert "end turn" in at.options()
    first = ["silver", "curse", "curse"]
    assert (first if printing == "2022" else [*first[1:], "silver"]) == at.zone("discards", 1)


# Mission and Durations.

DUE: dict[str, tuple[list[str], list[str], tuple[int, ...], tuple[int, ...]]] = {
    "amulet": (["choose silver"], ["choose coin"], (1, 1, 1, 5), (1, 1, 2, 5)),
    "caravan guard": ([], [], (1, 1, 1, 5), (1, 1, 2, 5)),
    "dungeon": (["discard silver"] * 2, ["discard silver"] * 2, (1, 1, 0, 5), (1, 1, 0, 5)),
    "gear": (["set aside silver", "done"], [], (1, 1, 0, 6), (1, 1, 0, 7)),
    "bridge troll": ([], [], (1, 2, 0, 5), (1, 3, 0, 5)),
    "haunted woods": ([], [], (1, 1, 0, 8), (1, 1, 0, 11)),
    "swamp hag": ([], [], (1, 1, 3, 5), (1, 1, 6, 5)),
    "hireling": ([], [], (1, 1, 0, 6), (1, 1, 0, 7)),
    "champion": ([], [], (1, 1, 0, 5), (1, 1, 0, 5)),
}
"""Answers now and later; Actions, Buys, coins and hand of the turn in which it comes due: once, doubled."""
FOR_GOOD = ["hireling", "champion"]
PLAYS = pytest.mark.parametrize("doubled", [False, True])


def test_every_duration_is_here() -> None:
    assert set(DURATIONS) == set(DUE)


def play_duration(at: Scene, card: str, doubled: bool) -> None:
    """Play it, by a Throne Room if it is doubled, and end the Action phase."""
    now = DUE[card][0]
    if doubled:
        at.play("play throne room", f"play {card}", *now, *now)
    else:
        at.play(f"play {card}", *now)
    if "end actions" in at.options():
        at.play("end actions")


def come_due(at: Scene, seat: int, card: str, doubled: bool) -> None:
    """A player's turn has begun: the Duration does what it does, once or twice, and this is what there is."""
    _, later, once, twice = DUE[card]
    at.play(*later, *(later if doubled else []))
    assert (seat, twice if doubled else once) == (at.to_move, numbers(at, seat))


def numbers(at: Scene, seat: int) -> tuple[int, ...]:
    """Actions, Buys, coins, and cards in hand."""
    return at.zone("actions"), at.zone("buys"), at.zone("coins"), len(at.hand(seat))


def mission_scene(card: str, seat: int, doubled: bool, **data: Any) -> Scene:
    """A player holds the Duration, with a Throne Room if it is to be doubled."""
    hand = f"{'throne room, ' if doubled else ''}{card}, silver 4"
    other = 3 - seat
    words = f"""
        seat {seat} to act
        hand {seat}: {hand}
        deck {seat}: silver 26
        hand {other}: copper 5
        deck {other}: copper 12
        coins: 4
    """
    return scene(words, card, "throne room", "village", events="mission", data=data)


@pytest.mark.rule("DA-mission", "DA-D1", "DA-P6")
@PLAYS
@pytest.mark.parametrize("card", DUE)
def test_the_extra_turn_is_the_next_turn_of_each_duration(card: str, doubled: bool) -> None:
    """It comes due there and goes; the other player never meets it, and it does not come twice."""
    at = mission_scene(card, 1, doubled)
    play_duration(at, card, doubled)
    at.play("buy mission")
    if not at.zone("extra"):
        at.play("end turn")
    come_due(at, 1, card, doubled)
    assert True is at.zone("extra")
    cards = ["throne room", card] if doubled else [card]
    star = "*" if card in FOR_GOOD else ""
    assert [one + star for one in cards] == in_play(at, 1)

    pass_turn(at)
    left = [one + star for one in cards] if star else []
    assert (2, left) == (at.to_move, in_play(at, 1))
    at.play("2: end actions", "2: buy copper")
    assert (["copper"] * 5, 10) == (at.hand(2), at.zone("piles", "curse"))
    # A new turn of the first player: nothing comes but what comes for good.
    assert 1 == at.to_move
    more = (1 + doubled) if card == "hireling" else 0
    assert (1, 1, 0, 5 + more) == numbers(at, 1)


@pytest.mark.rule("DA-mission", "DA-D1", "DA-P6")
@PLAYS
@pytest.mark.parametrize("card", DUE)
def test_a_duration_played_in_the_extra_turn_comes_due_in_the_next_one(card: str, doubled: bool) -> None:
    """The other player's turn lies between: there a lasting attack strikes."""
    at = mission_scene(card, 1, doubled, extra=True, previous=1)
    play_duration(at, card, doubled)
    at.play("buy mission")
    if at.to_move == 1:
        at.play("end turn")
    # A Mission bought in the extra turn gives no further one.
    assert (2, False) == (at.to_move, at.zone("extra"))
    cards = ["throne room*", f"{card}*"] if doubled else [f"{card}*"]
    assert cards == in_play(at, 1)
    assert (card == "bridge troll") == at.zone("minus_coin", 2)
    at.play("2: end actions", "2: buy copper")
    if card == "haunted woods":
        assert ["topdeck copper"] == at.options()
        at.play(*["2: topdeck copper"] * 5)
    curses = 1 + doubled if card == "swamp hag" else 0
    assert 10 - curses == at.zone("piles", "curse")
    come_due(at, 1, card, doubled)
    star = "*" if card in FOR_GOOD else ""
    assert [one.removesuffix("*") + star for one in cards] == in_play(at, 1)


@pytest.mark.rule("DA-mission", "DA-D1", "DA-P6")
@PLAYS
@pytest.mark.parametrize("card", DUE)
def test_a_duration_of_another_waits_for_its_owner_through_both_turns(card: str, doubled: bool) -> None:
    """The second player's Duration comes due neither in the first one's turn nor in his extra turn."""
    at = mission_scene(card, 2, doubled)
    play_duration(at, card, doubled)
    at.play("2: end turn")
    cards = ["throne room*", f"{card}*"] if doubled else [f"{card}*"]
    assert (1, cards) == (at.to_move, in_play(at, 2))
    at.play("1: end actions", *["1: play copper"] * 5)
    # A Bridge Troll has cost the first of them its coin.
    assert (4 if card == "bridge troll" else 5) == at.zone("coins")
    at.play("1: buy mission")
    assert (1, True, cards) == (at.to_move, at.zone("extra"), in_play(at, 2))
    assert (1, 1, 0, 5) == numbers(at, 1)
    pass_turn(at)
    assert 10 == at.zone("piles", "curse")
    come_due(at, 2, card, doubled)


@pytest.mark.rule("DA-mission", "DA-champion", "DA-P11")
def test_champion_goes_on_in_the_extra_turn() -> None:
    """Each Action played there brings another."""
    words = "seat 1 to act\nhand 1: champion\ndeck 1: village 6\ncoins: 4"
    at = scene(words, "champion", "village", events="mission").play("play champion", "buy mission")
    at.play("play village")
    assert (True, 3) == (at.zone("extra"), at.zone("actions"))


@pytest.mark.rule("DA-mission", "DA-bridge-troll", "DA-P5")
@PRINTED_SO
def test_bridge_trolls_second_turn_is_the_extra_turn_for_what_cards_cost(printing: str) -> None:
    """No card can be bought there, but a Workshop gains what costs five; the turn after that it does not."""
    words = "seat 1 to act\nhand 1: bridge troll\ndeck 1: workshop 5, copper 5\ncoins: 4\ndeck 2: copper 5"
    at = scene(words, "bridge troll", "workshop", "laboratory", events="mission", printing=printing)
    at.play("play bridge troll", "buy mission", "end turn")
    assert (["copper"] * 5, True) == (at.hand(1), at.zone("extra"))
    at.play("end actions")
    assert not [option for option in at.options() if option.startswith("buy")]
    at.play("end turn", "2: end turn", "1: play workshop")
    assert "gain laboratory" not in at.options()

    words = words.replace("workshop 5, copper 5", "copper 5, workshop 5")
    at = scene(words, "bridge troll", "workshop", "laboratory", events="mission", printing=printing)
    at.play("play bridge troll", "buy mission", "end turn", "play workshop")
    assert "gain laboratory" in at.options()

"""Travelling Fair and every way to gain a card: it is asked for each card, and for nothing else."""

from typing import Any

import pytest

from cairn.games.dominion.rules.catalogue import NAMES
from cairn.games.dominion.rules.player import SERIAL

from .pairs import PRINTINGS, in_play, scene

FAIR: dict[str, Any] = {"fairs": 1}
"""A Travelling Fair was bought; laid out, so that it meets also what is gained in the Action phase."""
HAG = NAMES.index("swamp hag")
HAGGED: dict[str, Any] = FAIR | {
    "plays": [[], ["swamp hag"]],
    "serials": [[], [8]],
    "serial": 9,
    "turn": 2,
    "stays": [[HAG, 1, HAG + SERIAL * 8, 1, 1, 0]],
}
"""The second player's Swamp Hag waits for what the first one buys."""
HUNTED: dict[str, Any] = FAIR | {"gained": [0, 2]}
ACT = "seat 1 to act\nhand 1: "
BUY = "seat 1 to buy\ncoins: 20\nbuys: 2\n"

GAINS: dict[str, tuple[str, dict[str, Any], list[tuple[list[str], str]]]] = {
    # Bought, and what comes with it.
    "gold": (BUY, FAIR, [(["buy gold"], "gold")]),
    "port": (BUY, FAIR, [(["buy port"], "port"), ([], "port")]),
    "swamp hag": (BUY, HAGGED, [(["buy gold"], "curse"), ([], "gold")]),
    # By Actions and Treasures.
    "workshop": (ACT + "workshop", FAIR, [(["play workshop", "gain village"], "village")]),
    "feast": (ACT + "feast", FAIR, [(["play feast", "gain duchy"], "duchy")]),
    "remodel": (ACT + "remodel, gold", FAIR, [(["play remodel", "trash gold", "gain province"], "province")]),
    "bandit": (ACT + "bandit", FAIR, [(["play bandit"], "gold")]),
    "magpie": (ACT + "magpie\ndeck 1: estate, gold", FAIR, [(["play magpie"], "magpie")]),
    "amulet": (ACT + "amulet", FAIR, [(["play amulet", "choose silver"], "silver")]),
    "hero": (ACT + "hero", FAIR, [(["play hero", "gain silver"], "silver")]),
    "treasure hunter": (
        ACT + "treasure hunter",
        HUNTED,
        [(["play treasure hunter"], "silver"), ([], "silver")],
    ),
    "disciple": (ACT + "disciple, festival", FAIR, [(["play disciple", "play festival"], "festival")]),
    "thief": (
        ACT + "thief\ndeck 2: gold, silver",
        FAIR,
        [(["play thief", "trash gold", "gain gold"], "gold")],
    ),
    "treasure trove": (
        "seat 1 to buy\nhand 1: treasure trove",
        FAIR,
        [(["play treasure trove"], "gold"), ([], "copper")],
    ),
    # By Events.
    "trade": (
        BUY + "hand 1: curse 2",
        FAIR,
        [(["buy trade", "trash curse", "trash curse"], "silver"), ([], "silver")],
    ),
    "raid": (BUY + "play 1: silver 2, gold", FAIR, [(["buy raid"], "silver"), ([], "silver")]),
    "ball": (BUY, FAIR, [(["buy ball", "gain village"], "village"), (["gain smithy"], "smithy")]),
    "seaway": (BUY, FAIR, [(["buy seaway", "gain village"], "village")]),
    "pilgrimage": (
        BUY + "play 1: village, silver\ntokens 1: journey down",
        FAIR,
        [(["buy pilgrimage", "gain village", "gain silver"], "village"), ([], "silver")],
    ),
    "alms": (BUY, FAIR, [(["buy alms", "gain estate"], "estate")]),
    "quest": (BUY + "hand 1: curse 2", FAIR, [(["buy quest", "choose curses"], "gold")]),
}
"""What gains, the position, and step by step the moves and the card that is gained then."""
KINGDOM = ["village", "smithy", "festival"]
EVENTS = "alms, ball, pilgrimage, quest, raid, seaway, trade, travelling fair, inheritance"


@pytest.mark.rule("DA-travelling-fair")
@pytest.mark.parametrize("printing", ["german", "english"])
@pytest.mark.parametrize("way", GAINS)
def test_travelling_fair_is_offered_for_each_gain_and_taken(way: str, printing: str) -> None:
    """Each card is asked for before the next is gained; it comes to lie on the deck."""
    words, data, steps = GAINS[way]
    at = scene(words, way, *KINGDOM, events=EVENTS, printing=printing, data=data)
    for moves, card in steps:
        at.play(*moves)
        deck = at.zone("decks", 1)
        assert (1, [f"topdeck {card}", "done"]) == (at.to_move, at.options())
        at.play(f"topdeck {card}")
        assert [*deck, card] == at.zone("decks", 1)[: len(deck) + 1]
    assert "done" not in at.options()
    assert [card for _, card in steps] == at.zone("decks", 1)[-len(steps) :]
    # What lies there is what Quest has taken.
    assert (["curse", "curse"] if way == "quest" else []) == at.zone("discards", 1)


@pytest.mark.rule("DA-travelling-fair")
@pytest.mark.parametrize("way", GAINS)
def test_travelling_fair_may_be_declined_for_each_gain(way: str) -> None:
    """The cards lie on the discard pile in the order in which they came, and the deck is as it was."""
    words, data, steps = GAINS[way]
    at = scene(words, way, *KINGDOM, events=EVENTS, data=data)
    for moves, card in steps:
        at.play(*moves)
        assert [f"topdeck {card}", "done"] == at.options()
        at.play("done")
    assert "done" not in at.options()
    before = ["curse", "curse"] if way == "quest" else []
    assert [*before, *[card for _, card in steps]] == at.zone("discards", 1)
    assert (["estate"] if way == "magpie" else []) == at.zone("decks", 1)


@pytest.mark.rule("DA-travelling-fair", "DB-mine", "DB-artisan")
@pytest.mark.parametrize(
    ("hand", "moves", "card"),
    [
        ("mine, copper", ["play mine", "trash copper", "gain silver"], "silver"),
        ("artisan", ["play artisan", "gain duchy"], "duchy"),
    ],
)
def test_a_card_gained_to_hand_may_go_onto_the_deck(hand: str, moves: list[str], card: str) -> None:
    """Declined, it stays in hand."""
    for answer, in_hand, on_deck in ((f"topdeck {card}", [], [card]), ("done", [card], [])):
        at = scene(ACT + hand, hand.split(",")[0], data=FAIR).play(*moves)
        assert [f"topdeck {card}", "done"] == at.options()
        at.play(answer)
        assert (in_hand, on_deck, []) == (at.hand(1), at.zone("decks", 1), at.zone("discards", 1))


@pytest.mark.rule("DA-travelling-fair", "DA-artificer", "DB-bureaucrat")
@pytest.mark.parametrize(
    ("hand", "moves", "card"),
    [
        ("bureaucrat", ["play bureaucrat"], "silver"),
        ("artificer, curse 2", ["play artificer", "discard curse", "discard curse", "gain estate"], "estate"),
    ],
)
def test_a_card_gained_onto_the_deck_is_not_asked_for(hand: str, moves: list[str], card: str) -> None:
    """It lies there already."""
    at = scene(ACT + hand, hand.split(",")[0], data=FAIR).play(*moves)
    assert ([card], "end turn" in at.options()) == (at.zone("decks", 1), True)


# More than one thing at the same gain.


@pytest.mark.rule("DA-travelling-fair", "DA-duplicate", "DB-T7")
@pytest.mark.parametrize(
    ("moves", "deck", "discard"),
    [
        (["topdeck gold", "call duplicate", "topdeck gold"], ["gold", "gold"], []),
        (["topdeck gold", "call duplicate", "done"], ["gold"], ["gold"]),
        (["topdeck gold", "done"], ["gold"], []),
        (["call duplicate", "topdeck gold"], ["gold"], ["gold"]),
        (["call duplicate", "done"], [], ["gold", "gold"]),
        (["done"], [], ["gold"]),
    ],
)
def test_travelling_fair_and_the_copy_of_a_duplicate(
    moves: list[str], deck: list[str], discard: list[str]
) -> None:
    """The copy is asked for as well; it covers the first card if that still lies on the discard pile."""
    at = scene(BUY + "mat 1: duplicate", "duplicate", data=FAIR).play("buy gold")
    assert ["topdeck gold", "call duplicate", "done"] == at.options()
    at.play(*moves)
    assert (deck, discard) == (at.zone("decks", 1), at.zone("discards", 1))
    assert "end turn" in at.options()


@pytest.mark.rule("DA-travelling-fair", "DA-lost-city", "DA-D2")
@pytest.mark.parametrize("first", ["topdeck lost city", "resolve lost city"])
def test_travelling_fair_and_lost_city_in_either_order(first: str) -> None:
    """What must happen is left open until it is done; the other player draws once."""
    at = scene(BUY + "deck 2: gold 2", "lost city", data=FAIR).play("buy lost city")
    assert ["topdeck lost city", "resolve lost city"] == at.options()
    at.play(first)
    if first == "resolve lost city":
        assert ["topdeck lost city", "done"] == at.options()
        at.play("topdeck lost city")
    assert (["lost city"], ["gold"]) == (at.zone("decks", 1), at.hand(2))
    assert "end turn" in at.options()


@pytest.mark.rule("DA-travelling-fair", "DA-port")
def test_travelling_fair_and_a_port_of_2022() -> None:
    """The first Port is gained and brings the second one, which covers it."""
    at = scene(BUY, "port", data=FAIR, printing="2022").play("buy port")
    assert ["topdeck port", "resolve port"] == at.options()
    at.play("resolve port", "topdeck port")
    assert "end turn" in at.options()
    assert (["port"], ["port"]) == (at.zone("decks", 1), at.zone("discards", 1))

    at = scene(BUY, "port", data=FAIR, printing="2022").play("buy port", "topdeck port")
    assert ["topdeck port", "done"] == at.options()
    at.play("topdeck port")
    assert (["port", "port"], []) == (at.zone("decks", 1), at.zone("discards", 1))


@pytest.mark.rule("DA-travelling-fair", "DA-swamp-hag", "DA-D2")
@pytest.mark.parametrize("first", ["topdeck gold", "resolve swamp hag"])
def test_travelling_fair_and_a_swamp_hag_of_2022(first: str) -> None:
    """The Curse comes when the bought card is gained, so the buyer orders; a Curse on it covers it."""
    at = scene(BUY, "swamp hag", data=HAGGED, printing="2022").play("buy gold")
    assert ["topdeck gold", "resolve swamp hag"] == at.options()
    at.play(first)
    assert ["topdeck curse", "done"] == at.options()
    at.play("done")
    assert "end turn" in at.options()
    gold = ["gold"]
    taken = first == "topdeck gold"
    assert (gold if taken else [], ["curse"] if taken else ["gold", "curse"]) == (
        at.zone("decks", 1),
        at.zone("discards", 1),
    )


@pytest.mark.rule("DA-travelling-fair", "DA-messenger", "DA-P4")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_travelling_fair_and_messenger(printing: str) -> None:
    """The Fair was bought first; from 2022 on the first card gained counts, and all gains are asked for."""
    at = scene(BUY, "messenger", events="travelling fair", printing=printing)
    at.play("buy travelling fair", "buy messenger")
    if printing != "2022":
        assert ["topdeck messenger", "done"] == at.options()
        return
    assert ["topdeck messenger", "resolve messenger"] == at.options()
    at.play("topdeck messenger", "gain silver")
    assert ["topdeck silver", "done"] == at.options()
    at.play("topdeck silver")
    # The other player is not asked for his Silver.
    assert (["messenger", "silver"], ["silver"]) == (at.zone("decks", 1), at.zone("discards", 2))
    assert "end turn" in at.options()


@pytest.mark.rule("DA-travelling-fair", "DA-seaway", "DA-K9")
def test_seaways_token_moves_whether_or_not_its_card_goes_onto_the_deck() -> None:
    for answer in ("topdeck village", "done"):
        at = scene(BUY, data=FAIR, events="seaway").play("buy seaway", "gain village")
        assert {} == at.zone("tokens", 1)
        at.play(answer)
        assert {"+1 buy": "village"} == at.zone("tokens", 1)


# What is no gain of the buyer's.


@pytest.mark.rule("DA-travelling-fair", "DA-T2")
@pytest.mark.parametrize(
    ("card", "better"),
    [
        ("page", "treasure hunter"),
        ("treasure hunter", "warrior"),
        ("warrior", "hero"),
        ("hero", "champion"),
        ("peasant", "soldier"),
        ("soldier", "fugitive"),
        ("fugitive", "disciple"),
        ("disciple", "teacher"),
    ],
)
def test_travelling_fair_is_not_offered_for_an_exchange(card: str, better: str) -> None:
    at = scene(BUY + f"play 1: {card}\ndeck 1: copper 6", card, data=FAIR).play(
        "end turn", f"exchange {card}"
    )
    assert (2, [better]) == (at.to_move, at.zone("discards", 1))


@pytest.mark.rule("DA-travelling-fair", "DA-inheritance", "DA-K10")
def test_travelling_fair_is_not_offered_for_what_inheritance_sets_aside() -> None:
    """Setting aside is not gaining."""
    at = scene(BUY, data=FAIR, events="inheritance").play("buy inheritance", "set aside village")
    assert ("village", "end turn" in at.options()) == (at.zone("inherited", 1), True)


@pytest.mark.rule("DA-travelling-fair", "DA-duplicate")
def test_travelling_fair_is_not_for_others() -> None:
    """A player who gains in the buyer's turn may call a Duplicate, but has no Fair."""
    at = scene(ACT + "witch\nmat 2: duplicate", "witch", "duplicate", data=FAIR).play("play witch")
    assert (2, ["call duplicate", "done"]) == (at.to_move, at.options())
    at.play("2: call duplicate")
    assert (["curse", "curse"], ["duplicate"]) == (at.zone("discards", 2), in_play(at, 2))
    assert 1 == at.to_move

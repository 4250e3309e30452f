"""The cards of Seaside that are played with extras."""

import pytest

from cairn.proof.table import Table

from .kingdoms import kingdom
from .pairs import pass_turn


def laid(words: str, *cards: str, seats: int = 2, **options: str) -> Table:
    """A table with these cards in the kingdom and a position laid out."""
    table = Table("dominion", seats=seats, kingdom=kingdom(*cards), extras="on", **options)
    return table.set_up(words)


@pytest.mark.rule("DS-1", "DA-D1")
def test_caravan() -> None:
    """A card and an Action now, a card more at the start of the next turn; it stays until then."""
    table = laid(
        "seat 1 to act\nhand 1: caravan\ndeck 1: gold, copper 5, silver\ndeck 2: copper 9", "caravan"
    )
    table.play("play caravan")
    assert (["silver"], 1) == (table.hand(1), table.zone("actions"))

    table.play("end actions", "end turn", "end turn")
    assert ["copper"] * 5 + ["gold"] == sorted(table.hand(1))
    assert ["caravan"] == table.zone("plays", 1)
    table.play("end actions") if "end actions" in table.options() else None
    table.play("end turn")
    assert [] == table.zone("plays", 1)


@pytest.mark.rule("DS-2")
def test_warehouse() -> None:
    """Three cards come, three go; with fewer in hand all of them go."""
    table = laid("seat 1 to act\nhand 1: warehouse, estate 2\ndeck 1: gold, silver, copper", "warehouse")
    table.play("play warehouse")
    assert (1, 5) == (table.zone("actions"), len(table.hand(1)))
    table.play("discard estate", "discard estate", "discard copper")
    assert ["gold", "silver"] == sorted(table.hand(1))

    few = laid("seat 1 to act\nhand 1: warehouse\ndeck 1: gold, silver", "warehouse")
    few.play("play warehouse", "discard gold", "discard silver")
    assert ([], "buy") == (few.hand(1), few.zone("phase"))


@pytest.mark.rule("DS-3", "DA-D1")
def test_lighthouse() -> None:
    """A coin now and next turn; in between a Militia passes its owner by, and hits the third player."""
    words = "seat 1 to act\nhand 1: lighthouse, copper 4\ndeck 1: copper 9\nhand 2: militia\nhand 3: copper 5"
    table = laid(words, "lighthouse", "militia", seats=3)
    table.play("play lighthouse")
    assert (1, 1) == (table.zone("actions"), table.zone("coins"))
    pass_turn(table).play("play militia")
    assert 3 == table.to_move

    pass_turn(pass_turn(table.play("discard copper", "discard copper")))
    assert (1, 1) == (table.to_move, table.zone("coins"))
    assert ["lighthouse"] == table.zone("plays", 1)


@pytest.mark.rule("DS-3", "DA-bonfire")
def test_a_lighthouse_that_has_gone_protects_nobody() -> None:
    """Burnt, it still gives its coin, but it is no longer in play."""
    words = "seat 1 to act\nhand 1: lighthouse, copper 4\ndeck 1: copper 9\nhand 2: militia\ncoins: 5"
    table = laid(words, "lighthouse", "militia", events="bonfire")
    table.play("play lighthouse", "end actions", "buy bonfire", "trash lighthouse")
    table.play("play militia")
    assert 1 == table.to_move
    pass_turn(table.play("discard copper", "discard copper"))
    assert 1 == table.zone("coins")


@pytest.mark.rule("DS-4", "DA-D1")
def test_wharf() -> None:
    """Two cards and a Buy, and the same again at the start of the next turn."""
    table = laid("seat 1 to act\nhand 1: wharf\ndeck 1: copper 20\ndeck 2: copper 5", "wharf")
    table.play("play wharf")
    assert (2, 2) == (len(table.hand(1)), table.zone("buys"))

    pass_turn(pass_turn(table))
    assert (7, 2) == (len(table.hand(1)), table.zone("buys"))
    pass_turn(table)
    assert ["wharf"] == [card for card in table.zone("discards", 1) if card == "wharf"]


@pytest.mark.rule("DS-5")
def test_treasury() -> None:
    """Discarded from play, it may go onto the deck and is drawn again; one after the other."""
    words = "seat 1 to act\nhand 1: treasury 2\ndeck 1: copper 9\ndeck 2: copper 5"
    table = laid(words, "treasury").play("play treasury", "play treasury")
    assert (1, 2) == (table.zone("actions"), table.zone("coins"))
    pass_turn(table)
    assert ["topdeck treasury", "done"] == table.options()

    table.play("topdeck treasury", "done")
    assert ["copper"] * 4 + ["treasury"] == sorted(table.hand(1))
    assert 1 == table.zone("discards", 1).count("treasury")


@pytest.mark.rule("DS-5", "DB-B2")
def test_treasury_after_a_victory_card() -> None:
    """Who has bought a Victory card is not asked; a Silver does no harm."""
    words = "seat 1 to act\nhand 1: treasury\ndeck 1: copper 9\ncoins: 4\ndeck 2: copper 5"
    table = laid(words, "treasury").play("play treasury", "end actions", "buy estate")
    assert (2, ["treasury"]) == (table.to_move, [c for c in table.zone("discards", 1) if c == "treasury"])

    silver = laid(words, "treasury").play("play treasury", "end actions", "buy silver")
    assert ["topdeck treasury", "done"] == silver.options()


@pytest.mark.rule("DS-6", "DB-A2")
def test_cutpurse() -> None:
    """Clockwise each other hand loses a Copper or is shown; an empty one is left alone."""
    words = "seat 1 to act\nhand 1: cutpurse\nhand 2: copper 2, gold\nhand 3: estate"
    table = laid(words, "cutpurse", seats=4).play("play cutpurse")
    assert (2, 2, ["discard copper"]) == (table.zone("coins"), table.to_move, table.options())
    table.play("discard copper")
    assert (3, ["reveal hand"]) == (table.to_move, table.options())
    table.play("reveal hand")
    assert (1, ["copper", "gold"]) == (table.to_move, sorted(table.hand(2)))
    assert ["estate"] == table.view(1)["known"]["hands"][2]

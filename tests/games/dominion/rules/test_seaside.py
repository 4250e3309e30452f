"""The cards of Seaside that are played with extras."""

import pytest

from cairn.proof.scene import Scene

from .kingdoms import kingdom
from .pairs import pass_turn


def laid(words: str, *cards: str, seats: int = 2, **options: str) -> Scene:
    """A scene with these cards in the kingdom and a position laid out."""
    scene = Scene("dominion", seats=seats, kingdom=kingdom(*cards), extras="on", **options)
    return scene.set_up(words)


@pytest.mark.rule("DS-1", "DA-D1")
def test_caravan() -> None:
    """A card and an Action now, a card more at the start of the next turn; it stays until then."""
    scene = laid(
        "seat 1 to act\nhand 1: caravan\ndeck 1: gold, copper 5, silver\ndeck 2: copper 9", "caravan"
    )
    scene.play("play caravan")
    assert (["silver"], 1) == (scene.hand(1), scene.zone("actions"))

    scene.play("end actions", "end turn", "end turn")
    assert ["copper"] * 5 + ["gold"] == sorted(scene.hand(1))
    assert ["caravan"] == scene.zone("plays", 1)
    scene.play("end actions") if "end actions" in scene.options() else None
    scene.play("end turn")
    assert [] == scene.zone("plays", 1)


@pytest.mark.rule("DS-2")
def test_warehouse() -> None:
    """Three cards come, three go; with fewer in hand all of them go."""
    scene = laid("seat 1 to act\nhand 1: warehouse, estate 2\ndeck 1: gold, silver, copper", "warehouse")
    scene.play("play warehouse")
    assert (1, 5) == (scene.zone("actions"), len(scene.hand(1)))
    scene.play("discard estate", "discard estate", "discard copper")
    assert ["gold", "silver"] == sorted(scene.hand(1))

    few = laid("seat 1 to act\nhand 1: warehouse\ndeck 1: gold, silver", "warehouse")
    few.play("play warehouse", "discard gold", "discard silver")
    assert ([], "buy") == (few.hand(1), few.zone("phase"))


@pytest.mark.rule("DS-3", "DA-D1")
def test_lighthouse() -> None:
    """A coin now and next turn; in between a Militia passes its owner by, and hits the third player."""
    words = "seat 1 to act\nhand 1: lighthouse, copper 4\ndeck 1: copper 9\nhand 2: militia\nhand 3: copper 5"
    scene = laid(words, "lighthouse", "militia", seats=3)
    scene.play("play lighthouse")
    assert (1, 1) == (scene.zone("actions"), scene.zone("coins"))
    pass_turn(scene).play("play militia")
    assert 3 == scene.to_move

    pass_turn(pass_turn(scene.play("discard copper", "discard copper")))
    assert (1, 1) == (scene.to_move, scene.zone("coins"))
    assert ["lighthouse"] == scene.zone("plays", 1)


@pytest.mark.rule("DS-3", "DA-bonfire")
def test_a_lighthouse_that_has_gone_protects_nobody() -> None:
    """Burnt, it still gives its coin, but it is no longer in play."""
    words = "seat 1 to act\nhand 1: lighthouse, copper 4\ndeck 1: copper 9\nhand 2: militia\ncoins: 5"
    scene = laid(words, "lighthouse", "militia", events="bonfire")
    scene.play("play lighthouse", "end actions", "buy bonfire", "trash lighthouse")
    scene.play("play militia")
    assert 1 == scene.to_move
    pass_turn(scene.play("discard copper", "discard copper"))
    assert 1 == scene.zone("coins")


@pytest.mark.rule("DS-4", "DA-D1")
def test_wharf() -> None:
    """Two cards and a Buy, and the same again at the start of the next turn."""
    scene = laid("seat 1 to act\nhand 1: wharf\ndeck 1: copper 20\ndeck 2: copper 5", "wharf")
    scene.play("play wharf")
    assert (2, 2) == (len(scene.hand(1)), scene.zone("buys"))

    pass_turn(pass_turn(scene))
    assert (7, 2) == (len(scene.hand(1)), scene.zone("buys"))
    pass_turn(scene)
    assert ["wharf"] == [card for card in scene.zone("discards", 1) if card == "wharf"]


@pytest.mark.rule("DS-5")
def test_treasury() -> None:
    """Discarded from play, it may go onto the deck and is drawn again; one after the other."""
    words = "seat 1 to act\nhand 1: treasury 2\ndeck 1: copper 9\ndeck 2: copper 5"
    scene = laid(words, "treasury").play("play treasury", "play treasury")
    assert (1, 2) == (scene.zone("actions"), scene.zone("coins"))
    pass_turn(scene)
    assert ["topdeck treasury", "done"] == scene.options()

    scene.play("topdeck treasury", "done")
    assert ["copper"] * 4 + ["treasury"] == sorted(scene.hand(1))
    assert 1 == scene.zone("discards", 1).count("treasury")


@pytest.mark.rule("DS-5", "DB-B2")
def test_treasury_after_a_victory_card() -> None:
    """Who has bought a Victory card is not asked; a Silver does no harm."""
    words = "seat 1 to act\nhand 1: treasury\ndeck 1: copper 9\ncoins: 4\ndeck 2: copper 5"
    scene = laid(words, "treasury").play("play treasury", "end actions", "buy estate")
    assert (2, ["treasury"]) == (scene.to_move, [c for c in scene.zone("discards", 1) if c == "treasury"])

    silver = laid(words, "treasury").play("play treasury", "end actions", "buy silver")
    assert ["topdeck treasury", "done"] == silver.options()


@pytest.mark.rule("DS-6", "DB-A2")
def test_cutpurse() -> None:
    """Clockwise each other hand loses a Copper or is shown; an empty one is left alone."""
    words = "seat 1 to act\nhand 1: cutpurse\nhand 2: copper 2, gold\nhand 3: estate"
    scene = laid(words, "cutpurse", seats=4).play("play cutpurse")
    assert (2, 2, ["discard copper"]) == (scene.zone("coins"), scene.to_move, scene.options())
    scene.play("discard copper")
    assert (3, ["reveal hand"]) == (scene.to_move, scene.options())
    scene.play("reveal hand")
    assert (1, ["copper", "gold"]) == (scene.to_move, sorted(scene.hand(2)))
    assert ["estate"] == scene.view(1)["known"]["hands"][2]

"""Components: the cards, the board, the sheet and the milestone cards."""

import pytest

from cairn.proof.scene import Scene

FIVE = ["yellow", "blue", "purple", "green", "orange"]


def all_cards(scene: Scene) -> list[str]:
    """Every card of hands and draw pile: all there are before the first move."""
    return scene.hand(1) + scene.hand(2) + list(scene.zone("pile"))


@pytest.mark.rule("LC-C1")
def test_sixty_cards() -> None:
    """Each of five colours has the numbers 2 to 10 once and three sponsors."""
    ranks = ["sponsor"] * 3 + [str(number) for number in range(2, 11)]
    expected = [f"{colour} {rank}" for colour in FIVE for rank in ranks]

    assert 60 == len(expected)
    assert sorted(expected) == sorted(all_cards(Scene("lost-cities")))


@pytest.mark.rule("LC-C1")
def test_the_table_of_moves_names_every_card() -> None:
    """Every card of the long game has its two moves, every camp one; then `draw` and `deal`."""
    cards = [f"{colour} {rank}" for colour in [*FIVE, "red"] for rank in ["sponsor", *map(str, range(2, 11))]]
    moves = [f"play {card}" for card in cards] + [f"camp {card}" for card in cards]
    moves += ["draw"] + [f"take {colour}" for colour in [*FIVE, "red"]] + ["deal"]

    assert moves == Scene("lost-cities").game.moves


@pytest.mark.rule("LC-C2")
def test_five_camps() -> None:
    """The board has one camp a colour, all empty at the start."""
    scene = Scene("lost-cities")

    assert {colour: [] for colour in FIVE} == scene.zone("camps")
    assert {colour: {"top": None, "count": 0} for colour in FIVE} == scene.view()["zones"]["camps"]


@pytest.mark.rule("LC-C2", "LC-K2", "LC-K5")
def test_eleven_milestone_cards() -> None:
    """Over many deals eleven milestone cards are seen, and no other."""
    seen: set[str] = set()
    for seed in range(60):
        seen.update(Scene("lost-cities", seed=seed, milestones="on").zone("on_offer"))
    first_come = {f"three-{colour}" for colour in FIVE} | {"five-cards", "three-started", "run"}

    assert first_come | {"more-started", "best-expedition", "lower-hand"} == seen

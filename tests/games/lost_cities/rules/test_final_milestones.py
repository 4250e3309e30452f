"""The three milestones that are decided when the game ends."""

import pytest

from cairn.proof.scene import Scene


def final(
    milestone: str, first: str, second: str, *, colours: int = 5, best: str = "no_sponsor_cards"
) -> Scene:
    """A game that ends with these two rows of expeditions and this milestone on offer; seat 1 draws last."""
    scene = Scene("lost-cities", milestones="on", games=1, colours=colours, best_expedition=best)
    scene.set_up(f"""
        seat 1 to draw
        expeditions 1: {first}
        expeditions 2: {second}
        milestones: {milestone}
        pile 1
        rest: camps
    """)
    return scene.play("1: draw")


def taker(scene: Scene) -> int | None:
    """The seat that took the only milestone; None where it is still on offer."""
    won = scene.zone("won")
    assert 1 == len(won[0]) + len(won[1]) + len(scene.zone("on_offer"))
    return 1 if won[0] else 2 if won[1] else None


@pytest.mark.rule("LC-K5")
@pytest.mark.parametrize(
    ("first", "second", "seat"),
    [("blue 2 | green 3", "blue 4", 1), ("", "yellow 3", 2), ("blue 2", "green S | yellow 10", 2)],
)
def test_more_started_expeditions(first: str, second: str, seat: int) -> None:
    """Who has started more expeditions takes it; a lone sponsor starts one, points do not matter."""
    assert seat == taker(final("more-started", first, second))


@pytest.mark.rule("LC-K5")
@pytest.mark.parametrize(
    ("first", "second", "seat"),
    [
        ("blue 2 3", "blue 6", 2),
        ("blue 8 10", "yellow 2 | green 9", 1),
        ("blue 2 | green 9 10", "yellow 3", 1),
    ],
)
def test_best_expedition(first: str, second: str, seat: int) -> None:
    """Whose best single expedition brings most points takes it, also below nothing."""
    assert seat == taker(final("best-expedition", first, second))


HANDS = """
    seat 1 to draw
    hand 1: {first}
    hand 2: {second}
    pile: {last}
    milestones: lower-hand
    rest: camps
"""


def hands(first: str, last: str, second: str) -> Scene:
    """Seat 1 draws the last card; then the hands are compared."""
    scene = Scene("lost-cities", milestones="on", games=1)
    return scene.set_up(HANDS.format(first=first, last=last, second=second)).play("1: draw")


@pytest.mark.rule("LC-K5")
def test_lower_hand() -> None:
    """The lower sum of the hand takes it; sponsors count nothing."""
    low = "blue S S S, green 2 3, yellow S"
    high = "green S S S, orange 2 3 4 5 6"

    assert 1 == taker(hands(f"{low} 2", last="orange 10", second="yellow 10 9 8 7 6 5 4 3"))
    assert 2 == taker(hands("yellow 10 9 8 7 6 5 4", last="yellow 3", second=high))
    assert 1 == taker(
        hands("blue S S S, green S S S 2", last="yellow 2", second="yellow S S S, orange S S S, purple S 5")
    )


@pytest.mark.rule("LC-K5")
@pytest.mark.parametrize(
    ("milestone", "first", "second"),
    [
        ("more-started", "blue 2 | green 3", "yellow S | orange 10"),
        ("more-started", "", ""),
        ("best-expedition", "blue 8 9 | green 2", "yellow 8 9"),
        ("best-expedition", "blue 2 8 10", "yellow 3 7 10 | purple 2"),
    ],
)
def test_a_tie_gives_it_to_nobody(milestone: str, first: str, second: str) -> None:
    """With equal standing nobody takes the card, and that is told."""
    scene = final(milestone, first, second)

    assert taker(scene) is None
    assert ("lost-cities-nobody-wins-milestone", {"milestone": milestone}) in scene.told()


@pytest.mark.rule("LC-K5")
def test_equal_hands_give_it_to_nobody() -> None:
    """Hands of equal sums: nobody takes the card."""
    scene = hands("blue 2 3 4 5, green S S S", last="green 8", second="yellow 2 3 4 5 8, orange S S S")

    assert taker(scene) is None
    assert ("lost-cities-nobody-wins-milestone", {"milestone": "lower-hand"}) in scene.told()


@pytest.mark.rule("LC-K5", "LC-K7")
def test_the_taker_is_told_and_scores() -> None:
    """The card is told, lies with its owner and brings ten points."""
    scene = final("more-started", "blue 2", "blue 4 | green 5")

    assert [-18, -31 + 10] == scene.scores()
    assert ("lost-cities-wins-milestone", {"seat": 1, "milestone": "more-started"}) in scene.told()
    assert ["more-started"] == scene.view(1)["seats"][1]["milestones"]
    assert [] == scene.view(1)["zones"]["milestones"]


@pytest.mark.rule("LC-K5")
def test_not_before_the_end() -> None:
    """While the draw pile has cards, nobody takes these three, however far ahead."""
    scene = Scene("lost-cities", milestones="on").set_up("""
        hand 1: green 4, blue S S S, yellow S S S 2
        expeditions 1: green 2 3
        milestones: more-started, best-expedition, lower-hand
    """)
    scene.play("1: play green 4", "draw")

    assert [[], []] == scene.zone("won")
    assert 3 == len(scene.zone("on_offer"))


@pytest.mark.rule("LC-K3", "LC-K5")
def test_a_first_come_card_is_not_decided_at_the_end() -> None:
    """A first-come card that nobody has met stays with nobody when the game ends, and nothing is told."""
    scene = final("run", "blue 2", "blue 4 | green 5")

    assert taker(scene) is None
    assert not [key for key, _ in scene.told() if "milestone" in key]


# "Without sponsors", read in two ways.


@pytest.mark.rule("LC-K6")
def test_expeditions_with_sponsors_do_not_compete() -> None:
    """By default an expedition with a sponsor card does not compete, however many points it has."""
    scene = final("best-expedition", "blue S 6 7 8 9 10 | green 2", "yellow 5")

    assert 2 == taker(scene)


@pytest.mark.rule("LC-K6")
@pytest.mark.parametrize("second", ["", "yellow S 10", "yellow S S S | orange S 4 5 6 7 8 9 10"])
def test_the_only_side_that_competes_wins(second: str) -> None:
    """If only one side has an expedition without sponsors, that side takes it, even with a loss."""
    assert 1 == taker(final("best-expedition", "blue 2", second))


@pytest.mark.rule("LC-K6")
def test_the_bonus_competes() -> None:
    """The bonus for eight cards is part of the normal score that competes."""
    eight = "blue 2 3 4 5 6 7 8 9"
    seven = "yellow 4 5 6 7 8 9 10"

    assert 1 == taker(final("best-expedition", eight, seven))


@pytest.mark.rule("LC-K6")
def test_sponsors_are_ignored() -> None:
    """Under `ignore_sponsors` every expedition competes as if its sponsors were absent: not multiplied."""
    first, second = "blue S S 9 10", "yellow 4 7 9"

    assert 2 == taker(final("best-expedition", first, second, best="ignore_sponsors"))
    assert 1 == taker(final("best-expedition", "blue S 9 10", "yellow 8 9", best="ignore_sponsors"))
    assert 2 == taker(final("best-expedition", "blue S 9 10", "yellow 8 9"))


@pytest.mark.rule("LC-K8")
@pytest.mark.parametrize(("first", "second"), [("", ""), ("blue S", ""), ("blue S 9 10", "yellow S S 4")])
def test_nobody_competes(first: str, second: str) -> None:
    """If no expedition of either side may compete, nobody gets the card."""
    scene = final("best-expedition", first, second)

    assert taker(scene) is None
    assert ("lost-cities-nobody-wins-milestone", {"milestone": "best-expedition"}) in scene.told()


@pytest.mark.rule("LC-K8")
def test_sponsors_alone_do_not_compete() -> None:
    """Under `ignore_sponsors` an expedition of sponsors alone does not compete."""
    assert taker(final("best-expedition", "blue S S", "green S", best="ignore_sponsors")) is None
    assert 2 == taker(final("best-expedition", "blue S S", "green 2", best="ignore_sponsors"))


@pytest.mark.rule("LC-K8")
def test_the_bonus_needs_eight_numbers() -> None:
    """Under `ignore_sponsors` seven numbers and a sponsor bring no bonus; eight numbers do."""
    seven = "blue S 2 3 4 5 6 7 8"
    eight = "blue S 2 3 4 5 6 7 8 9"

    assert 2 == taker(final("best-expedition", seven, "yellow 3 6 8 9 10", best="ignore_sponsors"))
    assert 1 == taker(final("best-expedition", eight, "yellow 3 6 8 9 10", best="ignore_sponsors"))


# The last turn.


@pytest.mark.rule("LC-K9")
def test_the_last_card_drawn_counts_in_hand() -> None:
    """Hands are compared after the last draw: the card just drawn can lose the milestone."""
    seven, eight = "blue S S S, green 2 3 4 5", "yellow 2 3 4 5 6, orange S S S"

    assert 1 == taker(hands(seven, last="green S", second=eight))
    assert 2 == taker(hands(seven, last="orange 10", second=eight))


@pytest.mark.rule("LC-K9")
def test_the_card_placed_last_counts() -> None:
    """The last card placed can start the expedition that decides."""
    scene = Scene("lost-cities", milestones="on", games=1).set_up("""
        hand 1: green 4
        expeditions 1: blue 4
        expeditions 2: yellow 4
        milestones: more-started
        pile 1
        rest: camps
    """)
    scene.play("1: play green 4", "draw")

    assert 1 == taker(scene)


@pytest.mark.rule("LC-K9", "LC-K3")
def test_first_come_cards_are_given_first() -> None:
    """On the last turn the first-come cards are given before those of the end of the game."""
    scene = Scene("lost-cities", milestones="on", games=1).set_up("""
        hand 1: green 6
        expeditions 1: green 4 5
        expeditions 2: blue 3
        milestones: run, more-started, best-expedition, lower-hand
        pile 1
        rest: camps
    """)
    scene.play("1: play green 6", "draw")
    told = [(key, args["milestone"]) for key, args in scene.told() if "milestone" in key]

    assert ("lost-cities-wins-milestone", "run") == told[0]
    assert ("lost-cities-nobody-wins-milestone", "more-started") == told[1]
    assert ("lost-cities-wins-milestone", "best-expedition") == told[2]
    assert 4 == len(told)
    keys = [key for key, _ in scene.told()]
    assert keys.index("lost-cities-scores") > keys.index("lost-cities-nobody-wins-milestone")

"""The long game: a sixth colour."""

import pytest

from cairn.proof.scene import Scene


@pytest.mark.rule("LC-L1")
def test_a_sixth_colour() -> None:
    """With six colours there are 72 cards, twelve of them red; 56 are left as the draw pile."""
    scene = Scene("lost-cities", colours=6)
    cards = scene.hand(1) + scene.hand(2) + scene.zone("pile")

    assert 72 == len(cards)
    assert 12 == len([card for card in cards if card.startswith("red ")])
    assert 3 == cards.count("red sponsor")
    assert 56 == len(scene.zone("pile"))
    assert ["yellow", "blue", "purple", "green", "orange", "red"] == list(scene.zone("camps"))
    assert 6 == len(scene.view()["zones"]["camps"])


@pytest.mark.rule("LC-L1")
def test_red_is_a_colour_like_the_others() -> None:
    """Red cards are added, camped, taken and scored like all others."""
    scene = Scene("lost-cities", colours=6)
    scene.set_up("hand 1: red 4 6\nhand 2: red S\nexpeditions 1: red S 3\ncamps: red 9")
    scene.play("1: play red 4", "take red", "2: camp red sponsor", "draw")

    assert [2 * (7 - 20), 0] == scene.scores()
    assert "red 9" in scene.hand(1)
    assert "red sponsor" == scene.view(1)["zones"]["camps"]["red"]["top"]
    scene.play("1: camp red 6")
    scene.refuses("take red", rule="LC-T4", key="lost-cities-no-just-discarded", says="You put")


@pytest.mark.rule("LC-L1")
@pytest.mark.parametrize("move", ["play red sponsor", "camp red 2", "take red", "play red 10"])
def test_no_red_with_five_colours(move: str) -> None:
    """With five colours no move of the sixth is allowed, whatever the step."""
    scene = Scene("lost-cities").set_up("hand 1: blue 3")
    why = scene.state.why_not(scene.game.read(move))

    assert why is not None
    assert {"colour": "red"} == why.args
    scene.refuses(
        move, rule="LC-L1", key="lost-cities-no-sixth-colour", says="The colour red belongs to the long game"
    )
    scene.play("camp blue 3").refuses(
        move, rule="LC-L1", key="lost-cities-no-sixth-colour", says="The colour red belongs to the long game"
    )


@pytest.mark.rule("LC-L1")
def test_five_colours_have_no_red_anywhere() -> None:
    """With five colours the sixth has neither camp nor expedition nor card in the view."""
    view = Scene("lost-cities").view(1)

    assert "red" not in view["zones"]["camps"]
    assert "red" not in view["known"]["camps"]
    assert "red" not in view["zones"]["expeditions"][0]


@pytest.mark.rule("LC-L2")
def test_no_milestone_for_red() -> None:
    """With six colours the eleven milestones stay: three red cards win none of the colours' cards."""
    scene = Scene("lost-cities", colours=6, milestones="on")
    scene.set_up("""
        hand 1: red 9
        expeditions 1: red 2 5
        milestones: three-yellow, three-blue, three-purple, three-green, three-orange
    """)
    scene.play("1: play red 9", "draw")
    drawn = {
        name
        for s in range(60)
        for name in Scene("lost-cities", seed=s, colours=6, milestones="on").zone("on_offer")
    }

    assert [[], []] == scene.zone("won")
    assert 11 == len(drawn)
    assert "three-red" not in drawn


@pytest.mark.rule("LC-L2", "LC-K2")
@pytest.mark.parametrize(
    ("milestone", "laid", "card"),
    [
        ("five-cards", "red 2 4 6 8", "red 10"),
        ("three-started", "blue 2 | green 4", "red 10"),
        ("run", "red 2 3", "red 4"),
    ],
)
def test_red_counts_for_the_others(milestone: str, laid: str, card: str) -> None:
    """Red expeditions count for five cards, three started and the run."""
    scene = Scene("lost-cities", colours=6, milestones="on")
    scene.set_up(f"hand 1: {card}\nexpeditions 1: {laid}\nmilestones: {milestone}")
    scene.play(f"1: play {card}", "draw")

    assert [[milestone], []] == scene.zone("won")


@pytest.mark.rule("LC-L2", "LC-K5")
def test_red_counts_at_the_end() -> None:
    """Red expeditions count for more started and for the best expedition."""
    scene = Scene("lost-cities", colours=6, milestones="on", games=1)
    scene.set_up("""
        seat 2 to draw
        expeditions 1: yellow 9
        expeditions 2: blue 2 | red 10
        milestones: more-started, best-expedition
        pile 1
        rest: camps
    """)
    scene.play("2: draw")

    assert [[], ["more-started", "best-expedition"]] == scene.zone("won")
    assert [-11, -18 - 10 + 20] == scene.scores()

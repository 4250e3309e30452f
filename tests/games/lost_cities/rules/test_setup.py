"""Setup: the deal, the starter, and what stays in the box."""

import pytest

from cairn.core.errors import BadSetup
from cairn.proof.scene import Scene
from tests.games.shuffled import places_at_start


@pytest.mark.rule("LC-S1")
def test_eight_cards_each_and_a_pile_of_44() -> None:
    """Each seat is dealt eight cards; 44 are left as the draw pile; nothing lies on the board."""
    scene = Scene("lost-cities")

    assert 8 == len(scene.hand(1))
    assert 8 == len(scene.hand(2))
    assert 44 == len(scene.zone("pile"))
    assert [0, 0] == scene.scores()
    assert "place" == scene.zone("step")


@pytest.mark.rule("LC-S1")
def test_the_deck_is_shuffled() -> None:
    """Another seed deals other cards, the same seed the same; no card keeps its place."""
    deals = [Scene("lost-cities", seed=seed).zone("pile") for seed in range(20)]

    assert deals[3] == Scene("lost-cities", seed=3).zone("pile")
    assert 20 == len({tuple(pile) for pile in deals})
    assert all(len({pile[at] for pile in deals}) > 5 for at in range(44))


@pytest.mark.rule("LC-S1", "LC-M1")
def test_each_game_of_a_match_is_shuffled_again() -> None:
    """The second game has its own deal: eight cards each, 44 left, an empty board."""
    scene = Scene("lost-cities", seed=5)
    first = scene.zone("pile")
    while scene.options() != ["deal"]:
        scene.play_at_random(len(scene.told()), moves=1)
    scene.play("deal")

    assert first != scene.zone("pile")
    assert [8, 8, 44] == [len(scene.hand(1)), len(scene.hand(2)), len(scene.zone("pile"))]
    assert [[], [], [], [], []] == list(scene.zone("camps").values())
    assert [[], [], [], [], []] == list(scene.zone("expeditions", 1).values())
    assert [[], [], [], [], []] == list(scene.zone("expeditions", 2).values())
    assert (0, None, [[], []]) == (scene.zone("turn"), scene.zone("closed"), scene.zone("shown"))


@pytest.mark.rule("LC-S1")
def test_the_deal_is_told() -> None:
    """Both hear who starts; each hears its own cards, the other and the spectators only how many."""
    scene = Scene("lost-cities", start=2)
    public = ("lost-cities-game-starts", {"n": 1, "total": 3, "seat": 1})
    mine = ("lost-cities-is-dealt", {"seat": 0, "n": 8, "cards": ", ".join(scene.hand(1))})
    theirs = ("lost-cities-is-dealt", {"seat": 1, "n": 8, "cards": ", ".join(scene.hand(2))})
    my_back = ("lost-cities-is-dealt-hidden", {"seat": 0, "n": 8})
    their_back = ("lost-cities-is-dealt-hidden", {"seat": 1, "n": 8})

    assert [public, mine, their_back] == scene.told(1)
    assert [public, my_back, theirs] == scene.told(2)
    assert [public, my_back, their_back] == scene.told()


@pytest.mark.rule("LC-S2")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_host_names_the_starter(seat: int) -> None:
    """`start` names the seat that begins."""
    starters = {Scene("lost-cities", seed=seed, start=seat).to_move for seed in range(10)}

    assert {seat} == starters
    assert seat == Scene("lost-cities", start=seat).zone("starter")


@pytest.mark.rule("LC-S2")
def test_the_starter_is_drawn() -> None:
    """Without a name the starter is drawn: each seat about half the time, the same for the same seed."""
    starters = [Scene("lost-cities", seed=seed).to_move for seed in range(200)]

    assert 70 < starters.count(1) < 130
    assert 200 == starters.count(1) + starters.count(2)
    assert starters[:20] == [Scene("lost-cities", seed=seed).to_move for seed in range(20)]


@pytest.mark.rule("LC-S3")
def test_without_the_variant_no_milestones() -> None:
    """Without the variant no milestone is on offer, told or won, whatever is played."""
    scene = Scene("lost-cities", games=1, milestones="off")
    on_offer = scene.zone("on_offer")
    scene.play_at_random(1)

    assert [] == on_offer
    assert [[], []] == scene.zone("won")
    assert not [key for key, _ in scene.told() if "milestone" in key]


@pytest.mark.rule("LC-S1")
@pytest.mark.parametrize("seats", [1, 3])
def test_two_seats(seats: int) -> None:
    """Two can play: no fewer, no more."""
    with pytest.raises(BadSetup) as refused:
        Scene("lost-cities", seats=seats)

    assert "no-seats" == refused.value.key
    assert {"n": seats, "low": 2, "high": 2} == refused.value.facts


@pytest.mark.rule("LC-S1", "LC-S2")
def test_events_say_where_in_their_shuffle_things_lay() -> None:
    """So that anybody can check the dice: the starter that was drawn, each card, each milestone."""
    assert {
        "start": {(0, 0)},
        "deal": {(0, position) for position in range(44, 60)},
        "milestones": {(0, position) for position in range(5)},
    } == places_at_start("lost-cities", milestones="on", games="1")

"""Setup: the deal, the starter, and what stays in the box."""

import pytest

from cairn.core.errors import BadSetup
from cairn.proof.table import Table


@pytest.mark.rule("LC-S1")
def test_eight_cards_each_and_a_pile_of_44() -> None:
    """Each seat is dealt eight cards; 44 are left as the draw pile; nothing lies on the board."""
    table = Table("lost-cities")

    assert 8 == len(table.hand(1))
    assert 8 == len(table.hand(2))
    assert 44 == len(table.zone("pile"))
    assert [0, 0] == table.scores()
    assert "place" == table.zone("step")


@pytest.mark.rule("LC-S1")
def test_the_deck_is_shuffled() -> None:
    """Another seed deals other cards, the same seed the same; no card keeps its place."""
    deals = [Table("lost-cities", seed=seed).zone("pile") for seed in range(20)]

    assert deals[3] == Table("lost-cities", seed=3).zone("pile")
    assert 20 == len({tuple(pile) for pile in deals})
    assert all(len({pile[at] for pile in deals}) > 5 for at in range(44))


@pytest.mark.rule("LC-S1", "LC-M1")
def test_each_game_of_a_match_is_shuffled_anew() -> None:
    """The second game has its own deal: eight cards each, 44 left, an empty board."""
    table = Table("lost-cities", seed=5)
    first = table.zone("pile")
    while table.options() != ["deal"]:
        table.play_at_random(len(table.told()), moves=1)
    table.play("deal")

    assert first != table.zone("pile")
    assert [8, 8, 44] == [len(table.hand(1)), len(table.hand(2)), len(table.zone("pile"))]
    assert [[], [], [], [], []] == list(table.zone("camps").values())
    assert [[], [], [], [], []] == list(table.zone("expeditions", 1).values())
    assert [[], [], [], [], []] == list(table.zone("expeditions", 2).values())
    assert (0, None, [[], []]) == (table.zone("turn"), table.zone("closed"), table.zone("shown"))


@pytest.mark.rule("LC-S1")
def test_the_deal_is_told() -> None:
    """Both hear who starts; each hears its own cards, the other and the spectators only how many."""
    table = Table("lost-cities", start=2)
    public = ("lost-cities-game-starts", {"n": 1, "total": 3, "seat": 1})
    mine = ("lost-cities-is-dealt", {"seat": 0, "n": 8, "cards": ", ".join(table.hand(1))})
    theirs = ("lost-cities-is-dealt", {"seat": 1, "n": 8, "cards": ", ".join(table.hand(2))})
    my_back = ("lost-cities-is-dealt-hidden", {"seat": 0, "n": 8})
    their_back = ("lost-cities-is-dealt-hidden", {"seat": 1, "n": 8})

    assert [public, mine, their_back] == table.told(1)
    assert [public, my_back, theirs] == table.told(2)
    assert [public, my_back, their_back] == table.told()


@pytest.mark.rule("LC-S2")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_host_names_the_starter(seat: int) -> None:
    """`start` names the seat that begins."""
    starters = {Table("lost-cities", seed=seed, start=seat).to_move for seed in range(10)}

    assert {seat} == starters
    assert seat == Table("lost-cities", start=seat).zone("starter")


@pytest.mark.rule("LC-S2")
def test_the_starter_is_drawn() -> None:
    """Without a name the starter is drawn: each seat about half the time, the same for the same seed."""
    starters = [Table("lost-cities", seed=seed).to_move for seed in range(200)]

    assert 70 < starters.count(1) < 130
    assert 200 == starters.count(1) + starters.count(2)
    assert starters[:20] == [Table("lost-cities", seed=seed).to_move for seed in range(20)]


@pytest.mark.rule("LC-S3")
def test_without_the_variant_no_milestones() -> None:
    """Without the variant no milestone is on offer, told or won, whatever is played."""
    table = Table("lost-cities", games=1, milestones="off")
    on_offer = table.zone("on_offer")
    table.play_at_random(1)

    assert [] == on_offer
    assert [[], []] == table.zone("won")
    assert not [key for key, _ in table.told() if "milestone" in key]


@pytest.mark.rule("LC-S1")
@pytest.mark.parametrize("seats", [1, 3])
def test_two_seats(seats: int) -> None:
    """Two can play: no fewer, no more."""
    with pytest.raises(BadSetup) as refused:
        Table("lost-cities", seats=seats)

    assert "no-seats" == refused.value.key
    assert {"n": seats, "low": 2, "high": 2} == refused.value.facts

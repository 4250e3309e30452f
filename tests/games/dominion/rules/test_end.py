"""The end of the game: when it comes, and who has won."""

from typing import Any

import pytest

from cairn.games.dominion.proof import words as dominion
from cairn.proof.scene import Scene

from .kingdoms import kingdom


def scene_with(*cards: str, seats: int = 2, events: str = "none", **options: Any) -> Scene:
    """A scene whose kingdom has these cards, and otherwise such as stay out of the way."""
    return Scene("dominion", seats=seats, kingdom=kingdom(*cards), events=events, **options)


def laid_out(scene: Scene, words: str, **more: Any) -> Scene:
    """The position in words, and what there are no words for."""
    return scene.lay_out(dominion.read(words, scene.agreed, scene.seats) | more)


# When.


@pytest.mark.rule("DB-E1", "DB-province")
def test_the_last_province() -> None:
    """The game ends with the turn in which the last Province goes, not before."""
    scene = scene_with().set_up("seat 1 to buy\ncoins: 12\nbuys: 2\npile province: 1").play("buy province")

    assert not scene.is_over
    assert scene.view()["result"] is None
    assert [] == scene.winners()

    scene.play("buy smithy")

    assert scene.is_over
    assert [6, 0] == scene.scores()
    assert {"scores": [6, 0], "winners": [0]} == scene.view(2)["result"]
    assert scene.view()["decision"] is None
    assert ("dominion-game-over", {}) == scene.told()[-1]


@pytest.mark.rule("DB-E1", "DB-colony")
def test_the_last_colony() -> None:
    """With `prosperity` the Colonies end the game, too; Provinces still do."""
    scene = scene_with(prosperity="on").set_up("seat 1 to buy\ncoins: 11\npile colony: 1").play("buy colony")

    assert scene.is_over

    scene.set_up("seat 1 to buy\ncoins: 8\npile province: 1").play("buy province")

    assert scene.is_over

    scene.set_up("seat 1 to buy\ncoins: 11\npile colony: 2").play("buy colony")

    assert not scene.is_over


@pytest.mark.rule("DB-E1")
@pytest.mark.parametrize(("seats", "piles"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_empty_piles(seats: int, piles: int) -> None:
    """Any three Supply piles, basic ones among them; with five or six players four."""
    names = ["curse", "village", "estate", "smithy"]
    for n in (piles - 1, piles):
        words = "".join(f"pile {name}: 0\n" for name in names[:n])
        scene = scene_with(seats=seats).set_up(f"seat 1 to buy\n{words}")

        assert n == scene.view()["turn"]["empty"]
        assert (n == piles) == scene.play("end turn").is_over


@pytest.mark.rule("DB-E1")
def test_a_pile_that_runs_out_in_the_turn() -> None:
    """The third pile is bought empty: the turn is played to its end."""
    words = "seat 2 to buy\ncoins: 5\nbuys: 2\npile curse: 0\npile village: 0\npile estate: 1"
    scene = scene_with().set_up(words).play("buy estate")

    assert (2, 3) == (scene.to_move, scene.view()["turn"]["empty"])
    assert scene.play("buy silver").is_over


@pytest.mark.rule("DA-T1", "DB-E1")
def test_upgrades_do_not_count() -> None:
    """Empty piles outside the Supply end nothing."""
    names = ["treasure hunter", "warrior", "hero", "champion", "village", "smithy"]
    words = "".join(f"pile {name}: 0\n" for name in names)
    scene = scene_with("page", "village", "smithy").set_up(f"seat 1 to buy\n{words}")

    assert 2 == scene.view()["turn"]["empty"]
    assert not scene.play("end turn").is_over


@pytest.mark.rule("DA-T4", "DB-E1")
@pytest.mark.parametrize(("move", "over"), [("exchange page", False), ("done", True)])
def test_a_pile_filled_again(move: str, over: bool) -> None:
    """A Page given back in Clean-up lies in its pile again: that pile is no longer empty."""
    scene = scene_with("page").set_up("""
        seat 1 to buy
        play 1: page
        pile page: 0
        pile village: 0
        pile curse: 0
    """)
    scene.play("end turn", move)

    assert over == scene.is_over
    assert (0 if over else 1) == scene.zone("piles", "page")


@pytest.mark.rule("DB-E3", "DA-mission")
@pytest.mark.parametrize(("left", "over"), [(1, True), (2, False)])
def test_no_extra_turn_after_the_end(left: int, over: bool) -> None:
    """Once the end is met, the extra turn of a Mission is not played."""
    scene = scene_with(events="mission").set_up(f"seat 1 to buy\ncoins: 12\nbuys: 2\npile province: {left}")
    scene.play("buy mission", "buy province")

    assert over == scene.is_over
    assert (None if over else 1) == scene.to_move
    assert over != scene.zone("extra")


@pytest.mark.rule("DB-E3", "DB-E1", "DA-mission")
def test_the_end_after_an_extra_turn() -> None:
    """The end is checked after an extra turn as after any other."""
    scene = scene_with("workshop", "gardens", events="mission").set_up("""
        seat 1 to buy
        hand 2: copper
        deck 1: workshop 5
        coins: 4
        pile curse: 0
        pile village: 0
        pile gardens: 1
    """)
    scene.play("buy mission", "1: play workshop", "gain gardens", "end turn")

    assert scene.is_over
    assert 2 == scene.zone("turn")


@pytest.mark.rule("DB-E1")
def test_the_others_do_not_catch_up() -> None:
    """The game ends at once with that turn: nobody after it in the round has another one."""
    scene = laid_out(scene_with(seats=3), "seat 1 to buy\ncoins: 8\npile province: 1", turns=[4, 3, 3]).play(
        "buy province"
    )

    assert scene.is_over
    assert [4, 3, 3] == scene.zone("turns")


# The cap.


@pytest.mark.rule("DB-E1", "DB-E2")
@pytest.mark.parametrize("cap", [1, 2, 5])
def test_the_turn_cap(cap: int) -> None:
    """The turns of all seats together are capped; then the game ends and is scored."""
    scene = Scene("dominion", kingdom="first-game", start=1, turn_cap=cap)
    turns = 0
    while not scene.is_over:
        turns += 1
        scene.play("end actions", "end turn")

    assert cap == turns
    assert [3, 3] == scene.scores()
    assert [[2], [1, 2], [2]][[1, 2, 5].index(cap)] == scene.winners()


@pytest.mark.rule("DB-E3")
def test_the_cap_counts_extra_turns() -> None:
    """An extra turn is a turn for the cap; one that comes after it is not played."""
    words = "seat 1 to buy\ncoins: 4\nturn: {}"
    capped = scene_with(events="mission", turn_cap=7).set_up(words.format(7)).play("buy mission")
    extra = scene_with(events="mission", turn_cap=7).set_up(words.format(6)).play("buy mission")

    assert capped.is_over
    assert (1, 7, True) == (extra.to_move, extra.zone("turn"), extra.zone("extra"))
    assert extra.play("end turn").is_over


# Who wins.


@pytest.mark.rule("DB-E2")
def test_all_cards_count() -> None:
    """Deck, hand, discard pile, play area, mat, and what is set aside: an Estate counts everywhere."""
    scene = scene_with("page", "gear", "duplicate", "distant lands").set_up("""
        seat 1 to act
        hand 1: gear, estate 3
        deck 1: province
        discard 1: duchy
        mat 1: estate, distant lands
        play 1: estate
        hand 2: distant lands
    """)
    # Gear draws the Province and the shuffled Duchy.
    scene.play("play gear", "set aside estate", "set aside province")

    assert ["estate", "province"] == scene.zone("asides", 1)
    assert [3 + 6 + 3 + 1 + 4 + 1, 0] == scene.scores()


@pytest.mark.rule("DB-E2", "DA-K10", "DB-gardens")
def test_what_inheritance_set_aside_is_a_card_of_its_owner() -> None:
    """Nine cards and the one that Inheritance has set aside are ten for Gardens."""
    words = "seat 1 to buy\ndeck 1: gardens, copper 8\n"
    scene = scene_with("gardens", "village", events="inheritance").set_up(words)

    assert [0, 0] == scene.scores()
    assert [1, 0] == scene.set_up(words + "inherited 1: village").scores()


@pytest.mark.rule("DB-E2")
def test_most_points_win() -> None:
    """The most points win, whichever seat ends the game."""
    scene = scene_with(seats=3).set_up("""
        seat 1 to buy
        coins: 8
        pile province: 1
        deck 2: duchy 3
        deck 3: estate 8
    """)
    scene.play("buy province")

    assert [6, 9, 8] == scene.scores()
    assert [2] == scene.winners()


@pytest.mark.rule("DB-E2")
@pytest.mark.parametrize(
    ("turns", "winners"),
    [([5, 4, 4], [2]), ([4, 5, 4], [1]), ([4, 4, 4], [1, 2]), ([5, 5, 3], [1, 2]), ([6, 5, 1], [2])],
)
def test_a_tie(turns: list[int], winners: list[int]) -> None:
    """With equal points fewer turns taken win, without a look at seats behind; then it is shared."""
    words = "seat 1 to buy\ndeck 1: duchy 2\ndeck 2: estate 6\npile curse: 0\npile village: 0\npile smithy: 0"
    scene = laid_out(scene_with(seats=3), words, turns=turns).play("end turn")

    assert [6, 6, 0] == scene.scores()
    assert winners == scene.winners()
    assert [seat - 1 for seat in winners] == scene.view()["result"]["winners"]


@pytest.mark.rule("DB-E2", "DA-P5")
def test_extra_turns_are_not_counted() -> None:
    """A Mission's turn is not a turn taken: after it the points are shared as without it."""
    words = "seat 2 to buy\ncoins: 4\ndeck 1: copper\nhand 1: duchy\nhand 2: duchy"
    scene = laid_out(scene_with(events="mission"), words, turns=[3, 3]).play("buy mission")

    assert (True, [3, 3]) == (scene.zone("extra"), scene.zone("turns"))

    scene.play("end actions", "end turn")

    assert (False, [4, 3]) == (scene.zone("extra"), scene.zone("turns"))


@pytest.mark.rule("DB-E2")
def test_no_winner_before_the_end() -> None:
    """While the game goes on nobody has won, whatever the points."""
    scene = scene_with().set_up("seat 1 to act\nhand 1: province 3")

    assert ([18, 0], []) == (scene.scores(), scene.winners())

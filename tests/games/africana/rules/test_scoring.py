"""Points."""

from itertools import product

import pytest

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import OVER
from cairn.games import find
from cairn.games.africana.proof import second
from cairn.games.africana.rules import scoring
from cairn.games.africana.rules.scoring import assistants, collections
from cairn.games.africana.rules.state import State
from cairn.proof.scene import Scene

NOTHING = {
    "expeditions": 0,
    "artifacts": 0,
    "collections": 0,
    "assistants": 0,
    "silver": 0,
    "travel_cards": 0,
    "unfinished": 0,
    "points": 0,
}


def sheet(words: str, seat: int = 1) -> dict[str, int]:
    """The items of a seat's score that are not nothing."""
    scene = Scene("africana").set_up(f"silver: 0 0\nhand 1: joker\nhand 2: joker\n{words}")
    shown = scene.view(seat)["seats"][seat - 1]["sheet"]

    assert list(NOTHING) == list(shown)
    assert shown["points"] == sum(shown.values()) - shown["points"] == scene.scores()[seat - 1]
    return {name: points for name, points in shown.items() if points != 0}


@pytest.mark.rule("AF-E2")
def test_printed_points() -> None:
    """Finished expeditions and artifacts count what is printed on them."""
    words = "under 1: napoli - aswan, zanzibar - tangier, tripoli - khartoum"

    assert {} == sheet("")
    assert {"expeditions": 1 + 8 + 6, "points": 15} == sheet(words)
    assert {"artifacts": 4, "points": 4} == sheet("under 1: mask napoli")
    assert {"expeditions": 1, "artifacts": 3, "points": 4} == sheet("under 1: napoli - aswan, shield cairo")


@pytest.mark.rule("AF-E3")
@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ((0, 0, 0, 0, 0), 0),
        ((1, 0, 0, 0, 0), 0),
        ((2, 0, 0, 0, 0), 6),
        ((0, 0, 3, 0, 0), 12),
        ((1, 0, 0, 1, 0), 2),
        ((1, 1, 1, 1, 0), 10),
        ((3, 1, 1, 1, 0), 16),
        ((2, 1, 1, 1, 0), 10),
        ((3, 1, 1, 1, 1), 22),
        ((2, 2, 1, 1, 0), 14),
        ((4, 2, 1, 1, 0), 22),
        ((4, 4, 4, 4, 4), 70),
    ],
)
def test_collections(counts: tuple[int, ...], worth: int) -> None:
    """Two identical 6, three 12, two different 2, four different 10, in the best partition."""
    assert worth == collections(list(counts))
    assert worth == collections(list(reversed(counts)))


@pytest.mark.rule("AF-E7")
@pytest.mark.parametrize(
    ("counts", "worth"), [((1, 1, 1, 0, 0), 2), ((1, 1, 1, 1, 1), 10), ((4, 0, 0, 0, 0), 12)]
)
def test_collections_that_the_rulebook_does_not_print(counts: tuple[int, ...], worth: int) -> None:
    """Three different are worth 2, five different 10, four identical 12."""
    assert worth == collections(list(counts))


@pytest.mark.rule("AF-E3")
def test_every_collection() -> None:
    """All 3125 counts, against trying out every partition; none is remembered from before."""
    scoring._BEST.clear()
    scoring._BEST[0] = 0
    for counts in product(range(5), repeat=5):
        artifacts = tuple(kind for kind, n in zip("abcde", counts, strict=True) for _ in range(n))
        assert second.collections(artifacts) == collections(list(counts)), counts


@pytest.mark.rule("AF-E3")
def test_collections_on_the_table() -> None:
    """The kinds of the finished artifacts are counted, from both books; unfinished ones are no part of it."""
    words = "under 1: mask luanda, mask napoli, mask timbuktu, drum dakar, vase aswan, shield cairo"
    printed = 3 + 4 + 2 + 2 + 3 + 3

    assert {"artifacts": printed, "collections": 16, "points": printed + 16} == sheet(words)
    assert {"artifacts": 3, "unfinished": 1, "points": 4} == sheet(
        "under 1: mask luanda\nadventures 1: mask napoli"
    )


@pytest.mark.rule("AF-E4")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 0), (2, -5), (3, -10), (4, -10), (10, -10)])
def test_finished_assistants_cost(n: int, points: int) -> None:
    """Two cost 5 points, three or more 10."""
    assert points == assistants(n)


@pytest.mark.rule("AF-E4")
def test_a_total_may_be_negative() -> None:
    """A player with only assistants has fewer than no points; whose hand they are in does not matter."""
    two = "under 1: violet assistant timbuktu, grey assistant zanzibar"

    assert {"assistants": -5, "points": -5} == sheet(two)
    assert {"assistants": -5, "points": -5} == sheet(f"{two}\nhand 1: violet assistant, grey assistant")
    assert {"assistants": -10, "points": -10} == sheet(f"{two}, orange assistant jidda")


@pytest.mark.rule("AF-E5")
@pytest.mark.parametrize(("silver", "points"), [(9, 0), (10, 1), (19, 1), (20, 2), (45, 4)])
def test_silver(silver: int, points: int) -> None:
    """One point for each full ten silver."""
    assert points == sheet(f"silver: {silver} 0").get("points", 0)


@pytest.mark.rule("AF-E5")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("violet, joker", 0),
        ("violet, grey", 1),
        ("violet, grey, orange, joker", 1),
        ("violet 4", 2),
        ("violet, joker, grey assistant", 0),
        ("violet 3, grey 2", 2),
    ],
)
def test_travel_cards_in_hand(hand: str, points: int) -> None:
    """One point for each full two travel cards; jokers and assistants do not count."""
    assert points == sheet(f"hand 1: {hand}").get("points", 0)


@pytest.mark.rule("AF-E5")
def test_unfinished_adventures() -> None:
    """One point for each unfinished artifact, nothing for an unfinished assistant."""
    words = "adventures 1: mask luanda, vase aswan, violet assistant timbuktu"

    assert {"unfinished": 2, "points": 2} == sheet(words)
    assert {} == sheet("adventures 1: violet assistant timbuktu, grey assistant zanzibar")
    assert {} == sheet(words, seat=2)


@pytest.mark.rule("AF-E6")
@pytest.mark.parametrize(
    ("words", "winners"),
    [
        ("under 1: mask luanda\nunder 2: drum leopoldville, napoli - aswan\nsilver: 9 8 2", [1]),
        ("under 1: mask luanda\nunder 2: drum leopoldville, napoli - aswan\nsilver: 8 9 9", [2]),
        ("under 1: mask luanda\nunder 2: drum leopoldville, napoli - aswan\nsilver: 9 9 9", [1, 2]),
        ("under 1: mask luanda\nsilver: 0 9 9", [1]),
        ("silver: 1 1 1", [1, 2, 3]),
        ("silver: 1 1 2", [3]),
        ("under 3: napoli - aswan, tripoli - lagos\nunder 1: mask luanda\nsilver: 0 29 9", [1]),
        ("under 1: violet assistant timbuktu, grey assistant zanzibar\nsilver: 9 0 0", [2, 3]),
    ],
)
def test_who_wins(words: str, winners: list[int]) -> None:
    """Most points; with as many the most silver; then the win is shared."""
    hands = "\n".join(f"hand {seat}: joker" for seat in (1, 2, 3))
    scene = Scene("africana", seats=3, turn_cap=3).set_up(f"seat 3 to act\n{hands}\n{words}")
    assert [] == scene.winners()
    scene.play("done")

    assert winners == scene.winners()
    told = [args["seat"] for key, args in scene.told() if key == "africana-wins"]
    assert winners == [int(seat) + 1 for seat in told]


@pytest.mark.rule("AF-E3")
@pytest.mark.parametrize("counts", list(product(range(5), repeat=4)), ids=str)
def test_the_best_collections_can_be_named(counts: tuple[int, ...]) -> None:
    """They use no artifact twice, are worth what the best partition is worth, and one more never loses."""
    there = [*counts, 1]
    sets = scoring.partition(there)

    assert scoring.collections(there) == sum(scoring.form_points(one) for one in sets)
    assert all(sum(one.count(kind) for one in sets) <= n for kind, n in enumerate(there))
    assert all(worth >= scoring.collections(there) for worth in scoring.one_more(there))


def test_points_are_the_sum_of_the_sheet() -> None:
    """What is added up without being written down is the same, all through games."""
    for seed in range(3):
        stream = QuickStream(seed)
        state = new_state(2 + seed, seed)
        n = 0
        while state.to_move() != OVER and n < 600:
            if n % 20 == 0:
                for seat in range(2 + seed):
                    items = scoring.sheet(state, seat)
                    assert scoring.points(state, seat) == sum(items.values()) - items["points"]
                    assert scoring.points(state, seat) == items["points"]
            state.push(state.random_move(stream))
            n += 1


def new_state(seats: int, seed: int) -> State:
    """The start of a game."""
    game = find("africana")
    state = game.start(seats, QuickDice(seed), game.read_options({}, simulated=True))
    assert isinstance(state, State)
    return state

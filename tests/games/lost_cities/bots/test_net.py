"""The net of Lost Cities: symmetric in the colours, blind to what is hidden, the same on every machine."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import vec

from cairn.bots.policy import Policy
from cairn.core.components import own_tables
from cairn.core.dice import QuickDice, QuickStream, mix
from cairn.core.game import OVER
from cairn.games import find, title
from cairn.games.lost_cities.bots.choices import CHOICES, choice_of, move_of
from cairn.games.lost_cities.bots.features import SIZE, Features
from cairn.games.lost_cities.bots.net import (
    WIDTH,
    NetPolicy,
    read_weights,
    trained,
    weights_of,
)
from cairn.games.lost_cities.rules.moves import CAMP, DEAL, DRAW, PLAY, TAKE
from cairn.games.lost_cities.rules.pieces import KINDS, MOST_COLOURS, NO_COLOUR
from cairn.games.lost_cities.rules.state import State

GAME = find("lost-cities")
VARIANTS = title("lost-cities").variants
STREAM = QuickStream(0)
RECORDED = Path(__file__).parent / "net.txt"


def start(variant: str, seed: int) -> State:
    """The opening of a variant."""
    state = GAME.start(2, QuickDice(seed), GAME.read_options(VARIANTS[variant], simulated=True))
    assert isinstance(state, State)
    return state


def positions(variant: str, seed: int, every: int) -> Iterator[State]:
    """Some decisions of a game of rule bots in which every sixth move is a random one."""
    state = start(variant, seed)
    policy, chance = title("lost-cities").policy(), QuickStream(seed)
    n = 0
    while state.to_move() != OVER:
        if len(state.options()) > 1:
            n += 1
            if n % every == 0:
                yield state
        wild = chance.below(6) == 0
        state.push(state.random_move(chance) if wild else policy.move(state, chance))


def repainted(state: State, places: list[int]) -> State:
    """The same position with other colours: colour c becomes `places[c]`."""

    def card(old: int) -> int:
        return places[old // KINDS] * KINDS + old % KINDS if old >= 0 else old

    copy = state.clone()
    copy.pile = [card(old) for old in state.pile]
    for slot in range(len(state.hands)):
        copy.hands[slot] = card(int(state.hands[slot]))
    for colour, place in enumerate(places):
        copy.camps[place] = state.camps[colour]
        for seat in (0, MOST_COLOURS):
            copy.expeditions[seat + place] = state.expeditions[seat + colour]
    if state.closed != NO_COLOUR:
        copy.closed = places[state.closed]
    # The first five milestones are those of the first five colours.
    copy.on_offer = int(state.on_offer) & ~31
    for colour in range(5):
        copy.on_offer |= (int(state.on_offer) >> colour & 1) << places[colour]
    return copy


def repainted_move(move: int, places: list[int]) -> int:
    """A move with other colours."""
    if move in (DRAW, DEAL):
        return move
    if move >= TAKE:
        return TAKE + places[move - TAKE]
    first = CAMP if move >= CAMP else PLAY
    return first + places[(move - first) // KINDS] * KINDS + (move - first) % KINDS


@pytest.mark.parametrize("variant", ["milestones", "six-colours"])
@pytest.mark.parametrize("places", [[3, 0, 4, 1, 2, 5], [4, 3, 2, 1, 0, 5]])
def test_colours_that_change_places_change_their_answers(variant: str, places: list[int]) -> None:
    """Each move is liked exactly as much as before, to the last bit."""
    policy = trained()
    for state in positions(variant, 3, 9):
        moves = state.options()
        others = [repainted_move(move, places) for move in moves]
        other = repainted(state, places)

        assert set(other.options()) == set(others)
        assert policy.likes(other, others) == policy.likes(state, moves)


@pytest.mark.parametrize("variant", ["default", "milestones"])
def test_it_does_not_see_what_its_seat_does_not_see(variant: str) -> None:
    """Positions that differ only in hidden cards get the same numbers, likes and moves."""
    policy, thinker, features = trained(), trained(5.0), Features()
    mine, theirs = vec_of_numbers(), vec_of_numbers()
    for state in positions(variant, 5, 9):
        seat, moves = state.to_move(), state.options()
        liked = policy.likes(state, moves)
        features.fill(state, mine, 0)
        for seed in (1, 2):
            world = state.imagine(seat, seed)
            features.fill(world, theirs, 0)

            assert list(theirs) == list(mine)
            assert policy.likes(world, moves) == liked
            assert thinker.candidates(world, 4) == thinker.candidates(state, 4)


def vec_of_numbers() -> "vec[int]":
    """Room for the numbers of a position."""
    from mypy_extensions import i64

    return vec[i64]([0] * SIZE)


@pytest.mark.parametrize("variant", VARIANTS)
def test_its_moves_are_allowed_in_every_variant(variant: str, thorough: bool) -> None:
    """Over whole games against random moves; the others of its candidates are allowed too."""
    policy = trained()
    state, chance = start(variant, 11), QuickStream(11)
    n = 0
    while state.to_move() != OVER and (thorough or n < 120):
        n += 1
        if state.to_move() == 0:
            options = state.options()
            candidates = policy.candidates(state, 100)

            assert sorted(candidates) == sorted(options)
            assert policy.candidates(state, 2) == candidates[:2]
            state.apply(candidates[0])
        else:
            state.push(state.random_move(chance))
    assert n > 60


def test_its_move_is_its_first_candidate() -> None:
    """And it leaves the world as it was."""
    policy = trained()
    for state in positions("milestones", 8, 12):
        before = state.digest()

        assert policy.move(state, STREAM) == policy.candidates(state, 1)[0]
        assert state.digest() == before


def test_a_playout_of_the_expert_ends_without_a_turn_cap() -> None:
    """Two nets may take from camps for ever; a game that ends by itself takes about a hundred moves."""
    assert 200 < title("lost-cities").budgets["expert"].longest < 1000


def played(policy: Policy, variant: str, seed: int) -> str:
    """One game of the net against itself, in the form in which it is written down."""
    state = start(variant, seed)
    total = moves = 0
    while state.to_move() != OVER:
        move = policy.move(state, STREAM)
        total = int(mix(total, move))
        state.push(move)
        moves += 1
    return f"{variant} {seed} {moves} {total:016x} {','.join(map(str, state.scores()))}"


def test_it_plays_the_recorded_games(thorough: bool) -> None:
    """The same moves compiled and interpreted, on every machine. New weights: `python -m` this module."""
    lines = RECORDED.read_text().splitlines()
    assert len(lines) == len(VARIANTS)
    policy = trained()
    for line in lines if thorough else lines[:2]:
        variant, seed, *_ = line.split()

        assert played(policy, variant, int(seed)) == line


def test_every_move_has_an_answer_of_its_own() -> None:
    """The numbers of answers and those of moves go over into each other."""
    moves = [move for move in range(len(GAME.moves)) if move != DEAL]

    assert sorted(choice_of(move) for move in moves) == list(range(CHOICES))
    assert [move_of(choice_of(move)) for move in moves] == moves


def test_the_weights_are_a_small_file() -> None:
    """They belong to the wheel; a file of another size is refused."""
    data = Path(own_tables("lost_cities"), "net.bin").read_bytes()

    assert len(data) == 2 * weights_of(WIDTH)
    assert len(data) < 150_000
    with pytest.raises(ValueError, match="weights"):
        read_weights(data[:-2])


def test_without_weights_nothing_is_liked() -> None:
    """All moves are equal, and the first one is played."""
    state = start("default", 1)
    policy = NetPolicy(read_weights(bytes(2 * weights_of(WIDTH))))
    moves = state.options()

    assert policy.likes(state, moves) == [0] * len(moves)
    assert policy.move(state, STREAM) == min(moves)


if __name__ == "__main__":
    RECORDED.write_text("".join(played(trained(), variant, 21) + "\n" for variant in VARIANTS))

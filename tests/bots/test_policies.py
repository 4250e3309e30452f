"""The quick policies: they play by what the seat to move knows, and leave the world as it is."""

from collections.abc import Iterator

import pytest

from cairn.bots.bot import Eyes
from cairn.bots.policy import Policy, play_by_policy
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import OVER, State
from cairn.games import TITLES, find, make_bot, title

STREAM = QuickStream(0)


def positions(game: str, thorough: bool) -> Iterator[State]:
    """Positions of the first variants, or of all: the policy plays, and every eighth move is a random one."""
    found = title(game)
    for options in list(found.variants.values())[: None if thorough else 2]:
        for seed in range(2 if thorough else 1):
            rules = found.game.read_options(options, simulated=True)
            state = found.game.start(found.game.seats[seed % 2 - 1], QuickDice(seed), rules)
            policy, chance = found.policy(), QuickStream(seed)
            while state.to_move() != OVER:
                yield state
                wild = chance.below(8) == 0
                state.push(state.random_move(chance) if wild else policy.move(state, chance))


@pytest.mark.parametrize("game", TITLES)
def test_a_policy_sees_what_its_seat_sees(game: str, thorough: bool) -> None:
    """In every world that agrees with the view it names the rule bot's move, and changes nothing."""
    policy, bot = title(game).policy(), make_bot(game, "rule", 0)
    for n, state in enumerate(positions(game, thorough)):
        if n % (1 if thorough else 7):
            continue
        seat = state.to_move()
        move = bot.choose(Eyes(state, seat))
        for seed in (1, 2):
            world = state.imagine(seat, seed)
            before = world.digest()

            assert policy.move(world, STREAM) == move
            assert world.digest() == before
        assert policy.move(state, STREAM) == move
        assert state.allows(move)


@pytest.mark.parametrize("game", TITLES)
def test_candidates_begin_with_the_policys_move(game: str, thorough: bool) -> None:
    """Each is an option, none stands there twice, and there are no more than were asked for."""
    policy = title(game).policy()
    for n, state in enumerate(positions(game, thorough)):
        if n % (3 if thorough else 20):
            continue
        options = state.options()
        every = policy.candidates(state, 1000)
        few = policy.candidates(state, 3)

        assert every[0] == policy.move(state, STREAM)
        assert set(every) <= set(options)
        assert len(every) == len(set(every))
        assert few == every[:3]


@pytest.mark.parametrize("game", TITLES)
def test_a_playout_ends(game: str) -> None:
    """At an end of the policy's choice, or after n moves; then the richest seat does best."""
    found = title(game)
    options = found.game.read_options({}, simulated=True)
    state = found.game.start(found.game.seats[0], QuickDice(3), options)
    policy = found.policy()
    short = state.clone()

    assert play_by_policy(short, policy, STREAM, 5) == 5
    assert play_by_policy(state, policy, STREAM) > 5
    assert state.to_move() == OVER or policy.is_end(state)
    worths = [policy.worth(state, seat) for seat in range(found.game.seats[0])]
    best = max(range(len(worths)), key=lambda seat: worths[seat])
    scores = state.scores()
    assert scores[best] == max(scores)


def test_a_match_of_several_games_is_played_to_the_end_of_one() -> None:
    """What the next deal brings says nothing about a move of this game."""
    game = find("lost-cities")
    state = game.start(2, QuickDice(1), game.read_options({"games": "3"}))
    policy = title("lost-cities").policy()
    play_by_policy(state, policy, STREAM)

    assert policy.is_end(state)
    assert state.to_move() != OVER


def test_a_game_without_a_policy_is_played_at_random() -> None:
    """The default does for any game."""
    game = find("lost-cities")
    state = game.start(2, QuickDice(1), game.read_options({}, simulated=True))
    policy = Policy()

    assert policy.candidates(state, 4) == state.options()[:4]
    play_by_policy(state, policy, QuickStream(1))
    assert state.to_move() == OVER

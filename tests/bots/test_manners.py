"""Manners: a bold bot opens more and a careful one less, by what its seat knows and by the rules."""

import pytest

from cairn.arena.manners import BOLD, CAREFUL, LEVELS, NEUTRAL, Watched, judge, manners, watch
from cairn.bots.bot import Eyes
from cairn.bots.policy import Policy
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import OVER
from cairn.games import TITLES, title

STREAM = QuickStream(0)


@pytest.mark.parametrize("boldness", [BOLD, CAREFUL])
@pytest.mark.parametrize("game", TITLES)
def test_a_manner_sees_what_its_seat_sees(game: str, boldness: int) -> None:
    """With the hidden cards dealt again it names the same move, an allowed one, and lists it first."""
    own = title(game)
    state = own.game.start(
        own.game.seats[0], QuickDice(boldness + 5), own.game.read_options({}, simulated=True)
    )
    policy, chance = own.policy(boldness), QuickStream(3)
    for n in range(150):
        if (seat := state.to_move()) == OVER:
            break
        if n % 5 == 0:
            move = policy.move(state, STREAM)

            assert state.allows(move)
            assert policy.candidates(state, 4)[0] == move
            for seed in (1, 2):
                assert policy.move(state.imagine(seat, seed), STREAM) == move
        wild = chance.below(8) == 0
        state.push(state.random_move(chance) if wild else policy.move(state, chance))


@pytest.mark.parametrize("game", TITLES)
def test_neither_bold_nor_careful_is_the_rule_bot(game: str) -> None:
    """The policy without a manner plays as `rule-1`, which never changes; the manners do not."""
    own = title(game)
    state = own.game.start(own.game.seats[0], QuickDice(8), own.game.read_options({}, simulated=True))
    mark, policy = own.make_bot("rule-1", 0), own.policy()
    bold, careful = own.policy(BOLD), own.policy(CAREFUL)
    others = 0
    while (seat := state.to_move()) != OVER:
        move = policy.move(state, STREAM)

        assert move == mark.choose(Eyes(state, seat))

        others += bold.move(state, STREAM) != move or careful.move(state, STREAM) != move
        state.push(move)
    assert others > 0


def test_a_game_without_manners_opens_nothing() -> None:
    """What any game gets: one policy, and no move that counts."""
    own = title("lost-cities")
    state = own.game.start(2, QuickDice(1), own.game.read_options({}, simulated=True))

    assert not super(type(own), own).is_opening(state, state.options()[0])
    assert type(super(type(own), own).policy(BOLD)) is Policy


def test_a_measurement_is_the_same_with_any_number_of_processes() -> None:
    """The same deals for all manners, and the neutral bot has a fair share by itself."""
    options = title("lost-cities").game.read_options({}, simulated=True)
    one, two = (manners("lost-cities", "medium", 2, options, 4, 12, jobs) for jobs in (1, 2))

    assert one == two
    assert list(one) == [BOLD, NEUTRAL, CAREFUL]
    assert one[NEUTRAL].share.mean == 0.5
    assert one[NEUTRAL].more.mean == one[NEUTRAL].margin.mean == 0.0


def test_differences_are_paired_by_deal() -> None:
    """One opening more in each of three very different deals is one opening more, without any doubt."""
    neutral = [Watched(n, 0.5, 0.0) for n in (1.0, 5.0, 9.0)]
    found = judge([Watched(one.openings + 1, 0.5, 0.0) for one in neutral], neutral)

    assert found.more.mean == 1.0
    assert found.more.interval == (1.0, 1.0)
    assert found.openings.interval is not None
    assert found.openings.interval[0] < 0 < found.openings.mean == 6.0


@pytest.mark.parametrize("level", LEVELS)
def test_characters_have_the_manner_that_they_are_said_to_have(level: str) -> None:
    """In a few games the bold character of a level opens more than the careful one."""
    own = title("lost-cities")
    options = own.game.read_options({}, simulated=True)
    names = {"easy": ("pebble", "moss"), "medium": ("flint", "slate")}[level]
    openings = []
    for name in names:
        bots = [own.make_bot(name, 1), own.make_bot(level, 2)]
        openings.append(sum(watch(own, bots, 0, options, seed).openings for seed in range(15)))

    assert openings[0] > 1.15 * openings[1]

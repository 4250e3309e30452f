"""What every bot does: it answers within its options, by its seed, and never by what it cannot see."""

import pytest

from cairn.bots.bot import Bot, Eyes, play_out
from cairn.bots.levels import CHARACTERS
from cairn.bots.search import Budget, SearchBot
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.errors import BadSetup
from cairn.core.game import Move, State
from cairn.games import TITLES, find, make_bot, title

EVERY_BOT = [(game, name) for game in TITLES for name in ["random", *title(game).bots()]]
EVERY_OTHER = [
    (game, name)
    for game in TITLES
    for name in [*title(game).levels(), *title(game).characters(), *title(game).marks()]
    # Those that are neither bold nor careful are their levels by another name.
    if CHARACTERS.get(name, ("", 1))[1] != 0
]


def start(game: str, seed: int, **options: str) -> State:
    """A game of a simulation."""
    title = find(game)
    return title.start(title.seats[0], QuickDice(seed), title.read_options(options, simulated=True))


def test_a_bot_that_does_not_exist_is_named_with_those_that_do() -> None:
    """An unknown bot is refused with the names of the bots of the game."""
    with pytest.raises(BadSetup) as refused:
        make_bot("lost-cities", "genius", 1)

    assert {"name": "genius", "names": ", ".join(title("lost-cities").bot_names())} == refused.value.facts


@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_the_same_seed_plays_the_same_game(game: str, name: str) -> None:
    """A bot's choices are fixed by its seed."""
    ends = []
    for _ in range(2):
        state = start(game, 4)
        play_out(state, [make_bot(game, name, 9) for _ in range(find(game).seats[0])])
        ends.append(state.digest())

    assert ends[0] == ends[1]


@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_no_bot_can_tell_two_deals_apart(game: str, name: str, thorough: bool) -> None:
    """Re-deal what its seat cannot see, and a bot makes the same move."""
    for seed in range(10 if thorough else 2):
        state = start(game, seed)
        chance = QuickStream(seed)
        while (seat := state.to_move()) >= 0:
            imagined = state.imagine(seat, int(chance.below(1000)))
            chosen = [make_bot(game, name, seed).choose(Eyes(s, seat)) for s in (state, imagined)]

            assert chosen[0] == chosen[1]
            assert state.allows(chosen[0])

            state.push(state.random_move(chance))


@pytest.mark.parametrize(("game", "name"), EVERY_OTHER)
def test_no_level_character_or_mark_can_tell_two_deals_apart(game: str, name: str, thorough: bool) -> None:
    """The net is among them, and so are the policies by which searches play their worlds out.

    A search thinks with all its candidates and its guard, but in fewer playouts, unless it is thorough.
    """
    asked = 0
    state = start(game, 6)
    policy, chance = title(game).policy(), QuickStream(3)
    while (seat := state.to_move()) >= 0 and asked < (12 if thorough else 3):
        if chance.below(12) == 0 and len(state.options()) > 1 and state.in_doubt(seat):
            twins = [state, state.imagine(seat, 1), state.imagine(seat, 2)]
            assert len({twin.digest() for twin in twins}) > 1
            chosen = {thinking(game, name, thorough).choose(Eyes(twin, seat)) for twin in twins}

            assert len(chosen) == 1
            assert chosen <= set(state.options())

            asked += 1
        state.push(policy.move(state, chance))

    assert asked > 2


def thinking(game: str, name: str, thorough: bool) -> Bot:
    """A bot of this name; one that searches has less to do."""
    bot = make_bot(game, name, 8)
    if thorough or not isinstance(bot, SearchBot):
        return bot
    return SearchBot(bot.policy, Budget(16, bot.budget.most, bot.budget.guard, 6), 8)


def test_a_bot_of_ones_own_can_play() -> None:
    """A plain Python bot sits down with the compiled ones, and sees its view and its options."""

    class Last(Bot):
        """Always the last option."""

        def choose(self, eyes: Eyes) -> Move:
            assert eyes.seat == eyes.view()["you"]
            return eyes.options()[-1]

    state = start("lost-cities", 1)
    moves = play_out(state, [Last(), make_bot("lost-cities", "rule", 1)])

    assert state.decision is None
    assert moves >= 88

"""The four levels: the same names everywhere, and mistakes that a player would make."""

import pytest

from cairn.bots.bot import Eyes
from cairn.bots.levels import CEILINGS, CHARACTERS, SEEN, EasyBot
from cairn.bots.search import Budget, Search, SearchBot, Watcher
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import OVER, State
from cairn.games import TITLES, find, title

LEVELS = ("easy", "medium", "hard", "expert")


def begun(game: str, moves: int = 0) -> State:
    """A position after some random moves."""
    found = find(game)
    state = found.start(found.seats[0], QuickDice(5), found.read_options({}, simulated=True))
    chance = QuickStream(7)
    for _ in range(moves):
        if state.to_move() != OVER:
            state.push(state.random_move(chance))
    return state


@pytest.mark.parametrize("game", TITLES)
def test_every_title_has_the_levels(game: str) -> None:
    """The same names in the same order; those that search have a ceiling, and think longer the higher."""
    own = title(game)
    names = tuple(own.levels())

    assert names == LEVELS[: len(names)]
    assert "hard" in names
    assert set(names) <= set(own.bot_names())
    assert set(own.budgets) <= set(CEILINGS)
    playouts = [budget.playouts for budget in own.budgets.values()]
    assert playouts == sorted(playouts)


@pytest.mark.parametrize("game", TITLES)
def test_an_easy_bot_slips_as_often_as_it_is_said_and_never_far(game: str) -> None:
    """About a third of its decisions are not the policy's, and each is among the moves it thought of."""
    slips = 0
    decisions = 0
    for n in range(0, 120, 3):
        state = begun(game, n)
        if state.to_move() == OVER:
            continue
        eyes = Eyes(state, state.to_move())
        policy = title(game).policy()
        considered = policy.candidates(eyes.imagine(0), SEEN)
        for seed in range(5):
            move = EasyBot(title(game).policy(), seed * 1000 + n).choose(eyes)

            assert move in considered

            slips += move != considered[0]
            decisions += len(considered) > 1

    assert 0.15 < slips / decisions < 0.45


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("boldness", [-1, 1])
def test_manners_are_in_what_an_easy_bot_likes_and_not_in_its_slips(game: str, boldness: int) -> None:
    """Bold and careful bots slip into what comes to anybody's mind, and else play what they like."""
    own = title(game)
    for n in range(0, 120, 6):
        state = begun(game, n)
        if state.to_move() == OVER or len(state.options()) == 1:
            continue
        eyes = Eyes(state, state.to_move())
        liked = own.policy(boldness).candidates(eyes.imagine(0), 1)[0]
        usual = own.policy().candidates(eyes.imagine(0), SEEN)
        slipped = EasyBot(own.policy(boldness), n, slips=100, usual=own.policy()).choose(eyes)

        assert EasyBot(own.policy(boldness), n, slips=0, usual=own.policy()).choose(eyes) == liked
        assert slipped in usual and (slipped != liked or usual == [liked])
        assert own.quick("easy", boldness)(n).choose(eyes) in {liked, *usual}


def test_a_search_ends_at_its_ceiling_and_names_a_move() -> None:
    """Without any time it plays what the policy would, however slow the engine is."""
    state = begun("lost-cities", 10)
    eyes = Eyes(state, state.to_move())
    search = Search(eyes, title("lost-cities").policy(), Budget(100_000, longest=4).within(1e-9), 3)

    assert search.run() == search.moves[0] and search.moves[0] in state.options()
    assert search.worlds == 0


class Seen(Watcher):
    """Keeps what it was told."""

    def __init__(self) -> None:
        self.parts: list[float] = []

    def see(self, done: float) -> None:
        self.parts.append(done)


def test_a_search_tells_how_far_it_has_come() -> None:
    """Playout by playout, never backwards, and all of it at the end; it changes nothing of what is found."""
    state = begun("lost-cities", 10)
    eyes, policy = Eyes(state, state.to_move()), title("lost-cities").policy()
    seen = Seen()
    watched = Search(eyes, policy, Budget(60, longest=4), 3, seen)

    assert watched.run() == Search(eyes, policy, Budget(60, longest=4), 3).run()
    assert len(seen.parts) == watched.played
    assert seen.parts == sorted(seen.parts)
    assert 0.0 < seen.parts[0] < 0.8 <= seen.parts[-1] <= 1.0


def test_a_table_with_people_gets_bots_with_a_ceiling() -> None:
    """A search that people wait for is bounded; in the arena it is not."""
    own = title("dominion")

    assert own.make_live_bot("hard", 1).budget.ceiling == CEILINGS["hard"]  # type: ignore[attr-defined]
    assert own.make_bot("hard", 1).budget.ceiling == 0.0  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", TITLES)
def test_characters_are_levels_by_other_names(game: str) -> None:
    """Every level is played by a character, and a character that searches has its level's ceiling."""
    own = title(game)

    assert {CHARACTERS[name][0] for name in own.characters()} == set(own.levels())
    assert set(own.characters()) <= set(own.bot_names())
    for name in own.characters():
        bot = own.make_live_bot(name, 1)
        if isinstance(bot, SearchBot):
            assert bot.budget.ceiling == CEILINGS[CHARACTERS[name][0]]

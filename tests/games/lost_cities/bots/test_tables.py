"""Many tables at once: the games that each of them would have alone, and numbers for all of them."""

from cairn.bots.policy import play_by_policy
from cairn.core.dice import QuickDice, QuickStream
from cairn.games import find, title
from cairn.games.lost_cities.bots.choices import CHOICES, choice_of
from cairn.games.lost_cities.bots.hidden import HIDDEN_SIZE
from cairn.games.lost_cities.bots.masks import MASK_SIZE, ONE
from cairn.games.lost_cities.bots.tables import Tables
from cairn.games.lost_cities.rules.pieces import KINDS, MOST_COLOURS
from cairn.games.lost_cities.rules.settings import Settings

GAME = find("lost-cities")
N = 4


def opened(again: bool, rival: int) -> Tables:
    """Tables of one game each, half of them with milestones."""
    kinds = [GAME.read_options({"milestones": word}, simulated=True) for word in ("off", "on")]
    tables = Tables([Settings(kinds[i % 2]) for i in range(N)], 7, again, True)
    for i in range(N):
        tables.begin(i, tables.seed_of(i), rival)
    tables.look()
    return tables


def test_tables_play_the_games_that_each_would_have_alone() -> None:
    """With the policy's moves, by labels or as a rival, a table has the result of the policy's own game."""
    wanted = []
    fresh = Tables(opened(False, -1).settings, 7, False, False)
    for i in range(N):
        state = GAME.start(2, QuickDice(fresh.seed_of(i)), fresh.settings[i].options)
        play_by_policy(state, title("lost-cities").policy(), QuickStream(0))
        scores = state.scores()
        wanted.append(scores[0] - scores[1])
    for rival in (-1, 1):
        tables = opened(False, rival)
        results = [0] * N
        while not all(tables.is_over(i) for i in range(N)):
            tables.step([int(label) for label in tables.label])
            for i in range(N):
                if tables.ended[i]:
                    results[i] = int(tables.result[i])

        assert results == wanted


def test_the_answers_that_are_allowed_are_the_options() -> None:
    """Of every table, at its decision; the label is one of them."""
    tables = opened(True, -1)
    for _ in range(30):
        for i in range(N):
            allowed = [c for c in range(CHOICES) if tables.legal[i * CHOICES + c]]

            assert allowed == sorted(int(choice_of(move)) for move in tables.states[i].options())
            assert len(allowed) > 1
            assert int(tables.label[i]) in allowed
        tables.step([int(label) for label in tables.label])


def test_a_judge_sees_the_other_hand_and_who_draws_what() -> None:
    """Every card of the other hand and of the draw pile is there once."""
    tables = opened(True, -1)
    state = tables.states[0]
    numbers = [int(n) for n in tables.hidden[: MOST_COLOURS * HIDDEN_SIZE]]
    parts = [numbers[at : at + MASK_SIZE] for at in range(0, len(numbers), MASK_SIZE)]

    assert sum(sum(part) for part in parts[::3]) == ONE * len(state.hand(int(1 - state.seat)))
    assert sum(n > 0 for part in parts[1::3] + parts[2::3] for n in part) == int(state.left)
    card = state.pile[int(state.left) - 1]
    place = MASK_SIZE * (3 * (card // KINDS) + 1)
    assert ONE in numbers[place : place + MASK_SIZE]


def test_finished_games_are_followed_by_others() -> None:
    """The rival changes seats from game to game."""
    tables = opened(True, 0)
    seen = {int(tables.rival[0])}
    while tables.games[0] < 3:
        tables.step([int(label) for label in tables.label])
        seen.add(int(tables.rival[0]))

    assert seen == {0, 1}

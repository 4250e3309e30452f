"""The rule bot of Lost Cities plays a sensible game."""

import pytest

from cairn.bots.bot import Eyes, play_out
from cairn.core.dice import QuickDice
from cairn.games import find, make_bot
from cairn.proof import Scene

GAME = find("lost-cities")


def choice(scene: Scene) -> str:
    """What the rule bot does for the seat that is to move."""
    seat = scene.state.to_move()
    return GAME.spell(make_bot("lost-cities", "rule", 1).choose(Eyes(scene.state, seat)))


@pytest.mark.parametrize("options", [{}, {"milestones": "on"}, {"colours": "6"}, {"games": "3"}])
def test_it_beats_random_play(options: dict[str, str]) -> None:
    """From either seat and in every variant it wins against random moves, and no game meets the turn cap."""
    agreed = GAME.read_options(options, simulated=True)
    won = 0
    longest = 0
    for seed in range(40):
        state = GAME.start(2, QuickDice(seed), agreed)
        names = ["rule", "random"] if seed % 2 == 0 else ["random", "rule"]
        longest = max(longest, play_out(state, [make_bot("lost-cities", name, seed) for name in names]))
        won += state.winners() == [names.index("rule")]

    assert won >= 39
    assert longest < 600 * int(agreed["games"])


def test_two_of_them_come_out_ahead() -> None:
    """Against itself it makes points: expeditions that cost more than they bring are rare."""
    points = []
    for seed in range(40):
        state = GAME.start(2, QuickDice(seed), GAME.read_options({}, simulated=True))
        play_out(state, [make_bot("lost-cities", "rule", seed) for _ in range(2)])
        points += state.scores()

    assert sum(points) / len(points) > 15


def test_it_opens_what_it_can_finish() -> None:
    """With six good cards of a colour it starts there, from below."""
    scene = Scene("lost-cities", games=1).set_up("""
        seat 1 to place
        hand 1: green 2 4 5 7 9 10, blue 10, yellow 10
    """)

    assert "play green 2" == choice(scene)


def test_it_lays_sponsors_before_a_strong_expedition() -> None:
    """A sponsor in hand goes first where the colour promises enough."""
    scene = Scene("lost-cities", games=1).set_up("""
        seat 1 to place
        hand 1: green S 2 4 5 7 9 10, yellow 10
    """)

    assert "play green sponsor" == choice(scene)


def test_it_opens_nothing_near_the_end() -> None:
    """With three turns left an expedition cannot pay for itself any more."""
    scene = Scene("lost-cities", games=1).set_up("""
        seat 1 to place
        hand 1: green 2 3 4, blue 2 3, yellow 2 3 4
        pile 5
        rest: camps
    """)

    assert choice(scene).startswith("camp ")


def test_it_feeds_nobody() -> None:
    """Of two useless cards it discards the one that the other seat cannot use."""
    scene = Scene("lost-cities", games=1).set_up("""
        seat 1 to place
        hand 1: green 3, blue 3, yellow 10, purple 10, orange 10, yellow 9, purple 9, orange 9
        expeditions 1: green 4 | blue 4
        expeditions 2: green S S 2 | blue 5 8
    """)

    assert "camp blue 3" == choice(scene)


def test_it_takes_what_it_needs_from_a_camp() -> None:
    """The next card of its expedition, open on a camp, is better than an unknown one."""
    scene = Scene("lost-cities", games=1).set_up("""
        seat 1 to draw
        hand 1: green 7 8, blue 3, yellow 10, purple 10, orange 10, yellow 9
        expeditions 1: green S 2 3 4
        camps: green 5
    """)

    assert "take green" == choice(scene)


def test_it_does_not_stall() -> None:
    """A camp card it cannot use leaves it drawing from the pile."""
    scene = Scene("lost-cities", games=1).set_up("""
        seat 1 to draw
        hand 1: green 7 8, blue 3, yellow 10, purple 10, orange 10, yellow 9
        expeditions 1: green S 2 6
        camps: green 5
    """)

    assert "draw" == choice(scene)


def test_short_of_time_it_saves_its_best_cards() -> None:
    """With two turns left and three cards to lay, the smallest is given up."""
    scene = Scene("lost-cities", games=1).set_up("""
        seat 1 to place
        hand 1: green 7 8 10
        expeditions 1: green S 2 3 4 5
        pile 3
        rest: camps
    """)

    assert "play green 8" == choice(scene)


def test_a_milestone_in_reach_is_won() -> None:
    """A card that completes a milestone on offer is laid, even over a gap."""
    words = """
        seat 1 to place
        hand 1: green 8, blue 2, yellow 10, purple 10, orange 10, yellow 9, purple 9, orange 9
        expeditions 1: green 2 3
        expeditions 2: blue 9
    """
    plain = Scene("lost-cities", games=1, milestones="on").set_up(words)
    offered = Scene("lost-cities", games=1, milestones="on").set_up(words + "milestones: three-green\n")

    assert "play green 8" != choice(plain)
    assert "play green 8" == choice(offered)

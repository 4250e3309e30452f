"""A position as a thing: copied, hashed, drawn from at random, watched for what comes to light, audited."""

from collections import Counter

import pytest

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.errors import BadPosition
from cairn.games.lost_cities.rules.game import LOST_CITIES
from cairn.games.lost_cities.rules.pieces import EMPTY_CAMP
from cairn.games.lost_cities.rules.state import State
from cairn.proof.scene import Scene

DEFAULTS = LOST_CITIES.read_options({})

SPREAD = """
    seat 2 to place
    hand 1: yellow 2 3, blue S S, green 10, orange 4 5 6
    hand 2: yellow 4, blue 9 10, purple S S 3, orange S 7
    shown 1: yellow 3, blue S
    shown 2: purple S
    expeditions 1: green S 4 | purple 6
    expeditions 2: orange S S 2 3
    camps: blue 3 8 | green 9 2
    turn: 17
    starter: 1
    finished: 12 -7
    milestones: run, lower-hand
    won 1: three-blue
    won 2: three-orange, three-started
"""


def spread() -> Scene:
    """A position with something in every place."""
    return Scene("lost-cities", milestones="on").set_up(SPREAD)


# Copies.


def test_a_clone_is_whole() -> None:
    """A clone has the same data, digest, options and knowledge, and tells nobody."""
    scene = spread().play("play blue 10", "draw", "play green 10")
    copy = scene.state.clone()
    told = len(scene.told())
    copy.audit()

    assert scene.state.dump() == copy.dump()
    assert scene.state.digest() == copy.digest()
    assert scene.state.options() == copy.options()
    assert scene.state.learnt == copy.learnt
    assert scene.view(1) == copy.view(0)
    copy.apply(scene.game.read("take blue"))
    assert told == len(scene.told())


@pytest.mark.parametrize("moves", [["play blue 10", "draw"], ["camp purple sponsor", "take blue"]])
def test_a_clone_is_apart(moves: list[str]) -> None:
    """What is played on a clone does not touch the original, nor the other way round."""
    scene = spread()
    before = scene.state.dump()
    copy = scene.state.clone()
    for move in moves:
        copy.apply(scene.game.read(move))
    after = copy.dump()

    assert before == scene.state.dump()
    scene.play(*moves)
    assert after == scene.state.dump()
    assert copy.digest() == scene.state.digest()


def test_a_clone_deals_the_same_game() -> None:
    """A clone shares the dice: its next game is the original's next game."""
    scene = Scene("lost-cities", seed=8).set_up("seat 1 to deal\nfinished: 1 0\nrest: camps")
    copy = scene.state.clone()
    copy.apply(scene.game.read("deal"))

    assert copy.dump() == scene.play("deal").state.dump()


def test_a_finished_game_stays_apart() -> None:
    """A clone that finishes the game leaves the original's finished games alone."""
    scene = Scene("lost-cities").set_up("seat 1 to draw\nfinished: 1 0\npile 1\nrest: camps")
    copy = scene.state.clone()
    copy.apply(scene.game.read("draw"))

    assert [[1, 0], [0, 0]] == copy.dump()["finished"]
    assert [[1, 0]] == scene.zone("finished")


def test_a_view_is_a_copy() -> None:
    """Whatever is written into a view, the position and its next view stay the same."""
    scene = spread()
    before = scene.view(1)
    scribbled = scene.view(1)
    scribbled["options"]["games"] = "9"
    scribbled["progress"]["finished"][0][0] = 99
    scribbled["progress"]["finished"].append([1, 2])
    scribbled["zones"]["hands"][0].clear()
    scribbled["decision"]["args"]["seat"] = 5

    assert before == scene.view(1)
    assert [12 - 36, -7 - 25] == scene.scores()


# The digest.


def test_the_digest_is_stable() -> None:
    """A position has the same digest on every machine and in every version of these rules."""
    assert 304119014966343064 == spread().state.digest()


def test_shuffles_are_stable() -> None:
    """A seed deals, lays out and imagines the same cards on every machine and in every version."""
    scene = Scene("lost-cities", seed=3, milestones="on")
    laid_out = Scene("lost-cities", seed=3).lay_out({})
    starters = [str(Scene("lost-cities", seed=seed).to_move) for seed in range(20)]

    assert "22212211111212111112" == "".join(starters)
    assert 2796811663598943305 == scene.state.digest()
    assert 2303604045289416888 == laid_out.state.digest()
    assert 2881110890056661197 == scene.state.imagine(1, 4).digest()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat 2 to place", "seat 1 to place"),
        ("hand 1: yellow 2 3", "hand 1: yellow 3 5"),
        ("orange S 7", "orange S 8"),
        ("shown 1: yellow 3, blue S", "shown 1: yellow 3"),
        ("shown 2: purple S", "shown 2: purple 3"),
        ("green S 4 | purple 6", "green S 4 | purple 7"),
        ("expeditions 2: orange S S 2 3", "expeditions 2: orange S S 2 8"),
        ("blue 3 8", "blue 8 3"),
        ("turn: 17", "turn: 19"),
        ("starter: 1", "starter: 2"),
        ("finished: 12 -7", "finished: -7 12"),
        ("finished: 12 -7", "finished: 12 -7, 0 0"),
        ("milestones: run, lower-hand", "milestones: run, more-started"),
        ("won 1: three-blue", "won 1: three-green"),
        ("won 2: three-orange", "won 2: three-green"),
    ],
)
def test_the_digest_tells_positions_apart(old: str, new: str) -> None:
    """Change one thing, and the digest is another."""
    assert SPREAD.count(old) == 1
    other = Scene("lost-cities", milestones="on").set_up(SPREAD.replace(old, new))

    assert spread().state.digest() != other.state.digest()


def test_the_digest_knows_the_closed_camp() -> None:
    """The same cards with another camp closed are another position."""
    words = "seat 1 to draw\ncamps: blue 3 | green 3\nclosed: "
    digests = {Scene("lost-cities").set_up(words + colour).state.digest() for colour in ("blue", "green")}

    assert 2 == len(digests)


# Chance.


def test_random_moves_are_stable() -> None:
    """A seed plays the same random game on every machine and in every version."""
    scene = Scene("lost-cities", seed=3, games=1, turn_cap=300)
    state, stream = scene.state.clone(), QuickStream(3)
    moves = 0
    while state.options():
        state.apply(state.random_move(stream))
        moves += 1

    assert (234, 3075276535585490696) == (moves, state.digest())


@pytest.mark.parametrize(
    ("colours", "words"),
    [
        (5, SPREAD),
        (5, "seat 1 to draw\ncamps: yellow 2 | green 3 4 | orange S\nclosed: green"),
        (6, "seat 2 to draw\ncamps: yellow 2 | blue 2 | purple 2 | green 3 | orange S | red 10"),
        (6, "hand 1: red S S S, yellow 9 10, blue 2 3, green S\nexpeditions 1: yellow 2 | blue 4 | red 7"),
        (5, "turn: 300\nhand 1: yellow S S 9 10, orange 10\nexpeditions 1: blue 2\ncamps: blue 4"),
    ],
)
def test_random_moves_are_even(colours: int, words: str) -> None:
    """Every option is drawn about equally often, and nothing else ever."""
    scene = Scene("lost-cities", milestones="on", colours=colours, turn_cap=300).set_up(words)
    stream = QuickStream(5)
    options = scene.state.options()
    drawn = Counter(scene.state.random_move(stream) for _ in range(400 * len(options)))
    surprise = sum((drawn[move] - 400) ** 2 / 400 for move in options)

    assert set(options) == set(drawn)
    assert surprise < 2.5 * len(options) + 10


def test_random_moves_without_a_choice() -> None:
    """Between games, and after the turn cap, the only option is drawn."""
    deal = Scene("lost-cities").set_up("seat 1 to deal\nfinished: 1 0\nrest: camps")
    capped = Scene("lost-cities", turn_cap=5).set_up("seat 1 to draw\nturn: 5\ncamps: blue 3")

    for scene, move in ((deal, "deal"), (capped, "draw")):
        drawn = {scene.state.random_move(QuickStream(seed)) for seed in range(30)}
        assert {scene.game.read(move)} == drawn


# What comes to light.


def test_what_may_be_taken_back() -> None:
    """Placing a card and taking one from a camp show nothing new; a draw and a deal do."""
    scene = Scene("lost-cities").set_up("hand 1: blue 3\nhand 2: blue 4\ncamps: green 5")
    learnt = [int(scene.state.learnt)]
    for move in ("play blue 3", "take green", "camp blue 4", "draw"):
        scene.play(move)
        learnt.append(int(scene.state.learnt))
    deal = Scene("lost-cities").set_up("seat 1 to deal\nfinished: 1 0\nrest: camps")

    assert [0, 0, 0, 0, 1] == learnt
    assert 1 == deal.play("deal").state.learnt
    assert 1 == Scene("lost-cities").state.learnt


def test_a_move_that_is_refused_changes_nothing() -> None:
    """Every move of the table that is not among the options is refused for a reason that is a rule."""
    deal = Scene("lost-cities").set_up("seat 1 to deal\nfinished: 1 0\nrest: camps")
    over = Scene("lost-cities").set_up("match over\nfinished: 1 0, 0 0, 0 0\nrest: camps")
    late = Scene("lost-cities").set_up("hand 1: yellow S, blue S\nexpeditions 1: yellow 2 | blue 3")
    for scene in (spread(), spread().play("camp purple 3"), late, deal, over):
        options = set(scene.options())
        for move in scene.game.moves:
            why = scene.state.why_not(scene.game.read(move))
            assert (move in options) == (why is None)
            assert (move in options) == scene.state.allows(scene.game.read(move))
            assert why is None or why.rule.startswith("LC-")


# The audit.


def audited(state: State) -> BadPosition:
    """What the audit of a broken position says."""
    with pytest.raises(BadPosition) as error:
        state.audit()
    return error.value


@pytest.mark.rule("LC-C1")
def test_an_audit_finds_what_is_lost() -> None:
    """A whole position passes its audit; one that has lost or doubled a card is named by that card."""
    state = LOST_CITIES.position(
        {"hands": [[f"blue {n}" for n in range(2, 10)], None], "camps": {"orange": ["9"]}},
        QuickDice(3),
        DEFAULTS,
    )
    state.audit()
    last = state.hands[7]
    state.hands[7] = state.hands[0]
    doubled = audited(state)
    state.hands[7] = last
    state.camps[4] = EMPTY_CAMP
    lost = audited(state)

    assert {"card": "orange 9", "n": 0, "due": 1} == lost.facts
    assert {"card": "blue 2", "n": 2, "due": 1} == doubled.facts
    assert ("lost-cities-bad-count", "LC-C1") == (lost.key, lost.rule) == (doubled.key, doubled.rule)


@pytest.mark.rule("LC-T5", "LC-E1")
def test_an_audit_finds_a_wrong_step() -> None:
    """A step that does not fit the hands, or the draw pile, is found."""
    state = LOST_CITIES.position({"step": "draw", "seat": 2}, QuickDice(3), DEFAULTS)
    state.seat = 0
    hands = audited(state)
    state.seat = 1
    state.audit()
    over = LOST_CITIES.position({}, QuickDice(3), DEFAULTS)
    over.step = 3
    pile = audited(over)

    assert ("lost-cities-bad-hand", "LC-T5") == (hands.key, hands.rule)
    assert {"seat": 0, "n": 8, "due": 7} == hands.facts
    assert ("lost-cities-bad-pile", "LC-E1") == (pile.key, pile.rule)
    assert {"n": 44} == pile.facts

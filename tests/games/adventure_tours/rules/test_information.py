"""What is open and what is hidden."""

import json
from collections import Counter

import pytest

from cairn.core.dice import QuickStream
from cairn.games.adventure_tours.rules.verbs import OWN_KIT
from cairn.proof.scene import Scene

from .tours import SAFARI, asked, basic, expert, pile, sizes


@pytest.mark.rule("AT-I1")
def test_hands_and_pile_are_hidden() -> None:
    """A seat sees its own cards and the sizes of the others; nobody sees the draw pile."""
    scene = basic(
        "hand 1: red roy, blue amelia\nhand 2: 4\npile: yellow goldsworthy\ndiscard: red bill, blue molly"
    )
    mine, other, watcher = scene.view(1), scene.view(2), scene.view()

    assert [["red roy nobleman", "blue amelia airhead"], 4, 6] == mine["zones"]["hands"]
    assert 2 == other["zones"]["hands"][0]
    assert [2, 4, 6] == watcher["zones"]["hands"]
    assert [["red roy nobleman", "blue amelia airhead"], [], []] == mine["known"]["hands"]
    assert [[], [], []] == watcher["known"]["hands"]
    assert pile(scene) == watcher["zones"]["pile"]
    for view in (mine, other, watcher):
        del view["tables"]
    assert "amelia" not in json.dumps(other)
    assert "goldsworthy" not in json.dumps(mine)


@pytest.mark.rule("AT-I1")
def test_the_discard_pile_is_open() -> None:
    """Everybody reads the whole discard pile, the last card on top."""
    scene = basic("discard: red bill, blue molly")

    for seat in (1, 2, 3, None):
        assert ["red slowhand bill", "blue molly magpie"] == scene.view(seat)["zones"]["discard"]


@pytest.mark.rule("AT-I1")
def test_no_hand_limit() -> None:
    """A hand may hold any number of cards."""
    scene = basic("hand 1: red paige, blue roy\nhand 2: 60").play(
        "join red professor paige turner", "aim seat 2"
    )

    assert [1, 61, 6] == sizes(scene)
    assert 61 == scene.view()["seats"][1]["hand"]


@pytest.mark.rule("AT-I1")
def test_a_drawn_card_is_seen_by_the_drawer_alone() -> None:
    """Who gives a card does not see which; who draws it does."""
    scene = basic("hand 1: red paige, blue roy\npile: yellow amelia")
    scene.play("join red professor paige turner", "aim seat 3")

    assert "yellow amelia airhead" not in str(scene.told(1) + scene.told(2) + scene.told())
    assert ("adventure-tours-draws", {"seat": 2, "card": "yellow amelia airhead"}) == scene.told(3)[-1]


@pytest.mark.rule("AT-I1")
def test_questions_depend_on_open_facts() -> None:
    """A player with a hand card is asked for a fitting one whether or not there is one in it."""
    fits = basic("hand 1: red rufus, red paige").play("join red rufus rigs")
    does_not = basic("hand 1: red rufus, blue paige").play("join red rufus rigs")
    assert (1, "same-colour-member") == asked(fits) == asked(does_not)
    assert ["skip"] == does_not.options()

    second = expert(SAFARI, "hand 1: red paige, yellow goldsworthy").play(
        "join red professor paige turner", "skip"
    )
    assert (1, "second-member") == asked(second)
    assert ["skip"] == second.options()


@pytest.mark.rule("AT-I2")
def test_open_money() -> None:
    """By default everybody sees all the money."""
    scene = basic("incomes: 3 8 -5")

    assert [3, 8, 0] == [seat["money"] for seat in scene.view(2)["seats"]]
    assert [[3, 8, -5]] == scene.view()["progress"]["incomes"]


@pytest.mark.rule("AT-I2")
def test_money_face_down() -> None:
    """With money face down a seat sees its own; but every income was open, so anybody who remembers knows."""
    scene = basic("incomes: 3 8 -5", money="off")

    assert [None, 8, None] == [seat["money"] for seat in scene.view(2)["seats"]]
    assert [None, None, None] == [seat["money"] for seat in scene.view()["seats"]]
    assert [3, 8, 0] == scene.view()["known"]["money"] == scene.scores()


@pytest.mark.rule("AT-I2")
def test_money_is_counted_at_the_end() -> None:
    """After the last round everybody sees all the money."""
    scene = basic("incomes: 3 8 5, 1 0 0\nhand 1: red rufus\nhand 2: 1\nhand 3: 1", money="off")
    scene.play("join red rufus rigs")

    assert [4, 6, 3] == [seat["money"] for seat in scene.view()["seats"]]


def test_imagined_worlds_keep_what_is_known() -> None:
    """A seat imagines its own hand as it is, the sizes of the others, and all open cards."""
    scene = basic("hand 1: red roy, blue amelia\nhand 2: 4\nequipment 2: red bill\ndiscard: red molly")
    worlds = [scene.state.imagine(0, seed) for seed in range(20)]

    for world in worlds:
        world.audit()
        assert scene.view(1) == world.view(0)
        assert scene.hand(1) == world.dump()["hands"][0]
        assert all(hand == sorted(hand, key=OWN_KIT.cards.index) for hand in world.dump()["hands"])
    assert 20 == len({world.digest() for world in worlds})
    assert worlds[0].digest() == scene.state.imagine(0, 0).digest()
    assert worlds[0].dice is not scene.state.dice


def test_in_doubt() -> None:
    """A seat is in doubt while unlike cards may change places; not when it can work out every one."""
    scene = basic("hand 1: red roy\nhand 2: 2")
    assert [True] * 3 == [scene.state.in_doubt(seat) for seat in range(3)]

    others = "hand 1: red roy\nhand 2: yellow rufus\nhand 3: yellow rufus\nrest: discard\npile:"
    sure = basic(f"{others} yellow rufus")
    assert [False, True, True] == [sure.state.in_doubt(seat) for seat in range(3)]
    unsure = basic(f"{others} red bill")
    assert unsure.state.in_doubt(0)
    dealt = basic(
        "hand 1: red roy\nhand 2: red bill, blue roy\nhand 3: blue roy\npile: blue roy\nrest: discard"
    )
    assert [True, True, True] == [dealt.state.in_doubt(seat) for seat in range(3)]


def test_what_brings_something_to_light() -> None:
    """A draw counts as learnt, a card laid from hand does not: it can be taken back freely."""
    scene = basic("hand 1: red roy, red paige, blue roy\nequipment 1: red earl")
    learnt = scene.state.learnt
    scene.play("join red roy nobleman")
    assert learnt == scene.state.learnt

    drawn = basic("hand 1: red roy, blue roy")
    learnt = drawn.state.learnt
    drawn.play("equip red roy nobleman")
    assert learnt + 1 == drawn.state.learnt

    dealt = basic("round over\nincomes: 0 0 0")
    learnt = dealt.state.learnt
    dealt.play("deal")
    assert learnt + 1 == dealt.state.learnt


def test_a_whole_view() -> None:
    """All that a seat is shown, fact by fact."""
    scene = basic("""
        seat 2 to play
        hand 1: 2
        hand 2: red molly
        hand 3: 1
        members 2: red betty
        equipment 3: yellow miller
        discard: blue roy
        incomes: 4 0 -1
        turn: 9
        starter: 3
    """)
    view = scene.view(2)
    seat = {"board": "desert expedition", "ability": "none", "guards": 0}
    bare = {"levels": {"red": 3, "blue": 3, "yellow": 3}, "income": 0, "members": 0, "equipment": 0}
    del view["tables"]

    assert {
        "game": "adventure-tours",
        "rules": 1,
        "options": scene.agreed,
        "you": 1,
        "seats": [
            {**seat, **bare, "hand": 2, "money": 4},
            {**seat, **bare, "hand": 1, "money": 0, "members": 1, "income": 4},
            {
                **seat,
                **bare,
                "hand": 1,
                "money": 0,
                "equipment": 1,
                "levels": {"red": 3, "blue": 3, "yellow": 4},
            },
        ],
        "zones": {
            "hands": [2, ["red molly magpie"], 1],
            "equipment": [[], [], [{"card": "yellow pater miller", "ready": False}]],
            "members": [[], [{"card": "red betty mcklug", "ready": False}], []],
            "discard": ["blue roy nobleman"],
            "pile": 95,
            "offered": [],
        },
        "known": {"hands": [[], ["red molly magpie"], []], "money": [4, 0, 0]},
        "progress": {
            "round": 2,
            "rounds": 3,
            "turn": 9,
            "seat": 1,
            "starter": 2,
            "ability_used": False,
            "extra_turns": 0,
            "incomes": [[4, 0, -1]],
            "totals": [[4, 0, 0]],
            "draft": [],
            "drafted": [None, None, None],
        },
        "decision": {
            "seat": 1,
            "kind": "play",
            "prompt": "adventure-tours-prompt-play",
            "args": {"seat": 1},
            "options": ["equip red molly magpie", "join red molly magpie"],
            "effects": {
                "equip red molly magpie": {
                    "key": "adventure-tours-effect-equip",
                    "args": {"category": "technology", "before": 3, "after": 4},
                },
                "join red molly magpie": {
                    "key": "adventure-tours-effect-join",
                    "args": {"before": 4, "after": 7, "coins": 3, "then": "discard_equipment"},
                },
            },
        },
        "result": None,
    } == view


def test_random_moves_are_as_likely_as_each_other() -> None:
    """Three equal cards are one card to choose, and so each move comes up about as often."""
    scene = basic("hand 1: red roy 3, blue bill\nequipment 1: red earl")
    state, stream = scene.state, QuickStream(5)
    drawn = Counter(state.random_move(stream) for _ in range(3000))

    assert set(state.options()) == set(drawn)
    assert 3 == len(drawn)
    assert all(abs(times - 1000) < 120 for times in drawn.values())


@pytest.mark.parametrize("seed", range(4))
def test_random_moves_are_options(seed: int) -> None:
    """A random move is one of the options, at every question of a game."""
    scene = Scene("adventure-tours", mode="expert", seed=seed, seats=3 + seed, boards="draft")
    stream = QuickStream(seed)
    state = scene.state
    while not scene.is_over:
        move = state.random_move(stream)
        assert move in state.options()
        state.apply(move)

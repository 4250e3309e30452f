"""Why a move is refused: the thing, the number needed, the number had, the rule."""

from typing import Any

import pytest

from cairn.proof.scene import Scene

TOO_DEAR = "silver: 0 0\nseat 1 to buy\nfree page used"


@pytest.mark.parametrize(
    ("words", "move", "rule", "key", "args"),
    [
        ("seat 1 to discard\nhand 1: grey 6, joker", "draw", "AF-T1", "discard-first", {"n": 2, "limit": 5}),
        (
            "seat 1 to discard\nhand 1: grey 6",
            "give up mask luanda",
            "AF-T1",
            "discard-first",
            {"n": 1, "limit": 5},
        ),
        ("", "discard joker", "AF-T1", "discard-now", {"limit": 5}),
        ("", "give up mask luanda", "AF-T2", "give-up-now", {"limit": 3}),
        (TOO_DEAR, "turn left", "AF-B3", "page-too-expensive", {"seat": 0, "cost": 1, "coins": 0}),
        (
            "silver: 4 0\nnorth left: mask luanda",
            "buy left",
            "AF-B4",
            "adventure-too-expensive",
            {"seat": 0, "adventure": "mask luanda", "cost": 5, "coins": 4},
        ),
        ("", "turn right", "AF-B2", "stack-empty", {"book": "north", "side": "right"}),
        (
            "places: lagos, jidda\nsilver: 9 9",
            "buy right",
            "AF-B4",
            "stack-empty",
            {"book": "north", "side": "right"},
        ),
        ("places: ujiji, jidda", "turn right", "AF-B2", "stack-empty", {"book": "south", "side": "right"}),
        ("gone: others", "turn left", "AF-T4", "book-empty", {"book": "north"}),
        ("gone: others\nplaces: ujiji, jidda", "buy right", "AF-T4", "book-empty", {"book": "south"}),
        ("", "go napoli with joker", "AF-M1", "already-there", {"place": "napoli"}),
        ("", "go lagos with joker", "AF-M1", "route", {"place": "lagos", "here": "napoli"}),
        (
            "hand 1: grey\nsilver: 9 0",
            "go cairo with grey",
            "AF-M1",
            "symbols",
            {"place": "cairo", "card": "grey", "symbol": "orange", "second": "violet", "cost": 5},
        ),
        (
            "places: tripoli, jidda\nhand 1: grey assistant",
            "go timbuktu with grey assistant",
            "AF-M1",
            "symbol",
            {"place": "timbuktu", "card": "grey assistant", "symbol": "turquoise", "cost": 5},
        ),
        (
            "hand 1: violet\nsilver: 9 0",
            "go cairo with violet for 5",
            "AF-M3",
            "change-needed",
            {"place": "cairo", "card": "violet"},
        ),
        (
            "hand 1: grey\nsilver: 4 0",
            "go cairo with grey for 5",
            "AF-M3",
            "change-too-expensive",
            {"seat": 0, "card": "grey", "cost": 5, "coins": 4},
        ),
        (
            "seat 1 to travel\nhand 1: grey\nplayed: joker",
            "go cairo with joker",
            "AF-M2",
            "card-played",
            {"card": "joker"},
        ),
        ("", "join jidda - timbuktu", "AF-M4", "expedition-open", {"expedition": "jidda - timbuktu"}),
        (
            "spaces: jidda - timbuktu",
            "join jidda - timbuktu",
            "AF-M4",
            "start-here",
            {"expedition": "jidda - timbuktu", "place": "jidda", "here": "napoli"},
        ),
        (
            "spaces: jidda - timbuktu (1)",
            "join jidda - timbuktu",
            "AF-M4",
            "joined-twice",
            {"expedition": "jidda - timbuktu"},
        ),
        ("", "end jidda - timbuktu", "AF-M5", "expedition-open", {"expedition": "jidda - timbuktu"}),
        (
            "spaces: jidda - timbuktu (2)\nplaces: timbuktu, timbuktu",
            "end jidda - timbuktu",
            "AF-M5",
            "not-joined",
            {"expedition": "jidda - timbuktu"},
        ),
        (
            "spaces: jidda - timbuktu (1)",
            "end jidda - timbuktu",
            "AF-M5",
            "target-here",
            {"expedition": "jidda - timbuktu", "place": "timbuktu", "here": "napoli"},
        ),
        ("", "end mask luanda", "AF-M6", "adventure-of-yours", {"adventure": "mask luanda"}),
        (
            "adventures 1: mask luanda",
            "end mask luanda",
            "AF-M6",
            "adventure-target-here",
            {"adventure": "mask luanda", "place": "luanda", "here": "napoli"},
        ),
        (
            "seat 1 to give up\nadventures 1: vase aswan, vase tangier, mask napoli, drum dakar",
            "give up mask luanda",
            "AF-T2",
            "adventure-of-yours",
            {"adventure": "mask luanda"},
        ),
        (
            "seat 1 to give up\nadventures 1: vase aswan, vase tangier, mask napoli, drum dakar",
            "done",
            "AF-T2",
            "give-up-first",
            {"n": 1, "limit": 3},
        ),
        ("seat 1 to travel", "turn left", "AF-T4", "while-moving", {}),
        ("seat 1 to buy", "join napoli - aswan", "AF-T4", "while-buying", {}),
        ("seat 1 to buy", "draw", "AF-T4", "while-buying", {}),
    ],
)
def test_refusals(words: str, move: str, rule: str, key: str, args: dict[str, Any]) -> None:
    """Each refusal has its key, its rule and its numbers."""
    scene = Scene("africana").set_up(words)
    why = scene.state.why_not(scene.game.read(move))

    assert why is not None
    assert (f"africana-no-{key}", rule) == (why.key, why.rule)
    assert args == why.args
    scene.refuses(move, rule, key=why.key)


@pytest.mark.parametrize(
    ("words", "move", "rule", "card"),
    [
        ("hand 1: grey", "go cairo with violet", "AF-M1", "violet"),
        ("hand 1: grey\nsilver: 9 0", "go cairo with magenta for 5", "AF-M1", "magenta"),
        ("hand 1: grey", "go cairo with joker", "AF-M1", "joker"),
        ("hand 1: grey", "go cairo with violet assistant", "AF-M1", "violet assistant"),
        ("seat 1 to travel\nhand 1: grey\nplayed: violet", "go cairo with violet", "AF-M1", "violet"),
        ("seat 1 to discard\nhand 1: grey 6", "discard joker", "AF-T1", "joker"),
        ("seat 1 to discard\nhand 1: grey 6", "discard violet", "AF-T1", "violet"),
    ],
)
def test_a_card_that_is_not_in_the_hand(words: str, move: str, rule: str, card: str) -> None:
    """What is not held cannot be played or discarded."""
    scene = Scene("africana").set_up(words)
    why = scene.state.why_not(scene.game.read(move))

    assert why is not None
    assert ("no-not-in-hand", rule, {"card": card}) == (why.key, why.rule, why.args)


@pytest.mark.rule("AF-M4")
def test_no_markers_left() -> None:
    """The fifth expedition wants a fifth marker."""
    spaces = (
        "tripoli - lagos (1), luanda - tripoli (1), zanzibar - cairo (1), ujiji - dakar (1), napoli - aswan"
    )
    scene = Scene("africana").set_up(f"spaces: {spaces}")
    why = scene.state.why_not(scene.game.read("join napoli - aswan"))

    assert why is not None
    assert ("africana-no-markers-left", "AF-M4", {"limit": 4}) == (why.key, why.rule, why.args)


def test_every_move_is_allowed_or_explained() -> None:
    """Over random games: a move is among the options, or there is a reason of the right rule."""
    rules = set()
    for seed in range(3):
        scene = Scene("africana", seed=seed, seats=3, turn_cap=12)
        while not scene.is_over:
            options = scene.state.options()
            for move in range(len(scene.game.moves)):
                why = scene.state.why_not(move)
                assert (why is None) == (move in options) == scene.state.allows(move)
                rules |= set() if why is None else {why.rule}
            scene.play_at_random(len(scene.told()), moves=1)

    assert {"AF-T1", "AF-T2", "AF-T4", "AF-B2", "AF-B4", "AF-M1", "AF-M4", "AF-M5", "AF-M6"} <= rules

"""The view, whole: its shape is a promise to terminal, browser and bots."""

import pytest

from cairn.proof.scene import Scene

UNSTARTED = {"sum": 0, "after_cost": 0, "times": 1, "multiplied": 0, "bonus": 0, "points": 0}


@pytest.mark.rule("LC-I1", "LC-I2", "LC-E6")
def test_the_whole_view() -> None:
    """All that seat 2 may see of a position that has something in every place."""
    scene = Scene("lost-cities", milestones="on", start=2).set_up("""
        seat 2 to draw
        hand 1: yellow 2 3, blue S S, green 10, orange 4 5 6
        hand 2: yellow 4 5, blue 9 10, purple S 3, orange 7
        shown 1: yellow 3, blue S
        shown 2: purple S
        expeditions 1: green S 4
        expeditions 2: orange S S 2 3
        camps: blue 3 8 | green 9 2
        closed: green
        turn: 17
        starter: 1
        finished: 12 -7
        milestones: run, lower-hand
        won 1: three-blue
        won 2: three-orange, three-started
    """)
    hand = ["yellow 4", "yellow 5", "blue 9", "blue 10", "purple sponsor", "purple 3", "orange 7"]
    none = {
        colour: {"cards": [], "sheet": UNSTARTED}
        for colour in ("yellow", "blue", "purple", "green", "orange")
    }
    green = {"sum": 4, "after_cost": -16, "times": 2, "multiplied": -32, "bonus": 0, "points": -32}
    orange = {"sum": 5, "after_cost": -15, "times": 3, "multiplied": -45, "bonus": 0, "points": -45}
    empty = {"top": None, "count": 0}

    assert {
        "game": "lost-cities",
        "rules": 1,
        "options": {
            "milestones": "on",
            "best_expedition": "no_sponsor_cards",
            "colours": "5",
            "games": "3",
            "deck_count": "on",
            "start": "2",
            "turn_cap": "none",
        },
        "you": 1,
        "seats": [
            {"hand": 8, "points": -22, "total": -10, "milestones": ["three-blue"]},
            {"hand": 7, "points": -25, "total": -32, "milestones": ["three-orange", "three-started"]},
        ],
        "zones": {
            "hands": [8, hand],
            "expeditions": [
                none | {"green": {"cards": ["green sponsor", "green 4"], "sheet": green}},
                none
                | {"orange": {"cards": ["orange sponsor"] * 2 + ["orange 2", "orange 3"], "sheet": orange}},
            ],
            "camps": {
                "yellow": empty,
                "blue": {"top": "blue 8", "count": 2},
                "purple": empty,
                "green": {"top": "green 2", "count": 2},
                "orange": empty,
            },
            "closed": "green",
            "pile": 35,
            "milestones": ["run", "lower-hand"],
        },
        "known": {
            "hands": [["yellow 3", "blue sponsor"], hand],
            "camps": {
                "yellow": [],
                "blue": ["blue 3", "blue 8"],
                "purple": [],
                "green": ["green 9", "green 2"],
                "orange": [],
            },
        },
        "progress": {
            "game": 2,
            "games": 3,
            "turn": 17,
            "step": "draw",
            "starter": 0,
            "finished": [[12, -7]],
        },
        "decision": {
            "seat": 1,
            "kind": "draw",
            "prompt": "lost-cities-prompt-draw",
            "args": {"seat": 1},
            "options": ["draw", "take blue"],
            "effects": {
                "draw": {"key": "lost-cities-effect-draw", "args": {"n": 34}},
                "take blue": {"key": "lost-cities-effect-take", "args": {"card": "blue 8"}},
            },
        },
        "result": None,
    } == scene.view(2)


@pytest.mark.rule("LC-M1")
def test_the_progress_of_a_match() -> None:
    """The number of the game that is played, or that was played last; the step; who starts."""
    place = Scene("lost-cities").set_up("seat 2 to place\nfinished: 1 0").view()["progress"]
    deal = Scene("lost-cities").set_up("seat 2 to deal\nfinished: 1 0\nrest: camps").view()["progress"]
    over = (
        Scene("lost-cities", games=2).set_up("match over\nfinished: 1 0, 0 1\nrest: camps").view()["progress"]
    )

    assert (2, "place", 1) == (place["game"], place["step"], place["starter"])
    assert (1, "deal", 1) == (deal["game"], deal["step"], deal["starter"])
    assert (2, "over", 2) == (over["game"], over["step"], over["games"])

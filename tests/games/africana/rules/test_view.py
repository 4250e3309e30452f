"""The shape of a view: what a screen can rely on."""

import csv
from pathlib import Path

import pytest

from cairn.core.components import own_tables
from cairn.proof.scene import Scene


def test_the_parts_of_a_view() -> None:
    """Every view has the same parts, whichever seat looks."""
    scene = Scene("africana", seats=3, start=2)
    for viewer in (1, 2, None):
        view = scene.view(viewer)

        parts = [
            "game",
            "rules",
            "options",
            "you",
            "seats",
            "zones",
            "known",
            "progress",
            "decision",
            "result",
        ]
        assert parts == list(view)
        assert ("africana", 1, None) == (view["game"], view["rules"], view["result"])
        assert (None if viewer is None else viewer - 1) == view["you"]
        assert {"open_scores": "off", "start": "2", "turn_cap": "none"} == view["options"]
        assert {
            "turn": 0,
            "step": "action",
            "starter": 1,
            "page_cost": None,
            "last_round": False,
            "last_seat": 0,
        } == view["progress"]


@pytest.mark.rule("AF-M4")
def test_the_spaces() -> None:
    """A space shows its card, who has joined, and its bonus; an empty one only the bonus."""
    scene = Scene("africana").set_up("seat 1 to travel\nspaces: jidda - timbuktu (2), -")
    spaces = scene.view()["zones"]["spaces"]

    assert {
        "expedition": "jidda - timbuktu",
        "id": "B03",
        "deck": "B",
        "start": "jidda",
        "target": "timbuktu",
        "coins": 3,
        "points": 4,
        "markers": [1],
        "bonus": "coins",
        "amount": 2,
    } == spaces[0]
    empty = dict.fromkeys(["expedition", "id", "deck", "start", "target", "coins", "points"])
    assert {**empty, "markers": [], "bonus": "travel_card", "amount": 1} == spaces[1]
    assert 5 == len(spaces)


@pytest.mark.rule("AF-B3")
def test_the_cost_of_a_page() -> None:
    """While the book is open the view says what the next page costs."""
    scene = Scene("africana").set_up("silver: 12 2").play("buy left")

    assert 0 == scene.view()["progress"]["page_cost"]
    scene.play("turn left")
    assert 1 == scene.view()["progress"]["page_cost"]
    scene.play("done")
    assert scene.view()["progress"]["page_cost"] is None


def test_what_the_moves_would_bring() -> None:
    """The deciding seat is told what its options cost and bring."""
    scene = Scene("africana").set_up("""
        places: tripoli, cape town
        silver: 6 2
        hand 1: grey, joker
        spaces: luanda - tripoli (1), tripoli - lagos, tripoli - khartoum
        adventures 1: statuette tripoli
    """)
    effects = scene.view(1)["decision"]["effects"]

    assert {
        "turn left": {"coins": 0},
        "buy left": {"coins": -5},
        "go napoli with grey for 5": {"coins": -5},
        "go timbuktu with grey for 5": {"coins": -5},
        "go cairo with grey for 5": {"coins": -5},
        "join tripoli - lagos": {"cards": 1},
        "join tripoli - khartoum": {"coins": 1},
        "end luanda - tripoli": {"coins": 5, "points": 3},
        "end statuette tripoli": {"coins": 3, "points": 3},
    } == effects
    scene.play("turn left", "done", "done", "turn left")
    assert {"coins": -1} == scene.view(1)["decision"]["effects"]["turn left"]
    lagos = Scene("africana").set_up("places: lagos, lagos\nadventures 1: magenta assistant lagos")
    assert {"card": "magenta assistant"} == lagos.view(1)["decision"]["effects"][
        "end magenta assistant lagos"
    ]
    full = Scene("africana").set_up("seat 1 to discard\nhand 1: violet 5, joker")
    assert {} == full.view(1)["decision"]["effects"]


def rows(file: str) -> list[dict[str, str]]:
    """The rows of one of the game's own tables."""
    text = (Path(own_tables("africana")) / f"{file}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def test_what_every_expedition_and_adventure_brings() -> None:
    """From the first row of the tables to the last the view says what the row says."""
    words = {row["id"]: row["name"].lower() for row in rows("locations")}
    for row in rows("expeditions"):
        start, target = words[row["start"]], words[row["target"]]
        scene = Scene("africana").set_up(f"places: {target}, {start}\nspaces: {start} - {target} (1)")
        brings = {"coins": int(row["coins"]), "points": int(row["points"])}
        assert brings == scene.view(1)["decision"]["effects"][f"end {start} - {target}"], row["id"]
    for row in rows("adventures"):
        name = f"{row['subject']}{' assistant' * (row['kind'] == 'assistant')} {words[row['target']]}"
        scene = Scene("africana").set_up(f"places: {words[row['target']]}, cairo\nadventures 1: {name}")
        told = scene.view(1)["decision"]["effects"][f"end {name}"]
        if row["kind"] == "artifact":
            assert {"coins": int(row["coins"]), "points": int(row["points"])} == told, row["id"]
        else:
            assert {"card": f"{row['subject']} assistant"} == told, row["id"]


def test_the_letter_of_an_empty_pile() -> None:
    """An empty pile has no next letter."""
    scene = Scene("africana").set_up("pile 0")

    assert {"count": 0, "next": None} == scene.view()["zones"]["expedition_pile"]
    assert {"A": 0, "B": 0, "C": 0} == scene.view()["known"]["expedition_pile"]
    middle = Scene("africana").set_up("pile: cairo - serengeti, khartoum - tananarive")
    assert {"count": 2, "next": "B"} == middle.view()["zones"]["expedition_pile"]
    assert {"A": 0, "B": 1, "C": 1} == middle.view()["known"]["expedition_pile"]

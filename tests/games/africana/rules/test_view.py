"""The shape of a view: what a screen can rely on."""

import pytest

from cairn.games.africana.rules.game import AFRICANA
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
            "tables",
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


def test_the_letter_of_an_empty_pile() -> None:
    """An empty pile has no next letter."""
    scene = Scene("africana").set_up("pile 0")

    assert {"count": 0, "next": None} == scene.view()["zones"]["expedition_pile"]
    assert {"A": 0, "B": 0, "C": 0} == scene.view()["known"]["expedition_pile"]
    middle = Scene("africana").set_up("pile: cairo - serengeti, khartoum - tananarive")
    assert {"count": 2, "next": "B"} == middle.view()["zones"]["expedition_pile"]
    assert {"A": 0, "B": 1, "C": 1} == middle.view()["known"]["expedition_pile"]


@pytest.mark.rule("AF-C5")
def test_what_is_printed_is_the_same_in_every_view() -> None:
    """Places with what leads from them, expeditions and adventures, and what of them is published."""
    scene = Scene("africana")
    tables = scene.view(1)["tables"]

    assert tables == scene.view(None)["tables"] == AFRICANA.constants["tables"]
    assert (22, 34, 30) == tuple(len(tables[name]) for name in ("places", "expeditions", "adventures"))
    lagos = tables["places"]["lagos"]
    assert ("north", ["orange", "violet"], "published") == (
        lagos["half"],
        lagos["symbols"],
        lagos["provenance"],
    )
    assert {"cape town", "dakar", "khartoum", "leopoldville", "timbuktu"} == set(lagos["near"])
    for name, place in tables["places"].items():
        assert all(name in tables["places"][near]["near"] for near in place["near"])
    mask = tables["adventures"]["mask luanda"]
    assert ("north", "luanda", 3, 3) == (mask["book"], mask["target"], mask["coins"], mask["points"])


@pytest.mark.rule("AF-E3")
def test_the_shelf_is_for_those_who_see_the_points() -> None:
    """The best collections, and what one more artifact would make of them; nobody else's."""
    words = "under 1: mask luanda, mask tananarive, drum leopoldville, vase aswan, statuette lagos"
    shelves = Scene("africana").set_up(words).view(1)["known"]["shelves"]

    assert shelves[1] is None
    assert [{"subjects": ["mask", "drum", "statuette", "vase"], "points": 10}] == shelves[0]["sets"]
    assert {"mask": 16, "drum": 14, "statuette": 14, "vase": 14, "shield": 16} == shelves[0]["more"]
    assert Scene("africana", open_scores="on").set_up(words).view(2)["known"]["shelves"][0] == shelves[0]

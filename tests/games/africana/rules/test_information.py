"""Who sees what: views, knowledge, and worlds that could be."""

import json
from typing import Any

import pytest

from cairn.games.africana.rules.game import AFRICANA
from cairn.proof.scene import Scene

POSITION = """
    seat 1 to act
    places: cairo, lagos, napoli
    silver: 7 3 20
    hand 1: violet 2, grey, joker
    hand 2: orange, magenta assistant, joker
    hand 3: turquoise 3
    discards: violet, orange 2
    spaces: napoli - aswan (1 3), jidda - timbuktu
    adventures 2: mask timbuktu
    under 1: tripoli - lagos, vase aswan
    under 3: violet assistant timbuktu
    north left: mask luanda, drum leopoldville, vase cape town
    north right: shield serengeti, statuette zanzibar
    gone: drum dakar
"""


def laid_out(open_scores: str = "off") -> Scene:
    """The position above, with three players."""
    return Scene("africana", seats=3, open_scores=open_scores).set_up(POSITION)


@pytest.mark.rule("AF-I1")
def test_hands_are_secret() -> None:
    """Each sees its own hand and how many cards the others hold; jokers and assistants come openly."""
    scene = laid_out()
    mine = ["grey", "violet", "violet", "joker"]

    assert [mine, 3, 3] == scene.view(1)["zones"]["hands"]
    assert [4, ["orange", "magenta assistant", "joker"], 3] == scene.view(2)["zones"]["hands"]
    assert [4, 3, 3] == scene.view()["zones"]["hands"]
    assert [mine, ["magenta assistant", "joker"], []] == scene.view(1)["known"]["hands"]
    assert [["joker"], ["magenta assistant", "joker"], []] == scene.view()["known"]["hands"]
    seats = scene.view()["seats"]
    assert [4, 3, 3] == [seat["hand"] for seat in seats]
    assert [3, 1, 3] == [seat["travel_cards"] for seat in seats]
    assert [1, 1, 0] == [seat["jokers"] for seat in seats]
    assert [[], ["magenta assistant"], []] == [seat["assistants"] for seat in seats]


@pytest.mark.rule("AF-I1")
def test_under_the_company_card() -> None:
    """Its owner may look at it, the others see how many cards lie there; but all lay open once."""
    scene = laid_out()
    mine = {"expeditions": ["tripoli - lagos"], "adventures": ["vase aswan"]}

    assert [mine, 1, 1] == scene.view(1)["zones"]["under"]
    assert [2, 1, {"expeditions": [], "adventures": ["violet assistant timbuktu"]}] == (
        scene.view(3)["zones"]["under"]
    )
    assert [2, 1, 1] == scene.view()["zones"]["under"]
    assert [2, 1, 1] == [seat["under"] for seat in scene.view(1)["seats"]]
    assert mine == scene.view(3)["known"]["under"][0] == scene.view()["known"]["under"][0]


@pytest.mark.rule("AF-I1")
def test_points_are_shown_to_their_owner_only() -> None:
    """Until the end nobody else is shown a seat's points, unless the option says so."""
    scene, opened = laid_out(), laid_out(open_scores="on")
    points = scene.scores()

    assert [points[0], None, None] == [seat["points"] for seat in scene.view(1)["seats"]]
    assert [None, None, points[2]] == [seat["points"] for seat in scene.view(3)["seats"]]
    assert [None] * 3 == [seat["sheet"] for seat in scene.view()["seats"]]
    for viewer in (1, 2, None):
        view = opened.view(viewer)
        assert points == [seat["points"] for seat in view["seats"]]
        assert points == [seat["sheet"]["points"] for seat in view["seats"]]
        assert ["vase aswan"] == view["zones"]["under"][0]["adventures"]


@pytest.mark.rule("AF-I1")
def test_all_is_shown_when_the_game_is_over() -> None:
    """The points and what lies under the company cards are open at the end."""
    scene = Scene("africana", seats=2, turn_cap=1).set_up("under 2: napoli - aswan").play("done")

    for viewer in (1, 2, None):
        view = scene.view(viewer)
        assert scene.scores() == [seat["points"] for seat in view["seats"]] == view["result"]["scores"]
        assert ["napoli - aswan"] == view["zones"]["under"][1]["expeditions"]
        assert view["decision"] is None


@pytest.mark.rule("AF-I1")
def test_what_is_open_to_all() -> None:
    """Silver, places, adventures, discards, the piles' sizes and the next letter are seen by everybody."""
    scene = laid_out()
    for viewer in (1, 2, 3, None):
        view = scene.view(viewer)
        zones = view["zones"]

        assert [7, 3, 20] == [seat["silver"] for seat in view["seats"]]
        assert ["cairo", "lagos", "napoli"] == [seat["place"] for seat in view["seats"]]
        assert [3, 4, 3] == [seat["markers"] for seat in view["seats"]]
        assert [0, 1, 0] == [seat["adventures"] for seat in view["seats"]]
        assert ["orange", "orange", "violet"] == zones["discards"]
        assert 60 - 3 - 7 == zones["travel_pile"]
        assert {"count": 34 - 7 - 5 - 1, "next": "A"} == zones["expedition_pile"]
        assert 7 == zones["removed"]
        assert [0, 2] == zones["spaces"][0]["markers"]
        card = {
            "adventure": "mask timbuktu",
            "id": "S01",
            "kind": "artifact",
            "subject": "mask",
            "target": "timbuktu",
            "coins": 3,
            "points": 2,
        }
        assert [[], [card], []] == zones["adventures"]
        assert {"cards": ["violet assistant", "joker"], "adventures": ["drum dakar"]} == zones["gone"]
        assert {"turn": 0, "step": "action", "starter": 0, "page_cost": None} == {
            name: view["progress"][name] for name in ("turn", "step", "starter", "page_cost")
        }


@pytest.mark.rule("AF-I1", "AF-B2")
def test_both_tops_are_visible_what_was_seen_is_remembered() -> None:
    """What has never been on top is hidden; a page that was seen is known wherever it lies."""
    scene = laid_out()
    hidden = [None] * 9

    for viewer in (1, 3, None):
        north = scene.view(viewer)["zones"]["books"]["north"]
        assert {"top": "vase cape town", "count": 12} == north["left"]
        assert {"top": "statuette zanzibar", "count": 2} == north["right"]
        known = scene.view(viewer)["known"]["books"]["north"]
        assert [*hidden, None, None, "vase cape town"] == known["left"]
        assert [None, "statuette zanzibar"] == known["right"]
    scene.play("turn left", "turn left")
    for viewer in (1, 3, None):
        known = scene.view(viewer)["known"]["books"]["north"]
        assert [*hidden, "mask luanda"] == known["left"]
        assert [None, "statuette zanzibar", "vase cape town", "drum leopoldville"] == known["right"]
        assert {"top": "drum leopoldville", "count": 4} == scene.view(viewer)["zones"]["books"]["north"][
            "right"
        ]
    south = scene.view()["zones"]["books"]["south"]
    assert (11, {"top": None, "count": 0}) == (south["left"]["count"], south["right"])


@pytest.mark.rule("AF-I1")
def test_what_is_not_yet_seen() -> None:
    """Everybody can tell which cards have not come to light: of each book, and of the expeditions."""
    scene = laid_out()
    unseen = scene.view()["known"]["unseen"]

    assert "mask luanda" in unseen["north"] and "vase cape town" not in unseen["north"]
    assert 15 - 1 - 2 == len(unseen["north"])
    assert 15 - 4 - 1 == len(unseen["south"])
    assert 34 - 5 - 1 == len(unseen["expeditions"])
    assert "napoli - aswan" not in unseen["expeditions"]
    assert {"A": 5, "B": 9, "C": 7} == scene.view()["known"]["expedition_pile"]


@pytest.mark.rule("AF-I1")
def test_options_are_for_the_deciding_seat() -> None:
    """The others see who decides what, not which moves there are."""
    scene = laid_out()

    assert scene.options() == scene.view(1)["decision"]["options"]
    for viewer in (2, 3, None):
        decision = scene.view(viewer)["decision"]
        assert {"seat", "kind", "prompt", "args"} == set(decision)
        assert (0, "action") == (decision["seat"], decision["kind"])


def part(data: Any, path: tuple[str | int, ...]) -> Any:
    """A part of plain data."""
    for step in path:
        data = data[step]
    return data


@pytest.mark.rule("AF-I1")
def test_imagined_worlds() -> None:
    """A seat imagines other hands, piles, unseen pages and expeditions; what it sees stays as it is."""
    scene = laid_out()
    state = scene.state
    worlds = [state.imagine(0, seed) for seed in range(30)]
    dumps = [world.dump() for world in worlds]

    for world, data in zip(worlds, dumps, strict=True):
        world.audit()
        assert json.dumps(state.view(0)) == json.dumps(world.view(0))
        assert json.dumps(state.view(None)) == json.dumps(world.view(None))
        assert ["grey", "violet", "violet", "joker"] == data["hands"][0]
        assert data["hands"][1][-2:] == ["magenta assistant", "joker"]
        assert "vase cape town" == data["books"]["north"]["left"][-1]
    parts: list[tuple[str | int, ...]] = [
        ("hands", 1),
        ("hands", 2),
        ("travel_pile",),
        ("expedition_pile",),
        ("removed",),
    ]
    parts += [("books", "north", "left"), ("books", "north", "right", 0), ("books", "south", "left")]
    for path in parts:
        assert len({json.dumps(part(data, path)) for data in dumps}) > 3
    for data in dumps:
        assert sorted(data["removed"] + data["expedition_pile"]) == sorted(
            scene.view()["known"]["unseen"]["expeditions"]
        )
    assert dumps[4] == state.imagine(0, 4).dump()
    assert state.in_doubt(0)


@pytest.mark.rule("AF-I1")
def test_the_letters_of_the_expedition_pile_are_seen() -> None:
    """Worlds differ within a letter only: the backs are visible, and what was taken out was C."""
    scene = Scene("africana", seats=4)
    letters = {row["expedition"]: row["deck"] for row in AFRICANA.components()["expeditions"]}
    for seed in range(10):
        data = scene.state.imagine(2, seed).dump()
        assert [letters[w] for w in scene.zone("expedition_pile")] == [
            letters[w] for w in data["expedition_pile"]
        ]
        assert ["C"] * 4 == [letters[word] for word in data["removed"]]


@pytest.mark.rule("AF-I1")
def test_no_doubt_where_all_is_known() -> None:
    """With no page, no travel card and no expedition hidden but those taken out, one world fits."""
    scene = Scene("africana").set_up("""
        seat 1 to travel
        hand 1: joker
        hand 2: joker
        travel only:
        discards:
        rest: played
        pile 0
        gone: others
    """)

    assert not scene.state.in_doubt(0) and not scene.state.in_doubt(1)
    assert scene.state.digest() == scene.state.imagine(0, 3).digest()
    one = Scene("africana").set_up("""
        seat 1 to travel
        hand 1: joker
        hand 2: violet
        travel only: grey
        discards:
        rest: played
        pile 0
        gone: others
    """)
    assert one.state.in_doubt(0) and not one.state.in_doubt(1)

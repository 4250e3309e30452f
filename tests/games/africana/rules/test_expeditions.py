"""Joining and ending expeditions."""

import pytest

from cairn.proof.scene import Scene


@pytest.mark.rule("AF-M4", "AF-M7")
def test_joining_where_the_movement_begins() -> None:
    """The rulebook's last hint: a pawn on a start place joins at once, without a step."""
    scene = Scene("africana").set_up("spaces: tripoli - lagos, tangier - luanda, napoli - aswan (2)")
    assert {"join napoli - aswan"} == {move for move in scene.options() if move.startswith("join")}
    scene.play("1: join napoli - aswan")

    assert {"expedition": "napoli - aswan", "markers": [1, 2]} == scene.zone("spaces", 3)
    assert ([3, 2], 1, "travel") == (scene.zone("silver"), scene.to_move, scene.zone("step"))
    assert [3, 3] == [seat["markers"] for seat in scene.view()["seats"]]
    scene.play("done")
    assert (2, "napoli") == (scene.to_move, scene.zone("places", 1))


@pytest.mark.rule("AF-M4")
@pytest.mark.parametrize(
    ("space", "silver", "cards"), [(1, 2, 0), (2, 0, 1), (3, 1, 0), (4, 0, 1), (5, 2, 0)]
)
def test_the_bonus_of_the_space(space: int, silver: int, cards: int) -> None:
    """Who joins takes what the space brings, at once: silver from the bank or the top travel card."""
    spaces = [
        "tripoli - lagos",
        "serengeti - mozambique",
        "luanda - tripoli",
        "zanzibar - cairo",
        "ujiji - dakar",
    ]
    spaces[space - 1] = "napoli - aswan"
    scene = Scene("africana").set_up(
        f"spaces: {', '.join(spaces)}\nsilver: 1 1\nhand 1: joker\ntravel: violet, orange"
    )
    scene.play("join napoli - aswan")

    assert [1 + silver, 1] == scene.zone("silver")
    assert ["orange"] * cards + ["joker"] == scene.hand(1)
    joins = ("africana-joins", {"seat": 0, "expedition": "napoli - aswan", "space": space})
    if cards:
        assert [joins, ("africana-draws", {"seat": 0, "card": "orange"})] == scene.told(1)
        assert [joins, ("africana-draws-hidden", {"seat": 0})] == scene.told(2)
    else:
        assert [joins, ("africana-gets-bonus", {"seat": 0, "n": silver})] == scene.told(1) == scene.told()


@pytest.mark.rule("AF-M4")
def test_a_bonus_can_be_used_in_the_same_movement() -> None:
    """The travel card drawn is played for the next step, the silver changes a colour."""
    scene = Scene("africana").set_up("""
        silver: 3 2
        hand 1: grey
        spaces: napoli - windhoek, napoli - aswan
        travel: violet
    """)
    assert not [move for move in scene.options() if "cairo" in move]
    scene.play("join napoli - windhoek", "join napoli - aswan")

    assert {"go cairo with violet", "go cairo with grey for 5"} <= set(scene.options())
    scene.play("go cairo with grey for 5", "go aswan with violet")
    assert (0, []) == (scene.zone("silver", 1), scene.hand(1))


@pytest.mark.rule("AF-M4")
def test_all_expeditions_with_that_start_may_be_joined() -> None:
    """Two expeditions start in Jidda: both may be joined, each once."""
    scene = Scene("africana").set_up("""
        places: jidda, cape town
        spaces: jidda - cape town, tripoli - lagos, jidda - timbuktu
    """)
    joins = {move for move in scene.options() if move.startswith("join")}
    scene.play("join jidda - timbuktu", "join jidda - cape town")

    assert {"join jidda - cape town", "join jidda - timbuktu"} == joins
    assert [[1], [], [1]] == [space["markers"] for space in scene.zone("spaces")[:3]]
    scene.refuses("join jidda - timbuktu", "AF-M4", key="africana-no-joined-twice")
    assert 2 == scene.view()["seats"][0]["markers"]


@pytest.mark.rule("AF-M4")
def test_at_most_four_markers() -> None:
    """Who has joined four expeditions cannot join the fifth; markers do not move."""
    words = """
        places: jidda, cape town
        spaces: napoli - aswan (1), tripoli - lagos (1), tangier - luanda (1), {} (1), jidda - timbuktu (2)
    """
    four = Scene("africana").set_up(words.format("luanda - tripoli"))
    three = Scene("africana").set_up(words.format("luanda - tripoli").replace("tripoli (1)", "tripoli"))

    assert "join jidda - timbuktu" in three.options()
    assert "join jidda - timbuktu" not in four.options()
    four.refuses("join jidda - timbuktu", "AF-M4", key="africana-no-markers-left")
    three.play("join jidda - timbuktu")
    assert [[1], [1], [1], [], [1, 2]] == [space["markers"] for space in three.zone("spaces")]


@pytest.mark.rule("AF-M5")
def test_ending_an_expedition() -> None:
    """The rulebook's example, 3 silver and the card: who ends it at its target takes both at once."""
    scene = Scene("africana", seats=3).set_up("""
        places: cairo, aswan, lagos
        hand 1: violet, joker
        silver: 2 2 3
        spaces: port natal - serengeti (1 2), napoli - aswan (1 2 3), serengeti - mozambique (3)
        pile 4
    """)
    later = scene.zone("expedition_pile")
    scene.play("1: go aswan with violet", "1: end napoli - aswan")

    assert [5, 2, 3] == scene.zone("silver")
    assert ["napoli - aswan"] == scene.zone("under", 1, "expeditions")
    assert {"expedition": None, "markers": []} == scene.zone("spaces", 2)
    assert [[1, 2], [], [3]] == [space["markers"] for space in scene.zone("spaces")[:3]]
    assert [3, 3, 3] == [seat["markers"] for seat in scene.view()["seats"]]
    assert later == scene.zone("expedition_pile")
    for viewer in (1, 2, None):
        told = {"expedition": "napoli - aswan"}
        assert [
            ("africana-ends-expedition", {"seat": 0, "n": 3, "points": 1} | told),
            ("africana-gets-nothing", {"seat": 1} | told),
            ("africana-gets-nothing", {"seat": 2} | told),
        ] == scene.told(viewer)[1:]


@pytest.mark.rule("AF-M5")
def test_only_who_has_joined_may_end_it() -> None:
    """At the target of an expedition that one has not joined nothing can be ended."""
    scene = Scene("africana").set_up("places: aswan, aswan\nspaces: napoli - aswan (2)")

    assert not [move for move in scene.options() if move.startswith("end")]
    scene.refuses("end napoli - aswan", "AF-M5", key="africana-no-not-joined")
    scene.refuses("end windhoek - aswan", "AF-M5", key="africana-no-expedition-open")
    scene.play("done")
    assert "end napoli - aswan" in scene.options()


@pytest.mark.rule("AF-M5")
def test_only_at_the_target() -> None:
    """An expedition that one has joined is ended at its target and nowhere else."""
    scene = Scene("africana").set_up("places: cairo, aswan\nspaces: napoli - aswan (1)\nhand 1: violet")

    scene.refuses("end napoli - aswan", "AF-M5", key="africana-no-target-here")
    scene.play("go aswan with violet")
    assert ["done", "end napoli - aswan"] == scene.options()


@pytest.mark.rule("AF-M5")
def test_several_with_the_same_target() -> None:
    """Two joined expeditions end in Aswan: both may be ended there, or one, or none."""
    words = "places: aswan, cape town\nsilver: 0 0\nspaces: napoli - aswan (1), windhoek - aswan (1)"
    scene = Scene("africana").set_up(words)
    ends = {move for move in scene.options() if move.startswith("end")}
    scene.play("end windhoek - aswan", "end napoli - aswan")

    assert {"end napoli - aswan", "end windhoek - aswan"} == ends
    assert 3 + 4 == scene.zone("silver", 1)
    assert ["napoli - aswan", "windhoek - aswan"] == scene.zone("under", 1, "expeditions")
    one = Scene("africana").set_up(words).play("end napoli - aswan", "done")
    assert ["napoli - aswan"] == one.zone("under", 1, "expeditions")
    assert [1] == one.zone("spaces", 2, "markers")


@pytest.mark.rule("AF-M5")
def test_joined_and_ended_in_one_movement() -> None:
    """An expedition may be joined at its start and ended at its target by the same movement."""
    scene = Scene("africana").set_up("hand 1: violet 2\nsilver: 2 2\nspaces: napoli - aswan")
    scene.play("join napoli - aswan", "go cairo with violet", "go aswan with violet", "end napoli - aswan")

    assert (["napoli - aswan"], 2 + 2 + 3) == (
        scene.zone("under", 1, "expeditions"),
        scene.zone("silver", 1),
    )
    assert 4 == scene.view()["seats"][0]["markers"]


@pytest.mark.rule("AF-M5", "AF-M4")
def test_a_marker_that_returned_can_join_again() -> None:
    """With four markers out, ending one expedition frees a marker, also for the others who had joined it."""
    joined = "luanda - tripoli (1 2), ujiji - dakar (1 2), tangier - luanda (1 2), napoli - aswan (1 2)"
    scene = Scene("africana").set_up(f"places: tripoli, tripoli\nspaces: {joined}, tripoli - lagos")
    assert "join tripoli - lagos" not in scene.options()
    scene.play("1: end luanda - tripoli", "1: join tripoli - lagos", "1: done")

    assert [0, 1] == [seat["markers"] for seat in scene.view()["seats"]]
    assert "join tripoli - lagos" in scene.options()


@pytest.mark.rule("AF-M7")
def test_the_order_at_a_place_is_the_players_choice() -> None:
    """At one place: end before joining or after it, in any order, and all of it is optional."""
    words = """
        places: tripoli, cape town
        silver: 0 0
        spaces: luanda - tripoli (1), tripoli - lagos
        adventures 1: statuette tripoli
    """
    moves = ["end luanda - tripoli", "join tripoli - lagos", "end statuette tripoli"]
    ends = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1]):
        scene = Scene("africana").set_up(words)
        assert set(moves) <= set(scene.options())
        scene.play(*[moves[i] for i in order], "done")
        ends.append((scene.zone("silver"), scene.zone("under", 1), scene.hand(1)[:1]))
    none = Scene("africana").set_up(words).play("done")

    assert ends[0] == ends[1] == ends[2] == ends[3]
    assert ([0, 0], {"expeditions": [], "adventures": []}) == (none.zone("silver"), none.zone("under", 1))
    assert [1] == none.zone("spaces", 1, "markers")


@pytest.mark.rule("AF-M8")
def test_a_bonus_card_with_an_empty_pile() -> None:
    """The discards are shuffled, not the cards that still lie on the table."""
    scene = Scene("africana").set_up("""
        places: tripoli, cape town
        hand 1: magenta
        spaces: tripoli - lagos, napoli - aswan
        travel only:
        discards: grey
    """)
    scene.play("go napoli with magenta", "join napoli - aswan")

    assert (["magenta"], [], 2) == (scene.zone("played"), scene.zone("discards"), scene.zone("shuffles"))
    assert 58 == len(scene.zone("travel_pile"))
    assert 1 == len(scene.hand(1))
    keys = [key for key, _ in scene.told(1)]
    assert ["africana-travels", "africana-joins", "africana-shuffles", "africana-draws"] == keys
    assert 11 == (scene.zone("travel_pile") + scene.hand(1)).count("magenta")


@pytest.mark.rule("AF-M8")
def test_a_bonus_card_where_there_is_none() -> None:
    """With neither pile nor discards there is no card; the joining counts all the same."""
    scene = Scene("africana").set_up("""
        seat 1 to travel
        hand 1: joker
        hand 2: joker
        spaces: tripoli - lagos, napoli - aswan
        travel only:
        discards:
        rest: played
    """)
    learnt = scene.state.learnt
    scene.play("join napoli - aswan")

    assert (["joker"], [1], 60) == (
        scene.hand(1),
        scene.zone("spaces", 2, "markers"),
        len(scene.zone("played")),
    )
    assert ("africana-no-travel-card", {"seat": 0}) == scene.told()[-1]
    assert learnt == scene.state.learnt
    scene.play("done")
    assert 60 == len(scene.zone("discards"))

"""What a move would bring or cost is told before it is made, and comes true."""

import csv
from collections import Counter
from pathlib import Path

from cairn.core.components import own_tables
from cairn.core.errors import Args
from cairn.proof.scene import Scene
from tests.games.promises import promises


def told(scene: Scene) -> dict[str, tuple[str, Args]]:
    """The effects that seat 1 is told: by the move, the end of the key, and the arguments."""
    effects = scene.view(1)["decision"]["effects"]
    return {
        move: (effect["key"].removeprefix("africana-effect-"), effect["args"])
        for move, effect in effects.items()
    }


def pay(cost: int, left: int) -> tuple[str, Args]:
    """What a move says that costs silver."""
    return "pay", {"cost": cost, "left": left}


def test_what_the_moves_would_bring() -> None:
    """The deciding seat is told what its options cost and bring."""
    scene = Scene("africana").set_up("""
        places: tripoli, cape town
        silver: 6 2
        hand 1: grey, joker
        spaces: luanda - tripoli (1), tripoli - lagos, tripoli - khartoum
        adventures 1: statuette tripoli
    """)
    effects = told(scene)
    step = ("step-back", {"n": 1})

    assert effects == {
        "draw": ("draw", {"before": 2, "after": 4}),
        "turn left": pay(0, 6),
        "buy left": pay(5, 1),
        **{f"go {place} with joker": step for place in ("napoli", "tangier", "cairo", "timbuktu")},
        **{f"go {place} with grey for 5": pay(5, 1) for place in ("napoli", "timbuktu", "cairo")},
        "go tangier with grey": ("step", {"n": 1}),
        "join tripoli - lagos": ("join-cards", {"n": 1, "markers": 2}),
        "join tripoli - khartoum": ("join-silver", {"n": 1, "markers": 2}),
        # 5 silver make 11, which is a point more; the unfinished artifact was worth one.
        "end luanda - tripoli": ("ends", {"n": 5, "points": 3, "before": 1, "after": 5}),
        "end statuette tripoli": ("ends", {"n": 3, "points": 3, "before": 1, "after": 3}),
    }


def test_the_second_page_costs() -> None:
    scene = Scene("africana").set_up("places: tripoli, cape town\nsilver: 6 2")
    scene.play("turn left", "done", "done", "turn left")

    assert pay(1, 5) == told(scene)["turn left"]


def test_the_second_assistant_costs_points() -> None:
    """The first brings a card and nothing else. [AF-E4]"""
    words = "places: lagos, lagos\nadventures 1: magenta assistant lagos\nsilver: 0 0"
    first = Scene("africana").set_up(words)
    second = Scene("africana").set_up(f"{words}\nunder 1: orange assistant luanda")
    move, args = "end magenta assistant lagos", {"card": "magenta assistant", "before": 0}

    assert ("assistant", {**args, "after": 0, "change": 0}) == told(first)[move]
    assert ("assistant", {**args, "after": -5, "change": -5}) == told(second)[move]


def test_what_is_lost_with_a_card() -> None:
    """Two travel cards are a point: the second one that goes takes it along."""
    six = Scene("africana").set_up("seat 1 to discard\nsilver: 0 0\nhand 1: violet 6")
    five = Scene("africana").set_up("seat 1 to discard\nsilver: 0 0\nhand 1: violet 5, joker")

    assert told(six) == {"discard violet": ("points", {"before": 3, "after": 2})}
    assert told(five) == {}


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
        _, args = told(scene)[f"end {start} - {target}"]
        assert (int(row["coins"]), int(row["points"])) == (args["n"], args["points"]), row["id"]
    for row in rows("adventures"):
        name = f"{row['subject']}{' assistant' * (row['kind'] == 'assistant')} {words[row['target']]}"
        scene = Scene("africana").set_up(f"places: {words[row['target']]}, cairo\nadventures 1: {name}")
        key, args = told(scene)[f"end {name}"]
        if row["kind"] == "artifact":
            assert ("ends", int(row["coins"]), int(row["points"])) == (key, args["n"], args["points"])
        else:
            assert ("assistant", f"{row['subject']} assistant") == (key, args["card"]), row["id"]


def test_effects_come_true() -> None:
    """At many moves of some random games, for every option that has an effect."""
    seen: Counter[str] = Counter()
    for one in promises("africana", 3, every=25):
        seen[one.key] += 1
        before, after = [state.view(one.seat)["seats"][one.seat] for state in (one.before, one.after)]
        if one.key == "pay":
            assert (one.args["cost"], one.args["left"]) == (
                before["silver"] - after["silver"],
                after["silver"],
            )
        elif one.key == "draw":
            assert (one.args["before"], one.args["after"]) == (before["hand"], after["hand"])
        elif one.key in ("step", "step-back"):
            assert one.args["n"] == after["hand"]
        elif one.key.startswith("join"):
            assert one.args["markers"] == after["markers"]
            what = "silver" if one.key == "join-silver" else "hand"
            assert one.args["n"] == after[what] - before[what]
        else:
            assert (one.args["before"], one.args["after"]) == (before["points"], after["points"])

    assert {"pay", "draw", "step", "step-back", "join-silver", "join-cards", "ends"} <= seen.keys()

"""What a game's own checks look for they find, in games that differ from it by one lie."""

import csv
from typing import Any, cast

import pytest

from cairn.core.game import State
from cairn.core.tables import own_tables
from cairn.games import find, title
from cairn.games.africana.proof.second import collections
from cairn.proof.checks import plays_to_the_end
from cairn.proof.played import Moment, Played, Untrue
from tests.games.adventure_tours.proof import broken as adventure_tours
from tests.games.africana.proof import broken as africana
from tests.proof.broken.variants import Variant

GAMES = {"adventure-tours": adventure_tours, "africana": africana}
BROKEN = [
    (game, broken)
    for game, module in GAMES.items()
    for broken in vars(module).values()
    if isinstance(broken, type) and hasattr(broken, "found_by")
]
SETTINGS: dict[str, dict[str, str]] = {
    "adventure-tours": {"mode": "expert", "boards": "draft"},
    "africana": {"turn_cap": "60"},
}
SEEDS = range(6)


def own_checks(game: str) -> dict[str, Any]:
    """The checks that only this game has."""
    own = title(game).own_checks()
    return {**own.of_every_moment, **own.of_thorough_moments}


def first_fault(name: str, check: str, variant: type[Variant], seed: int) -> str:
    """What a check says to a game of the variant; nothing if it finds no fault."""
    game = find(name)
    played = Played(game, game.read_options(SETTINGS[name], simulated=True), game.seats[1], seed)
    plays_to_the_end(played, choose=title(name).own_checks().leaning)
    state = played.start()
    for number in range(played.length + 1):
        moment = Moment(played, number, state)
        moment.state = cast(State, variant(state))
        try:
            own_checks(name)[check](moment)
        except Untrue as fault:
            return str(fault)
        if moment.move is not None:
            state.push(moment.move)
    return ""


@pytest.mark.parametrize("game", GAMES)
def test_every_own_check_can_fail(game: str) -> None:
    """There is a broken game for each check, and none in the game itself."""
    assert set(own_checks(game)) == {broken.found_by[0] for name, broken in BROKEN if name == game}
    assert [""] * len(own_checks(game)) == [
        first_fault(game, check, Variant, 1) for check in own_checks(game)
    ]


@pytest.mark.parametrize(("game", "broken"), BROKEN, ids=lambda one: getattr(one, "__name__", one))
def test_lie_is_found(game: str, broken: type[Variant]) -> None:
    """The right check finds the lie, for the right reason."""
    check, words = broken.found_by

    said = next(filter(None, (first_fault(game, check, broken, seed) for seed in SEEDS)), "")

    assert words in said, broken.__doc__


# What the second computation goes by.


def rows(game: str, file: str) -> list[dict[str, str]]:
    """The lines of a component table, read plainly."""
    with open(f"{own_tables(game)}/{file}", encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


@pytest.mark.rule("AT-C1", "AT-C2")
def test_tables_of_adventure_tours_are_the_files() -> None:
    """What the game shows of its tables, by which the second game plays, is what stands in the files."""
    game = find("adventure-tours")
    tables = Played(game, game.read_options({}), 3, 1).start().view(None)["tables"]

    for row in rows("adventure_tours", "deck.csv"):
        shown = tables["cards"][f"{row['colour']} {row['name'].lower()}"]
        values = dict(part.split(":") for part in row["equipment"].split("|"))
        assert {colour: int(values.get(colour, 0)) for colour in ("red", "blue", "yellow")} == shown[
            "equipment"
        ]
        assert [row["colour"], row["action"]] == [shown["colour"], shown["action"]]
        numbers = ("demand", "money", "copies")
        assert [int(row[name]) for name in numbers] == [shown[name] for name in numbers]
    for row in rows("adventure_tours", "boards.csv"):
        shown = tables["boards"][row["name"].lower()]
        start = [int(row[name]) for name in ("technology", "provisions", "clothing")]
        assert start == [shown["start"][colour] for colour in ("red", "blue", "yellow")]
        assert [row["side"], row["ability"], int(row["count"])] == [
            shown["side"],
            shown["ability"],
            shown["count"],
        ]


@pytest.mark.rule("AF-C1", "AF-C2", "AF-C3")
def test_tables_of_africana_are_the_files() -> None:
    """What the game shows of its tables, by which it is computed again, is what stands in the files."""
    shown = cast(Any, find("africana")).components()
    place = {row["id"]: row["name"].lower() for row in rows("africana", "locations.csv")}

    for due, found in zip(rows("africana", "locations.csv"), shown["places"], strict=True):
        assert [place[due["id"]], due["half"], due["symbols"]] == [
            found["place"],
            found["half"],
            "|".join(found["symbols"]),
        ]
    for due, found in zip(rows("africana", "routes.csv"), shown["routes"], strict=True):
        assert {place[due["a"]], place[due["b"]]} == {found["a"], found["b"]}
    for due, found in zip(rows("africana", "expeditions.csv"), shown["expeditions"], strict=True):
        assert [due["deck"], place[due["start"]], place[due["target"]], due["coins"], due["points"]] == [
            str(found[name]) for name in ("deck", "start", "target", "coins", "points")
        ]
    for due, found in zip(rows("africana", "adventures.csv"), shown["adventures"], strict=True):
        names = ("book", "kind", "subject", "coins", "points")
        assert [due[name] for name in names] == [str(found[name]) for name in names]
        assert place[due["target"]] == found["target"]
    for due, found in zip(rows("africana", "bonuses.csv"), shown["bonuses"], strict=True):
        assert [due["kind"], due["amount"]] == [found["bonus"], str(found["amount"])]


@pytest.mark.rule("AF-E3", "AF-E7")
@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ((3, 1, 1, 1), 16),
        ((2, 1, 1, 1), 10),
        ((3, 1, 1, 1, 1), 22),
        ((2, 2, 1, 1), 14),
        ((4, 2, 1, 1), 22),
        ((4, 4, 4, 4, 4), 70),
        ((1, 1, 1), 2),
        ((1, 1, 1, 1, 1), 10),
        ((4,), 12),
        ((), 0),
    ],
)
def test_collections_of_the_second_computation(counts: tuple[int, ...], worth: int) -> None:
    """The worked examples of the rules, by brute force."""
    kinds = ("mask", "drum", "statuette", "vase", "shield")
    artifacts = [kind for kind, n in zip(kinds, counts, strict=False) for _ in range(n)]

    assert worth == collections(tuple(sorted(artifacts)))

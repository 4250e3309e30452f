"""The shuffles of a match: what is shuffled is known before, how it was shuffled is told after the end."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from cairn.core.dice import QuickStream, SealedDice
from cairn.core.errors import GameError
from cairn.core.record import read_match
from cairn.games import GAMES
from cairn.server.bots import Crew
from cairn.server.rows import SeatRow, TableRow
from cairn.server.shuffles import shuffles_at, shuffles_of, sources_at
from cairn.server.store import Store
from cairn.server.table import Table

from .client import Browser, Json

DRAWN = {"dominion": {"kingdom": "random"}, "lost-cities": {"milestones": "on", "games": "2"}}
SHORT = "16"
"""Turns of a game that has a limit."""


def finished(browser: Browser, *bots: str, **options: str) -> Json:
    """A table at which bots have played to the end."""
    table = browser.make(*bots, **options)
    for _ in range(400):
        if browser.get(f"/api/tables/{table['id']}")["status"] == "over":
            return table
        time.sleep(0.05)
    raise AssertionError("the match does not end")


def test_shuffles_are_told_after_the_end_and_not_before(anna: Browser, ben: Browser) -> None:
    """Before, they would say where every hidden card lies; nobody gets them, not even the host."""
    table = anna.make("me", "open")
    path = f"/api/tables/{table['id']}/shuffles"
    assert (409, "no-match-yet") == anna.refused("GET", path)
    ben.sit(table, table["invite"])
    anna.say(table, 0)
    ben.say(table, 1)
    assert [(409, "no-shuffles-yet")] * 2 == [anna.refused("GET", path), ben.refused("GET", path)]
    assert (404, "no-such-table") == anna.refused("GET", "/api/tables/none/shuffles")


def test_published_shuffles_follow_from_the_secret(anna: Browser, ben: Browser) -> None:
    """Anybody who may watch gets them, and they are what the dice of the match file give."""
    table = finished(anna, "random", "random", games="2", milestones="on")
    told = ben.get(f"/api/tables/{table['id']}/shuffles")
    _, _, text = ben.ask("GET", f"/api/tables/{table['id']}/match")
    match = read_match(text.decode(), GAMES)

    assert msgspec.to_builtins(shuffles_of(match)) == {**told, "draws": [tuple(one) for one in told["draws"]]}
    assert len(match.events) == told["events"]
    assert [("deal", 0), ("milestones", 0), ("deal", 1), ("milestones", 1)] == [
        (one["source"], one["k"]) for one in told["shuffles"]
    ]
    dice = SealedDice(match.secret, match.words)
    for one in told["shuffles"]:
        order = list(range(len(one["before"])))
        dice.shuffle(order, one["source"], one["k"])
        assert one["after"] == [one["before"][i] for i in order]
    assert ["start"] == [one["source"] for one in told["rolls"]]
    event, source, k, position = told["draws"][-1]
    card = next(
        one["after"][position] for one in told["shuffles"] if (one["source"], one["k"]) == (source, k)
    )
    assert match.events[event].secret == {"card": card}


def test_what_will_be_shuffled_is_the_same_before_and_after(anna: Browser, ben: Browser) -> None:
    """For everybody who may come to the table; with a key, also where nobody may watch."""
    table = anna.make("me", "open", watch="nobody", games="1", turn_cap="1")
    path = f"/api/tables/{table['id']}/sources"
    before = anna.get(path)
    assert before == ben.get(f"{path}?k={table['invite']}")
    assert (403, "no-watching") == ben.refused("GET", path)
    assert [60] == [len(one["before"]) for one in before["decks"]]
    assert [{"source": "start", "k": 0, "below": [2]}] == before["ranges"]
    assert {"start", "deal", "milestones"} == {one["name"] for one in before["sources"]}
    ben.sit(table, table["invite"])
    anna.say(table, 0)
    ben.say(table, 1)
    assert before == anna.get(path)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_told_as_it_was_asked_for(name: str, tmp_path: Path) -> None:
    """An option that chance has settled is drawn again, also after a restart; what was promised holds."""
    game = GAMES[name]
    store = Store(tmp_path / "a.db")
    limit = dict.fromkeys(game.bots_alone(), SHORT)
    options = game.read_options({**limit, **DRAWN.get(name, {})})
    seats = [SeatRow("person", f"P{n}", word="river", holders=["anna"]) for n in range(game.seats[0])]
    row = TableRow(
        "t1", name, game.rules_version, game.tables, options, "", "link", "anna", bytes(32), "i", 1.0, seats
    )

    async def play() -> None:
        table = Table(row, store, Crew())
        before = sources_at(table)
        await table.open()
        stream = QuickStream(3)
        while True:
            course = table.playing()
            if course.to_move is None:
                break
            with pytest.raises(GameError, match="shuffles are published"):
                shuffles_at(table)
            move = course.match.state.random_move(stream)
            await table.play(game.spell(move), course.to_move)
        told = shuffles_at(table)
        assert before == sources_at(table)
        again = Table(row, store, Crew())
        assert (before, told) == (sources_at(again), shuffles_at(again))
        begun = {(one.source, one.k): one.before for one in told.shuffles}
        assert all(begun[one.source, one.k] == one.before for one in before.decks)
        for source in before.sources:
            drawn = [one for one in told.shuffles if one.source == source.name]
            if source.settles and drawn:
                words = row.options[source.settles].split(", ")
                assert sorted(words) == sorted(drawn[0].after[: len(words)]) or words == ["none"]

    asyncio.run(play())
    store.close()

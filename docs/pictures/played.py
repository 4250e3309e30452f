"""Tables of a real server at which people and bots have played: what the pictures of the pages show.

A person is a page of a browser with cookies of its own. Moves go through the socket, as the page sends them,
and are those that the rule bot would make.
"""

import sqlite3
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page
from taking import ask

HOUR: Final = 3600
DAY: Final = 24 * HOUR

PLAY: Final = """([table, seat, most]) => {
  window.played = new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${table}?seat=${seat}`);
    window.stop = () => socket.close();
    let made = 0, view = null;
    const send = (what) => socket.send(JSON.stringify({ id: crypto.randomUUID(), ...what }));
    const play = (move) => { made += 1; send({ type: 'move', at: view.at, move }); };
    socket.onclose = () => done(made);
    socket.onmessage = ({ data }) => {
      const said = JSON.parse(data);
      if (said.type === 'refused') return fail(new Error(data));
      if (said.type === 'hinted') return said.at === view.at && play(said.move);
      if (said.type !== 'view') return;
      view = said;
      const asked = said.view.decision;
      if (!asked || made >= most) return socket.close();
      if (!asked.options) return;
      if (asked.pause || asked.options.length === 1) play(asked.options[0]);
      else if (asked.seat === seat) send({ type: 'hint' });
    };
  });
}"""
"""Begins to play a seat: n moves, or to the end."""


@dataclass
class Evening:
    """The people, and what they have played so far."""

    pages: dict[str, Page]
    ended: dict[str, float] = field(default_factory=dict)
    """When the tables were left, in seconds before now."""
    tables: dict[str, str] = field(default_factory=dict)
    """The numbers of the tables that have names."""

    def sit(self, game: str, name: str, *who: str, **more: Any) -> str:
        """A table of these people and bots, the host first; a star is a free seat. Its number."""
        host, *others = who
        seats = [self._wish(host, other) for other in (host, *others)]
        wish = {"game": game, "name": name, "seats": seats, "hints": "agreed", **more}
        table: str = ask(self.pages[host], "/api/tables", wish)["id"]
        self.tables[name] = table
        key = ask(self.pages[host], f"/api/tables/{table}")["invite"].rpartition("k=")[2]
        for person in (one for one in who if one in self.pages):
            if person != host:
                ask(self.pages[person], f"/api/tables/{table}/sit", {"key": key, "name": person})
            seat = self.seat(person, table)
            ask(self.pages[person], f"/api/tables/{table}/word", {"seat": seat, "word": "granite"})
        return table

    def _wish(self, host: str, who: str) -> dict[str, str]:
        if who == host:
            return {"kind": "me", "name": who}
        return {"kind": "open"} if who in self.pages or who == "*" else {"kind": "bot", "bot": who}

    def seat(self, person: str, table: str) -> int:
        """Where somebody sits."""
        seats = ask(self.pages[person], f"/api/tables/{table}")["seats"]
        return [one["yours"] for one in seats].index(True)

    def play(self, table: str, **moves: int) -> None:
        """Let people make at most n moves, until the first of them has; bots answer by themselves."""
        for person, most in moves.items():
            self.pages[person].evaluate(PLAY, [table, self.seat(person, table), most])
        first, *others = moves
        self.pages[first].evaluate("window.played")
        for person in others:
            self.pages[person].evaluate("window.stop()")

    def match(self, game: str, name: str, *who: str, ago: float, **more: Any) -> str:
        """A match that was played to its end some time ago."""
        table = self.sit(game, name, *who, **more)
        self.play(table, **{person: 10_000 for person in who if person in self.pages})
        self.ended[table] = ago
        return table

    def given_up(self, loser: str, *who: str, ago: float) -> None:
        """A match of two that somebody gave up at once."""
        table = self.sit("lost-cities", "", *who)
        ask(self.pages[loser], f"/api/tables/{table}/resign", {"seat": self.seat(loser, table)})
        self.ended[table] = ago

    def set_back(self, store: Path) -> None:
        """Tell the store of a server that does not run that all this was some time ago."""
        now = time.time()
        with sqlite3.connect(store) as tables:
            for table, ago in self.ended.items():
                tables.execute(
                    "UPDATE tables SET moved = ?, made = ? WHERE id = ?", (now - ago, now - ago, table)
                )


PAST: Final = """
Marek won, Marek lost, Marek won, Marek won, Zosia lost, Zosia won, Tomasz won, Ewa lost, Tomasz won,
Ewa won, Marek lost, Tomasz won, Zosia won, Tomasz lost, Marek won, Ewa lost, Zosia won, slate lost,
Marek won, Zosia lost
"""
"""Whom Anna met before, and how it ended for her."""


def months_of_play(evening: Evening) -> None:
    """What lies behind Anna, what she plays now, and who waits for players."""
    for n, (other, how) in enumerate(one.split() for one in PAST.split(",")):
        evening.given_up(other if how == "won" else "Anna", "Anna", other, ago=(90 - 2 * n) * DAY)
    evening.match("adventure-tours", "Yak Pass", "Anna", "Zosia", "Ewa", ago=12 * DAY)
    evening.match("dominion", "Six Wells", "Anna", "slate", "flint", "moss", "pebble", "slate", ago=9 * DAY)
    evening.match("africana", "Dry Wind", "Anna", "slate", ago=6 * DAY)
    evening.match("dominion", "Mill Road", "Anna", "Tomasz", "random", ago=4 * DAY)
    evening.match("lost-cities", "Cold Spring", "Anna", "slate", ago=30 * HOUR, options={"games": "1"})
    three = {"games": "3", "milestones": "on"}
    evening.match("lost-cities", "Clear Morning", "Anna", "Marek", ago=3 * HOUR, options=three)

    ridge = evening.sit("lost-cities", "Ridge Walk", "Anna", "Marek", options={**three, "start": "1"})
    evening.play(ridge, Anna=16, Marek=14)
    evening.ended[ridge] = 300
    rain = evening.sit(
        "adventure-tours", "Long Rain", "Anna", "Zosia", "slate", "moss", options={"start": "2"}
    )
    evening.ended[rain] = 3 * DAY
    clock = {"per_move": DAY, "per_game": 0, "increment": 0, "at_zero": "bot"}
    inn = evening.sit("dominion", "Old Inn", "Anna", "Tomasz", "slate", clock=clock, options={"start": "1"})
    evening.ended[inn] = 2 * HOUR
    monsoon = evening.sit("africana", "Monsoon", "Anna", "Ewa", "slate", options={"start": "1"})
    evening.play(monsoon, Anna=18, Ewa=1000)
    evening.ended[monsoon] = 1200
    evening.sit("lost-cities", "", "Marek", "*", watch="anybody", options=three)
    expert = {"mode": "expert"}
    evening.sit("adventure-tours", "", "Zosia", "*", "slate", "*", "slate", watch="anybody", options=expert)

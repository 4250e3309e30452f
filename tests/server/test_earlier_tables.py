"""A new version of component tables: a table that began before goes on with those it began with."""

import shutil
from pathlib import Path

from cairn.core.components import own_tables
from cairn.games import find
from cairn.server.restore import check_matches

from .client import Browser, serving

OWN = Path(own_tables("adventure_tours"))
LATER = """
import sys
from cairn.games import title
from cairn.games.adventure_tours.rules.game import AdventureTours
from cairn.games.adventure_tours.rules.kit import read_kit

title("adventure-tours").game = AdventureTours(read_kit("{later}"), ["{own}"])
from cairn.server.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_table_goes_on_with_its_tables(tmp_path: Path) -> None:
    """It is restored, played, and its views say what its boards are; a new table has the new boards."""
    later = tmp_path / "later"
    shutil.copytree(OWN, later)
    text = (later / "boards.csv").read_text(encoding="utf-8")
    assert "Submarine,expert,4,4,4" in text
    (later / "boards.csv").write_text(
        text.replace("Submarine,expert,4,4,4", "Submarine,expert,3,3,3"), encoding="utf-8"
    )
    db = tmp_path / "tables.db"
    seats = ("me", "here", "here")
    with serving(db) as server:
        anna = Browser(server)
        old = anna.make(*seats, game="adventure-tours", mode="expert", start="1")
        for seat in range(3):
            anna.say(old, seat)
        socket = anna.socket(old, 0)
        assert "tables" not in socket.until("view")["view"]
        socket.move(next(move for move in socket.question["options"] if move.startswith("equip ")))
        socket.close()

    with serving(db, LATER.format(later=later, own=OWN)) as server:
        anna.server = server
        constants = anna.get("/api/games/adventure-tours/components")["constants"]
        assert 3 == constants["tables"]["boards"]["deep-sea submarine"]["start"]["red"]
        assert "playing" == anna.look_at(old)["status"]
        socket = anna.socket(old, 0)
        view = socket.until("view")["view"]
        assert 4 == view["tables"]["boards"]["deep-sea submarine"]["start"]["red"]
        socket.close()
        _, _, match = anna.ask("GET", f"/api/tables/{old['id']}/sources")
        assert b"deep-sea submarine" in match

        new = anna.make(*seats, game="adventure-tours", mode="expert", start="1")
        for seat in range(3):
            anna.say(new, seat)
        socket = anna.socket(new, 0)
        assert "tables" not in socket.until("view")["view"]
        socket.close()
    # For the tables of today the new table is one of tables that nobody knows.
    problems = dict(check_matches(db))
    assert problems[old["id"]] is None
    assert find("adventure-tours").tables not in str(problems[new["id"]])
    assert "other component tables" in str(problems[new["id"]])

"""The signature: one number a game, which changes when the game behaves differently, and only then.

When the rules change on purpose, the numbers here change with them, and the commit says from what to what.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cairn
from cairn.core.game import Options
from cairn.games import GAMES, title
from cairn.proof import signature
from tests.proof.broken.rules import LosesAStone
from tests.proof.pebbles.game import PEBBLES, Pebbles

SIGNATURES: list[tuple[str, Options, int, str]] = [
    ("lost-cities", {}, 100, "273f99f2a8abd90c"),
    ("lost-cities", {"milestones": "on"}, 100, "0613dd45b106295b"),
    ("lost-cities", {"milestones": "on", "best_expedition": "ignore_sponsors"}, 100, "158445e00bda14d7"),
    ("lost-cities", {"colours": "6"}, 100, "13a770ca22aeee00"),
    ("lost-cities", {"games": "3", "milestones": "on"}, 30, "0c6113b0883ca366"),
    ("lost-cities", {"turn_cap": "40"}, 100, "0dec6195e4f3c034"),
    ("dominion", title("dominion").variants["default"], 20, "10f0c2772317039c"),
    ("dominion", title("dominion").variants["random"], 20, "3632e363a94c40cc"),
    ("dominion", title("dominion").variants["random-english"], 10, "0b214ef7abb07075"),
    ("dominion", title("dominion").variants["random-2022"], 20, "052e6962077769b3"),
    ("dominion", title("dominion").variants["random-second-edition"], 10, "11afff7b933f8575"),
    ("dominion", title("dominion").variants["travellers"], 10, "3154500204ad9746"),
    ("dominion", title("dominion").variants["many-events"], 10, "3cbed7eeac75455d"),
    ("adventure-tours", {}, 40, "25ec47724dd8144d"),
    ("adventure-tours", title("adventure-tours").variants["expert"], 40, "0b2923bc4c9f37df"),
    ("adventure-tours", title("adventure-tours").variants["drafted"], 20, "2e88f8eb67be7c2c"),
    ("adventure-tours", title("adventure-tours").variants["moved-miller"], 20, "28d493e1b792b46b"),
    ("africana", {}, 10, "38fdf9bf4a791e98"),
    ("africana", title("africana").variants["short"], 40, "0365291a69e06d23"),
]
PEBBLES_SIGNATURE = "113d4e8b3c5b20fc"


@pytest.mark.parametrize(("name", "options", "games", "expected"), SIGNATURES)
def test_signature_is_known(name: str, options: Options, games: int, expected: str) -> None:
    """The game behaves as it did when this number was written down, compiled or interpreted."""
    assert expected == signature(GAMES[name], options, games)


def test_signature_of_an_interpreted_game() -> None:
    """A game that is not compiled behaves the same on the compiled core as on the interpreted one."""
    assert PEBBLES_SIGNATURE == signature(PEBBLES)


def test_signature_tells_variants_apart() -> None:
    """Every variant has a number of its own, for it has rules of its own."""
    assert len(SIGNATURES) == len({expected for _, _, _, expected in SIGNATURES})


def test_signature_changes_with_the_rules() -> None:
    """A game that loses a piece has another signature."""
    assert signature(PEBBLES, games=5) != signature(Pebbles(LosesAStone), games=5)


def test_signature_is_sixteen_hex_digits() -> None:
    """The number is written in one way, and depends on how many games it stands for."""
    one, two = signature(PEBBLES, games=1), signature(PEBBLES, games=2)

    assert 16 == len(one) == len(f"{int(one, 16):016x}")
    assert one != two


ASK = """
import cairn
from cairn.games import GAMES
from cairn.proof import signature
for game in GAMES.values():
    print(cairn.mode(), game.name, signature(game, {}, games=10))
"""


def asked(pure: str) -> list[list[str]]:
    """Mode, name and signature of each game, as another process finds them."""
    source = str(Path(cairn.__file__).parent.parent)
    environment = {**os.environ, "CAIRN_PURE": pure, "CAIRN_COMPILED": "", "PYTHONPATH": source}
    said = subprocess.run(
        [sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True
    )
    return [line.split() for line in said.stdout.splitlines()]


def test_signature_is_the_same_compiled_and_interpreted() -> None:
    """Two processes, one of them told not to use compiled modules, agree on every game.

    Where nothing is compiled both are interpreted; then this shows that processes agree.
    """
    interpreted, usual = asked(pure="1"), asked(pure="")

    assert {"pure"} == {mode for mode, _, _ in interpreted}
    assert [row[1:] for row in interpreted] == [row[1:] for row in usual]
    assert list(GAMES) == [name for _, name, _ in usual]

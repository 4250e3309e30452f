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
    ("lost-cities", {}, 100, "0bb789433bed26c4"),
    ("lost-cities", {"milestones": "on"}, 100, "2ad728e70648b348"),
    ("lost-cities", {"milestones": "on", "best_expedition": "ignore_sponsors"}, 100, "2eff1a1178f17f14"),
    ("lost-cities", {"colours": "6"}, 100, "16495a8436f11377"),
    ("lost-cities", {"games": "3", "milestones": "on"}, 30, "2614f47897cb3314"),
    ("lost-cities", {"turn_cap": "40"}, 100, "1a8aaef19caa3295"),
    ("dominion", title("dominion").variants["default"], 20, "07cd35f55ff1419a"),
    ("dominion", title("dominion").variants["random"], 20, "061bc0844697127a"),
    ("dominion", title("dominion").variants["random-english"], 10, "3a35ff2c3750d686"),
    ("dominion", title("dominion").variants["random-2022"], 20, "3833eedfa16de17f"),
    ("dominion", title("dominion").variants["random-second-edition"], 10, "14ecc939a27f376c"),
    ("dominion", title("dominion").variants["travellers"], 10, "3d3adb536250e72f"),
    ("dominion", title("dominion").variants["many-events"], 10, "368fafe8d5214cf8"),
    ("adventure-tours", {}, 40, "169c510385a9335d"),
    ("adventure-tours", title("adventure-tours").variants["expert"], 40, "1ac23dbbc903d170"),
    ("adventure-tours", title("adventure-tours").variants["drafted"], 20, "271ef1682094d1e4"),
    ("adventure-tours", title("adventure-tours").variants["moved-miller"], 20, "149de9a4fe7c8e4d"),
    ("africana", {}, 10, "0e630999d8a66cf9"),
    ("africana", title("africana").variants["short"], 40, "0516ab859c38c86c"),
]
PEBBLES_SIGNATURE = "03310012f9b665ba"


@pytest.mark.sweep("name")
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

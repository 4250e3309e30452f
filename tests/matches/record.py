"""Recorded matches: how each was played, and the script that plays them again.

    uv run python -m tests.matches.record

writes `tests/games/<title>/matches/<name>.match` for every recording. The dice of a recording come from its
seed and its players choose by fixed rules, so that the files come out the same every time.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType

from cairn.core.dice import QuickStream, secret_of_seed
from cairn.core.errors import Args
from cairn.core.game import OVER, Game, Options
from cairn.core.match import Match, Player
from cairn.games import TITLES, find

GAMES = Path(__file__).parents[1] / "games"

NAMES = ["Anna", "Ben", "Cora", "Dan", "Eva", "Finn"]
WORDS = ["river", "stone", "wind", "ember", "moss", "dune"]
MOST_MOVES = 3000

Chooser = Callable[[Match, QuickStream], str]
"""How the players of a recording choose: the next move by its spelling. They may look at everything."""


@dataclass(frozen=True, eq=False)
class Recording:
    """One recorded match: how it is played again, what it ends with, and why it is kept."""

    name: str
    game: str
    seed: int
    chooser: Chooser
    scores: list[int]
    """The points of the seats at its end."""
    shows: list[str]
    """What it is kept for, in the words of the game's list of endings."""
    options: Options = field(default_factory=dict)
    seats: int = 2
    undo: int = 0
    """After this many moves, half of them are taken back once."""

    @property
    def path(self) -> Path:
        """Where its file lies."""
        return matches_of(self.game) / f"{self.name}.match"


def matches_of(game: str) -> Path:
    """The folder of a game's recorded matches."""
    return GAMES / game.replace("-", "_") / "matches"


def game_of(recording: Recording) -> Game:
    """The game with the component tables that the match was first recorded with."""
    game = find(recording.game)
    if recording.path.exists():
        for line in recording.path.read_text(encoding="utf-8").splitlines():
            if line.startswith("tables "):
                return game.of_tables(line.removeprefix("tables ")) or game
    return game


def play(recording: Recording) -> Match:
    """Play the match again, from the first deal to its end."""
    game = game_of(recording)
    players = [Player(name) for name in NAMES[: recording.seats]]
    secret = secret_of_seed(f"{recording.game} {recording.seed}")
    match = Match(game, game.read_options(recording.options), players, secret, WORDS[: recording.seats])
    stream = QuickStream(recording.seed)
    undo = recording.undo
    while match.state.to_move() != OVER:
        assert len(match.moves) < MOST_MOVES, f"{recording.path}: the players do not come to an end"
        match.play(recording.chooser(match, stream))
        if undo and len(match.moves) == undo:
            match.undo(undo // 2)
            undo = 0
    return match


def told_by_game(match: Match) -> list[list[tuple[str, Args]]]:
    """What everybody was told, cut where a game of the match begins."""
    games: list[list[tuple[str, Args]]] = []
    for event in match.events:
        key, args = event.told_to(None)
        if key.endswith("-game-starts"):
            games.append([])
        games[-1].append((key, args))
    return games


def recorded(game: str) -> ModuleType:
    """What is recorded of a game: RECORDINGS, ENDINGS, and perhaps MOMENTS, AT_THE_TERMINAL, TIE_BREAKS."""
    return import_module(f"tests.games.{game.replace('-', '_')}.matches.recordings")


def recordings() -> list[Recording]:
    """Every recording of every title."""
    return [recording for game in TITLES for recording in recorded(game).RECORDINGS]


def main() -> None:
    """Write all files."""
    for recording in recordings():
        recording.path.parent.mkdir(exist_ok=True)
        recording.path.write_text(play(recording).text(), encoding="utf-8")
        print(recording.path.relative_to(GAMES))


if __name__ == "__main__":
    main()

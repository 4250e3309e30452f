"""Tables of Lost Cities as arrays: what the nets see, and games of a net against the rule policy."""

from dataclasses import dataclass

import numpy as np
import torch

from cairn.games.lost_cities.bots.choices import CHOICES, CHOICES_A_COLOUR
from cairn.games.lost_cities.bots.features import COLOUR_SIZE, SIZE
from cairn.games.lost_cities.bots.hidden import HIDDEN_SIZE
from cairn.games.lost_cities.bots.masks import ONE
from cairn.games.lost_cities.bots.tables import Tables
from cairn.games.lost_cities.rules.game import LOST_CITIES
from cairn.games.lost_cities.rules.pieces import MOST_COLOURS
from cairn.games.lost_cities.rules.settings import Settings

COLOURS = 5
NO_RIVAL = -1


def settings(**options: str) -> Settings:
    """The settings of one game of a match."""
    return Settings(LOST_CITIES.read_options(options, simulated=True))


@dataclass
class Sight:
    """The decisions of many tables: colours, table, what is hidden, and which answers are allowed."""

    colours: torch.Tensor
    table: torch.Tensor
    hidden: torch.Tensor
    legal: torch.Tensor

    def __getitem__(self, rows) -> "Sight":
        return Sight(self.colours[rows], self.table[rows], self.hidden[rows], self.legal[rows])

    def __len__(self) -> int:
        return len(self.table)


def joined(sights: list[Sight]) -> Sight:
    """Many decisions as one batch."""
    parts = ("colours", "table", "hidden", "legal")
    return Sight(*[torch.cat([getattr(sight, part) for sight in sights]) for part in parts])


def array(numbers) -> np.ndarray:
    """The memory of a compiled vector."""
    return np.frombuffer(numbers, dtype=np.int64)


def look(tables: Tables, colours: int = COLOURS) -> Sight:
    """The waiting decisions of all tables."""
    n = int(tables.n)
    numbers = array(tables.numbers).reshape(n, SIZE).astype(np.float32) / ONE
    hidden = array(tables.hidden).reshape(n, MOST_COLOURS, HIDDEN_SIZE)[:, :colours].astype(np.float32) / ONE
    legal = array(tables.legal).reshape(n, CHOICES).astype(bool)
    kept = np.concatenate([legal[:, : colours * CHOICES_A_COLOUR], legal[:, -1:]], axis=1)
    by_colour = numbers[:, : MOST_COLOURS * COLOUR_SIZE].reshape(n, MOST_COLOURS, COLOUR_SIZE)[:, :colours]
    table = numbers[:, MOST_COLOURS * COLOUR_SIZE :]
    return Sight(
        torch.from_numpy(np.ascontiguousarray(by_colour)),
        torch.from_numpy(np.ascontiguousarray(table)),
        torch.from_numpy(np.ascontiguousarray(hidden)),
        torch.from_numpy(kept),
    )


def to_choices(picked: torch.Tensor, colours: int = COLOURS) -> list[int]:
    """The answers as the tables number them: the draw pile comes last, whatever the number of colours."""
    last = colours * CHOICES_A_COLOUR
    return torch.where(picked == last, CHOICES - 1, picked).tolist()


def to_picked(choices: np.ndarray, colours: int = COLOURS) -> torch.Tensor:
    """The same, the other way round."""
    last = colours * CHOICES_A_COLOUR
    return torch.from_numpy(np.where(choices == CHOICES - 1, last, choices))


def opened(kinds: list[Settings], rivals: list[bool], seed: int, labels: bool = False) -> Tables:
    """Tables that play game after game; some against the rule policy, which changes seats."""
    tables = Tables(kinds, seed, True, labels)
    for i, has_rival in enumerate(rivals):
        tables.begin(i, tables.seed_of(i), i % 2 if has_rival else NO_RIVAL)
    tables.look()
    return tables


@torch.no_grad()
def duel(net, kind: Settings, pairs: int, seed: int) -> np.ndarray:
    """What the net wins by against the rule policy: for each deal the mean of both seatings."""
    colours = int(kind.colours)
    tables = Tables([kind] * (2 * pairs), seed, False, False)
    for i in range(2 * pairs):
        tables.begin(i, 1_000_003 * (seed + 1) + i // 2, i % 2)
    tables.look()
    points = np.zeros(2 * pairs)
    sign = np.array([1 if i % 2 else -1 for i in range(2 * pairs)])
    while True:
        ended = array(tables.ended).astype(bool)
        points[ended] = (sign * array(tables.result))[ended]
        live = np.array([not tables.is_over(i) for i in range(2 * pairs)])
        if not live.any():
            return points.reshape(pairs, 2).mean(axis=1)
        sight = look(tables, colours)
        rows = torch.from_numpy(np.flatnonzero(live))
        picked = torch.full((2 * pairs,), colours * CHOICES_A_COLOUR)
        picked[rows] = net(sight[rows]).argmax(dim=1)
        tables.step(to_choices(picked, colours))


def interval(points: np.ndarray) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    return float(points.mean()), float(1.96 * points.std(ddof=1) / len(points) ** 0.5)

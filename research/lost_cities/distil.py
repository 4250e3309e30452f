"""Teach a small net to move as the net does: `python research/lost_cities/distil.py`; see README.md here.

The net plays against itself, a few moves are random ones, and the small net learns its answers to every
decision. It is for playouts, where what counts is how many of them there are.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from nets import Player, weights_of
from school import look, opened, settings, to_choices
from torch.nn import functional

from cairn.games.lost_cities.bots.choices import CHOICES_A_COLOUR
from cairn.games.lost_cities.bots.features import COLOUR_SIZE, TABLE_SIZE

HERE = Path(__file__).parent
DATA = HERE.parent.parent / "src/cairn/games/lost_cities/data"
TABLES = 512
WILD = 0.04
"""How often a random move is made instead."""


def read(file: Path, width: int) -> Player:
    """A player with the weights that the bot reads: `weights_of`, the other way round."""
    player = Player(width)
    numbers = torch.from_numpy(np.fromfile(file, dtype="<i2").astype(np.float32) / 2048)
    shapes = [
        (player.colour.weight, (COLOUR_SIZE, width)),
        (player.table.weight, (TABLE_SIZE, width)),
        (player.colour.bias, None),
        (player.whole.weight, (width, width)),
        (player.facts.weight, (TABLE_SIZE, width)),
        (player.whole.bias, None),
        (player.again.weight, (width, width)),
        (player.told.weight, (width, width)),
        (player.again.bias, None),
    ]
    at = 0
    with torch.no_grad():
        for weight, shape in shapes:
            part = numbers[at : at + weight.numel()]
            weight.copy_(part if shape is None else part.reshape(shape).T)
            at += weight.numel()
        rest = (player.answer.weight, player.answer.bias, player.draw.weight, player.draw.bias)
        for weight in rest:
            weight.copy_(numbers[at : at + weight.numel()].reshape(weight.shape))
            at += weight.numel()
    assert at == len(numbers)
    assert player.answer.weight.shape[0] == CHOICES_A_COLOUR
    return player


def distil(teacher: Player, small: Player, rounds: int, rate: float, seed: int) -> float:
    """Learn, one batch of fresh decisions per round; the part of the last ones with the same move."""
    chance = np.random.default_rng(seed)
    base, more = settings(turn_cap="120"), settings(turn_cap="120", milestones="on")
    tables = opened([more if i % 4 == 0 else base for i in range(TABLES)], [False] * TABLES, seed)
    optimizer = torch.optim.Adam(small.parameters(), lr=rate)
    same = 0.9
    for n in range(rounds):
        for group in optimizer.param_groups:
            group["lr"] = rate * (1.0 - n / rounds) + 1e-5
        sight = look(tables)
        with torch.no_grad():
            taught = teacher(sight)
        logits = small(sight)
        loss = functional.kl_div(
            functional.log_softmax(logits, 1),
            functional.log_softmax(taught, 1),
            reduction="batchmean",
            log_target=True,
        )
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        best = taught.argmax(dim=1)
        same += 0.01 * (float((logits.argmax(dim=1) == best).float().mean()) - same)
        wild = torch.from_numpy(chance.random(TABLES) < WILD)
        anything = torch.multinomial(sight.legal.float(), 1).squeeze(1)
        tables.step(to_choices(torch.where(wild, anything, best)))
        if n % 250 == 249:
            told = {
                "decisions": (n + 1) * TABLES,
                "loss": round(float(loss.detach()), 4),
                "same": round(same, 4),
            }
            print(json.dumps({**told, "cpu": round(time.process_time())}), flush=True)
    return same


def main() -> None:
    """Distil the net of the house."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--width", type=int, default=32)
    parser.add_argument("--rounds", type=int, default=6000, help="of 512 decisions each")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HERE / "run" / "small.bin")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(asked.seed)
    small = Player(asked.width)
    distil(read(DATA / "net.bin", 96), small, asked.rounds, asked.rate, asked.seed)
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    weights_of(small).tofile(asked.out)


if __name__ == "__main__":
    main()

"""Learning from the rule policy: its decisions in its own games, in which a few moves are random ones."""

from collections.abc import Callable, Iterator

import numpy as np
import torch
from nets import Player
from school import Sight, array, joined, look, opened, settings, to_choices, to_picked
from torch.nn import functional

TABLES = 512
STEPS = 8
WILD = 0.04
"""How often a random move is made instead; the label is the policy's own all the same."""


def recorded(seed: int, rounds: int, milestones: float) -> Iterator[tuple[Sight, torch.Tensor]]:
    """Decisions of the rule policy, batch by batch."""
    chance = np.random.default_rng(seed)
    base, more = settings(turn_cap="120"), settings(turn_cap="120", milestones="on")
    kinds = [more if i < TABLES * milestones else base for i in range(TABLES)]
    tables = opened(kinds, [False] * TABLES, seed, labels=True)
    for _ in range(rounds):
        sights, labels = [], []
        for _ in range(STEPS):
            sight = look(tables)
            label = to_picked(array(tables.label).copy())
            sights.append(sight)
            labels.append(label)
            wild = torch.from_numpy(chance.random(TABLES) < WILD)
            anything = torch.multinomial(sight.legal.float(), 1).squeeze(1)
            tables.step(to_choices(torch.where(wild, anything, label)))
        yield joined(sights), torch.cat(labels)


def imitate(player: Player, seed: int, rounds: int, tell: Callable[[dict], None]) -> None:
    """Teach the player to make the policy's moves."""
    torch.manual_seed(seed)
    optimizer = torch.optim.Adam(player.parameters(), lr=2e-3)
    for n, (sight, label) in enumerate(recorded(seed, rounds, 0.5)):
        for group in optimizer.param_groups:
            group["lr"] = 2e-3 * (1.0 - n / rounds) + 1e-5
        order = torch.randperm(len(sight))
        for rows in order.split(1024):
            logits = player(sight[rows])
            loss = functional.cross_entropy(logits, label[rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        if n % 20 == 19:
            same = float((logits.argmax(dim=1) == label[rows]).float().mean())
            loss_now = round(float(loss.detach()), 4)
            tell({"stage": "imitate", "round": n + 1, "loss": loss_now, "same": round(same, 4)})

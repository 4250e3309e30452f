"""The nets: a player that sees what its seat sees, and a judge, for training alone, that sees all cards."""

import numpy as np
import torch
from school import Sight
from torch import nn

from cairn.games.lost_cities.bots.choices import CHOICES_A_COLOUR
from cairn.games.lost_cities.bots.features import COLOUR_SIZE, TABLE_SIZE
from cairn.games.lost_cities.bots.hidden import HIDDEN_SIZE

WIDTH = 96
POINTS = 50.0
"""The points that are 1 to the judge."""
LEAST = -1e9


class Player(nn.Module):
    """One encoder for all colours; what it says of them is added up and told to each of them again."""

    def __init__(self, width: int = WIDTH) -> None:
        super().__init__()
        self.colour = nn.Linear(COLOUR_SIZE, width)
        self.table = nn.Linear(TABLE_SIZE, width, bias=False)
        self.whole = nn.Linear(width, width)
        self.facts = nn.Linear(TABLE_SIZE, width, bias=False)
        self.again = nn.Linear(width, width)
        self.told = nn.Linear(width, width, bias=False)
        self.answer = nn.Linear(width, CHOICES_A_COLOUR)
        self.draw = nn.Linear(width, 1)
        with torch.no_grad():
            self.answer.weight.mul_(0.1)
            self.draw.weight.mul_(0.1)
            self.whole.weight.mul_(0.45)

    def forward(self, sight: Sight) -> torch.Tensor:
        """The logits of all answers; those that are not allowed have LEAST."""
        first = torch.relu(self.colour(sight.colours) + self.table(sight.table).unsqueeze(1))
        whole = torch.relu(self.whole(first.sum(dim=1)) + self.facts(sight.table))
        second = torch.relu(self.again(first) + self.told(whole).unsqueeze(1))
        logits = torch.cat([self.answer(second).flatten(1), self.draw(whole)], dim=1)
        return logits.masked_fill(~sight.legal, LEAST)


class Judge(nn.Module):
    """The points by which the seat to move will win, in units of POINTS: those it has now, and a guess."""

    def __init__(self, width: int = WIDTH) -> None:
        super().__init__()
        self.colour = nn.Linear(COLOUR_SIZE + HIDDEN_SIZE, width)
        self.table = nn.Linear(TABLE_SIZE + 1, width, bias=False)
        self.again = nn.Linear(width, width)
        self.whole = nn.Linear(width, width)
        self.facts = nn.Linear(TABLE_SIZE + 1, width, bias=False)
        self.guess = nn.Linear(width, 1)
        with torch.no_grad():
            self.guess.weight.mul_(0.1)
            self.whole.weight.mul_(0.45)

    def forward(self, sight: Sight, ahead: torch.Tensor, has_rival: torch.Tensor) -> torch.Tensor:
        """The guess; it is told the points of now, and whether the other seat plays by the rule policy."""
        facts = torch.cat([sight.table, has_rival.unsqueeze(1)], dim=1)
        seen = torch.cat([sight.colours, sight.hidden], dim=2)
        first = torch.relu(self.colour(seen) + self.table(facts).unsqueeze(1))
        second = torch.relu(self.again(first))
        whole = torch.relu(self.whole(second.sum(dim=1)) + self.facts(facts))
        return ahead / POINTS + self.guess(whole).squeeze(1)


def weights_of(player: Player) -> np.ndarray:
    """All weights as whole numbers in units of 1/2048, in the order in which the bot reads them."""
    rows = [
        player.colour.weight.T,
        player.table.weight.T,
        player.colour.bias,
        player.whole.weight.T,
        player.facts.weight.T,
        player.whole.bias,
        player.again.weight.T,
        player.told.weight.T,
        player.again.bias,
        player.answer.weight,
        player.answer.bias,
        player.draw.weight,
        player.draw.bias,
    ]
    whole = np.round(torch.cat([row.detach().flatten() for row in rows]).numpy() * 2048)
    if np.abs(whole).max() > 32767:
        raise ValueError("a weight is greater than 16")
    return whole.astype("<i2")

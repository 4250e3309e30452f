"""Learning from its own games (PPO), with the rule policy and older nets as rivals."""

import copy
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import torch
from nets import POINTS, Judge, Player
from school import Sight, array, joined, look, opened, settings, to_choices
from torch.nn import functional

TABLES = 512
STEPS = 32
RULES = 0.25
"""The tables where the rule policy is the rival."""
OLDER = 0.125
"""The tables where an older net is."""
BATCH = 2048
EPOCHS = 2
CLIP = 0.2
LAMBDA = 0.95
WARM_UP = 12
"""Iterations in which only the judge learns."""
SLOW = 0.98
"""How much of the slow copy stays in each iteration."""


@dataclass
class Learner:
    """All that is learnt, and how far it is."""

    player: Player
    judge: Judge
    slow: Player
    """The mean of the player over the last iterations; what is measured and kept."""
    iteration: int = 0
    older: list[dict] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.optimizer = torch.optim.Adam(self.player.parameters(), lr=5e-4, eps=1e-5)
        self.judging = torch.optim.Adam(self.judge.parameters(), lr=1e-3, eps=1e-5)

    def state(self) -> dict:
        """Everything, to go on with another day."""
        parts = ("player", "judge", "slow", "optimizer", "judging")
        named = {name: getattr(self, name).state_dict() for name in parts}
        return copy.deepcopy({**named, "iteration": self.iteration, "older": self.older})

    def load(self, state: dict) -> None:
        """Go on from there."""
        for name in ("player", "judge", "slow", "optimizer", "judging"):
            getattr(self, name).load_state_dict(state[name])
        self.iteration, self.older = state["iteration"], state["older"]


class Play:
    """The tables at which the player learns."""

    def __init__(self, seed: int, milestones: float) -> None:
        base, more = settings(turn_cap="120"), settings(turn_cap="120", milestones="on")
        spread = np.random.default_rng(0).permutation(TABLES)
        kinds = [more if spread[i] < TABLES * milestones else base for i in range(TABLES)]
        place = np.arange(TABLES)
        self.has_rule = place < TABLES * RULES
        self.has_older = ~self.has_rule & (place < TABLES * (RULES + OLDER))
        self.tables = opened(kinds, self.has_rule.tolist(), seed)
        self.rows = torch.from_numpy(np.flatnonzero(self.has_older))
        self.older_seat = place % 2

    @torch.no_grad()
    def collect(self, player: Player, judge: Judge, older: Player) -> dict[str, torch.Tensor | Sight]:
        """Play on, and say of each decision what was seen, done, and gained over what was expected."""
        seen, picked_all, logs, values, learns, seats, ended, results, aheads = ([] for _ in range(9))
        rival = torch.from_numpy(self.has_rule.astype(np.float32))
        for _ in range(STEPS):
            sight = look(self.tables)
            seat = array(self.tables.seat).copy()
            ahead = torch.from_numpy(array(self.tables.ahead).astype(np.float32))
            logits = player(sight)
            logits[self.rows] = torch.where(
                torch.from_numpy(seat == self.older_seat)[self.rows].unsqueeze(1),
                older(sight[self.rows]),
                logits[self.rows],
            )
            log = functional.log_softmax(logits, dim=1)
            picked = torch.multinomial(log.exp(), 1).squeeze(1)
            seen.append(sight)
            picked_all.append(picked)
            logs.append(log.gather(1, picked.unsqueeze(1)).squeeze(1))
            values.append(judge(sight, ahead, rival))
            learns.append(~(self.has_older & (seat == self.older_seat)))
            seats.append(seat)
            aheads.append(ahead)
            self.tables.step(to_choices(picked))
            ended.append(array(self.tables.ended).astype(bool))
            results.append(array(self.tables.result) / POINTS)
        sight, seat = look(self.tables), array(self.tables.seat)
        ahead = torch.from_numpy(array(self.tables.ahead).astype(np.float32))
        last = judge(sight, ahead, rival).numpy() * np.where(seat == 0, 1.0, -1.0)
        gains = gained(last, [v.numpy() for v in values], learns, seats, ended, results)
        kept = torch.from_numpy(np.concatenate(learns))
        gain = torch.from_numpy(np.concatenate(gains).astype(np.float32))[kept]
        return {
            "sight": joined(seen)[kept],
            "picked": torch.cat(picked_all)[kept],
            "log": torch.cat(logs)[kept],
            "gain": gain,
            "target": torch.cat(values)[kept] + gain,
            "ahead": torch.cat(aheads)[kept],
            "rival": rival.repeat(STEPS)[kept],
        }


def gained(last, values, learns, seats, ended, results) -> list[np.ndarray]:
    """Generalized advantages; all is told from the first seat's side and turned for the seat that moved."""
    after, carried = last.copy(), np.zeros(len(last))
    gains = []
    for t in reversed(range(len(values))):
        after = np.where(ended[t], results[t], after)
        carried = np.where(ended[t], 0.0, carried)
        sign = np.where(seats[t] == 0, 1.0, -1.0)
        gain = sign * after - values[t] + LAMBDA * sign * carried
        gains.append(gain)
        after = np.where(learns[t], sign * values[t], after)
        carried = np.where(learns[t], sign * gain, carried)
    return gains[::-1]


def learn(learner: Learner, batch: dict, entropy: float) -> dict[str, float]:
    """Move the player towards what gained, and the judge towards what came out."""
    gain = batch["gain"]
    spread = float(gain.std())
    normal = (gain - gain.mean()) / (spread + 1e-6)
    told: dict[str, list[float]] = {"kl": [], "entropy": [], "error": []}
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(gain)).split(BATCH):
            sight = batch["sight"][rows]
            guess = learner.judge(sight, batch["ahead"][rows], batch["rival"][rows])
            error = functional.mse_loss(guess, batch["target"][rows])
            learner.judging.zero_grad()
            error.backward()
            torch.nn.utils.clip_grad_norm_(learner.judge.parameters(), 1.0)
            learner.judging.step()
            told["error"].append(float(error.detach()))
            if learner.iteration < WARM_UP:
                continue
            logs = functional.log_softmax(learner.player(sight), dim=1)
            log = logs.gather(1, batch["picked"][rows].unsqueeze(1)).squeeze(1)
            ratio = (log - batch["log"][rows]).exp()
            won = torch.minimum(ratio * normal[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * normal[rows])
            doubt = -(logs.exp() * logs.clamp(min=-30.0)).sum(dim=1).mean()
            loss = -won.mean() - entropy * doubt
            learner.optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(learner.player.parameters(), 0.5)
            learner.optimizer.step()
            told["kl"].append(float(((ratio - 1) - (log - batch["log"][rows])).mean().detach()))
            told["entropy"].append(float(doubt.detach()))
    means = {name: round(float(np.mean(found)), 5) for name, found in told.items() if found}
    return {**means, "spread": round(spread, 4), "decisions": len(gain)}


def improve(
    learner: Learner,
    seed: int,
    iterations: int,
    milestones: float,
    rate: float,
    after: Callable[[dict], None],
) -> None:
    """Play and learn until n iterations are done; rate and entropy fall on the way."""
    play = Play(seed * 100_003 + learner.iteration, milestones)
    older = copy.deepcopy(learner.player)
    if learner.older:
        older.load_state_dict(learner.older[-1])
    while learner.iteration < iterations:
        torch.manual_seed(seed * 100_003 + learner.iteration)
        left = 1.0 - learner.iteration / iterations
        for group in learner.optimizer.param_groups:
            group["lr"] = rate * max(left, 0.05)
        for group in learner.judging.param_groups:
            group["lr"] = 1e-3 * max(left, 0.1)
        told = learn(learner, play.collect(learner.player, learner.judge, older), 0.001 + 0.009 * left)
        with torch.no_grad():
            for mine, new in zip(learner.slow.parameters(), learner.player.parameters(), strict=True):
                mine.lerp_(new, 1.0 - SLOW)
        if learner.iteration % 50 == 0:
            learner.older = [*learner.older, copy.deepcopy(learner.player.state_dict())][-20:]
        if learner.iteration % 10 == 0:
            older.load_state_dict(learner.older[int(torch.randint(len(learner.older), (1,)))])
        learner.iteration += 1
        after({"stage": "ppo", "iteration": learner.iteration, **told})

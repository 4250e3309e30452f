"""Train the net of Lost Cities: `python research/lost_cities/train.py`; see README.md beside this file.

Every so many iterations the slow copy of the player meets the rule policy on mirrored deals; what was seen
goes to a log, one line of JSON each, and the weights of now to a file that the bot can read.
"""

import argparse
import copy
import json
import time
from pathlib import Path

import torch
from imitate import imitate
from nets import Judge, Player, weights_of
from ppo import Learner, improve
from school import duel, interval, settings

HERE = Path(__file__).parent
PAIRS = 500
"""Deals of a measurement on the way, each played in both seatings."""


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=300, help="of imitation, 4096 decisions each")
    parser.add_argument("--iterations", type=int, default=1000, help="of self-play, 16384 decisions each")
    parser.add_argument("--milestones", type=float, default=0.5, help="the part of tables with milestones")
    parser.add_argument("--rate", type=float, default=1e-3, help="the learning rate at the start")
    parser.add_argument("--measure", type=int, default=25, help="iterations from one measurement to the next")
    parser.add_argument("--folder", type=Path, default=HERE / "run", help="where the run is kept; it goes on")
    return parser.parse_args()


def measured(player: Player, pairs: int, seed: int) -> dict[str, list[float]]:
    """Points per game over the rule policy, and half the width of the 95 % interval."""
    kinds = {"base": settings(), "milestones": settings(milestones="on")}
    found = {name: interval(duel(player, kind, pairs, seed)) for name, kind in kinds.items()}
    return {name: [round(number, 2) for number in pair] for name, pair in found.items()}


def main() -> None:
    """Imitate, then play and learn; what the folder holds already is not done again."""
    asked = arguments()
    torch.set_num_threads(1)
    asked.folder.mkdir(parents=True, exist_ok=True)
    kept = asked.folder / "checkpoint.pt"
    torch.manual_seed(asked.seed)
    player = Player()
    learner = Learner(player, Judge(), copy.deepcopy(player))
    log = asked.folder / "log.jsonl"
    before = json.loads(log.read_text().splitlines()[-1])["cpu"] if log.exists() else 0

    def tell(line: dict) -> None:
        with log.open("a") as file:
            file.write(json.dumps({**line, "cpu": round(before + time.process_time())}) + "\n")

    def keep(line: dict) -> None:
        if learner.iteration % asked.measure == 0:
            line["over_rule"] = measured(learner.slow, PAIRS, 77)
            save()
            tell(line)

    def save() -> None:
        torch.save(learner.state(), kept.with_suffix(".new"))
        kept.with_suffix(".new").replace(kept)
        weights_of(learner.slow).tofile(asked.folder / "net.bin")

    if kept.exists():
        learner.load(torch.load(kept, weights_only=False))
    else:
        imitate(player, asked.seed, asked.rounds, tell)
        learner.slow.load_state_dict(player.state_dict())
        tell({"stage": "imitated", "over_rule": measured(player, PAIRS, 77)})
        save()
    improve(learner, asked.seed, asked.iterations, asked.milestones, asked.rate, keep)
    save()


if __name__ == "__main__":
    main()

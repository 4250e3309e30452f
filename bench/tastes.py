"""Tunes what the searching levels of Dominion think of cards: games of their policy against itself.

    uv run python bench/tastes.py --seed 1

One number after the other is changed: what the first copy of a card is worth, how many copies are wanted,
or a number of the whole taste. A change stays if the player with it beats the one without it by more than
2.2 standard errors, in up to 400 kingdoms that hold the card, each deal played from both seats; three passes,
with smaller steps each. The last lines are what `cairn.games.dominion.bots.taste` holds, and how it plays
against the numbers of before on deals that no step has seen.
"""

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import sqrt

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import OVER, Options
from cairn.games import find
from cairn.games.dominion.bots.cards import TRAITS
from cairn.games.dominion.bots.policy import DominionPolicy
from cairn.games.dominion.bots.taste import USUAL, Taste, tuned
from cairn.games.dominion.rules.catalogue import NAMES
from cairn.games.dominion.rules.sets import EVENTS, RECOMMENDED, SETS
from cairn.games.dominion.rules.state import State

GAME = find("dominion")
DEALS = 2
"""In each kingdom, each from both seats."""
STAGES = ((0, 60), (60, 160), (160, 400))
"""Kingdoms after which a change that gains nothing is given up."""
SURE = 2.2
"""The standard errors by which a change must win."""
STEPS = (8, 5, 3)
"""What is added to a worth, or taken from it, in each pass."""


@dataclass(frozen=True)
class Numbers:
    """A taste in the making."""

    whole: dict[str, int] = field(default_factory=lambda: {"first": -6, "crowded": 12})
    cards: dict[str, tuple[int, int]] = field(default_factory=dict)

    def taste(self) -> Taste:
        """What a policy takes."""
        return Taste(tuned(self.cards), **self.whole)

    def with_card(self, name: str, more: int, copies: int) -> "Numbers":
        """The same with another worth and other copies of a card."""
        trait = TRAITS[NAMES.index(name)]
        worth, wanted = self.cards.get(name, (trait.worth, trait.copies))
        return replace(self, cards={**self.cards, name: (worth + more, max(0, wanted + copies))})

    def with_whole(self, name: str, more: int) -> "Numbers":
        """The same with another number of the whole."""
        return replace(self, whole={**self.whole, name: self.whole.get(name, 0) + more})


def duel(one: Taste, other: Taste, options: Options, seed: int, deals: int) -> tuple[float, float]:
    """The share of wins of the first, and its points ahead, on average over deals from both seats."""
    policies = (DominionPolicy(one), DominionPolicy(other))
    stream = QuickStream(seed)
    wins = lead = 0.0
    for deal in range(deals):
        for seat in range(2):
            state = GAME.start(2, QuickDice(seed * 1_000_003 + deal), options)
            assert isinstance(state, State)
            while (mover := state.to_move()) != OVER:
                state.push(policies[mover != seat].move(state, stream))
            winners, scores = state.winners(), state.scores()
            wins += 1 / len(winners) if seat in winners else 0
            lead += scores[seat] - scores[1 - seat]
    return wins / deals / 2, lead / deals / 2


def drawn() -> dict[str, list[str]]:
    """The cards that random kingdoms of each edition hold."""
    found = {}
    for edition in ("1", "2"):
        options = read(kingdom="random", edition=edition)
        starts = [GAME.start(2, QuickDice(seed), options) for seed in range(150)]
        cards = {card for state in starts if isinstance(state, State) for card in state.setup.kingdom}
        found[edition] = sorted(NAMES[card] for card in cards)
    return found


def read(**words: str) -> Options:
    """Options of a simulation."""
    return GAME.read_options(words, simulated=True)


def kingdoms(card: str, drawable: dict[str, list[str]], dice: random.Random) -> Iterator[Options]:
    """Kingdoms that hold the card: random ones, and the sets that have it."""
    sets = [name for name, cards in SETS.items() if card in cards.split(", ")]
    sets += [name for name in sets if name in (*RECOMMENDED, "first-game")] * 2
    while True:
        if sets and dice.random() < 0.3:
            name = dice.choice(sets)
            yield read(kingdom=name, events="set" if name in EVENTS else "none")
            continue
        edition = dice.choice([edition for edition, cards in drawable.items() if card in cards])
        others = dice.sample([other for other in drawable[edition] if other != card], 9)
        events = "random:2" if dice.random() < 0.3 else "none"
        yield read(kingdom=", ".join([card, *others]), edition=edition, events=events)


def beats(one: Numbers, other: Numbers, some: list[Options], seed: int) -> bool:
    """Whether the first wins more often, beyond chance."""
    mine, theirs = one.taste(), other.taste()
    found: list[float] = []
    mean = error = 0.0
    for first, last in STAGES:
        for n in range(first, last):
            wins, lead = duel(mine, theirs, some[n], seed + n, DEALS)
            found.append(wins - 0.5 + lead / 200)
        mean = sum(found) / len(found)
        error = sqrt(sum((one - mean) ** 2 for one in found) / (len(found) - 1) / len(found))
        if mean < error / 2:
            return False
    return mean > SURE * error


def tune(seed: int) -> Numbers:
    """Change one number after the other."""
    dice = random.Random(seed)
    drawable = drawn()
    cards = sorted({card for some in drawable.values() for card in some})
    best = Numbers()

    def attempt(changed: Numbers, some: list[Options], what: str) -> bool:
        nonlocal best
        if not beats(changed, best, some, dice.randrange(10**6)):
            return False
        best = changed
        print(what, flush=True)
        return True

    for step in STEPS:
        for card in dice.sample(cards, len(cards)):
            source = kingdoms(card, drawable, dice)
            some = [next(source) for _ in range(STAGES[-1][1])]
            for more, copies in ((-step, 0), (step, 0), (0, 1), (0, -1)):
                for _ in range(3):
                    changed = best.with_card(card, more, copies)
                    if not attempt(changed, some, f"{card}: {changed.cards[card]}"):
                        break
        for name, more in (("first", 3), ("again", 3), ("soon", 1), ("crowded", 4)):
            some = [next(kingdoms(dice.choice(cards), drawable, dice)) for _ in range(STAGES[-1][1])]
            for signed in (more, -more):
                changed = best.with_whole(name, signed)
                attempt(changed, some, f"{name}: {changed.whole[name]}")
    return best


def main() -> None:
    """Tune, and say what came out and how it plays."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    best = tune(args.seed)
    print(best.whole)
    for name, numbers in sorted(best.cards.items()):
        print(f'    "{name}": {numbers},')
    for kingdom in (*RECOMMENDED, "first-game", "random"):
        wins, lead = duel(best.taste(), USUAL, read(kingdom=kingdom), 777, 500)
        print(f"{kingdom}: {wins:.1%} against the numbers of before, {lead:+.1f} points")


if __name__ == "__main__":
    main()

"""Scenes in the middle of a wealthy game, so that a few random moves meet many cards and questions."""

from cairn.core.dice import QuickStream, shuffle
from cairn.core.game import Position
from cairn.games.dominion.rules.catalogue import NAMES
from cairn.games.dominion.rules.numbers import COPPER, CURSE, ESTATE, GOLD
from cairn.games.dominion.rules.state import State
from cairn.proof.played import Moment, Played
from cairn.proof.scene import Scene

PRINTINGS = ["german", "english", "2022"]


def rich_scene(seed: int, **options: str | int) -> Scene:
    """A random kingdom: each player has two of its cards each (one upgrade of a line) and some Treasures."""
    chosen: dict[str, str | int] = {
        "kingdom": "random",
        "events": "random:2",
        "printing": PRINTINGS[seed % 3],
        "edition": 1 + seed // 3 % 2,
        "prosperity": "on" if seed % 4 == 3 else "off",
        "turn_cap": 40,
    }
    scene = Scene("dominion", seed=seed, seats=2 + seed % 3, **chosen | options)
    return scene.lay_out(wealth(scene, seed))


def wealth(scene: Scene, seed: int) -> Position:
    """The position of a rich scene."""
    assert isinstance(scene.state, State)
    setup = scene.state.setup
    stream = QuickStream(seed)
    hands, decks, mats = [], [], []
    for _ in range(scene.seats):
        numbers = [*setup.kingdom * 2, *setup.upgrades, *range(COPPER, GOLD + 1), *range(COPPER, GOLD + 1)]
        numbers += [ESTATE, ESTATE, CURSE]
        shuffle(numbers, stream)
        cards = [NAMES[card] for card in numbers]
        hands.append(cards[:6])
        decks.append(cards[6:])
        mats.append([card for card in hands[-1] if card in ("duplicate", "guide", "royal carriage")][:1])
        for card in mats[-1]:
            hands[-1].remove(card)
    return {"hands": hands, "decks": decks, "mats": mats, "actions": 3, "buys": 2, "coins": 3}


def moment(scene: Scene) -> Moment:
    """The position of a scene as a check looks at it."""
    played = Played(scene.game, scene.agreed, scene.seats, 1)
    return Moment(played, 0, scene.state)

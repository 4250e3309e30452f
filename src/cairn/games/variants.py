"""The ways of playing each game that a thorough check goes through."""

from typing import Final

from cairn.core.game import Options
from cairn.games.adventure_tours.game import ADVENTURE_TOURS
from cairn.games.africana.game import AFRICANA
from cairn.games.dominion.card import ACTION, EVENT, TREASURE
from cairn.games.dominion.cards import TYPES_OF
from cairn.games.dominion.names import NAMES
from cairn.games.lost_cities import pieces as lost_cities

_TRAVELLERS: Final = (
    "page, peasant, throne room, royal carriage, village, chapel, moat, caravan guard, market, gear"
)
_MANY_EVENTS: Final = (
    "alms, borrow, quest, save, scouting party, travelling fair, bonfire, expedition, ferry, plan, "
    "pilgrimage, ball, raid, seaway, trade, lost arts, training, inheritance, pathfinding, mission"
)

VARIANTS: Final[dict[str, dict[str, Options]]] = {
    "lost-cities": {
        "default": {},
        "milestones": {"milestones": "on"},
        "ignore-sponsors": {"milestones": "on", "best_expedition": "ignore_sponsors"},
        "six-colours": {"colours": "6"},
        "six-colours-milestones": {"colours": "6", "milestones": "on"},
        "three-games": {"games": "3", "milestones": "on"},
        "no-deck-count": {"deck_count": "off"},
        "seat-2-starts": {"start": "2"},
        "short": {"turn_cap": "40"},
    },
    "dominion": {
        "default": {},
        "expert-introduction": {"kingdom": "expert-introduction"},
        "level-up": {"kingdom": "level-up"},
        "son-of-size-distortion": {"kingdom": "son-of-size-distortion"},
        "random": {"kingdom": "random", "events": "random:2"},
        "random-english": {
            "kingdom": "random",
            "events": "random:2",
            "printing": "english",
            "edition": "2",
            "prosperity": "on",
        },
        "random-2022": {"kingdom": "random", "events": "random:2", "printing": "2022"},
        "random-second-edition": {"kingdom": "random", "edition": "2", "prosperity": "on"},
        "random-second-edition-2022": {
            "kingdom": "random",
            "edition": "2",
            "printing": "2022",
            "prosperity": "on",
        },
        "travellers": {
            "kingdom": _TRAVELLERS,
            "events": "inheritance, mission, travelling fair",
            "prosperity": "on",
        },
        "many-events": {
            "kingdom": "random",
            "events": _MANY_EVENTS,
            "open_scores": "off",
            "prosperity": "on",
        },
        "seat-2-starts": {"start": "2"},
        "short": {"turn_cap": "40"},
    },
    "adventure-tours": {
        "default": {},
        "expert": {"mode": "expert"},
        "shuffled": {"mode": "expert", "boards": "shuffle"},
        "drafted": {"mode": "expert", "boards": "draft", "open_money": "off"},
        "moved-miller": {"mode": "expert", "moved_miller_protects": "on"},
        "basic-drafted": {"boards": "draft"},
        "seat-2-starts": {"start": "2"},
    },
    "africana": {
        "default": {},
        "open-scores": {"open_scores": "on"},
        "seat-2-starts": {"start": "2"},
        "short": {"turn_cap": "40"},
    },
}
"""For each game and variant the options that are not at their default."""

MIXED: Final[dict[str, list[Options]]] = {
    "lost-cities": [{}],
    "dominion": [
        VARIANTS["dominion"][name]
        for name in [
            "random",
            "random-english",
            "random-2022",
            "random-second-edition",
            "random-second-edition-2022",
            "travellers",
            "many-events",
        ]
    ],
    "adventure-tours": [
        VARIANTS["adventure-tours"][name]
        for name in ["default", "expert", "shuffled", "drafted", "moved-miller"]
    ],
    "africana": [{}, {"open_scores": "on"}],
}
"""What a check goes through in turn, game by game, where nothing else is asked for."""


def counted(game: str) -> dict[str, list[str]]:
    """For each card of a game the moves by which it is used: played or, where it cannot be, got."""
    if game == "lost-cities":
        return {card: [f"play {card}"] for card in lost_cities.CARDS}
    if game == "adventure-tours":
        return {card: [f"join {card}"] for card in ADVENTURE_TOURS.kit.cards}
    if game == "africana":
        expeditions, adventures = AFRICANA.kit.expedition_words, AFRICANA.kit.adventure_words
        return {card: [f"end {card}"] for card in [*expeditions, *adventures]}
    if game != "dominion":
        return {}
    moves: dict[str, list[str]] = {}
    for number, card in enumerate(NAMES):
        types = TYPES_OF[number]
        if types & EVENT:
            moves[card] = [f"buy {card}"]
        elif types & (ACTION | TREASURE):
            moves[card] = [f"play {card}"]
        else:
            moves[card] = [f"buy {card}", f"gain {card}"]
    return moves

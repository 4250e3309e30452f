"""What the component tables say of cards and boards, and which of it is published. [AT-C3]"""

from collections.abc import Iterable
from typing import Any, Final

from cairn.core.game import Game
from cairn.games.adventure_tours.rules.game import AdventureTours
from cairn.games.adventure_tours.rules.pieces import ABILITIES, ACTIONS
from cairn.text import Speaker

Facts = dict[str, Any]

CARD_FIELDS: Final = ["name", "demand", "money", "equipment", "action", "copies"]
BOARD_FIELDS: Final = ["name", "technology", "provisions", "clothing", "ability"]
"""What a table says of a card or a board: what of it is not published is reconstructed."""
SAME_FIELD: Final = {"ability_summary": "ability"}
UNCERTAIN: Final = "*"
"""Marks a field in the tables that is published, but not for certain."""


def cards(game: Game) -> dict[str, Facts]:
    """What the tables of this game say of each card."""
    assert isinstance(game, AdventureTours)
    return game.kit.tables["cards"]


def boards(game: Game) -> dict[str, Facts]:
    """What the tables of this game say of each board."""
    assert isinstance(game, AdventureTours)
    return game.kit.tables["boards"]


def facts_of(game: Game, name: str) -> Facts:
    """What the tables say of a card or a board."""
    return {**cards(game), **boards(game)}[name]


def is_card(of: Facts) -> bool:
    """Whether these are the facts of a card, and not of a board."""
    return "action" in of


def rule_of(of: Facts) -> str:
    """The id of the rule that says what the action or ability does; nothing where there is none."""
    number = ACTIONS.index(of["action"]) if is_card(of) else ABILITIES.index(of["ability"])
    return "" if number == 0 else f"AT-{'X' if is_card(of) else 'A'}{number}"


def explanation(of: Facts, speaker: Speaker) -> str:
    """What the action or the ability does. [AT-C4]"""
    if rule_of(of):
        return speaker.rule(rule_of(of))
    return speaker.say(
        "adventure-tours-help-action-none" if is_card(of) else "adventure-tours-help-ability-none"
    )


def reconstructed(of: Facts) -> list[str]:
    """What of a card or a board nobody has published."""
    known = {SAME_FIELD.get(_bare(field), _bare(field)) for field in of["published"]}
    return [field for field in (CARD_FIELDS if is_card(of) else BOARD_FIELDS) if field not in known]


def fields(names: Iterable[str], speaker: Speaker) -> str:
    """Fields of the tables in the speaker's language."""
    return ", ".join(dict.fromkeys(_field(name, speaker) for name in names)) or "–"


def _field(name: str, speaker: Speaker) -> str:
    """A field in the speaker's language; one that only somebody's own table names, as it stands there."""
    key = f"adventure-tours-label-field-{_bare(name).replace('_', '-')}"
    said = speaker.say(key) if speaker.has(key) else _bare(name)
    return f"{said}{name[len(_bare(name)) :]}"


def _bare(field: str) -> str:
    return field.rstrip(UNCERTAIN)


def origin(of: Facts, speaker: Speaker) -> list[str]:
    """Which fields are published, and which reconstructed."""
    both = {"published": of["published"], "reconstructed": reconstructed(of)}
    return [
        speaker.say(
            "play-adventure-tours-fields",
            {"what": speaker.say(f"adventure-tours-label-{word}"), "list": fields(names, speaker)},
        )
        for word, names in both.items()
        if names
    ]

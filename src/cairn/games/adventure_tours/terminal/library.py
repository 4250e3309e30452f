"""The adventurers and boards as one reads about them: found by name, as data, told in sentences."""

from typing import Any, Final

from cairn.core.game import Game
from cairn.games.adventure_tours.terminal import facts
from cairn.games.adventure_tours.terminal.catalogue import drawn, listed
from cairn.games.adventure_tours.terminal.origin import (
    Facts,
    boards,
    cards,
    explanation,
    facts_of,
    is_card,
    origin,
    reconstructed,
    rule_of,
)
from cairn.terminal.lookup import in_set, one_of, plain
from cairn.text import LANGUAGES, Speaker

__all__ = ["cards_of", "data", "drawn", "example", "explained", "find_cards", "listed"]

EXAMPLE: Final = "red betty mcklug"


def example(game: Game) -> str:
    """A card of the deck: the one whose values are published, if it is there."""
    return EXAMPLE if EXAMPLE in cards(game) else next(iter(cards(game)))


def cards_of(game: Game, chosen: str | None) -> list[str]:
    """All cards, then all boards; or one of both."""
    return in_set(chosen, {"cards": list(cards(game)), "boards": list(boards(game))})


def find_cards(game: Game, text: str, speaker: Speaker) -> list[str]:
    """A board, a card with its colour, or an adventurer in all colours; BadSetup with a guess."""
    for card in cards(game):
        if plain(text) == plain(speaker.card(card)):
            return [card]
    adventurers: dict[str, list[str]] = {}
    names: dict[str, list[str]] = {}
    for card in cards(game):
        colour, _, who = card.partition(" ")
        adventurers.setdefault(who, []).append(card)
        names[who] = _called(speaker.piece("name", who), who)
        names[card] = _called(speaker.piece("name", who), who, speaker.piece("colour", colour), colour)
    for board in boards(game):
        names[board] = _called(speaker.piece("board", board), board)
    found = one_of(text, names)
    return adventurers.get(found, [found])


def _called(said: str, spelled: str, *colours: str) -> list[str]:
    """What a card or a board may be called: the last word of its name is enough, as on the table."""
    names = [said, spelled, said.split()[-1], spelled.split()[-1]]
    return [f"{colour} {name}" for colour in colours for name in names] if colours else names


def data(game: Game, card: str, speaker: Speaker) -> dict[str, Any]:
    """All that there is to know of a card or a board, as plain data."""
    of = facts_of(game, card)
    kind = "card" if is_card(of) else "board"
    speakers = {language: Speaker(language, game.name, game.names) for language in LANGUAGES}
    return {
        "kind": kind,
        "card": card,
        **of,
        "reconstructed": reconstructed(of),
        "names": {language: one.piece(kind, card) for language, one in speakers.items()},
        "rule": rule_of(of),
        "text": explanation(of, speaker),
    }


def explained(game: Game, cards: list[str], speaker: Speaker) -> list[str]:
    """The values of each card and where they come from, then what their actions do."""
    lines, rules = [], []
    for card in cards:
        of = facts_of(game, card)
        said = speaker.piece("card" if is_card(of) else "board", card)
        args: dict[str, int | str] = {
            "heading": said,
            "list": speaker.semicolon.join([_values(of, speaker), *origin(of, speaker)]),
        }
        lines.append(speaker.say("play-adventure-tours-line", args))
        rules.append(explanation(of, speaker))
    return [*lines, *dict.fromkeys(rules)]


def _values(of: Facts, speaker: Speaker) -> str:
    """All that stands on a card or a board, in words."""
    raised = facts.raised(of["equipment"]) if is_card(of) else of["start"]
    plus = "+" if is_card(of) else ""
    parts = [
        f"{speaker.piece('category', facts.CATEGORY[colour])} {plus}{value}"
        for colour, value in raised.items()
    ]
    if not is_card(of):
        return ", ".join([*parts, speaker.say("adventure-tours-label-boards", {"n": of["count"]})])
    shown = [f"{speaker.say(f'adventure-tours-label-{field}')} {of[field]}" for field in ("demand", "money")]
    return ", ".join([*shown, *parts, speaker.say("adventure-tours-label-copies", {"n": of["copies"]})])

"""The answers of the net: per colour ten cards to lay, ten to camp, one camp to take; then the draw pile."""

from typing import Final

from mypy_extensions import i64

from cairn.games.lost_cities.rules.moves import CAMP, DEAL, DRAW, PLAY, TAKE
from cairn.games.lost_cities.rules.pieces import KINDS, MOST_COLOURS

CHOICES_A_COLOUR: Final = 2 * KINDS + 1
CHOICES: Final = MOST_COLOURS * CHOICES_A_COLOUR + 1


def choice_of(move: i64) -> i64:
    """Where the net's answers have this move."""
    if move == DRAW:
        return CHOICES - 1
    if move >= TAKE:
        return (move - TAKE) * CHOICES_A_COLOUR + 2 * KINDS
    card: i64 = move - CAMP if move >= CAMP else move - PLAY
    colour: i64 = card // KINDS
    at: i64 = colour * CHOICES_A_COLOUR + card - colour * KINDS
    return at + KINDS if move >= CAMP else at


def move_of(choice: i64) -> i64:
    """The move that the net's answers have here."""
    if choice == CHOICES - 1:
        return DRAW
    colour: i64 = choice // CHOICES_A_COLOUR
    rest: i64 = choice - colour * CHOICES_A_COLOUR
    if rest == 2 * KINDS:
        return TAKE + colour
    if rest >= KINDS:
        return CAMP + colour * KINDS + rest - KINDS
    return PLAY + colour * KINDS + rest


def is_routine(move: i64) -> bool:
    """Whether a move says nothing about a plan: a card from the draw pile, and the next deal."""
    return move in (DRAW, DEAL)

"""Dominion in the terminal: a picture of the table, and the same in sentences."""

from cairn.games.dominion.terminal.board import table
from cairn.games.dominion.terminal.hand import choices
from cairn.games.dominion.terminal.pad import sheet
from cairn.games.dominion.terminal.sentences import tell_choices, tell_hand, tell_sheet, tell_table

__all__ = ["choices", "sheet", "table", "tell_choices", "tell_hand", "tell_sheet", "tell_table"]

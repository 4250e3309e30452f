"""Africana in the terminal: a picture of the table, and the same in sentences."""

from cairn.games.africana.terminal.board import table
from cairn.games.africana.terminal.hand import choices
from cairn.games.africana.terminal.pad import sheet
from cairn.games.africana.terminal.sentences import tell_choices, tell_hand, tell_sheet, tell_table

__all__ = ["choices", "sheet", "table", "tell_choices", "tell_hand", "tell_sheet", "tell_table"]

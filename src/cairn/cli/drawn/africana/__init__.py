"""Africana in the terminal: a picture of the table, and the same in sentences."""

from cairn.cli.drawn.africana.board import table
from cairn.cli.drawn.africana.hand import choices
from cairn.cli.drawn.africana.pad import sheet
from cairn.cli.drawn.africana.sentences import tell_choices, tell_hand, tell_sheet, tell_table

__all__ = ["choices", "sheet", "table", "tell_choices", "tell_hand", "tell_sheet", "tell_table"]

"""Lost Cities in the terminal: a picture of the table, and the same in sentences."""

from cairn.games.lost_cities.terminal.hand import choices
from cairn.games.lost_cities.terminal.lanes import table
from cairn.games.lost_cities.terminal.pad import sheet
from cairn.games.lost_cities.terminal.sentences import tell_choices, tell_hand, tell_sheet, tell_table

__all__ = ["choices", "sheet", "table", "tell_choices", "tell_hand", "tell_sheet", "tell_table"]

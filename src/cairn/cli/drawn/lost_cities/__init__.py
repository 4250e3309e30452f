"""Lost Cities in the terminal: a picture of the table, and the same in sentences."""

from cairn.cli.drawn.lost_cities.hand import choices
from cairn.cli.drawn.lost_cities.lanes import table
from cairn.cli.drawn.lost_cities.pad import sheet
from cairn.cli.drawn.lost_cities.sentences import tell_choices, tell_hand, tell_sheet, tell_table

__all__ = ["choices", "sheet", "table", "tell_choices", "tell_hand", "tell_sheet", "tell_table"]

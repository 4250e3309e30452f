"""The stones and the table of moves."""

STONES = ["agate", "basalt", "chalk", "flint", "gneiss", "jade", "jasper", "lava"]
STONES += ["marble", "onyx", "opal", "quartz", "shale", "slate", "tuff"]
KINDS = len(STONES)
COPIES = 2
HAND = 3
SEATS = 3
SHAKES = 4

LAY = 0
SLIP = KINDS
"""`slip chalk to seat 2`: SLIP + seat times KINDS + stone."""
KEEP = SLIP + SEATS * KINDS
SHOW = KEEP + 1
RETURN = KEEP + 2
MOVES = [f"lay {stone}" for stone in STONES]
MOVES += [f"slip {stone} to seat {seat + 1}" for seat in range(SEATS) for stone in STONES]
MOVES += ["keep", "show", "return"]

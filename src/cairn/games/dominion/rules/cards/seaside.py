"""Cards of the expansion Seaside, for games with extras."""

from typing import Any, Final

STEPS: Final[list[Any]] = []
"""The questions and steps that only these cards use."""

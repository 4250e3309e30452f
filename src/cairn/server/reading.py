"""What can be wrong with JSON from outside, beside what it says."""

from typing import Final

import msgspec

UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError, ValueError, OverflowError)
"""Malformed or of another shape, no text, nested too deeply, a number with thousands of digits."""

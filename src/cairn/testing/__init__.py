"""For those who write games and tests: a table with a small script language, and conformance for any game."""

from cairn.testing.conformance import CHECKS, Fault, Report, conformance
from cairn.testing.signature import signature
from cairn.testing.table import Table

__all__ = ["CHECKS", "Fault", "Report", "Table", "conformance", "signature"]

"""For those who write games and tests: a table with a small script language, and conformance for any game."""

from cairn.proof.conformance import CHECKS, Fault, Report, conformance
from cairn.proof.signature import signature
from cairn.proof.table import Table

__all__ = ["CHECKS", "Fault", "Report", "Table", "conformance", "signature"]

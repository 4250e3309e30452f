"""For those who write games and tests: scenes in a small script language, and conformance for any game."""

from cairn.proof.conformance import CHECKS, Fault, Report, conformance
from cairn.proof.scene import Scene
from cairn.proof.signature import signature

__all__ = ["CHECKS", "Fault", "Report", "Scene", "conformance", "signature"]

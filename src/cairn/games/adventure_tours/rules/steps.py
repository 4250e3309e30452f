"""All Steps by kind, so that an agenda can be read back from plain data."""

from typing import Any, Final

from cairn.games.adventure_tours.rules import abilities, actions, attacks, rounds, turn

STEPS: Final[dict[str, Any]] = {
    step.kind: step
    for step in [attacks.Protect, *actions.STEPS, *abilities.STEPS, *turn.STEPS, *rounds.STEPS]
}

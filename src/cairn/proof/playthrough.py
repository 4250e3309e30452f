"""Playthroughs: one short game as text, with what the engine answers at every step.

    text = playthrough(Outline("my-game", seats=2, seed=7), MY_GAME)
    assert text == playthrough(outline_of(text), MY_GAME)

The head of the text says how the game was played, so that a stored one can be played again and compared. The
players choose at random among the sorted spellings of their options, evenly or with the leaning of the title:
the numbers of moves and their order make no difference. Digest, dump and imagined positions are left out:
conformance holds them against each other, and their form is not part of the contract.
"""

import hashlib
import json
from array import array
from collections import Counter
from difflib import SequenceMatcher
from typing import Any, Final

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.errors import Refusal
from cairn.core.event import Event
from cairn.core.game import OVER, Decision, Game, Seat, State, View
from cairn.games import find, title_of
from cairn.proof.outline import Outline

REFUSALS: Final = 3
"""The refused moves that are asked about at each step."""
EFFECTS: Final = 1
"""The effects that are written out at each step; a hash holds the others."""
LEGEND: Final = """\
# A line is for all who look on, or for those it names: seats from 1, `s` is a spectator. Of a view only what
# has changed is written, and of its decision only what the decision itself does not say; options are sorted.
# `cairn playthrough --again FILE` writes this file again: look at what has changed before you keep it."""

_STEP: Final = "── "

Viewer = Seat | None
"""A seat, or None: a spectator."""
Facts = dict[str, str]
"""The parts of a view that hold one thing each, as JSON by their path."""


def playthrough(outline: Outline, game: Game | None = None) -> str:
    """Play a game and write down every answer; somebody's own game need not have a name that is found."""
    return _Playthrough(outline, find(outline.game) if game is None else game).text()


def difference(before: str, after: str, most: int = 60) -> str:
    """What has changed from one playthrough to another, each change under the step it belongs to."""
    old, new = before.splitlines(), after.splitlines()
    told: list[str] = []
    under = ""
    for what, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what != "equal":
            step = next((line for line in reversed(old[: a + 1]) if line.startswith(_STEP)), "the head")
            told += [step] if step != under else []
            told += [f"- {line}" for line in old[a:b]] + [f"+ {line}" for line in new[c:d]]
            under = step
    more = [f"… and {len(told) - most} lines more"] if len(told) > most else []
    return "\n".join([*told[:most], *more])


class _Playthrough:
    """One playthrough while it is written."""

    def __init__(self, outline: Outline, game: Game) -> None:
        game.check_seats(outline.seats)
        self.outline = outline
        self.game = game
        self.events: list[Event] = []
        options = game.read_options(outline.options, simulated=True)
        self.state: State = game.start(outline.seats, QuickDice(outline.seed), options, self.events)
        self.viewers: list[Viewer] = [*range(outline.seats), None]
        self.known: dict[Viewer, Facts] = {viewer: {} for viewer in self.viewers}
        """What each view has said so far."""
        self.said: Facts = {}
        """The answers about the whole position that have been written, by name."""
        self.seen: set[str] = set()
        """Every option so far, by its spelling: what is asked about when it is refused."""
        self.refused: Counter[tuple[str, str]] = Counter()
        self.brought: Counter[str] = Counter()
        self.lines: list[str] = []

    def text(self) -> str:
        """The whole playthrough."""
        self.lines = [*self.outline.head(), "", LEGEND, "", "── the start"]
        self._tell()
        stream = QuickStream(self.outline.seed)
        number = 0
        while self.state.to_move() != OVER and number < self.outline.moves:
            number += 1
            self._step(number, stream)
        self._end()
        return "\n".join(self.lines) + "\n"

    def _step(self, number: int, stream: QuickStream) -> None:
        """One decision, all that can be asked about it, the move, and what was told of that."""
        decision = self.state.question()
        options = sorted(self.game.spell(move) for move in decision.options)
        self.lines += ["", f"{_STEP}{number} · seat {decision.seat + 1} · {decision.kind}"]
        if not any(number in part for part in self.outline.brief):
            self._ask(decision, options)
        chosen = self._choose(options, stream)
        self.lines.append(f"→ {chosen}")
        self.seen.update(options)
        self.state.apply(self.game.read(chosen))
        self._tell()

    def _choose(self, options: list[str], stream: QuickStream) -> str:
        """One of the sorted options, or of those that the title's random players like."""
        lean = title_of(self.game).own_checks().leaning if self.outline.leaning else None
        liked = options
        if lean is not None:
            moves = lean(self.state, [self.game.read(spelling) for spelling in options], stream)
            liked = sorted(self.game.spell(move) for move in moves)
        return liked[stream.below(len(liked))]

    def _ask(self, decision: Decision, options: list[str]) -> None:
        """All that can be asked before the move."""
        self.lines.append(f"prompt {decision.prompt} {_json(decision.args)}{' (a pause)' * decision.pause}")
        self.lines.append(f"options {len(options)}: {', '.join(options)}")
        self._refuse(set(options))
        self._bring(decision.seat)
        self.lines.append(_observed(self.state, decision.seat, self.game.observation_size))
        self._position()
        self._views(decision)

    def _refuse(self, options: set[str]) -> None:
        """Ask about a few moves that were options before, those first whose refusal was seldom told."""
        found: list[tuple[int, str, Refusal]] = []
        for spelling in sorted(self.seen - options):
            why = self.state.why_not(self.game.read(spelling))
            if why is None:
                self.lines.append(f"refused {spelling}: nothing says why")
            else:
                found.append((self.refused[why.key, why.rule], spelling, why))
        told: set[tuple[str, str]] = set()
        for _, spelling, why in sorted(found, key=lambda one: one[:2]):
            if len(told) < REFUSALS and (why.key, why.rule) not in told:
                told.add((why.key, why.rule))
                self.lines.append(f"refused {spelling}: {why.key} [{why.rule}] {_json(why.args)}")
        self.refused.update(told)

    def _bring(self, seat: Seat) -> None:
        """What the options would bring: a hash of all effects, and a few whose sentence was seldom told."""
        effects: View = (self.state.view(seat)["decision"] or {}).get("effects") or {}
        if not effects:
            return
        lines = [f"{move}: {effects[move]['key']} {_json(effects[move]['args'])}" for move in sorted(effects)]
        self.lines.append(f"effects {len(lines)}, #{_hash(lines)}")
        told: list[str] = []
        for move in sorted(effects, key=lambda move: (self.brought[effects[move]["key"]], move)):
            if len(told) < EFFECTS and effects[move]["key"] not in told:
                told.append(effects[move]["key"])
                self.lines.append(f"brings {move}: {told[-1]} {_json(effects[move]['args'])}")
        self.brought.update(told)

    def _position(self) -> None:
        """What is known of the whole position, where it has changed."""
        state = self.state
        doubtful = [str(seat + 1) for seat in range(self.outline.seats) if state.in_doubt(seat)]
        answers = {
            "scores": " ".join(str(points) for points in state.scores()),
            "winners": " ".join(str(seat + 1) for seat in state.winners()) or "none",
            "turns": str(state.turns()),
            "capped": "yes" if state.is_capped() else "no",
            "learnt": str(int(state.learnt)),
            "in doubt": " ".join(doubtful) or "none",
        }
        changed = [f"{name} {answer}" for name, answer in answers.items() if self.said.get(name) != answer]
        self.lines += [" · ".join(changed)] if changed else []
        self.said = answers

    def _views(self, decision: Decision | None) -> None:
        """What each view says that it did not say before."""
        changes: dict[str, dict[Viewer, str]] = {}
        for viewer in self.viewers:
            facts = _facts(self._without_decision(self.state.view(viewer), decision))
            before = self.known[viewer]
            for path in [*before, *facts]:
                if before.get(path) != facts.get(path) and (path in facts or _is_gone(path, facts)):
                    changes.setdefault(path, {})[viewer] = facts.get(path, "gone")
            self.known[viewer] = facts
        for path in sorted(changes):
            self._write({viewer: f"{path} {said}" for viewer, said in changes[path].items()})

    def _without_decision(self, view: View, decision: Decision | None) -> View:
        """The view without what its decision says like the decision itself."""
        shown = view.get("decision")
        if decision is None or not isinstance(shown, dict):
            return view
        options = sorted(self.game.spell(move) for move in decision.options)
        known: View = {"seat": decision.seat, "kind": decision.kind, "prompt": decision.prompt}
        known |= {"args": decision.args, "options": options, "pause": decision.pause}
        if decision.seat == view["you"]:
            known["effects"] = shown.get("effects")
        said = {name: sorted(part) if name == "options" else part for name, part in shown.items()}
        rest = {name: part for name, part in said.items() if name not in known or known[name] != part}
        return {**view, "decision": rest}

    def _tell(self) -> None:
        """What each was told since the last time."""
        for event in self.events:
            told = {viewer: event.told_to(viewer) for viewer in self.viewers}
            self._write({viewer: f"! {key} {_json(args)}" for viewer, (key, args) in told.items()})
        self.events.clear()

    def _write(self, said: dict[Viewer, str]) -> None:
        """A line for all, or one for each group that was told the same."""
        for line in dict.fromkeys(said.values()):
            group = [viewer for viewer in said if said[viewer] == line]
            everybody = len(group) == len(self.viewers)
            names = ["s" if viewer is None else str(viewer + 1) for viewer in group]
            self.lines.append(f"  {'all' if everybody else ','.join(names)}: {line}")

    def _end(self) -> None:
        """The last position, and what is still answered then."""
        is_over = self.state.to_move() == OVER
        self.lines += [
            "",
            "── the end" if is_over else "── not over: the moves of this playthrough are used up",
        ]
        self._position()
        self._views(self.state.decision)


def _json(value: Any) -> str:
    """Plain data as compact text that is always the same."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def _observed(state: State, seat: Seat, size: int) -> str:
    """The observation of a seat: how many numbers, how many of them are not zero, and a hash of all."""
    numbers = array("d", bytes(8 * size))
    state.observe(seat, numbers)
    told = _hash(numbers.tolist())
    return f"observed {size} numbers, {sum(number != 0 for number in numbers)} not zero, #{told}"


def _hash(value: Any) -> str:
    return hashlib.blake2b(repr(value).encode(), digest_size=6).hexdigest()


def _facts(value: Any, path: str = "") -> Facts:
    """A view taken apart, down to what holds no lists or dicts within."""
    parts: list[tuple[str, Any]] = []
    if isinstance(value, dict):
        parts = [(str(name), value[name]) for name in value]
    elif isinstance(value, list):
        parts = [(str(i), part) for i, part in enumerate(value)]
    if path and not any(isinstance(part, dict | list) for _, part in parts):
        return {path: _json(value)}
    facts: Facts = {}
    for name, part in parts:
        facts.update(_facts(part, f"{path}.{name}" if path else name))
    return facts


def _is_gone(path: str, facts: Facts) -> bool:
    """Whether nothing is said about this any more, in whole or in parts."""
    return not any(f"{path}.".startswith(f"{other}.") or other.startswith(f"{path}.") for other in facts)

"""Match files, right and wrong, and what both readers say of them: Python's and the browser's."""

import json
import random
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cairn.core.dice import QuickStream, secret_of_seed
from cairn.core.errors import BadMatch
from cairn.core.grammar import Record
from cairn.core.match import Match, Player
from cairn.core.promise import Promise, first_head, next_head, word_hash
from cairn.core.written import with_checks
from cairn.games import GAMES
from cairn.page_build import WEB

NONCES = ["0f" * 16, "a1" * 16]
WORDS = ["river", "two 👨‍👩‍👧 words"]


def seeds() -> list[str]:
    """Files that are right: of a table and of none, sealed and of a simulation, played, undone, given up."""
    found = []
    for seed, name in enumerate(("lost-cities", "dominion")):
        game = GAMES[name]
        for at_table in (True, False):
            asked = game.read_options({})
            hashes = [(n, word_hash("7ab1e", n, NONCES[n], WORDS[n])) for n in (1, 0)]
            promise = Promise("7ab1e", asked, hashes, NONCES) if at_table else None
            people = [Player("Anna M"), Player("Ömer")]
            match = Match(game, asked, people, secret_of_seed(str(seed)), WORDS, promise=promise)
            stream = QuickStream(seed)
            for _ in range(12):
                match.push(match.state.random_move(stream))
            match.undo(9)
            found.append(match.text())
            match.resign(1)
            match.signature = f"{'ab' * 32} {'cd' * 64}"
            found.append(match.text())
    quick = Match(
        GAMES["lost-cities"], GAMES["lost-cities"].read_options({}), [Player("A")] * 2, b"", quick=7
    )
    return [*found, quick.text()]


def mutants(n: int, seed: int) -> Iterator[str]:
    """Files with something changed; of most the checks, and of many the head, are made right again."""
    dice = random.Random(seed)
    texts = seeds()
    for _ in range(n):
        lines = dice.choice(texts).split("\n")
        for _ in range(dice.choice((1, 1, 1, 2, 3))):
            _change(dice, lines)
        kind = dice.random()
        yield "\n".join(lines) if kind < 0.25 else _sealed_again(lines, kind < 0.9)


ODD = [
    *("", " ", "  ", "-1", "0", "00", "1", "2", "99999999", "9" * 25, "²", "\t", "\r", "\x1b", "\x00", "#"),
    *("\u200d", "\ufeff", "\u2028", "İ", "👨‍👩‍👧", "person", "bot", "undo 0", "undo -1", "resign seat 1"),
    *("end", "secret", "secret AB cd", "option colours 99999999", "option __proto__ x", "hash 1", "word 1"),
    *("quick 7", "begin"),
]


def _change(dice: random.Random, lines: list[str]) -> None:
    i = dice.randrange(len(lines))
    line = lines[i]
    at = dice.randrange(len(line) + 1)
    match dice.randrange(9):
        case 0:
            del lines[i]
        case 1:
            lines.insert(i, dice.choice(lines))
        case 2:
            j = dice.randrange(len(lines)) if lines else 0
            lines[i], lines[j] = lines[j], lines[i]
        case 3:
            lines[i] = line[:at] + dice.choice(ODD) + line[at:]
        case 4:
            lines[i] = line[:at] + line[at + 1 :]
        case 5:
            lines[i] = line.upper()
        case 6:
            lines[i] = dice.choice(ODD)
        case 7:
            words = line.split(" ")
            words[dice.randrange(len(words))] = dice.choice(ODD)
            lines[i] = " ".join(words)
        case _:
            lines[i] = line[:at] + chr(dice.randrange(32, 0x2FF)) + line[at + 1 :]
    if not lines:
        lines.append("")


def _sealed_again(lines: list[str], with_head: bool) -> str:
    """The same lines with right checks, as far as there are headers and a body."""
    begin = next((i for i, line in enumerate(lines) if line.startswith("begin")), -1)
    if begin < 0:
        return "\n".join(lines)
    head, rest = lines[:begin], lines[begin + 1 :]
    tail = [line for line in rest if line.startswith(("head ", "signed "))]
    body = [line.rpartition(" #")[0] or line for line in rest if line and line not in tail]
    if with_head and tail and body and body[-1].startswith("secret "):
        try:
            secret = bytes.fromhex(body[-1].removeprefix("secret "))
            mark = first_head(secret, "\n".join(head))
        except ValueError:
            return "\n".join([*with_checks(head, body), *tail, ""])
        for line in body:
            mark = next_head(secret, mark, line)
        tail[0] = f"head {mark}"
    return "\n".join([*with_checks(head, body), *tail, ""])


def said_by_python(text: str) -> dict[str, Any]:
    """What Python's reader says of a file; anything but BadMatch is a bug, and goes up."""
    try:
        record = Record(text)
    except BadMatch as problem:
        return {"wrong": problem.key, "line": problem.facts.get("line")}
    moves: list[list[Any]] = []
    for step in record.steps:
        if step.to >= 0:
            del moves[step.to :]
        elif step.n:
            moves.append([step.line, step.seat, step.spelling])
    return {
        "one": sorted(map(list, record.one.items())),
        "options": sorted(map(list, record.options.items())),
        "asked": sorted(map(list, record.asked.items())),
        "seats": [list(seat) for seat in record.seats],
        "hashes": [list(one) for one in record.hashes],
        "words": record.words,
        "nonces": record.nonces,
        "moves": moves,
        "undos": sum(step.to >= 0 for step in record.steps),
        "resigned": next((step.seat for step in record.steps if step.to < 0 and not step.n), ""),
        "secret": record.secret.hex(),
        "quick": "" if record.quick < 0 else str(record.quick),
        "head": record.heads[-1] if record.heads else "",
        "signature": record.signature,
    }


def said_by_browser(texts: list[str]) -> list[dict[str, Any]]:
    """What the browser's reader says of each file, under node."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "texts.json")
        file.write_text(json.dumps(texts), encoding="utf-8")
        done = subprocess.run(
            ["node", "test/readers.mjs", str(file)], cwd=WEB, capture_output=True, text=True, check=True
        )
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def disagreements(texts: list[str]) -> list[tuple[str, Any, Any]]:
    """The files of which the two readers do not say the same, with what each says."""
    both = zip(texts, map(said_by_python, texts), said_by_browser(texts), strict=True)
    return [(text, ours, theirs) for text, ours, theirs in both if ours != theirs]

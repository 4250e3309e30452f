"""How a match is written down: its headers, the check of each line and, for a match of a table, the chain.

Two forms are written: that of a match at a table (2), which everybody there can check, and that of all
others (1); both are described in `docs/match-file.md`.
"""

import hashlib
from typing import Final

from cairn.core.dice import commitment
from cairn.core.game import Game, Options
from cairn.core.promise import Promise, plain_word, seal_of

MAGIC: Final = "cairn-match"
ALONE: Final = "1"
AT_A_TABLE: Final = "2"
NO_NAME: Final = "N. N."
"""What somebody is called whose name was deleted, in any language; nobody can choose it."""


def written_options(game: Game, options: Options) -> Options:
    """The options that a file names: those that came later are left out at their defaults."""
    late = {option.name: option.default for option in game.options if option.is_late}
    return {name: value for name, value in options.items() if late.get(name) != value}


def seal_at(table: str, game: Game, options: Options, seats: int, secret: bytes) -> str:
    """The seal of a secret for one table, before anything was drawn for its options."""
    asked = written_options(game, options)
    return seal_of(table, game.name, game.rules_version, game.tables, seats, asked, secret)


def headers_alone(
    game: Game, options: Options, seats: list[str], dice: tuple[str, str], words: list[str]
) -> list[str]:
    """The headers of a match that was dealt at no table; `dice` are their name and number."""
    lines = [f"{MAGIC} {ALONE}", f"game {game.name}", f"rules {game.rules_version}", f"tables {game.tables}"]
    lines += [f"option {name} {value}" for name, value in written_options(game, options).items()]
    lines += [f"seat {i + 1} {who}" for i, who in enumerate(seats)]
    lines.append(f"{dice[0]} {dice[1]}")
    return lines + [f"word {i + 1} {word}" for i, word in enumerate(words)]


def sealed_by(secret: bytes) -> tuple[str, str]:
    """The header of a match alone that fixes its secret."""
    return "commitment", commitment(secret)


def headers_at_table(
    game: Game, options: Options, seats: list[str], secret: bytes, words: list[str], promise: Promise
) -> list[str]:
    """The headers of a match at a table: there is one way to write them."""
    chosen, asked = written_options(game, options), written_options(game, promise.asked)
    lines = [
        f"{MAGIC} {AT_A_TABLE}",
        f"table {promise.table}",
        f"game {game.name}",
        f"rules {game.rules_version}",
        f"tables {game.tables}",
    ]
    lines += [f"option {name} {chosen[name]}" for name in sorted(chosen)]
    lines += [f"asked {name} {asked[name]}" for name in sorted(asked) if chosen.get(name) != asked[name]]
    lines += [plain_word(f"seat {i + 1} {who}") for i, who in enumerate(seats)]
    lines.append(f"seal {seal_at(promise.table, game, promise.asked, len(seats), secret)}")
    lines += [f"hash {seat + 1} {found}" for seat, found in promise.hashes]
    for i, nonce in enumerate(promise.nonces):
        if nonce:
            lines.append(plain_word(f"word {i + 1} {nonce} {words[i]}"))
    return lines


def with_checks(head: list[str], body: list[str]) -> list[str]:
    """The lines of a match file, each of the body with a check that is chained through all before it."""
    mark = check("", "\n".join(head))
    lines = [*head, f"begin #{mark}"]
    for line in body:
        mark = check(mark, line)
        lines.append(f"{line} #{mark}")
    return lines


def check(before: str, line: str) -> str:
    """The check of a line, chained to the check before it: it finds a slip where it stands."""
    return hashlib.blake2b(f"{before}\n{line}".encode(), digest_size=4).hexdigest()

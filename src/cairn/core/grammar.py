"""What a match file says, as far as that can be known without the rules of its game.

The browser has the same reader (`web/src/fair/record.ts`): both find the same in every file, and name the
same line of a wrong one. The grammar stands in `docs/match-file.md`. The match of a table (format 2) has one
spelling; files of other matches (format 1) are read as they always were.
"""

import re
from typing import Final, final

from cairn.core.dice import commitment
from cairn.core.errors import BadMatch
from cairn.core.promise import LONGEST_WORD, first_head, next_head, plain_word, seal_of, word_hash
from cairn.core.written import ALONE, AT_A_TABLE, MAGIC, check

_HEADERS: Final = ["game", "rules", "tables", "option", "seat", "commitment", "quick", "word"]
_AT_TABLE: Final = ["table", "game", "rules", "tables", "option", "asked", "seat", "seal", "hash", "word"]
"""The headers of a match at a table, in their order; those that are not in `_ONCE` may be several."""
_ONCE: Final = ["table", "game", "rules", "tables", "seal"]
_NUMBER: Final = re.compile("0|[1-9][0-9]{0,8}")
_NAME: Final = re.compile("[a-z0-9_-]{1,60}")
_HEX64: Final = re.compile("[0-9a-f]{64}")
_NONCE: Final = re.compile("[0-9a-f]{32}")
_SIGNED: Final = re.compile("[0-9a-f]{64} [0-9a-f]{128}")
_OLD_SECRET: Final = re.compile("[ \t\n\r\x0b\x0c]*(?:[0-9a-fA-F]{2}[ \t\n\r\x0b\x0c]*)*")
RESIGN: Final = "resign seat "


@final
class Step:
    """One line of the record: a move, an undo (`to` is not below 0) or a resignation (`n` is empty)."""

    def __init__(self, line: int, text: str, n: str, seat: str, spelling: str, to: int = -1) -> None:
        self.line: Final = line
        self.text: Final = text
        self.n: Final = n
        self.seat: Final = seat
        self.spelling: Final = spelling
        self.to: Final = to


@final
class Record:
    """A match file whose lines, seal, words and chain have been found right; BadMatch names what is not."""

    def __init__(self, text: str) -> None:
        lines = text.split("\n")
        magic, _, self.format = lines[0].removesuffix("\r").partition(" ")
        if magic != MAGIC or " " not in lines[0]:
            raise BadMatch("match-not-a-match")
        if self.format == ALONE:
            lines = text.replace("\r\n", "\n").split("\n")
        elif lines[0] != f"{MAGIC} {AT_A_TABLE}":
            raise BadMatch("match-version", {"version": self.format})
        self.is_at_table: Final = self.format == AT_A_TABLE
        begin = next((i for i, line in enumerate(lines) if line.startswith("begin #")), -1)
        if begin < 0:
            raise _without_begin(lines, _AT_TABLE if self.is_at_table else _HEADERS)
        self._headers: Final = "\n".join(lines[:begin])
        if lines[begin] != f"begin #{check('', self._headers)}":
            raise BadMatch("match-headers-damaged", {"line": begin + 1})
        self.head: Final = lines[1:begin]
        self.first: Final = begin + 2
        """The number of the line of the first record."""
        self.body: list[str] = []
        self._tail: list[str] = []
        """The lines of a match at a table that follow its secret."""
        self._check(lines, begin)

        self.one: dict[str, str] = {}
        """The headers that are there once."""
        self.options: dict[str, str] = {}
        self.asked: dict[str, str] = {}
        self.seats: list[tuple[str, str]] = []
        """`person` or `bot`, and the name."""
        self.hashes: list[tuple[int, str]] = []
        self.words: list[str] = []
        self.nonces: list[str] = []
        self.secret: bytes = b""
        self.quick: int = -1
        self.signature: str = ""
        self.steps: list[Step] = []
        self.heads: list[str] = []
        """Of a match at a table: the heads of the chain before the first line and after each."""
        if self.is_at_table:
            self._read_head_at_table()
        else:
            self._read_head()
        self._read_body()
        if self.is_at_table:
            self._open()
            self._follow()
        else:
            self._open_alone()

    @property
    def lines(self) -> int:
        """How many lines there are."""
        return self.first + len(self.body) + len(self._tail) - 1

    def _check(self, lines: list[str], begin: int) -> None:
        """The check of every line; the lines that have one are the body."""
        mark = lines[begin].removeprefix("begin #")
        for i in range(begin + 1, len(lines) - 1):
            if self.is_at_table and self.body and self.body[-1].startswith("secret "):
                self._tail.append(lines[i])
                continue
            line, _, found = lines[i].rpartition(" #")
            mark = check(mark, line)
            if found != mark:
                raise BadMatch("match-damaged", {"line": i + 1, "text": lines[i]})
            self.body.append(line)
        if lines[-1] != "":
            raise BadMatch("match-damaged", {"line": len(lines), "text": lines[-1]})
        last = self.body[-1] if self.body else ""
        if not last.startswith("secret ") and (last != "end" or self.is_at_table):
            raise BadMatch("match-truncated", {"line": len(lines)})

    # Headers.

    def _read_head(self) -> None:
        for i, line in enumerate(self.head):
            name, _, value = line.partition(" ")
            first, _, rest = value.partition(" ")
            if name == "option":
                self.options[first] = rest
            elif name == "seat":
                kind, _, who = rest.partition(" ")
                if first != str(len(self.seats) + 1) or kind not in ("person", "bot"):
                    raise _bad_header(i, line)
                self.seats.append((kind, who))
            elif name == "word" and first == str(len(self.words) + 1):
                self.words.append(rest)
            elif name in _HEADERS and name != "word" and name not in self.one:
                self.one[name] = value
            else:
                raise _bad_header(i, line)

    def _read_head_at_table(self) -> None:
        at = 0
        for i, line in enumerate(self.head):
            name, _, value = line.partition(" ")
            if name not in _AT_TABLE or _AT_TABLE.index(name) < at or plain_word(line) != line:
                raise _bad_header(i, line)
            at = _AT_TABLE.index(name)
            if not self._take(name, value):
                raise _bad_header(i, line)
        missing = [name for name in _ONCE if name not in self.one]
        if missing or not self.seats:
            raise BadMatch("match-header", {"line": len(self.head) + 2, "text": (missing or ["seat"])[0]})
        self.words = (self.words + [""] * len(self.seats))[: len(self.seats)]
        self.nonces = (self.nonces + [""] * len(self.seats))[: len(self.seats)]

    def _take(self, name: str, value: str) -> bool:
        """Take one header of a match at a table; whether it is one."""
        first, _, rest = value.partition(" ")
        if name in _ONCE:
            fits = value != "" and name not in self.one
            fits = fits and (name != "rules" or _NUMBER.fullmatch(value) is not None)
            fits = fits and (name != "seal" or _HEX64.fullmatch(value) is not None)
            self.one[name] = value
            return fits
        if name == "option" or name == "asked":
            home = self.options if name == "option" else self.asked
            in_order = not home or first > max(home)
            differs = name == "option" or self.options.get(first, rest) != rest
            home[first] = rest
            return _NAME.fullmatch(first) is not None and rest != "" and in_order and differs
        if name == "seat":
            kind, _, who = rest.partition(" ")
            self.seats.append((kind, who))
            return first == str(len(self.seats)) and kind in ("person", "bot")
        seat = int(first) - 1 if _NUMBER.fullmatch(first) else -1
        if seat not in range(len(self.seats)):
            return False
        if name == "hash":
            fits = all(seat != other for other, _ in self.hashes)
            self.hashes.append((seat, rest))
            return fits and _HEX64.fullmatch(rest) is not None
        nonce, _, word = rest.partition(" ")
        fits = seat >= len(self.words) and any(seat == other for other, _ in self.hashes)
        self.words += [""] * (seat - len(self.words)) + [word]
        self.nonces += [""] * (seat - len(self.nonces)) + [nonce]
        return fits and _NONCE.fullmatch(nonce) is not None and len(word) <= LONGEST_WORD

    # The record.

    def _read_body(self) -> None:
        made = 0
        resigned = False
        for i, line in enumerate(self.body[:-1]):
            number = self.first + i
            if self.is_at_table and plain_word(line) != line:
                raise BadMatch("match-damaged", {"line": number, "text": line})
            if line.startswith("undo "):
                to = line[5:]
                if not (_NUMBER.fullmatch(to) is not None if self.is_at_table else is_number(to)):
                    raise BadMatch("match-damaged", {"line": number, "text": line})
                if int(to) >= made or resigned:
                    raise BadMatch("match-undo", {"n": int(to)})
                made = int(to)
                self.steps.append(Step(number, line, "", "", "", made))
            elif line.startswith(RESIGN):
                if resigned:
                    raise BadMatch("match-after-end", {"n": made + 1, "line": number, "move": line})
                seat = line[len(RESIGN) :]
                if len(self.seats) != 2 or seat not in ("1", "2"):
                    raise BadMatch("match-damaged", {"line": number, "text": line})
                resigned = True
                self.steps.append(Step(number, line, "", seat, ""))
            else:
                n, _, rest = line.partition(" ")
                seat, _, spelling = rest.partition(" ")
                if n != str(made + 1):
                    raise BadMatch("match-step", {"n": n, "line": number, "move": spelling})
                if resigned:
                    raise BadMatch("match-after-end", {"n": n, "line": number, "move": spelling})
                if self.is_at_table and not (self._has_seat(seat) and spelling):
                    raise BadMatch("match-damaged", {"line": number, "text": line})
                made += 1
                self.steps.append(Step(number, line, n, seat, spelling))

    def _has_seat(self, seat: str) -> bool:
        return _NUMBER.fullmatch(seat) is not None and 1 <= int(seat) <= len(self.seats)

    # What was promised.

    def _open_alone(self) -> None:
        """The secret that the last line shows, or the number of quick dice."""
        last = self.body[-1]
        if last == "end" and "commitment" not in self.one and is_number(self.one.get("quick", "")):
            self.quick = int(self.one["quick"])
            return
        spelled = last.removeprefix("secret ")
        if last == spelled or _OLD_SECRET.fullmatch(spelled) is None:
            raise BadMatch("match-commitment")
        self.secret = bytes.fromhex(spelled)
        # A key of BLAKE2b has at most 64 bytes.
        fits = len(self.secret) <= 64 and commitment(self.secret) == self.one.get("commitment", "")
        if "quick" in self.one or not fits:
            raise BadMatch("match-commitment")

    def _open(self) -> None:
        """The secret must be the one that was sealed, and each word the one that was hashed."""
        spelled = self.body[-1].removeprefix("secret ")
        if _HEX64.fullmatch(spelled) is None:
            raise BadMatch("match-commitment")
        self.secret = bytes.fromhex(spelled)
        one, agreed = self.one, {**self.options, **self.asked}
        due = seal_of(
            one["table"], one["game"], int(one["rules"]), one["tables"], len(self.seats), agreed, self.secret
        )
        if due != one["seal"]:
            raise BadMatch("match-commitment")
        for seat, found in self.hashes:
            nonce, word = self.nonces[seat], self.words[seat]
            if nonce and word_hash(one["table"], seat, nonce, word) != found:
                raise BadMatch("match-word-hash", {"n": seat + 1})

    def _follow(self) -> None:
        """Follow the chain to its head; a signature is only read, for who has its key."""
        self.heads.append(first_head(self.secret, self._headers))
        for line in self.body:
            self.heads.append(next_head(self.secret, self.heads[-1], line))
        number = self.first + len(self.body)
        if not self._tail:
            raise BadMatch("match-truncated", {"line": number})
        if self._tail[0] != f"head {self.heads[-1]}":
            raise BadMatch("match-head", {"line": number})
        if len(self._tail) > 1:
            self.signature = self._tail[1].removeprefix("signed ")
            if self.signature == self._tail[1] or _SIGNED.fullmatch(self.signature) is None:
                raise BadMatch("match-damaged", {"line": number + 1, "text": self._tail[1]})
        if len(self._tail) > 2:
            raise BadMatch("match-damaged", {"line": number + 2, "text": self._tail[2]})


def _bad_header(i: int, line: str) -> BadMatch:
    return BadMatch("match-header", {"line": i + 2, "text": line})


def _without_begin(lines: list[str], names: list[str]) -> BadMatch:
    """What is wrong with a match whose headers do not end."""
    for i, line in enumerate(lines[1:]):
        if line and line.partition(" ")[0] not in names:
            return BadMatch("match-damaged", {"line": i + 2, "text": line})
    return BadMatch("match-truncated", {"line": len(lines)})


def is_number(text: str) -> bool:
    """Whether a file alone takes this for a number."""
    return text.isascii() and text.isdigit() and len(text) < 20

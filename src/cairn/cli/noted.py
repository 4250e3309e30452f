"""`cairn verify --seal --word --key`: what somebody noted at the table, laid against the match file."""

from dataclasses import dataclass

from cairn.cli.output import say
from cairn.core.dice import commitment
from cairn.core.errors import BadSetup
from cairn.core.match import Match
from cairn.core.promise import plain_word, short_number
from cairn.core.written import NO_NAME, seal_at
from cairn.server.signing import is_signed


@dataclass(frozen=True)
class Finding:
    """What a check found: `ok` is None where it was not made."""

    check: str
    ok: bool | None
    says: str


@dataclass(frozen=True)
class Noted:
    """What somebody noted before the first move: the seal, words by the numbers of their seats, the key."""

    seal: str
    words: list[tuple[int, str]]
    key: str


def read_word(text: str) -> tuple[int, str]:
    """A word that was noted, as in `1=river`."""
    seat, mark, word = text.partition("=")
    if not (mark and seat.isascii() and seat.isdigit() and len(seat) < 4):
        raise BadSetup("verify-no-word", {"text": text})
    return int(seat), plain_word(word)


def seal_in(match: Match) -> str:
    """The seal that was published before the words of a match."""
    if match.promise is None:
        return commitment(match.secret)
    promise = match.promise
    return seal_at(promise.table, match.game, promise.asked, len(match.players), match.secret)


def words_of(match: Match) -> list[Finding]:
    """Whether every word was promised by its hash; nothing is known of that in a match without hashes."""
    if match.promise is None:
        return []
    n = len(match.promise.hashes)
    unsaid = [match.players[seat].name for seat in match.promise.unsaid()]
    if unsaid:
        return [Finding("words", None, say("verify-words-unsaid", n=n, list=", ".join(unsaid)))]
    return [Finding("words", True, say("verify-words-ok", n=n))]


def names_of(match: Match) -> list[Finding]:
    """Whose name was deleted since: nobody can tell any more what it was, and all else still fits."""
    seats = [n + 1 for n, player in enumerate(match.players) if not player.is_bot and player.name == NO_NAME]
    if match.promise is None or not seats:
        return []
    return [Finding("names", None, say("verify-names-removed", list=", ".join(map(str, seats))))]


def signature_of(match: Match) -> list[Finding]:
    """Whether a server signed the last head of the chain, and the number that two people can compare."""
    if match.promise is None:
        return []
    number = short_number(match.last_head())
    if not match.signature:
        return [Finding("signature", None, say("verify-signature-none", number=number))]
    fits = is_signed(match)
    key = match.signature.partition(" ")[0]
    said = say("verify-signature-ok", text=key, number=number) if fits else say("match-signature")
    return [Finding("signature", fits, said)]


def compared(match: Match, noted: Noted) -> list[Finding]:
    """What was noted, laid against the match: each thing that differs is named."""
    found = []
    if noted.seal:
        same = noted.seal.lower() == seal_in(match)
        found.append(Finding("noted", same, say("verify-noted-seal" if same else "verify-noted-other-seal")))
    for n, word in noted.words:
        said = match.words[n - 1] if 1 <= n <= len(match.words) else ""
        same = 1 <= n <= len(match.words) and word == said
        key = "verify-noted-word" if same else "verify-noted-other-word"
        found.append(Finding("noted", same, say(key, n=n, word=word, due=said)))
    if noted.key:
        same = match.signature.startswith(f"{noted.key.lower()} ")
        found.append(Finding("noted", same, say("verify-noted-key" if same else "verify-noted-other-key")))
    return found

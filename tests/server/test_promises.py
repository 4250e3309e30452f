"""Honest dice: whoever reads the store can choose no card, and whoever changes a file is found out."""

import json
import sqlite3

import pytest

from cairn.cli.noted import Noted, compared
from cairn.cli.verify import verify
from cairn.core.match import Match, Player
from cairn.core.promise import Promise, plain_word, word_hash
from cairn.core.record import read_match
from cairn.core.written import with_checks
from cairn.games import GAMES
from cairn.server.restore import renew, seal_row
from cairn.server.rows import SeatRow, TableRow
from cairn.server.signing import is_signed

from .client import Browser, Json, Server

TRIES = 300
"""Words that the host tries; one is enough to see that none can be said."""


def promised(browser: Browser, table: Json, seat: int, word: str, nonce: str) -> Json:
    """Send the hash of a word, as a page does first."""
    status, _, answer = browser.ask(
        "POST",
        f"/api/tables/{table['id']}/hash",
        {"seat": seat, "hash": word_hash(table["id"], seat, nonce, word)},
    )
    assert 200 == status, answer
    return json.loads(answer)


def a_match(anna: Browser, ben: Browser) -> tuple[Json, str]:
    """A match of two that was given up, and its file."""
    table = anna.make("me", "open", games="1", start="1")
    ben.sit(table, table["invite"], "Ben")
    anna.say(table, 0, "river")
    ben.say(table, 1, "stone")
    socket = anna.socket(table, 0)
    socket.until("view")
    socket.move(socket.question["options"][0])
    anna.do(table, "resign", seat=0)
    return table, anna.ask("GET", f"/api/tables/{table['id']}/match")[2].decode()


def hand(table: Json, secret: bytes, words: list[str], nonces: list[str]) -> list[str]:
    """The cards that seat 1 would be dealt."""
    game = GAMES["lost-cities"]
    options = game.read_options({"games": "1", "start": "1"})
    promise = Promise(table["id"], options, [], nonces)
    match = Match(game, options, [Player("A"), Player("B")], secret, words, promise=promise)
    cards: list[str] = match.view(0)["zones"]["hands"][0]
    return cards


def test_a_host_who_plays_cannot_choose_the_cards(anna: Browser, ben: Browser, server: Server) -> None:
    """Anna reads secret and words from the store and tries words: only the promised one is taken."""
    table = anna.make("me", "open", games="1", start="1")
    ben.sit(table, table["invite"], "Ben")
    mine, theirs = "a" * 32, "b" * 32
    assert [] == promised(ben, table, 1, "stone", theirs)["hashes"]
    with sqlite3.connect(server.db) as store:
        (word,) = store.execute("SELECT word FROM seats WHERE n = 1").fetchone()
        (secret,) = store.execute("SELECT secret FROM tables").fetchone()
    # Before her own hash is there, the store has nothing of Ben's word but its hash.
    assert word is None
    told = promised(anna, table, 0, "river", mine)
    assert [1, 0] == [seat for seat, _ in told["hashes"]]
    ben.do(table, "word", seat=1, word="stone", nonce=theirs)
    with sqlite3.connect(server.db) as store:
        found = store.execute("SELECT word, nonce FROM seats WHERE n = 1").fetchone()
    assert ("stone", theirs) == found
    # Now she knows all; the best of many hands is worth nothing to her.
    deals = {n: hand(table, secret, [f"river{n}", "stone"], [mine, theirs]) for n in range(TRIES)}
    best = max(deals, key=lambda n: len([card for card in deals[n] if card.startswith("purple")]))
    assert deals[best] != deals[0]
    for nonce in (mine, "c" * 32):
        said = {"seat": 0, "word": f"river{best}", "nonce": nonce}
        assert (409, "no-word-differs") == anna.refused("POST", f"/api/tables/{table['id']}/word", said)
    other = {"seat": 0, "hash": word_hash(table["id"], 0, mine, f"river{best}")}
    assert (409, "no-word-again") == anna.refused("POST", f"/api/tables/{table['id']}/hash", other)
    # She cannot free the seat and take it again either: a bot plays on, and the file says so.
    left = anna.do(table, "leave", seat=0)
    assert ("playing", "person") == (left["status"], left["seats"][0]["kind"]) and left["seats"][0][
        "stand_in"
    ]
    ben.do(table, "resign", seat=1)
    text = ben.ask("GET", f"/api/tables/{table['id']}/match")[2].decode()
    match = read_match(text, GAMES)
    assert match.promise is not None and [0] == match.promise.unsaid()
    findings, _ = verify(text)
    assert "never said: P1" in next(one.says for one in findings if one.check == "words")


def test_a_host_who_writes_another_word_into_the_store_is_named(
    anna: Browser, ben: Browser, server: Server
) -> None:
    """She can change what lies there; the file then names the seat whose word is not the one of its hash."""
    _, text = a_match(anna, ben)
    assert all(one.ok for one in verify(text)[0])
    for old, new in (("river", "rival"), ("stone", "store")):
        match = read_match(text, GAMES)
        words = [new if word == old else word for word in match.words]
        forged = Match(
            match.game,
            match.options,
            match.players,
            match.secret,
            words,
            is_settled=True,
            promise=match.promise,
        )
        failed = [one for one in verify(forged.text())[0] if one.ok is False]
        assert ["words"] == [one.check for one in failed] and "hash" in failed[0].says


def test_names_and_moves_that_were_changed_and_sealed_again_do_not_pass(anna: Browser, ben: Browser) -> None:
    """Every check of a line can be made again, and the head too; the signature cannot."""
    _, text = a_match(anna, ben)
    match = read_match(text, GAMES)
    assert is_signed(match)
    players = [Player("Somebody"), match.players[1]]
    forged = Match(
        match.game, match.options, players, match.secret, match.words, is_settled=True, promise=match.promise
    )
    for move in match.moves:
        forged.push(move)
    forged.signature = match.signature
    failed = [one for one in verify(forged.text())[0] if one.ok is False]
    assert ["signature"] == [one.check for one in failed]


def test_what_was_noted_is_compared_and_what_differs_is_named(anna: Browser, ben: Browser) -> None:
    """Seal, words and the server's key."""
    table, text = a_match(anna, ben)
    match = read_match(text, GAMES)
    key = anna.get("/api/key")["key"]
    noted = Noted(table["commitment"], [(1, "river"), (2, "stone")], key)
    assert [True] * 4 == [one.ok for one in compared(match, noted)]
    wrong = Noted("0" * 64, [(1, "rivet"), (3, "x")], "0" * 64)
    assert [False] * 4 == [one.ok for one in compared(match, wrong)]
    assert "rivet" in compared(match, wrong)[1].says


def test_a_secret_is_sealed_for_one_table(anna: Browser, ben: Browser) -> None:
    """The same secret at another table, or with other options, does not fit its seal."""
    _, text = a_match(anna, ben)
    for old, new in (
        ("option games 1", "option games 2"),
        ("\nrules 1", "\nrules 2"),
        ("\ntable ", "\ntable 0"),
    ):
        head, _, body = text.replace(old, new, 1).partition("\nbegin #")
        lines = [line.rpartition(" #")[0] for line in body.splitlines()[1:-2]]
        forged = "\n".join([*with_checks(head.split("\n"), lines), *body.splitlines()[-2:]]) + "\n"
        (failed,) = [one for one in verify(forged)[0] if one.ok is False]
        assert "seal" == failed.check, failed


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("  deep \n\t river ", "deep river"),
        ("so\u00adft\ufeff hy\u200dphen", "so\u00adft hy\u200dphen"),
        ("a\u202eb\x1bc\x00", "abc"),
        ("\U0001fae9", "\U0001fae9"),
        ("\u00a0", ""),
    ],
)
def test_words_keep_their_letters(typed: str, plain: str) -> None:
    """Joiners, soft hyphens and emoji of any age; only what cannot stand in one line goes."""
    assert plain == plain_word(typed) == plain_word(plain_word(typed))


def test_an_old_table_that_waits_asks_for_its_words_again() -> None:
    """One that was made before words were hashed is sealed for itself when it is opened."""
    game = GAMES["lost-cities"]
    known = "t", game.name, game.rules_version, game.tables, game.read_options({}), "", "link", "h", b"s" * 32
    row = TableRow(*known, "", 0.0, [SeatRow("person", "Anna", word="river"), SeatRow("open")])
    renew(row)
    assert row.seal == seal_row(row) and row.seats[0].word is None and not row.is_ready(row.seats[0])

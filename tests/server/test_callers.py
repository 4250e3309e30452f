"""Calling people to their move: Web Push that only the browser can read, and mail that somebody wants."""

import asyncio
import email
import json
import socket
import threading
import time
from collections.abc import Iterator
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cairn.server import webpush
from cairn.server.denied import Denied
from cairn.server.mail import checked
from cairn.server.webpush import Sender, decrypt, encrypt, plain, spelled

from .client import Browser, Json, Server, serving
from .test_accounts import join
from .two_seats import a_camp, play, two_seats

DAYS = {"clock": {"per_move": 86_400, "per_game": 0, "increment": 0, "at_zero": "bot"}, "name": "Ridge Walk"}


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    told = encrypt(
        b"When I grow up, I want to be a watermelon",
        plain("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        plain("BTBZMqHH6r4Tts7J_aSIgg"),
        own,
        plain("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    ) == spelled(told)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://push.example:22/x",
        "https://me:word@push.example/x",
        "file:///etc/passwd",
        "https://[::1/x",
        "https://push.example/" + "x" * 1000,
    ],
)
def test_what_is_no_address_of_a_push_service(endpoint: str) -> None:
    """Nothing is ever sent there."""
    sender = Sender(b"\1" * 31, "https://cairn.invalid")
    assert not sender.accepts(endpoint)
    assert 404 == sender.send(endpoint, "", "", b"", "t")


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "10.0.0.1", "169.254.169.254", "[::1]", "192.168.1.1"]
)
def test_nobody_lets_the_server_knock_at_its_own_doors(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address within the server's network is not even connected to."""

    def never(*args: object, **more: object) -> None:
        raise AssertionError("connected")

    monkeypatch.setattr(socket, "create_connection", never)
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    public = spelled(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    assert 0 == Sender(b"\1" * 31, "").send(f"https://{host}/x", public, spelled(b"a" * 16), b"text", "t")


class Phone:
    """A browser's side of Web Push, with a push service of its own on this machine."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        phone = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                phone.heard.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(phone.status)
                self.end_headers()

            def log_message(self, *words: object) -> None:
                """Say nothing."""

        self.service = HTTPServer(("127.0.0.1", 0), Service)
        threading.Thread(target=self.service.serve_forever, daemon=True).start()
        self.endpoint = f"http://127.0.0.1:{self.service.server_address[1]}/push/1"

    def subscription(self, language: str = "en") -> Json:
        """What the page tells the server."""
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": spelled(public), "auth": spelled(self.auth)}
        return {"endpoint": self.endpoint, "language": language, **keys}

    def next(self, n: int = 1) -> Json:
        """The n-th message, once it is there."""
        until = time.monotonic() + 20
        while len(self.heard) < n:
            assert time.monotonic() < until
            time.sleep(0.05)
        return json.loads(decrypt(self.heard[n - 1][1], self.key, self.auth))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may call push services on this machine, and does it soon."""
    db = tmp_path_factory.mktemp("calls") / "tables.db"
    with serving(db, "", "--private-push", "--call-after", "0.5") as running:
        yield running
        assert "Traceback" not in running.db.with_suffix(".err").read_text()


def test_somebody_who_does_not_look_is_called_once(anna: Browser, ben: Browser) -> None:
    """To the table and no more: not while it is in sight, and once for each move."""
    phone = Phone()
    table, (mine, his) = two_seats(anna, ben, more=DAYS)
    assert 1 == ben.post("/api/account/call", phone.subscription("de"))["pushes"]
    play([mine, his], 0, a_camp(mine))
    play([mine, his], 0, "draw")
    time.sleep(1.5)
    assert [] == phone.heard
    his.send("visible", visible=False)
    told = phone.next()
    assert {
        "title": "Du bist am Zug: Lost Cities",
        "body": "Ridge Walk wartet auf dich. Verbleibende Zeit: 23 Stunden.",
        "url": f"/t/{table['id']}",
        "tag": table["id"],
    } == told
    headers = phone.heard[0][0]
    assert ("aes128gcm", table["id"]) == (headers["content-encoding"], headers["topic"])
    check_signature(headers["authorization"], ben.get("/api/account")["push_key"], phone.endpoint)
    time.sleep(1.2)
    assert 1 == len(phone.heard)
    # The next move is another call, and a browser that is gone is called no more.
    phone.status = 410
    play([mine, his], 1, a_camp(his))
    play([mine, his], 1, "draw")
    play([mine, his], 0, a_camp(mine))
    play([mine, his], 0, "draw")
    phone.next(2)
    until = time.monotonic() + 20
    while ben.get("/api/account")["pushes"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    phone.service.shutdown()


def check_signature(authorization: str, key: str, endpoint: str) -> None:
    """RFC 8292: signed by the key with which the browser has subscribed, for this service alone."""
    token = authorization.removeprefix("vapid t=").partition(",")[0]
    assert authorization.endswith(f"k={key}")
    text, _, signature = token.rpartition(".")
    r, s = (int.from_bytes(part, "big") for part in (plain(signature)[:32], plain(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(key))
    public.verify(encode_dss_signature(r, s), text.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(plain(text.partition(".")[2]))
    assert endpoint.startswith(claims["aud"] + "/")
    assert time.time() < claims["exp"] < time.time() + 86_400


def test_a_subscription_is_checked_and_ended(anna: Browser, ben: Browser) -> None:
    """Only its owner ends it; what cannot be an address is refused."""
    phone = Phone()
    wrong = phone.subscription() | {"endpoint": "gopher://x/"}
    assert (400, "no-push-address") == anna.refused("POST", "/api/account/call", wrong)
    anna.post("/api/account/call", phone.subscription())
    ben.post("/api/account/call_no_more", {"endpoint": phone.endpoint})
    assert 1 == anna.get("/api/account")["pushes"]
    assert 0 == anna.post("/api/account/call_no_more", {"endpoint": phone.endpoint})["pushes"]
    phone.service.shutdown()


class Letterbox:
    """A small mail server on this machine."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.port = 0
        ready = threading.Event()

        def run() -> None:
            async def serve() -> None:
                door = await asyncio.start_server(self._take, "127.0.0.1", 0)
                self.port = door.sockets[0].getsockname()[1]
                ready.set()
                await door.serve_forever()

            asyncio.run(serve())

        threading.Thread(target=run, daemon=True).start()
        assert ready.wait(20)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                self.letters.append(email.message_from_bytes(text[:-5], policy=default))
            writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")

    def next(self, n: int) -> tuple[Message, str]:
        """The n-th letter, once it is there, and its text."""
        until = time.monotonic() + 20
        while len(self.letters) < n:
            assert time.monotonic() < until
            time.sleep(0.05)
        letter = self.letters[n - 1]
        return letter, " ".join(str(letter.get_content()).split())  # type: ignore[attr-defined]


def link(text: str, what: str) -> str:
    """The key of a link in a mail."""
    return text.partition(f"http://cairn.example/account?mail={what}#")[2].split()[0]


def test_mail_is_sent_to_whoever_has_confirmed_it(tmp_path: Path) -> None:
    """One letter to ask, none before the answer, one for a move, none to somebody here, and a way out."""
    box = Letterbox()
    words = ["--smtp", f"smtp://127.0.0.1:{box.port}", "--mail-from", "Cairn <table@cairn.example>"]
    words += ["--site", "http://cairn.example", "--call-after", "0.5"]
    with serving(tmp_path / "tables.db", "", *words) as server:
        anna, ben = Browser(server), Browser(server)
        assert (403, "no-account-here") == ben.refused(
            "POST", "/api/account/email", {"address": "a@b.example"}
        )
        join(ben, "Ben with a letterbox")
        assert ben.get("/api/account")["can_mail"]
        for wrong in ("nobody", "a@b\nBcc: c@d.example", "a b@c.example", "a@b@c.example"):
            assert (400, "no-email") == ben.refused("POST", "/api/account/email", {"address": wrong})
        told = ben.post("/api/account/email", {"address": "ben@mail.example", "language": "fr"})
        assert ("ben@mail.example", False) == (told["email"], told["email_confirmed"])
        letter, text = box.next(1)
        assert ("ben@mail.example", "Cairn\u00a0: est-ce ton adresse\u202f?") == (
            letter["To"],
            letter["Subject"],
        )
        table, (mine, his) = two_seats(anna, ben, more=DAYS)
        his.close()
        play([mine], 0, a_camp(mine))
        play([mine], 0, "draw")
        time.sleep(1.5)
        assert 1 == len(box.letters)
        assert (404, "no-mail-key") == ben.refused("POST", "/api/mail/confirm?key=guess", {})
        ben.post(f"/api/mail/confirm?key={link(text, 'confirm')}", {})
        assert ben.get("/api/account")["email_confirmed"]
        letter, text = box.next(2)
        assert "À toi de jouer\u00a0: Les Cités perdues" == letter["Subject"]
        assert f"http://cairn.example/t/{table['id']} " in text
        assert "One-Click" in letter["List-Unsubscribe-Post"]
        # Somebody who is at another table is not written to.
        two_seats(ben, anna)
        time.sleep(1.5)
        assert 2 == len(box.letters)
        key = letter["List-Unsubscribe"].strip("<>").rpartition("?key=")[2]
        assert key == link(text, "end")
        # One click of a mail program: no cookie, and no JSON.
        form = {"content_type": "application/x-www-form-urlencoded"}
        status, _, _ = Browser(server).ask(
            "POST", f"/api/mail/end?key={key}", raw=b"List-Unsubscribe=One-Click", **form
        )
        assert 200 == status
        assert ("", False) == tuple(ben.get("/api/account")[name] for name in ("email", "email_confirmed"))


def test_addresses() -> None:
    """What a person types is taken without the blanks around it."""
    assert "anna@mail.example" == checked(" anna@mail.example ")
    with pytest.raises(Denied):
        checked("@mail.example")
    assert webpush.plain(spelled(b"any")) == b"any"

"""Web Push: a message that only one browser can read (RFC 8291), sent by a server that it knows (RFC 8292).

The address is one that a browser names, so it is looked at before anything is sent there: nobody may let the
server knock at doors of its own network.
"""

import http.client
import ipaddress
import os
import socket
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096
LONGEST: Final = 1000
"""Letters of an address."""
PATIENCE: Final = 10.0
KEEP: Final = 24 * 3600
"""Seconds for which a service keeps a message for a browser that is off."""
GONE: Final = (404, 410)
_CURVE: Final = ec.SECP256R1()


def plain(text: str) -> bytes:
    """What URL-safe base64 without its end stands for."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def spelled(data: bytes) -> str:
    """Bytes as URL-safe base64 without its end."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _keys(shared: bytes, auth: bytes, browser: bytes, server: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of a message."""
    secret = _derive(shared, auth, b"WebPush: info\0" + browser + server, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    return key, _derive(secret, salt, b"Content-Encoding: nonce\0", 12)


def encrypt(
    text: bytes,
    browser: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for one browser; a key pair and a salt are used once."""
    own = own or ec.generate_private_key(_CURVE)
    salt = salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, browser)
    public = _point(own.public_key())
    key, nonce = _keys(own.exchange(ec.ECDH(), theirs), auth, browser, public, salt)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def decrypt(message: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads in a message for it; ValueError where it is for somebody else."""
    salt, n = message[:16], message[20]
    server, sealed = message[21 : 21 + n], message[21 + n :]
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, server)
    own = _point(private.public_key())
    key, nonce = _keys(private.exchange(ec.ECDH(), theirs), auth, own, server, salt)
    try:
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\2")
    except InvalidTag as problem:
        raise ValueError("not for this key") from problem


class Sender:
    """The key of this server, by which a push service knows it, and the way there."""

    def __init__(self, private: bytes, contact: str, may_be_private: bool = False) -> None:
        self._key: Final = ec.derive_private_key(int.from_bytes(private, "big"), _CURVE)
        self._contact: Final = contact
        self._may_be_private: Final = may_be_private
        """Whether addresses of the server's own network may be called."""
        self.public: Final = spelled(_point(self._key.public_key()))

    def accepts(self, endpoint: str) -> bool:
        """Whether an address that a browser names may be one."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            return False
        schemes = ("https", "http") if self._may_be_private else ("https",)
        is_usual = self._may_be_private or port in (None, 443)
        is_one = parts.scheme in schemes and bool(parts.hostname) and parts.username is None
        return is_one and is_usual and len(endpoint) <= LONGEST and endpoint.isascii()

    def _authorization(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + KEEP // 2,
            "sub": self._contact,
        }
        told = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(spelled(msgspec.json.encode(one)) for one in told)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = spelled(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"

    def send(self, endpoint: str, p256dh: str, auth: str, text: bytes, topic: str) -> int:
        """Send a message, in a thread; the status of the answer, 0 where there was none."""
        if not self.accepts(endpoint):
            return GONE[0]
        try:
            body = encrypt(text, plain(p256dh), plain(auth))
        except ValueError:
            return GONE[0]
        parts = urlsplit(endpoint)
        headers = {
            "Authorization": self._authorization(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
            "Urgency": "normal",
            "Topic": topic,
        }
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        try:
            connection = self._connect(parts.scheme, parts.hostname or "", parts.port)
            try:
                connection.request("POST", path or "/", body, headers)
                return connection.getresponse().status
            finally:
                connection.close()
        except (OSError, http.client.HTTPException):
            return 0

    def _connect(self, scheme: str, host: str, port: int | None) -> http.client.HTTPConnection:
        """A connection to an address that was looked at; the name is not asked for a second time."""
        port = port or (443 if scheme == "https" else 80)
        found = [info[4][0] for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        if not self._may_be_private and not all(ipaddress.ip_address(one).is_global for one in found):
            raise PermissionError(host)
        plain_socket = socket.create_connection((str(found[0]), port), PATIENCE)
        connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        connection.sock = plain_socket
        if scheme == "https":
            connection.sock = ssl.create_default_context().wrap_socket(plain_socket, server_hostname=host)
        return connection

"""Mail, where whoever runs the server names one that sends it."""

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from typing import Final
from urllib.parse import unquote, urlsplit

from cairn.core.errors import BadSetup
from cairn.server.denied import Denied

PATIENCE: Final = 20.0
LONGEST: Final = 200
PORTS: Final = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class Post:
    """The server that sends our mail, who it is from, and where links in it lead."""

    smtp: str
    sender: str
    site: str
    """Our own address, as `https://table.example`."""

    def check(self) -> None:
        """Let nobody start a server whose mail cannot be sent."""
        parts = urlsplit(self.smtp)
        if parts.scheme not in PORTS or not parts.hostname:
            raise BadSetup("serve-no-smtp", {"text": "smtp://user:password@host:587"})
        if "@" not in self.sender or not self.site.startswith(("http://", "https://")):
            raise BadSetup("serve-mail-needs")

    def send(self, to: str, subject: str, text: str, unsubscribe: str = "") -> None:
        """Send one mail, in a thread; OSError or SMTPException where that fails."""
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=urlsplit(self.site).hostname or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        if unsubscribe:
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        with self._open() as server:
            server.send_message(message)

    def _open(self) -> smtplib.SMTP:
        parts = urlsplit(self.smtp)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        safe = ssl.create_default_context()
        if parts.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=safe)
        else:
            server = smtplib.SMTP(host, port, timeout=PATIENCE)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=safe)
            elif parts.username and not _is_here(host):
                # A password is not sent where others can read it.
                server.close()
                raise smtplib.SMTPNotSupportedError("no TLS")
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        return server


def post_of(smtp: str | None, sender: str | None, site: str | None) -> Post | None:
    """What sends mail, as the command line says it; None where it names nothing."""
    if not smtp:
        return None
    post = Post(smtp, sender or "", (site or "").rstrip("/"))
    post.check()
    return post


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def checked(address: str) -> str:
    """A mail address as somebody types it, if it can be one."""
    name, at, domain = address.strip().rpartition("@")
    letters = name + domain
    is_plain = letters.isprintable() and not any(one in letters for one in ' <>,;:"()[]\\')
    if not (name and at and domain and is_plain and "@" not in name and len(address) <= LONGEST):
        raise Denied("no-email", {"text": address[:LONGEST]})
    return address.strip()

"""What crosses the wire about people: accounts, sessions, manners, and how they are called to their move."""

from typing import Literal

from msgspec import Struct

from cairn.server.wire_life import Asked, Number


class Credentials(Asked):
    """The name and the password of an account."""

    name: str
    password: str


class NewPassword(Asked):
    """Another password, by somebody who knows the one before."""

    old: str
    new: str


class ForgetMe(Asked):
    """The password of the account that is to be forgotten; empty for a guest."""

    password: str = ""


class EndSession(Asked):
    """The session that is to end; empty: all but this one."""

    id: str


class SessionInfo(Struct):
    """A browser that has logged in."""

    id: str
    made: float
    """Seconds since 1970."""
    used: float
    """When it was last used, to the hour."""
    device: str
    """Browser and system as they call themselves."""
    here: bool
    """Whether this is the asking browser."""


class AccountInfo(Struct):
    """Who the asking browser is."""

    name: str
    """Empty for a guest."""
    made: float
    sessions: list[SessionInfo]
    email: str
    """The address for "your move"; empty without one."""
    email_confirmed: bool
    can_mail: bool
    """Whether this server sends mail at all."""
    push_key: str
    """The public key with which a browser subscribes to "your move"; empty where the server sends none."""
    pushes: int
    """How many browsers of this person are called."""
    shunned: list["ShunnedInfo"]


class ShunnedInfo(Struct):
    """Somebody whom the asking browser has muted or blocked."""

    id: str
    name: str
    how: Literal["muted", "blocked"]
    made: float


class Waiting(Struct):
    """How many tables wait for the asking browser."""

    n: int


class BeCalled(Asked):
    """How a browser is called to its move: what `PushSubscription.toJSON` says, and in which language."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"


class CallNoMore(Asked):
    """The address under which a browser is no longer to be called."""

    endpoint: str


class Email(Asked):
    """The address for "your move", and the language of the mail; empty: none."""

    address: str
    language: str = "en"


class Person(Asked):
    """Somebody at a table: who sits in this seat, or who has written under this name (`who` of a line)."""

    seat: Number | None = None
    who: str = ""


class Report(Person):
    """What is to be told of somebody to whoever runs the server."""

    reason: str = ""


class Forgive(Asked):
    """Somebody who is to be heard again, by the id of the list."""

    id: str


class Done(Struct):
    """It is done, and nobody else is told."""

    done: bool = True

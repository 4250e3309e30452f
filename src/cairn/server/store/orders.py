"""An order: what every server that runs on a store must read again."""

import secrets
import time
from typing import Literal

from cairn.server.store.ops import Op


def order(kind: Literal["table", "person"], what: str) -> Op:
    """Let the servers read a table again, or let somebody's browsers connect again."""
    values = (secrets.token_hex(8), round(time.time(), 3), kind, what)
    return "INSERT INTO orders VALUES (?, ?, ?, ?)", values

"""What the server itself refuses, before any rule of a move is asked."""

from cairn.core.errors import Args, GameError

WRONG = 400
FORBIDDEN = 403
NOT_FOUND = 404
CONFLICT = 409
TOO_LARGE = 413
BUG = 500


class Denied(GameError):
    """Something that a browser may not do, with the status of its answer."""

    def __init__(self, key: str, args: Args | None = None, status: int = WRONG, rule: str = "") -> None:
        super().__init__(key, args, rule)
        self.status = status

"""What every answer says about itself: what a page may load, who may frame it, whether TLS is a must."""

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}
POLICY: Final = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""For what can be a page or a worker of its own; on every file of a page it would cost a first visit 4 kB."""
SAFE: Final = {"strict-transport-security": "max-age=31536000"}
"""Where the page came over TLS: it is never asked for without it again."""
_PARTS: Final = (".js", ".css", ".woff2")


class SafeHeaders:
    """Adds to every answer what keeps a page to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer."""

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                path: str = scope["path"]
                is_part = path.startswith("/assets/") and path.endswith(_PARTS)
                added = HEADERS if is_part else HEADERS | POLICY
                if scope["scheme"] == "https" and not is_part:
                    added |= SAFE
                more = [(name.encode(), value.encode()) for name, value in added.items()]
                message["headers"] = [*message.get("headers", []), *more]
            await send(message)

        await self.app(scope, receive, safely if scope["type"] == "http" else send)

"""The page: what Vite built, each file as small as the browser takes it."""

import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, PlainTextResponse, Response

STATIC: Final = Path(__file__).parent / "static"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""The encodings in which a file may lie beside itself, the smaller first."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = "The page has not been built. Run `cairn serve`, or `npm ci && npm run build` in web/.\n"
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


def page(path: str, headers: Mapping[str, str], folder: Path = STATIC) -> Response:
    """The file at a path, or the page itself for a path that is none."""
    file = _inside(folder, path)
    if file is None and path.startswith("assets/"):
        return PlainTextResponse("There is no such file.\n", 404)
    if file is None:
        file = folder / "index.html"
    if not file.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    kept = FOR_EVER if path.startswith("assets/") else "no-cache"
    answer = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    for encoding in accepted(headers.get("accept-encoding", "")):
        packed = file.with_name(file.name + PACKED[encoding])
        if packed.is_file():
            answer["Content-Encoding"] = encoding
            return FileResponse(packed, headers=answer, media_type=kind)
    return FileResponse(file, headers=answer, media_type=kind)


def accepted(header: str) -> list[str]:
    """The encodings that a browser takes, the smaller first."""
    taken = set()
    for part in header.lower().split(","):
        name, _, quality = part.strip().partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            taken.add(name.strip())
    return [encoding for encoding in PACKED if encoding in taken]


def _inside(folder: Path, path: str) -> Path | None:
    """The file below the folder that a path names, if there is one."""
    if not path or "\0" in path:
        return None
    file = (folder / path).resolve()
    if folder.resolve() not in file.parents or not file.is_file() or file.suffix in PACKED.values():
        return None
    return file

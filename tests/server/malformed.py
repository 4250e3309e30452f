"""Frames and requests that are none: drawn by a seed, from what is nearly right and from what is not."""

import json
import random
from typing import Any

KINDS = [
    "move",
    "batch",
    "undo",
    "answer",
    "look",
    "why",
    "ahead",
    "hint",
    "explain",
    "chat",
    "ping",
    "key",
    "x",
]
FIELDS = ["at", "id", "move", "moves", "seat", "yes", "text", "type", "key", "name", "table", "n"]
PATHS = [
    *["/", "/health", "/docs", "/api/games", "/api/tables", "/api/history", "/api/nothing", "/assets/x.js"],
    *["/api/games/{x}/components", "/api/games/{x}/words/{y}", "/api/games/{x}/shapes", "/t/{x}"],
    *["/api/tables/{x}", "/api/tables/{x}/match", "/api/tables/{x}/moves", "/api/tables/{x}/curve"],
    *["/api/tables/{x}/positions/{y}", "/api/tables/{x}/told?seat={y}", "/api/tables/{x}?k={y}"],
    *["/api/tables/{x}/sources", "/api/tables/{x}/shuffles", "/api/history?page={y}&status={x}&with={y}"],
]
ACTS = [
    *[
        "sit",
        "word",
        "bot",
        "outside",
        "rematch",
        "resign",
        "leave",
        "come_back",
        "take_over",
        "share",
        "close",
    ],
    *["renew", "hash", "nothing"],
]
TEXTS = [
    "",
    "x",
    "\0",
    "\ud800",
    "’" * 50,
    "x" * 300,
    "../../etc/passwd",
    "%s%n",
    "9" * 4300,
    "-1",
    "1e999",
    "NaN",
]


def value(draw: random.Random, depth: int = 0) -> Any:
    """Any JSON, and what is nearly JSON."""
    kind = draw.randrange(12 if depth < 3 else 8)
    match kind:
        case 0:
            return None
        case 1:
            return draw.random() < 0.5
        case 2:
            return draw.choice([0, 1, -1, 2**31, 2**63, -(2**64), 10**40])
        case 3:
            return draw.choice([0.5, -0.0, 1e308])
        case 4 | 5 | 6 | 7:
            return draw.choice(TEXTS)
        case 8 | 9:
            return [value(draw, depth + 1) for _ in range(draw.randrange(5))]
    return {draw.choice(FIELDS): value(draw, depth + 1) for _ in range(draw.randrange(5))}


def frame(draw: random.Random, right: list[str]) -> str:
    """A message that is none, or one that is nearly right."""
    match draw.randrange(10):
        case 0:
            return "".join(chr(draw.randrange(1, 300)) for _ in range(draw.randrange(60)))
        case 1:
            return '{"type":"look","seat":' + "9" * draw.choice([20, 400, 4300, 4301, 6000]) + "}"
        case 2:
            deep = draw.choice([10, 200, 1000, 5000])
            return '{"type":"ping","a":' + draw.choice(["[", '{"a":']) * deep
        case 3:
            deep = draw.choice([200, 1000, 5000])
            return '{"type":"chat","text":' + "[" * deep + "]" * deep + "}"
        case 4 | 5 if right:
            text = bytearray(draw.choice(right).encode())
            for _ in range(draw.randrange(1, 4)):
                text[draw.randrange(len(text))] = draw.randrange(1, 127)
            return text.decode("ascii", "replace")
    facts = {name: value(draw) for name in draw.sample(FIELDS, draw.randrange(6))}
    return json.dumps({"type": draw.choice(KINDS), **facts})


def request(draw: random.Random, tables: list[str]) -> tuple[str, str, dict[str, str], bytes]:
    """Method, path, headers and body of a request that is none, or one that is nearly right."""
    table = draw.choice([*tables, _part(draw)])
    if draw.random() < 0.6:
        path = f"/api/tables/{table}/{draw.choice(ACTS)}" if draw.random() < 0.8 else "/api/tables"
        body = (
            json.dumps(value(draw)).encode()
            if draw.random() < 0.7
            else frame(draw, []).encode("utf-8", "replace")
        )
        if draw.random() < 0.2:
            body = bytes(draw.randrange(256) for _ in range(draw.randrange(80)))
        return draw.choice(["POST", "POST", "POST", "PUT"]), path, {"Content-Type": "application/json"}, body
    path = draw.choice(PATHS).replace("{x}", table).replace("{y}", _part(draw))
    headers = {
        draw.choice(["Accept-Encoding", "Cookie", "Range", "If-None-Match", "Accept-Language"]): _word(draw)
    }
    return draw.choice(["GET", "GET", "GET", "HEAD", "DELETE"]), path, headers, b""


def _part(draw: random.Random) -> str:
    parts = [
        "%00",
        "%2e%2e%2f",
        "x" * 300,
        "%ff%fe",
        "9" * 30,
        "-1",
        "0",
        "%F0%9F%92%A9",
        "a%20b",
        "'",
        "%0a",
        "~",
    ]
    return draw.choice(parts)


def _word(draw: random.Random) -> str:
    return draw.choice(
        ["cairn=" + "A" * 43, "bytes=9-1", "bytes=-1,a", "gzip;q=x", "*", "\x7f", "cairn=\xff", "a" * 500]
    )

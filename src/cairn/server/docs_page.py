"""The HTTP part described from its own table: `/openapi.json`, and `/docs` as one page that loads nothing."""

from html import escape
from typing import Any

import msgspec

import cairn
from cairn.server.calls import Endpoint
from cairn.server.wire import Problem

ERRORS = {
    "400": "Not a request that the table knows, or one that the game refuses.",
    "403": "Not allowed for this browser.",
    "404": "There is none.",
    "409": "Not possible now.",
    "413": "Too large.",
}
_REF = "#/components/schemas/{name}"
_STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #221; background: #fffdf8 }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1b1a17 } a { color: #9cf } }
code { font-family: ui-monospace, monospace }
h2 { margin-top: 2rem } td, th { text-align: left; padding: .1rem 1rem .1rem 0; vertical-align: top }
"""


def openapi(endpoints: list[Endpoint]) -> dict[str, Any]:
    """The description that tools read."""
    kinds = [one.answer for one in endpoints] + [one.body for one in endpoints if one.body] + [Problem]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_REF)
    shapes = dict(zip([str(kind) for kind in kinds], schemas, strict=True))
    paths: dict[str, Any] = {}
    for one in endpoints:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, shapes)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cairn", "version": cairn.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(one: Endpoint, shapes: dict[str, Any]) -> dict[str, Any]:
    media = "text/plain" if one.answer is str else "application/json"
    problem = {"application/json": {"schema": shapes[str(Problem)]}}
    answers: dict[str, Any] = {
        str(one.status): {"description": one.does, "content": {media: {"schema": shapes[str(one.answer)]}}}
    }
    answers |= {status: {"description": why, "content": problem} for status, why in ERRORS.items()}
    told: dict[str, Any] = {
        "operationId": one.handle.__name__,
        "summary": one.does,
        "parameters": _parameters(one),
        "responses": answers,
    }
    if one.body is not None:
        content = {"application/json": {"schema": shapes[str(one.body)]}}
        told["requestBody"] = {"required": True, "content": content}
    return told


def _parameters(one: Endpoint) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in one.path.split("/") if part.startswith("{")]
    text = {"type": "string"}
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": text} for name in names
    ]
    found += [{"name": name, "in": "query", "schema": text} for name in one.query]
    return found


def page(endpoints: list[Endpoint]) -> str:
    """The description that people read."""
    told = openapi(endpoints)
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width'>",
        f"<title>Cairn: HTTP</title><style>{_STYLE}</style>",
        "<main><h1>The HTTP part of Cairn</h1>",
        "<p>For programs: <a href=/openapi.json>openapi.json</a>. An error has a status of "
        f"{', '.join(ERRORS)} and a <a href='#Problem'>Problem</a> for a body.</p>",
    ]
    parts += [_entry(one) for one in endpoints]
    parts.append("<h2>Shapes</h2>")
    for name, schema in told["components"]["schemas"].items():
        parts.append(_shape(name, schema))
    return "\n".join([*parts, "</main>"])


def _entry(one: Endpoint) -> str:
    takes = "" if one.body is None else f"<tr><th>body<td>{_link(one.body)}"
    query = f"<tr><th>query<td><code>{', '.join(one.query)}</code>" if one.query else ""
    return (
        f"<h2><code>{one.method} {escape(one.path)}</code></h2><p>{escape(one.does)}</p>"
        f"<table>{takes}{query}<tr><th>answer<td>{one.status}: {_link(one.answer)}</table>"
    )


def _link(kind: Any) -> str:
    if kind is str:
        return "plain text"
    inner = getattr(kind, "__args__", (kind,))[0]
    many = "list of " if inner is not kind else ""
    return f"{many}<a href='#{inner.__name__}'>{inner.__name__}</a>"


def _shape(name: str, schema: dict[str, Any]) -> str:
    rows = []
    for field, shape in schema.get("properties", {}).items():
        needed = "" if field in schema.get("required", []) else " (may be left out)"
        rows.append(f"<tr><td><code>{field}</code><td>{_kind(shape)}{needed}")
    text = escape(schema.get("description", ""))
    return f"<h3 id={name}>{name}</h3><p>{text}</p><table>{''.join(rows)}</table>"


def _kind(shape: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in shape:
        name = shape["$ref"].rpartition("/")[2]
        return f"<a href='#{name}'>{name}</a>"
    if "anyOf" in shape:
        return " or ".join(_kind(one) for one in shape["anyOf"])
    if "enum" in shape:
        return " | ".join(f"<code>{escape(str(one))}</code>" for one in shape["enum"])
    if shape.get("type") == "array":
        inner = shape.get("items") or (shape.get("prefixItems") or [{}])[0]
        return f"list of {_kind(inner)}" if inner else "list"
    if shape.get("type") == "object":
        inner = shape.get("additionalProperties")
        return f"object of {_kind(inner)}" if isinstance(inner, dict) else "object"
    return str(shape.get("type", "anything"))

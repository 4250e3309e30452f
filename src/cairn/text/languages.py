"""Which languages there are, and which one a person wants."""

from collections.abc import Mapping
from typing import Final

from cairn.core.errors import BadSetup

LANGUAGES: Final = ("en", "de", "fr", "it", "pl")


def choose_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else the one of the environment, else English; BadSetup for an unknown wish."""
    if wanted is not None:
        language = _primary(wanted)
        if language not in LANGUAGES:
            raise BadSetup("no-such-language", {"name": wanted, "names": ", ".join(LANGUAGES)})
        return language
    # POSIX: the first that is set decides, even if we do not speak it.
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    language = _primary(locale)
    return language if language in LANGUAGES else "en"


def _primary(locale: str) -> str:
    """`de` of `de_AT.UTF-8`, `de-AT` or `DE`."""
    for mark in ".@_-":
        locale = locale.partition(mark)[0]
    return locale.strip().lower()

"""Which language a person gets."""

import pytest

from cairn.core.errors import BadSetup
from cairn.text import LANGUAGES, Speaker, choose_language


def test_there_are_five() -> None:
    assert LANGUAGES == ("en", "de", "fr", "it", "pl")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("de", "de"), ("PL", "pl"), ("fr-CA", "fr"), ("it_CH.UTF-8", "it"), (" en ", "en")],
)
def test_a_wish_wins_over_the_environment(wanted: str, language: str) -> None:
    assert choose_language(wanted, {"LC_ALL": "fr_FR.UTF-8", "LANG": "fr_FR.UTF-8"}) == language


@pytest.mark.parametrize("wanted", ["klingon", "", "d", "deu"])
def test_an_unknown_wish_is_refused(wanted: str) -> None:
    with pytest.raises(BadSetup) as caught:
        choose_language(wanted, {})
    assert caught.value.key == "no-such-language"
    assert str(caught.value) == f"There is no language “{wanted}”; there are: en, de, fr, it, pl."


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "it_IT@euro"}, "it"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LC_ALL": "pl_PL.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "pl"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_decides_otherwise(environ: dict[str, str], language: str) -> None:
    assert choose_language(None, environ) == language


def test_nobody_speaks_an_unknown_language() -> None:
    with pytest.raises(BadSetup):
        Speaker("ja")

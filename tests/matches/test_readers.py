"""One reader of match files in two languages: what one says of a file, the other says too."""

import pytest

from cairn.page_build import WEB, has_node

from .readers import disagreements, mutants, said_by_python, seeds

needs_node = pytest.mark.skipif(
    not (has_node() and (WEB / "node_modules").is_dir()), reason="needs node and the packages of web/"
)
MUTANTS = 600


@needs_node
def test_both_readers_say_the_same_of_every_file() -> None:
    """Of right files all that they tell, of wrong ones the same mistake in the same line; none is a bug."""
    right = seeds()
    assert all("wrong" not in said_by_python(text) for text in right)
    texts = [*right, *mutants(MUTANTS, 17)]
    assert [] == disagreements(texts)[:3]
    wrong = {said_by_python(text).get("wrong") for text in texts}
    assert {"match-damaged", "match-header", "match-step", "match-head", "match-commitment", None} <= wrong


def test_a_match_of_a_table_has_one_spelling() -> None:
    """Of all mutants only those that change nothing, or other facts than the grammar fixes, are read."""
    for text in mutants(400, 18):
        told = said_by_python(text)
        if "wrong" in told or not text.startswith("cairn-match 2"):
            continue
        assert not any(part in text for part in ("\r", "\t", "  ", " \n")), text

"""The names of bots in the arena: what they stand for, and what is said of those that stand for nothing."""

import pytest

from cairn.arena.entrants import budget, enter, is_outside, join_names, label, split_names
from cairn.bots.search import SearchBot
from cairn.core.errors import BadSetup


def test_a_search_with_numbers_of_ones_own() -> None:
    """All of them, or only the one that it needs."""
    all_of_them = budget("search:playouts=300, guard=2.5,most=8,longest=40")
    assert (300, 2.5, 8, 40) == (
        all_of_them.playouts,
        all_of_them.guard,
        all_of_them.most,
        all_of_them.longest,
    )
    few = budget("search:playouts=7")
    assert (7, 1.0, 16) == (few.playouts, few.guard, few.most)
    assert isinstance(enter("dominion", "search:playouts=7", 1), SearchBot)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("search:", "arena-search-part"),
        ("search:guard=2", "arena-search-part"),
        ("search:playout=300", "arena-search-part"),
        ("search:playouts=0", "arena-search-number"),
        ("search:playouts=many", "arena-search-number"),
        ("search:playouts=3,processes=0", "arena-search-number"),
        ("search:playouts=3,guard=-1", "arena-search-number"),
        ("stdio:", "arena-no-command"),
        ("stdio:'", "arena-no-command"),
        ("stdio:no-such-program-here", "arena-no-program"),
        ("genius", "no-such-bot"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(name: str, key: str) -> None:
    """Each with its own."""
    with pytest.raises(BadSetup) as refused:
        enter("lost-cities", name, 1)

    assert refused.value.key == key
    assert name in str(refused.value)


def test_bots_that_never_change_are_named_too() -> None:
    """`rule-1` is offered, and is ours."""
    assert not is_outside("lost-cities", "rule-1")
    with pytest.raises(BadSetup, match="rule-1"):
        enter("lost-cities", "genius", 1)


@pytest.mark.parametrize(
    ("name", "shown", "outside"),
    [
        ("rule", "rule", False),
        ("mine=rule", "mine", False),
        ("search:playouts=3,guard=2", "search:playouts=3,guard=2", False),
        ("s3=search:playouts=3,guard=2", "s3", False),
        ("stdio:a --b=c", "stdio:a --b=c", True),
        ("mine=stdio:a --b=c", "mine", True),
        ("mine.py:Bot", "mine.py:Bot", True),
    ],
)
def test_a_bot_may_have_a_name_for_the_tables(name: str, shown: str, outside: bool) -> None:
    """In front of what it is."""
    assert label(name) == shown
    assert is_outside("lost-cities", name) == outside


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("rule,random", ["rule", "random"]),
        (" rule , random", ["rule", "random"]),
        ("rule", ["rule"]),
        ("", [""]),
        ("rule,search:playouts=3,guard=2,random", ["rule", "search:playouts=3,guard=2", "random"]),
        ("search:playouts=3,mine=rule", ["search:playouts=3", "mine=rule"]),
        ('rule,"stdio:a b,c"', ["rule", "stdio:a b,c"]),
    ],
)
def test_names_are_separated_by_commas(text: str, names: list[str]) -> None:
    """Those of a search belong to it, quotes keep others; and they can be put together again."""
    assert split_names(text) == names
    if names != [""]:
        assert split_names(join_names(names)) == names

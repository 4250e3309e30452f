"""The catalogues: the same messages in five languages, all of them used, all of them well written."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from cairn.games import GAMES, TITLES, title
from cairn.games.dominion.rules.catalogue import NAMES, RULES
from cairn.games.dominion.rules.moves import TOKENS, VERBS, WORDS
from cairn.games.dominion.rules.steps import STEPS
from cairn.games.lost_cities.rules.pieces import MILESTONES
from cairn.text.catalogue import catalogue
from cairn.text.folders import files
from cairn.text.languages import LANGUAGES

from .sources import ERRORS, literals, prefixes, uses

OTHERS = [language for language in LANGUAGES if language != "en"]

FOR_TABLES = {
    **{f"{game}-aim": "what the terminal says first when it is asked for help" for game in GAMES},
    "lost-cities-short": "a card in a narrow table",
    "lost-cities-expedition": "a row of the table, as a heading or for a voice",
    "lost-cities-camp": "the same for a camp",
    "lost-cities-city": "what a colour stands for",
    "your-turn": "above the prompt",
    "waiting-for": "instead of the prompt, while somebody else decides",
    "is-thinking": "the same, for a bot",
    "game-over": "the heading of the end",
    "final-scores": "the heading of the scores",
    "no-stale": "raised where several people play over a network",
    "no-such-seat": "raised where a person names a seat",
    "rule-ref": "the heading of a rule that somebody asked for",
}
"""Messages that a table needs, in the terminal or the browser, whether or not one says them today."""

SAME = "Same as in English."
"""What a comment says above a message where two languages honestly agree."""

QUOTES = {"en": ("“", "”"), "de": ("„", "“"), "fr": ("«", "»"), "it": ("«", "»"), "pl": ("„", "”")}


def entries(language: str) -> list[tuple[str, ast.EntryType]]:
    """All entries of a language as Fluent's own parser reads them, each with the name of its file."""
    found = files(language)
    return [(home, entry) for home, path in found for entry in FluentParser().parse(path.read_text()).body]


def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by id."""
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """The text of a pattern with a □ for what is filled in, and the texts of all its variants."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        text += "□"
        assert isinstance(element, ast.Placeable)
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)
    yield text


def all_texts(language: str) -> list[tuple[str, str]]:
    """Every id with each of its texts."""
    found = []
    for key, message in messages(language).items():
        assert message.value is not None, f"{key} has no text"
        found += [(key, text) for text in texts(message.value)]
    return found


# That they are whole.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_that_a_browser_reads(language: str) -> None:
    """No junk, no attributes, no terms, no function but NUMBER, no id twice."""
    ids = []
    for file, entry in entries(language):
        assert not isinstance(entry, ast.Junk), f"{language}/{file}.ftl: {entry.content}"
        assert not isinstance(entry, ast.Term), f"{language}/{file}.ftl: {entry}"
        if isinstance(entry, ast.Message):
            assert not entry.attributes, entry.id.name
            ids.append(entry.id.name)
    assert sorted(ids) == sorted(set(ids))
    functions = set(re.findall(r"\b([A-Z]+)\(", "".join(catalogue(language).source.values())))
    assert functions == {"NUMBER"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_cutting_finds_what_the_parser_finds(language: str) -> None:
    """The catalogue cuts files by a pattern; nothing is lost, and it knows where each message lives."""
    homes = {entry.id.name: file for file, entry in entries(language) if isinstance(entry, ast.Message)}
    assert catalogue(language).home == homes
    for key in homes:
        assert set(catalogue(language).references(key)) <= homes.keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_and_variables(language: str) -> None:
    ours, english = catalogue(language), catalogue("en")
    assert list(ours.home.items()) == list(english.home.items())
    for key in english.home:
        assert ours.variables(key) == english.variables(key), key


# That they are the ones the sources need.


def test_every_key_has_a_message_with_no_more_variables_than_arguments() -> None:
    """`seat` brings the name and the role; nothing may ask for the bare number, which counts from 0."""
    english = catalogue("en")
    assert len({use.key for use in uses()}) > 50
    missing = [f"{use.place}: {use.key}" for use in uses() if use.key not in english.source]
    assert missing == []
    for use in uses():
        if use.args is not None:
            known = use.args | ({"name", "who"} if "seat" in use.args else set())
            known |= {"whom"} if "victim" in use.args else set()
            assert english.variables(use.key) <= known - {"seat"}, f"{use.place}: {use.key}"


def test_every_literal_that_looks_like_a_key_of_a_game_is_one() -> None:
    for game in GAMES:
        looks = {word for word in literals() if re.fullmatch(rf"{game}(-[a-z0-9]+)+", word)}
        assert looks - catalogue("en").source.keys() == set()


def test_every_rule_that_the_sources_name_has_a_text() -> None:
    named = {word for word in literals() if re.fullmatch(r"[A-Z]{2}-[A-Z]\d+", word)}
    assert named
    assert named - catalogue("en").source.keys() == set()


def test_every_message_is_used() -> None:
    """By the sources, by another message, by a family whose members are counted below, or by a reason."""
    english = catalogue("en")
    used = literals() | {use.key for use in uses()} | FOR_TABLES.keys() | set(RULES)
    used |= {other for key in english.source for other in english.references(key)}
    families = ["move", "milestone", "setting", "label", "card", "colour", "token", "name", "board", "action"]
    families += ["ability", "help", "category", "side", "place", "company", "subject", "book", "half", "deck"]
    families += ["expedition", "adventure", "title", "zone", "fact", "piece", "remark", "learn", "coach"]
    families += ["type", "phase", "why", "step", "kind", "bonus"]
    families += ["option", "value", "said", "note", "manner", "about", "author", "play", "source"]
    begins = tuple(prefixes()) + tuple(f"{game}-{family}" for game in GAMES for family in families)
    unused = [
        key
        for key, home in english.home.items()
        if key not in used and not home.endswith("-rules") and not key.startswith(begins)
    ]
    assert unused == []


def test_the_families_have_exactly_their_members() -> None:
    """One label a verb, one name a milestone, one meaning an option."""
    game = GAMES["lost-cities"]
    verbs = {spelling.split()[0] for spelling in game.moves}
    assert family("lost-cities-move-") == verbs
    assert family("lost-cities-milestone-") == set(MILESTONES)
    assert family("lost-cities-setting-") == {option.name.replace("_", "-") for option in game.options}


def test_the_families_of_dominion_have_exactly_their_members() -> None:
    """One label a verb or a word, one name a card or a token, one question a step that asks."""
    assert family("dominion-move-") == {slug(word) for word in [*VERBS, "buy", "token", *WORDS]}
    assert family("dominion-card-") == {slug(name) for name in NAMES}
    assert family("dominion-token-") == {slug(token) for token in TOKENS}
    asked = {kind for kind, step in STEPS.items() if step.asks}
    assert family("dominion-prompt-") == asked | {"start-of-turn-several", "bonfire-several"}
    assert family("dominion-setting-") == {slug(option.name) for option in GAMES["dominion"].options}


@pytest.mark.parametrize("name", TITLES)
def test_what_can_be_agreed_has_words(name: str) -> None:
    """Every option has a name of its own or one that games share, so has every word it may be set to."""
    words = catalogue("en").source
    for option in GAMES[name].options:
        own = slug(option.name)
        assert f"{name}-option-{own}" in words or f"web-option-{own}" in words, option.name
        for value in set(option.words) - {"on", "off"}:
            keys = {f"{name}-value-{own}-{slug(value)}", f"web-value-{slug(value)}"}
            assert keys & words.keys(), f"{option.name} {value}"
    options = {slug(option.name) for option in GAMES[name].options}
    assert family(f"{name}-option-") <= options
    for start in ("note", "said", "value"):
        for key in family(f"{name}-{start}-"):
            assert key.startswith(tuple(options)), f"{name}-{start}-{key}"


@pytest.mark.parametrize("name", TITLES)
def test_what_is_said_of_bots_is_said_of_programs(name: str) -> None:
    """A manner belongs to a program that plays the game."""
    assert family(f"{name}-manner-") <= set(title(name).bot_names())


def test_a_question_of_dominion_asks_for_no_more_than_its_step_brings() -> None:
    """The keys of questions are put together, so no source shows which arguments go with them."""
    more = {"move-token": {"token"}}
    more |= {kind: {"card"} for kind in ("discard-or-keep", "later-one", "bonfire-another")}
    no_number = {"discard-or-keep", "trash-loot", "gain-loot", "later-one", "bonfire-another"}
    for kind in family("dominion-prompt-"):
        known = {"name", "who"} | more.get(kind, set()) | (set() if kind in no_number else {"n"})
        assert catalogue("en").variables(f"dominion-prompt-{kind}") <= known, kind


def slug(words: str) -> str:
    """A spelling as ids write it."""
    return re.sub(r"[^a-z0-9]+", "-", words).strip("-")


def family(start: str) -> set[str]:
    """What follows this beginning in the ids."""
    return {key.removeprefix(start) for key in catalogue("en").source if key.startswith(start)}


# That they are written well.


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_and_labels_do_not(language: str) -> None:
    """A refusal, an error and a rule end; a prompt, an effect, a line of the log and a label do not."""
    calls = {use.key: use.call for use in uses()}
    for key, text in all_texts(language):
        if text == "□":
            continue
        rule = key[-1].isdigit() and key.isupper()
        if rule or "-setting-" in key or calls.get(key) in {"Refusal", *ERRORS}:
            assert text.endswith((".", "?")), f"{key}: {text}"
        elif calls.get(key) in {"tell", "told_effect", "Decision"} or "-label-" in key or "-move-" in key:
            assert not text.endswith((".", "!", ",", ":")), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """Real quotes, apostrophes, minus signs and ellipses; spaces where the language has them; no shouting."""
    for key, text in all_texts(language):
        where = f"{language} {key}: {text!r}"
        assert not re.search(r"['\"]|\.\.\.|  |!|^\s|\s$", text), where
        assert not re.search(r"(?<![\w□])-[\d□]", text), where
        assert set(re.findall("[“”„«»‚‘‹›]", text)) <= set(QUOTES[language]), where
        opening, closing = QUOTES[language]
        assert text.count(opening) == text.count(closing), where
        if language == "fr":
            assert not re.search(
                "(?<!\u202f)[;?]|(?<!\u00a0)(?<!mine.py)(?<!search)(?<!stdio):|«(?!\u00a0)|(?<!\u00a0)»", text
            ), where
        else:
            assert not re.search("\\s[;?:]|[\u00a0\u202f]", text), where


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str) -> None:
    """No message equals the English one unless its comment says so; no English word stands among others."""
    english, ours = messages("en"), messages(language)
    for key, message in ours.items():
        text = whole(message)
        same = text == whole(english[key]) and re.search(r"[A-Za-z]", text) is not None
        admitted = message.comment is not None and SAME in (message.comment.content or "")
        assert same == admitted, f"{key}: {text}"
        prose = "" if admitted else re.sub(r"`[^`]*`", "", text)
        assert not re.search(r"\b(the|and|you|your|of|with|not|is|are|this|cards?)\b", prose), (
            f"{key}: {text}"
        )


def whole(message: ast.Message) -> str:
    """All texts of a message."""
    assert message.value is not None, f"{message.id.name} has no text"
    return " | ".join(texts(message.value))


def test_french_does_not_elide_before_a_name() -> None:
    """`de` and `que` would have to become `d’` and `qu’` before some names."""
    for key, source in catalogue("fr").source.items():
        assert not re.search(r"\b(de|que|si|le|la) \{ \$(name|card|colour|top)", source), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_formatted_by_us(language: str) -> None:
    """What may be negative goes through NUMBER, which writes a real minus sign."""
    for key, source in catalogue(language).source.items():
        assert not re.search(r"\{ \$points\b", source), key


def counted(pattern: ast.Pattern) -> Iterator[set[str]]:
    """The plural forms of every choice in a pattern that is made by a number."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            variants = element.expression.variants
            forms = {variant.key.name for variant in variants if isinstance(variant.key, ast.Identifier)}
            if "one" in forms:
                yield forms
            for variant in variants:
                yield from counted(variant.value)


def test_polish_counts_in_three_forms() -> None:
    """1 karta, 2 karty, 5 kart: whatever counts has a form for few and one for many."""
    for key, message in messages("pl").items():
        assert message.value is not None
        for forms in counted(message.value):
            # Of men, few and many sound the same.
            assert {"one", "few", "many"} <= forms or key in ("web-n-players", "table-watchers"), key


@pytest.mark.parametrize("name", GAMES)
def test_every_source_of_chance_has_a_name(name: str) -> None:
    """Its own, or one for all that every player has; and there is no name without a source."""
    sources = {source.name.lower().replace(" ", "-") for source in GAMES[name].sources}
    owned = {
        source.name.lower().replace(" ", "-") for source in GAMES[name].sources if "seat" in source.where
    }
    assert family(f"{name}-source-") == sources - owned
    assert (f"{name}-source" in catalogue("en").source) == bool(owned)

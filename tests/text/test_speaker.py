"""The Speaker: arguments become words, in every language, for every seat."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.errors import (
    Args,
    BadMatch,
    BadPosition,
    BadSetup,
    GameError,
    IllegalMove,
    NotYourMove,
    Refusal,
    UnknownMove,
)
from cairn.core.event import Event
from cairn.core.game import OVER, Game, State
from cairn.games import GAMES, find, title
from cairn.games.dominion.rules.steps import STEPS
from cairn.text import LANGUAGES, Speaker, english
from cairn.text.catalogue import Catalogue

from .sources import uses

GAME = GAMES["lost-cities"]
DOMINION = GAMES["dominion"]
NAMES = ["Anna", "Ulf", "Cleo"]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """The keys that were said; a message that missed a variable fails the test."""
    keys: set[str] = set()
    problems: list[str] = []
    plain = Catalogue.format

    def watched(self: Catalogue, key: str, args: dict[str, int | str]) -> tuple[str, list[Exception]]:
        text, missing = plain(self, key, args)
        keys.add(key)
        problems.extend(f"{key}: {problem}" for problem in missing)
        return text, missing

    monkeypatch.setattr(Catalogue, "format", watched)
    yield keys
    assert problems == []


# Whole games.


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str, said: set[str]) -> None:
    """Every event to every seat and a spectator, every prompt, every refusal, without a missing variable."""
    speaker = Speaker(language, "lost-cities")
    for seed, options in enumerate(
        [
            {"milestones": "on", "colours": "6", "games": "2"},
            {"milestones": "on", "games": "1", "turn_cap": "4"},
            {"games": "1"},
        ]
    ):
        play_and_tell(speaker, GAME, seed, options, 7)
    ours = {use.key for use in uses() if use.call in {"tell", "Refusal", "Decision"}}
    games = tuple(f"{name}-" for name in GAMES if name != "lost-cities")
    others = {key for key in ours if key.startswith(games)} | {"match-shared"}
    assert ours - others - said == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["adventure-tours", "africana"])
def test_games_with_component_tables_can_be_told(name: str, language: str, said: set[str]) -> None:
    """What chance brings about in some ways of playing, moves too; the next test says the rest."""
    game = GAMES[name]
    speaker = Speaker(language, name, game.names)
    for seed, options in enumerate(title(name).variants.values()):
        short = {"turn_cap": "40"} if name == "africana" else {}
        play_and_tell(speaker, game, seed, {**options, **short}, 97)
    for spelling in game.moves:
        assert speaker.move(spelling, NAMES, 0) != spelling
    assert len([key for key in said if key.startswith(f"{name}-")]) > 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["adventure-tours", "africana"])
def test_all_that_games_with_component_tables_name_can_be_said(
    name: str, language: str, said: set[str]
) -> None:
    """Each event, refusal and error with just the arguments that it is given."""
    args: Args = {"seat": 1, "victim": 2, "due": 3, "cost": 5, "coins": 4, "value": "x", "line": 7, "n": 2}
    args |= {"need": 6, "have": 5, "limit": 5, "other": 4, "points": 3, "total": 3, "space": 2}
    args |= {"file": "deck.csv", "column": "demand", "side": "left", "half": "north"}
    args |= {"board": "savanna safari", "category": "clothing", "action": "gift", "ability": "second_turn"}
    args |= {"company": "italy", "book": "north", "place": "cape town", "here": "cairo"}
    args |= {"expedition": "jidda - timbuktu", "adventure": "violet assistant victoria falls"}
    args |= {"deck": "A", "subject": "mask", "name": "pile"}
    args |= {"before": 3, "after": 5, "change": 2, "left": 1, "markers": 2, "level": 4, "level_to": 6}
    args |= {"symbol": "grey", "second": "violet", "colour": "grey", "card": "grey", "cards": "grey"}
    if name == "adventure-tours":
        args |= {"colour": "red", "card": "red pater miller", "cards": "red pater miller"}
    speaker = Speaker(language, name, GAMES[name].names)
    ours = [use for use in uses() if use.key.startswith(f"{name}-") and use.args is not None]
    for use in ours:
        for reader in (1, None):
            given = {word: args.get(word, "x") for word in use.args or ()}
            text = speaker.say(use.key, given, NAMES, reader)
            assert text != use.key
    assert {use.key for use in ours} <= said
    assert len({use.key for use in ours}) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_of_dominion_can_be_told(language: str, said: set[str]) -> None:
    """What chance brings about in a few kingdoms; the next test says the rest."""
    speaker = Speaker(language, "dominion")
    events = "scouting party, pilgrimage, save, ball, quest, bonfire"
    for seed, kingdom in enumerate(["gentle-introduction", "expert-introduction", "interaction"]):
        options = {"kingdom": kingdom, "events": events, "turn_cap": "40"}
        play_and_tell(speaker, DOMINION, seed, options, 97)
    assert len([key for key in said if key.startswith("dominion-")]) > 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_dominion_names_can_be_said(language: str, said: set[str]) -> None:
    """Each event, refusal and error with just the arguments that it is given, each question with its own."""
    args: Args = {"seat": 1, "n": 2, "due": 3, "cost": 5, "coins": 4, "text": "x", "values": "x"}
    args |= {"card": "throne room", "next": "warrior", "cards": "copper, gold", "token": "-2 cost"}
    args |= {"coins_to": 2, "buys": 1, "buys_to": 0, "actions": 1, "hand": 5, "left": 7}
    speaker = Speaker(language, "dominion")
    ours = [use for use in uses() if use.key.startswith("dominion-") and use.args is not None]
    for use in ours:
        for reader in (1, None):
            given = {name: args[name] for name in use.args or ()}
            text = speaker.say(use.key, given, NAMES, reader)
            assert text != use.key
            if use.call == "tell" and "seat" in given and not use.key.endswith("-hidden"):
                assert ("Ulf" in text) == (reader is None), text
    for kind, step in STEPS.items():
        if step.asks:
            assert speaker.say(f"dominion-prompt-{kind}", args, NAMES, 0) != f"dominion-prompt-{kind}"
    assert {use.key for use in ours} <= said
    assert len({use.key for use in ours}) > 70


def play_and_tell(speaker: Speaker, game: Game, seed: int, options: dict[str, str], every: int) -> None:
    """Play one match by random moves, and say all there is to say on the way, refusals now and then."""
    log: list[Event] = []
    state = game.start(game.seats[0], QuickDice(seed), game.read_options(options), log)
    stream = QuickStream(seed)
    steps = 0
    while state.to_move() != OVER:
        decision = state.question()
        assert speaker.say(decision.prompt, decision.args, NAMES, decision.seat) != decision.prompt
        if steps % every == 0 or decision.kind == "deal":
            refuse_all(speaker, game, state)
        state.push(state.random_move(stream))
        steps += 1
    refuse_all(speaker, game, state)
    for event in log:
        for reader in (0, 1, None):
            key, args = event.told_to(reader)
            text = speaker.event((key, args), NAMES, reader)
            assert text != key
            seat = args.get("seat")
            if isinstance(seat, int):
                assert (NAMES[seat] in text) != (seat == reader), text


def refuse_all(speaker: Speaker, game: Game, state: State) -> None:
    """Say why not, for every move that the position does not allow."""
    for move in range(len(game.moves)):
        why = state.why_not(move)
        if why is not None:
            text = speaker.error(IllegalMove(game.spell(move), why), NAMES)
            assert text.endswith(f" [{why.rule}]")
            assert not text.startswith(why.key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_impossible_position_is_explained(language: str, said: set[str]) -> None:
    """Each way in which a position can be wrong, as the game itself finds it."""
    impossible: list[tuple[str, dict[str, object]]] = [
        ("bad-position-value", {"seat": 3}),
        ("lost-cities-bad-order", {"expeditions": [{"green": ["5", "4"]}, {}]}),
        ("lost-cities-bad-count", {"camps": {"green": ["5", "5"]}}),
        ("lost-cities-bad-hand", {"hands": [["green 5"], None]}),
        ("lost-cities-bad-pile", {"step": "over", "finished": [[1, 2]]}),
        ("lost-cities-bad-milestones", {"on_offer": ["run"], "won": [["run"], []]}),
        ("lost-cities-no-sixth-colour", {"camps": {"red": ["5"]}}),
    ]
    speaker = Speaker(language, "lost-cities")
    for key, data in impossible:
        with pytest.raises(BadPosition) as caught:
            GAME.position(data, QuickDice(1), GAME.read_options({"games": "1"}))
        assert caught.value.key == key
        assert speaker.error(caught.value)
    assert {key for key, _ in impossible} <= said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [GAME, DOMINION], ids=lambda game: game.name)
def test_every_move_has_a_label_of_its_own(language: str, game: Game, said: set[str]) -> None:
    speaker = Speaker(language, game.name)
    labels = [speaker.move(spelling) for spelling in game.moves]
    assert len(set(labels)) == len(game.moves)
    assert not set(labels) & set(game.moves)
    assert not any("-move-" in label for label in labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_impossible_kingdom_is_explained(language: str, said: set[str]) -> None:
    """Each way in which the cards of Dominion cannot be chosen, and each position that cannot be."""
    impossible: list[tuple[str, dict[str, str]]] = [
        ("dominion-no-kingdom", {"kingdom": "small"}),
        ("dominion-no-kingdom-card", {"kingdom": "gold, moat"}),
        ("dominion-no-ten", {"kingdom": "moat"}),
        ("dominion-no-card", {"kingdom": "moat, boat"}),
        ("dominion-no-card-twice", {"kingdom": "moat, moat"}),
        ("dominion-no-event", {"events": "moat"}),
    ]
    speaker = Speaker(language, "dominion")
    for key, options in impossible:
        with pytest.raises(BadSetup) as unread:
            DOMINION.read_options(options)
        assert unread.value.key == key
        assert speaker.error(unread.value) != key
    hands = [["copper"] * 70, []]
    for key, data in [("bad-card", {"hands": [["moat"], []]}), ("bad-count", {"hands": hands})]:
        with pytest.raises(BadPosition) as caught:
            DOMINION.position(data, QuickDice(1), DOMINION.read_options({}))
        assert caught.value.key == f"dominion-{key}"
        assert speaker.error(caught.value) != f"dominion-{key}"


# How arguments become words.


def test_a_token_lies_on_a_card() -> None:
    move = "token -2 cost on throne room"
    assert [Speaker(language, "dominion").move(move) for language in LANGUAGES] == [
        "Put the −2 cost token on Throne Room",
        "−2-Kosten-Marker auf Thronsaal legen",
        "Mettre le jeton «\u00a0−2\u00a0» sur Salle du Trône",
        "Metti il segnalino costo −2 su Sala del Trono",
        "Połóż żeton „koszt −2” na stosie Sala tronowa",
    ]
    assert Speaker("de", "dominion").move("set aside throne room") == "Thronsaal zur Seite legen"
    told: tuple[str, Args] = ("dominion-exchanges", {"seat": 1, "card": "page", "next": "treasure hunter"})
    assert Speaker("en", "dominion").event(told, NAMES, 1) == "You exchange Page for Treasure Hunter"


def test_cards_are_labels_that_need_no_case() -> None:
    cards = ["green 9", "yellow sponsor"]
    assert [Speaker("en", "lost-cities").card(card) for card in cards] == ["green 9", "yellow sponsor"]
    assert [Speaker("de", "lost-cities").card(card) for card in cards] == ["Grün 9", "Sponsor Gelb"]
    assert [Speaker("fr", "lost-cities").card(card) for card in cards] == ["vert 9", "sponsor jaune"]
    assert [Speaker("it", "lost-cities").card(card) for card in cards] == ["verde 9", "sponsor giallo"]
    assert [Speaker("pl", "lost-cities").card(card) for card in cards] == ["zielona 9", "żółty sponsor"]


def test_colours_agree_with_their_noun() -> None:
    rows = [Speaker(language, "lost-cities").piece("expedition", "green") for language in LANGUAGES]
    assert rows == [
        "green expedition",
        "Expedition Grün",
        "expédition verte",
        "spedizione verde",
        "zielona ekspedycja",
    ]
    camps = [Speaker(language, "lost-cities").piece("camp", "red") for language in LANGUAGES]
    assert camps == ["red camp", "Lager Rot", "camp rouge", "campo rosso", "czerwony obóz"]


def test_a_card_in_a_narrow_table() -> None:
    speaker = Speaker("pl", "lost-cities")
    assert [speaker.piece("short", card) for card in ("green 10", "green sponsor")] == ["10", "S"]


@pytest.mark.parametrize(
    ("language", "hand"),
    [
        ("en", "Ulf receives green 9, red sponsor and blue 2"),
        ("de", "Ulf erhält Grün 9, Sponsor Rot und Blau 2"),
        ("fr", "Ulf reçoit vert 9, sponsor rouge et bleu 2"),
        ("it", "Ulf riceve verde 9, sponsor rosso e blu 2"),
        ("pl", "Ulf otrzymuje: zielona 9, czerwony sponsor i niebieska 2"),
    ],
)
def test_a_list_is_joined_as_the_language_joins(language: str, hand: str) -> None:
    args: Args = {"seat": 1, "n": 3, "cards": "green 9, red sponsor, blue 2"}
    assert Speaker(language, "lost-cities").say("lost-cities-is-dealt", args, NAMES) == hand
    assert Speaker(language).join(["one"]) == "one"
    assert Speaker(language).join([]) == ""


def test_a_seat_is_a_name_and_a_role() -> None:
    told: tuple[str, Args] = ("lost-cities-draws-from-camp", {"seat": 1, "card": "blue 3"})
    speaker = Speaker("de", "lost-cities")
    assert speaker.event(told, NAMES, 1) == "Du nimmst Blau 3 aus dem Lager"
    assert speaker.event(told, NAMES, 0) == "Ulf nimmt Blau 3 aus dem Lager"
    assert speaker.event(told, ["", ""], None) == "Platz 2 nimmt Blau 3 aus dem Lager"
    assert speaker.event(told) == "Platz 2 nimmt Blau 3 aus dem Lager"


def test_what_was_typed_stays_as_it_was_typed() -> None:
    """Also where it happens to name a move or a piece."""
    error = UnknownMove("no-unknown-move", {"text": "darw", "guess": "draw"})
    assert Speaker("de", "lost-cities").error(error) == "Unbekannter Zug „darw“; war „draw“ gemeint?"
    with pytest.raises(BadSetup) as caught:
        find("chess")
    assert str(caught.value) == f"There is no game “chess”; there are: {', '.join(GAMES)}."


def test_a_foreign_text_cannot_command_a_terminal_or_fill_it() -> None:
    speaker = Speaker("en", "lost-cities")
    assert "\x1b" not in speaker.say("no-such-move", {"text": "\x1b[2J"})
    assert "\x1b" not in speaker.say("is-thinking", {"seat": 0}, ["\x1b[2J"])
    assert "\x1b" not in speaker.card("\x1b[2J 9")
    assert len(speaker.say("no-such-move", {"text": "x" * 10_000})) < 1100


def test_an_unknown_piece_is_shown_as_it_is() -> None:
    speaker = Speaker("pl", "lost-cities")
    assert speaker.card("mauve") == "mauve"
    assert speaker.card("mauve 3") == "mauve 3"
    assert speaker.piece("gizmo", "brass lamp") == "brass lamp"
    assert Speaker("pl").card("green 9") == "green 9"


def test_a_missing_message_is_said_in_english_and_then_by_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    speaker = Speaker("pl", "lost-cities")
    monkeypatch.delitem(speaker._find("your-turn")[0].source, "your-turn")  # type: ignore[index]
    assert speaker.say("your-turn") == "Your turn"
    assert speaker.has("your-turn")
    assert speaker.say("no-such-message-id", {"n": 3}) == "No such message id (n 3)"
    assert not speaker.has("no-such-message-id")
    assert speaker.move("dance green 9") == "dance green 9"
    assert speaker.rule("LC-Z9") == "LC-Z9"


# Numbers and plurals.


def test_numbers() -> None:
    """A real minus sign in every language, digits grouped as the language groups them."""
    assert [Speaker(language).number(-40) for language in LANGUAGES] == ["−40"] * 5
    assert Speaker("en").number(12345) == "12,345"
    assert Speaker("de").number(12345) == "12.345"
    for language in LANGUAGES:
        text = Speaker(language).say("match-won", {"seat": 0, "points": -5, "other": -40}, NAMES)
        assert "−5" in text
        assert "−40" in text


@pytest.mark.parametrize(
    ("n", "nominative", "accusative"),
    [
        (0, "0 kart", "0 kart"),
        (1, "1 karta", "1 kartę"),
        (2, "2 karty", "2 karty"),
        (5, "5 kart", "5 kart"),
        (12, "12 kart", "12 kart"),
        (22, "22 karty", "22 karty"),
    ],
)
def test_polish_counts(n: int, nominative: str, accusative: str) -> None:
    speaker = Speaker("pl")
    assert speaker.say("n-cards", {"n": n}) == nominative
    assert speaker.say("n-cards-acc", {"n": n}) == accusative


def test_points_agree_also_below_zero() -> None:
    def points(language: str) -> list[str]:
        return [Speaker(language).say("n-points", {"points": n}) for n in (-22, -1, 0, 1, 5)]

    assert points("en") == ["−22 points", "−1 point", "0 points", "1 point", "5 points"]
    assert points("fr") == ["−22 points", "−1 point", "0 point", "1 point", "5 points"]
    assert points("pl") == ["−22 punkty", "−1 punkt", "0 punktów", "1 punkt", "5 punktów"]


# Errors.


def test_an_error_in_english_is_one_sentence_and_its_rule() -> None:
    args: Args = {"card": "green 5", "top": "green 8"}
    assert (
        english("lost-cities-no-ascending", "LC-T1", args) == "green 5 must be higher than green 8. [LC-T1]"
    )
    assert (
        english("no-not-in-hand", "LC-T3", {"card": "red sponsor"})
        == "red sponsor is not in your hand. [LC-T3]"
    )
    assert english("no-game-over", "", {}) == "The game is over."


def test_str_of_an_error_is_the_english_sentence() -> None:
    refusal = Refusal("lost-cities-no-late-sponsor", "LC-T2", {"card": "green sponsor"})
    error = IllegalMove("play green sponsor", refusal)
    assert str(error) == "play green sponsor: A sponsor must come before the numbers. [LC-T2]"
    assert Speaker("it").error(error) == "Uno sponsor va messo prima dei numeri. [LC-T2]"


def test_a_rule_says_of_which_game_a_shared_message_speaks() -> None:
    """A speaker without a game still names the card, because the refusal names its rule."""
    error = IllegalMove("play green 5", Refusal("no-not-in-hand", "LC-T1", {"card": "green 5"}))
    assert Speaker("de").error(error) == "Grün 5 ist nicht auf deiner Hand. [LC-T1]"


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Discard Pater Miller 2 (red) for protection"),
        ("de", "Pater Miller 2 (rot) zum Schutz abwerfen"),
        ("fr", "Défausser Pater Miller 2 (rouge) pour se protéger"),
        ("it", "Scarta Padre Miller 2 (rosso) per proteggerti"),
        ("pl", "Odrzuć dla ochrony: Ojciec Miller 2 (czerwony)"),
    ],
)
def test_one_of_several_equal_cards_keeps_its_number(language: str, label: str) -> None:
    """The number stands behind the name, unless a table prints both together as a name."""
    speaker = Speaker(language, "adventure-tours", GAMES["adventure-tours"].names)
    seven = Speaker(language, "adventure-tours", {"agent 7": "Agent 7", "agent": "AGENT"})

    assert label == speaker.move("protect with red pater miller 2")
    assert seven.card("red agent 7").startswith("Agent 7 (")
    assert seven.card("red agent 8").startswith("AGENT 8 (")


def test_whose_move_it_is() -> None:
    error = NotYourMove("no-not-your-move", {"seat": 1})
    assert [Speaker(language).error(error, NAMES) for language in LANGUAGES] == [
        "It is Ulf’s move.",
        "Ulf ist am Zug.",
        "C’est à Ulf de jouer.",
        "Tocca a Ulf.",
        "Teraz gra Ulf.",
    ]


def test_a_saved_move_that_was_not_allowed_says_why() -> None:
    try:
        try:
            raise IllegalMove("draw", Refusal("lost-cities-no-place-first", "LC-T6", {}))
        except IllegalMove as problem:
            raise BadMatch("match-illegal", {"n": "7", "move": "draw"}) from problem
    except GameError as error:
        text = Speaker("de").error(error)
    assert text == "Schritt 7: „draw“ ist dort nicht erlaubt. Lege erst eine Karte, dann ziehe. [LC-T6]"


def test_nobody_waits_for_fluent_before_the_first_sentence() -> None:
    """Importing the room costs next to nothing; the parser comes with the first sentence."""
    code = "import sys, cairn.text; sys.exit('fluent.runtime' in sys.modules or 'babel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_between_two_things(language: str) -> None:
    """French has a space before colon and semicolon, at which no line is broken."""
    speaker = Speaker(language, "dominion")
    french = ("\u00a0: ", "\u202f; ")

    assert (speaker.colon, speaker.semicolon) == (french if language == "fr" else (": ", "; "))
    cards = [text for _, rules in speaker.sections() for rule, text in rules if rule == "DB-village"]
    assert speaker.card("village") + speaker.colon in cards[0]

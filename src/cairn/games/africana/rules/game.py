"""Africana as a Game: two to four seats, its options, its tables, how it starts."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core import game as core
from cairn.core.dice import Dice
from cairn.core.errors import Args, BadSetup
from cairn.core.event import Event
from cairn.core.game import Options, Position, View
from cairn.core.sources import Place, Source
from cairn.core.zones import only
from cairn.games.africana.rules import position, verbs
from cairn.games.africana.rules.components import kit_in
from cairn.games.africana.rules.kit import Kit
from cairn.games.africana.rules.moves import GO, TURN
from cairn.games.africana.rules.observe import OBSERVATION_SIZE
from cairn.games.africana.rules.pieces import (
    ADVENTURES,
    BOOKS,
    CARDS,
    COLOURS,
    COMPANIES,
    COMPANY_SILVER,
    DECKS,
    EMPTY,
    JOKER,
    PAGES,
    REMOVED,
    SPACES,
    TRAVEL_CARDS,
    one,
)
from cairn.games.africana.rules.settings import MOST_SEATS, OPTIONS, Settings
from cairn.games.africana.rules.state import OWN_KIT, State
from cairn.games.africana.rules.turn import begin_turn, fill_spaces
from cairn.games.africana.rules.view import NAME, RULES_VERSION


@final
class Africana(core.Game):
    """Michael Schacht's game of expeditions: silver for the journey, cards for the way."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(NAME, range(2, MOST_SEATS + 1), RULES_VERSION, OPTIONS, kit.moves, OBSERVATION_SIZE)
        self.kit: Final = kit
        self.tables = kit.hash
        self.constants = {"tables": kit.tables}
        self.names = kit.names
        # Pages and purchases: they are announced before the next card is seen.
        self.final = dict.fromkeys(range(TURN, GO), "AF-B6")
        self.sources = _sources(kit)

    def with_components(self, folder: str) -> "Africana":
        return Africana(kit_in(folder))

    def components(self) -> View:
        """The tables as plain data, with where each row comes from. [AF-C5]"""
        return self.kit.components()

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        self.check_seats(seats)
        state = new_game(self.kit, options, seats, dice)
        state.starter = _starter(options, seats, dice)
        state.sink = sink
        set_up(state)
        begin_turn(state)
        return state

    def position(self, data: Position, dice: Dice, options: Options) -> State:
        seats = position.count_seats(data)
        self.check_seats(seats)
        state = new_game(self.kit, options, seats, dice)
        position.fill(state, data)
        state.audit()
        return state


def new_game(kit: Kit, options: Options, seats: int, dice: Dice) -> State:
    """A table with nothing on it."""
    state = State()
    state.kit = kit
    state.settings = Settings(options)
    state.dice = dice
    state.seats = seats
    nothing = [0] * seats
    state.places = vec[i64](nothing)
    state.silver = vec[i64](nothing)
    state.hands = vec[i64](nothing)
    state.adventures = vec[i64](nothing)
    state.under_adventures = vec[i64](nothing)
    state.under_expeditions = vec[i64](nothing)
    state.spaces = vec[i64]([EMPTY] * SPACES)
    state.books = vec[i64]([0] * ADVENTURES)
    state.stacks = vec[i64]([PAGES, 0, PAGES, 0])
    return state


def set_up(s: State) -> None:
    """Shuffle everything, deal the companies from the start player on, lay five expeditions open."""
    _shuffle(s)
    is_drawn = s.settings.options["start"] == "random"
    places = [Place("start", 0)] if is_drawn else None
    s.tell("africana-game-starts", {"seat": int(s.starter)}, places=places)
    for company in range(int(s.seats)):
        _deal(s, (int(s.starter) + company) % int(s.seats), company)
    fill_spaces(s)
    for book in range(len(BOOKS)):
        verbs.show_top(s, book, 0)
    s.seat = s.starter


def _shuffle(s: State) -> None:
    """Shuffle travel cards, books and expeditions, and take some C cards out. [AF-S1, AF-S2]"""
    s.travel_pile = [colour for colour in range(len(COLOURS)) for _ in range(TRAVEL_CARDS)]
    s.dice.shuffle(s.travel_pile, "travel", 0)
    s.shuffles = 1
    s.travel_left = len(s.travel_pile)
    pages: list[int] = []
    for book, name in enumerate(BOOKS):
        half = list(range(book * PAGES, book * PAGES + PAGES))
        s.dice.shuffle(half, name, 0)
        pages += half
    s.books = vec[i64](pages)
    decks = [s.kit.deck(deck) for deck in range(len(DECKS))]
    for deck, cards in enumerate(decks):
        s.dice.shuffle(cards, f"deck {DECKS[deck]}", 0)
    removed = REMOVED[int(s.seats)]
    s.removed = sorted(decks[2][:removed])
    s.expedition_pile = decks[2][removed:] + decks[1] + decks[0]
    s.expeditions_left = len(s.expedition_pile)


def _deal(s: State, seat: int, company: int) -> None:
    """A seat's pawn, silver, joker and travel card. [AF-S3, AF-S4]"""
    s.places[seat] = s.kit.homes[company]
    s.silver[seat] = COMPANY_SILVER[company]
    s.travel_left -= 1
    card = s.travel_pile[s.travel_left]
    s.hands[seat] = one(JOKER) + one(card)
    if s.sink is not None:
        args: Args = {"seat": seat, "company": COMPANIES[company], "n": COMPANY_SILVER[company]}
        args["place"] = s.kit.place_words[s.kit.homes[company]]
        s.tell("africana-plays-company", args)
        places = [Place("travel", 0, int(s.travel_left))]
        s.tell("africana-is-dealt", {"seat": seat}, {"card": CARDS[card]}, only(seat), places)


def _sources(kit: Kit) -> list[Source]:
    """What is shuffled: travel cards, the two books, the three decks of expeditions; and who begins."""
    sources = [
        Source("start", [], {"africana-game-starts": "seat"}, mixed=True),
        Source(
            "travel",
            CARDS,
            {"africana-is-dealt": "card", "africana-draws": "card"},
            announced="africana-shuffles",
        ),
    ]
    for book in BOOKS:
        shows = {"africana-shows-adventure": "adventure"}
        sources.append(Source(book, kit.adventure_words, shows, {"book": book}))
    for deck in DECKS:
        lays = {"africana-lays-expedition": "expedition"}
        sources.append(Source(f"deck {deck}", kit.expedition_words, lays))
    return sources


def _starter(options: Options, seats: int, dice: Dice) -> int:
    """Who begins: drawn, or named by the host. [AF-S3]"""
    start = options["start"]
    if start == "random":
        return dice.pick(seats, "start", 0)
    if int(start) > seats:
        raise BadSetup("no-option-value", {"option": "start", "value": start, "values": f"random, 1…{seats}"})
    return int(start) - 1


AFRICANA: Final = Africana(OWN_KIT)

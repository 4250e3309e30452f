"""For every kind of question of the engine a position, and the clicks that lead to it."""

from typing import Final

HAND: Final = "copper 3, silver, estate 2"
REST: Final = """
    deck 1: copper 2, estate 2, silver 2, gold
    deck 2: copper 4, silver, gold
    hand 2: copper 3, estate 2
    actions: 3
    coins: 8
    buys: 2
"""
BASE: Final = "cellar, chapel, moat, village, workshop, remodel, mine, library, spy, thief"
SECOND: Final = "harbinger, vassal, sentry, artisan, bandit, moat, village, chapel, throne room, cellar"
FIRST: Final = (
    "chancellor, moneylender, bureaucrat, throne room, militia, moat, village, workshop, chapel, cellar"
)
ADVENTURES: Final = (
    "amulet, gear, dungeon, miser, raze, artificer, storyteller, treasure trove, messenger, ratcatcher"
)
RESERVES: Final = (
    "coin of the realm, royal carriage, duplicate, guide, wine merchant, ratcatcher, village, "
    "haunted woods, page, peasant"
)
SEA: Final = "treasury, cutpurse, caravan, warehouse, wharf, lighthouse, village, moat, chapel, cellar"


def mine(more: str, words: str = "", seat: str = "seat 1 to act") -> str:
    """A position in which Anna has these cards too."""
    return f"{seat}\n hand 1: {more}, {HAND}\n{REST}\n{words}"


def attacked(card: str, hand: str = HAND, words: str = "") -> str:
    """A position in which the other plays an Attack."""
    return f"""
        seat 2 to act
        hand 1: {hand}
        deck 1: copper 2, estate, gold, silver
        hand 2: {card}, copper 2, estate 2
        deck 2: copper 5
        {words}
    """


QUESTIONS: Final[dict[str, tuple[str, dict[str, str], list[str]]]] = {
    "action-phase": (mine("village"), {"kingdom": BASE}, []),
    "buy-phase": (mine("village"), {"kingdom": BASE}, ["end"]),
    "discard-to-draw": (mine("cellar"), {"kingdom": BASE}, ["card cellar"]),
    "trash-up-to": (mine("chapel"), {"kingdom": BASE}, ["card chapel"]),
    "gain-up-to": (mine("workshop"), {"kingdom": BASE}, ["card workshop"]),
    "trash-for-more": (mine("remodel"), {"kingdom": BASE}, ["card remodel"]),
    "trash-treasure": (mine("mine"), {"kingdom": BASE}, ["card mine"]),
    "mine-treasure": (mine("mine"), {"kingdom": BASE}, ["card mine", "card silver"]),
    "keep-or-set-aside": (
        mine("library", "deck 1: village 3").replace(
            "copper 2, estate 2, silver 2, gold", "copper, village 2"
        ),
        {"kingdom": BASE},
        ["card library"],
    ),
    "discard-or-keep": (mine("spy"), {"kingdom": BASE}, ["card spy"]),
    "trash-loot": (mine("thief"), {"kingdom": BASE}, ["card thief"]),
    "gain-loot": (mine("thief"), {"kingdom": BASE}, ["card thief", "card gold"]),
    "play-twice": (mine("throne room, village"), {"kingdom": FIRST}, ["card throne room"]),
    "deck-to-discard": (mine("chancellor"), {"kingdom": FIRST}, ["card chancellor"]),
    "trash-copper": (mine("moneylender"), {"kingdom": FIRST, "edition": "2"}, ["card moneylender"]),
    "discard-down-to": (attacked("militia"), {"kingdom": FIRST}, []),
    "react": (attacked("militia", f"moat, {HAND}"), {"kingdom": FIRST}, []),
    "show-victory": (attacked("bureaucrat", "estate, copper 3, province"), {"kingdom": FIRST}, []),
    "topdeck-discarded": (
        mine("harbinger", "discard 1: gold, silver"),
        {"kingdom": SECOND, "edition": "2"},
        ["card harbinger"],
    ),
    "play-discarded": (
        mine("vassal").replace("silver 2, gold", "silver 2, village"),
        {"kingdom": SECOND, "edition": "2"},
        ["card vassal"],
    ),
    "trash-discard-or-keep": (
        mine("sentry").replace(REST, REST.replace("silver 2, gold", "silver, estate, gold")),
        {"kingdom": SECOND, "edition": "2"},
        ["card sentry"],
    ),
    "topdeck-one": (mine("artisan"), {"kingdom": SECOND, "edition": "2"}, ["card artisan", "pile silver"]),
    "trash-revealed": (attacked("bandit"), {"kingdom": SECOND.replace("moat", "mine"), "edition": "2"}, []),
    "amulet": (mine("amulet"), {"kingdom": ADVENTURES}, ["card amulet"]),
    "trash": (mine("amulet"), {"kingdom": ADVENTURES}, ["card amulet", "answer choose trash"]),
    "gear": (mine("gear"), {"kingdom": ADVENTURES}, ["card gear"]),
    "discard": (mine("dungeon"), {"kingdom": ADVENTURES}, ["card dungeon"]),
    "copper-or-coins": (mine("miser"), {"kingdom": ADVENTURES}, ["card miser"]),
    "raze": (mine("raze"), {"kingdom": ADVENTURES}, ["card raze"]),
    "keep-one": (mine("raze"), {"kingdom": ADVENTURES}, ["card raze", "card silver"]),
    "discard-for-one": (mine("artificer"), {"kingdom": ADVENTURES}, ["card artificer"]),
    "gain-exactly": (mine("artificer"), {"kingdom": ADVENTURES}, ["card artificer", "main"]),
    "play-treasure": (mine("storyteller"), {"kingdom": ADVENTURES}, ["card storyteller"]),
    "gold-or-copper": (
        mine("treasure trove", "mat 1: duplicate"),
        {"kingdom": RESERVES.replace("guide", "treasure trove")},
        ["card treasure trove"],
    ),
    "gain-for-all": (mine("amulet"), {"kingdom": ADVENTURES}, ["end", "pile messenger"]),
    "call-after-action": (mine("village", "mat 1: royal carriage"), {"kingdom": RESERVES}, ["card village"]),
    "meanwhile": (mine("village", "mat 1: duplicate"), {"kingdom": RESERVES}, ["end", "pile silver"]),
    "start-of-turn": (
        mine("village", "mat 1: guide, ratcatcher", "seat 1 to start"),
        {"kingdom": RESERVES},
        [],
    ),
    "free-wine": (mine("village", "mat 1: wine merchant"), {"kingdom": RESERVES}, ["end", "end"]),
    "exchange": (mine("page"), {"kingdom": RESERVES}, ["card page", "end"]),
    "gain-treasure": (mine("hero"), {"kingdom": RESERVES}, ["card hero"]),
    "play-twice-and-copy": (mine("disciple, village"), {"kingdom": RESERVES}, ["card disciple"]),
    "teacher": (
        mine("village", "mat 1: teacher", "seat 1 to start"),
        {"kingdom": RESERVES},
        ["card teacher"],
    ),
    "topdeck-hand": (
        attacked("haunted woods", HAND, "deck 1: copper 5, estate 2"),
        {"kingdom": RESERVES},
        ["treasures", "pile copper"],
    ),
    "move-token": (mine("village"), {"kingdom": RESERVES, "events": "training"}, ["end", "pile training"]),
    "seaway": (mine("village"), {"kingdom": RESERVES, "events": "seaway"}, ["end", "pile seaway"]),
    "inherit": (mine("village"), {"kingdom": RESERVES, "events": "inheritance"}, ["end", "pile inheritance"]),
    "quest": (mine("village"), {"kingdom": RESERVES, "events": "quest"}, ["end", "pile quest"]),
    "quest-six": (
        mine("village"),
        {"kingdom": RESERVES, "events": "quest"},
        ["end", "pile quest", "answer choose six"],
    ),
    "quest-attack": (
        mine("haunted woods, soldier, village"),
        {"kingdom": RESERVES, "events": "quest"},
        ["end", "pile quest", "answer choose attack"],
    ),
    "save": (mine("village"), {"kingdom": RESERVES, "events": "save"}, ["end", "pile save"]),
    "trade": (mine("village"), {"kingdom": RESERVES, "events": "trade"}, ["end", "pile trade"]),
    "scouting-party": (
        mine("village"),
        {"kingdom": RESERVES, "events": "scouting party"},
        ["end", "pile scouting party"],
    ),
    "return-looked-at": (
        mine("village").replace("copper 2, estate 2, silver 2, gold", "curse, duchy, province, silver, gold"),
        {"kingdom": RESERVES, "events": "scouting party"},
        ["end", "pile scouting party", "reply"],
    ),
    "pilgrimage": (
        mine("village", "tokens 1: journey down"),
        {"kingdom": RESERVES, "events": "pilgrimage"},
        ["card village", "pile pilgrimage"],
    ),
    "bonfire": (
        mine("village"),
        {"kingdom": RESERVES, "events": "bonfire"},
        ["card village", "pile bonfire"],
    ),
    "leave-play": (
        mine("treasury"),
        {"kingdom": SEA, "extras": "on"},
        ["card treasury", "end"],
    ),
}
"""By kind: the words of a position, the options of its table, and the clicks that bring the question."""

RARE: Final = {"later-one", "bonfire-another"}
"""Asked only where three equal Durations differ; `web/test/dominion.test.ts` shows how they are answered."""
FORCED: Final = {"drop-copper"}
"""There is one answer, which the table gives by itself."""

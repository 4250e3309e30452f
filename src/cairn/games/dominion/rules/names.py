"""The cards by number: every card of the base game and of Adventures, the Events last."""

from typing import Final

COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
PLATINUM: Final = 3
ESTATE: Final = 4
DUCHY: Final = 5
PROVINCE: Final = 6
COLONY: Final = 7
CURSE: Final = 8
CELLAR: Final = 9
CHAPEL: Final = 10
MOAT: Final = 11
CHANCELLOR: Final = 12
VILLAGE: Final = 13
WOODCUTTER: Final = 14
WORKSHOP: Final = 15
BUREAUCRAT: Final = 16
FEAST: Final = 17
GARDENS: Final = 18
MILITIA: Final = 19
MONEYLENDER: Final = 20
REMODEL: Final = 21
SMITHY: Final = 22
SPY: Final = 23
THIEF: Final = 24
THRONE_ROOM: Final = 25
COUNCIL_ROOM: Final = 26
FESTIVAL: Final = 27
LABORATORY: Final = 28
LIBRARY: Final = 29
MARKET: Final = 30
MINE: Final = 31
WITCH: Final = 32
ADVENTURER: Final = 33
HARBINGER: Final = 34
MERCHANT: Final = 35
VASSAL: Final = 36
POACHER: Final = 37
BANDIT: Final = 38
SENTRY: Final = 39
ARTISAN: Final = 40
COIN_OF_THE_REALM: Final = 41
PAGE: Final = 42
PEASANT: Final = 43
RATCATCHER: Final = 44
RAZE: Final = 45
AMULET: Final = 46
CARAVAN_GUARD: Final = 47
DUNGEON: Final = 48
GEAR: Final = 49
GUIDE: Final = 50
DUPLICATE: Final = 51
MAGPIE: Final = 52
MESSENGER: Final = 53
MISER: Final = 54
PORT: Final = 55
RANGER: Final = 56
TRANSMOGRIFY: Final = 57
ARTIFICER: Final = 58
BRIDGE_TROLL: Final = 59
DISTANT_LANDS: Final = 60
GIANT: Final = 61
HAUNTED_WOODS: Final = 62
LOST_CITY: Final = 63
RELIC: Final = 64
ROYAL_CARRIAGE: Final = 65
STORYTELLER: Final = 66
SWAMP_HAG: Final = 67
TREASURE_TROVE: Final = 68
WINE_MERCHANT: Final = 69
HIRELING: Final = 70
TREASURE_HUNTER: Final = 71
WARRIOR: Final = 72
HERO: Final = 73
CHAMPION: Final = 74
SOLDIER: Final = 75
FUGITIVE: Final = 76
DISCIPLE: Final = 77
TEACHER: Final = 78
ALMS: Final = 79
BORROW: Final = 80
QUEST: Final = 81
SAVE: Final = 82
SCOUTING_PARTY: Final = 83
TRAVELLING_FAIR: Final = 84
BONFIRE: Final = 85
EXPEDITION: Final = 86
FERRY: Final = 87
PLAN: Final = 88
MISSION: Final = 89
PILGRIMAGE: Final = 90
BALL: Final = 91
RAID: Final = 92
SEAWAY: Final = 93
TRADE: Final = 94
LOST_ARTS: Final = 95
TRAINING: Final = 96
INHERITANCE: Final = 97
PATHFINDING: Final = 98

NAMES: Final = [
    "copper",
    "silver",
    "gold",
    "platinum",
    "estate",
    "duchy",
    "province",
    "colony",
    "curse",
    "cellar",
    "chapel",
    "moat",
    "chancellor",
    "village",
    "woodcutter",
    "workshop",
    "bureaucrat",
    "feast",
    "gardens",
    "militia",
    "moneylender",
    "remodel",
    "smithy",
    "spy",
    "thief",
    "throne room",
    "council room",
    "festival",
    "laboratory",
    "library",
    "market",
    "mine",
    "witch",
    "adventurer",
    "harbinger",
    "merchant",
    "vassal",
    "poacher",
    "bandit",
    "sentry",
    "artisan",
    "coin of the realm",
    "page",
    "peasant",
    "ratcatcher",
    "raze",
    "amulet",
    "caravan guard",
    "dungeon",
    "gear",
    "guide",
    "duplicate",
    "magpie",
    "messenger",
    "miser",
    "port",
    "ranger",
    "transmogrify",
    "artificer",
    "bridge troll",
    "distant lands",
    "giant",
    "haunted woods",
    "lost city",
    "relic",
    "royal carriage",
    "storyteller",
    "swamp hag",
    "treasure trove",
    "wine merchant",
    "hireling",
    "treasure hunter",
    "warrior",
    "hero",
    "champion",
    "soldier",
    "fugitive",
    "disciple",
    "teacher",
    "alms",
    "borrow",
    "quest",
    "save",
    "scouting party",
    "travelling fair",
    "bonfire",
    "expedition",
    "ferry",
    "plan",
    "mission",
    "pilgrimage",
    "ball",
    "raid",
    "seaway",
    "trade",
    "lost arts",
    "training",
    "inheritance",
    "pathfinding",
]
"""How a card is spelled in a move."""

RULES: Final = [
    "DB-copper",
    "DB-silver",
    "DB-gold",
    "DB-platinum",
    "DB-estate",
    "DB-duchy",
    "DB-province",
    "DB-colony",
    "DB-curse",
    "DB-cellar",
    "DB-chapel",
    "DB-moat",
    "DB-chancellor",
    "DB-village",
    "DB-woodcutter",
    "DB-workshop",
    "DB-bureaucrat",
    "DB-feast",
    "DB-gardens",
    "DB-militia",
    "DB-moneylender",
    "DB-remodel",
    "DB-smithy",
    "DB-spy",
    "DB-thief",
    "DB-throne-room",
    "DB-council-room",
    "DB-festival",
    "DB-laboratory",
    "DB-library",
    "DB-market",
    "DB-mine",
    "DB-witch",
    "DB-adventurer",
    "DB-harbinger",
    "DB-merchant",
    "DB-vassal",
    "DB-poacher",
    "DB-bandit",
    "DB-sentry",
    "DB-artisan",
    "DA-coin-of-the-realm",
    "DA-page",
    "DA-peasant",
    "DA-ratcatcher",
    "DA-raze",
    "DA-amulet",
    "DA-caravan-guard",
    "DA-dungeon",
    "DA-gear",
    "DA-guide",
    "DA-duplicate",
    "DA-magpie",
    "DA-messenger",
    "DA-miser",
    "DA-port",
    "DA-ranger",
    "DA-transmogrify",
    "DA-artificer",
    "DA-bridge-troll",
    "DA-distant-lands",
    "DA-giant",
    "DA-haunted-woods",
    "DA-lost-city",
    "DA-relic",
    "DA-royal-carriage",
    "DA-storyteller",
    "DA-swamp-hag",
    "DA-treasure-trove",
    "DA-wine-merchant",
    "DA-hireling",
    "DA-treasure-hunter",
    "DA-warrior",
    "DA-hero",
    "DA-champion",
    "DA-soldier",
    "DA-fugitive",
    "DA-disciple",
    "DA-teacher",
    "DA-alms",
    "DA-borrow",
    "DA-quest",
    "DA-save",
    "DA-scouting-party",
    "DA-travelling-fair",
    "DA-bonfire",
    "DA-expedition",
    "DA-ferry",
    "DA-plan",
    "DA-mission",
    "DA-pilgrimage",
    "DA-ball",
    "DA-raid",
    "DA-seaway",
    "DA-trade",
    "DA-lost-arts",
    "DA-training",
    "DA-inheritance",
    "DA-pathfinding",
]
"""The id of the rule that says what a card does."""

CARDS: Final = 79
"""How many cards there are that lie in piles; the numbers from here on are Events."""
ALL: Final = 99

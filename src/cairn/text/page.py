"""The page of rules in the documentation, made from the English catalogue."""

from typing import Final, NamedTuple

from cairn.text.speaker import Speaker


class Setting(NamedTuple):
    """An option as the page tells it; the games are not asked, because this room does not know them."""

    name: str
    values: str
    default: str
    simulated: str = ""
    """The default of simulations, where it is another."""


SETTINGS: Final = {
    "lost-cities": [
        Setting("milestones", "off, on", "off"),
        Setting("best_expedition", "no_sponsor_cards, ignore_sponsors", "no_sponsor_cards"),
        Setting("colours", "5…6", "5"),
        Setting("games", "1…9", "3", "1"),
        Setting("deck_count", "on, off", "on"),
        Setting("start", "random, 1…2", "random"),
        Setting("turn_cap", "none, 1…100000", "none", "300"),
    ],
    "dominion": [
        Setting(
            "kingdom",
            "gentle-introduction, expert-introduction, level-up, son-of-size-distortion, first-game, "
            "big-money, interaction, size-distortion, village-square, random",
            "gentle-introduction",
        ),
        Setting("events", "set, none, random:0, random:1, random:2", "set"),
        Setting("printing", "german, english, 2022", "german"),
        Setting("edition", "1…2", "1"),
        Setting("prosperity", "off, on", "off"),
        Setting("open_scores", "on, off", "on"),
        Setting("start", "random, 1…6", "random"),
        Setting("turn_cap", "none, 1…100000", "none", "400"),
    ],
    "adventure-tours": [
        Setting("mode", "basic, expert", "basic"),
        Setting("boards", "keep, shuffle, draft", "keep"),
        Setting("moved_miller_protects", "off, on", "off"),
        Setting("open_money", "on, off", "on"),
        Setting("start", "random, 1…6", "random"),
    ],
    "africana": [
        Setting("open_scores", "off, on", "off"),
        Setting("start", "random, 1…4", "random"),
        Setting("turn_cap", "none, 1…100000", "none", "400"),
    ],
}

_INTRODUCTION: Final = {
    "lost-cities": """\
The rules that the engine follows, in our own words. Each has an id: refusals name it, and the tests that show
the rule are marked with it. “Our ruling” stands where the rulebook leaves something open.
""",
    "dominion": """\
The rules that the engine follows, of the base game and of Adventures, in our own words. Each has an id:
refusals name it, and the tests that show the rule are marked with it. So has each card, at the end of the
page. “Our ruling” stands where the rulebook leaves something open. Rules and cards are those of the German
first printing; where another printing or the second edition of the base game differs, the card says so.
""",
    "adventure-tours": """\
The rules that the engine follows, in our own words. Each has an id: refusals name it, and the tests that show
the rule are marked with it. “Our ruling” stands where the rulebook leaves something open or where its
languages disagree. The printed cards are not public: `cairn cards adventure-tours` shows the table that we
play with and what in it is published, and `--components DIR` plays with another.
""",
    "africana": """\
The rules that the engine follows, in our own words. Each has an id: refusals name it, and the tests that show
the rule are marked with it. “Our ruling” stands where the rulebook leaves something open. The printed map
and cards are mostly not public: `cairn map africana` and `cairn cards africana` show the tables that we play
with and what in them is published, and `--components DIR` plays with others.
""",
}
_HEAD: Final = "| option | values | default | meaning |\n|---|---|---|---|"


def rules_page(game: str) -> str:
    """The rules and options of a game as Markdown."""
    speaker = Speaker("en", game)
    lines = [f"# {speaker.say(f'{game}-title')}: the rules", "", _INTRODUCTION[game]]
    for title, rules in speaker.sections():
        lines += [f"## {title}", *(f"- **{rule}** {text}" for rule, text in rules), ""]
    lines += ["## Options", _HEAD]
    for name, values, default, simulated in SETTINGS[game]:
        meaning = speaker.piece("setting", name)
        where = "simulations, and tables with only bots," if name == "turn_cap" else "simulations"
        default += f"; {where} {simulated}" if simulated else ""
        lines.append(f"| `{name}` | {values} | {default} | {meaning} |")
    return "\n".join(lines) + "\n"

"""The page of rules in the documentation, made from the English catalogue."""

from typing import Final

from cairn.core.game import Game
from cairn.text.speaker import Speaker

_HEAD: Final = "| option | values | default | meaning |\n|---|---|---|---|"


def rules_page(game: Game, introduction: str) -> str:
    """The rules and options of a game as Markdown."""
    speaker = Speaker("en", game.name)
    lines = [f"# {speaker.title(game.name)}: the rules", "", introduction]
    for title, rules in speaker.sections():
        lines += [f"## {title}", *(f"- **{rule}** {text}" for rule, text in rules), ""]
    lines += ["## Options", _HEAD]
    for option in game.options:
        meaning = speaker.piece("setting", option.name)
        default = option.default
        if option.simulated != option.default:
            alone = option.name in game.bots_alone()
            where = "simulations, and tables with only bots," if alone else "simulations"
            default += f"; {where} {option.simulated}"
        lines.append(f"| `{option.name}` | {option.values()} | {default} | {meaning} |")
    return "\n".join(lines) + "\n"

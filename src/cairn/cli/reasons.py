"""What the table answers to `why`, `hint` and `rule`: why moves are refused or made, and what rules say."""

from typing import TYPE_CHECKING, Final

from cairn.arena.hands import with_hands
from cairn.bots.bot import Eyes
from cairn.bots.search import SearchBot
from cairn.cli.rulebook import look_up
from cairn.cli.seats import RIVAL
from cairn.core.errors import GameError, IllegalMove, Refusal
from cairn.games import title_of
from cairn.terminal.words import Words

if TYPE_CHECKING:
    from cairn.cli.sitting import Sitting

STRONG: Final = "hard"
"""The bot that gives hints, where a game has one."""
MOST_RULES: Final = 6
"""How many rules are told at once; of more of them only the ids."""
MOST_REASONS: Final = 3
"""How many different reasons are told where many moves may be meant."""
MOST_MOVES: Final = 5
"""How many moves are named to which a reason applies."""


def why(at: "Sitting", reader: Words, text: str, options: list[str]) -> None:
    """Why a move is not allowed, or all those that the text may mean: the most telling reasons first.

    Where nothing is named, why the bots made their last moves.
    """
    if not text and tell_bots(at, reader):
        return
    if not text:
        at.screen.say(reader.say("play-why-what", move=at.match.game.moves[0]))
        return
    moves = at.listener.meant(text, options)
    allowed = [move for move in moves if move in options]
    if allowed:
        key = "play-allowed" if len(allowed) == 1 else "play-allowed-some"
        _tell(at, reader, key, allowed)
    reasons = _reasons(at, [move for move in moves if move not in options])
    for refused, refusal in reasons[:MOST_REASONS]:
        at.screen.say(reader.error(IllegalMove(refused[0], refusal)))
        if len(refused) > 1:
            _tell(at, reader, "play-why-also", refused[1:])
    if len(reasons) == 1 and reader.speaker.has(reasons[0][1].rule):
        tell_rules(at, reader, reasons[0][1].rule)


def tell_bots(at: "Sitting", reader: Words) -> bool:
    """What the bots say for their last moves, as others may hear it; whether any of them says something."""
    reasons = [(seat, at.bots[seat].reason()) for seat in at.chosen]
    told = [(seat, reason.public) for seat, reason in reasons if reason is not None and reason.public]
    for seat, public in told:
        why = reader.event((public.key, public.args))
        at.screen.say(reader.say("play-why-bot", seat=seat, why=why))
    return bool(told)


def hint(at: "Sitting", reader: Words) -> None:
    """The move of a strong bot for whoever is to move, and why it would make it."""
    if len(at.people) > 1:
        raise GameError("no-hint-among-people")
    title, state = title_of(at.match.game), at.match.state
    known = title.bot_names()
    name = next((name for name in (STRONG, RIVAL) if name in known), None)
    if name is None:
        raise GameError("play-hint-none")
    bot = title.make_live_bot(name, 0)
    if isinstance(bot, SearchBot):
        with_hands(bot, at.match.game, at.components, True, at.jobs)
    move = bot.choose(Eyes(state, state.to_move()))
    at.screen.say(reader.say("play-hint", does=reader.move(state.spell(move))))
    reason = bot.reason()
    if reason is not None:
        at.screen.say(reader.event((reason.key, reason.args)))


def _reasons(at: "Sitting", moves: list[str]) -> list[tuple[list[str], Refusal]]:
    """The moves that are refused for one reason, with the first refusal; what few moves share tells most."""
    found: dict[tuple[str, str], tuple[list[str], Refusal]] = {}
    for move in moves:
        refusal = at.match.state.why_not(at.match.game.read(move))
        if refusal is not None:
            found.setdefault((refusal.key, refusal.rule), ([], refusal))[0].append(move)
    return sorted(found.values(), key=lambda reason: len(reason[0]))


def _tell(at: "Sitting", reader: Words, key: str, moves: list[str]) -> None:
    """Say something of moves, the first of which are named."""
    more = ", …" if len(moves) > MOST_MOVES else ""
    said = reader.say(key, move=", ".join(reader.move(move) for move in moves[:MOST_MOVES]) + more)
    at.screen.say(said.removesuffix(".") if more else said)


def tell_rules(at: "Sitting", reader: Words, text: str) -> None:
    """What a rule says, or those that speak of a word."""
    rules = reader.speaker.rules()
    if not rules:
        at.screen.refuse(reader.say("rules-none", title=reader.speaker.title(at.match.game.name)))
        return
    if not text:
        at.screen.say(reader.say("play-rule-what", rule=rules[0][0]))
        return
    found = look_up(text, rules, at.match.game.name)
    for rule, says in found[:MOST_RULES]:
        at.screen.say(f"{rule}  {says}")
    if found[MOST_RULES:]:
        more = ", ".join(rule for rule, _ in found[MOST_RULES:])
        at.screen.say(reader.say("play-more-rules", rules=more))

"""How the players of Dominion's recordings choose."""

from cairn.bots.bot import Eyes
from cairn.core.dice import QuickStream
from cairn.core.match import Match
from cairn.games import make_bot
from cairn.games.dominion.proof.second import card_table
from tests.matches.record import Chooser

_DULL = ("buy copper", "buy curse", "buy estate")


def curious(match: Match, stream: QuickStream) -> str:
    """Play all that can be played, buy the costliest thing that nobody has bought yet, answer in new ways."""
    spellings = [match.game.spell(move) for move in match.state.options()]
    done = {match.game.spell(move) for move in match.moves}
    plays = [one for one in spellings if one.startswith("play ")]
    buys = [one for one in spellings if one.startswith("buy ") and one not in _DULL]
    if plays:
        choice = [one for one in plays if one not in done] or plays
    elif buys:
        choice = sorted([one for one in buys if one not in done] or buys, key=_cost)[-1:]
    else:
        choice = [one for one in spellings if one not in done] or spellings
    return choice[stream.below(len(choice))]


def _cost(buy: str) -> int:
    return int(card_table()[buy.removeprefix("buy ")]["cost"])


def traveller(match: Match, stream: QuickStream) -> str:
    """Buy Pages and Peasants, play them and exchange them; call what can be called."""
    spellings = [match.game.spell(move) for move in match.state.options()]
    for wish in ("exchange", "call", "token", "play", "buy p", "keep", "buy silver"):
        wanted = [one for one in spellings if one.startswith(wish) and one != "buy province"]
        if wanted:
            return wanted[stream.below(len(wanted))]
    return spellings[stream.below(len(spellings))]


def emptier(match: Match, stream: QuickStream) -> str:
    """Buy what is left least, so that piles run out."""
    del stream
    options = match.state.options()
    piles = match.state.dump()["piles"]
    buys = [move for move in options if match.game.spell(move).removeprefix("buy ") in piles]
    cheap = [move for move in buys if not match.game.spell(move).endswith(("copper", "province", "curse"))]
    if cheap:
        return match.game.spell(min(cheap, key=lambda move: piles[match.game.spell(move)[4:]]))
    plays = [move for move in options if match.game.spell(move).startswith("play")]
    return match.game.spell((plays or options[-1:])[0])


def bots(*names: str) -> Chooser:
    """Let these bots play, one a seat."""

    def choose(match: Match, stream: QuickStream) -> str:
        seat = match.state.to_move()
        bot = make_bot(match.game.name, names[seat % len(names)], int(stream.below(1 << 30)))
        return match.game.spell(bot.choose(Eyes(match.state, seat)))

    return choose

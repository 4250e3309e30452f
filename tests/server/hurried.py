"""A server that is in a hurry: what takes minutes elsewhere takes a moment."""

HURRIED = """
import asyncio, sys
from cairn.server import outside, presence, undoing
from cairn.server.bots import Crew

choose = Crew.choose

async def slowly(*args):
    await asyncio.sleep({thinks})
    return await choose(*args)

presence.LONG_AWAY, undoing.PATIENCE, Crew.choose = {away}, {patience}, slowly
outside.LIMIT, outside.GRACE = {limit}, {grace}
from cairn.server.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


def hurried(
    away: float = 60.0,
    patience: float = 20.0,
    thinks: float = 0.0,
    limit: float = 60.0,
    grace: float = 60.0,
) -> str:
    """The code of a server at which somebody is long away, or late with an answer, after some seconds.

    Its bots think for `thinks` seconds; a bot from outside may think for `limit`, and be gone for `grace`.
    """
    return HURRIED.format(away=away, patience=patience, thinks=thinks, limit=limit, grace=grace)

"""Servers whose bots say why they moved, and whose bots are warming up."""

from pathlib import Path

EXPLAINS = """
import time
from pathlib import Path
from cairn.arena.workers import tell
from cairn.bots.bot import Bot, Reason
from cairn.games.title import Title

HELD = Path(__file__).with_name("held")

class Talkative(Bot):
    \"\"\"Thinks while it is held, plays by the policy and says why; its cards are for nobody else.\"\"\"
    def __init__(self, bot):
        self.bot = bot
    def choose(self, eyes):
        if len(eyes.options()) > 1:
            done = 0.25
            tell(done)
            # Whoever comes to the table meanwhile is told too.
            while HELD.exists():
                done = min(0.99, done + 0.01)
                tell(done)
                time.sleep(0.05)
        return self.bot.choose(eyes)
    def reason(self):
        return Reason("is-thinking", {"name": "whisper"}, Reason("waiting-for", {"name": "public"}))

make = Title.make_live_bot
Title.make_live_bot = lambda self, *args: Talkative(make(self, *args))
"""
"""What makes every bot of a process say why it moved, and think while there is a file `held` beside it."""


def explaining(folder: Path) -> str:
    """The code of a server whose bots explain themselves, in their own processes too."""
    (folder / "sitecustomize.py").write_text(EXPLAINS)
    return f"""
import os, sys
os.environ["PYTHONPATH"] = {str(folder)!r}
from cairn.server.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


WARMING = """
import subprocess, sys
from cairn.server import __main__ as server
from cairn.server import serve as serving

serve = serving.serve

def warming(listener, db, ready):
    def build():
        ready()
        return subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    def wait():
        child = build()
        # Ends when somebody makes the file.
        import threading, time
        from pathlib import Path
        def watch():
            while not db.with_suffix(".built").exists():
                time.sleep(0.05)
            child.kill()
        threading.Thread(target=watch, daemon=True).start()
        return child
    serve(listener, db, wait)

server.serve = warming
sys.exit(server.main(sys.argv[1:]))
"""
"""A server behind which something is compiled until there is a file beside its store."""

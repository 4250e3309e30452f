"""A program at a live table: `CAIRN_BOT_KEY=… python3 at_table.py http://localhost:8642/t/TABLE`.

It talks on the socket itself, and needs the package `websockets`; docs/bots-outside.md says what is sent.
"""

import json
import os
import random
import sys

from websockets.sync.client import connect


def choose(view, options):
    """Any of the moves; `view` is all that the seat may see."""
    return random.choice(options)


address = sys.argv[1].replace("http", "ws", 1).replace("/t/", "/ws/") + "/bot"
key = os.environ.get("CAIRN_BOT_KEY") or input("key: ")
with connect(address, additional_headers={"Authorization": f"Bearer {key}"}) as socket:
    for text in socket:
        message = json.loads(text)
        if message["type"] == "refused":
            print("refused:", message["key"], message["args"], file=sys.stderr)
        elif message["type"] == "view":
            view, at = message["view"], message["at"]
            if view["result"]:
                print("won" if view["you"] in view["result"]["winners"] else "lost", view["result"])
                break
            # Whoever is asked sees options. The same id again is played once.
            options = (view["decision"] or {}).get("options")
            if options:
                move = choose(view, options)
                socket.send(json.dumps({"type": "move", "at": at, "id": f"at {at}", "move": move}))

"""A program at a live table: `CAIRN_BOT_KEY=… python3 at_table.py http://localhost:8642/t/TABLE`.

It talks on the socket itself, and needs the package `websockets`; docs/bots-outside.md says what is sent.
"""

import hashlib
import json
import os
import random
import secrets
import sys

from websockets.sync.client import connect


def choose(view, options):
    """Any of the moves; `view` is all that the seat may see."""
    return random.choice(options)


def promise(table):
    """What to send before the match: the hash of a word, and the word once all hashes are published."""
    seat = next(n for n, one in enumerate(table["seats"]) if one["yours"])
    if table["status"] != "waiting" or table["seats"][seat]["ready"]:
        return None
    said = f"cairn word 1\n{table['id']}\n{seat + 1}\n{nonce}\n"
    own = hashlib.blake2b(said.encode(), digest_size=32).hexdigest()
    if not table["hashes"]:
        return {"type": "hash", "hash": own}
    return {"type": "word", "word": "", "nonce": nonce} if [seat, own] in table["hashes"] else None


nonce = secrets.token_hex(16)
address = sys.argv[1].replace("http", "ws", 1).replace("/t/", "/ws/") + "/bot"
key = os.environ.get("CAIRN_BOT_KEY") or input("key: ")
with connect(address, additional_headers={"Authorization": f"Bearer {key}"}) as socket:
    for text in socket:
        message = json.loads(text)
        if message["type"] == "refused":
            print("refused:", message["key"], message["args"], file=sys.stderr)
        elif message["type"] == "table":
            if said := promise(message["table"]):
                socket.send(json.dumps(said))
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

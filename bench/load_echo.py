"""The framework alone: a socket server that plays nothing, with the settings of ours.

What comes on one socket of a pair is sent to both, followed by as many letters as a view has: the traffic of
a move without the move. What a server costs above this is what it does.
"""

import argparse
import socket

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

PAIRS: dict[str, list[WebSocket]] = {}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bytes", type=int, default=1800)
    args = parser.parse_args()
    padding = " " * args.bytes

    async def echo(websocket: WebSocket) -> None:
        await websocket.accept()
        pair = PAIRS.setdefault(websocket.path_params["table"], [])
        pair.append(websocket)
        try:
            while True:
                text = await websocket.receive_text() + padding
                for one in pair:
                    await one.send_text(text)
        except WebSocketDisconnect:
            pair.remove(websocket)

    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.bind(("127.0.0.1", 0))
    listener.listen(1024)
    print("http://{}:{}/".format(*listener.getsockname()), flush=True)
    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/ws/{table}", echo)]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
    )
    uvicorn.Server(config).run([listener])


if __name__ == "__main__":
    main()

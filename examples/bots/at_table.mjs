// A program at a live table: `CAIRN_BOT_KEY=… node at_table.mjs http://localhost:8642/t/TABLE`.
// It needs Node.js 22, or 20 with `--experimental-websocket`; docs/bots-outside.md says what is sent.
const address = `${process.argv[2].replace("http", "ws").replace("/t/", "/ws/")}/bot`;
const socket = new WebSocket(address);

// Any of the moves; `view` is all that the seat may see.
function choose(view, options) {
  return options[Math.floor(Math.random() * options.length)];
}

// This kind of socket cannot send a header: the key is in the first message, and a name may be with it.
socket.onopen = () => socket.send(JSON.stringify({ type: "key", key: process.env.CAIRN_BOT_KEY, name: "Node" }));
socket.onclose = ({ code }) => console.error("closed:", code);
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "refused") console.error("refused:", message.key, message.args);
  if (message.type !== "view") return;
  const { view, at } = message;
  if (view.result) {
    console.log(view.result.winners.includes(view.you) ? "won" : "lost", JSON.stringify(view.result));
    socket.close();
    return;
  }
  // Whoever is asked sees options. The same id again is played once.
  const options = view.decision?.options;
  if (options) socket.send(JSON.stringify({ type: "move", at, id: `at ${at}`, move: choose(view, options) }));
};

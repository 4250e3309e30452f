// Play a seat of a table through a socket of its own, behind the page: until it has made `most` moves, or the match is over.
async ([table, seat, most, wanted]) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}?seat=${seat}&heard=0`);
  const answers = new Map();
  let made = 0;
  let last = -1;
  const choose = (options) => wanted.map((start) => options.find((one) => one.startsWith(start))).find(Boolean) ?? options[0];
  return new Promise((done, fail) => {
    const end = (how) => { socket.close(); done({ made, how }); };
    socket.onerror = () => fail(new Error('no socket'));
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === 'refused') fail(new Error(data));
      if (told.type !== 'view' || told.at === last) return;
      last = told.at;
      const { decision, result, you } = told.view;
      if (result) end('over');
      else if (decision.seat === you || decision.pause) {
        if (made === most) { end('enough'); return; }
        made += 1;
        socket.send(JSON.stringify({ type: 'move', at: told.at, id: `${seat} ${told.at} ${Math.random()}`, move: choose(decision.options) }));
      } else if (made === most) end('enough');
    };
  });
}

// What this browser was told during a match, asked for once more: the socket tells it from the start.
import type { Told } from '../speech';
import type { Reply } from '../wire';

const PATIENCE = 5000;

/** The events of a match as a seat of this browser, or a spectator, heard them; none where nobody answers. */
export function heardBy(table: string, seat: number | null): Promise<Told[]> {
  return new Promise((resolve) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${table}${seat === null ? '' : `?seat=${seat}`}`);
    const end = (events: Told[]): void => {
      clearTimeout(timer);
      socket.close();
      resolve(events);
    };
    const timer = setTimeout(() => end([]), PATIENCE);
    socket.onmessage = (event) => {
      const reply = JSON.parse(event.data as string) as Reply;
      if (reply.type === 'view') end(reply.events);
    };
    socket.onclose = () => end([]);
  });
}

// One socket that outlives its connections: comes back by itself and sends again what was not answered.
import type { Reply, Request } from './wire';

export type Line = 'open' | 'lost' | 'leaving';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
/** A line that is doubted has to answer sooner. */
const PROOF_WITHIN = 2_000;
/** The server does not want this reader: trying again would not help. */
const FINAL = new Set([1008, 4403, 4404]);

export interface Ears {
  hear(reply: Reply): void;
  line(now: Line): void;
  /** Sent away for good. */
  ended(): void;
}

export class LastingSocket {
  readonly #address: () => string;
  readonly #ears: Ears;
  readonly #make: (address: string) => WebSocket;
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Request>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(address: () => string, ears: Ears, make = (to: string): WebSocket => new WebSocket(to)) {
    this.#address = address;
    this.#ears = ears;
    this.#make = make;
    this.#open();
  }

  /** Send a request; one with an id is sent again after a loss, until it is answered. */
  send(request: Request): void {
    if ('id' in request) this.#unanswered.set(request.id, request);
    this.#put(request);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Try again now, for instance because the network is back. */
  hurry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  /** The browser says that the network is gone. */
  drop(): void {
    if (this.#socket) this.#lost(this.#socket, 1006);
  }

  /** Ask whether anybody is there: a request has waited too long. */
  doubt(): void {
    const silent = this.#socket;
    if (!silent) return;
    this.#put({ type: 'ping' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lost(silent, 1006), PROOF_WITHIN);
  }

  #put(request: Request): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(request));
  }

  #open(): void {
    const socket = this.#make(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#ears.line('open');
      for (const request of this.#unanswered.values()) this.#put(request);
      this.#listen();
    };
    socket.onmessage = (event) => {
      this.#listen();
      const reply = JSON.parse(event.data as string) as Reply;
      const answered = reply.type === 'view' ? reply.answers : 'id' in reply ? reply.id : '';
      this.#unanswered.delete(answered);
      if (reply.type === 'leaving') this.#ears.line('leaving');
      this.#ears.hear(reply);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  /** While nothing is heard, ask; when even that is not answered, the line is dead though nobody said so. */
  #listen(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#put({ type: 'ping' });
      const silent = this.#socket;
      this.#timer = setTimeout(() => silent && this.#lost(silent, 1006), PONG_WITHIN);
    }, PING_EVERY);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    socket.onclose = null;
    socket.close();
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#ears.line('lost');
    if (FINAL.has(code)) {
      this.#closed = true;
      this.#ears.ended();
      return;
    }
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }
}

/** An id that nobody else has; plain http has no randomUUID. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// A table as this browser sees it, kept up to date through its socket.
import { app } from './app.svelte';
import { Pace } from './pace';
import { LastingSocket, newId, type Line } from './socket';
import type { Notice, Seen, Told } from './table/seen';
import type { Problem, Refused, Reply, Said, Shown, TableInfo } from './wire';

/** Milliseconds between the moves of others. */
const GAPS = { slow: 1200, normal: 600, instant: 0 } as const;

export class Connection {
  table: TableInfo = $state.raw(null!);
  watchers = $state(0);
  shown: Shown | null = $state.raw(null);
  events: Told[] = $state.raw([]);
  fresh = $state(0);
  chat: Said[] = $state.raw([]);
  reasons: Record<string, Problem> = $state.raw({});
  hint: string | null = $state(null);
  line: Line = $state('open');
  toast: Notice | null = $state.raw(null);
  /** Who is to move, also while nobody looks. */
  mover: number | null = $state(null);
  /** Through which seat the table is seen; null: as a spectator. */
  seat: number | null = $state(null);

  readonly #socket: LastingSocket;
  readonly #pace = new Pace<Shown>((shown) => this.#show(shown), () => this.#gap());
  #notices = 0;

  constructor(table: TableInfo, seat: number | null) {
    this.table = table;
    this.seat = seat;
    this.mover = table.to_move;
    this.#socket = new LastingSocket(() => this.#address(), {
      hear: (reply) => this.#hear(reply),
      line: (now) => {
        this.line = now;
        this.#pace.flush();
      },
      ended: () => this.tell('web-no-server'),
    });
    addEventListener('online', this.#hurry);
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    this.#pace.clear();
    this.#socket.close();
  }

  /** Everything that the table screen shows, once there is a position. */
  get seen(): Omit<Seen, 'table' | 'view' | 'readonly'> & Pick<Shown, 'view'> | null {
    const shown = this.shown;
    if (!shown) return null;
    const { view, undo, asking } = shown;
    const { events, watchers, chat, reasons, hint, line: connection, fresh, toast } = this;
    return { view, undo, asking, events, watchers, chat, reasons, hint, connection, fresh, toast };
  }

  move(move: string): void {
    this.#act((at) => this.#socket.send({ type: 'move', at, id: newId(), move }));
  }

  undo(): void {
    this.#act((at) => this.#socket.send({ type: 'undo', at, id: newId() }));
  }

  answer(yes: boolean): void {
    const asking = this.shown?.asking;
    if (asking) this.#socket.send({ type: 'answer', id: asking.id, yes });
  }

  why(moves: string[]): void {
    this.#socket.send({ type: 'why', id: newId(), moves });
  }

  askHint(): void {
    this.#pace.flush();
    this.#socket.send({ type: 'hint', id: newId() });
  }

  say(text: string): void {
    if (text.trim()) this.#socket.send({ type: 'chat', text: text.trim() });
  }

  dismiss(): void {
    this.toast = null;
  }

  tell(key: string, args: Notice['args'] = {}): void {
    this.#notice('info', { key, rule: '', args });
  }

  /** See through another seat; what the seat before knew is forgotten first. */
  look(seat: number | null): void {
    this.#pace.clear();
    this.seat = seat;
    this.shown = null;
    this.events = [];
    this.reasons = {};
    this.hint = null;
    this.toast = null;
    this.#socket.send({ type: 'look', seat });
  }

  /** Acting finishes what waits to be shown. */
  #act(send: (at: number) => void): void {
    this.#pace.flush();
    this.toast = null;
    if (this.shown) send(this.shown.at);
  }

  #hurry = (): void => this.#socket.hurry();

  #gap(): number {
    // Nobody looks: timers of hidden pages are slow, and the queue would grow.
    return document.hidden ? 0 : GAPS[app.settings.pace];
  }

  #address(): string {
    const { protocol, host } = location;
    const seat = this.seat === null ? '' : `seat=${this.seat}&`;
    return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/${this.table.id}?${seat}heard=${this.events.length}`;
  }

  #hear(reply: Reply): void {
    if (reply.type === 'view') this.#view(reply);
    else if (reply.type === 'table') {
      this.table = reply.table;
      this.watchers = reply.watchers;
    } else if (reply.type === 'refused') this.#refused(reply);
    else if (reply.type === 'reasons') {
      if (reply.at === this.shown?.at) this.reasons = { ...this.reasons, ...reply.reasons };
    } else if (reply.type === 'hinted') {
      if (reply.at === this.shown?.at) this.hint = reply.move;
    } else if (reply.type === 'chat') {
      // After a loss the last lines are told again.
      this.chat = [...this.chat.filter((said) => said.n !== reply.n), reply].sort((a, b) => a.n - b.n);
    }
  }

  #view(shown: Shown): void {
    // A look through another seat crossed with what was meant for the one before.
    if (shown.view.you !== this.seat) return;
    // An answer to this browser, from whichever of its windows: that is no move of others.
    if (shown.answers || !this.shown || shown.at <= this.shown.at) this.#pace.now(shown);
    else this.#pace.push(shown);
  }

  #show(shown: Shown): void {
    const first = this.shown === null;
    const moved = shown.at !== this.shown?.at;
    this.events = [...this.events.slice(0, shown.since), ...shown.events];
    this.fresh = first ? this.events.length : shown.since;
    if (moved) {
      this.reasons = {};
      this.hint = null;
    }
    this.shown = shown;
    this.mover = shown.view.decision?.seat ?? null;
  }

  #refused(reply: Refused): void {
    this.#notice('refused', reply, reply.move);
  }

  #notice(kind: Notice['kind'], { key, rule, args }: Problem, move?: string): void {
    this.#notices += 1;
    this.toast = { kind, key, rule, args, id: this.#notices, ...(move ? { move } : {}) };
  }
}

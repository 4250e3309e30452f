// A table as this browser sees it, kept up to date through its socket.
import { app } from './app.svelte';
import { LastingSocket, newId, type Line } from './socket';
import type { Notice, Pending, Seen, Told } from './frame/seen';
import { Tape, TOGETHER } from './frame/tape';
import type { Foreseen, Happened, Problem, Refused, Reply, Said, Sentence, Shown, TableInfo, Thinking } from './wire';

/** Milliseconds between the moves of others. */
const GAPS = { slow: 1200, normal: 600, instant: TOGETHER } as const;
/** When a sent move is said to be under way, and when the line is doubted. */
const MENTIONED = 400;
const DOUBTED = 3000;
/** The revision of a match in which nobody has moved. */
const FIRST = 0;

export class Connection {
  table: TableInfo = $state.raw(null!);
  watchers = $state(0);
  shown: Shown | null = $state.raw(null);
  events: Told[] = $state.raw([]);
  fresh = $state(0);
  chat: Said[] = $state.raw([]);
  happened: Happened[] = $state.raw([]);
  #clocksAt = 0;
  reasons: Record<string, Problem> = $state.raw({});
  ahead: Foreseen | null = $state.raw(null);
  hint: string | null = $state(null);
  hintReason: Sentence | null = $state.raw(null);
  thinking: Thinking | null = $state.raw(null);
  explained: Record<number, Sentence[]> = $state.raw({});
  warmingUp = $state(false);
  line: Line = $state('open');
  toast: Notice | null = $state.raw(null);
  pending: Pending | null = $state.raw(null);
  /** There is no such table any more, or not for this reader. */
  gone = $state(false);
  /** Who is to move, also while nobody looks. */
  mover: number | null = $state(null);
  /** Through which seat the table is seen; null: as a spectator. */
  seat: number | null = $state(null);

  readonly #socket: LastingSocket;
  readonly #tape = new Tape<Shown>((shown) => this.#show(shown), () => this.#gap());
  #notices = 0;
  /** Something was shown that is not drawn yet. */
  #undrawn = false;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(table: TableInfo, seat: number | null) {
    this.table = table;
    this.seat = seat;
    this.mover = table.to_move;
    this.#socket = new LastingSocket(() => this.#address(), {
      hear: (reply) => this.#hear(reply),
      line: (now) => {
        this.line = now;
        this.#tape.flush();
      },
      ended: () => (this.gone = true),
    });
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#offline);
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#offline);
    this.#answered();
    this.#tape.clear();
    this.#socket.close();
  }

  /** Everything that the table screen shows, once there is a position. */
  get seen(): Omit<Seen, 'table' | 'programs' | 'readonly' | 'hints' | 'page'> | null {
    const shown = this.shown;
    if (!shown) return null;
    const { at, last, undo, asking, clocks, explains } = shown;
    const { events, watchers, chat, happened, reasons, ahead, hint, hintReason, explained, warmingUp, line: connection, fresh, toast, pending } = this;
    // What is shown may be some moves behind what is being thought about.
    const thinks = this.thinking?.at === at ? this.thinking : null;
    const thinking = thinks && { seat: thinks.seat, done: thinks.done, hint: thinks.id !== '' };
    return {
      view: shown.view, at, last, undo, asking, clocks, clocksAt: this.#clocksAt, events, watchers, chat, happened, reasons, ahead,
      hint, hintReason, thinking, explains, explained, warmingUp, connection, fresh, toast, pending,
    };
  }

  /** Play these moves, all or none; until they are answered nothing else is sent. */
  play(moves: string[]): void {
    if (this.pending) return;
    const id = newId();
    const [move] = moves;
    this.#act((at) => {
      if (moves.length === 1) this.#socket.send({ type: 'move', at, id, move: move! });
      else this.#socket.send({ type: 'batch', at, id, moves });
      this.#wait({ id, moves, wait: 'none' });
    });
  }

  /** Show everything that waits to be shown. */
  hurry(): void {
    if (this.#tape.length) this.#tape.flush();
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

  /** How the table would look after these moves, which are not played. */
  lookAhead(moves: string[]): void {
    if (this.shown) this.#socket.send({ type: 'ahead', at: this.shown.at, id: newId(), moves });
  }

  askHint(): void {
    this.#tape.flush();
    this.#socket.send({ type: 'hint', id: newId() });
  }

  explain(seat: number): void {
    this.#socket.send({ type: 'explain', id: newId(), seat });
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
    this.#tape.clear();
    this.seat = seat;
    this.shown = null;
    this.events = [];
    this.reasons = {};
    this.ahead = null;
    this.#forget();
    this.toast = null;
    this.#answered();
    this.#socket.send({ type: 'look', seat });
  }

  /** What bots said is about a position that is no more. */
  #forget(): void {
    this.hint = null;
    this.hintReason = null;
    this.thinking = null;
    this.explained = {};
  }

  /** Acting finishes what waits to be shown. */
  #act(send: (at: number) => void): void {
    this.#tape.flush();
    this.toast = null;
    if (this.shown) send(this.shown.at);
  }

  #wait(pending: Pending): void {
    this.pending = pending;
    const later = (wait: Pending['wait']) => {
      if (this.pending?.id === pending.id) this.pending = { ...pending, wait };
    };
    this.#timers = [
      setTimeout(() => later('some'), MENTIONED),
      setTimeout(() => {
        later('long');
        this.#socket.doubt();
      }, DOUBTED),
    ];
  }

  #answered(id = this.pending?.id): void {
    if (this.pending?.id !== id) return;
    this.pending = null;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #hurry = (): void => this.#socket.hurry();
  #offline = (): void => this.#socket.drop();

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
      this.warmingUp = reply.warming_up;
    } else if (reply.type === 'refused') this.#refused(reply);
    else if (reply.type === 'stale') this.#answered(reply.id);
    else if (reply.type === 'reasons') {
      if (reply.at === this.shown?.at) this.reasons = { ...this.reasons, ...reply.reasons };
    } else if (reply.type === 'foreseen') {
      if (reply.at === this.shown?.at) this.ahead = reply;
    } else if (reply.type === 'hinted') {
      this.thinking = null;
      if (reply.at !== this.shown?.at) return;
      this.hint = reply.move;
      this.hintReason = reply.reason;
    } else if (reply.type === 'thinking') this.thinking = reply;
    else if (reply.type === 'explained') {
      if (reply.at === this.shown?.at) this.explained = { ...this.explained, [reply.seat]: reply.reasons };
    } else if (reply.type === 'happened') {
      this.happened = [...this.happened.filter((one) => one.n !== reply.n), reply].sort((a, b) => a.n - b.n);
    } else if (reply.type === 'chat') {
      // After a loss the last lines are told again.
      this.chat = [...this.chat.filter((said) => said.n !== reply.n), reply].sort((a, b) => a.n - b.n);
    }
  }

  #view(shown: Shown): void {
    this.#clocksAt = performance.now();
    // A look through another seat crossed with what was meant for the one before.
    if (shown.view.you !== this.seat) return;
    // An answer to this browser, from whichever of its windows: that is no move of others.
    if (shown.answers || !this.shown || shown.at <= this.shown.at) this.#tape.now(shown);
    else this.#tape.push(shown);
  }

  #show(shown: Shown): void {
    const first = this.shown === null;
    const moved = shown.at !== this.shown?.at;
    this.events = [...this.events.slice(0, shown.since), ...shown.events];
    // A match that has just begun is dealt before one's eyes; of one under way only what comes is news.
    const since = first && shown.at > FIRST ? this.events.length : shown.since;
    // What is shown together is drawn once, and all of it is news.
    this.fresh = this.#undrawn ? Math.min(this.fresh, since) : since;
    this.#undrawn = true;
    queueMicrotask(() => (this.#undrawn = false));
    if (shown.answers) this.#answered(shown.answers);
    if (moved) {
      this.reasons = {};
      this.ahead = null;
      // What is being thought about may be ahead of what is shown.
      const { thinking } = this;
      this.#forget();
      this.thinking = thinking;
    }
    this.shown = shown;
    this.mover = shown.view.decision?.seat ?? null;
  }

  #refused(reply: Refused): void {
    this.#answered(reply.id);
    this.#notice('refused', reply, reply.move);
  }

  #notice(kind: Notice['kind'], { key, rule, args }: Problem, move?: string): void {
    this.#notices += 1;
    this.toast = { kind, key, rule, args, id: this.#notices, ...(move ? { move } : {}) };
  }
}

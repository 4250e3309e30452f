/** What one person has open and in hand on the screen: nothing of it is known to the server. */
import { getContext, setContext } from 'svelte';
import type { Problem } from '../wire';
import { Deaf } from './deaf';
import type { Guide } from './guide.svelte';
import type { Sizes } from './layout';
import { lastFrom } from './log';
import type { Mark, Position } from './position';
import { seated, type SeatFacts } from './seats';
import { drop, press, ready, type Outcome } from './selection';
import type { Act, Seen } from './seen';
import type { Story } from './story';

/** A thing that is looked at closely. */
export interface Inspected {
  thing: string;
  /** Stays until it is closed, whatever happens. */
  pinned: boolean;
  /** Came because a pointer stayed over the thing, and must not catch it. */
  hovers: boolean;
}

/** A thing that says why it is no answer. */
export interface Refusal {
  thing: string;
  /** The move whose reason is wanted; empty where the reason is known. */
  move: string;
  problem: Problem | null;
  /** Another refusal of the same thing is said again. */
  id: number;
}

/** Two presses within this time are a double click. */
const TWICE = 400;
/** What is said within this time is said together. */
const AT_ONCE = 150;

export class Desk {
  /** The things that are picked and not yet sent, in order. */
  picked = $state.raw<readonly string[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  inspected = $state<Inspected | null>(null);
  /** The log over the board, where there is no room beside it. */
  drawer = $state(false);
  /** The score sheet at the end of a game, or the page that ends a match: open until it is closed. */
  sheet = $state(true);
  /** How the match went, once it is over and somebody has asked. */
  story = $state.raw<Story | null>(null);
  box = $state(false);
  help = $state(false);
  /** What a screen reader is to say now; the number makes it say the same again. */
  said = $state({ text: '', n: 0 });
  /** Chat lines that were read. */
  read = $state(0);
  /** A seat whose player is away, and for whom one would rather wait. */
  patient = $state<number | null>(null);
  /** The guide through a first game, where there is one. */
  guide = $state.raw<Guide | null>(null);
  /** The time, as often as a clock or an absence has to be told. */
  now = $state(performance.now());
  sizes = $state.raw<Sizes>(null!);
  /** What was sent last, and where it lies until the answer: the focus returns to the question after it. */
  sent = $state.raw<{ thing: string; place: string } | null>(null);
  readonly deaf = new Deaf();
  /** When the last own move was answered: the pointer still rests where it was made. */
  acted = -Infinity;

  readonly #seen: () => Seen;
  readonly #act: () => Act;
  readonly #at: () => Position;
  /** The position and the hint that something else was chosen in place of. */
  #refusedHint = $state('');
  #pressed = { thing: '', when: -Infinity };
  #refusals = 0;
  #spoke = -Infinity;

  constructor(seen: () => Seen, act: () => Act, at: () => Position) {
    this.#seen = seen;
    this.#act = act;
    this.#at = at;
  }

  get seen(): Seen {
    return this.#seen();
  }

  get act(): Act {
    return this.#act();
  }

  get at(): Position {
    return this.#at();
  }

  /** What the last moves have left on the table, by thing. */
  readonly marks: ReadonlyMap<string, Mark> = $derived.by(() => {
    const marks = this.seen.events.slice(lastFrom(this.at)).flatMap((told) => this.at.marks(told));
    return new Map(marks.map((mark) => [mark.thing, mark]));
  });

  /** For how many seconds the player of a seat has been away. */
  gone(seat: number): number {
    void this.now;
    const since = this.seen.table.seats[seat]?.away_since ?? 0;
    return since ? Math.max(0, Date.now() / 1000 - since) : 0;
  }

  /** The first thing that is picked. */
  get chosen(): string | null {
    return this.picked[0] ?? null;
  }

  /** Moves that the main button would send. */
  get ready(): string[] {
    return ready(this.at, this.picked);
  }

  /** A seat with what the table knows of it at this moment. */
  seat(seat: number): SeatFacts {
    return seated(this.at, seat, this.now);
  }

  /** The move that a bot would make; choosing something else ends it. */
  get hint(): string | null {
    const { hint, at } = this.seen;
    return hint !== null && this.#refusedHint === `${at} ${hint}` ? null : hint;
  }

  askHint(): void {
    this.#refusedHint = '';
    this.putBack();
    this.act.hint();
  }

  announce(text: string): void {
    const now = performance.now();
    this.said = { text: now - this.#spoke < AT_ONCE ? `${this.said.text} ${text}` : text, n: this.said.n + 1 };
    this.#spoke = now;
  }

  /** A person presses a thing: it is played, picked, or says why not; nothing on the table is silent. */
  press(thing: string): void {
    const now = performance.now();
    const again = this.#pressed.thing === thing && now - this.#pressed.when < TWICE;
    this.#pressed = { thing, when: now };
    const { readonly, view, pending } = this.seen;
    if (readonly || view.you === null) this.look(thing);
    else if (pending) return;
    else if (!this.at.mine && !this.#free()) {
      if (!this.at.muse(thing)) this.refuse(thing, this.#notYours());
    } else this.#obey(press(this.at, this.picked, thing, again));
  }

  /** A card is let go over a place, or over none. */
  drop(thing: string, place: string | null): void {
    if (this.seen.pending) return;
    this.#obey(drop(this.at, thing, place));
  }

  /** Send what is picked. */
  confirm(): void {
    const moves = this.ready;
    if (moves.length) this.play(moves, this.chosen ?? '', this.chosen ?? '');
  }

  putBack(): void {
    // What is pressed next is a new press, no second half of a double click.
    this.#pressed = { thing: '', when: -Infinity };
    this.picked = [];
    this.refusal = null;
  }

  play(moves: string[], thing = '', place = ''): void {
    if (this.seen.pending) return;
    this.#lookAway();
    this.refusal = null;
    this.sent = { thing, place };
    this.act.play(this.at.sends(moves));
  }

  /** Say at a thing why it is no answer: the problem itself, or the move whose reason the server knows. */
  refuse(thing: string, why: string | Problem): void {
    const move = typeof why === 'string' ? why : '';
    const problem = typeof why === 'string' ? (this.seen.reasons[why] ?? null) : why;
    this.#refusals += 1;
    this.refusal = { thing, move, problem, id: this.#refusals };
    this.act.sound?.('refused');
    if (!problem) this.act.why([move]);
  }

  look(thing: string, { pinned = false, hovers = false } = {}): void {
    this.inspected = { thing, pinned, hovers };
  }

  /** Close whatever is open, the last first, or with `all` the guide and not only its mark; false if there was nothing. */
  close(all = false): boolean {
    if (all && this.guide && !this.guide.over) this.guide.stop();
    else if (this.box) this.box = false;
    else if (this.help) this.help = false;
    else if (this.inspected) this.inspected = null;
    else if (this.refusal) this.refusal = null;
    else if (this.seen.toast) this.act.dismiss();
    else if (this.guide?.standing) this.guide.leave();
    else if (this.picked.length) this.putBack();
    else if (this.drawer) this.drawer = false;
    else return false;
    return true;
  }

  #obey(outcome: Outcome): void {
    if (outcome.does === 'look') {
      this.look(outcome.thing);
      return;
    }
    if (outcome.does === 'refuse') {
      this.refuse(outcome.thing, outcome.why);
      return;
    }
    this.refusal = null;
    this.#lookAway();
    if (outcome.does === 'pick') this.#pick(outcome.picked);
    else this.play(outcome.moves, outcome.thing, outcome.place);
  }

  /** What is kept open stays. */
  #lookAway(): void {
    if (!this.inspected?.pinned) this.inspected = null;
  }

  #pick(picked: readonly string[]): void {
    const { hint } = this;
    if (hint !== null && picked.some((thing) => !this.at.moves(thing).includes(hint))) this.#refusedHint = `${this.seen.at} ${hint}`;
    this.picked = picked;
  }

  /** Between two games anybody may go on. */
  #free(): boolean {
    return this.at.options.size > 0;
  }

  #notYours(): Problem {
    const { decision } = this.seen.view;
    if (!decision) return { key: 'no-game-over', rule: '', args: {} };
    return { key: 'no-not-your-move', rule: '', args: { seat: decision.seat } };
  }
}

const KEY = Symbol('desk');
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);

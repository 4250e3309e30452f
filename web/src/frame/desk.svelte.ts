/** What one person has open and in hand on the screen: nothing of it is known to the server. */
import { getContext, setContext } from 'svelte';
import type { Problem } from '../wire';
import { Deaf } from './deaf';
import type { Guide } from './guide.svelte';
import type { Sizes } from './layout';
import { lastFrom } from './log';
import type { Mark, Position } from './position';
import { drop, press, ready, type Outcome } from './selection';
import type { Act, Seen } from './seen';
import type { Story } from './story';

/** A thing that is looked at closely. */
export interface Inspected {
  thing: string;
  /** Stays until it is closed. */
  pinned: boolean;
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
  sizes = $state.raw<Sizes>(null!);
  /** What was sent last, and where it lies until the answer: the focus returns to the question after it. */
  sent = $state.raw<{ thing: string; place: string } | null>(null);
  readonly deaf = new Deaf();
  /** When the last own move was answered: the pointer still rests where it was made. */
  acted = -Infinity;

  readonly #seen: () => Seen;
  readonly #act: () => Act;
  readonly #at: () => Position;
  #pressed = { thing: '', when: -Infinity };
  #refusals = 0;

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
    const { events, view } = this.seen;
    const marks = events.slice(lastFrom(events, view.you)).flatMap((told) => this.at.marks(told));
    return new Map(marks.map((mark) => [mark.thing, mark]));
  });

  /** The first thing that is picked. */
  get chosen(): string | null {
    return this.picked[0] ?? null;
  }

  /** Moves that the main button would send. */
  get ready(): string[] {
    return ready(this.at, this.picked);
  }

  announce(text: string): void {
    this.said = { text, n: this.said.n + 1 };
  }

  /** A person presses a thing: it is played, picked, or says why not; nothing on the table is silent. */
  press(thing: string): void {
    const now = performance.now();
    const again = this.#pressed.thing === thing && now - this.#pressed.when < TWICE;
    this.#pressed = { thing, when: now };
    const { readonly, view, pending } = this.seen;
    if (readonly || view.you === null) this.look(thing, true);
    else if (pending) return;
    else if (!this.at.mine && !this.#free()) this.refuse(thing, this.#notYours());
    else this.#obey(press(this.at, this.picked, thing, again));
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
    // What is pressed next begins anew: it is no second half of a double click.
    this.#pressed = { thing: '', when: -Infinity };
    this.picked = [];
    this.refusal = null;
  }

  play(moves: string[], thing = '', place = ''): void {
    if (this.seen.pending) return;
    this.inspected = null;
    this.refusal = null;
    this.sent = { thing, place };
    this.act.play(moves);
  }

  /** Say at a thing why it is no answer: the problem itself, or the move whose reason the server knows. */
  refuse(thing: string, why: string | Problem): void {
    const move = typeof why === 'string' ? why : '';
    const problem = typeof why === 'string' ? (this.seen.reasons[why] ?? null) : why;
    this.#refusals += 1;
    this.refusal = { thing, move, problem, id: this.#refusals };
    if (!problem) this.act.why([move]);
  }

  look(thing: string, pinned = false): void {
    this.inspected = { thing, pinned };
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
      this.look(outcome.thing, true);
      return;
    }
    if (outcome.does === 'refuse') {
      this.refuse(outcome.thing, outcome.why);
      return;
    }
    this.refusal = null;
    this.inspected = null;
    if (outcome.does === 'pick') this.picked = outcome.picked;
    else this.play(outcome.moves, outcome.thing, outcome.place);
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

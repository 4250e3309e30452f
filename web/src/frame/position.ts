/** A view as a title reads it: things on a table, their moves, what they would bring and why not. Knows no rule. */
import { botName } from '../app.svelte';
import type { IconName } from '../icons';
import type { Speaker } from '../speech';
import type { Desk } from './desk.svelte';
import type { Needs, Sizes } from './layout';
import { seatOf, type Grammar } from './log';
import type { Prompt } from './prompt';
import type { SeatFacts } from './seats';
import type { Seen, Told } from './seen';
import type { Asks, Offer, Way } from './selection';
import type { Story } from './story';
import type { Effect, View } from './view';

/** Where a card came from and went to that lay in a hidden place, by its name: `data-place`. */
export interface Flights {
  from: Map<string, string>;
  to: Map<string, string>;
  /** Cards that nobody sees: from one place to another. */
  unseen: [string, string][];
}

/** What the last move has left: where something lies now, or where it came from. */
export interface Mark {
  thing: string;
  seat: number;
  kind: 'to' | 'from';
}

/** A letter of the keyboard that only this game has. */
export interface Key {
  key: string;
  /** What it says in the list of keys, and in the hint of a button. */
  label: string;
  run(desk: Desk, n?: number): void;
  /** Waits for a number, which `run` is given. */
  counts?: boolean;
}

export abstract class Position implements Offer {
  readonly names: string[];
  readonly options: ReadonlySet<string>;
  /** The seat at the bottom or on the right: the reader's own, the one that is to look next, or the first. */
  readonly near: number;
  /** The other seats in the order of play, from the one after `near`. */
  readonly others: number[];

  constructor(
    readonly seen: Seen,
    readonly speaker: Speaker,
  ) {
    const { view, readonly } = seen;
    const n = view.seats.length;
    this.names = view.seats.map((seat) => seat.name);
    this.near = view.you ?? seen.page?.near ?? 0;
    this.others = Array.from({ length: n - 1 }, (_, i) => (this.near + i + 1) % n);
    this.options = new Set(readonly ? [] : (view.decision?.options ?? []));
  }

  get view(): View {
    return this.seen.view;
  }

  /** Whether the decision is one's own. */
  get mine(): boolean {
    const { view, readonly } = this.seen;
    return !readonly && view.decision !== null && view.decision.seat === view.you;
  }

  /** What people call a program. */
  botName(program: string): string {
    return botName(program);
  }

  /** The program that plays a seat, or false. */
  program(seat: number): string | false {
    return this.seen.programs[seat] ?? false;
  }

  /** Whether a move is allowed; while one is under way, no other is. */
  may(move: string): boolean {
    return this.options.has(move) && (this.seen.pending?.moves.includes(move) ?? true);
  }

  effect(move: string): Effect | null {
    return this.view.decision?.effects?.[move] ?? null;
  }

  /** What a move would bring, as a sentence; empty where nothing is known. */
  brings(move: string): string {
    const effect = this.effect(move);
    return effect ? this.say(effect.key, effect.args) : '';
  }

  /** Why one would make a move, as a sentence: what it would bring. */
  reason(move: string): string {
    return this.brings(move);
  }

  /** Why a move is not possible, as a sentence; empty while nobody has asked or where it is possible. */
  why(move: string): string {
    const problem = this.seen.reasons[move];
    return problem ? this.say(problem.key, problem.args) : '';
  }

  say(key: string, args: Record<string, number | string> = {}): string {
    return this.speaker.say(key, args, this.names, this.view.you);
  }

  /** What the move is called: "Play green 9". */
  label(move: string): string {
    return this.speaker.move(move, this.names, this.view.you);
  }

  // What can be pressed.

  abstract get asks(): Asks;
  /** Everything on the table that a person may press. */
  abstract things(): string[];
  abstract moves(thing: string): string[];
  /** Whether something that was picked is still there. */
  has(thing: string): boolean {
    return this.things().includes(thing);
  }
  /** The colours that seats have in this game in place of the usual ones, by the names of their tokens. */
  readonly dyes: readonly string[] = [];
  /** Whether somebody may lay the cards of their hand in an order of their own. */
  readonly arranges: boolean = false;
  carries(_thing: string): boolean {
    return false;
  }
  placed(_thing: string, _place: string): Way {
    return null;
  }
  step(_path: readonly string[], _thing: string): Way {
    return null;
  }
  muse(_thing: string): boolean {
    return false;
  }
  /** What is sent for these moves: a title may have to let an offer pass first. */
  sends(moves: string[]): string[] {
    return moves;
  }

  // What is shown around the board.

  /** The own question, with what is picked. */
  abstract question(desk: Desk): Prompt;
  /** What a seat that decides is doing: "Marek is choosing a card". */
  abstract doing(seat: number): string;
  abstract seat(seat: number): SeatFacts;
  /** The scores as one line to be said. */
  abstract scores(): string;
  /** Where we are in the match, what else can be said of it, in full and as short as a phone needs it, and where its
   * components come from if that has to be said. */
  abstract where(): {
    place: string;
    more: string;
    chip: { icon: IconName; text: string; optional?: boolean; short?: { icon: IconName; text: string; title: string } } | null;
    source?: { text: string; title: string };
  };
  /** What the board asks for in a window of this form and size. */
  abstract needs(form: Sizes['form'], room: { width: number; height: number }): Needs;

  // What happened.

  abstract readonly log: Grammar;
  flights(_fresh: Told[]): Flights {
    return { from: new Map(), to: new Map(), unseen: [] };
  }
  /** An event as a sentence; where several people share the device, what one of them drew is not said. */
  event(told: Told, you = this.view.you): string {
    const [key, args] = told;
    const hidden = `${key}-hidden`;
    const tactful = this.seen.shared && this.speaker.has(hidden);
    return this.speaker.event(tactful ? [hidden, args] : told, this.names, you);
  }
  /** An event of a seat in few words, without its name: its shape stands before them. */
  brief(told: Told): string {
    const name = this.names[seatOf(told) ?? -1] ?? '';
    return this.event(told, null).replace(/\.$/, '').replace(`${name} `, '');
  }
  /** What an event has left on the table. */
  marks(_told: Told): Mark[] {
    return [];
  }
  readonly keys: Key[] = [];

  // How it ended.

  /** The n-th part of a match: "Game 2". */
  part(n: number): string {
    const own = `${this.view.game}-label-part`;
    return this.say(this.speaker.has(own) ? own : 'table-end-part', { n });
  }

  /** A move of the past in this position, which it has made: its name, and what it did; empty where its event says so. */
  told(move: string, _seat: number): { name: string; does: string } {
    return { name: this.label(move), does: '' };
  }

  /** What is to be said of a seat's hand at the end. */
  remark(_seat: number): string {
    return '';
  }

  /** Some numbers of the match, each with what it counts. */
  numbers(story: Story): { n: string; of: string }[] {
    const n = story.moves.length;
    return [{ n: this.speaker.number(n), of: this.say('table-end-moves', { n }) }];
  }
}

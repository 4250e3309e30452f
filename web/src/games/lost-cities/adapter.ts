// A view of Lost Cities as things on a table: cards with their moves, places with their effects, and their names.
// Nothing here knows a rule: what may be done stands in the options of the decision, and why not in the reasons.
import type { Speaker } from '../../speech';
import type { Expedition, LostCitiesView, Problem } from '../../wire';
import { MILESTONE, type Card, type Colour } from './cards';
import type { Identities } from './identity';

/** A milestone of this game. */
export interface Milestone {
  name: string;
  /** Who has won it; null while it can be had. */
  winner: number | null;
  /** How far each seat has come, where the table shows it. */
  progress: [number, number] | null;
}

/** The id of the hidden sentence that says why a move is not possible. */
export const whyId = (move: string) => `why-${move.replaceAll(' ', '-')}`;

export class Position {
  readonly names: string[];
  readonly colours: Colour[];
  /** The seat at the bottom or on the right: the reader's own, or the first for a spectator. */
  readonly near: number;
  readonly far: number;
  readonly options: ReadonlySet<string>;
  readonly #cards: Map<string, Card[]>;

  constructor(
    readonly view: LostCitiesView,
    readonly speaker: Speaker,
    readonly reasons: Record<string, Problem>,
    readonly readonly: boolean,
    identities: Identities,
  ) {
    const { zones, you, decision } = view;
    this.names = view.seats.map((seat) => seat.name);
    this.near = you ?? 0;
    this.far = 1 - this.near;
    this.colours = Object.keys(zones.camps) as Colour[];
    this.options = new Set(readonly ? [] : (decision?.options ?? []));
    const places = new Map<string, string[]>();
    zones.hands.forEach((hand, seat) => places.set(`hand ${seat}`, typeof hand === 'number' ? [] : hand));
    for (const colour of this.colours) {
      zones.expeditions.forEach((row, seat) => places.set(`${seat} ${colour}`, row[colour]?.cards ?? []));
      const top = zones.camps[colour]?.top;
      places.set(`camp ${colour}`, top ? [top] : []);
    }
    this.#cards = identities.place(places);
  }

  /** Whether the decision is one's own. */
  get mine(): boolean {
    return !this.readonly && this.view.decision !== null && this.view.decision.seat === this.view.you;
  }

  get step() {
    return this.view.progress.step;
  }

  hand(seat: number): Card[] {
    return this.#cards.get(`hand ${seat}`) ?? [];
  }

  expedition(seat: number, colour: Colour): Card[] {
    return this.#cards.get(`${seat} ${colour}`) ?? [];
  }

  sheet(seat: number, colour: Colour): Expedition['sheet'] {
    return this.view.zones.expeditions[seat]![colour]!.sheet;
  }

  /** The points of an expedition, or null if it was never started. */
  points(seat: number, colour: Colour): number | null {
    return this.expedition(seat, colour).length ? this.sheet(seat, colour).points : null;
  }

  campTop(colour: Colour): Card | null {
    return this.#cards.get(`camp ${colour}`)?.[0] ?? null;
  }

  campCount(colour: Colour): number | null {
    return this.view.zones.camps[colour]?.count ?? null;
  }

  may(move: string): boolean {
    return this.options.has(move);
  }

  /** Whether a card of the hand can go anywhere now. */
  playable(card: Card): boolean {
    return this.may(`play ${card.name}`) || this.may(`camp ${card.name}`);
  }

  /** What an expedition will be worth after a move. */
  effect(move: string): number | null {
    return this.view.decision?.effects?.[move] ?? null;
  }

  /** Why a move is not possible, as a sentence; empty while nobody has asked or where it is possible. */
  why(move: string): string {
    const problem = this.reasons[move];
    return problem ? this.say(problem.key, problem.args) : '';
  }

  /** The rule behind a refusal. */
  ruleOf(move: string): string {
    return this.reasons[move]?.rule ?? '';
  }

  /** Everything on the table that looks like a move and is not one: what to ask reasons for. */
  candidates(): string[] {
    if (!this.mine || (this.step !== 'place' && this.step !== 'draw')) return [];
    const cards = this.hand(this.near).map((card) => card.name);
    const placing = this.step === 'place' ? cards.map((name) => `play ${name}`) : cards.map((name) => `camp ${name}`);
    const drawing = ['draw', ...this.colours.map((colour) => `take ${colour}`)];
    return [...new Set([...placing, ...drawing])].filter((move) => !this.may(move));
  }

  milestones(): Milestone[] {
    const { view } = this;
    const won = view.seats.flatMap((seat, winner) => seat.milestones.map((name) => ({ name, winner })));
    const offered = view.zones.milestones.map((name) => ({ name, winner: null }));
    const order = Object.keys(MILESTONE);
    return [...won, ...offered]
      .map((one) => ({ ...one, progress: this.#progress(one.name) }))
      .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  }

  say(key: string, args: Record<string, number | string> = {}): string {
    return this.speaker.say(key, args, this.names, this.view.you);
  }

  /** Only counts what everybody sees lying there; who wins a milestone is the server's to say. */
  #progress(name: string): [number, number] | null {
    const count = (of: (lengths: number[]) => number): [number, number] =>
      [0, 1].map((seat) => of(this.colours.map((colour) => this.expedition(seat, colour).length))) as [number, number];
    if (name === 'five-cards') return count((lengths) => Math.max(...lengths));
    if (name.endsWith('-started')) return count((lengths) => lengths.filter((n) => n > 0).length);
    const at = this.colours.findIndex((colour) => name === `three-${colour}`);
    return at < 0 ? null : count((lengths) => lengths[at]!);
  }
}

// What the server publishes about chance, by name: what would be shuffled, and what was.
import type { RollInfo, ShuffleInfo, Shuffles, SourceInfo, Sources } from '../wire';
import { Misfit } from './record';

/** A source of which nothing is declared: its things are numbers, and no event tells of them. */
const UNDECLARED: Omit<SourceInfo, 'name'> = {
  things: -1, told: {}, where: {}, front: false, mixed: true, grows: true, announced: '', settles: '',
};

export class Published {
  readonly events: number;
  readonly draws: Shuffles['draws'];
  readonly decks: Sources['decks'];
  readonly ranges: Sources['ranges'];
  readonly declared: readonly SourceInfo[];
  /** The names of all sources that had a part in the match, in order of appearance. */
  readonly names: readonly string[];
  readonly #things: string[][];
  readonly #ranks = new Map<string, Map<string, number>>();
  readonly #shuffles = new Map<string, ShuffleInfo>();
  readonly #rolls = new Map<string, RollInfo>();
  readonly #counts = new Map<string, number>();

  /** Misfit if a shuffle is there twice, or one is missing: those of a source are counted from 0. */
  constructor(sources: Sources, shuffles: Shuffles) {
    this.#things = sources.things;
    this.declared = sources.sources;
    this.decks = sources.decks;
    this.ranges = sources.ranges;
    this.events = shuffles.events;
    this.draws = shuffles.draws;
    for (const one of shuffles.shuffles) this.#add(this.#shuffles, one);
    for (const one of shuffles.rolls) this.#add(this.#rolls, one);
    this.names = [...this.#counts.keys()];
    for (const [source, n] of this.#counts) {
      for (let k = 0; k < n; k++) {
        if (!this.shuffle(source, k) && !this.roll(source, k)) throw new Misfit('web-fair-shuffle-missing', { source, k: k + 1 });
      }
    }
  }

  shuffle(source: string, k: number): ShuffleInfo | undefined {
    return this.#shuffles.get(name(source, k));
  }

  roll(source: string, k: number): RollInfo | undefined {
    return this.#rolls.get(name(source, k));
  }

  shufflesOf(source: string): ShuffleInfo[] {
    return [...this.#shuffles.values()].filter((one) => one.source === source);
  }

  rollsOf(source: string): RollInfo[] {
    return [...this.#rolls.values()].filter((one) => one.source === source);
  }

  /** What is declared of a source. */
  source(source: string): SourceInfo {
    return this.declared.find((one) => one.name === source) ?? { name: source, ...UNDECLARED };
  }

  /** Where a thing stands in the order of its source; undefined if the source has no such thing. */
  rank(source: string, thing: string): number | undefined {
    const { things } = this.source(source);
    if (things < 0) return /^\d+$/.test(thing) ? Number(thing) : undefined;
    let ranks = this.#ranks.get(source);
    if (!ranks) this.#ranks.set(source, (ranks = new Map(this.#things[things]!.map((one, i) => [one, i]))));
    return ranks.get(thing);
  }

  /** What lay at a place; undefined if there is no such place. */
  at(source: string, k: number, position: number): string | undefined {
    const shuffle = this.shuffle(source, k);
    if (shuffle) return shuffle.after[position];
    const number = this.roll(source, k)?.numbers[position];
    return number === undefined ? undefined : String(number);
  }

  #add<T extends { source: string; k: number }>(home: Map<string, T>, one: T): void {
    const { source, k } = one;
    if (this.#shuffles.has(name(source, k)) || this.#rolls.has(name(source, k))) {
      throw new Misfit('web-fair-shuffle-twice', { source, k: k + 1 });
    }
    home.set(name(source, k), one);
    this.#counts.set(source, (this.#counts.get(source) ?? 0) + 1);
  }
}

const name = (source: string, k: number): string => `${k} ${source}`;

// The positions of a match and what was told of it, fetched when they are looked at, and kept.
import { api } from '../api';
import type { Told } from '../frame/seen';
import type { PositionInfo, Telling } from '../wire';

export class Film {
  #known: Record<string, PositionInfo> = $state.raw({});
  #told: Record<string, Telling> = $state.raw({});
  readonly #coming = new Map<string, Promise<PositionInfo>>();
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  at(n: number, seat: number | null): PositionInfo | undefined {
    return this.#known[name(n, seat)];
  }

  /** Fetch a position once. */
  fetch(n: number, seat: number | null): Promise<PositionInfo> {
    const key = name(n, seat);
    let coming = this.#coming.get(key);
    if (!coming) {
      coming = api.position(this.#id, n, seat).then((position) => {
        this.#known = { ...this.#known, [key]: position };
        return position;
      });
      coming.catch(() => this.#coming.delete(key));
      this.#coming.set(key, coming);
    }
    return coming;
  }

  /** Fetch what a seat was told, at least up to this move: a match that goes on has more to tell. */
  async hear(n: number, seat: number | null): Promise<void> {
    if ((this.#told[String(seat)]?.marks.length ?? 0) <= n) this.#told = { ...this.#told, [String(seat)]: await api.told(this.#id, seat) };
  }

  /** All that a seat was told; null before it has been fetched. */
  telling(seat: number | null): Telling | null {
    return this.#told[String(seat)] ?? null;
  }

  /** What a seat had been told after n moves, and how much of it before the last of them. */
  events(n: number, seat: number | null): { events: Told[]; before: number } {
    const { events = [], marks = [] } = this.telling(seat) ?? {};
    return { events: events.slice(0, marks[n] ?? 0), before: n > 0 ? (marks[n - 1] ?? 0) : 0 };
  }
}

const name = (n: number, seat: number | null): string => `${n}/${seat}`;

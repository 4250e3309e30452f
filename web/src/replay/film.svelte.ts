// The positions of a match, fetched when they are looked at, and kept.
import { api } from '../api';
import type { Told } from '../table/seen';
import type { PositionInfo } from '../wire';

/** How many positions before the present one are fetched for the log. */
const LOG = 30;

export class Film {
  #known: Record<string, PositionInfo> = $state.raw({});
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

  /** What happened up to here, as far back as it is known without a gap. */
  events(n: number, seat: number | null): Told[] {
    const rows: Told[][] = [];
    for (let i = n; i >= 0; i--) {
      const position = this.at(i, seat);
      if (!position) break;
      rows.push(position.events);
    }
    return rows.reverse().flat();
  }

  /** Fetch what the log needs, the nearest first, while `wanted` still holds. */
  async fill(n: number, seat: number | null, wanted: () => boolean): Promise<void> {
    for (let i = n - 1; i >= Math.max(0, n - LOG) && wanted(); i--) await this.fetch(i, seat);
  }
}

const name = (n: number, seat: number | null): string => `${n}/${seat}`;

// Which card is which, from one view to the next: what makes a card fly from where it was to where it is.
import { SPONSOR, toCard, type Card } from './cards';

/**
 * A numbered card is there once in a game, so its name is its identity. Sponsors of a colour are equal: one that leaves a
 * place is taken to be the one that arrives at another. The cards of another game are other cards.
 */
export class Identities {
  #sponsors = new Map<string, string[]>();
  #game = 0;
  #made = 0;

  /** The cards of every place with their ids; calling it again with the same places changes nothing. */
  place(places: Map<string, string[]>, game: number): Map<string, Card[]> {
    if (game !== this.#game) this.#sponsors = new Map();
    this.#game = game;
    const kept = this.#kept(places);
    const spare = [...this.#sponsors].flatMap(([place, ids]) => ids.filter((id) => !kept.get(place)?.includes(id)));
    const now = new Map<string, string[]>();
    const cards = new Map<string, Card[]>();
    for (const [place, names] of places) {
      const own = [...(kept.get(place) ?? [])];
      const held: string[] = [];
      cards.set(
        place,
        names.map((name) => {
          if (!name.endsWith(SPONSOR)) return toCard(name, `${game}:${name}`);
          const id = take(own, name) ?? take(spare, name) ?? `${game}:${name}#${++this.#made}`;
          held.push(id);
          return toCard(name, id);
        }),
      );
      now.set(place, held);
    }
    this.#sponsors = now;
    return cards;
  }

  /** The sponsors that stay where they are: as many of a name as the place still shows. */
  #kept(places: Map<string, string[]>): Map<string, string[]> {
    const kept = new Map<string, string[]>();
    for (const [place, ids] of this.#sponsors) {
      const left = [...(places.get(place) ?? [])];
      kept.set(
        place,
        ids.filter((id) => take(left, nameOf(id)) !== undefined),
      );
    }
    return kept;
  }
}

const nameOf = (id: string) => id.replace(/^\d+:|#\d+$/g, '');

/** Take the first thing of this name out of a list. */
function take(from: string[], name: string): string | undefined {
  const at = from.findIndex((id) => nameOf(id) === name);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}

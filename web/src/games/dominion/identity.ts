// Which of several equal cards is which, from one view to the next: what makes a card fly from where it was.
import type { Card } from './cards';

/** A card that leaves a place is taken to be the equal one that arrives at another. */
export class Identities {
  #ids = new Map<string, string[]>();
  #made = 0;

  /** The cards of every place with their ids; calling it again with the same places changes nothing. */
  place(places: ReadonlyMap<string, readonly string[]>): Map<string, Card[]> {
    const kept = this.#kept(places);
    const spare = [...this.#ids].flatMap(([place, ids]) => ids.filter((id) => !kept.get(place)?.includes(id)));
    const now = new Map<string, string[]>();
    const cards = new Map<string, Card[]>();
    for (const [place, names] of places) {
      const own = [...(kept.get(place) ?? [])];
      const laid = names.map((name) => ({ name, id: take(own, name) ?? take(spare, name) ?? `${name}#${++this.#made}` }));
      cards.set(place, laid);
      now.set(place, laid.map((card) => card.id));
    }
    this.#ids = now;
    return cards;
  }

  /** Those that stay where they are: as many of a name as the place still shows. */
  #kept(places: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
    return new Map([...this.#ids].map(([place, ids]) => {
      const left = [...(places.get(place) ?? [])];
      return [place, ids.filter((id) => left.includes(nameOf(id)) && left.splice(left.indexOf(nameOf(id)), 1))];
    }));
  }
}

export const nameOf = (id: string): string => id.replace(/#\d+$/, '');

/** Take the first card of this name out of a list. */
function take(from: string[], name: string): string | undefined {
  const at = from.findIndex((id) => nameOf(id) === name);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}

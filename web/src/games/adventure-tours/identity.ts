// Which of several equal cards is which, from one view to the next: what makes a card fly from where it was.
import type { Card } from './cards';

/** A card that leaves a place is taken to be the equal one that arrives at another; places are named in the order of trust. */
export class Identities {
  #ids = new Map<string, string[]>();
  #made = 0;

  /** The cards of every place with their ids; calling it again with the same places changes nothing. */
  place(places: ReadonlyMap<string, readonly Omit<Card, 'id'>[]>): Map<string, Card[]> {
    const kept = new Map([...this.#ids].map(([place, ids]) => [place, stay(ids, (places.get(place) ?? []).map((card) => card.name))]));
    const spare = [...this.#ids].flatMap(([place, ids]) => ids.filter((id) => !kept.get(place)!.includes(id)));
    const cards = new Map<string, Card[]>();
    for (const [place, laid] of places) {
      const own = [...(kept.get(place) ?? [])];
      cards.set(place, laid.map((card) => ({ ...card, id: take(own, card.name) ?? take(spare, card.name) ?? `${card.name}#${++this.#made}` })));
    }
    this.#ids = new Map([...cards].map(([place, laid]) => [place, laid.map((card) => card.id)]));
    return cards;
  }
}

export const nameOf = (id: string): string => id.replace(/#\d+$/, '');

/** Those that stay where they are: as many of a name as the place still shows. */
function stay(ids: readonly string[], names: string[]): string[] {
  return ids.filter((id) => names.includes(nameOf(id)) && names.splice(names.indexOf(nameOf(id)), 1));
}

/** Take the first card of this name out of a list. */
function take(from: string[], name: string): string | undefined {
  const at = from.findIndex((id) => nameOf(id) === name);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}

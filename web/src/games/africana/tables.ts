// What is printed on the map and the cards: sent once, the same in every view.
export type Half = 'north' | 'south';
export const HALVES: readonly Half[] = ['north', 'south'];

export interface PlaceFacts {
  half: Half;
  symbols: string[];
  lat: number;
  lon: number;
  near: string[];
  provenance: string;
}

export interface ExpeditionFacts {
  id: string;
  deck: string;
  start: string;
  target: string;
  coins: number;
  points: number;
  provenance: string;
}

export interface AdventureFacts {
  book: Half;
  id: string;
  kind: 'artifact' | 'assistant';
  subject: string;
  target: string;
  coins: number;
  points: number;
  provenance: string;
}

export interface Tables {
  places: Record<string, PlaceFacts>;
  expeditions: Record<string, ExpeditionFacts>;
  adventures: Record<string, AdventureFacts>;
}

export const NO_TABLES: Tables = { places: {}, expeditions: {}, adventures: {} };

/** The shortest way from one place to another, both included; empty where there is none. */
export function wayTo(tables: Tables, from: string, to: string): string[] {
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (const place of queue) {
    for (const next of tables.places[place]?.near ?? []) {
      if (before.has(next)) continue;
      before.set(next, place);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [];
  const way = [to];
  for (let place = before.get(to); place; place = before.get(place)) way.unshift(place);
  return way;
}

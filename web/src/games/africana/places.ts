// The order of the list of places: by distance, by name, or one's goals first.
import type { Position } from './position';
import { wayTo } from './tables';

export type Sort = 'distance' | 'name' | 'goals';
export const SORTS: readonly Sort[] = ['distance', 'name', 'goals'];

interface Group {
  title: string;
  places: string[];
}

/** All places under headings, as seen from where a plan has led. */
export function sorted(at: Position, near: string): Group[] {
  const all = Object.keys(at.tables.places).sort((a, b) => at.place(a).localeCompare(at.place(b)));
  if (at.open.sort === 'name') return [{ title: '', places: all }];
  const far = new Map(all.map((place) => [place, wayTo(at.tables, near, place).length - 1]));
  if (at.open.sort === 'goals') return byGoals(at, all.sort((a, b) => far.get(a)! - far.get(b)!));
  const most = Math.max(...far.values(), 0);
  return Array.from({ length: most + 1 }, (_, n) => ({
    title: n ? at.say('africana-table-away', { n }) : at.say('africana-table-you-are-here'), places: all.filter((place) => far.get(place) === n),
  }));
}

/** Where one may end something, where something may be joined, and the rest. */
function byGoals(at: Position, all: readonly string[]): Group[] {
  const { spaces } = at.view.zones;
  const ends = new Set([...at.adventures(at.near).map(({ target }) => target), ...spaces.flatMap(({ target, markers }) => (target && markers.includes(at.near) ? [target] : []))]);
  const starts = new Set(spaces.flatMap(({ start, markers }) => (start && !markers.includes(at.near) ? [start] : [])));
  const kind = (place: string) => (ends.has(place) ? 0 : starts.has(place) ? 1 : 2);
  return ['africana-table-goals', 'africana-table-starts', 'africana-table-others'].map((key, n) => ({ title: at.say(key), places: all.filter((place) => kind(place) === n) })).filter(({ places }) => places.length);
}

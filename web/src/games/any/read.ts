/**
 * A view of any game as zones, things and facts: src/cairn/terminal/any_facts.py for the browser. `State.view` in
 * src/cairn/core/game.py says what a view promises; nothing here knows a word of any language, or a rule.
 */
import type { View } from '../../frame/view';

export type Value = null | boolean | number | string | Value[] | { [name: string]: Value };
type Parts = { [name: string]: Value };

/** Something that a view says of a thing, a zone, a seat or the table. */
export interface Fact {
  name: string;
  value: Value;
}

/** Equal things that lie together. */
export interface Thing {
  /** By this the table knows it: its zone, and its name or part there. */
  id: string;
  zone: Zone;
  /** As moves spell it; empty where it lies face down, or nothing lies there. */
  name: string;
  /** What the view calls such a thing: `card`, `expedition`; empty where it does not say. */
  kind: string;
  /** What its place in the zone is called, as in `camps`, `yellow`. */
  part: string;
  count: number | null;
  /** It is a pile of which the view says how high it is. */
  pile: boolean;
  /** Nobody sees what it is. */
  down: boolean;
  facts: Fact[];
}

export interface Zone {
  id: string;
  /** Its names from the outermost on, without seats. */
  path: string[];
  name: string;
  /** Whose it is; null where it belongs to nobody. */
  seat: number | null;
  hand: boolean;
  /** It is a list of things, even while it is empty. */
  list: boolean;
  things: Thing[];
  facts: Fact[];
  zones: Zone[];
}

/** All that lies on a table. */
export interface Reading {
  /** What belongs to nobody and what is one's own, in the view's order; without the hand. */
  zones: Zone[];
  /** What lies before each seat, in the view's order. */
  seats: Zone[][];
  hand: Zone | null;
  /** What the view says of each seat. */
  facts: Fact[][];
  /** What is printed on things, by their names. */
  tables: Map<string, Fact[]>;
}

/** What a zone is called that a seat holds. */
const HANDS = ['hands', 'hand'];
/** The parts of every view, and what the server adds: everything else is a game's own. */
const PARTS = new Set(['game', 'rules', 'at', 'options', 'you', 'seats', 'zones', 'known', 'decision', 'result']);
/** A part of its own by which a game says what is printed on its pieces. */
const TABLES = 'tables';
/** What a match adds to the facts of a seat. */
const NAMED = ['name', 'bot'];
/** How many there are of a thing. */
const COUNTS = ['count', 'left'];
/** Where a thing is described in parts, one of these is its name; otherwise its first word is. */
const NAMES = ['card', 'piece', 'name'];
/** Words that describe and do not name. */
const NOTES = ['top', 'id', 'why', 'kind', 'state', 'phase', 'step'];

export const isParts = (value: Value): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: Value) => typeof value !== 'object' || value === null;

/** Whether there is nothing to say: no number, no word, no list. */
export function isNothing(value: Value): boolean {
  if (Array.isArray(value)) return value.every(isNothing);
  if (isParts(value)) return Object.values(value).every(isNothing);
  return value === null || value === false || value === '' || value === 0;
}

/** By which part the things of a list are named; null where they are no things. */
function nameKey(list: Value[]): string | null {
  for (const entry of list) {
    if (!isParts(entry)) return null;
    const named = NAMES.find((name) => typeof entry[name] === 'string');
    const found = named ?? Object.keys(entry).find((name) => typeof entry[name] === 'string' && !NOTES.includes(name));
    if (found) return list.every((one) => isParts(one) && found in one) ? found : null;
  }
  return null;
}

/** Whether a zone is a list with one entry per seat; a list of names, or of things with names, is none. */
function isBySeat(value: Value, seats: number): value is Value[] {
  if (!Array.isArray(value) || value.length !== seats || value.some((part) => typeof part === 'string')) return false;
  return value.some((part) => part !== null) && nameKey(value) === null;
}

/** A pile that shows its top card, or only how high it is. */
const isPile = (value: Value): value is Parts =>
  isParts(value) && Object.values(value).every(isScalar) && ('top' in value || typeof value['count'] === 'number');

/** Things that are only counted, by their names. */
const isCounted = (value: Value): value is Record<string, number> =>
  isParts(value) && Object.keys(value).length > 0 && Object.values(value).every((part) => typeof part === 'number');

class Reader {
  readonly #names = new Map<string, number>();

  /** A part of a view as a zone; `lies` where things may lie in it, and numbers count them. */
  zone(path: string[], seat: number | null, value: Value, hand = false, lies = true): Zone {
    const id = [path[0], ...(seat === null ? [] : [String(seat)]), ...path.slice(1)].join('.');
    const zone: Zone = { id, path, name: path.at(-1)!, seat, hand, list: Array.isArray(value), things: [], facts: [], zones: [] };
    if (typeof value === 'number') zone.things.push(this.#thing(zone, { down: true, count: value }));
    else if (isPile(value)) zone.things.push(this.#pile(zone, value));
    else if (Array.isArray(value)) this.#list(zone, value);
    else if (lies && isCounted(value) && path.length === 1) {
      for (const [name, count] of Object.entries(value)) zone.things.push(this.#thing(zone, { name, count }));
    } else if (isParts(value)) this.#parts(zone, value);
    else if (value !== null) zone.facts.push({ name: zone.name, value });
    return zone;
  }

  #list(zone: Zone, list: Value[]): void {
    const key = nameKey(list);
    // A list of nothing is no pile of hidden cards, unless a zone says so.
    if (zone.path.length > 1 && list.every((entry) => entry === null)) return;
    if (key) for (const entry of list) this.#described(zone, key, entry as Parts);
    else if (list.every((entry) => typeof entry === 'string' || entry === null)) {
      for (const entry of list) this.#add(zone, { name: (entry as string | null) ?? '', down: entry === null });
    } else if (list.every((entry) => isScalar(entry) || (Array.isArray(entry) && entry.every(isScalar)))) {
      zone.facts.push({ name: zone.name, value: list });
    } else list.forEach((entry, n) => zone.zones.push(this.zone([...zone.path, String(n + 1)], zone.seat, entry)));
  }

  #parts(zone: Zone, parts: Parts): void {
    for (const [name, value] of Object.entries(parts)) {
      if (isScalar(value)) zone.facts.push({ name, value });
      else if (isPile(value)) zone.things.push(this.#pile(zone, value, name));
      else if (isParts(value) && Object.values(value).every(isScalar)) this.#parts(zone, value);
      else zone.zones.push(this.zone([...zone.path, name], zone.seat, value));
    }
  }

  #pile(zone: Zone, parts: Parts, part = ''): Thing {
    const { top = null, ...rest } = parts;
    const name = typeof top === 'string' ? top : '';
    const count = typeof parts['count'] === 'number' ? parts['count'] : null;
    const down = !('top' in parts) || (name === '' && count !== 0 && count !== null);
    return this.#thing(zone, { name, part, count, kind: 'top', down, pile: true, facts: factsOf(rest, COUNTS) });
  }

  #described(zone: Zone, key: string, entry: Parts): void {
    const count = COUNTS.map((name) => entry[name]).find((n) => typeof n === 'number');
    const name = typeof entry[key] === 'string' ? entry[key] : '';
    const pile = typeof count === 'number';
    this.#add(zone, { name, kind: key, count: pile ? count : null, pile, facts: factsOf(entry, [key, ...COUNTS]) });
  }

  /** One more thing; one that is equal to another is counted with it. */
  #add(zone: Zone, some: Partial<Thing>): void {
    const facts = JSON.stringify(some.facts ?? []);
    const equal = zone.things.find((one) => one.name === some.name && one.down === (some.down ?? false) && JSON.stringify(one.facts) === facts);
    if (equal && some.count == null) equal.count = (equal.count ?? 1) + 1;
    else zone.things.push(this.#thing(zone, some));
  }

  #thing(zone: Zone, some: Partial<Thing>): Thing {
    const base = `${zone.id}/${some.part || some.name || 'hidden'}`;
    const times = (this.#names.get(base) ?? 0) + 1;
    this.#names.set(base, times);
    return { id: times > 1 ? `${base}#${times}` : base, zone, name: '', kind: '', part: '', count: null, pile: false, down: false, facts: [], ...some };
  }
}

function factsOf(parts: Parts, without: string[]): Fact[] {
  return Object.entries(parts).filter(([name]) => !without.includes(name)).map(([name, value]) => ({ name, value }));
}

/** What is printed on pieces, by the names of the pieces. */
function tablesOf(part: Value | undefined): Map<string, Fact[]> {
  const found = new Map<string, Fact[]>();
  if (part === undefined || !isParts(part)) return found;
  for (const table of Object.values(part)) {
    if (!isParts(table)) continue;
    for (const [name, row] of Object.entries(table)) if (isParts(row)) found.set(name, factsOf(row, []));
  }
  return found;
}

export function read(view: View): Reading {
  const all = view as unknown as Parts & { zones: Parts };
  const own = Object.entries(all).filter(([name]) => !PARTS.has(name) && name !== TABLES);
  const zones: [string, Value][] = [...Object.entries(all.zones), ...own];
  const reader = new Reader();
  const found: Reading = { zones: [], seats: view.seats.map(() => []), hand: null, facts: [], tables: tablesOf(all[TABLES]) };
  for (const [name, value] of zones) {
    const bySeat = isBySeat(value, view.seats.length);
    const held = HANDS.includes(name) && view.you !== null;
    if (!bySeat && held) found.hand = reader.zone([name], view.you, value, true);
    // Outside the zones numbers say how things stand, as which turn it is.
    else if (!bySeat) found.zones.push(reader.zone([name], null, value, false, name in all.zones));
    else {
      value.forEach((part, seat) => {
        const mine = seat === view.you;
        const zone = reader.zone([name], seat, part, mine && held);
        if (mine && held) found.hand = zone;
        else found.seats[seat]!.push(zone);
        if (mine && !held) found.zones.push(zone);
      });
    }
  }
  const names = new Set(zones.map(([name]) => name));
  // What the zones show need not be said again.
  const shown = [...NAMED, ...(HANDS.some((name) => names.has(name)) ? HANDS : []), ...names];
  found.facts = view.seats.map((seat) => factsOf(seat as unknown as Parts, shown));
  return found;
}

/** A zone and all its parts. */
export const within = (zone: Zone): Zone[] => [zone, ...zone.zones.flatMap(within)];

/** Everything that lies on the table, in order. */
export function thingsOf({ zones, seats, hand }: Reading): Thing[] {
  const all = new Set([...(hand ? [hand] : []), ...zones, ...seats.flat()]);
  return [...all].flatMap(within).flatMap((zone) => zone.things);
}

/** How many things a zone holds: piles where there are several, otherwise what lies there. */
export function sizeOf(zone: Zone): number {
  const several = zone.things.length > 1;
  const own = zone.things.reduce((sum, thing) => sum + (thing.pile && several ? 1 : (thing.count ?? 1)), 0);
  return own + zone.zones.reduce((sum, part) => sum + sizeOf(part), 0);
}

/** Whether nothing lies there, and nothing is said of it; what is said of an empty list says nothing. */
export function isEmpty(zone: Zone): boolean {
  const [only] = zone.zones;
  if (zone.zones.length === 1 && only!.list && !zone.things.length) return isEmpty(only!);
  const bare = zone.things.every((thing) => !thing.name && !thing.part && !thing.count);
  return bare && zone.facts.every((fact) => isNothing(fact.value)) && zone.zones.every(isEmpty);
}

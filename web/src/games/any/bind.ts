/**
 * Which things a move speaks of. A move only spells a name: whether `play copper` means the copper in hand or the pile in
 * the middle, the view does not say. So for each verb the zones are looked for that hold all that its moves name, and
 * what has been clear once is remembered. Wherever this is wrong, the bar still says the move in words before it is made.
 */
import { by } from './by';
import type { Thing, Zone } from './read';

/** The moves of a decision and the things of a table, tied to each other. */
export interface Binding {
  /** The things that a move names. */
  things: Map<string, Thing[]>;
  /** The moves that name a thing, in the order of the options. */
  moves: Map<string, string[]>;
}

/** What earlier decisions have shown: which zones a verb speaks of, and which moves a zone's things were used for. */
export class Habits {
  readonly #zones = new Map<string, Set<string>>();
  readonly #heads = new Map<string, string[]>();

  speaksOf(verb: string, zone: Zone): boolean {
    return this.#zones.get(verb)?.has(placeOf(zone)) ?? false;
  }

  learn(verb: string, zone: Zone): void {
    this.#zones.set(verb, (this.#zones.get(verb) ?? new Set()).add(placeOf(zone)));
  }

  /** What stands before the names of this zone's things in moves, the latest first. */
  heads(zone: Zone): readonly string[] {
    return this.#heads.get(placeOf(zone)) ?? [];
  }

  use(zone: Zone, head: string): void {
    const place = placeOf(zone);
    this.#heads.set(place, [head, ...(this.#heads.get(place) ?? []).filter((one) => one !== head)]);
  }
}

/** A zone whoever looks at it: what was learnt of one's own discard pile holds for the next turn, not for others' piles. */
const placeOf = ({ path, seat, hand }: Zone) => `${path.join('.')} ${hand ? 'held' : seat === null ? 'common' : 'owned'}`;

/** Verbs that mostly speak of what one holds, and those that mostly speak of what lies before all. */
const OUT = new Set(['play', 'lay', 'discard', 'give', 'put', 'place', 'keep', 'pass', 'reveal', 'trash', 'set', 'topdeck', 'camp']);
const IN = new Set(['buy', 'take', 'gain', 'draw', 'get', 'claim']);
/** A pile that a move without a name draws from. */
const DRAWS = 'draw';
const PILES = /pile|deck|bag|stock/;
/** Asked of a thing that no move has named yet, so that it can say why not. */
const GUESSES = { held: ['play', 'lay'], common: ['buy', 'take'] } as const;
const MOST_GUESSES = 2;

interface Naming {
  move: string;
  /** The verb, and which of the names behind it this is. */
  slot: string;
  name: string;
}

const wordsOf = (text: string) => text.split(' ').filter(Boolean);
const namesOf = (thing: Thing) => [thing.name, thing.part].filter(Boolean);

/** The names that a move spells behind its verb, the longest first where one is part of another. */
function namings(move: string, known: readonly string[][]): Naming[] {
  const words = wordsOf(move);
  const taken = words.map((_, n) => n === 0);
  const found: { at: number; name: string }[] = [];
  for (const name of known) {
    for (let at = 1; at + name.length <= words.length; at++) {
      if (!name.every((word, n) => !taken[at + n] && words[at + n] === word)) continue;
      taken.fill(true, at, at + name.length);
      found.push({ at, name: name.join(' ') });
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ name }, n) => ({ move, slot: `${words[0]}#${n}`, name }));
}

/** How likely it is that a verb speaks of a zone. */
function leaning(verb: string, zone: Zone): number {
  if (zone.hand) return OUT.has(verb) ? 4 : IN.has(verb) ? 1 : 3;
  // What is for sale or for the taking lies in piles, rather than one by one.
  if (zone.seat === null) return IN.has(verb) ? (zone.things.some((thing) => thing.pile) ? 5 : 4) : 1;
  return 2;
}

/** The zones that hold what these moves name, as few as possible; none where two halves of one zone hold it equally well. */
function choose(slot: string, names: ReadonlySet<string>, zones: [Zone, Set<string>][], context: ReadonlySet<string>, near: number, habits: Habits): Zone[] {
  const verb = slot.split('#')[0]!;
  const left = new Set(names);
  const chosen: Zone[] = [];
  while (left.size) {
    const ranked = zones
      .map(([zone, held]) => {
        const holds = [...left].filter((name) => held.has(name)).length;
        const here = zone.path.some((part) => context.has(part));
        const foreign = zone.seat !== null && zone.seat !== near;
        return { zone, rank: [holds, Number(here), Number(!foreign), Number(habits.speaksOf(slot, zone)), leaning(verb, zone), holds / held.size] };
      })
      .filter(({ rank }) => rank[0]! > 0)
      .sort((a, b) => compare(b.rank, a.rank));
    const [best, next] = ranked;
    if (!best) break;
    // Two halves of one zone that hold the same: which is meant, only the question can say.
    if (next && compare(best.rank.slice(0, -1), next.rank.slice(0, -1)) === 0 && best.zone.path[0] === next.zone.path[0]) break;
    if (!next || next.rank[0]! < best.rank[0]!) habits.learn(slot, best.zone);
    chosen.push(best.zone);
    for (const [zone, held] of zones) if (zone === best.zone) for (const name of held) left.delete(name);
  }
  return chosen;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [n, one] of a.entries()) if (one !== b[n]) return one - b[n]!;
  return 0;
}

export function bind(options: readonly string[], things: readonly Thing[], context: ReadonlySet<string>, near: number, habits: Habits): Binding {
  const byZone = new Map<Zone, Thing[]>();
  for (const thing of things) byZone.set(thing.zone, [...(byZone.get(thing.zone) ?? []), thing]);
  const zones = [...byZone].map(([zone, held]): [Zone, Set<string>] => [zone, new Set(held.flatMap(namesOf))]).filter(([, held]) => held.size);
  const known = [...new Set(things.flatMap(namesOf))].map(wordsOf).sort((a, b) => b.length - a.length);
  const spoken = options.flatMap((move) => namings(move, known));
  const slots = by(spoken, ({ slot }) => slot);
  const found: Binding = { things: new Map(), moves: new Map() };
  const tie = (move: string, thing: Thing) => {
    found.things.set(move, [...(found.things.get(move) ?? []), thing]);
    found.moves.set(thing.id, [...(found.moves.get(thing.id) ?? []), move]);
  };
  for (const [slot, here] of slots) {
    const chosen = choose(slot, new Set(here.map(({ name }) => name)), zones, context, near, habits);
    for (const { move, name } of here) {
      const zone = chosen.find((one) => byZone.get(one)!.some((thing) => namesOf(thing).includes(name)));
      if (!zone) continue;
      for (const thing of byZone.get(zone)!) if (namesOf(thing).includes(name)) tie(move, thing);
      if (move.endsWith(` ${name}`)) habits.use(zone, move.slice(0, -name.length - 1));
    }
  }
  for (const move of options) if (move === DRAWS) for (const pile of drawn(things)) tie(move, pile);
  return found;
}

/** The pile that one draws from: the first that lies face down before all. */
function drawn(things: readonly Thing[]): Thing[] {
  const piles = things.filter(({ down, zone }) => down && zone.seat === null);
  const pile = piles.find(({ zone }) => PILES.test(zone.name)) ?? piles[0];
  return pile ? [pile] : [];
}

/** Moves that a thing could stand for, though they are not allowed: the server knows why, or that there is none. */
export function guesses(thing: Thing, habits: Habits): string[] {
  if (!thing.name) return thing.down && thing.zone.seat === null ? [DRAWS] : [];
  const { zone } = thing;
  const first = zone.hand ? GUESSES.held : zone.seat === null ? GUESSES.common : [];
  const heads = new Set([...habits.heads(zone).slice(0, MOST_GUESSES), ...first]);
  return [...heads].map((head) => `${head} ${thing.name}`);
}

// Follows every card from the shuffle in which it lay to the event that told of it, without knowing any rule.
import type { Args, Told } from '../speech';
import type { SourceInfo } from '../wire';
import type { Published } from './published';
import { Misfit } from './record';

/** What was found of one source. */
export interface Trace {
  /** Things that this reader was told by name, each where the shuffle had it. */
  seen: number;
  /** Things that were told to others only, each counted at its place. */
  hidden: number;
  /** Things that such events named and that came from elsewhere: put back before, or shown from a hand. */
  elsewhere: number;
}

const HIDDEN = /-hidden$/;

/** All events that a reader was told, against the places that the server names; Misfit at the first that does not fit. */
export function trace(published: Published, events: readonly Told[]): Map<string, Trace> {
  if (events.length !== published.events) {
    throw new Misfit('web-fair-events-differ', { n: published.events, heard: events.length });
  }
  const found = new Map<string, Trace>();
  const of = (source: string): Trace => {
    if (!found.has(source)) found.set(source, { seen: 0, hidden: 0, elsewhere: 0 });
    return found.get(source)!;
  };
  const leaving = new Leaving(published);
  let draw = 0;
  for (const [n, [key, args]] of events.entries()) {
    const first = draw;
    while (published.draws[draw]?.[0] === n) draw += 1;
    const places = published.draws.slice(first, draw).map(([, source, k, position]) => ({ source, k, position }));
    announced(published, n, key, args);
    const meant = published.declared.filter((one) => key.replace(HIDDEN, '') in one.told && isMeant(one, args));
    if (!places.length && !meant.length) continue;
    const named = told(n, key, args, meant);
    fit(published, n, named, places, meant);
    leaving.at(n, key.replace(HIDDEN, ''), args, named.arg, places);
    for (const place of places) of(place.source)[named.things ? 'seen' : 'hidden'] += 1;
    const home = meant.find((one) => one.things >= 0);
    if (named.things && home) of(places[0]?.source ?? home.name).elsewhere += named.count - places.length;
  }
  const [left] = published.draws.slice(draw);
  if (left) throw new Misfit('web-fair-place-unknown', { n: left[0] + 1, source: left[1] });
  leaving.end();
  return found;
}

interface Place {
  source: string;
  k: number;
  position: number;
}

/** What an event tells of: how many things and, unless they are hidden, which. */
interface Named {
  arg: string;
  count: number;
  things: string[] | null;
}

const isMeant = ({ where }: SourceInfo, args: Args): boolean => Object.entries(where).every(([name, value]) => args[name] === value);

/** Where an event says that something was shuffled, that shuffle must have been published. */
function announced(published: Published, n: number, key: string, args: Args): void {
  for (const source of published.declared) {
    if (source.announced !== key || !isMeant(source, args)) continue;
    if (!published.shufflesOf(source.name).some((one) => one.event === n)) {
      throw new Misfit('web-fair-shuffle-hidden', { n: n + 1, source: source.name });
    }
  }
}

function told(n: number, key: string, args: Args, meant: readonly SourceInfo[]): Named {
  const [arg, ...others] = new Set(meant.map((one) => one.told[key.replace(HIDDEN, '')]!));
  if (arg === undefined || others.length) throw new Misfit('web-fair-place-unknown', { n: n + 1, source: '–' });
  if (HIDDEN.test(key)) return { arg, count: typeof args['n'] === 'number' ? args['n'] : 1, things: null };
  const things = String(args[arg] ?? '').split(', ');
  return { arg, count: things.length, things };
}

/** An event names what lay at its places, and nothing from elsewhere unless that may be. */
function fit(published: Published, n: number, named: Named, places: readonly Place[], meant: readonly SourceInfo[]): void {
  const left = named.things && [...named.things];
  for (const { source, k, position } of places) {
    const due = meant.some((one) => one.name === source) ? published.at(source, k, position) : undefined;
    if (due === undefined) throw new Misfit('web-fair-place-unknown', { n: n + 1, source });
    if (!left) continue;
    const at = left.indexOf(due);
    if (at < 0) {
      throw new Misfit('web-fair-event-misfit', { n: n + 1, source, arg: named.arg, shown: named.things!.join(', '), due });
    }
    left.splice(at, 1);
  }
  if (places.length > named.count) throw new Misfit('web-fair-too-many', { n: n + 1, source: places[0]!.source });
  if (places.length < named.count && !meant.some((one) => one.mixed)) {
    throw new Misfit('web-fair-no-place', { n: n + 1, source: meant[0]!.name, arg: named.arg, shown: (left ?? []).join(', ') });
  }
}

/** Things leave a shuffle one after the other from one end, none twice and none passed over. */
class Leaving {
  readonly #published: Published;
  readonly #gone = new Map<string, number>();
  readonly #latest = new Map<string, number>();
  #open = new Map<string, { n: number; place: Place; positions: number[] }>();
  #last: { n: number; key: string; args: Args } | null = null;

  constructor(published: Published) {
    this.#published = published;
  }

  /** Events that follow each other and differ in nothing but the things they name tell of them in any order. */
  at(n: number, key: string, args: Args, arg: string, places: readonly Place[]): void {
    const { [arg]: _things, ...others } = args;
    const last = this.#last;
    if (!last || last.n !== n - 1 || last.key !== key || !agree(last.args, others)) this.end();
    this.#last = { n, key, args: others };
    for (const place of places.toSorted((a, b) => a.k - b.k)) {
      const name = `${place.k} ${place.source}`;
      const open = this.#open.get(name);
      if (open) open.positions.push(place.position);
      else this.#open.set(name, { n, place, positions: [place.position] });
    }
  }

  /** What was open must have been next. */
  end(): void {
    for (const [name, { n, place, positions }] of this.#open) {
      const { source, k } = place;
      const facts = { n: n + 1, source, k: k + 1 };
      if (k < (this.#latest.get(source) ?? 0)) throw new Misfit('web-fair-place-late', facts);
      this.#latest.set(source, k);
      const gone = this.#gone.get(name) ?? 0;
      const length = this.#published.shuffle(source, k)?.after.length ?? this.#published.roll(source, k)!.numbers.length;
      const front = this.#published.source(source).front || !this.#published.shuffle(source, k);
      const order = (position: number): number => (front ? position : length - 1 - position);
      const due = positions.map(order).toSorted((a, b) => a - b);
      for (const [i, turn] of due.entries()) {
        if (turn < gone + i) throw new Misfit('web-fair-place-twice', { ...facts, place: order(turn) + 1 });
        if (turn > gone + i) throw new Misfit('web-fair-place-skipped', { ...facts, place: order(gone + i) + 1 });
      }
      this.#gone.set(name, gone + positions.length);
    }
    this.#open.clear();
  }
}

/** Whether two events have the same arguments, as far as both tell them. */
function agree(a: Args, b: Args): boolean {
  return Object.entries(a).every(([name, value]) => !(name in b) || b[name] === value);
}

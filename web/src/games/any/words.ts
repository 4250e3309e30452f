/** What zones, things and facts of any game are called: by the catalogue of the game, or as the view spells them. */
import type { Speaker } from '../../speech';
import { isNothing, isParts, type Fact, type Thing, type Value, type Zone } from './read';

/** Numbers by which a view means a seat. */
const SEATS = new Set(['seat', 'starter', 'owner', 'last_seat', 'player', 'winner']);
const SEAT_LISTS = new Set(['markers', 'against', 'winners', 'players']);
/** What nobody reads on a piece: it is for those who look after the component tables. */
const UNREAD = new Set(['id', 'provenance', 'published', 'copies', 'name', 'count', 'left']);
/** Numbers that say which one it is. */
const ORDINALS = new Set(['game', 'round', 'turn', 'number']);
/** A word for nothing. */
const NONE = 'none';
/** What a name is said for that counts nothing. */
const MANY = 2;
/** Costs come first: by them one chooses. */
const COSTS = ['cost', 'price', 'demand'];

/** A key as words: `travel_pile` is a travel pile. */
const readable = (name: string) => name.replace(/[-_]/g, ' ');
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** What one of several is called: `types` are of the type. */
const one = (name: string) => (name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.endsWith('s') ? name.slice(0, -1) : name);

export class Words {
  constructor(
    readonly speaker: Speaker,
    readonly names: readonly string[],
    readonly you: number | null,
  ) {}

  say(key: string, args: Record<string, number | string> = {}): string {
    return this.speaker.say(key, args, this.names, this.you);
  }

  /** The first of these kinds by which the catalogue has a name for a value; null where none has. */
  #named(kinds: readonly string[], value: string): string | null {
    for (const kind of new Set(kinds)) {
      const said = this.speaker.nameOf(kind, value);
      if (said !== null) return said;
    }
    return null;
  }

  /** What a zone or a part of one is called. */
  zone(name: string): string {
    return this.#named(['zone', 'colour', 'place'], name) ?? readable(name);
  }

  /** What a zone is called together with whose it is: "Your play area". */
  owned(zone: Zone): string {
    const what = this.zone(zone.name);
    return zone.seat === null ? capital(what) : this.say('table-any-of-seat', { seat: zone.seat, text: what });
  }

  /** What a fact is called; a number may ask for its form. */
  fact(name: string, n = MANY): string {
    const key = `${this.speaker.game}-fact-${name.replace(/_/g, '-')}`;
    if (this.speaker.has(key)) return this.say(key, { n });
    return this.#named(['zone'], name) ?? readable(name);
  }

  /** What a thing is called; what lies face down or is empty is called by its place. */
  thing({ name, kind, part, zone, down }: Pick<Thing, 'name' | 'kind' | 'part' | 'zone' | 'down'>): string {
    if (!name) return capital(part ? this.zone(part) : down ? this.zone(zone.name) : this.say('table-any-nothing'));
    return capital(this.piece(name, kind, zone.name));
  }

  /** A thing by its spelling alone. */
  piece(name: string, kind = '', zone = ''): string {
    const printed = this.speaker.printed[name];
    return this.#named([kind, zone, 'card', one(zone), 'piece', 'colour', 'place'].filter(Boolean), name) ?? printed ?? name;
  }

  /** A number as the language writes it. */
  #number(n: number): string {
    return this.speaker.number(n);
  }

  /** Anything that a view says, in words. */
  value(name: string, value: Value): string {
    if (value === null) return this.say('table-any-nothing');
    if (typeof value === 'boolean') return this.say(value ? 'table-any-yes' : 'table-any-no');
    if (typeof value === 'number') return (SEATS.has(name) && this.names[value]) || this.#number(value);
    if (typeof value === 'string') return this.#named([name, one(name), 'card', 'piece', 'colour', 'place', 'zone'], value) ?? readable(value);
    if (Array.isArray(value)) return this.#list(name, value);
    // Whose it is stands first: "Anna: +1 Card".
    const { seat, ...rest } = value;
    if (typeof seat === 'number' && this.names[seat]) return `${this.names[seat]}: ${Object.entries(rest).map(([part, inner]) => this.value(part, inner)).join(', ')}`;
    return Object.entries(value).filter(([, part]) => !isNothing(part)).map(([part, inner]) => `${this.fact(part)} ${this.value(part, inner)}`).join(', ');
  }

  #list(name: string, list: Value[]): string {
    if (SEAT_LISTS.has(name) && list.every((n) => typeof n === 'number' && this.names[n])) return this.speaker.join(list.map((n) => this.names[n as number]!));
    // Lists in a list are columns: a semicolon keeps them apart.
    const nested = list.some((part) => Array.isArray(part));
    return list.map((part) => this.value(name, part)).join(nested ? '; ' : ', ');
  }

  /** A fact in few words, as it stands on a thing: "costs 3", "Action, Duration". */
  short({ name, value }: Fact): string {
    if (value === true) return capital(this.fact(name));
    const said = this.value(name, value);
    if (typeof value === 'number' && counts({ name, value })) return COSTS.includes(name) ? `${this.fact(name, value)} ${said}` : `${said} ${this.fact(name, value)}`;
    const words = typeof value === 'string' ? said.length > 2 : Array.isArray(value) && !value.some((part) => typeof part === 'number');
    return words ? said : `${this.fact(name)} ${said}`;
  }

  /** A fact as it is said of a thing: "Costs 3", "Action, Duration", "Joining bonus: silver". */
  spoken(fact: Fact): string {
    const { value } = fact;
    const words = Array.isArray(value) && value.every((part) => typeof part === 'string');
    // Not every language can say a number before any name.
    return words || isCost(fact) || (typeof value === 'number' && !counts(fact)) ? capital(this.short(fact)) : this.long(fact);
  }

  /** A fact in full, as a list says it: "cost: 3". */
  long({ name, value }: Fact): string {
    return value === true ? capital(this.fact(name)) : this.say('table-any-fact', { what: capital(this.fact(name)), text: this.value(name, value) });
  }
}

/** Whether a fact is a number that counts something; one that means a seat, or says which turn it is, does not. */
export const counts = ({ name, value }: Fact) => typeof value === 'number' && !SEATS.has(name) && !ORDINALS.has(name);

/** Whether a fact says anything; a price of nothing and the first seat do. */
export const tells = ({ name, value }: Fact) => (!isNothing(value) && value !== NONE) || (value === 0 && (COSTS.includes(name) || SEATS.has(name)));

/** Facts that are worth reading: costs first, then numbers, then words; without what the name of the thing says already. */
export function worthReading(facts: readonly Fact[], name = ''): Fact[] {
  const told = facts.filter((fact) => !UNREAD.has(fact.name) && tells(fact) && !(typeof fact.value === 'string' && name.includes(fact.value)));
  const rank = ({ name: of, value }: Fact) => (COSTS.includes(of) ? 0 : typeof value === 'number' ? 1 : isParts(value) ? 2 : 3);
  return told.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a fact says what a thing costs. */
export const isCost = ({ name, value }: Fact) => COSTS.includes(name) && typeof value === 'number';

/** What a thing costs, where its facts say so. */
export function costOf(facts: readonly Fact[]): number | null {
  const costs = facts.filter(isCost).toSorted((a, b) => COSTS.indexOf(a.name) - COSTS.indexOf(b.name));
  return (costs[0]?.value as number | undefined) ?? null;
}

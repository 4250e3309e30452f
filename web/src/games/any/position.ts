/** A view of any game as things on a table: zones, their things, the moves that name them, and what all of it is called. */
import type { Desk } from '../../frame/desk.svelte';
import type { Needs, Sizes } from '../../frame/layout';
import { Position as AnyPosition, type Mark } from '../../frame/position';
import type { Prompt } from '../../frame/prompt';
import type { SeatFacts } from '../../frame/seats';
import type { Seen, Told } from '../../frame/seen';
import type { Asks } from '../../frame/selection';
import type { Speaker } from '../../speech';
import { bind, guesses, type Binding } from './bind';
import type { Open, Place } from './board.svelte';
import { grammar, marks } from './events';
import { grouped, type Group } from './groups';
import type { Memory } from './memory';
import { question } from './prompt';
import { isEmpty, read, thingsOf, type Fact, type Reading, type Thing, type Zone } from './read';
import { countsWidth, scores, seatFacts } from './seats';
import { capital, costOf, counts, isCost, tells, Words, worthReading } from './words';

/** A move in the list is a thing as well: it is chosen there and confirmed in the bar. */
const MOVE = 'move:';
export const moveThing = (move: string) => `${MOVE}${move}`;
/** A move that ends something, and one that lets something pass. */
const ENDS = /^(?:end\b|done$|stop$)/;
const SKIPS = /^(?:skip|decline|pass|no)$/;
/** In which match, round or turn we are: the first of these that a view has, and how many there will be. */
const WHERE: [string, string][] = [['game', 'games'], ['round', 'rounds'], ['turn', 'turns'], ['number', '']];
/** The fact that says whose turn it is. */
const WHOSE = 'seat';
const UNKNOWN = 'no-such-move';
/** The heights of a card in hand that is but a name, and of one with a line below it; and what the corners of a card add. */
const NAMED = 44;
const TOLD = 56;
const CORNER = 14;

export class Position extends AnyPosition {
  readonly reading: Reading;
  readonly words: Words;
  readonly laid: Thing[];
  readonly #binding: Binding;
  readonly #byId: Map<string, Thing>;
  readonly #printed: Map<string, Fact[]>;

  constructor(
    seen: Seen,
    speaker: Speaker,
    readonly memory: Memory,
    readonly open: Open,
  ) {
    super(seen, speaker);
    const { view } = seen;
    this.words = new Words(speaker, this.names, view.you);
    this.reading = read(view);
    this.laid = thingsOf(this.reading);
    this.#byId = new Map(this.laid.map((thing) => [thing.id, thing]));
    memory.see(`${seen.at} ${view.you}`, this.reading, seen.events.length);
    const context = new Set(Object.values(view.decision?.args ?? {}).filter((arg) => typeof arg === 'string'));
    this.#binding = bind([...this.options], this.laid, context, this.near, memory.habits);
    this.#printed = this.#print();
    this.log = grammar(this);
  }

  /** What is known of a thing wherever it lies: from tables, and from where it is described. */
  #print(): Map<string, Fact[]> {
    const found = new Map(this.reading.tables);
    for (const { name, facts } of this.laid) {
      const lasting = facts.filter(({ value }) => typeof value !== 'boolean');
      if (name && lasting.length && !found.has(name)) found.set(name, lasting);
    }
    return found;
  }

  thing(id: string): Thing | null {
    return this.#byId.get(id) ?? null;
  }

  /** What is known of a thing: what is said of it here first, then what it always has. */
  factsOf({ name, facts }: Thing): Fact[] {
    const here = new Set(facts.map((fact) => fact.name));
    return worthReading([...facts, ...(this.#printed.get(name) ?? []).filter((fact) => !here.has(fact.name))], name);
  }

  /** What is said of a thing: a price only where it is printed on it, or where the thing is for sale. */
  saidOf(thing: Thing): Fact[] {
    const own = new Set([...thing.facts, ...(this.reading.tables.get(thing.name) ?? [])]);
    return this.factsOf(thing).filter((fact) => own.has(fact) || !isCost(fact));
  }

  /** The few words that stand on a thing. */
  noteOf(thing: Thing): string {
    const place = thing.part && thing.name ? [capital(this.words.zone(thing.part))] : [];
    const height = thing.kind === 'top' && thing.name && thing.count !== null ? [this.say('table-any-top', { n: thing.count })] : [];
    return [...place, ...height, ...this.factsOf(thing).map((fact) => this.words.short(fact))].join(', ');
  }

  /** What a piece does, where the catalogue says it: a rule that is named after it, or the help of one of its facts. */
  about(thing: Thing): { text: string; rule: string } {
    const rule = this.speaker.ruleNamed(thing.name);
    if (rule) return { text: this.speaker.rule(rule), rule };
    const helps = this.factsOf(thing).flatMap(({ name, value }) => (typeof value === 'string' ? [this.speaker.help(name, value)] : []));
    return { text: helps.filter(Boolean).join(' '), rule: '' };
  }

  // What lies where.

  get hand(): Zone | null {
    return this.reading.hand;
  }

  /** Zones with something in them, in the view's order; those that are only numbers stand elsewhere. */
  get zones(): Zone[] {
    return this.reading.zones.filter((zone) => !isEmpty(zone) && !isNumber(zone));
  }

  /** Piles that nobody sees into: a number each. */
  get piles(): Thing[] {
    return this.reading.zones.filter((zone) => zone.seat === null && isNumber(zone)).flatMap((zone) => zone.things);
  }

  /** Numbers and words of the table, as far as they say anything or have: first what there is, then how things stand. */
  get turnFacts(): Fact[] {
    const zones = this.reading.zones.filter((zone) => zone.seat === null && isNumber(zone));
    const facts = zones.flatMap((zone) => [...zone.facts, ...zone.zones.flatMap((part) => part.facts)]);
    // How far the game is stands above the table, and whose turn it is at the seats.
    const said = new Set(this.#progress().names);
    const turn = ({ name, value }: Fact) => name === WHOSE && value === this.view.decision?.seat;
    const told = facts.filter((fact) => !said.has(fact.name) && !turn(fact) && this.memory.shows(fact.name, tells(fact)));
    return told.toSorted((a, b) => Number(counts(b)) - Number(counts(a)));
  }

  /** What lies before another seat, as far as anything does; what is only a number stands with the seat. */
  before(seat: number): Zone[] {
    return this.reading.seats[seat]!.filter((zone) => !isEmpty(zone) && !isNumber(zone));
  }

  /** Zones in which nothing lies. */
  get empty(): Zone[] {
    return this.reading.zones.filter((zone) => isEmpty(zone) && !isNumber(zone));
  }

  // What can be done.

  get asks(): Asks {
    return this.mine || this.options.size ? { kind: 'one', confirm: true } : { kind: 'none' };
  }

  things(): string[] {
    return [...this.laid.map((thing) => thing.id), ...[...this.options].map(moveThing)];
  }

  moves(id: string): string[] {
    if (id.startsWith(MOVE)) return [id.slice(MOVE.length)];
    const legal = this.#binding.moves.get(id);
    if (legal) return legal;
    const thing = this.thing(id);
    const { reasons } = this.seen;
    return thing ? guesses(thing, this.memory.habits).filter((move) => !this.may(move) && reasons[move]?.key !== UNKNOWN) : [];
  }

  /** The moves that are allowed for a thing. */
  ways(id: string): string[] {
    return this.moves(id).filter((move) => this.may(move));
  }

  /** Things on the table that a move names. */
  named(move: string): Thing[] {
    return this.#binding.things.get(move) ?? [];
  }

  /** The moves to choose from: all, or those of the thing that is picked where it has several. */
  offered(desk: Desk): string[] {
    const ways = desk.chosen === null ? [] : this.ways(desk.chosen);
    return ways.length > 1 ? ways : [...this.options];
  }

  /** They stand under their verbs. */
  choices(desk: Desk): Group[] {
    return grouped(this.offered(desk), (move) => capital(this.label(move)), (move) => this.cost(move));
  }

  /** Where the moves are to be found. */
  place(desk: Desk): Place {
    return this.open.place(desk.sizes, this.choices(desk));
  }

  /** What the thing of a move costs. */
  cost(move: string): number | null {
    // Only where the thing lies for sale: a card in hand has cost what it cost.
    const costs = this.named(move).map((thing) => costOf(thing.facts));
    return costs.find((cost) => cost !== null) ?? null;
  }

  /** The move that ends something, and the one that lets something pass, where there is exactly one of its kind. */
  get ending(): string | null {
    return this.#only(ENDS);
  }

  get skipping(): string | null {
    return this.#only(SKIPS);
  }

  #only(kind: RegExp): string | null {
    const found = [...this.options].filter((move) => kind.test(move) && !this.named(move).length);
    return found.length === 1 ? found[0]! : null;
  }

  // What is shown around the board.

  question(desk: Desk): Prompt {
    return question(this, desk);
  }

  doing(seat: number): string {
    return this.say('table-any-decides', { seat });
  }

  seat(seat: number): SeatFacts {
    return seatFacts(this, seat);
  }

  scores(): string {
    return scores(this);
  }

  /** The first number that says how far the game is, and the facts that it is read from. */
  #progress(): { text: string; names: string[] } {
    const facts = this.reading.zones.filter((zone) => zone.seat === null).flatMap((zone) => zone.facts);
    const number = (name: string) => {
      const value = facts.find((fact) => fact.name === name)?.value;
      return typeof value === 'number' ? value : null;
    };
    for (const [name, all] of WHERE) {
      const [n, total] = [number(name), number(all)];
      const text = capital(this.words.fact(name));
      // A match of one game is told by its turns.
      if (n === null || total === 1) continue;
      return { text: total === null ? this.say('table-any-nth', { text, n }) : this.say('table-any-nth-of', { text, n, total }), names: [name, all] };
    }
    return { text: '', names: [] };
  }

  where() {
    const { name } = this.seen.table;
    const progress = this.#progress().text;
    const more = name ? this.say('table-crumb-table', { text: name }) : '';
    return { place: progress, more: progress && more ? ` · ${more}` : more, chip: null };
  }

  needs(form: Sizes['form']): Needs {
    const held = this.hand?.things ?? [];
    const small = form === 'narrow' || form === 'low';
    const told = held.some((thing) => this.noteOf(thing) || (!small && this.about(thing).text));
    const wide = Math.max(0, ...this.names.map((_, seat) => countsWidth(this, seat)));
    return { rows: 0, hand: held.length > 0, counts: wide, ...(small ? { held: told ? TOLD : NAMED } : told ? {} : { held: NAMED + CORNER }) };
  }

  // What happened.

  readonly log;

  override marks(told: Told): Mark[] {
    return marks(told, this);
  }
}

/** Whether a zone is a number or a few words, and no list. */
function isNumber(zone: Zone): boolean {
  const facts = zone.zones.every((part) => !part.things.length && !part.zones.length);
  return !zone.list && facts && zone.things.every((thing) => thing.down && !thing.part);
}

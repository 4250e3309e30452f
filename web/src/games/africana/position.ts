// A view of Africana as things on a table: places, cards, books, expeditions, each with its moves. Nothing here knows a
// rule: what may be done stands in the options of the decision, after a planned journey in those of the server's look ahead.
import type { Desk } from '../../frame/desk.svelte';
import type { Needs, Sizes } from '../../frame/layout';
import type { Flights, Key, Mark } from '../../frame/position';
import type { Prompt } from '../../frame/prompt';
import type { SeatFacts } from '../../frame/seats';
import type { Seen, Told } from '../../frame/seen';
import type { Asks, Way } from '../../frame/selection';
import type { Story } from '../../frame/story';
import type { Speaker } from '../../speech';
import type { Problem } from '../../wire';
import { rank, type Card } from './cards';
import { numbers } from './end';
import { brief, flights, grammar, marks } from './events';
import { Journey } from './journey';
import { ownKeys } from './keys';
import { boughtSide, isPlanned, onWay, stepOf, type Side } from './moves';
import type { Open } from './open.svelte';
import { backOne, cutAfter, stepsIn, withCard } from './plan';
import { question } from './prompt';
import { scores, seatFacts } from './seats';
import type { Half, Tables } from './tables';

export const placeThing = (place: string): string => `place:${place}`;
export const expeditionThing = (word: string): string => `expedition:${word}`;
export const adventureThing = (word: string): string => `adventure:${word}`;
export const bookThing = (half: Half): string => `book:${half}`;
export const pageThing = (side: Side): string => `page:${side}`;
export const turnThing = (side: Side): string => `turn:${side}`;
const partsOf = (thing: string): [string, string] => [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];

export class Position extends Journey {
  readonly kind: string;
  readonly hand: Card[];
  override readonly keys: Key[] = ownKeys(this);
  override readonly dyes: readonly string[];

  constructor(seen: Seen, speaker: Speaker, tables: Tables, open: Open) {
    super(seen, speaker, tables, open);
    this.kind = (this.mine && this.view.decision?.kind) || '';
    this.dyes = this.view.seats.map(({ company }) => `co-${company}`);
    this.hand = this.#cards();
  }

  /** Whose turn it is. */
  get mover(): number {
    return this.view.decision?.seat ?? this.near;
  }

  /** The half in which the seat in turn stands: its book is the one that can be used. */
  get half(): Half {
    return this.tables.places[this.own.place]?.half ?? 'north';
  }

  #cards(): Card[] {
    const held = this.view.zones.hands[this.near];
    if (!Array.isArray(held)) return [];
    const count = new Map<string, number>();
    return [...held].sort((a, b) => rank(a) - rank(b)).map((name) => {
      const n = (count.get(name) ?? 0) + 1;
      count.set(name, n);
      return { name, id: `${name}#${n}` };
    });
  }

  /** What a press makes of the plan. */
  walk(picked: readonly string[], thing: string): readonly string[] | Problem | null {
    const [kind, name] = partsOf(thing);
    const path = this.planned(picked);
    if (kind === 'place') return this.#step(path, name);
    if (kind === 'page') return this.may(`buy ${name}`) ? (picked[0] === `buy ${name}` ? [] : [`buy ${name}`]) : null;
    if (kind === 'book') return this.#book(name as Half);
    if (kind === 'expedition' || kind === 'adventure') return this.#goal(path, name);
    if (this.hand.some((card) => card.id === thing)) return this.#hold(path, thing.replace(/#\d+$/, ''));
    return null;
  }

  /** While others play, places along the routes are kept for one's own turn; the last one again takes it back. */
  override muse(thing: string): boolean {
    const [kind, name] = partsOf(thing);
    if (kind !== 'place' || !this.view.decision) return false;
    const { wish } = this.open;
    if (wish.at(-1) === name) this.open.wish = wish.slice(0, -1);
    else if (this.tables.places[wish.at(-1) ?? this.own.place]?.near.includes(name)) this.open.wish = [...wish, name];
    else if (wish.includes(name)) this.open.wish = wish.slice(0, wish.lastIndexOf(name) + 1);
    else return false;
    return true;
  }

  #step(path: readonly string[], place: string): readonly string[] | Problem | null {
    if (this.kind === 'book') return null;
    if (!this.after(path)) return path;
    const [first] = this.waysTo(place, path);
    if (first) {
      const before = [...path, ...this.onTheWay(path)];
      this.open.card = '';
      this.open.step = 0;
      this.open.book = false;
      return [...before, first];
    }
    const legs = this.legs(path);
    const step = legs.findLastIndex((leg, n) => n > 0 && leg.place === place);
    if (step > 0) return step === legs.length - 1 ? backOne(path) : cutAfter(path, step);
    if (!path.length) return null;
    const here = legs.at(-1)!.place;
    if (!this.tables.places[here]?.near.includes(place)) return { key: 'africana-no-route', rule: 'AF-M1', args: { here, place } };
    return { key: 'africana-table-no-card', rule: 'AF-M1', args: { place } };
  }

  /** A card of the hand: for the last step in place of another, or for the next one. */
  #hold(path: readonly string[], card: string): readonly string[] | null {
    if (!this.optionsAfter(path).some((move) => stepOf(move))) return null;
    const other = this.choices(path).find((move) => stepOf(move)!.card === card);
    if (other && !path.includes(other)) return withCard(path, stepsIn(path), other);
    this.open.card = this.open.card === card ? '' : card;
    return path;
  }

  #book(half: Half): readonly string[] | Problem | null {
    if (half !== this.half) return { key: 'africana-table-other-book', rule: 'AF-B1', args: { book: this.half } };
    if (this.kind === 'travel') return null;
    this.open.book = this.kind === 'book' || !this.open.book;
    this.open.tab = 'books';
    return [];
  }

  /** An expedition or an adventure is joined or ended where one stands then, or not any more. */
  #goal(path: readonly string[], goal: string): readonly string[] | null {
    const made = path.findLast((move) => onWay(move)?.goal === goal);
    if (made) return path.filter((move) => move !== made);
    const move = this.optionsAfter(path).find((one) => onWay(one)?.goal === goal);
    return move ? [...path, move] : null;
  }

  // What can be pressed.

  get asks(): Asks {
    if (!this.mine) return { kind: 'none' };
    const n = Number(this.view.decision?.args['n'] ?? 1);
    if (this.kind === 'discard' || this.kind === 'give-up') return { kind: 'some', least: n, most: n, ordered: false };
    return { kind: 'path' };
  }

  override step(_path: readonly string[], thing: string): Way {
    return isPlanned(thing) ? thing : null;
  }

  override has(thing: string): boolean {
    return isPlanned(thing) || this.things().includes(thing);
  }

  things(): string[] {
    const goals = this.view.zones.spaces.flatMap(({ expedition }) => (expedition ? [expeditionThing(expedition)] : []));
    return [
      ...this.hand.map((card) => card.id), ...Object.keys(this.tables.places).map(placeThing), ...goals,
      ...this.adventures(this.near).map(({ adventure }) => adventureThing(adventure)),
      bookThing('north'), bookThing('south'), ...(['left', 'right'] as const).flatMap((side) => [pageThing(side), turnThing(side)]),
    ];
  }

  adventures(seat: number) {
    return this.view.zones.adventures[seat] ?? [];
  }

  /** The moves that a thing stands for now, allowed or not. */
  moves(thing: string): string[] {
    if (isPlanned(thing)) return [thing];
    const [kind, name] = partsOf(thing);
    const card = this.hand.find((one) => one.id === thing);
    if (card) return this.kind === 'discard' ? [`discard ${card.name}`] : this.#stepsWith(card.name);
    if (kind === 'page') return [`buy ${name}`];
    if (kind === 'turn') return [`turn ${name}`];
    if (kind === 'adventure') return this.kind === 'give-up' ? [`give up ${name}`] : [`end ${name}`];
    if (kind === 'expedition') return this.view.zones.spaces.find((one) => one.expedition === name)?.markers.includes(this.near) ? [`end ${name}`] : [`join ${name}`];
    if (kind === 'book') return name === this.half ? ['turn left', 'turn right', 'buy left', 'buy right'] : [];
    if (kind !== 'place' || !this.mine) return [];
    const ways = this.waysTo(name, []);
    return ways.length ? [...ways] : this.hand.slice(0, 1).map((one) => `go ${name} with ${one.name}`);
  }

  /** The steps that a card allows; where it allows none, one of which the rules say why. */
  #stepsWith(card: string): string[] {
    const allowed = [...this.options].filter((move) => stepOf(move)?.card === card);
    const [next] = this.tables.places[this.own.place]?.near ?? [];
    return allowed.length || !next ? allowed : [`go ${next} with ${card}`];
  }

  ways(thing: string): string[] {
    return this.moves(thing).filter((move) => this.may(move));
  }

  /** Whether the book of one's half can be used. */
  get usable(): boolean {
    return [...this.options].some((move) => /^(?:turn|buy) /.test(move));
  }

  /** What is bought, if something is: the page that is picked. */
  buying(picked: readonly string[]): { side: Side; adventure: string } | null {
    const side = boughtSide(picked[0] ?? '');
    const top = side && this.view.zones.books[this.half][side].top;
    return side && top ? { side, adventure: top } : null;
  }

  // Names.

  place(place: string): string {
    return this.speaker.piece('place', place);
  }

  expedition(word: string): string {
    return this.speaker.piece('expedition', word);
  }

  subject(adventure: string): string {
    const { kind, subject } = this.tables.adventures[adventure] ?? { kind: 'artifact', subject: adventure };
    const text = this.speaker.piece('subject', kind === 'artifact' ? subject : `${subject} assistant`);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  // What is shown around the board.

  question(desk: Desk): Prompt {
    return question(this, desk);
  }

  doing(seat: number): string {
    const step = this.view.decision?.kind ?? 'action';
    const { you } = this.view;
    if (seat === you) return this.say('africana-table-you-choose');
    return this.say(`africana-table-is-${step}`, { seat, place: this.view.seats[seat]!.place });
  }

  seat(seat: number): SeatFacts {
    return seatFacts(this, seat);
  }

  scores(): string {
    return scores(this);
  }

  where() {
    const { progress, seats, zones } = this.view;
    const { name } = this.seen.table;
    const left = zones.expedition_pile.count;
    return {
      place: this.say('africana-table-round', { n: Math.floor(progress.turn / seats.length) + 1 }),
      more: name ? ` · ${this.say('table-crumb-table', { text: name })}` : '',
      chip: { icon: 'trail' as const, text: progress.last_round ? this.say('africana-table-last-round') : this.say('africana-table-expeditions-left', { n: left }) },
      ...(this.#reconstructed ? { source: { text: this.say('africana-table-reconstructed'), title: this.say('africana-table-made-up') } } : {}),
    };
  }

  /** Whether something on the map or the cards is not as it is printed, as far as anybody knows. */
  get #reconstructed(): boolean {
    return Object.values(this.tables.adventures).some(({ provenance }) => provenance !== 'published');
  }

  needs(form: Sizes['form']): Needs {
    return { rows: 0, hand: true, held: form === 'narrow' ? 66 : form === 'low' ? 72 : 92, counts: 200 };
  }

  // What happened.

  readonly log = grammar(this);

  override flights(fresh: Told[]): Flights {
    return flights(fresh, this);
  }

  override marks(told: Told): Mark[] {
    return marks(told, this);
  }

  override brief(told: Told): string {
    return brief(told, this) ?? super.brief(told);
  }

  override numbers(story: Story) {
    return numbers(this, story);
  }
}

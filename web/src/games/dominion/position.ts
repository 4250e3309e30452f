// A view of Dominion as things on a table: cards, piles, answers, each with its moves. Nothing here knows a rule: what may
// be done stands in the options of the decision, and why not in the reasons.
import type { Desk } from '../../frame/desk.svelte';
import type { Needs, Sizes } from '../../frame/layout';
import { Position as AnyPosition, type Flights, type Key, type Mark } from '../../frame/position';
import type { Prompt } from '../../frame/prompt';
import type { SeatFacts } from '../../frame/seats';
import type { Seen, Told } from '../../frame/seen';
import type { Asks } from '../../frame/selection';
import type { Story } from '../../frame/story';
import type { View } from '../../frame/view';
import type { Speaker } from '../../speech';
import type { BuyableEvent, DominionView, SupplyPile } from '../../wire';
import { is, isPlain, printed, type Card } from './cards';
import { bestOf, numbers } from './end';
import { flights, grammar, marks } from './events';
import type { Identities } from './identity';
import { ownKeys } from './keys';
import { ENDS, PASSES, severalOf, spelled, spotOf, type Several, type Spot } from './moves';
import type { Open } from './open.svelte';
import { own } from './own.svelte';
import { beyond, type Passing } from './passing';
import { question } from './prompt';
import { scores, seatFacts } from './seats';
import { answerThing, pileThing } from './things';

type Own = Omit<DominionView, 'game'> & View;

/** Cards that some or all may see for a moment, and whose they are. */
export interface Shown {
  seat: number | null;
  spot: Spot;
  cards: Card[];
}

export class Position extends AnyPosition {
  readonly passing: Passing | null;
  readonly kind: string;
  readonly several: Several | null;
  /** Moves that belong to nothing on the table. */
  readonly answers: string[] = [];
  override readonly keys: Key[] = ownKeys(this);
  override readonly arranges = true;
  readonly #cards: Map<string, Card[]>;
  readonly #spots = new Map<string, Spot>();
  readonly #moves = new Map<string, string[]>();
  readonly #verbs = new Map<Spot, Set<string>>();

  constructor(told: Seen, speaker: Speaker, identities: Identities, readonly open: Open) {
    const { seen, passing } = beyond(told);
    super(seen, speaker);
    this.passing = passing;
    open.at(String(seen.table.id));
    this.kind = (this.mine && this.view.decision?.kind) || '';
    this.#cards = identities.place(this.#places());
    for (const [place, cards] of this.#cards) for (const card of cards) this.#spots.set(card.id, place.split(' ')[0] as Spot);
    for (const move of this.options) this.#bind(move);
    this.several = this.mine ? severalOf(this.kind, Number(this.view.decision?.args['n'] ?? 0), [...this.options], this.#counts()) : null;
  }

  override get view(): Own {
    return this.seen.view as Own;
  }

  get turn() {
    return this.view.turn;
  }

  get myTurn(): boolean {
    return this.turn.seat === this.view.you;
  }

  // What lies where.

  #places(): Map<string, string[]> {
    const { zones, known, seats } = this.view;
    const places = new Map<string, string[]>();
    const hand = zones.hands[this.near];
    places.set('hand', typeof hand === 'number' || !hand ? [] : this.#inOrder(hand));
    seats.forEach((_, seat) => {
      places.set(`play ${seat}`, zones.plays[seat]!.map((one) => one.card));
      places.set(`mat ${seat}`, zones.mats[seat] ?? []);
      places.set(`aside ${seat}`, zones.asides[seat]!.flatMap(({ why, card }) => (why === 'looked-at' && card ? [card] : [])));
    });
    if (this.mine) {
      const named = (verb: string) => [...this.options].filter((move) => move.startsWith(verb)).map((move) => move.slice(verb.length));
      if (this.kind === 'topdeck-discarded') places.set('discard', known.discards[this.near] ?? []);
      if (this.kind === 'play-discarded') places.set('discard', named('play '));
      if (this.kind === 'gain-loot') places.set('loot', named('gain '));
    }
    return places;
  }

  /** Playable cards first, then Treasures, Actions, Victory cards; the most expensive first. */
  #inOrder(cards: readonly string[]): string[] {
    const rank = (name: string) => (this.may(`play ${name}`) ? 0 : 10) + (is(name, 'treasure') ? 1 : is(name, 'action') ? 2 : 3);
    return [...cards].sort((a, b) => rank(a) - rank(b) || printed(b).cost - printed(a).cost || a.localeCompare(b));
  }

  #counts(): Record<Spot, number> {
    const of = (place: string) => this.#cards.get(place)?.length ?? 0;
    const movable = (spot: Spot) => [...this.#moves.keys()].filter((thing) => this.#spots.get(thing) === spot).length;
    return { hand: of('hand'), play: movable('play'), mat: movable('mat'), aside: movable('aside'), discard: of('discard'), loot: of('loot'), supply: 0, answer: 0 };
  }

  get hand(): Card[] {
    return this.#cards.get('hand') ?? [];
  }

  plays(seat: number): Card[] {
    return this.#cards.get(`play ${seat}`) ?? [];
  }

  mat(seat: number): Card[] {
    return this.#cards.get(`mat ${seat}`) ?? [];
  }

  get hasMats(): boolean {
    return this.view.zones.mats.length > 0;
  }

  /** Cards that lie open for a moment: looked at, revealed, or to be chosen from a pile. */
  shown(): Shown[] {
    const aside = this.names.map((_, seat) => ({ seat, spot: 'aside' as const, cards: this.#cards.get(`aside ${seat}`) ?? [] }));
    const piles = (['discard', 'loot'] as const).map((spot) => ({ seat: spot === 'discard' ? this.near : null, spot, cards: this.#cards.get(spot) ?? [] }));
    return [...aside, ...piles].filter(({ cards }) => cards.length);
  }

  pile(card: string): SupplyPile | null {
    const { supply, upgrades } = this.view.zones;
    return [...supply, ...upgrades].find((one) => one.card === card) ?? null;
  }

  buyableEvent(card: string): BuyableEvent | null {
    return this.view.zones.events.find((one) => one.card === card) ?? null;
  }

  /** The name of the card that a thing is, or stands for. */
  cardOf(thing: string): string {
    return thing.startsWith('pile:') ? thing.slice(5) : thing.replace(/#\d+$/, '');
  }

  spot(thing: string): Spot | null {
    return this.#spots.get(thing) ?? null;
  }

  // What can be pressed.

  /** Tie a move to the things that it names. */
  #bind(move: string): void {
    if (ENDS.has(move) || PASSES.has(move)) return;
    const parts = spelled(move);
    const kind = this.passing?.moves.has(move) ? 'meanwhile' : this.kind;
    const spot = parts ? spotOf(kind, parts) : 'answer';
    const things = parts ? this.#thingsOf(spot, parts.card) : [];
    if (parts) this.#verbs.set(spot, (this.#verbs.get(spot) ?? new Set()).add(parts.verb === 'token' ? `token ${parts.token} on` : parts.verb));
    if (!things.length) this.answers.push(move);
    for (const thing of things) this.#moves.set(thing, [...(this.#moves.get(thing) ?? []), move]);
  }

  #thingsOf(spot: Spot, card: string): string[] {
    if (spot === 'supply') return [pileThing(card)];
    const here = spot === 'aside' ? this.names.map((_, seat) => `aside ${seat}`) : spot === 'play' || spot === 'mat' ? [`${spot} ${this.near}`] : [spot];
    const found = here.flatMap((place) => this.#cards.get(place) ?? []).filter((one) => one.name === card).map((one) => one.id);
    // A name is chosen once where a copy of it is gained; of equal cards those that are kept already lie first.
    if (this.kind === 'trash-discard-or-keep') return found.slice(Math.min(Number(this.view.decision?.args['n'] ?? 0), found.length - 1)).slice(0, 1);
    return this.kind === 'pilgrimage' ? found.slice(0, 1) : found;
  }

  get asks(): Asks {
    if (!this.mine) return { kind: 'none' };
    if (this.several) {
      const { least, most, ordered } = this.several;
      return { kind: 'some', least, most, ordered, ...(this.may('done') ? { done: 'done' } : {}) };
    }
    return { kind: 'one', confirm: !this.#atOnce };
  }

  /** A press is enough in the phases of a turn, where a pointer shows what it would bring, and for an answer in words. */
  get #atOnce(): boolean {
    if (this.kind === 'action-phase' || this.kind === 'buy-phase') return own.presses === 'one' || (own.presses === 'usual' && hovers());
    return this.#moves.size === 0 || this.kind === 'start-of-turn' || this.kind === 'meanwhile';
  }

  things(): string[] {
    const { supply, upgrades, events } = this.view.zones;
    const piles = [...supply, ...upgrades, ...events].map(({ card }) => pileThing(card));
    return [...this.#spots.keys(), ...piles, ...this.answers.map(answerThing), 'deck', 'discard', 'trash'];
  }

  moves(thing: string): string[] {
    if (thing.startsWith('answer:')) return [thing.slice(7)];
    const bound = this.#moves.get(thing);
    if (bound) return bound;
    const spot = thing.startsWith('pile:') ? 'supply' : this.#spots.get(thing);
    if (!spot || (spot !== 'supply' && spot !== 'hand')) return spot === 'mat' && this.mine ? [`call ${this.cardOf(thing)}`] : [];
    const verbs = this.#verbs.get(spot) ?? [];
    const verb = [...verbs][0] ?? (spot === 'hand' ? 'play' : 'buy');
    return [`${verb} ${this.cardOf(thing)}`];
  }

  /** The moves that are allowed for a thing. */
  ways(thing: string): string[] {
    return this.moves(thing).filter((move) => this.may(move));
  }

  override sends(moves: string[]): string[] {
    const { passing } = this;
    const stays = moves[0] === undefined || passing?.passes[0] === moves[0] || passing?.moves.has(moves[0]);
    return passing && !stays ? [...passing.passes, ...moves] : moves;
  }

  /** What a press on one of the Treasures in hand starts: all of them that need no question, then one that does. */
  treasures(): string[] {
    if (this.kind !== 'buy-phase') return [];
    const cards = this.hand.filter(({ name }) => this.may(`play ${name}`));
    const plain = cards.filter(({ name }) => isPlain(name));
    const [asking] = cards.filter(({ name }) => !isPlain(name));
    return [...plain, ...(asking ? [asking] : [])].map(({ name }) => `play ${name}`);
  }

  /** What one's card also is: an Estate that plays as another. */
  also(card: string): string {
    const { inherited } = this.view.seats[this.near]!;
    return card === 'estate' && inherited ? this.say('dominion-table-as', { card: inherited }) : '';
  }

  /** The coins that the Treasures in hand would bring, as far as it is known before. */
  get coinsInHand(): number {
    if (this.kind !== 'buy-phase') return 0;
    return this.hand.reduce((sum, { name }) => {
      const { coins, coins_to } = this.effect(`play ${name}`)?.args ?? {};
      return sum + (typeof coins === 'number' && typeof coins_to === 'number' ? coins_to - coins : 0);
    }, 0);
  }

  /** How a pile stands to one's coins: it can be had now, after the Treasures in hand, or not. */
  reach(card: string): 'now' | 'soon' | 'never' {
    if (this.ways(pileThing(card)).length) return 'now';
    if (this.kind !== 'buy-phase' || this.turn.buys < 1) return 'never';
    const pile = this.pile(card);
    const event = this.buyableEvent(card);
    const once = card === 'inheritance' && this.view.seats[this.near]!.inherited !== null;
    const cost = pile?.left ? pile.cost : event && !event.spent && !once ? event.cost : Infinity;
    const supply = event !== null || this.view.zones.supply.some((one) => one.card === card);
    return supply && cost > this.turn.coins && cost <= this.turn.coins + this.coinsInHand ? 'soon' : 'never';
  }

  // What is shown around the board.

  question(desk: Desk): Prompt {
    return question(this, desk);
  }

  doing(seat: number): string {
    const { decision, you } = this.view;
    if (decision?.kind === 'action-phase' || decision?.kind === 'buy-phase') return this.say(`dominion-table-is-${decision.kind}`, { seat });
    return this.say(seat === you ? 'dominion-table-you-decide' : 'dominion-table-decides', { seat });
  }

  seat(seat: number): SeatFacts {
    return seatFacts(this, seat);
  }

  scores(): string {
    return scores(this);
  }

  where() {
    const { zones, turn, seats } = this.view;
    const { name } = this.seen.table;
    const provinces = zones.supply.find((one) => one.card === 'province')?.left ?? 0;
    const of = seats.length > 4 ? 4 : 3;
    return {
      place: `${this.say('dominion-table-players', { n: seats.length })}, ${this.say('dominion-table-turn', { n: seats[turn.seat]?.turns ?? turn.number })}`,
      more: name ? ` · ${this.say('table-crumb-table', { text: name })}` : '',
      chip: { optional: true, icon: 'castle' as const, text: `${this.say('dominion-table-provinces-left', { n: provinces })} · ${this.say('dominion-table-piles-empty', { n: turn.empty, total: of })}` },
    };
  }

  needs(_form: Sizes['form']): Needs {
    return { rows: 0, hand: true };
  }

  // What happened.

  readonly log = grammar(this);

  override flights(fresh: Told[]): Flights {
    return flights(fresh, this);
  }

  override marks(told: Told): Mark[] {
    return marks(told, this);
  }

  // How it ended.

  override told(move: string, seat: number) {
    return bestOf(this, move, seat);
  }

  override numbers(story: Story) {
    return numbers(this, story);
  }
}

/** Whether a pointer can rest on a thing before it presses. */
const hovers = (): boolean => typeof matchMedia === 'undefined' || matchMedia('(hover: hover)').matches;

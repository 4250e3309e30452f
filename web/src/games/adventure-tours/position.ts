// A view of Adventure Tours as things on a table: cards, places, players, boards, each with its moves. Nothing here knows
// a rule: what may be done stands in the options of the decision, what it brings in their effects, why not in the reasons.
import type { Desk } from '../../frame/desk.svelte';
import type { Needs, Sizes } from '../../frame/layout';
import { Position as AnyPosition, type Flights, type Key, type Mark } from '../../frame/position';
import type { Prompt } from '../../frame/prompt';
import type { SeatFacts } from '../../frame/seats';
import type { Seen, Told } from '../../frame/seen';
import type { Asks, Way } from '../../frame/selection';
import type { Story } from '../../frame/story';
import type { View } from '../../frame/view';
import type { Speaker } from '../../speech';
import type { AdventureToursView, TourSeat } from '../../wire';
import { COLOURS, CATEGORY, colourOf, dashed, isAction, personOf, type BoardFacts, type Card, type CardFacts, type Colour, type Tables } from './cards';
import { flights, grammar, marks, turnsOf } from './events';
import { nameOf, type Identities } from './identity';
import { ownKeys } from './keys';
import { needs } from './layout';
import { aimAt, aimed, AIMS, guardOf, LAYS, moveTo, seatOfThing, seatThing, tileThing } from './moves';
import { numbers, told } from './end';
import type { Open } from './open.svelte';
import { question } from './prompt';
import { scores, seatFacts } from './seats';

type Own = Omit<AdventureToursView, 'game'> & View;
export type Row = 'members' | 'equipment';

/** A level, and what it would become. */
export interface Change {
  colour: Colour;
  before: number;
  after: number;
}

export class Position extends AnyPosition {
  /** Which kind of question waits, for whomever. */
  readonly asked: string;
  /** The same, if this reader answers it. */
  readonly kind: string;
  override readonly keys: Key[] = ownKeys(this);
  readonly #cards: Map<string, Card[]>;
  /** The laid cards that could be discarded for protection, with the move. */
  readonly #guards = new Map<string, string>();

  constructor(seen: Seen, speaker: Speaker, readonly tables: Tables, identities: Identities, readonly open: Open) {
    super(seen, speaker);
    this.asked = this.view.decision?.kind ?? '';
    this.kind = this.mine || this.options.size ? this.asked : '';
    this.#cards = identities.place(this.#places());
    for (const move of this.options) this.#bindGuard(move);
  }

  override get view(): Own {
    return this.seen.view as Own;
  }

  get progress() {
    return this.view.progress;
  }

  /** Between two rounds, or after the last. */
  get between(): boolean {
    return this.asked === 'deal' || this.asked === 'draft';
  }

  get expert(): boolean {
    return this.view.options['mode'] === 'expert';
  }

  // What lies where.

  #places(): Map<string, Omit<Card, 'id'>[]> {
    const { zones, seats } = this.view;
    const places = new Map<string, Omit<Card, 'id'>[]>();
    const hand = zones.hands[this.near];
    seats.forEach((_, seat) => {
      for (const row of ['members', 'equipment'] as const) places.set(`${row} ${seat}`, zones[row][seat]!.map(({ card, ready }) => ({ name: card, ready })));
    });
    places.set('hand', Array.isArray(hand) ? hand.map((name) => ({ name })) : []);
    places.set('discard', zones.discard.slice(-1).map((name) => ({ name })));
    return places;
  }

  get hand(): Card[] {
    return this.#cards.get('hand') ?? [];
  }

  row(row: Row, seat: number): Card[] {
    return this.#cards.get(`${row} ${seat}`) ?? [];
  }

  get discard(): Card | null {
    return this.#cards.get('discard')?.[0] ?? null;
  }

  player(seat: number): TourSeat {
    return this.view.seats[seat]!;
  }

  level(seat: number, colour: Colour): number {
    return this.player(seat).levels[colour] ?? 0;
  }

  facts(card: string): CardFacts {
    return this.tables.cards[nameOf(card)] ?? { name: card, colour: colourOf(card), demand: 0, money: 0, equipment: { red: 0, blue: 0, yellow: 0 }, action: 'none', copies: 0, published: [] };
  }

  boardFacts(board: string): BoardFacts | null {
    return this.tables.boards[board] ?? null;
  }

  // What things are called.

  /** The adventurer alone, without the colour: its symbol stands beside it. */
  person(card: string): string {
    return this.speaker.nameOf('name', personOf(nameOf(card))) ?? this.speaker.card(nameOf(card));
  }

  /** The same as short as it is on a small card. */
  short(card: string): string {
    return this.person(card).replace(/^Prof\S*\s/, 'Prof. ').replace(/^Colonel\s/, 'Col. ');
  }

  category(colour: Colour): string {
    const word = this.speaker.piece('category', CATEGORY[colour]);
    return word.charAt(0).toUpperCase() + word.slice(1);
  }

  board(board: string | null): string {
    return board === null ? '' : this.speaker.piece('board', board);
  }

  ability(ability: string): string {
    return this.say(`adventure-tours-ability-${dashed(ability)}`);
  }

  /** What may follow a card, in words: an action, or the ability of one's board. */
  stepName(word: string): string {
    return isAction(word) ? this.say(`adventure-tours-action-${dashed(word)}`) : this.ability(word);
  }

  // What a move would bring.

  /** The levels that a move changes, as its effect says. */
  changes(move: string): Change[] {
    const args = this.effect(move)?.args ?? {};
    const [before, after] = [args['before'], args['after']];
    const one = COLOURS.find((colour) => CATEGORY[colour] === args['category']);
    if (one && typeof args['level'] === 'number') return [{ colour: one, before: args['level'], after: Number(args['level_to']) }];
    if (one && typeof before === 'number') return [{ colour: one, before, after: Number(after) }];
    return COLOURS.flatMap((colour) => {
      const [was, will] = [args[colour], args[`${colour}_to`]];
      return typeof was === 'number' && typeof will === 'number' && was !== will ? [{ colour, before: was, after: will }] : [];
    });
  }

  /** The steps that may follow a laid card, in their order. */
  then(move: string): string[] {
    const then = this.effect(move)?.args['then'];
    return typeof then === 'string' ? then.split(', ') : [];
  }

  /** The first other card in hand whose demand these levels would meet, which one's own do not. */
  opened(changes: readonly Change[], card: string): Card | null {
    return this.hand.find((one) => {
      const { colour, demand } = this.facts(one.name);
      const change = changes.find((two) => two.colour === colour);
      return one.id !== card && change && demand > change.before && demand <= change.after;
    }) ?? null;
  }

  // What can be pressed.

  #bindGuard(move: string): void {
    const guard = guardOf(move);
    if (!guard) return;
    const fits = this.row(guard.row, this.near).filter((card) => card.name === guard.card && card.ready);
    const card = fits[guard.which];
    if (card) this.#guards.set(card.id, move);
  }

  get guards(): ReadonlyMap<string, string> {
    return this.#guards;
  }

  get aiming(): boolean {
    return AIMS.has(this.kind);
  }

  get asks(): Asks {
    if (!this.kind) return { kind: 'none' };
    if (LAYS[this.kind]) return { kind: 'place' };
    if (this.kind === 'give-two') return { kind: 'some', least: 1, most: 2, ordered: false };
    return { kind: 'one', confirm: true, twice: this.aiming && this.open.chips };
  }

  things(): string[] {
    const laid = [...this.#cards].flatMap(([place, cards]) => (place === 'discard' ? [] : cards.map((card) => card.id)));
    const tiles = this.between ? Object.keys(this.tables.boards).map(tileThing) : [];
    return [...laid, 'join', 'lay', ...this.names.map((_, seat) => seatThing(seat)), ...tiles, 'pile', 'discard'];
  }

  moves(thing: string): string[] {
    if (thing === 'pile') return this.kind === 'own-draw' ? ['draw'] : [];
    if (thing.startsWith('board ')) return this.kind === 'draft' ? [thing] : [];
    const seat = seatOfThing(thing);
    if (seat !== null) return this.aiming ? [aimAt(seat)] : [];
    const guard = this.#guards.get(thing);
    if (guard) return [guard];
    return this.isHeld(thing) ? (LAYS[this.kind] ?? []).map((place) => moveTo(place, nameOf(thing))) : [];
  }

  /** The moves that are allowed for a thing. */
  ways(thing: string): string[] {
    return this.moves(thing).filter((move) => this.may(move));
  }

  isHeld(thing: string | null): boolean {
    return this.hand.some((card) => card.id === thing);
  }

  override carries(thing: string): boolean {
    return this.isHeld(thing);
  }

  override placed(thing: string, place: string): Way {
    if (place !== 'join' && place !== 'lay') return null;
    return moveTo(place, nameOf(thing));
  }

  /** Both cards go to the one who alone was named. */
  override sends(moves: string[]): string[] {
    return this.kind === 'give-two' && moves.length === 1 && aimed(moves[0]!) !== null ? [...moves, ...moves] : moves;
  }

  // What is shown around the board.

  question(desk: Desk): Prompt {
    return question(this, desk);
  }

  doing(seat: number): string {
    const { decision } = this.view;
    const own = `adventure-tours-table-is-${this.asked}`;
    if (decision && this.speaker.has(own)) return this.say(own, { ...decision.args, seat });
    return this.say(seat === this.view.you ? 'adventure-tours-table-you-decide' : 'adventure-tours-table-decides', { seat });
  }

  seat(seat: number): SeatFacts {
    return seatFacts(this, seat);
  }

  scores(): string {
    return scores(this);
  }

  where() {
    const { round, rounds } = this.progress;
    const { name } = this.seen.table;
    const left = this.view.zones.pile;
    const rebuilt = Object.values(this.tables.cards).some((card) => card.published.length < 5);
    const pile = { icon: 'card-draw' as const, text: String(left), title: this.say('adventure-tours-table-left', { n: left }) };
    return {
      place: this.say('adventure-tours-table-where', { n: round, total: rounds, text: this.view.options['mode'] ?? '' }),
      more: name ? ` · ${this.say('table-crumb-table', { text: name })}` : '',
      chip: { ...(rebuilt ? { icon: 'info' as const, text: this.say('adventure-tours-table-rebuilt'), optional: true } : { icon: pile.icon, text: pile.title }), short: pile },
    };
  }

  needs(form: Sizes['form'], room: { width: number; height: number }): Needs {
    return needs(this, form, room);
  }

  // What happened.

  /** The events with which a turn begins. */
  readonly turns: ReadonlySet<Told> = turnsOf(this.seen.events);
  readonly log = grammar(this);

  override flights(fresh: Told[]): Flights {
    return flights(fresh, this);
  }

  override marks(told: Told): Mark[] {
    return marks(told, this);
  }

  // How it ended.

  override told(move: string, seat: number) {
    return told(this, move, seat);
  }

  override numbers(story: Story) {
    return numbers(this, story);
  }
}

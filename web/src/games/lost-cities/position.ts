// A view of Lost Cities as things on a table: cards with their moves, places with their effects, and their names.
// Nothing here knows a rule: what may be done stands in the options of the decision, and why not in the reasons.
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
import type { Expedition, LostCitiesView } from '../../wire';
import { MILESTONE, type Card, type Colour } from './cards';
import { numbers, remark, toldOf } from './end';
import { brief, flights, grammar, marks } from './events';
import type { Identities } from './identity';
import { ownKeys } from './keys';
import { scores } from './names';
import { question } from './prompt';
import { seatFacts } from './seats';

/** A milestone of this game. */
export interface Milestone {
  name: string;
  /** Who has won it; null while it can be had. */
  winner: number | null;
  /** How far each seat has come, where the table shows it. */
  progress: [number, number] | null;
}

/** A view of this game. */
type Own = Omit<LostCitiesView, 'game'> & View;

export class Position extends AnyPosition {
  readonly colours: Colour[];
  readonly far: number;
  readonly #cards: Map<string, Card[]>;
  override readonly keys: Key[] = ownKeys(this);

  constructor(seen: Seen, speaker: Speaker, identities: Identities) {
    super(seen, speaker);
    const { zones, progress } = this.view;
    this.far = this.others[0]!;
    this.colours = Object.keys(zones.camps) as Colour[];
    const places = new Map<string, string[]>();
    zones.hands.forEach((hand, seat) => places.set(`hand ${seat}`, typeof hand === 'number' ? [] : hand));
    for (const colour of this.colours) {
      zones.expeditions.forEach((row, seat) => places.set(`${seat} ${colour}`, row[colour]?.cards ?? []));
      const top = zones.camps[colour]?.top;
      places.set(`camp ${colour}`, top ? [top] : []);
    }
    this.#cards = identities.place(places, progress.game);
  }

  override get view(): Own {
    return this.seen.view as Own;
  }

  get phase() {
    return this.view.progress.step;
  }

  hand(seat: number): Card[] {
    return this.#cards.get(`hand ${seat}`) ?? [];
  }

  /** The own card that is this thing. */
  held(thing: string | null): Card | null {
    return this.hand(this.near).find((card) => card.id === thing) ?? null;
  }

  expedition(seat: number, colour: Colour): Card[] {
    return this.#cards.get(`${seat} ${colour}`) ?? [];
  }

  sheet(seat: number, colour: Colour): Expedition['sheet'] {
    return this.view.zones.expeditions[seat]![colour]!.sheet;
  }

  /** The points of an expedition, or null if it was never started. */
  points(seat: number, colour: Colour): number | null {
    return this.expedition(seat, colour).length ? this.sheet(seat, colour).points : null;
  }

  campTop(colour: Colour): Card | null {
    return this.#cards.get(`camp ${colour}`)?.[0] ?? null;
  }

  campCount(colour: Colour): number | null {
    return this.view.zones.camps[colour]?.count ?? null;
  }

  /** Whether a card of the hand can go anywhere now. */
  playable(card: Card): boolean {
    return this.may(`play ${card.name}`) || this.may(`camp ${card.name}`);
  }

  /** What an expedition will be worth after a move. */
  after(move: string): number | null {
    const points = this.effect(move)?.args['points'];
    return typeof points === 'number' ? points : null;
  }

  /** How many points a new expedition still lacks after a move. */
  lacks(move: string): number | null {
    const lacks = this.effect(move)?.args['to_go'];
    return typeof lacks === 'number' && lacks > 0 ? lacks : null;
  }

  /** The hint, where it is a move of this kind and no other card than its own is chosen; else empty. */
  hinted(hint: string | null, kind: string, chosen: Card | null): string {
    return hint?.startsWith(kind) && (chosen === null || hint.endsWith(` ${chosen.name}`)) ? hint : '';
  }

  /** The colour of the expedition that a hint would add to. */
  hintedRow(hint: string | null): Colour | null {
    return this.colours.find((colour) => hint?.startsWith(`play ${colour} `)) ?? null;
  }

  /** A card goes into the camp because of what it would do on its expedition. */
  override reason(move: string): string {
    if (!move.startsWith('camp ')) return this.brings(move);
    const play = move.replace('camp', 'play');
    const text = this.brings(play);
    return text ? this.say('lost-cities-table-instead', { text: text.charAt(0).toLowerCase() + text.slice(1) }) : this.why(play);
  }

  milestones(): Milestone[] {
    const { view } = this;
    const won = view.seats.flatMap((seat, winner) => seat.milestones.map((name) => ({ name, winner })));
    const offered = view.zones.milestones.map((name) => ({ name, winner: null }));
    const order = Object.keys(MILESTONE);
    return [...won, ...offered]
      .map((one) => ({ ...one, progress: this.#progress(one.name) }))
      .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  }

  /** Only counts what everybody sees lying there; who wins a milestone is the server's to say. */
  #progress(name: string): [number, number] | null {
    const count = (of: (lengths: number[]) => number): [number, number] =>
      [0, 1].map((seat) => of(this.colours.map((colour) => this.expedition(seat, colour).length))) as [number, number];
    if (name === 'five-cards') return count((lengths) => Math.max(...lengths));
    if (name.endsWith('-started')) return count((lengths) => lengths.filter((n) => n > 0).length);
    const at = this.colours.findIndex((colour) => name === `three-${colour}`);
    return at < 0 ? null : count((lengths) => lengths[at]!);
  }

  // What can be pressed.

  get asks(): Asks {
    return this.mine ? { kind: 'place' } : { kind: 'none' };
  }

  things(): string[] {
    const expeditions = this.colours.flatMap((colour) => [this.near, this.far].map((seat) => `expedition ${seat} ${colour}`));
    return [...this.hand(this.near).map((card) => card.id), ...expeditions, ...this.colours.map((colour) => `camp ${colour}`), 'pile'];
  }

  moves(thing: string): string[] {
    if (thing === 'pile') return ['draw'];
    if (thing.startsWith('camp ')) return [`take ${thing.slice(5)}`];
    const card = this.held(thing);
    return card ? [`play ${card.name}`, `camp ${card.name}`] : [];
  }

  override carries(thing: string): boolean {
    return this.held(thing) !== null;
  }

  override placed(thing: string, place: string): Way {
    const card = this.held(thing);
    const [kind, ...rest] = place.split(' ');
    const colour = rest.at(-1);
    if (!card) return null;
    if (kind === 'pile') return 'draw';
    if (kind === 'camp') return colour === card.colour ? `camp ${card.name}` : this.#wrong('camp', card, colour!, 'LC-T3');
    if (kind !== 'expedition') return null;
    if (Number(rest[0]) !== this.near) return { key: 'lost-cities-table-no-theirs', rule: 'LC-T1', args: { seat: Number(rest[0]) } };
    return colour === card.colour ? `play ${card.name}` : this.#wrong('expedition', card, colour!, 'LC-T1');
  }

  #wrong(place: 'camp' | 'expedition', card: Card, colour: string, rule: string): Way {
    return { key: `lost-cities-table-no-other-${place}`, rule, args: { card: card.name, [place]: colour } };
  }

  // What is shown around the board.

  question(desk: Desk): Prompt {
    return question(this, desk);
  }

  doing(seat: number): string {
    return this.say(this.phase === 'draw' ? 'lost-cities-table-is-drawing' : 'lost-cities-table-is-placing', { seat });
  }

  seat(seat: number): SeatFacts {
    return seatFacts(this, seat);
  }

  scores(): string {
    return scores(this);
  }

  where() {
    const { progress, zones, options } = this.view;
    const { name } = this.seen.table;
    const more = options['milestones'] === 'on' ? `, ${this.say('lost-cities-table-crumb-milestones')}` : '';
    return {
      place: this.say('lost-cities-label-game', { n: progress.game, total: progress.games }),
      more: more + (name ? ` · ${this.say('table-crumb-table', { text: name })}` : ''),
      chip: zones.pile === null || this.view.result ? null : { icon: 'card-draw' as const, text: this.say('lost-cities-table-cards-left', { n: zones.pile }) },
    };
  }

  needs(form: Sizes['form']): Needs {
    return { rows: form === 'narrow' ? 0 : this.colours.length, hand: true };
  }

  // What happened.

  readonly log = grammar(this);

  override flights(fresh: Told[]): Flights {
    return flights(fresh, this);
  }

  override brief(told: Told): string {
    return brief(told, this) ?? super.brief(told);
  }

  override marks(told: Told): Mark[] {
    return marks(told);
  }

  // How it ended.

  override told(move: string, seat: number) {
    return toldOf(this, move, seat);
  }

  override remark(seat: number): string {
    return remark(this, seat);
  }

  override numbers(story: Story) {
    return numbers(this, story);
  }
}

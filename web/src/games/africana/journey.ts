// A journey that is planned: what is possible after it says the server's look ahead, which is asked for elsewhere.
import { Position as AnyPosition } from '../../frame/position';
import type { Seen } from '../../frame/seen';
import type { View } from '../../frame/view';
import type { Speaker } from '../../speech';
import type { AfricanaSeat, AfricanaView, ExpeditionSpace } from '../../wire';
import { returns } from './cards';
import { onWay, stepOf } from './moves';
import type { Open } from './open.svelte';
import { beforeStep, isDeclined, legsOf, stepsIn, type Leg } from './plan';
import type { Tables } from './tables';

type Own = Omit<AfricanaView, 'game'> & View;
const NOWHERE: readonly string[] = [];

/** A position in which a journey can be planned. */
export abstract class Journey extends AnyPosition {
  /** What was worked out for a plan in this position: asked for again by every place that is drawn. */
  readonly #legs = new WeakMap<readonly string[], { declined: readonly string[]; legs: readonly Leg[] }>();
  readonly #ways = new WeakMap<readonly string[], { held: string; ways: Map<string, string[]> }>();

  constructor(seen: Seen, speaker: Speaker, readonly tables: Tables, readonly open: Open) {
    super(seen, speaker);
    open.learn(seen.at, seen.ahead);
  }

  override get view(): Own {
    return this.seen.view as Own;
  }

  get own(): AfricanaSeat {
    return this.view.seats[this.near]!;
  }

  /** The steps among what is picked; none while something is bought. */
  planned(picked: readonly string[]): readonly string[] {
    return picked.every((move) => stepOf(move) || onWay(move)) ? picked : [];
  }

  legs(picked: readonly string[]): readonly Leg[] {
    const { declined } = this.open;
    const known = this.#legs.get(picked);
    if (known?.declined === declined) return known.legs;
    const legs = legsOf(this.planned(picked), this.own.place, declined);
    this.#legs.set(picked, { declined, legs });
    return legs;
  }

  /** Where the pawn will stand after the plan. */
  tip(picked: readonly string[]): string {
    return this.legs(picked).at(-1)!.place;
  }

  space(expedition: string): ExpeditionSpace | null {
    return this.view.zones.spaces.find((space) => space.expedition === expedition) ?? null;
  }

  /** Whether a move shows a card that nobody has seen: a bonus that is drawn. */
  shows(move: string): boolean {
    const way = onWay(move);
    return way?.verb === 'join' && this.space(way.goal)?.bonus === 'travel_card';
  }

  /** What the server is asked about: the plan without what would show a card. */
  asked(picked: readonly string[]): string[] {
    return this.planned(picked).filter((move) => !this.shows(move));
  }

  /** The view after a plan; null until the server has told it. */
  after(picked: readonly string[]): Own | null {
    const moves = this.asked(picked);
    if (!moves.length) return this.view;
    return (this.open.knows(moves)?.view as Own | null | undefined) ?? null;
  }

  optionsAfter(picked: readonly string[]): readonly string[] {
    return this.mine && !this.seen.pending ? (this.after(picked)?.decision?.options ?? []) : [];
  }

  /** How a place can be entered next: what comes back first, then travel cards, then those that cost silver. */
  waysTo(place: string, picked: readonly string[]): readonly string[] {
    const held = this.open.card;
    let known = this.#ways.get(picked);
    if (known?.held !== held) this.#ways.set(picked, (known = { held, ways: this.#waysAfter(picked, held) }));
    return known!.ways.get(place) ?? NOWHERE;
  }

  /** The steps that are possible after a plan, by place; every place of the map asks for its own. */
  #waysAfter(picked: readonly string[], held: string): Map<string, string[]> {
    const worth = (move: string) => {
      const { card, changed } = stepOf(move)!;
      return (changed ? 10 : 0) + (card === 'joker' ? 1 : returns(card) ? 0 : 2) - (card === held ? 20 : 0);
    };
    const found = new Map<string, string[]>();
    for (const move of this.optionsAfter(picked)) {
      const step = stepOf(move);
      if (step) found.set(step.place, [...(found.get(step.place) ?? []), move]);
    }
    for (const ways of found.values()) ways.sort((a, b) => worth(a) - worth(b));
    return found;
  }

  /** The ways to make the n-th step, from 1, as far as the server has told them. */
  choices(picked: readonly string[], n = stepsIn(this.planned(picked))): readonly string[] {
    const place = this.legs(picked)[n]?.place;
    return n > 0 && place ? this.waysTo(place, beforeStep(this.planned(picked), n)) : [];
  }

  /** What can be joined or ended after the plan, and is neither in it nor declined. */
  onTheWay(picked: readonly string[]): string[] {
    const path = this.planned(picked);
    const leg = stepsIn(path);
    const found = this.optionsAfter(path).filter((move) => onWay(move) && !path.includes(move) && !isDeclined(this.open.declined, leg, move));
    const worth = (move: string) => (onWay(move)!.verb === 'end' ? 0 : this.shows(move) ? 2 : 1);
    return found.sort((a, b) => worth(a) - worth(b));
  }
}

/**
 * What a press on a thing means while a question waits: one model for all games. Things are named by ids of the title;
 * nothing here knows the page.
 */
import type { Problem } from '../wire';

/** How a question is answered. */
export type Asks =
  /** Nothing is asked of this reader. */
  | { kind: 'none' }
  /** A thing is an answer; with `confirm` it is chosen first and the main button plays it, with `twice` another press too. */
  | { kind: 'one'; confirm: boolean; twice?: boolean }
  /** A thing is picked up, then its place is named; a thing with moves of its own is an answer. */
  | { kind: 'place' }
  /** At least `least` and at most `most` things, sent as one; `done` ends the choice early, where the rules ask for it. */
  | { kind: 'some'; least: number; most: number; ordered: boolean; done?: string }
  /** Steps one after the other; each may open the next, and all are sent as one. */
  | { kind: 'path' };

/** A move, or why there is none. */
export type Way = string | Problem | null;

/** What the table offers: a title's Position is one. */
export interface Offer {
  readonly asks: Asks;
  may(move: string): boolean;
  /** The moves that a thing stands for by itself, likeliest first, allowed or not. */
  moves(thing: string): string[];
  /** Whether a thing is picked up and carried to a place. */
  carries(thing: string): boolean;
  /** The move that brings a picked thing to a place; a problem where it can never go there, null where it is no place. */
  placed(thing: string, place: string): Way;
  /** The next step of a path after these, onto a thing. */
  step(path: readonly string[], thing: string): Way;
  /** What is picked after a press on a thing, where a step is more than a thing; null where the press is no step. */
  walk?(path: readonly string[], thing: string): readonly string[] | Problem | null;
  /** A press while others play: whether it means something for one's next turn. */
  muse?(thing: string): boolean;
}

export type Outcome =
  | { does: 'pick'; picked: string[] }
  | { does: 'send'; moves: string[]; thing: string; place: string }
  | { does: 'refuse'; thing: string; why: string | Problem }
  | { does: 'look'; thing: string };

const pick = (...picked: string[]): Outcome => ({ does: 'pick', picked });

/** The moves of a thing that are allowed. */
const allowed = (at: Offer, thing: string) => at.moves(thing).filter((move) => at.may(move));

/**
 * Press a thing while these are picked. `again` says that it follows the press that picked the same thing so soon that
 * it is a double click.
 */
export function press(at: Offer, picked: readonly string[], thing: string, again = false): Outcome {
  if (at.asks.kind === 'some') return tick(at, at.asks, picked, thing);
  if (at.asks.kind === 'path') return walk(at, picked, thing);
  const [held] = picked;
  if (held === thing) return doubled(at, thing, again || (at.asks.kind === 'one' && at.asks.twice === true));
  if (held !== undefined && at.carries(held)) {
    const way = at.placed(held, thing);
    if (typeof way === 'string') return at.may(way) ? { does: 'send', moves: [way], thing: held, place: thing } : refuse(thing, way);
    // Another card changes the choice; what is no place for this one says why.
    if (way && !(at.carries(thing) && allowed(at, thing).length)) return refuse(thing, way);
  }
  return single(at, thing, again);
}

/** Let a picked thing fall on a place: the same as pressing it, but another card is not picked up instead. */
export function drop(at: Offer, thing: string, place: string | null): Outcome {
  if (place === null) return pick();
  const way = at.placed(thing, place);
  if (typeof way === 'string' && at.may(way)) return { does: 'send', moves: [way], thing, place };
  return way ? refuse(place, way) : pick(thing);
}

/** The moves that what is picked stands for, once it is enough; empty before. */
export function ready(at: Offer, picked: readonly string[]): string[] {
  const { asks } = at;
  if (asks.kind === 'path') return stepsOf(at, picked);
  if (asks.kind === 'some') {
    if (picked.length < asks.least) return [];
    const moves = picked.map((thing) => allowed(at, thing)[0]!);
    return asks.done && picked.length < asks.most ? [...moves, asks.done] : moves;
  }
  const [held] = picked;
  const ways = held === undefined || (asks.kind === 'place' && at.carries(held)) ? [] : allowed(at, held);
  return ways.length === 1 ? ways : [];
}

function refuse(thing: string, why: string | Problem): Outcome {
  return { does: 'refuse', thing, why };
}

/** A thing with nothing in hand. */
function single(at: Offer, thing: string, again: boolean): Outcome {
  const ways = allowed(at, thing);
  if (!ways.length) {
    const [first] = at.moves(thing);
    return first === undefined ? { does: 'look', thing } : refuse(thing, first);
  }
  if (at.asks.kind === 'place' && at.carries(thing)) return pick(thing);
  const confirm = at.asks.kind === 'one' && at.asks.confirm;
  if (ways.length > 1 || (confirm && !again)) return pick(thing);
  return { does: 'send', moves: ways, thing, place: thing };
}

/** The picked thing once more: a double click plays it where there is one way, otherwise it is put back. */
function doubled(at: Offer, thing: string, again: boolean): Outcome {
  if (!again) return pick();
  const ways = allowed(at, thing);
  return ways.length === 1 ? { does: 'send', moves: ways, thing, place: thing } : pick(thing);
}

/** One of several: ticked, or not any more. */
function tick(at: Offer, asks: Extract<Asks, { kind: 'some' }>, picked: readonly string[], thing: string): Outcome {
  if (picked.includes(thing)) return pick(...picked.filter((one) => one !== thing));
  const [first] = at.moves(thing);
  if (first === undefined) return { does: 'look', thing };
  if (!allowed(at, thing).length) return refuse(thing, first);
  // One too many takes the place of the last: nobody has to untick first.
  return pick(...picked.slice(0, asks.most - 1), thing);
}

/** One more step, or back to one that was made. */
function walk(at: Offer, path: readonly string[], thing: string): Outcome {
  const walked = at.walk?.(path, thing);
  if (walked !== undefined) return walked === null ? single(at, thing, true) : 'key' in walked ? refuse(thing, walked) : pick(...walked);
  const made = path.indexOf(thing);
  if (made >= 0) return pick(...path.slice(0, made));
  const way = at.step(path, thing);
  if (way === null) return single(at, thing, true);
  if (typeof way !== 'string') return refuse(thing, way);
  return path.length || at.may(way) ? pick(...path, thing) : refuse(thing, way);
}

function stepsOf(at: Offer, path: readonly string[]): string[] {
  return path.map((thing, n) => at.step(path.slice(0, n), thing)).filter((way): way is string => typeof way === 'string');
}

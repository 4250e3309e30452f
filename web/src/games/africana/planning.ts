// Planning a journey: the server says what is possible after each step; nothing is played before it is sent.
import type { Desk } from '../../frame/desk.svelte';
import { isJoker } from './cards';
import { onWay, stepOf } from './moves';
import { beforeStep, stepsIn } from './plan';
import type { Position } from './position';

/** Ask about the plan, or take in the answer: what can be done on the way is ticked, what cannot be done is cut. */
export function foresee(at: Position, desk: Desk): void {
  const path = at.planned(desk.picked);
  if (!path.length || at.asks.kind !== 'path') return;
  const moves = at.asked(path);
  const told = at.open.knows(moves);
  if (moves.length && !told) {
    desk.act.ahead?.(moves);
    return;
  }
  if (told?.problem) {
    // Something on the way that cannot be is left out; a step that cannot be is, with all that follows.
    let n = 0;
    const bad = path.findIndex((move) => !at.shows(move) && n++ === told.good);
    desk.picked = onWay(path[bad] ?? '') ? path.filter((_, i) => i !== bad) : path.slice(0, Math.max(0, bad));
    const { key, args } = told.problem;
    desk.announce(at.say(key, args));
    return;
  }
  if (!stepsIn(path)) return;
  const more = at.onTheWay(path);
  if (more.length) desk.picked = [...path, more[0]!];
  else askBefore(at, desk, path);
}

/** Where a card is to be changed, what else could be played there has to be known. */
function askBefore(at: Position, desk: Desk, path: readonly string[]): void {
  const before = [stepsIn(path), at.open.step].filter((n) => n > 0).map((n) => at.asked(beforeStep(path, n)));
  const unknown = before.find((moves) => moves.length && !at.open.knows(moves));
  if (unknown) desk.act.ahead?.(unknown);
}

/** What was planned after a step that showed a card is planned again, as far as it goes. */
export function goOn(desk: Desk, rest: readonly string[]): void {
  if (!desk.picked.length) desk.picked = rest;
}

/** A way along some places with cards of the hand, as far as the server has told it. */
export interface Led {
  moves: string[];
  /** What is not known yet. */
  ask: string[] | null;
  /** The place that no card opens; empty if there is none. */
  stuck: string;
}

/** Lead along these places: a card that does nothing else first, then a joker, then one whose colour is changed. */
export function lead(at: Position, places: readonly string[]): Led {
  const worth = (move: string) => (stepOf(move)!.changed ? 2 : isJoker(stepOf(move)!.card) ? 1 : 0);
  const moves: string[] = [];
  for (const place of places) {
    if (!at.after(moves)) return at.open.knows(moves)?.problem ? { moves, ask: null, stuck: place } : { moves, ask: [...moves], stuck: '' };
    const [first] = [...at.waysTo(place, [...moves])].sort((a, b) => worth(a) - worth(b));
    if (!first) return { moves, ask: null, stuck: place };
    moves.push(first);
  }
  return at.after(moves) ? { moves, ask: null, stuck: '' } : { moves, ask: [...moves], stuck: '' };
}

/** One's turn has come: what was kept for it is planned as far as cards lead, once the server has told it. */
export function grant(at: Position, desk: Desk): void {
  const { moves, ask, stuck } = lead(at, at.open.wish);
  if (ask) {
    desk.act.ahead?.(ask);
    return;
  }
  at.open.wish = [];
  if (!desk.picked.length) desk.picked = moves;
  if (stuck) desk.announce(at.say('africana-table-no-card', { place: stuck }));
}

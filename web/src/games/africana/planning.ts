// Planning a journey: the server says what is possible after each step; nothing is played before it is sent.
import type { Desk } from '../../frame/desk.svelte';
import { onWay } from './moves';
import { stepsIn } from './plan';
import { same, type Position } from './position';

/** Ask about the plan, or take in the answer: what can be done on the way is ticked, what cannot be done is cut. */
export function foresee(at: Position, desk: Desk): void {
  const path = at.planned(desk.picked);
  if (!path.length || at.asks.kind !== 'path') return;
  const moves = at.asked(path);
  const { ahead } = desk.seen;
  if (moves.length && !(ahead && same(ahead.moves, moves))) {
    desk.act.ahead?.(moves);
    return;
  }
  if (moves.length && ahead?.problem) {
    // Something on the way that cannot be is left out; a step that cannot be is, with all that follows.
    let n = 0;
    const bad = path.findIndex((move) => !at.shows(move) && n++ === ahead.good);
    desk.picked = onWay(path[bad] ?? '') ? path.filter((_, i) => i !== bad) : path.slice(0, Math.max(0, bad));
    const { key, args } = ahead.problem;
    desk.announce(at.say(key, args));
    return;
  }
  if (!stepsIn(path)) return;
  const more = at.onTheWay(path);
  if (more.length) desk.picked = [...path, more[0]!];
}

/** What was planned after a step that showed a card is planned again, as far as it goes. */
export function goOn(desk: Desk, rest: readonly string[]): void {
  if (!desk.picked.length) desk.picked = rest;
}

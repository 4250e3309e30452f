// What somebody has taken from one's own rows since one's own last move.
import { lastFrom } from '../../frame/log';
import { lostOf, type Lost } from './events';
import type { Position, Row } from './position';

export function lostBy(at: Position, row: Row): Lost | null {
  if (at.between) return null;
  const found = at.seen.events.slice(lastFrom(at)).map((told) => lostOf(told));
  return found.findLast((lost) => lost !== null && lost.row === row && lost.victim === at.near && lost.by !== at.near) ?? null;
}

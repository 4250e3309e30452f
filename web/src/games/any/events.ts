/** What events mean on a plain board: whose part of the log they begin, and what they have left on the table. */
import { seatOf, type Grammar } from '../../frame/log';
import type { Mark } from '../../frame/position';
import type { Told } from '../../frame/seen';
import type { Position } from './position';

/** A part of the log per seat that acts, until another one does. */
export function grammar(at: Position): Grammar {
  const begun = new Set<Told>();
  let acting: number | null = null;
  for (const told of at.seen.events) {
    const seat = seatOf(told);
    if (seat === null || seat === acting) continue;
    acting = seat;
    begun.add(told);
  }
  return {
    part: () => null,
    turn: (told) => begun.has(told),
    heading: (_, told) => at.names[seatOf(told) ?? 0] ?? '',
    turns: null,
    effect: () => false,
  };
}

/** The names that an event mentions. */
function mentioned([, args]: Told): Set<string> {
  return new Set(Object.values(args).flatMap((value) => (typeof value === 'string' ? [value, ...value.split(', ')] : [])));
}

/**
 * Things that an event speaks of and that have changed with it, and piles that have. Where the change was not seen, as
 * after a reload, a thing is marked that is there only once.
 */
export function marks(told: Told, at: Position): Mark[] {
  const seat = seatOf(told);
  const n = at.seen.events.indexOf(told);
  if (seat === null || n < 0) return [];
  const named = mentioned(told);
  const open = at.laid.filter((thing) => !thing.zone.hand);
  return open.flatMap((thing): Mark[] => {
    const change = at.memory.change(thing);
    const spoken = named.has(thing.name) || (thing.part !== '' && named.has(thing.part));
    if (change && change.since <= n && n < change.until) return spoken || !thing.name ? [{ thing: thing.id, seat, kind: change.kind }] : [];
    const alone = n < at.memory.unseen && spoken && thing.name !== '' && open.filter((one) => one.name === thing.name).length === 1;
    return alone && !change ? [{ thing: thing.id, seat, kind: 'to' }] : [];
  });
}

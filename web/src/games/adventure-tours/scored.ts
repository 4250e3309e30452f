// What a round has brought each player, in the order of their money.
import type { Told } from '../../frame/seen';
import type { Card } from './cards';
import { endsRound } from './events';
import type { Position } from './position';

export interface Scored {
  seat: number;
  cards: Card[];
  income: number;
  hand: number;
  net: number;
  before: number | null;
  after: number | null;
  /** The round cost more than there was: nobody owns less than nothing. */
  floored: boolean;
  ended: boolean;
}

/** The event that ended the last round; null where it is not known any more. */
export const ending = (at: Position): Told | null => at.seen.events.findLast(endsRound) ?? null;

/** Who ended the round: the right neighbour of the one who starts the next. */
export const enderOf = (at: Position): number => (at.progress.starter - 1 + at.names.length) % at.names.length;

/** All players of the round that is over, the richest first; those whose money is hidden by what the round brought. */
export function scored(at: Position): Scored[] {
  const { incomes, totals } = at.progress;
  const nets = incomes.at(-1) ?? [];
  const before = totals.at(-2) ?? at.names.map(() => 0);
  const rows = at.names.map((_, seat): Scored => {
    const { money, income, hand } = at.player(seat);
    return { seat, cards: at.row('members', seat), income, hand, net: nets[seat] ?? 0, before: money === null ? null : (before[seat] ?? 0), after: money, floored: money !== null && (before[seat] ?? 0) + (nets[seat] ?? 0) < 0, ended: seat === enderOf(at) };
  });
  return rows.sort((a, b) => (b.after ?? b.net) - (a.after ?? a.net) || a.seat - b.seat);
}

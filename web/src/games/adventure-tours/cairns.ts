// The end of a match as stones: how high and wide each is, from what the rounds have brought.
import type { Position } from './position';

export interface Stone {
  round: number;
  coins: number;
  width: number;
  height: number;
  y: number;
  /** Where its number stands beside it, if it is too thin to hold one. */
  beside: number;
}

export interface Cairn {
  seat: number;
  stones: Stone[];
  pebbles: { round: number; coins: number }[];
  top: number;
  total: number;
  won: boolean;
}

const GROUND = 162;
/** The room for the highest cairn, its flag above it. */
const HIGHEST = 112;
/** The height of a number that stands beside a stone. */
const NUMBER = 13;

export function cairnsOf(at: Position): Cairn[] {
  const { incomes } = at.progress;
  const sums = at.names.map((_, seat) => incomes.reduce((sum, nets) => sum + Math.max(0, nets[seat] ?? 0), 0));
  const unit = HIGHEST / Math.max(20, ...sums);
  return at.names.map((_, seat) => {
    const rounds = incomes.map((nets, round) => ({ round, coins: nets[seat] ?? 0 }));
    let y = GROUND;
    let beside = GROUND + NUMBER;
    const stones = rounds.filter(({ coins }) => coins > 0).map(({ round, coins }, n): Stone => {
      const height = Math.max(5, coins * unit);
      y -= height;
      beside = Math.min(y + height / 2 + 4, beside - NUMBER);
      return { round, coins, width: 88 - n * 14, height, y, beside };
    });
    return { seat, stones, pebbles: rounds.filter(({ coins }) => coins < 0), top: y, total: at.view.result?.scores[seat] ?? at.player(seat).money ?? 0, won: at.view.result?.winners.includes(seat) ?? false };
  });
}

// How large the parts of Dominion lie, from what the frame leaves for the board.
import type { Sizes } from '../../frame/layout';

export interface Lay {
  /** All beside each other, all below each other, or one tab at a time. */
  form: 'table' | 'stacked' | 'tabs';
  /** The heights of a kingdom tile, a basic tile, and a line. */
  tile: number;
  basic: number;
  line: number;
  event: number;
  /** The height of a card in play and on the mat. */
  play: number;
  mat: number;
  /** Tiles that are low have one line of tokens, and no words on them. */
  short: boolean;
  /** Whether a tile says what its card does, and its zone what it is. */
  text: boolean;
  label: boolean;
}

const clamp = (low: number, n: number, high: number) => Math.round(Math.min(high, Math.max(low, n)));

/** The order of sacrifice: labels, rules text, height of tiles, then of cards in play; never names, costs, counts. */
export function layOf(sizes: Sizes, travellers: number, wells: number): Lay {
  if (sizes.form === 'narrow' || sizes.form === 'low') return tabs(sizes, wells);
  const { field } = sizes;
  const stacked = sizes.form === 'middle' && field > 640 && sizes.width < 1000;
  const label = field >= 540 && !stacked;
  const line = field < 480 ? 28 : 32;
  const lines = travellers * (line + (field < 480 ? 8 : 10));
  if (stacked) {
    const tile = clamp(96, (field - 106 - lines - 380) / 2, 126);
    const lower = field - 106 - lines - 2 * tile - 30;
    return { form: 'stacked', tile, basic: 46, line, event: 38, play: clamp(70, lower * .42 - 50, 92), mat: clamp(56, lower * .5 - 118, 84), short: false, text: tile >= 118, label };
  }
  const lower = clamp(150, field < 480 ? 186 : field * .38, 290);
  const supply = field - lower - 8 - (label ? 23 : 0) - lines;
  const tile = clamp(58, (supply - 9) / 2, 190);
  const basic = clamp(34, (supply + lines - 24) / 4, 98);
  return { form: 'table', tile, basic, line, event: lower < 200 ? 34 : 40, play: clamp(58, lower - 102, 132), mat: clamp(56, lower - 112, 116), short: tile < 112, text: tile >= 118, label };
}

/** A phone: the Supply takes what there is, shared by its rows. */
function tabs(sizes: Sizes, wells: number): Lay {
  // The question is higher than the frame thinks: coins and Buys stand in it.
  const room = sizes.field - 46 - 4 - (sizes.height < 760 ? 18 : 0);
  const rows = 7 + (wells ? 1 : 0);
  const row = clamp(40, (room - rows * 6) / rows, 52);
  return { form: 'tabs', tile: row, basic: row, line: 44, event: row, play: 92, mat: 92, short: true, text: false, label: false };
}

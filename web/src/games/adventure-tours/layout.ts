// How large the parts of Adventure Tours lie, from what the frame leaves for the board.
import type { Needs, Sizes } from '../../frame/layout';
import { AIMS } from './moves';
import type { Position } from './position';

/** A phone has chips of the others and its own rows; all else has panels. */
export interface Lay {
  form: 'table' | 'phone';
  /** Panels without picture and status line, their levels in a column. */
  compact: boolean;
  /** The own board is a strip between its rows. */
  strip: boolean;
  columns: number;
  /** Whether a cell is left beside the panels for the piles. */
  cell: boolean;
  gap: number;
  panel: { width: number; height: number };
  mini: { width: number; height: number };
  own: { width: number; height: number };
  card: { width: number; height: number };
  board: { width: number; height: number };
  slot: { join: number; lay: number; height: number };
  label: number;
  pile: { width: number; height: number };
  hand: { width: number; height: number; short: boolean };
  chip: number;
}

const clamp = (low: number, n: number, high: number) => Math.round(Math.min(high, Math.max(low, n)));
/** Below this height of a window cards give up their shape. */
const LOW = 720;
const CHAIN = 44;
/** The height of a card that lies in full. */
const CARD = 146;

export function needs(at: Position, form: Sizes['form'], { height }: { width: number; height: number }): Needs {
  const held = AIMS.has(at.kind) || at.kind === 'protect' ? 118 : 146;
  const base = { rows: 0, hand: !at.between, seated: true, counts: 180 };
  // A hand that is not asked for shows its upper edge: what is looked at has the room.
  if (form === 'narrow' && (AIMS.has(at.kind) || at.open.seat !== null)) return { ...base, held: 30 };
  if (form === 'narrow') return height < 600 ? { ...base, held: 62, foot: 22 } : height < 700 ? { ...base, held: 92, foot: 24 } : { ...base, held: 96, foot: 26 };
  if (form === 'low') return base;
  return height < LOW ? { ...base, held: 106, foot: 22 } : { ...base, held, foot: 26 };
}

/** The width of the board in each form. */
function widthOf({ form, width, side }: Sizes): number {
  if (form === 'wide') return width - side - 37;
  if (form === 'middle') return width - 28;
  return form === 'low' ? width - side - 24 : width - 12;
}

/** The order of sacrifice: status lines and pictures, the shape of cards, their size; never levels, coins and counts. */
export function layOf(sizes: Sizes, seats: number, long: boolean, chained: boolean): Lay {
  const others = seats - 1;
  const width = widthOf(sizes);
  const field = sizes.field - (chained ? CHAIN : 0);
  if (sizes.form === 'narrow' || sizes.form === 'low') return phone(sizes, others, width, field);
  const compact = field < 500;
  const stacked = !compact && sizes.form === 'middle' && width < 1000 && field > 700;
  const columns = stacked && others > 3 ? Math.ceil(others / 2) : others;
  const rows = Math.ceil(others / columns);
  const gap = compact && others === 5 ? 9 : 8;
  const panelWidth = Math.floor((width - gap * (columns - 1)) / columns);
  // What is left on a large screen after whole cards of one's own goes to the small ones.
  const spare = compact ? 0 : clamp(0, (field - rows * (230 + gap) - 2 - (stacked ? 98 : 62) - 2 * CARD) / rows, 60);
  const base = compact ? { width: 32, height: 38 } : panelWidth >= 360 ? { width: 44, height: 60 } : others === 4 && !stacked ? { width: 38, height: 52 } : { width: 34, height: 52 };
  const mini = { width: base.width + Math.round(spare / 3), height: base.height + Math.round(spare / 2) };
  const panelHeight = compact ? 125 : (stacked || others > 3 ? 230 : 241) + 2 * Math.round(spare / 2);
  const own = { width, height: field - rows * (panelHeight + gap) - 2 };
  const high = compact ? clamp(80, (own.height - 17) / 2 - 12, 126) : clamp(96, (own.height - (stacked ? 98 : 62)) / 2, 176);
  const narrow = width < 1000;
  return {
    form: 'table', compact, strip: stacked, columns, cell: stacked && others % columns > 0, gap,
    panel: { width: panelWidth, height: panelHeight }, mini, own,
    card: { width: compact ? Math.max(84, Math.round(high / 1.4)) : Math.round(high / 1.4), height: high },
    board: stacked ? { width: width - 26, height: 56 } : compact ? { width: narrow ? 236 : 262, height: high + 6 } : { width: narrow ? 262 : 316, height: clamp(120, own.height - high - 32, 160) },
    slot: { join: long ? 252 : narrow ? 190 : 206, lay: long ? 244 : 178, height: high + 2 },
    label: long ? 112 : compact ? 84 : 96,
    pile: { width: compact ? 62 : 74, height: compact ? 86 : 104 },
    hand: { width: compact ? 112 : sizes.held < 140 && sizes.form === 'wide' ? 112 : Math.max(sizes.hand, stacked && sizes.held >= 124 ? 104 : 92), height: sizes.held, short: compact || sizes.held < 124 },
    chip: 0,
  };
}

function phone(sizes: Sizes, others: number, width: number, field: number): Lay {
  const chip = sizes.height < 600 && sizes.form === 'narrow' ? (others > 3 ? 80 : 66) : others > 3 ? 98 : 84;
  const own = { width, height: field - chip - 6 };
  const row = clamp(40, (own.height - 12 - 44) / 2 - 4, 108);
  const high = clamp(40, row - 4, 88);
  const card = { width: clamp(50, high / 1.4, 60), height: high };
  const low = sizes.form === 'low';
  const hand = low ? { width: 64, height: 78, short: true } : sizes.height < 600 ? { width: 62, height: 62, short: true } : { width: 70, height: sizes.height < 700 ? 92 : 96, short: true };
  return {
    form: 'phone', compact: true, strip: true, columns: others, cell: false, gap: others > 3 ? 4 : 6,
    panel: { width: Math.floor((width - (others - 1) * (others > 3 ? 4 : 6)) / others), height: chip }, mini: { width: 34, height: 44 }, own, card,
    board: { width, height: 40 }, slot: { join: 0, lay: 0, height: row }, label: 26, pile: { width: 40, height: 56 }, hand, chip,
  };
}

/** Where the cards of a row lie: the n oldest as one stack, the others a step apart, the last one whole. */
export interface Spread {
  folded: number;
  step: number;
}

/** The step of a row of n cards in a room; below the least step the oldest cards become one stack. */
export function spread(n: number, room: number, width: number, gap: number, least: number): Spread {
  if (n < 2) return { folded: 0, step: width + gap };
  const step = Math.min(width + gap, (room - width) / (n - 1));
  if (step >= least) return { folded: 0, step };
  // One place is for the stack itself.
  const shown = Math.max(2, Math.floor((room - width) / least) + 1);
  return { folded: n - shown + 1, step: (room - width) / (shown - 1) };
}

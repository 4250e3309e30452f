// How the parts of Africana lie, from what the frame leaves for the board.
import type { Sizes } from '../../frame/layout';
import type { Box } from '../../pieces/map';

export interface Lay {
  /** The expeditions beside the map, below it, or everything behind tabs. */
  form: 'table' | 'stacked' | 'tabs';
  /** How wide the column over the Atlantic is, and the expeditions are. */
  column: number;
  expeditions: number;
  /** What the column leaves to the map. */
  inset: Box;
  /** Whether little height is left: books are spines, tickets have no step counts. */
  short: boolean;
}

/** The order of sacrifice: step counts, books become spines, then tabs. */
export function layOf(sizes: Sizes): Lay {
  const { form, width, field } = sizes;
  if (form === 'narrow' || form === 'low') return { form: 'tabs', column: 0, expeditions: 0, inset: { left: 14, top: 18, right: 26, bottom: 16 }, short: true };
  const short = field < 520;
  const stacked = form === 'middle' && width < 1000;
  const column = stacked ? 232 : width < 1100 ? 240 : short ? 262 : 276;
  const right = stacked ? 30 : short ? 60 : 50;
  return { form: stacked ? 'stacked' : 'table', column, expeditions: width < 1100 ? 176 : short ? 196 : 232, inset: { left: column + 34, top: short ? 22 : 26, right, bottom: short ? 20 : 26 }, short };
}

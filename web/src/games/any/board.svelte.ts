/** What one person has open on the plain board, and where the moves stand; nothing of it is known to the server. */
import type { Sizes } from '../../frame/layout';
import type { Group } from './groups';

/** Beside the board, inside the question, or over the board. */
export type Place = 'beside' | 'bar' | 'sheet';

/** More than these are not in the bar of a phone, and more than these have a field to find them by. */
export const IN_BAR = 9;
export const FOUND = 24;
/** About how wide a letter and what is around a label are, and how wide the words before a row. */
const LETTER = 7.6;
const AROUND = 26;
const ROW = 46;

/** How many rows the choices of a group take in a bar of this width. */
function rowsOf({ choices }: Group, width: number): number {
  let [rows, left] = [1, width];
  for (const { text } of choices) {
    const need = Math.min(width, text.length * LETTER + AROUND);
    if (need > left) [rows, left] = [rows + 1, width];
    left -= need + 6;
  }
  return rows;
}

export class Open {
  /** The moves over the board, where they have no place beside it or in the bar. */
  sheet = $state(false);
  /** What was typed to find a move. */
  typed = $state('');

  /** Where the moves stand. */
  place(sizes: Sizes, groups: readonly Group[]): Place {
    if (sizes.form === 'wide' || sizes.form === 'middle') return 'beside';
    const n = groups.reduce((sum, group) => sum + group.choices.length, 0);
    const width = (sizes.form === 'low' ? sizes.side : sizes.width) - 40;
    const labelled = (group: Group) => width - 8 - Math.max(66, Math.min(width / 3, group.label.length * LETTER));
    const rows = groups.reduce((sum, group) => sum + rowsOf(group, group.label ? labelled(group) : width), 0);
    const room = sizes.form === 'low' ? sizes.height * .45 : sizes.height * .3;
    return n <= IN_BAR && rows * ROW <= room ? 'bar' : 'sheet';
  }
}

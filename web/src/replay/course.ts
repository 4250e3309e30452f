// The whole course of a match as a list: its parts, its turns, and what each move brought.
import { groups, type Row } from '../frame/log';
import type { Position } from '../frame/position';
import type { MoveList } from '../wire';

export interface Heading {
  kind: 'turn';
  title: string;
}

/** What a move brought within one turn; `n` is how many moves there were then. */
export interface Step {
  kind: 'move';
  n: number;
  rows: Row[];
}

export type Item = Heading | Step;

/** After how many moves an event was told: 0 for the start. */
function moveOf(event: number, marks: readonly number[]): number {
  let [low, high] = [0, marks.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (marks[middle]! > event) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The course of a match, from a position that was told all of it. */
export function course(at: Position, marks: readonly number[]): Item[] {
  const items: Item[] = [];
  for (const group of groups(at, 0)) {
    if (group.title) items.push({ kind: 'turn', title: group.title });
    for (const row of group.rows) {
      const n = moveOf(row.n, marks);
      const last = items.at(-1);
      if (last?.kind === 'move' && last.n === n) last.rows.push(row);
      else items.push({ kind: 'move', n, rows: [row] });
    }
  }
  return items;
}

/** The places on the way where a part of the match ends, but for its own end. */
export const cutsOf = ({ parts }: MoveList, last: number): number[] => parts.filter((n) => n > 0 && n < last);

/** The nearest place before or behind a move where another part begins, or the match begins or ends. */
export function nextCut(at: number, cuts: readonly number[], last: number, back: boolean): number {
  const places = [0, ...cuts, last];
  return back ? (places.findLast((n) => n < at) ?? 0) : (places.find((n) => n > at) ?? last);
}

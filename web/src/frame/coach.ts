/**
 * A guide through a first game: marks that a title says at a real table, one at a time. The title knows when a mark
 * has its moment, what it points at and what it says; when it goes, and where it lies, is the frame's.
 */
import type { Position } from './position';

/** What a mark says, and at what. */
export interface Said {
  /** The things (`data-thing`) or places (`data-place`) that it points at; several are pointed at together. */
  things: readonly string[];
  title: string;
  text: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each title looks at positions of its own kind
export interface CoachMark<At = any> {
  /** Stays the same in all languages and versions: it is kept once the mark was seen. */
  readonly name: string;
  /** What it says in a position with these things picked; null where it is not its moment. Only asked of who decides. */
  says(at: At, picked: readonly string[]): Said | null;
}

/** The marks of a title, the first that has its moment first. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
export type Coach<At extends Position = any> = readonly CoachMark<At>[];

/** The mark whose moment this is. */
export function nextMark<At>(marks: readonly CoachMark<At>[], seen: ReadonlySet<string>, at: At, picked: readonly string[]): CoachMark<At> | null {
  return marks.find((mark) => !seen.has(mark.name) && mark.says(at, picked) !== null) ?? null;
}

// What a move of Africana says: a step with its card, something on the way, or a word.

export interface Step {
  place: string;
  card: string;
  /** Its colour is changed for silver. */
  changed: boolean;
}

/** The same moves are read again and again: each is taken apart once. */
const steps = new Map<string, Step | null>();

/** A step taken apart; null for any other move. */
export function stepOf(move: string): Step | null {
  const known = steps.get(move);
  if (known !== undefined) return known;
  const found = /^go (.+?) with (.+?)( for \d+)?$/.exec(move);
  const step = found ? { place: found[1]!, card: found[2]!, changed: found[3] !== undefined } : null;
  steps.set(move, step);
  return step;
}

/** What is joined or ended on the way; null for any other move. */
export function onWay(move: string): { verb: 'join' | 'end'; goal: string } | null {
  const found = /^(join|end) (.+)$/.exec(move);
  return found ? { verb: found[1] as 'join' | 'end', goal: found[2]! } : null;
}

/** The side of a book that is bought from; null for any other move. */
export const boughtSide = (move: string): Side | null => (/^buy (left|right)$/.exec(move)?.[1] as Side | undefined) ?? null;

export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];
/** Whether a move can be a part of a plan. */
export const isPlanned = (move: string): boolean => /^(?:go|join|end|buy) /.test(move);

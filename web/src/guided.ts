// What this browser keeps of guided first games, by title: at which table, what was seen there, and whether it is over.
import { keep, kept } from './keep';
import type { Diary } from './frame/guide.svelte';

interface Kept {
  table: string;
  seen: string[];
  over: boolean;
}

/** For a browser that keeps nothing: a guided game still is one until the page is left. */
const now: Record<string, Kept> = {};
const all = (): Record<string, Kept> => ({ ...now, ...kept<Record<string, Kept>>('guides', {}) });

function write(game: string, guide: Kept): void {
  now[game] = guide;
  keep('guides', { ...all(), [game]: guide });
}

/** Whether somebody has seen the guide of a title, or has skipped it. */
export const wasGuided = (game: string): boolean => all()[game]?.over ?? false;

/** Whether a table is the guided one of its title. */
export const isGuided = (game: string, table: string): boolean => {
  const guide = all()[game];
  return guide?.table === table && !guide.over;
};

/** From now on this table is the guided one, from the first mark. */
export const beginGuide = (game: string, table: string): void => write(game, { table, seen: [], over: false });

/** How far the guide of a title has come at its table. */
export function diaryOf(game: string): Diary {
  const found = (): Kept => all()[game] ?? { table: '', seen: [], over: false };
  return {
    seen: found().seen,
    saw: (mark) => write(game, { ...found(), seen: [...found().seen, mark] }),
    end: () => write(game, { ...found(), over: true }),
  };
}

// Opening a table: make it, say this browser's words, go there; and what a browser wished for last.
import { api } from '../api';
import { app } from '../app.svelte';
import { GENTLE, programFor } from '../bots/characters';
import { usualOptions } from '../create/options';
import type { Terms } from '../create/terms';
import { canCoach } from '../coaches';
import { sayWords } from '../fair/words';
import { beginGuide, wasGuided } from '../guided';
import { keep, kept } from '../keep';
import { loadTableIcons } from '../pieces/icons.svelte';
import { router } from '../router.svelte';
import type { GameInfo, NewTable, SeatWish } from '../wire';
import { SHELF } from './shelf';

/** What was agreed last for a game: everything but who sits there by name. */
export interface Habit {
  seats: Pick<SeatWish, 'kind' | 'bot'>[];
  options: Record<string, string>;
  /** About time, hints and taking back: only a table that somebody planned has them. */
  terms?: Terms;
}

type Habits = Record<string, Habit>;

/** Whether this browser has never opened a table. */
export const isNew = (): boolean => Object.keys(kept<Habits>('habits', {})).length === 0;

/** What to offer for a game: what was played last, on the first day something short, otherwise as usual. */
export function habitOf(game: GameInfo): Habit {
  const last = kept<Habits>('habits', {})[game.name];
  const bot = programFor(game.bots, ...(isNew() ? [GENTLE] : []));
  const others = Array.from({ length: game.seats[0] - 1 }, () => ({ kind: 'bot' as const, bot }));
  const usual: Habit = {
    seats: [{ kind: 'me' }, ...others],
    options: { ...usualOptions(game), ...(isNew() ? SHELF[game.name]?.first : {}) },
  };
  if (!last || !fits(game, last)) return usual;
  // Whoever is no longer offered gives the seat to the usual opponent.
  const seats = last.seats.map((seat) => (seat.kind === 'bot' && !game.bots.includes(seat.bot ?? '') ? { ...seat, bot: programFor(game.bots) } : seat));
  return { ...last, seats };
}

/** Whether a game can still be played so: it may have changed since. */
function fits(game: GameInfo, habit: Habit): boolean {
  const known = game.options.map((option) => option.name);
  return (
    habit.seats.length >= game.seats[0] &&
    habit.seats.length <= game.seats[1] &&
    known.length === Object.keys(habit.options).length &&
    known.every((name) => name in habit.options)
  );
}

/** Whether this would be the first game of all, with bots alone and of a title that guides through it. */
export const isFirst = ({ game, seats }: NewTable): boolean =>
  isNew() && canCoach(game) && !wasGuided(game) && seats.every(({ kind }, n) => kind === (n ? 'bot' : 'me'));

/** Make a table and go there; with `habit`, this is what is offered the next time. */
export async function openTable(wish: NewTable, words: Record<number, string> = {}, habit = false, guided = isFirst(wish)): Promise<void> {
  // The table screen is not part of the first page; it comes while the server deals.
  void Promise.all([import('../room/Room.svelte'), loadTableIcons()]);
  const table = await api.create(wish);
  if (guided) beginGuide(wish.game, table.id);
  if (habit) {
    const seats = wish.seats.map(({ kind, bot }) => (kind === 'bot' ? { kind, bot } : { kind }));
    const { options = {}, clock, hints, undo } = wish;
    const habits = kept<Habits>('habits', {});
    const terms = hints && undo ? { clock: clock ?? null, hints, undo } : habits[wish.game]?.terms;
    keep('habits', { ...habits, [wish.game]: { seats, options, ...(terms ? { terms } : {}) } satisfies Habit });
  }
  await sayWords(table, words);
  router.go(`/t/${table.id}`);
}

/** One click: a table with bots in all seats but one, a word, and the first cards. */
export async function playWithBots(game: GameInfo, guided?: boolean): Promise<void> {
  const { seats, options } = habitOf(game);
  const bot = programFor(game.bots, ...(isNew() ? [GENTLE] : []));
  const wishes = seats.map((seat): SeatWish => {
    if (seat.kind === 'me') return { kind: 'me', name: app.settings.name };
    return { kind: 'bot', bot: seat.kind === 'bot' ? (seat.bot ?? bot) : bot };
  });
  await openTable({ game: game.name, seats: wishes, options }, {}, true, guided);
}

/** A guided first game, as short and gentle as one can be; only a newcomer is offered the same again. */
export async function playGuided(game: GameInfo): Promise<void> {
  const bots = Array.from({ length: game.seats[0] - 1 }, (): SeatWish => ({ kind: 'bot', bot: programFor(game.bots, GENTLE) }));
  const options = { ...usualOptions(game), ...SHELF[game.name]?.first };
  await openTable({ game: game.name, seats: [{ kind: 'me', name: app.settings.name }, ...bots], options }, {}, isNew(), true);
}

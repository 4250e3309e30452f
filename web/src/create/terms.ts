// What is agreed about time, hints and taking back, in words.
import { t } from '../app.svelte';
import type { Clock, NewTable } from '../wire';

export interface Terms {
  clock: Clock | null;
  hints: NonNullable<NewTable['hints']>;
  undo: NonNullable<NewTable['undo']>;
}

export const USUAL: Terms = { clock: null, hints: 'bots', undo: 'ask' };

const MINUTE = 60;
const DAY = 24 * 3600;
/** The clocks that are offered by name. */
export const CLOCKS = {
  match: { per_move: 0, per_game: 10 * MINUTE, increment: 0, at_zero: 'bot' },
  day: { per_move: DAY, per_game: 0, increment: 0, at_zero: 'bot' },
} as const satisfies Record<string, Clock>;

/** A time in the largest unit that leaves no rest. */
function timeInWords(seconds: number): string {
  if (seconds % DAY === 0) return t('web-n-days', { n: seconds / DAY });
  if (seconds % 3600 === 0) return t('web-n-hours', { n: seconds / 3600 });
  if (seconds % MINUTE === 0) return t('web-minutes', { n: seconds / MINUTE });
  return t('web-n-seconds', { n: seconds });
}

/** A clock in a few words. */
export function clockInWords(clock: Clock | null): string {
  if (!clock || (clock.per_game === 0 && clock.per_move === 0)) return t('web-clock-no');
  const said = [
    ...(clock.per_game ? [t('web-clock-match', { text: timeInWords(clock.per_game) })] : []),
    ...(clock.per_game && clock.increment ? [t('web-clock-more', { text: timeInWords(clock.increment) })] : []),
    ...(clock.per_move ? [t('web-clock-move', { text: timeInWords(clock.per_move) })] : []),
  ];
  return said.join(' ');
}

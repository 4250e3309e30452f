/** What the seat panels show: a title tells the game's facts, the frame adds presence and clocks. */
import type { IconName } from '../icons';
import type { Position } from './position';

export interface SeatFacts {
  seat: number;
  name: string;
  /** The program that plays it, which gives it its face; false for a person. */
  bot: string | false;
  you: boolean;
  away: boolean;
  /** What its player is doing, if it is their turn. */
  turn: string;
  score: string;
  unit: string;
  note: string;
  /** Counts; `words` say the same where there is room. With a dye, the names of two colours: ground and what stands on it. */
  chips: { icon?: IconName; text: string; words?: string; title: string; dye?: readonly [string, string] }[];
  /** What lies before this seat can be looked at. */
  opens?: { label: string; run(): void };
  /** All of it as a screen reader says it. */
  spoken: string;
  /** The time that is left, and whether it runs low. */
  clock?: { text: string; low: boolean } | null;
}

/** Below this many seconds, or a tenth of it, a clock runs low. */
const LOW = 30;

/** Minutes and seconds. */
export function spelled(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The seconds that a seat has left at this moment; null without a clock. */
export function left(at: Position, seat: number, now: number): number | null {
  const { clocks, clocksAt } = at.seen;
  if (!clocks) return null;
  const ran = clocks.running === seat ? (now - clocksAt) / 1000 : 0;
  const own = [clocks.game_left[seat] ?? null, clocks.running === seat ? clocks.move_left : null].filter((n) => n !== null);
  return own.length ? Math.max(0, Math.min(...own) - ran) : null;
}

/** A seat with what the table knows of it: whether its player is there, who plays for them, how much time is left. */
export function seated(at: Position, seat: number, now: number): SeatFacts {
  const facts = at.seat(seat);
  const there = at.seen.table.seats[seat];
  const away = (there?.kind === 'person' || there?.outside === true) && !there.online && !there.stand_in;
  const gone = away && there.away_since ? Date.now() / 1000 - there.away_since : 0;
  const presence = there?.stand_in
    ? at.say('table-plays-for', { name: at.botName(there.stand_in), text: facts.name })
    : away ? (gone > 5 ? at.say('table-away-for', { text: spelled(gone) }) : at.say('table-away')) : '';
  const level = there?.level ? at.say('web-bot-of-level', { level: at.say(`web-level-${there.level}`) }) : '';
  const outside = there?.outside && !there.stand_in ? at.say('table-outside') : '';
  const seconds = left(at, seat, now);
  const whole = at.seen.table.clock?.per_game ?? 0;
  const clock = seconds === null ? null : { text: spelled(seconds), low: seconds < LOW || seconds < whole / 10 };
  return {
    ...facts, away, clock,
    bot: there?.stand_in || facts.bot,
    note: [level, facts.note, outside, presence].filter(Boolean).join(' · '),
    spoken: [facts.spoken, level && `${level}.`, outside && `${outside}.`, presence && `${presence}.`, clock && at.say('table-time-left', { text: clock.text })].filter(Boolean).join(' '),
  };
}

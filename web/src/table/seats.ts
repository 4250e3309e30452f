import type { IconName } from '../icons';

/** What a seat panel shows of a seat. */
export interface SeatFacts {
  seat: number;
  name: string;
  bot: boolean;
  you: boolean;
  away: boolean;
  /** What its player is doing, if it is his turn. */
  turn: string;
  score: string;
  unit: string;
  note: string;
  chips: { icon: IconName; text: string; title: string }[];
  /** All of it as a screen reader says it. */
  spoken: string;
}

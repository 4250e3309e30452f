/** What a seat panel shows of a seat, in words that are ready to be read. */
import type { IconName } from '../icons';

export interface SeatChip {
  icon?: IconName | undefined;
  text: string;
  title: string;
  /** A count that matters now. */
  alarm?: boolean;
}

export interface SeatFacts {
  seat: number;
  name: string;
  /** A bot; the name of its program gives it its face. */
  bot: boolean | string;
  /** The word beside one's own name; empty beside others'. */
  you: string;
  /** For how long nobody has been there; empty if somebody is. */
  away: string;
  /** What its player is doing, if it is his turn. */
  turn: string;
  score: string;
  unit: string;
  note: string;
  clock?: { text: string; low: boolean } | null | undefined;
  chips: SeatChip[];
  /** All of it as a screen reader says it. */
  spoken: string;
}

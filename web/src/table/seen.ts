/** What the table screen is given and what it can ask for: the whole border between it and the rest of the page. */
import type { Asking, Problem, Said, TableInfo, UndoInfo, View } from '../wire';

/** What happened, as the server tells it to one seat: the key of a sentence and its arguments. */
export type Told = [string, Record<string, number | string>];

/** A short message above the prompt. A new `id` shows it again, even if it says the same. */
export interface Notice {
  kind: 'refused' | 'info';
  key: string;
  rule: string;
  args: Record<string, number | string>;
  id: number;
  /** The move that was refused, if it was one: that thing shakes. */
  move?: string;
}

/** All that the screen shows. */
export interface Seen {
  view: View;
  events: Told[];
  table: TableInfo;
  watchers: number;
  undo: UndoInfo;
  asking: Asking | null;
  chat: Said[];
  /** Why moves that look possible are not: the answers to `Act.why`. */
  reasons: Record<string, Problem>;
  /** The move that a bot would make, once it was asked for. */
  hint: string | null;
  connection: 'open' | 'lost' | 'leaving';
  /** A replay or a spectator: nothing can be chosen. */
  readonly: boolean;
  /** The first event that has not been shown yet. */
  fresh: number;
  toast: Notice | null;
}

/** All that the screen can ask for. */
export interface Act {
  move(spelling: string): void;
  undo(): void;
  answer(yes: boolean): void;
  why(moves: string[]): void;
  hint(): void;
  say(text: string): void;
  dismiss(): void;
  leave(): void;
  again(): void;
  fairness(): void;
  rules(rule?: string): void;
  menu(): void;
  download(): void;
  /** Look at the finished match move by move; without it the button is not there. */
  replay?(): void;
}

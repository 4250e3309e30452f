/** What the table screen is given and what it can ask for: the whole border between it and the rest of the page. */
import type { Asking, ClocksShown, Foreseen, Happened, Problem, Said, Sentence, TableInfo, UndoInfo } from '../wire';
import type { Story } from './story';
import type { View } from './view';

/** What happened, as the server tells it to one seat: the key of a sentence and its arguments. */
export type Told = [string, Record<string, number | string>];

/** A short message. A new `id` shows it again, even if it says the same. */
export interface Notice {
  kind: 'refused' | 'info';
  key: string;
  rule: string;
  args: Record<string, number | string>;
  id: number;
  /** The move that was refused, if it was one: its thing says why. */
  move?: string;
}

/** Moves that were sent and not answered yet. */
export interface Pending {
  id: string;
  moves: string[];
  /** How long that takes already: not to be mentioned, some time, too long. */
  wait: 'none' | 'some' | 'long';
}

/** All that the screen shows. */
export interface Seen {
  view: View;
  /** The revision: only grows. */
  at: number;
  events: Told[];
  /** The number of the first event that belongs to the last move. */
  last: number;
  table: TableInfo;
  /** Which program plays a seat; null where a person does. */
  programs: (string | null)[];
  watchers: number;
  undo: UndoInfo;
  asking: Asking | null;
  chat: Said[];
  /** What happened at the table beside the match: somebody left, came back, a bot took over. */
  happened: Happened[];
  /** How the clocks stood when the view came, and when that was. */
  clocks: ClocksShown | null;
  clocksAt: number;
  /** Why moves that look possible are not: the answers to `Act.why`. */
  reasons: Record<string, Problem>;
  /** How the table would look after some own moves: the last answer to `Act.ahead`. */
  ahead?: Foreseen | null;
  /** The move that a bot would make, once it was asked for. */
  hint: string | null;
  /** Why it would make that move, where it can say so. */
  hintReason?: Sentence | null;
  /** How far a bot has come, from 0 to 1, with its own move or with a hint. */
  thinking?: { seat: number; done: number; hint: boolean } | null;
  /** The bots that could say why they moved as they did, by their seats. */
  explains?: readonly number[];
  /** What they said when they were asked. */
  explained?: Readonly<Record<number, readonly Sentence[]>>;
  /** Whether bots think slowly because the engine is still being compiled. */
  warmingUp?: boolean;
  /** Whether a bot may be asked. */
  hints: boolean;
  connection: 'open' | 'lost' | 'leaving';
  /** A replay or a spectator: nothing can be chosen. */
  readonly: boolean;
  /** The first event that has not been shown yet. */
  fresh: number;
  toast: Notice | null;
  pending: Pending | null;
  /** What the page asks in place of the table, such as to hand the device over. */
  page: PageQuestion | null;
  /** Several people look at this device in turn. */
  shared?: boolean;
}

/** A question that is not the game's: it stands in the prompt bar like any other. */
export interface PageQuestion {
  who: string;
  question: string;
  detail: string;
  /** The seat whose side of the table is shown while nobody looks. */
  near?: number;
  buttons: { id: string; label: string; primary: boolean; run(): void }[];
}

/** All that the screen can ask for. */
export interface Act {
  /** Play these, all or none of them. */
  play(moves: string[]): void;
  undo(): void;
  answer(yes: boolean): void;
  why(moves: string[]): void;
  /** Ask how the table would look after these moves. */
  ahead?(moves: string[]): void;
  hint(): void;
  /** Ask a bot why it moved as it did. */
  explain?(seat: number): void;
  say(text: string): void;
  dismiss(): void;
  leave(): void;
  /** Offer a rematch or agree to one, or not. */
  again(yes?: boolean): void;
  /** Let a bot play for a seat whose player is away. */
  takeOver(seat: number): void;
  /** Take the own seat back from the bot that plays for it. */
  comeBack(seat: number): void;
  fairness(): void;
  rules(rule?: string): void;
  menu(): void;
  download(): void;
  /** Show all that waits to be shown. */
  hurry(): void;
  /** Make a sound, where somebody has asked for sounds. */
  sound?(sound: 'refused' | 'tick'): void;
  /** Look at the match move by move, from a position on; without it the button is not there. */
  replay?(n?: number): void;
  /** Show a link to the finished match that others may read. */
  share?(): void;
  /** What a finished match was like; without it its end is shown on the table alone. */
  past?: Past;
}

/** A position of a match that is over, and what had just happened. */
export interface Then {
  view: View;
  events: Told[];
}

/** Fetches what a match that is over was like. */
export interface Past {
  story(): Promise<Story>;
  /** The position after n moves as a seat saw it. */
  position(n: number, seat: number | null): Promise<Then>;
}

/** What the frame knows of a game: it draws any Title and names none. */
import type { Component } from 'svelte';
import type { Paths } from '../pieces/icons.svelte';
import type { Speaker } from '../speech';
import type { Coach } from './coach';
import type { Sizes } from './layout';
import type { Position } from './position';
import type { Seen } from './seen';

/** What every part of a board is given. */
export interface Drawn<At extends Position = Position> {
  at: At;
  sizes: Sizes;
}

/** A title; what it keeps between two views is its own, and is made once per table. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each title draws positions of its own kind
export interface Title<At extends Position = any> {
  readonly name: string;
  /** Drawn from the view alone, as any game can be. */
  readonly plain?: boolean;
  /** The icons that it draws beside those of every table. */
  readonly icons: Paths;
  /** A reader of views that belong together; the constants are parts of each that are not sent with it. */
  open(constants?: Record<string, unknown>): (seen: Seen, speaker: Speaker) => At;
  readonly Board: Component<Drawn<At>>;
  /** One's own cards, and what lies beside them; null where a game has no hands. */
  readonly Hand: Component<Drawn<At>> | null;
  /** The moves inside the question itself, where a board has no place for them: on a phone. */
  readonly Answers?: Component<Drawn<At>>;
  /** A thing, large, with what it means now. */
  readonly Closer: Component<{ at: At; thing: string }>;
  /** Beside the seats of the middle form, and below the board of the narrow one. */
  readonly Extra: Component<Drawn<At>> | null;
  /** The score sheet at the end of a game: over the board, or `flat` within the page that ends a match. */
  readonly Sheet: Component<{ at: At; flat?: boolean }> | null;
  /** Cards that are only shown, small, in a row: hands at the end, and those of others in a replay. */
  readonly Cards?: Component<{ at: At; cards: string[] }>;
  /** What a move has made, in the position after it: the picture of the best moment. At most `most` cards. */
  readonly Moment?: Component<{ at: At; move: string; seat: number; most?: number }>;
  /** The marks of a guided first game, fetched when somebody plays one. */
  readonly coach?: () => Promise<Coach<At>>;
}

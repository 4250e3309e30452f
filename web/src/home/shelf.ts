// What the pages know of our titles beside their words. A game that is not on this shelf has a plain tile.
import type { IconName } from '../icons';
import type { GameInfo } from '../wire';

interface Place {
  minutes: number;
  /** Its sign in lists, on this colour of the tokens. */
  icon: IconName;
  colour: string;
  /** The options that are offered first; the others are folded away. */
  main: string[];
  /** For an option that means nothing otherwise, the option and value that it needs. */
  needs?: Record<string, [string, string]>;
  /** What a first game is like, as far as it is not as usual. */
  first: Record<string, string>;
}

export const SHELF: Readonly<Record<string, Place>> = {
  'lost-cities': {
    minutes: 30,
    icon: 'ancient-columns',
    colour: 'lc-orange',
    main: ['games', 'milestones', 'colours'],
    needs: { best_expedition: ['milestones', 'on'] },
    first: { games: '1', milestones: 'off' },
  },
  'adventure-tours': { minutes: 45, icon: 'knapsack', colour: 'at-red', main: ['mode', 'boards', 'open_money'], first: {} },
  africana: { minutes: 60, icon: 'elephant', colour: 'af-violet', main: ['open_scores'], first: {} },
  dominion: { minutes: 40, icon: 'castle', colour: 'do-victory', main: ['kingdom', 'events', 'prosperity'], first: {} },
};

/** Games in the order of the shelf, others behind. */
export function inOrder(games: readonly GameInfo[]): GameInfo[] {
  const names = Object.keys(SHELF);
  const place = (game: GameInfo): number => (names.includes(game.name) ? names.indexOf(game.name) : names.length);
  return games.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));
}

// The games of the server, asked for once; how they are called, and for how many they are.
import { api } from '../api';
import { app, t } from '../app.svelte';
import type { GameInfo, TableInfo } from '../wire';
import { inOrder } from './shelf';

let known: GameInfo[] = $state.raw([]);

/** Ask the server what can be played, unless it has said so. */
export async function loadGames(): Promise<void> {
  if (known.length > 0) return;
  known = inOrder(await api.games());
  // A game that somebody has brought along brings its words too, its name among them.
  for (const game of known) if (game.own) void app.loadGame(game.name);
}

/** What can be played, in the order of the shelf; nothing until the server has answered. */
export const allGames = (): GameInfo[] => known;

/** A game that can be played here. */
export const gameNamed = (name: string): GameInfo | null => known.find((game) => game.name === name) ?? null;

/** How a game is called; one that brought no words by its own name, as titles are written. */
export function nameOfGame(game: string): string {
  const key = `${game}-title`;
  if (app.speaker.has(key)) return app.speaker.say(key);
  return game.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** For how many players it is. */
export function playersOf({ seats: [least, most] }: GameInfo): string {
  return least === most ? t('web-n-players', { n: least }) : t('web-n-to-m-players', { n: least, most });
}

/** Whether a table waits for a move of this browser. */
export function isMine(table: TableInfo): boolean {
  return table.status === 'playing' && table.to_move !== null && table.seats[table.to_move]?.yours === true;
}

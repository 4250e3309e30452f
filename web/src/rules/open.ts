// The rules of a game with the words and pictures that belong to them.
import { app } from '../app.svelte';
import { gameNamed, loadGames } from '../home/games.svelte';
import { learnOf, type Learn } from '../learn/titles';
import { loadIcons } from '../pieces/icons.svelte';
import { isOurs } from '../text/load';

/** Fetch the words of a game's rules, and its pictures where it has any; false for a game that nobody knows. */
export async function openRules(game: string): Promise<Learn | null | false> {
  if (!isOurs(game)) {
    await loadGames();
    if (!gameNamed(game)) return false;
  }
  const words = [app.load('web-learn', `${game}-rules`, `${game}-learn`), app.loadGame(game), loadIcons()];
  const [learn] = await Promise.all([learnOf(game), ...words]);
  return learn;
}

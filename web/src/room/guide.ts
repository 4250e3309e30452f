// Opens the guide at a table that is somebody's guided first game.
import { app } from '../app.svelte';
import { Guide } from '../frame/guide.svelte';
import type { Title } from '../frame/title';
import { diaryOf } from '../guided';
import type { TableInfo } from '../wire';

/** Whether a title can guide somebody here: one person, and nobody else but bots. */
export function mayGuide(title: Title | null, table: TableInfo): boolean {
  const own = table.seats.filter((seat) => seat.yours);
  return title?.coach !== undefined && table.status === 'playing' && own.length === 1 && table.seats.every((seat) => seat.yours || seat.kind === 'bot');
}

/** The guide, once its marks and their words are there. */
export async function openGuide(title: Title, game: string): Promise<Guide> {
  const [coach] = await Promise.all([title.coach!(), app.load(`${game}-coach`)]);
  return new Guide(coach, diaryOf(game));
}

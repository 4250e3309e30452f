// Which title draws a game: its own, fetched when its table opens, or the board for any game.
import { app } from './app.svelte';
import { canCoach, coachOf } from './coaches';
import { componentsOf } from './components';
import type { Title } from './frame/title';
import { addIcons } from './pieces/icons.svelte';
import { router } from './router.svelte';

const DRAWN = import.meta.glob<{ TITLE: Title }>('./games/*/index.ts');

/** Whether the reader wants the plain board for every game: always, or at this address. */
export const wantsPlain = () => app.settings.plain || router.address.searchParams.get('board') === 'plain';

export async function titleOf(game: string): Promise<Title> {
  const own = wantsPlain() ? undefined : DRAWN[`./games/${game}/index.ts`];
  const [{ TITLE }, { constants }] = await Promise.all([(own ?? DRAWN['./games/any/index.ts']!)(), componentsOf(game)]);
  addIcons(TITLE.icons);
  // Marks point at things of the title's own board.
  return { ...TITLE, open: () => TITLE.open(constants), ...(own && canCoach(game) ? { coach: () => coachOf(game) } : {}) };
}

// Which title draws a game: its own, fetched when its table opens, or the board for any game.
import { app } from './app.svelte';
import { componentsOf } from './components';
import type { Title } from './frame/title';
import { addIcons } from './pieces/icons.svelte';
import { router } from './router.svelte';

const DRAWN = import.meta.glob<{ TITLE: Title }>('./games/*/index.ts');

/** Whether the reader wants the plain board for every game: always, or at this address. */
export const wantsPlain = () => app.settings.plain || router.address.searchParams.get('board') === 'plain';

export async function titleOf(game: string): Promise<Title> {
  const load = (wantsPlain() ? undefined : DRAWN[`./games/${game}/index.ts`]) ?? DRAWN['./games/any/index.ts']!;
  const [{ TITLE }, { constants }] = await Promise.all([load(), componentsOf(game)]);
  addIcons(TITLE.icons);
  return { ...TITLE, open: () => TITLE.open(constants) };
}

// What never changes in a game, fetched once: parts of its views that no view sends again, and printed names.
import { api } from './api';
import type { Components } from './wire';

const NONE: Components = { constants: {}, names: {} };
const fetched = new Map<string, Promise<Components>>();

/** The components of a game; nothing where the server does not know any. */
export function componentsOf(game: string): Promise<Components> {
  let coming = fetched.get(game);
  if (!coming) {
    coming = api.components(game).catch(() => {
      // What could not be fetched may be asked for again.
      fetched.delete(game);
      return NONE;
    });
    fetched.set(game, coming);
  }
  return coming;
}

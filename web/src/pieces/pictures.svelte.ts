/** Pictures of a title's pieces, each fetched when it is first drawn; so is the list of where they are. */
import { SvelteMap } from 'svelte/reactivity';

type List = Record<string, () => Promise<{ default: string }>>;

/** Gives the path of a picture by its name; nothing until it is there. */
export function picturesFrom(list: () => Promise<{ default: List }>): (name: string) => string {
  const drawn = new SvelteMap<string, string>();
  const coming = new Set<string>();

  async function fetchPicture(name: string): Promise<void> {
    const { default: pictures } = await list();
    const found = await pictures[name]?.();
    if (found) drawn.set(name, found.default);
  }
  return (name) => {
    if (!drawn.has(name) && !coming.has(name)) {
      coming.add(name);
      fetchPicture(name).catch(() => coming.delete(name));
    }
    return drawn.get(name) ?? '';
  };
}

// The pictures of people, abilities and landscapes, each fetched when it is first drawn; so is the list of where they are.
import { SvelteMap } from 'svelte/reactivity';

const drawn = new SvelteMap<string, string>();
const coming = new Set<string>();

async function fetchPicture(name: string): Promise<void> {
  const { default: pictures } = await import('virtual:pictures');
  const found = await pictures[name]?.();
  if (found) drawn.set(name, found.default);
}

/** The path of a picture; nothing until it is there. */
export function picture(name: string): string {
  if (!drawn.has(name) && !coming.has(name)) {
    coming.add(name);
    fetchPicture(name).catch(() => coming.delete(name));
  }
  return drawn.get(name) ?? '';
}

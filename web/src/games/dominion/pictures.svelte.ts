// The pictures of the cards, each fetched when a card of its name is first drawn; so is the list of where they are.
import { SvelteMap } from 'svelte/reactivity';

const drawn = new SvelteMap<string, string>();
const coming = new Set<string>();

async function fetchPicture(card: string): Promise<void> {
  const { default: pictures } = await import('virtual:pictures');
  const found = await pictures[card]?.();
  if (found) drawn.set(card, found.default);
}

/** The path of a picture; nothing until it is there. */
export function picture(card: string): string {
  if (!drawn.has(card) && !coming.has(card)) {
    coming.add(card);
    fetchPicture(card).catch(() => coming.delete(card));
  }
  return drawn.get(card) ?? '';
}

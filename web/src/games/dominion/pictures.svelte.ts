// The pictures of the cards, each fetched when a card of its name is first drawn.
import { SvelteMap } from 'svelte/reactivity';
import PICTURES from 'virtual:pictures';

const drawn = new SvelteMap<string, string>();
const coming = new Set<string>();

/** The path of a picture; nothing until it is there. */
export function picture(card: string): string {
  const load = PICTURES[card];
  if (!drawn.has(card) && !coming.has(card) && load) {
    coming.add(card);
    load().then(({ default: path }) => drawn.set(card, path), () => coming.delete(card));
  }
  return drawn.get(card) ?? '';
}

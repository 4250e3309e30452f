// The pieces of Lost Cities as the browser draws them.
import type { IconName } from '../../icons';

export type Colour = 'yellow' | 'blue' | 'purple' | 'green' | 'orange' | 'red';

/** A card: its spelling, its parts, and an id that stays with it wherever it goes. */
export interface Card {
  name: string;
  colour: Colour;
  rank: string;
  id: string;
}

export const SYMBOL: Record<Colour, IconName> = {
  yellow: 'sun',
  blue: 'nautilus-shell',
  purple: 'moon',
  green: 'pine-tree',
  orange: 'ancient-columns',
  red: 'volcano',
};

export const SPONSOR = 'sponsor';

export function toCard(name: string, id = name): Card {
  const [colour, rank] = name.split(' ') as [Colour, string];
  return { name, colour, rank, id };
}

/** The milestones in the order of the cards, with the icon of each. */
export const MILESTONE: Record<string, IconName> = {
  'three-yellow': 'sun',
  'three-blue': 'nautilus-shell',
  'three-purple': 'moon',
  'three-green': 'pine-tree',
  'three-orange': 'ancient-columns',
  'five-cards': 'trail',
  'three-started': 'treasure-map',
  run: 'stairs',
  'more-started': 'trophy',
  'best-expedition': 'trophy',
  'lower-hand': 'poker-hand',
};

/** The style that gives a piece its colour and the ink on it. */
export const dye = (colour: Colour) => `--c:var(--lc-${colour});--on:var(--on-lc-${colour})`;

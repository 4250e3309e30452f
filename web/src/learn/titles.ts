// What each title brings to explain itself: four pictures, and pictured examples for its rules. Fetched when somebody
// opens one of these pages, and never before.
import type { Component } from 'svelte';

/** A drawing with the words around it: `<key>` is its title, `<key>-text` its sentence, `<key>-alt` what is to be seen. */
export interface Picture {
  key: string;
  drawing: Component<{ alt: string }>;
}

export interface Example extends Picture {
  /** The rule behind which it stands. */
  rule: string;
}

export interface Learn {
  /** The game in a minute. */
  pictures: readonly [Picture, Picture, Picture, Picture];
  examples: readonly Example[];
  /** The cards that the rules page lists, where the title has such cards. */
  cards?: Component<CardsProps>;
}

export interface CardsProps {
  /** What is searched for; empty for all of them. */
  wanted: string;
  /** The rule that was asked for. */
  rule: string;
  /** Told how many cards there are to see. */
  found: (n: number) => void;
}

const LEARN = import.meta.glob<{ LEARN: Learn }>('../games/*/learn/index.ts');
const pathOf = (game: string): string => `../games/${game}/learn/index.ts`;

/** Whether a title explains itself. */
export const canLearn = (game: string): boolean => pathOf(game) in LEARN;

/** What a title brings to explain itself; nothing for a game that does not. */
export async function learnOf(game: string): Promise<Learn | null> {
  return (await LEARN[pathOf(game)]?.())?.LEARN ?? null;
}

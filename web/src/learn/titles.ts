// What each title brings to explain itself: four pictures, and pictured examples for its rules. Fetched when somebody
// opens one of these pages, and never before.
import type { Component } from 'svelte';

/** A drawing with the words around it: `<key>` is its title, `<key>-text` its sentence, `<key>-alt` what is to be seen. */
export interface Picture {
  key: string;
  drawing: Component<{ alt: string }>;
  /** The rule behind which it stands among the rules; one of the four pictures may stand behind none. */
  rule?: string;
}

export interface Example extends Picture {
  rule: string;
  /** It shows the rule itself, not an example of it. */
  shown?: boolean;
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

/** What stands among the rules: the pictures of the game in a minute that show one of them, and the examples. */
export function examplesOf(learn: Learn | null): Example[] {
  const shown = (learn?.pictures ?? []).flatMap((picture) => (picture.rule ? [{ ...picture, rule: picture.rule, shown: true }] : []));
  return [...shown, ...(learn?.examples ?? [])];
}

const LEARN = import.meta.glob<{ LEARN: Learn }>('../games/*/learn/index.ts');
const pathOf = (game: string): string => `../games/${game}/learn/index.ts`;

/** Whether a title explains itself. */
export const canLearn = (game: string): boolean => pathOf(game) in LEARN;

/** What a title brings to explain itself; nothing for a game that does not. */
export async function learnOf(game: string): Promise<Learn | null> {
  return (await LEARN[pathOf(game)]?.())?.LEARN ?? null;
}

// The cards and boards of Adventure Tours as they are drawn: their printed values come from the component tables.
import type { IconName } from '../../icons';

export type Colour = 'red' | 'blue' | 'yellow';
export const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow'];
export const SYMBOL: Record<Colour, IconName> = { red: 'gears', blue: 'shiny-apple', yellow: 'outback-hat' };
export const CATEGORY: Record<Colour, string> = { red: 'technology', blue: 'provisions', yellow: 'clothing' };

export type Levels = Record<Colour, number>;

/** A card of the deck, as its table prints it. */
export interface CardFacts {
  name: string;
  colour: Colour;
  demand: number;
  money: number;
  equipment: Levels;
  action: string;
  copies: number;
  published: string[];
}

export interface BoardFacts {
  name: string;
  side: 'base' | 'expert';
  start: Levels;
  ability: string;
  published: string[];
}

export interface Tables {
  cards: Record<string, CardFacts>;
  boards: Record<string, BoardFacts>;
}

/** A card that lies somewhere: which one of several equal ones, and whether it still protects. */
export interface Card {
  name: string;
  id: string;
  ready?: boolean;
}

const ACTION: Record<string, IconName> = {
  give_one: 'card-pickup', give_two: 'card-exchange', extra_equipment: 'knapsack', discard_equipment: 'card-discard',
  steal_equipment: 'snatch', extra_turn: 'clockwise-rotation', same_colour_member: 'three-friends', discard_member: 'exit-door',
  steal_member: 'robber-hand', promote_equipment: 'upgrade', protect: 'shield', gift: 'card-pickup',
};
/** The adventurer of a card, whatever its colour: also the name of the picture. */
export const personOf = (card: string): string => card.slice(card.indexOf(' ') + 1);
export const colourOf = (card: string): Colour => card.slice(0, card.indexOf(' ')) as Colour;
export const isAction = (step: string): boolean => step in ACTION;
export const actionIcon = (action: string): IconName | null => ACTION[action] ?? null;
/** The key of a word whose spelling has underscores. */
export const dashed = (word: string): string => word.replaceAll('_', '-');

/** The colour of a card as CSS: its ground, and what stands on it. */
export const dye = (colour: Colour): string => `--c:var(--at-${colour});--on:var(--on-at-${colour})`;
export const seatDye = (seat: number): string => `--seat:var(--seat-${seat + 1});--on-seat:var(--on-seat-${seat + 1})`;

/** Which levels a card raises, and by what. */
export function raises(facts: CardFacts): [Colour, number][] {
  return COLOURS.filter((colour) => facts.equipment[colour]).map((colour) => [colour, facts.equipment[colour]]);
}

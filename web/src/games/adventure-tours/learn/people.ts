// The adventurers of the pictures, with the values of the card table.
import type { IconName } from '../../../icons';

export type Colour = 'red' | 'blue' | 'yellow';
export const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow'];
export const SYMBOL: Record<Colour, IconName> = { red: 'gears', blue: 'shiny-apple', yellow: 'outback-hat' };

export interface Adventurer {
  /** The message with the name. */
  name: string;
  portrait: IconName;
  demand: number;
  money: number;
  /** What it is worth as equipment, in its own colour or in all three. */
  worth: number;
  all?: true;
}

export const PEOPLE = {
  earl: { name: 'adventure-tours-name-earl-of-bucket', portrait: 'empty-metal-bucket-handle', demand: 2, money: 1, worth: 2 },
  miller: { name: 'adventure-tours-name-pater-miller', portrait: 'monk-face', demand: 2, money: 2, worth: 1 },
  betty: { name: 'adventure-tours-name-betty-mcklug', portrait: 'magnifying-glass', demand: 4, money: 4, worth: 1 },
  roy: { name: 'adventure-tours-name-roy-nobleman', portrait: 'top-hat', demand: 5, money: 5, worth: 1, all: true },
  bill: { name: 'adventure-tours-name-slowhand-bill', portrait: 'guitar', demand: 6, money: 5, worth: 1 },
} satisfies Record<string, Adventurer>;
export type Person = keyof typeof PEOPLE;

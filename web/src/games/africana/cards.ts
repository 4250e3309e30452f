// What the cards of Africana are drawn with, and how their spellings are read.
import type { IconName } from '../../icons';

export type Colour = 'magenta' | 'turquoise' | 'grey' | 'orange' | 'violet';
export const COLOURS: readonly Colour[] = ['magenta', 'turquoise', 'grey', 'orange', 'violet'];
export const SYMBOL: Record<Colour, IconName> = {
  magenta: 'camel',
  turquoise: 'sailboat',
  grey: 'steam-locomotive',
  orange: 'elephant',
  violet: 'air-balloon',
};
const ARTIFACT: Record<string, IconName> = {
  mask: 'tribal-mask',
  drum: 'drum',
  statuette: 'venus-of-willendorf',
  vase: 'porcelain-vase',
  shield: 'checked-shield',
};
export const ARTIFACTS = Object.keys(ARTIFACT);

/** A card in hand: which of several equal ones it is, and what it is. */
export interface Card {
  id: string;
  name: string;
}

export const nameOf = (id: string): string => id.replace(/#\d+$/, '');
export const isJoker = (name: string): boolean => name === 'joker';
export const isAssistant = (name: string): boolean => name.endsWith(' assistant');
/** Jokers and assistants come back when the movement ends. */
export const returns = (name: string): boolean => isJoker(name) || isAssistant(name);
/** The colour of a card; null for a joker. */
export const colourOf = (name: string): Colour | null => (isJoker(name) ? null : (name.replace(/ assistant$/, '') as Colour));
export const iconOf = (name: string): IconName => (isJoker(name) ? 'card-joker' : isAssistant(name) ? 'person' : SYMBOL[name as Colour]);
/** The symbol of what an adventure is about. */
export const subjectIcon = (subject: string): IconName => ARTIFACT[subject] ?? 'person';
/** The order of a hand: travel cards by colour, assistants, jokers. */
export const rank = (name: string): number => (isJoker(name) ? 20 : (isAssistant(name) ? 10 : 0) + COLOURS.indexOf(colourOf(name)!));

/** The colours of a card, its ground and what stands on it, as two variables. */
export function dye(name: string): string {
  const colour = colourOf(name);
  return colour ? `--c:var(--af-${colour});--on:var(--on-af-${colour})` : '--c:#2F3A36;--on:#FFF9EA';
}

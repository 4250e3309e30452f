// What is printed on the cards of Dominion, and how their types look.
import type { IconName } from '../../icons';
import { colourOf, FACTS, TYPE_ICON, type Facts } from './learn/cards';

/** One card on the table; equal ones differ by their ids. */
export interface Card {
  id: string;
  name: string;
}

export interface Printed extends Facts {
  rule: string;
}

/** Cards whose rule is not called after them. */
const NAMED: Record<string, string> = { 'DS-1': 'caravan', 'DS-2': 'warehouse', 'DS-3': 'lighthouse', 'DS-4': 'wharf', 'DS-5': 'treasury', 'DS-6': 'cutpurse' };
const PRINTED = new Map<string, Printed>(
  Object.entries(FACTS).map(([rule, facts]) => [NAMED[rule] ?? rule.slice(3).replaceAll('-', ' '), { ...facts, rule }]),
);
const UNKNOWN: Printed = { set: '', cost: 0, types: ['action'], rule: '' };

export const printed = (name: string): Printed => PRINTED.get(name) ?? UNKNOWN;
export const allCards = (): string[] => [...PRINTED.keys()];
export const is = (name: string, type: string): boolean => printed(name).types.includes(type);

/** The colours of a card, as CSS variables: those of its leading type. */
export function dye(types: readonly string[]): string {
  const type = colourOf(types);
  return `--t:var(--do-${type});--ot:var(--on-do-${type})`;
}

/** Metals have their own colour. */
export const METAL: Readonly<Record<string, string>> = { copper: '#a8602c', silver: '#7c878e', gold: '#b98508', platinum: '#5f7f8f' };
/** What a plain Treasure is worth, and a plain Victory card or Curse counts: their faces show nothing else. */
export const WORTH: Readonly<Record<string, number>> = { copper: 1, silver: 2, gold: 3, platinum: 5 };
export const POINTS: Readonly<Record<string, number>> = { estate: 1, duchy: 3, province: 6, colony: 10, curse: -1 };

export const typeIcon = (type: string): IconName => TYPE_ICON[type] ?? 'hand';

/** Cards that can be played one after the other without a question between them. */
export const isPlain = (name: string): boolean => name in WORTH || name === 'coin of the realm';

/** When a Reserve card may be called. */
export const CALLED: Readonly<Record<string, 'start' | 'action' | 'gain' | 'spare' | 'points'>> = {
  ratcatcher: 'start', guide: 'start', transmogrify: 'start', teacher: 'start',
  'coin of the realm': 'action', 'royal carriage': 'action', duplicate: 'gain', 'wine merchant': 'spare', 'distant lands': 'points',
};
/** Durations that stay for the whole game. */
export const FOREVER: ReadonlySet<string> = new Set(['hireling', 'champion']);

/** The tokens of a player: a sign, a number, or both. Those of piles first. */
export interface TokenKind {
  token: string;
  text: string;
  icon?: IconName;
}
export const TOKENS: readonly TokenKind[] = [
  { token: '+1 card', text: '+1', icon: 'card-pickup' },
  { token: '+1 action', text: '+1', icon: 'hand' },
  { token: '+1 buy', text: '+1', icon: 'shopping-bag' },
  { token: '+1 coin', text: '+$1' },
  { token: '-2 cost', text: '−$2' },
  { token: 'trashing', text: '', icon: 'trash-can' },
];
export const tokenKind = (token: string): TokenKind => TOKENS.find((one) => one.token === token) ?? TOKENS[0]!;

/** The lines of the Travellers. */
export const LINES: readonly (readonly string[])[] = [
  ['page', 'treasure hunter', 'warrior', 'hero', 'champion'],
  ['peasant', 'soldier', 'fugitive', 'disciple', 'teacher'],
];

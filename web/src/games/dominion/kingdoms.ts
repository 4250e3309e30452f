// The kingdoms that one may choose from, and what is in ten piles.
import { finds } from '../../pieces/piles';
import type { IconName } from '../../icons';
import type { Speaker } from '../../speech';
import { printed } from './cards';
import table from './sets.json';

export interface Kept {
  card: string;
  kept: boolean;
}

/** The recommended sets, in the order in which they are offered. */
export const SETS: Readonly<Record<string, readonly string[]>> = table.sets;
const TEN = 10;

type Options = Record<string, string>;

/** The cards from which a kingdom is drawn, as the options of the table say. */
export function pool(options: Options): string[] {
  const other = options['edition'] === '2' ? table.first : table.second;
  const extras = options['extras'] === 'on' ? table.extras : [];
  return [...table.pool.filter((card) => !other.includes(card)), ...extras];
}

/** n cards by chance, none of these among them. */
function some(n: number, without: readonly string[], options: Options): string[] {
  const left = pool(options).filter((card) => !without.includes(card));
  return Array.from({ length: n }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0]!);
}

/** Ten cards: those that are kept, the others by chance. */
export const draw = (kept: readonly string[], options: Options): string[] => [...kept, ...some(TEN - kept.length, kept, options)];

/** The ten with another card in the place of this one. */
export function replaced(ten: readonly Kept[], card: string, options: Options): Kept[] {
  const [other] = some(1, ten.map((one) => one.card), options);
  return ten.map((one) => (one.card === card && other ? { card: other, kept: false } : one));
}

/** Cards whose name, text, types or cost have all that was typed: "cost 4 attack" as well as "village". */
export function found(speaker: Speaker, options: Options, asked: string): string[] {
  const words = asked.split(/\s+/);
  const cost = words.find((word) => /^\d$/.test(word));
  const rest = words.filter((word) => !/^\d$/.test(word) && !(cost && finds(speaker.say('dominion-fact-cost'), word)) && word.toLowerCase() !== 'cost').join(' ');
  const text = (card: string) => [speaker.card(card), speaker.rule(printed(card).rule), ...printed(card).types.map((type) => speaker.say(`dominion-label-type-${type}`))].join(' ');
  const named = (card: string) => finds(speaker.card(card), rest);
  return pool(options)
    .filter((card) => (!cost || printed(card).cost === Number(cost)) && (!rest || finds(text(card), rest)))
    .sort((a, b) => Number(named(b)) - Number(named(a)) || speaker.card(a).localeCompare(speaker.card(b)));
}

/** How many cards there are of each cost from 2 to 6. */
export const costs = (cards: readonly string[]): { cost: number; n: number }[] =>
  [2, 3, 4, 5, 6].map((cost) => ({ cost, n: cards.filter((card) => Math.min(6, Math.max(2, printed(card).cost)) === cost).length }));

export interface Fact {
  icon: IconName;
  n: number;
  text: string;
  /** What is to be said where there is none. */
  warns: string;
}

/** What is counted in the ten: by type, and by what many a deck needs. */
export function counted(speaker: Speaker, cards: readonly string[]): Fact[] {
  const type = (name: string) => cards.filter((card) => printed(card).types.includes(name)).length;
  const listed = (list: readonly string[]) => cards.filter((card) => list.includes(card)).length;
  const fact = (icon: IconName, n: number, name: string, warned = false): Fact => ({ icon, n, text: speaker.say(`dominion-pick-n-${name}`, { n }), warns: warned ? speaker.say(`dominion-pick-no-${name}`) : '' });
  const attacks = type('attack');
  return [
    fact('village', listed(table.villages), 'villages', true),
    fact('shopping-bag', listed(table.buys), 'buys', true),
    fact('trash-can', listed(table.trashers), 'trashers'),
    fact('crossed-swords', attacks, 'attacks'),
    fact('shield', type('reaction'), 'reactions', attacks > 0),
    fact('hourglass', type('duration'), 'durations'),
    fact('beer-stein', type('reserve'), 'reserves'),
    fact('walking-boot', type('traveller'), 'travellers'),
  ];
}

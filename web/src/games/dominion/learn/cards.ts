// The cards of the pictures, and how types look.
import type { IconName } from '../../../icons';
import table from './cards.json';

export interface Facts {
  set: string;
  cost: number;
  types: readonly string[];
}
/** What there is to know of each card, by its rule. */
export const FACTS: Readonly<Record<string, Facts>> = table;

export const TYPE_ICON: Readonly<Record<string, IconName>> = {
  action: 'hand',
  treasure: 'two-coins',
  victory: 'laurel-crown',
  curse: 'bat',
  attack: 'crossed-swords',
  reaction: 'shield',
  duration: 'hourglass',
  reserve: 'beer-stein',
  traveller: 'walking-boot',
  event: 'scroll-unfurled',
};
/** Of several types, the one that gives a card its colour. */
const COLOURED = ['attack', 'duration', 'reserve', 'traveller', 'reaction', 'curse', 'victory', 'treasure', 'event', 'action'];
export const colourOf = (types: readonly string[]): string => COLOURED.find((type) => types.includes(type)) ?? 'action';

/** What stands on a card: the message with its name, its rule, its picture. */
export const DRAWN = {
  copper: { name: 'dominion-card-copper', rule: 'DB-copper', icon: 'coins' },
  silver: { name: 'dominion-card-silver', rule: 'DB-silver', icon: 'two-coins' },
  estate: { name: 'dominion-card-estate', rule: 'DB-estate', icon: 'family-house' },
  duchy: { name: 'dominion-card-duchy', rule: 'DB-duchy', icon: 'hill-fort' },
  province: { name: 'dominion-card-province', rule: 'DB-province', icon: 'castle' },
  village: { name: 'dominion-card-village', rule: 'DB-village', icon: 'village' },
  smithy: { name: 'dominion-card-smithy', rule: 'DB-smithy', icon: 'anvil' },
  market: { name: 'dominion-card-market', rule: 'DB-market', icon: 'shop' },
  gear: { name: 'dominion-card-gear', rule: 'DA-gear', icon: 'light-backpack' },
  guide: { name: 'dominion-card-guide', rule: 'DA-guide', icon: 'direction-signs' },
  page: { name: 'dominion-card-page', rule: 'DA-page', icon: 'person' },
  hunter: { name: 'dominion-card-treasure-hunter', rule: 'DA-treasure-hunter', icon: 'treasure-map' },
  warrior: { name: 'dominion-card-warrior', rule: 'DA-warrior', icon: 'crossed-swords' },
  hero: { name: 'dominion-card-hero', rule: 'DA-hero', icon: 'laurel-crown' },
  champion: { name: 'dominion-card-champion', rule: 'DA-champion', icon: 'trophy' },
} as const satisfies Record<string, { name: string; rule: string; icon: IconName }>;
export type Drawn = keyof typeof DRAWN;

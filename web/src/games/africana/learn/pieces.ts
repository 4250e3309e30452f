// The places of the pictures, with the symbols and half of the map's table; x and y are on the small map of the covers.
import type { IconName } from '../../../icons';

export type Colour = 'magenta' | 'turquoise' | 'grey' | 'orange' | 'violet';
export const SYMBOL: Record<Colour, IconName> = {
  magenta: 'camel',
  turquoise: 'sailboat',
  grey: 'steam-locomotive',
  orange: 'elephant',
  violet: 'air-balloon',
};

export type Artifact = 'mask' | 'drum' | 'statuette' | 'vase' | 'shield';
export const FOUND: Record<Artifact, IconName> = {
  mask: 'tribal-mask',
  drum: 'drum',
  statuette: 'venus-of-willendorf',
  vase: 'porcelain-vase',
  shield: 'checked-shield',
};

export interface Town {
  name: string;
  symbols: readonly Colour[];
  half: 'north' | 'south';
  x: number;
  y: number;
}

export const TOWNS = {
  tripoli: { name: 'africana-place-tripoli', symbols: ['turquoise', 'orange'], half: 'north', x: 170.6, y: 18.7 },
  timbuktu: { name: 'africana-place-timbuktu', symbols: ['turquoise'], half: 'north', x: 140.6, y: 48.7 },
  khartoum: { name: 'africana-place-khartoum', symbols: ['magenta', 'orange'], half: 'north', x: 206.4, y: 51.1 },
  lagos: { name: 'africana-place-lagos', symbols: ['orange', 'violet'], half: 'north', x: 152.5, y: 67.8 },
  leopoldville: { name: 'africana-place-leopoldville', symbols: ['turquoise', 'violet'], half: 'south', x: 174.5, y: 88.1 },
  ujiji: { name: 'africana-place-ujiji', symbols: ['grey'], half: 'south', x: 201.1, y: 89.1 },
  serengeti: { name: 'africana-place-serengeti', symbols: ['grey', 'orange'], half: 'south', x: 210.6, y: 84.3 },
  cape: { name: 'africana-place-cape-town', symbols: ['turquoise', 'violet'], half: 'south', x: 180.3, y: 143.2 },
  portNatal: { name: 'africana-place-port-natal', symbols: ['turquoise', 'grey'], half: 'south', x: 203.6, y: 135.7 },
  luanda: { name: 'africana-place-luanda', symbols: ['magenta', 'turquoise'], half: 'south', x: 170.7, y: 96.5 },
} as const satisfies Record<string, Town>;
export type TownName = keyof typeof TOWNS;

/** A part of the map: how large, and where its corner is. */
export interface Part {
  scale: number;
  dx: number;
  dy: number;
}

export function at({ scale, dx, dy }: Part, town: TownName): [number, number] {
  return [TOWNS[town].x * scale + dx, TOWNS[town].y * scale + dy];
}

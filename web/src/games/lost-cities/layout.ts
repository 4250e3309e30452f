// How large the cards of Lost Cities lie, from what the frame leaves for the board.
import type { Sizes } from '../../frame/layout';
import type { Position } from './position';

const clamp = (low: number, n: number, high: number) => Math.min(high, Math.max(low, n));

export const POINTS = 54;
export const CAMP = 92;
export const CARD = 76;
export const ASIDE = 208;

/** The room of one expedition in a lane. */
export function half(sizes: Sizes, aside: boolean): number {
  const beside = sizes.form === 'wide' ? sizes.side + 36 : sizes.form === 'low' ? sizes.side + 24 : 28;
  return (sizes.width - beside - (aside ? ASIDE + 16 : 0) - 2 * POINTS - CAMP) / 2 - 20;
}

/** How far apart the cards of an expedition lie, n of them, with or without a place for one more. */
export function step(sizes: Sizes, aside: boolean, n: number, slot: boolean): number {
  return clamp(23, (half(sizes, aside) - (slot ? 82 : 0) - CARD) / Math.max(1, n - 1), sizes.width > 1560 ? 46 : 36);
}

/** The heights of a column on a phone. */
export interface Heights {
  /** The other's strips, one's own, the last card, the camp, and the place for a card. */
  theirs: number;
  own: number;
  last: number;
  camp: number;
  slot: number;
  /** The other's strips lie two in a row where there are more than this. */
  pair: number;
  /** What the other's strips need in all. */
  above: number;
  width: number;
  /** Whether pile and milestones have a line of their own. */
  line: number;
  scrolls: boolean;
}

/** The order of sacrifice on a phone: pictures first, then pairs, then strips; numbers never. */
export function heights(sizes: Sizes, at: Position, chosen: string | null): Heights {
  const n = at.colours.length;
  const line = sizes.height < 600 ? 0 : sizes.height < 760 ? 40 : 46;
  const room = sizes.field - line;
  const found: Heights = {
    theirs: 19, own: 24, last: 74, camp: 74, slot: 42, pair: 99, above: 0, line, scrolls: false,
    width: Math.floor((sizes.width - 12 - (n - 1) * 4) / n),
  };
  const above = () => Math.max(...at.colours.map((colour) => {
    const strips = at.expedition(at.far, colour).length;
    return (strips > found.pair ? Math.ceil(strips / 2) : strips) * found.theirs;
  })) + 4;
  const below = () => Math.max(...at.colours.map((colour) => {
    const own = at.expedition(at.near, colour).length;
    return (own ? (own - 1) * found.own + found.last : 0) + (colour === chosen ? found.slot + 10 : 4);
  }));
  const need = () => 22 + above() + found.camp + 10 + below() + 22;
  const give = (what: 'theirs' | 'own' | 'last' | 'camp' | 'slot', least: number) => {
    while (need() > room && found[what] > least) found[what]--;
  };
  give('last', 58);
  give('camp', 60);
  if (need() > room) found.pair = 5;
  give('theirs', 17);
  give('own', 21);
  give('last', 46);
  give('camp', 50);
  give('slot', 38);
  if (need() > room) found.pair = 3;
  give('own', 19);
  found.above = above();
  found.scrolls = need() > room;
  return found;
}

// How large the cards of Lost Cities lie, from what the frame leaves for the board.
import type { Sizes } from '../../frame/layout';
import type { Position } from './position';

const clamp = (low: number, n: number, high: number) => Math.min(high, Math.max(low, n));

export const POINTS = 54;
export const ASIDE = 208;
/** A card in a lane is never less wide than this, and never wider than that. */
const CARD = 76;
const WIDEST = 112;
/** The room around a camp, and that of a place for a card. */
const AROUND = 16;
const SLOT = 82;
/** The visible strip of a card: as little as it may be, and as much as it is before cards grow. */
const STRIP = 23;
const EASY = 26;

/** A card in a lane. */
export interface Laid {
  width: number;
  height: number;
}

/** The room of one expedition in a lane. */
function half(sizes: Sizes, aside: boolean, card: number): number {
  const beside = sizes.form === 'wide' ? sizes.side + 36 : sizes.form === 'low' ? sizes.side + 24 : 28;
  return (sizes.width - beside - (aside ? ASIDE + 16 : 0) - 2 * POINTS - card - AROUND) / 2 - 20;
}

/** Cards grow with their lane, as far as the longest expedition of n cards still has room. */
export function laid(sizes: Sizes, aside: boolean, longest: number): Laid {
  // Half of what a card grows by is taken from its expedition by the camp.
  const room = (half(sizes, aside, CARD) + CARD / 2 - SLOT - (longest - 1) * EASY) / 1.5;
  const width = Math.floor(Math.min((sizes.lane - 8) / 1.4, room, WIDEST));
  return width <= CARD ? { width: CARD, height: sizes.card } : { width, height: Math.round(width * 1.4) };
}

/** How far apart the cards of an expedition lie, n of them, with or without a place for one more. */
export function step(sizes: Sizes, aside: boolean, card: number, n: number, slot: boolean): number {
  const [grown, most] = [card / CARD, sizes.width > 1560 ? 46 : 36];
  return clamp(STRIP * grown, (half(sizes, aside, card) - (slot ? SLOT : 0) - card) / Math.max(1, n - 1), most * grown);
}

/** The line of a phone that is high enough for milestones. */
export const MILESTONES = 40;

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
  /** The line with pile and points; below `MILESTONES` the milestones have no room in it. */
  line: number;
  scrolls: boolean;
}

/** The order of sacrifice on a phone: pictures first, then pairs, then strips; numbers never. */
export function heights(sizes: Sizes, at: Position, chosen: string | null): Heights {
  const n = at.colours.length;
  const line = sizes.height < 600 ? 34 : sizes.height < 760 ? MILESTONES : 46;
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

/** Where a bubble lies that points at a thing: beside it if it can, and never over what has to stay free. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What a bubble finds on the screen. */
export interface Ground {
  /** It lies within this. */
  room: Box;
  /** What it points at, and does not cover. */
  target: Box;
  /** What it never covers. */
  keep: readonly Box[];
  /** What it would rather not cover, and what a thousand square pixels of it cost. */
  spare: readonly { box: Box; cost: number }[];
}

export type Side = 'right' | 'left' | 'below' | 'above';

export interface Spot extends Size {
  left: number;
  top: number;
  /** On which side of its thing it lies. */
  side: Side;
  /** Where its tail is, from the left or the top of the bubble. */
  tail: number;
  /** Whether the tail touches the thing; otherwise something lies between. */
  near: boolean;
}

/** Between a bubble and its thing there is room for the tail; around what stays free for its glow. */
const GAP = 14;
const CLEAR = 7;
const TAIL = 8;
/** A tail keeps off the round corners. */
const CORNER = 26;
const STEP = 12;
/** What it costs to take the next shape, to slide a pixel along the thing, to be away from it, and a pixel further. */
const SHAPE = 30;
const SLIDE = .12;
const AWAY = 60;
const FURTHER = .4;
/** Beside is better than below or above: a line is read from the thing into the bubble. */
const SIDES: Record<Side, number> = { right: 0, left: 4, below: 8, above: 8 };

/** The best place for a bubble in one of these shapes, the likeliest first; null where none has room. */
export function placeBubble(ground: Ground, shapes: readonly Size[]): Spot | null {
  const keep = [...ground.keep, ground.target].map((box) => grown(box, CLEAR));
  let best: Priced | null = null;
  for (const { spot, cost } of shapes.flatMap((shape, n) => [...beside(ground, shape, n * SHAPE), ...anywhere(ground, shape, n * SHAPE + AWAY)])) {
    if (best && best.cost <= cost) continue;
    if (!inside(boxOf(spot), ground.room) || keep.some((box) => area(box, withTail(spot)) > 0)) continue;
    const whole = cost + spared(ground, boxOf(spot));
    if (!best || whole < best.cost) best = { spot, cost: whole };
  }
  return best?.spot ?? null;
}

interface Priced {
  spot: Spot;
  cost: number;
}

/** All places where the tail touches the thing. */
function beside(ground: Ground, shape: Size, cost: number): Priced[] {
  return (Object.keys(SIDES) as Side[]).flatMap((side) => {
    const across = side === 'left' || side === 'right';
    const length = across ? shape.height : shape.width;
    const middle = middleOf(ground.target, across);
    const [first, last] = across ? [ground.room.top, ground.room.bottom] : [ground.room.left, ground.room.right];
    // The tail points at the middle of the thing; the bubble slides past it, between its corners and within the room.
    return range(Math.max(first, middle - length + CORNER), Math.min(last - length, middle - CORNER)).map((start) => {
      const [left, top] = across ? [edge(ground.target, side, shape), start] : [start, edge(ground.target, side, shape)];
      const slid = Math.abs(start + length / 2 - middle);
      return { spot: { left, top, ...shape, side, tail: middle - start, near: true }, cost: cost + SIDES[side] + slid * SLIDE };
    });
  });
}

/** Every place of the room, and close to everything that stays free; the nearer to the thing the better. */
function anywhere({ room, target, keep }: Ground, shape: Size, cost: number): Priced[] {
  const lefts = [middleOf(target, false) - shape.width / 2, ...keep.flatMap((box) => [0, TAIL].flatMap((tail) => [box.right + CLEAR + tail, box.left - CLEAR - tail - shape.width]))];
  const tops = [middleOf(target, true) - shape.height / 2, ...keep.flatMap((box) => [0, TAIL].flatMap((tail) => [box.bottom + CLEAR + tail, box.top - CLEAR - tail - shape.height]))];
  return [...range(room.left, room.right - shape.width), ...lefts].flatMap((left) =>
    [...range(room.top, room.bottom - shape.height), ...tops].map((top) => {
      const box = { left, top, right: left + shape.width, bottom: top + shape.height };
      const [dx, dy] = [apart(box.left, box.right, target.left, target.right), apart(box.top, box.bottom, target.top, target.bottom)];
      const across = dx > dy;
      const side: Side = across ? (left > target.left ? 'right' : 'left') : top > target.top ? 'below' : 'above';
      const [start, length] = across ? [top, shape.height] : [left, shape.width];
      const middle = middleOf(target, across);
      const tail = Math.min(Math.max(middle - start, CORNER), length - CORNER);
      const slid = Math.abs(start + length / 2 - middle);
      return { spot: { left, top, ...shape, side, tail, near: false }, cost: cost + Math.hypot(dx, dy) * FURTHER + slid * SLIDE };
    }),
  );
}

/** Where a bubble begins that lies on this side of a thing. */
function edge(target: Box, side: Side, shape: Size): number {
  if (side === 'right') return target.right + GAP;
  if (side === 'left') return target.left - GAP - shape.width;
  return side === 'below' ? target.bottom + GAP : target.top - GAP - shape.height;
}

function spared(ground: Ground, box: Box): number {
  return ground.spare.reduce((sum, one) => sum + (area(one.box, box) / 1000) * one.cost, 0);
}

const boxOf = ({ left, top, width, height }: Spot): Box => ({ left, top, right: left + width, bottom: top + height });
/** The box with the tail that points across what lies between; one that touches its thing needs no room of its own. */
function withTail(spot: Spot): Box {
  const box = boxOf(spot);
  if (spot.near) return box;
  if (spot.side === 'right') return { ...box, left: box.left - TAIL };
  if (spot.side === 'left') return { ...box, right: box.right + TAIL };
  return spot.side === 'below' ? { ...box, top: box.top - TAIL } : { ...box, bottom: box.bottom + TAIL };
}
const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });
const middleOf = (box: Box, across: boolean) => (across ? (box.top + box.bottom) / 2 : (box.left + box.right) / 2);
const apart = (a: number, b: number, c: number, d: number) => Math.max(0, c - b, a - d);
const inside = (box: Box, room: Box) => box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;

/** How much of two boxes is the same. */
export function area(a: Box, b: Box): number {
  const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Steps from one number to another, both included. */
function range(from: number, to: number): number[] {
  if (to < from) return [];
  const steps = Math.ceil((to - from) / STEP);
  return Array.from({ length: steps + 1 }, (_, n) => Math.min(from + n * STEP, to));
}

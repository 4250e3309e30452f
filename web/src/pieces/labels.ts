/** Where the labels of a map stand: each has eight sides, and the cheapest arrangement of all of them is looked for. */
import type { Badge, Box, Point, Side } from './map';

export interface Lettering {
  badge: Badge;
  width: number;
  height: number;
  side?: Side | undefined;
  /** What belongs to the place and must stay free, as pawns do. */
  keep?: readonly Box[] | undefined;
  /** How much that counts beside a badge; on a small map labels have nowhere else to go. */
  kept?: number | undefined;
}

export interface Label extends Box {
  id: string;
  side: Side;
  anchor: 'start' | 'middle' | 'end';
  /** Where its words begin, in the middle, or end, by the anchor. */
  x: number;
}

const SIDES: Side[] = ['r', 'l', 'b', 't', 'br', 'bl', 'tr', 'tl'];
/** How long the search may go on; it is the same for the same map. */
const ROUNDS = 12;
const STARTS = 8;

const overlap = (a: Box, b: Box, gap: number) =>
  Math.max(0, Math.min(a.right + gap, b.right) - Math.max(a.left - gap, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function at({ badge: { id, x, y, w, h }, width, height }: Lettering, side: Side, gap: number): Label {
  const [beside, corner] = [w + gap, w - 5];
  const anchor = side === 'r' || side === 'br' || side === 'tr' ? 'start' : side === 'l' || side === 'bl' || side === 'tl' ? 'end' : 'middle';
  const edge = { r: x + beside, l: x - beside, t: x, b: x, br: x - corner, tr: x - corner, bl: x + corner, tl: x + corner }[side];
  const left = anchor === 'start' ? edge : anchor === 'end' ? edge - width : edge - width / 2;
  const top = side[0] === 'b' ? y + h + gap / 2 : side[0] === 't' ? y - h - gap / 2 - height : y - height / 2;
  return { id, side, anchor, x: edge, left, top, right: left + width, bottom: top + height };
}

/** The sides of all labels; points are what a label had better not cover, as routes. */
export function arrange(letterings: readonly Lettering[], frame: Box, points: readonly Point[], gap = 5, blocked: readonly Box[] = []): Map<string, Label> {
  // A badge is always there; what must stay free for a pawn or a ring is worth less.
  const bodies = [
    ...letterings.flatMap(({ badge: { x, y, w, h }, keep = [], kept = 1 }) => [{ left: x - w, top: y - h, right: x + w, bottom: y + h, cost: 3 }, ...keep.map((box) => ({ ...box, cost: kept }))]),
    ...blocked.map((box) => ({ ...box, cost: 3 })),
  ];
  const choices = letterings.map((lettering) =>
    SIDES.map((side) => {
      const label = at(lettering, side, gap);
      let cost = side === lettering.side ? 0 : side.length > 1 ? 3 : 1.6;
      for (const body of bodies) {
        const area = overlap(label, body, 1);
        if (area > 0) cost += (6 + area * 0.6) * body.cost;
      }
      for (const [x, y] of points) if (x > label.left && x < label.right && y > label.top && y < label.bottom) cost += 0.5;
      const out = Math.max(0, frame.left - label.left) + Math.max(0, label.right - frame.right) + Math.max(0, frame.top - label.top) + Math.max(0, label.bottom - frame.bottom);
      return { label, cost: cost + (out > 0 ? 400 + out : 0) };
    }),
  );
  const clash = (a: Label, b: Label) => {
    const area = overlap(a, b, 2);
    return area > 0 ? 20 + area : 0;
  };
  let roll = 5;
  const dice = (n: number) => ((roll = (roll * 1664525 + 1013904223) >>> 0) >>> 8) % n;
  let best: Label[] = [];
  let least = Infinity;
  for (let start = 0; start < STARTS; start++) {
    const now = choices.map((sides) => (start ? sides[dice(sides.length)]! : sides.reduce((a, b) => (b.cost < a.cost ? b : a))));
    for (let round = 0; round < ROUNDS; round++) {
      let changed = false;
      choices.forEach((sides, i) => {
        const total = (one: (typeof sides)[number]) => now.reduce((sum, other, j) => (i === j ? sum : sum + clash(one.label, other.label)), one.cost);
        const better = sides.reduce((a, b) => (total(b) < total(a) ? b : a));
        if (better !== now[i] && total(better) < total(now[i]!)) [now[i], changed] = [better, true];
      });
      if (!changed) break;
    }
    const cost = now.reduce((sum, { label, cost: own }, i) => sum + own + now.slice(i + 1).reduce((more, other) => more + clash(label, other.label), 0), 0);
    if (cost < least) [best, least] = [now.map(({ label }) => label), cost];
  }
  return new Map(best.map((label) => [label.id, label]));
}

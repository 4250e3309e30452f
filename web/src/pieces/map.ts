/** The geometry of a map: how it fits, where routes bend, what a pointer means, where an arrow key leads. */

export interface Place {
  id: string;
  /** In the units of the map, whatever they are; y grows downwards. */
  x: number;
  y: number;
  label: string;
  /** Which side of the badge the label would like. */
  side?: Side | undefined;
  /** A second line below the label. */
  note?: string | undefined;
  /** How wide the badge is, in radii of a round one; 1 if not said. */
  wide?: number | undefined;
}

export interface Route {
  a: string;
  b: string;
  /** What is drawn, as a class: land, sea, or what the game has. */
  kind: string;
  /** How far it bends from the straight line, in the units of the map; to the left as seen from a. */
  bend?: number | undefined;
}

export type Side = 'r' | 'l' | 't' | 'b' | 'tr' | 'tl' | 'br' | 'bl';
export type Point = [number, number];
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Curve {
  from: Point;
  over: Point;
  to: Point;
}
/** Where a badge is drawn: its middle and half its size; its ends are round. */
export interface Badge {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How a map lies in its frame: the factor, and where its origin is. */
export interface Fit {
  k: number;
  dx: number;
  dy: number;
}

/** The largest factor at which the box lies whole in the frame, in its middle. */
export function fit(box: Box, width: number, height: number, margin: Box): Fit {
  const room = [Math.max(1, width - margin.left - margin.right), Math.max(1, height - margin.top - margin.bottom)] as const;
  const [w, h] = [box.right - box.left || 1, box.bottom - box.top || 1];
  const k = Math.min(room[0] / w, room[1] / h);
  return { k, dx: margin.left + (room[0] - w * k) / 2 - box.left * k, dy: margin.top + (room[1] - h * k) / 2 - box.top * k };
}

export function bounds(places: readonly Place[]): Box {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Badges that touch, pushed apart along the axis on which they overlap least. */
export function apart(badges: readonly Badge[], gap: number, rounds = 40): Badge[] {
  const out = badges.map((badge) => ({ ...badge }));
  for (let round = 0; round < rounds; round++) {
    let touched = false;
    for (const [i, a] of out.entries()) {
      for (const b of out.slice(i + 1)) {
        const [x, y] = [a.w + b.w + gap - Math.abs(a.x - b.x), a.h + b.h + gap - Math.abs(a.y - b.y)];
        if (x <= 0 || y <= 0) continue;
        touched = true;
        if (y < x) {
          const by = ((a.y <= b.y ? 1 : -1) * y) / 2;
          [a.y, b.y] = [a.y - by, b.y + by];
        } else {
          const by = ((a.x <= b.x ? 1 : -1) * x) / 2;
          [a.x, b.x] = [a.x - by, b.x + by];
        }
      }
    }
    if (!touched) break;
  }
  return out;
}

/** The way from one point to another, bent to the left by so much. */
export function curve([x1, y1]: Point, [x2, y2]: Point, bend = 0): Curve {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return { from: [x1, y1], over: [(x1 + x2) / 2 + (bend * (y2 - y1)) / length, (y1 + y2) / 2 - (bend * (x2 - x1)) / length], to: [x2, y2] };
}

const digits = (n: number) => Number(n.toFixed(1));
export const pathOf = ({ from, over, to }: Curve): string =>
  `M${digits(from[0])} ${digits(from[1])}Q${digits(over[0])} ${digits(over[1])} ${digits(to[0])} ${digits(to[1])}`;

/** A point of the curve, from 0 to 1. */
export function along({ from, over, to }: Curve, t: number): Point {
  const mix = (i: 0 | 1) => (1 - t) ** 2 * from[i] + 2 * t * (1 - t) * over[i] + t * t * to[i];
  return [mix(0), mix(1)];
}

/** How far a point lies outside a badge with round ends; inside it is 0. */
export function toBadge({ x, y, w, h }: Badge, [px, py]: Point): number {
  return Math.max(0, Math.hypot(Math.max(Math.abs(px - x) - Math.max(w - h, 0), 0), py - y) - Math.min(w, h));
}

export function toBox({ left, top, right, bottom }: Box, [x, y]: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** What a pointer can mean: a place with its badge and its label. */
export interface Target {
  badge: Badge;
  label?: Box | undefined;
  legal?: boolean | undefined;
}

/** How much nearer a place counts that can be chosen. */
const FAVOUR = 8;

/** The place that a point means: the badge under it, else the label under it, else the nearest of both within reach. */
export function nearest(targets: readonly Target[], point: Point, reach: number): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const { badge, label, legal } of targets) {
    const onBadge = toBadge(badge, point);
    const far = Math.min(onBadge, label ? toBox(label, point) : Infinity);
    if (far > reach) continue;
    const counts = onBadge === 0 ? -2 * FAVOUR : far === 0 ? -1.5 * FAVOUR : legal ? far - FAVOUR : far;
    if (counts < least) [best, least] = [badge.id, counts];
  }
  return best;
}

/** How far from its direction an arrow key may lead, as the cosine of 60°. */
const CONE = 0.5;

/** The one that lies best in a direction: not far off it, and near. */
export function towards(from: Point, others: readonly { id: string; x: number; y: number }[], direction: Point, cone = CONE): string | null {
  let best: string | null = null;
  let most = -Infinity;
  for (const { id, x, y } of others) {
    const [dx, dy] = [x - from[0], y - from[1]];
    const far = Math.hypot(dx, dy);
    if (!far) continue;
    const straight = (dx * direction[0] + dy * direction[1]) / far;
    if (straight < cone - 1e-9) continue;
    // Straightness first: of two in almost the same direction the nearer one.
    const worth = straight - far / 10000;
    if (worth > most) [best, most] = [id, worth];
  }
  return best;
}

export function neighbours(routes: readonly Route[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (a: string, b: string) => found.set(a, [...(found.get(a) ?? []), b]);
  for (const { a, b } of routes) {
    add(a, b);
    add(b, a);
  }
  return found;
}

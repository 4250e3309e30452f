/** Everything of a map that follows from its size and its words, and not from what happens on it. */
import { arrange, type Label } from './labels';
import { along, apart, bounds, curve, fit, type Badge, type Box, type Curve, type Fit, type Place, type Point, type Route } from './map';

export interface Sheet {
  width: number;
  height: number;
  /** How large a rem is, as a multiple of 16 px. */
  scale: number;
  /** How wide a text of this size is. */
  measure: (text: string, size: number) => number;
  /** What something else covers at each edge, in px of the design: neither places nor labels stand there. */
  inset?: Box | undefined;
  /** Whether signs stand at both upper corners of badges; labels leave room for them. */
  signs?: boolean | undefined;
  /** What else is written on the map. */
  blocked?: ((fit: Fit, width: number, measure: Sheet['measure']) => Box[]) | undefined;
}

export interface Laid {
  fit: Fit;
  /** Radius of a round badge, size of the letters. */
  r: number;
  letters: number;
  badges: Map<string, Badge>;
  labels: Map<string, Label>;
  /** The way of a route from either end; nothing if there is none. */
  way: (a: string, b: string) => Curve | null;
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
/** A pawn that stands on a badge, in radii of the badge: labels leave room for it, so that they never jump for one. */
export const PAWN = { width: 2.1, height: 2.9 };
/** Between a badge and its label: room for the ring of a place that can be chosen. */
const GAP = 9;
/** Below this width labels may stand where pawns would. */
const TIGHT = 520;
/** The second line of a label, as a part of the first. */
export const NOTE = 0.92;

export function lay(places: readonly Place[], routes: readonly Route[], sheet: Sheet, extent?: Box): Laid {
  const { width, height, scale, measure, signs = false } = sheet;
  const { left = 0, top = 0, right = 0, bottom = 0 } = sheet.inset ?? {};
  const inset = { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
  const room = Math.min(width - inset.left, height * 1.3) / scale;
  const r = between(7.6, room / 80, 10.5) * scale;
  const letters = between(11, room / 60, 13) * scale;
  const margin = { left: r * 2.4, right: r * 2.4, top: r * (PAWN.height + 1.4), bottom: r * 2.6 };
  const how = fit(extent ?? bounds(places), width, height, extent ? inset : margin);
  const pushed = apart(
    places.map(({ id, x, y, wide = 1 }) => ({ id, x: x * how.k + how.dx, y: y * how.k + how.dy, w: r * (wide + 0.3), h: r * 1.3 })),
    4 * scale,
  );
  const badges = new Map(pushed.map((badge) => [badge.id, badge]));
  const ways = new Map<string, Curve>();
  for (const { a, b, bend = 0 } of routes) {
    const [from, to] = [badges.get(a), badges.get(b)];
    if (!from || !to) continue;
    const way = curve([from.x, from.y], [to.x, to.y], bend * how.k);
    ways.set(`${a} ${b}`, way);
    ways.set(`${b} ${a}`, { from: way.to, over: way.over, to: way.from });
  }
  const points: Point[] = [...ways.values()].flatMap((way) => Array.from({ length: 21 }, (_, i) => along(way, i / 20)));
  const letterings = places.map((place) => {
    const badge = badges.get(place.id)!;
    // A place that can be chosen wears a ring, and its neighbours' labels leave room for that.
    const ring = 5 * scale;
    const pawn = { left: badge.x - (r * PAWN.width) / 2, right: badge.x + (r * PAWN.width) / 2, top: badge.y - badge.h - r * PAWN.height, bottom: badge.y - badge.h };
    const crown = { left: badge.x - badge.w, right: badge.x + badge.w + r * 0.7, top: badge.y - badge.h - r * 1.5, bottom: badge.y - badge.h };
    return {
      badge,
      side: place.side,
      kept: room < TIGHT ? 0.25 : 1,
      keep: [pawn, ...(signs ? [crown] : []), { left: badge.x - badge.w - ring, right: badge.x + badge.w + ring, top: badge.y - badge.h - ring, bottom: badge.y + badge.h + ring }],
      width: Math.max(measure(place.label, letters), place.note ? measure(place.note, letters * NOTE) : 0),
      height: letters * (place.note ? 1 + NOTE * 1.15 : 1),
    };
  });
  const frame = { left: Math.max(4, inset.left - 8 * scale), top: 4, right: width - 4, bottom: height - 4 };
  return { fit: how, r, letters, badges, labels: arrange(letterings, frame, points, GAP * scale, sheet.blocked?.(how, width, measure)), way: (a, b) => ways.get(`${a} ${b}`) ?? null };
}

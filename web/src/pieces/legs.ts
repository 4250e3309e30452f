/** Where on a planned step its card lies: in the middle, or where it hides less. */
import { along, type Box, type Curve, type Point } from './map';

/** Half a card and the number at its corner, in px of the design. */
const CARD: Box = { left: -14, top: -27, right: 22, bottom: 20 };
/** How far along the step, best first. */
const TRIES = [0.5, 0.43, 0.57, 0.36, 0.64, 0.3, 0.7];

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const cardAt = ([x, y]: Point, scale: number): Box => ({ left: x + CARD.left * scale, right: x + CARD.right * scale, top: y + CARD.top * scale, bottom: y + CARD.bottom * scale });

/** For each way the first point at which a card hides least of what is taken, other cards included. */
export function middlesOf(ways: readonly Curve[], taken: readonly Box[], scale: number): Point[] {
  const all = [...taken];
  return ways.map((way) => {
    let best: Point = along(way, 0.5);
    let least = Infinity;
    for (const t of TRIES) {
      const point = along(way, t);
      const card = cardAt(point, scale);
      const hides = all.reduce((sum, box) => sum + overlap(card, box), 0);
      if (hides < least - 1) [best, least] = [point, hides];
    }
    all.push(cardAt(best, scale));
    return best;
  });
}

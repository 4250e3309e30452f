/** Pawns that walk along routes, leg by leg; a press or a key ends it, and who wants no motion sees none. */
import { along, type Curve, type Point } from './map';

/** A seat and the places that its pawn has entered, one after the other. */
export interface Walk {
  seat: number;
  path: readonly string[];
}

interface Walking {
  pawn: SVGGElement | null;
  ways: readonly Curve[];
  /** Where a pawn stands, from the middle of its place. */
  aside: Point;
}

const LEG = 320;
/** A journey takes no longer, however many legs it has. */
export const LONGEST_WALK = 1600;
const POINTS = 8;

/** The points of a way, one after the other, from its beginning to its end. */
function points(ways: readonly Curve[]): Point[] {
  return ways.flatMap((way, n) => Array.from({ length: POINTS + (n ? 0 : 1) }, (_, i) => along(way, (n ? i + 1 : i) / POINTS)));
}

/** Let these pawns walk; a pawn that is still under way is there at once. */
export function walking(all: readonly Walking[], scale: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const running = all.flatMap(({ pawn, ways, aside: [dx, dy] }) => {
    if (!pawn || !ways.length) return [];
    for (const old of pawn.getAnimations()) old.cancel();
    const frames = points(ways).map(([x, y]) => ({ transform: `translate(${(x + dx).toFixed(1)}px, ${(y + dy).toFixed(1)}px) scale(${scale.toFixed(3)})` }));
    return [pawn.animate(frames, { duration: Math.min(LONGEST_WALK, LEG * ways.length), easing: 'linear' })];
  });
  if (!running.length) return;
  const end = () => {
    for (const one of running) one.cancel();
    for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, end, true);
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, end, true);
  void Promise.allSettled(running.map(({ finished }) => finished)).then(end);
}

// Contour lines of made-up hills, drawn when the page opens: a few hundred bytes of code instead of 60 kB of path.

interface Hill {
  x: number;
  y: number;
  height: number;
  width: number;
}

/** A generator of numbers from 0 to 1 that always says the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296;
}

/** The heights at the corners of a cell, clockwise. */
type Corners = [number, number, number, number];

/** Where a line of this height crosses the four edges of a cell, as marching squares finds it. */
function crossings(z: Corners, level: number): [number, number][] {
  const [a, b, c, d] = z;
  const points: [number, number][] = [];
  const part = (from: number, to: number) => (level - from) / (to - from);
  if (a < level !== b < level) points.push([part(a, b), 0]);
  if (b < level !== c < level) points.push([1, part(b, c)]);
  if (d < level !== c < level) points.push([part(d, c), 1]);
  if (a < level !== d < level) points.push([0, part(a, d)]);
  return points;
}

/** Paths of contour lines over width × height cells: the thin ones, and every fourth as a thick one. */
export function contours(width: number, height: number, seed = 7): { thin: string; thick: string } {
  const roll = dice(seed);
  const hills: Hill[] = Array.from({ length: 11 }, () => ({
    x: roll() * width,
    y: roll() * height,
    height: 0.4 + roll(),
    width: 6 + roll() * 20,
  }));
  const at = (x: number, y: number) =>
    hills.reduce(
      (sum, hill) => sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * hill.width ** 2)),
      0.18 * Math.sin(x / 9 + y / 13) + 0.12 * Math.cos(y / 7 - x / 17),
    );
  const ground = Array.from({ length: height + 1 }, (_, y) => Array.from({ length: width + 1 }, (_, x) => at(x, y)));
  const [low, gap, levels] = [0.05, 0.092, 18];
  const paths = { thin: '', thick: '' };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell: Corners = [ground[y]![x]!, ground[y]![x + 1]!, ground[y + 1]![x + 1]!, ground[y + 1]![x]!];
      const first = Math.max(0, Math.ceil((Math.min(...cell) - low) / gap));
      const last = Math.min(levels - 1, Math.floor((Math.max(...cell) - low) / gap));
      for (let step = first; step <= last; step++) {
        const found = crossings(cell, low + gap * step).map(([dx, dy]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`);
        for (let i = 0; i + 1 < found.length; i += 2) paths[step % 4 ? 'thin' : 'thick'] += `M${found[i]}L${found[i + 1]}`;
      }
    }
  }
  return paths;
}

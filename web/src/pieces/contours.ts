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

/** Where a line of this height crosses the four edges of a cell, as marching squares finds it. */
function crossings(z: [number, number, number, number], level: number): [number, number][] {
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
  const paths = { thin: '', thick: '' };
  for (let step = 0; step < 18; step++) {
    const level = 0.05 + (1.65 * step) / 18;
    let path = '';
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const cell: [number, number, number, number] = [
          ground[y]![x]!, ground[y]![x + 1]!, ground[y + 1]![x + 1]!, ground[y + 1]![x]!,
        ];
        const found = crossings(cell, level);
        for (let i = 0; i + 1 < found.length; i += 2) {
          const [from, to] = [found[i]!, found[i + 1]!];
          path += `M${(x + from[0]).toFixed(1)} ${(y + from[1]).toFixed(1)}L${(x + to[0]).toFixed(1)} ${(y + to[1]).toFixed(1)}`;
        }
      }
    }
    paths[step % 4 ? 'thin' : 'thick'] += path;
  }
  return paths;
}

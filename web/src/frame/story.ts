/** How a match went, in numbers: what the curve of the points draws, and which move was the best. Knows no page. */

export interface Story {
  /** The points of all seats at the start and after each move. */
  scores: readonly (readonly number[])[];
  /** For each move the seat that made it, and its spelling. */
  moves: readonly (readonly [number, string])[];
  /** After how many moves each part of the match, such as a deal or a round, was over. */
  parts: readonly number[];
  /** Who begins the next match, where the rules say so. */
  nextStarter: number | null;
}

/** A part of a match: the positions from which and to which it went, and what each seat won in it. */
export interface Part {
  from: number;
  to: number;
  points: number[];
}

/** The move after which a seat's lead grew most. */
export interface Moment {
  /** How many moves there were with it. */
  n: number;
  seat: number;
  move: string;
  gain: number;
  /** Whether the seat led from here to the end, and had not before. */
  ahead: boolean;
}

export function partsOf(story: Story): Part[] {
  const ends = story.parts.length ? story.parts : [story.scores.length - 1];
  return ends.map((to, n) => {
    // A part begins with the total so far.
    const from = n ? ends[n - 1]! : 0;
    return { from, to, points: story.scores[to]!.map((points, seat) => points - story.scores[from]![seat]!) };
  });
}

/** How far a seat is before the best of the others; below 0 it is behind. */
export function lead(points: readonly number[], seat: number): number {
  return points[seat]! - Math.max(...points.filter((_, other) => other !== seat));
}

/**
 * The best move of a seat: after it its lead grew most, of equals the last. What others lost by their own moves is not
 * its merit; only who has no such move is told of one of theirs.
 */
export function bestMoment(story: Story, seat: number): Moment | null {
  const gains = story.moves.map((_, n) => lead(story.scores[n + 1]!, seat) - lead(story.scores[n]!, seat));
  const best = (of: (n: number) => boolean): number => {
    const candidates = gains.flatMap((gain, n) => (gain > 0 && of(n) ? [n] : []));
    return candidates.reduce((found, n) => (found < 0 || gains[n]! >= gains[found]! ? n : found), -1);
  };
  const own = best((n) => story.moves[n]![0] === seat);
  const n = own >= 0 ? own : best(() => true);
  if (n < 0) return null;
  const [mover, move] = story.moves[n]!;
  const after = story.scores.slice(n + 1).every((points) => lead(points, seat) > 0);
  return { n: n + 1, seat: mover, move, gain: gains[n]!, ahead: after && lead(story.scores[n]!, seat) <= 0 };
}

/**
 * How far a seat was behind at worst: of the standings between the parts of a match or, where it has but one, of all;
 * 0 if it never was.
 */
export function behind(story: Story, seat: number): number {
  const between = story.parts.length > 1 ? story.parts.slice(0, -1).map((n) => story.scores[n]!) : story.scores;
  return Math.max(0, ...between.map((points) => -lead(points, seat)));
}

/** The round numbers of an axis from the lowest to the highest: four or five of them. */
export function ticks(low: number, high: number): number[] {
  const rough = Math.max(high - low, 3) / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * ten).find((n) => n >= rough)!);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => (first + n) * step || 0);
}

/** The positions that the table beside a curve tells of: the ends of the parts, or ten of a match that has but one. */
export function standings(story: Story, most = 10): number[] {
  if (story.parts.length > 1) return [...story.parts];
  const last = story.scores.length - 1;
  const rows = Math.max(1, Math.min(most, last));
  return Array.from({ length: rows }, (_, n) => Math.round(((n + 1) * last) / rows));
}

/** Where a curve lies in a drawing. */
export interface Chart {
  width: number;
  height: number;
  /** The room around the lines, and between two parts. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  gap: number;
}

/** Where the points of a match lie in a drawing: `x` of a position within its part, `y` of points. */
export class Scale {
  readonly parts: Part[];
  readonly ticks: number[];
  readonly #low: number;
  readonly #high: number;
  readonly #story: Story;
  readonly #chart: Chart;
  readonly #unit: number;

  constructor(story: Story, chart: Chart) {
    this.#story = story;
    this.#chart = chart;
    this.parts = partsOf(story);
    const all = story.scores.flat();
    const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
    // A little air above and below, so that nothing lies on the edge.
    const air = (high - low) * 0.06;
    [this.#low, this.#high] = [low && low - air, high + air];
    this.ticks = ticks(this.#low, this.#high);
    const moves = this.parts.reduce((sum, part) => sum + part.to - part.from, 0);
    this.#unit = (chart.width - chart.left - chart.right - chart.gap * (this.parts.length - 1)) / Math.max(1, moves);
  }

  /** A position lies in its part; where one ends and the next begins, it lies twice. */
  x(n: number, part: number): number {
    return this.#chart.left + part * this.#chart.gap + n * this.#unit;
  }

  y(points: number): number {
    const { top, bottom, height } = this.#chart;
    return top + ((height - top - bottom) * (this.#high - points)) / (this.#high - this.#low);
  }

  /** The line of a seat through a part, as a path from turn to turn: one ends where another seat moves on. */
  line(part: number, seat: number): string {
    const { from, to } = this.parts[part]!;
    const { moves } = this.#story;
    const ends = (n: number) => n === from || n === to || moves[n]![0] !== moves[n - 1]![0];
    const places = Array.from({ length: to - from + 1 }, (_, i) => from + i).filter(ends);
    return places.map((n, i) => `${i ? 'L' : 'M'}${this.x(n, part).toFixed(1)} ${this.y(this.#story.scores[n]![seat]!).toFixed(1)}`).join('');
  }

  /** The part to whose end or middle a move leads. */
  partOf(n: number): number {
    return Math.max(0, this.parts.findIndex((part) => n > part.from && n <= part.to));
  }
}

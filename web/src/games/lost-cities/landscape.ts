// One long panorama a colour; card n shows its n-th stretch, so a row of cards reads as a journey. Own drawings.
import { dice } from '../../pieces/contours';
import type { Colour } from './cards';

const WIDTH = 100;
const HEIGHT = 140;

/** Five tones a colour, from the sky to the ground in front. */
const TONES: Record<Colour, [string, string, string, string, string]> = {
  yellow: ['#FCEFC4', '#F6D67E', '#EDBE48', '#D99A1E', '#B77A10'],
  blue: ['#CDE8EE', '#86C3DA', '#4595C4', '#1F6FA8', '#124B7C'],
  purple: ['#4B3A73', '#3B2A62', '#57387F', '#35235A', '#20143D'],
  green: ['#DDECC9', '#9FCB8E', '#5FA364', '#2F7A46', '#1A522F'],
  orange: ['#FBE0C6', '#F0B583', '#DB8548', '#B9501B', '#873710'],
  red: ['#F7D5CB', '#E08B7A', '#BF4B4C', '#93203A', '#5C1026'],
};

/** A line of hills: `base` and `swing` in parts of the height and in units, `pace` and `phase` of its waves. */
interface Ridge {
  start: number;
  base: number;
  swing: number;
  pace: number;
  phase: number;
}

const round = (n: number) => Math.round(n * 10) / 10;

function heightAt({ start, base, swing, pace, phase }: Ridge, x: number): number {
  const t = (start + x) * pace;
  return HEIGHT * base + swing * Math.sin(t + phase) + swing * 0.45 * Math.sin(t * 2.3 + phase * 1.7);
}

function ridge(shape: Ridge, fill: string): string {
  let line = `M0 ${HEIGHT}`;
  for (let x = 0; x <= WIDTH; x += 5) line += `L${x} ${round(heightAt(shape, x))}`;
  return `<path d="${line}L${WIDTH} ${HEIGHT}Z" fill="${fill}"/>`;
}

const disc = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" opacity="${round(opacity)}"/>`;
const shape = (path: string, fill: string, more = '') => `<path d="${path}" fill="${fill}" ${more}/>`;
const block = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${round(y)}" width="${w}" height="${round(h)}" fill="${fill}"/>`;

function pine(x: number, y: number, s: number, fill: string): string {
  const at = (n: number) => round(s * n);
  return shape(
    `M${round(x)} ${round(y - s * 2.4)}l${at(0.62)} ${at(1)}h-${at(0.26)}l${at(0.5)} ${at(0.8)}h-${at(0.28)}` +
      `l${at(0.42)} ${at(0.8)}h-${at(2)}l${at(0.42)} -${at(0.8)}h-${at(0.28)}l${at(0.5)} -${at(0.8)}h-${at(0.26)}z`,
    fill,
  );
}

/** What a painter gets: the tones, which stretch it is, a die, and a ridge whose speed depends on how near it is. */
interface Scene {
  tone: [string, string, string, string, string];
  n: number;
  roll: () => number;
  hills: (near: 1 | 2 | 3 | 4, base: number, swing: number, pace: number, phase: number) => string;
}
const SUN = HEIGHT * 0.42;

const PAINTERS: Record<Colour, (scene: Scene) => string> = {
  yellow({ tone, n, hills }) {
    const sun = SUN - 2 - n * 2;
    const [x, s, ground] = [30 + (n % 3) * 14, 10 + n * 1.4, HEIGHT * 0.64];
    const tip = round(ground - s * 1.15);
    return (
      disc(68, sun, 15, '#FFF8DC') + disc(68, sun, 22, '#FFF8DC', 0.4) + hills(1, 0.56, 7, 0.05, 1) +
      shape(`M${x - s} ${ground}L${x} ${tip}L${x + s} ${ground}Z`, tone[3]) +
      shape(`M${x} ${tip}L${x + s} ${ground}L${x + s * 0.25} ${ground}Z`, tone[4], 'opacity=".55"') +
      hills(2, 0.68, 6, 0.045, 2) + hills(3, 0.8, 7, 0.04, 4) + hills(4, 0.92, 5, 0.05, 0.3)
    );
  },
  blue({ tone, roll, hills }) {
    let out = '';
    for (let i = 0; i < 4; i++) {
      const beam = `M${10 + i * 26} 0L${26 + i * 26} 0L${2 + i * 30} ${HEIGHT}L${-26 + i * 30} ${HEIGHT}Z`;
      out += shape(beam, '#fff', 'opacity=".16"');
    }
    out += hills(1, 0.5, 5, 0.09, 1) + hills(2, 0.62, 6, 0.07, 3) + hills(3, 0.76, 8, 0.05, 5);
    for (let i = 0; i < 5; i++) {
      const [x, k] = [round(8 + i * 21 + roll() * 8), 16 + roll() * 18];
      const weed = `M${x} ${HEIGHT * 0.97}q-5 -${round(k / 3)} 0 -${round(k / 1.6)}t1 -${round(k / 1.6)}`;
      out += shape(weed, 'none', `stroke="${tone[4]}" stroke-width="3" stroke-linecap="round"`);
    }
    out += hills(4, 0.92, 5, 0.06, 2);
    for (let i = 0; i < 5; i++) out += disc(15 + roll() * 70, HEIGHT * (0.45 + roll() * 0.4), 1 + roll() * 2.4, '#fff', 0.65);
    return out;
  },
  purple({ tone, n, roll, hills }) {
    let out = block(0, 0, WIDTH, HEIGHT, tone[4]) + block(0, 0, WIDTH, HEIGHT * 0.8, tone[1]);
    for (let i = 0; i < 14; i++) out += disc(roll() * WIDTH, roll() * HEIGHT * 0.55, 0.5 + roll(), '#fff', 0.4 + roll() * 0.5);
    const moon = SUN - 4 - n * 1.6;
    out += disc(68, moon, 14, '#F1E6FF') + disc(74, moon - 3, 12, tone[1]);
    let peaks = `M0 ${HEIGHT}L0 ${HEIGHT * 0.62}`;
    for (let i = 0; i <= 6; i++) peaks += `L${i * 17} ${round(HEIGHT * (0.5 + 0.18 * ((i + n) % 2) + 0.05 * roll()))}`;
    return out + shape(`${peaks}L${WIDTH} ${HEIGHT}Z`, '#6D4E97') + hills(2, 0.78, 6, 0.06, 1) + hills(4, 0.9, 5, 0.08, 3);
  },
  green({ tone, n, roll, hills }) {
    const far: Ridge = { start: n * 37, base: 0.62, swing: 5, pace: 0.05, phase: 3 };
    const near: Ridge = { start: n * 37, base: 0.78, swing: 5, pace: 0.05, phase: 5 };
    let out = disc(70, SUN - n, 12, '#fff', 0.7) + hills(1, 0.52, 7, 0.05, 2);
    for (let i = 0; i < 7; i++) {
      const x = i * 16 + roll() * 8;
      out += pine(x, heightAt(far, x) + 8, 9, tone[2]);
    }
    out += ridge({ ...far, base: 0.65 }, tone[2]);
    for (let i = 0; i < 6; i++) {
      const x = i * 20 + roll() * 10;
      out += pine(x, heightAt(near, x) + 9, 12, tone[3]);
    }
    out += ridge({ ...near, base: 0.82 }, tone[3]);
    for (let i = 0; i < 4; i++) out += pine(i * 30 + roll() * 12, HEIGHT, 15, tone[4]);
    return out + hills(4, 0.96, 3, 0.07, 1);
  },
  orange({ tone, n, hills }) {
    let mesa = `M0 ${HEIGHT}`;
    for (let i = 0; i < 6; i++) {
      const y = round(HEIGHT * (0.48 + (0.12 * ((i * 7 + n * 3) % 3)) / 2));
      mesa += `L${i * 20} ${y}L${i * 20 + 15} ${y}L${i * 20 + 19} ${HEIGHT * 0.68}`;
    }
    let out = disc(70, SUN - n, 13, '#FFF3E2') + shape(`${mesa}L${WIDTH} ${HEIGHT}Z`, tone[1]) + hills(2, 0.7, 4, 0.06, 1);
    for (let i = 0; i < 4; i++) {
      const [x, tall] = [12 + i * 24, 12 + ((i * 5 + n * 2) % 4) * 5];
      out += block(x, HEIGHT * 0.8 - tall, 8, tall + 8, tone[3]) + block(x - 2, HEIGHT * 0.8 - tall - 3, 12, 4, tone[4]);
    }
    return out + hills(3, 0.82, 4, 0.05, 3) + hills(4, 0.93, 4, 0.06, 5);
  },
  red({ tone, n, hills }) {
    const top = HEIGHT * 0.4;
    return (
      disc(50, top - 8, 6 + n, '#FFC36B', 0.45) +
      shape(`M10 ${HEIGHT * 0.72}L42 ${top}L58 ${top}L92 ${HEIGHT * 0.72}Z`, tone[2]) +
      shape(`M42 ${top}q8 9 16 0q2 18 -6 24q-8 -4 -10 -24`, '#FFC36B') +
      hills(3, 0.72, 6, 0.05, 1) + hills(4, 0.9, 5, 0.06, 3)
    );
  },
};

const drawn = new Map<string, string>();

/** The picture of a card as the inside of an SVG of 100 × 140. */
export function landscape(colour: Colour, n: number): string {
  const key = `${colour} ${n}`;
  let picture = drawn.get(key);
  if (picture === undefined) {
    const tone = TONES[colour];
    const hills: Scene['hills'] = (near, base, swing, pace, phase) =>
      ridge({ start: n * 37 * (0.5 + near * 0.25), base, swing, pace, phase }, tone[near]);
    const scene = { tone, n, roll: dice(n * 977 + colour.length * 31), hills };
    picture = block(0, 0, WIDTH, HEIGHT, tone[0]) + PAINTERS[colour](scene);
    drawn.set(key, picture);
  }
  return picture;
}

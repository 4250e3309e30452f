// How the map of Africana lies: degrees as units, bends of its routes, and a coast without corners.
import { AFRICA, ELSEWHERE } from '../../home/covers/africa';
import type { Box, Place, Route, Side } from '../../pieces/map';
import type { Tables } from './tables';

export const EXTENT: Box = { left: -18, top: -41.2, right: 50, bottom: 35.2 };
/** A degree on the maps of the covers, and where their origin lies. */
const COVER = { k: 1.8636, x: 146, y: 80 };
export const COVER_TRANSFORM = `scale(${(1 / COVER.k).toFixed(5)}) translate(${-COVER.x} ${-COVER.y})`;
/** A pixel of the drawing in degrees: nudges and bends were measured there. */
const PIXEL = 1 / 7.5;

const SIDE: Record<string, Side> = {
  napoli: 'r', tangier: 'l', tripoli: 'b', cairo: 'l', aswan: 'l', jidda: 'r', timbuktu: 'r', dakar: 'b', lagos: 'b', khartoum: 'l', 'addis ababa': 'r',
  leopoldville: 'l', serengeti: 'r', ujiji: 'b', zanzibar: 'r', luanda: 'l', mozambique: 't', 'victoria falls': 'l', tananarive: 'b', windhoek: 'l',
  'port natal': 'r', 'cape town': 'l',
};
const NUDGE: Record<string, [number, number]> = {
  khartoum: [0, 6], windhoek: [-6, 4], 'victoria falls': [8, -2], dakar: [6, 0], serengeti: [8, -10], ujiji: [-10, 4], zanzibar: [8, 4], napoli: [0, 4],
  luanda: [0, 5], leopoldville: [4, -4], aswan: [-2, 6], jidda: [6, 0], 'cape town': [2, 2], tangier: [6, 0], lagos: [0, 4], mozambique: [2, 2],
};
/** What a small map needs beside that, in pixels of the drawn phone. */
const SMALL: Record<string, [number, number]> = {
  dakar: [8, 0], khartoum: [0, 5], aswan: [0, -4], serengeti: [4, 2], zanzibar: [3, 4], mozambique: [-3, 5], tananarive: [5, 9], cairo: [-2, -4], jidda: [6, 2],
  leopoldville: [-1, 5], lagos: [-5, -4], luanda: [-2, 6], ujiji: [3, 2], 'victoria falls': [-13, 5],
};
const SMALL_PIXEL = 1 / 4.6;
const BEND: Record<string, number> = {
  'lagos-cape town': 142, 'port natal-mozambique': 34, 'napoli-tangier': 14, 'tangier-dakar': 40, 'dakar-lagos': 66, 'cairo-jidda': -12,
  'addis ababa-zanzibar': -34, 'napoli-cairo': -20, 'port natal-tananarive': 24, 'mozambique-tananarive': -10, 'cape town-port natal': 16,
  'windhoek-cape town': 10, 'tripoli-timbuktu': 10, 'lagos-khartoum': -22, 'ujiji-victoria falls': 8, 'mozambique-zanzibar': 10,
  'lagos-leopoldville': 12, 'leopoldville-luanda': 8, 'khartoum-ujiji': 8,
};
const SEA = new Set([
  'lagos-cape town', 'port natal-mozambique', 'port natal-tananarive', 'mozambique-tananarive', 'napoli-tangier', 'napoli-tripoli', 'napoli-cairo',
  'cairo-jidda', 'aswan-jidda', 'jidda-addis ababa', 'dakar-lagos', 'addis ababa-zanzibar', 'cape town-port natal', 'mozambique-zanzibar',
  'serengeti-zanzibar', 'tangier-dakar',
]);

/** The places of a map with their labels in the reader's language. */
export function placesOf(tables: Tables, label: (place: string) => string, small = false): Place[] {
  return Object.entries(tables.places).map(([id, { lat, lon, symbols }]) => {
    const [dx, dy] = NUDGE[id] ?? [0, 0];
    const [mx, my] = (small && SMALL[id]) || [0, 0];
    return { id, x: lon + dx * PIXEL + mx * SMALL_PIXEL, y: -lat + dy * PIXEL + my * SMALL_PIXEL, label: label(id), side: SIDE[id], wide: symbols.length };
  });
}

/** Every route once, in the direction in which its bend is known. */
export function routesOf(tables: Tables): Route[] {
  const found: Route[] = [];
  for (const [a, { near }] of Object.entries(tables.places)) {
    for (const b of near) {
      const known = `${a}-${b}` in BEND || SEA.has(`${a}-${b}`);
      const other = `${b}-${a}` in BEND || SEA.has(`${b}-${a}`);
      if (!known && (other || a > b)) continue;
      found.push({ a, b, kind: SEA.has(`${a}-${b}`) ? 'sea' : 'land', bend: -(BEND[`${a}-${b}`] ?? 0) * PIXEL });
    }
  }
  return found;
}

/** The corners of a path that is made of straight lines, one list for each coast. */
function corners(path: string): [number, number][][] {
  return path.split('z').filter(Boolean).map((part) => {
    const numbers = (part.match(/-?\d+/g) ?? []).map(Number);
    const points: [number, number][] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      [x, y] = i === 0 ? [numbers[0]!, numbers[1]!] : [x + numbers[i]!, y + numbers[i + 1]!];
      points.push([x, y]);
    }
    return points;
  });
}

/** The same coast with every corner rounded: a large map shows what a small one hides. */
function rounded(path: string): string {
  const half = (a: [number, number], b: [number, number]) => `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`;
  return corners(path).map((points) => {
    const next = (i: number) => points[(i + 1) % points.length]!;
    return `M${half(points.at(-1)!, points[0]!)}${points.map((point, i) => `Q${point[0]} ${point[1]} ${half(point, next(i))}`).join('')}z`;
  }).join('');
}

export const COAST = rounded(AFRICA);
export const FAR_COAST = rounded(ELSEWHERE);

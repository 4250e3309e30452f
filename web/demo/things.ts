/** Cards, seats and a map of a game that does not exist. */
import type { IconName } from '../src/icons';
import type { Place, Route } from '../src/pieces/map';
import type { SeatFacts } from '../src/pieces/seat';

export interface Good {
  id: string;
  kind: Kind;
  n: number;
}

export type Kind = 'ferry' | 'forest' | 'desert' | 'caravan';
export const KINDS: Record<Kind, { short: string; long: string; icon: IconName; ground: string; ink: string }> = {
  ferry: { short: 'Ferry', long: 'Dampfschifffahrtslinie', icon: 'sailboat', ground: '#0c7473', ink: '#ffffff' },
  forest: { short: 'Forest', long: 'Nadelwaldlichtung', icon: 'pine-tree', ground: '#22603a', ink: '#ffffff' },
  desert: { short: 'Desert', long: 'Wüstenwanderdüne', icon: 'sun', ground: '#e5ac27', ink: '#2a1e04' },
  caravan: { short: 'Caravan', long: 'Karawanenführerin', icon: 'camel', ground: '#ac2269', ink: '#ffffff' },
};

const NAMES = Object.keys(KINDS) as Kind[];
/** n cards, one kind after the other. */
export const goods = (prefix: string, count: number): Good[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${prefix}${i + 1}`, kind: NAMES[i % 4]!, n: (i % 9) + 2 }));

/** Three pairs of equal cards and two single ones. */
export const PAIRS: Good[] = [
  ['ferry', 3], ['ferry', 3], ['forest', 5], ['desert', 2], ['desert', 2], ['desert', 2], ['caravan', 8], ['forest', 9], ['forest', 9],
].map(([kind, n], i) => ({ id: `p${i + 1}`, kind: kind as Kind, n: n as number }));

const PEOPLE = ['Anna', 'Marek', 'Tomasz', 'Flint', 'Zosia', 'Slate'];
/** The seats of a table with n seats; the second one plays, the third is away. */
export function seats(count: number, long: boolean): SeatFacts[] {
  return PEOPLE.slice(0, count).map((person, seat) => {
    const name = long && seat === 1 ? 'Maximilian-Alexander Schwarzenbacher' : person;
    const bot = person === 'Flint' || person === 'Slate';
    const score = String([107, '−34', 12, 0, 88, 1][seat]);
    const away = seat === 2 ? (long ? 'abwesend seit 1 Stunde 42 Minuten' : 'away for 1:42') : '';
    return {
      seat, name, bot, score, away,
      you: seat === 0 ? (long ? 'das bist du' : 'you') : '',
      turn: seat === 1 ? (long ? 'wählt eine Handelsniederlassung' : 'choosing a card') : '',
      unit: long ? 'Siegpunkte' : 'points',
      note: long ? 'hat die Dampfschifffahrtslinie gekauft' : 'bought the Ferry',
      clock: seat === 1 ? { text: '0:19', low: true } : { text: '6:05', low: false },
      chips: [
        { icon: 'poker-hand', text: String(8 - seat), title: 'hand', alarm: seat === 3 },
        { icon: 'card-draw', text: '15', title: 'deck' },
        { icon: 'trophy', text: '2', title: 'won' },
      ],
      spoken: `${name}: ${score} points. ${8 - seat} cards in hand.${away ? ' Away.' : ''}${seat === 1 ? ' To move.' : ''}`,
    };
  });
}

const spot = (id: string, label: string, x: number, y: number, side: Place['side'], wide = 1): Place => ({ id, label, x, y, side, wide });
export const PLACES: Place[] = [
  spot('harbour', 'Harbour', 12, 42, 'l', 2), spot('mill', 'Old Mill', 26, 24, 't'), spot('ridge', 'Ridge', 44, 15, 't', 2),
  spot('lake', 'Upper Lake', 62, 20, 'r'), spot('pass', 'Windy Pass', 47, 36, 'r', 2), spot('abbey', 'Abbey', 32, 47, 'b'),
  spot('quarry', 'Quarry', 63, 47, 'r', 2), spot('ford', 'Ford', 22, 66, 'l'), spot('market', 'Market Town', 44, 64, 'b', 2),
  spot('light', 'Lighthouse', 86, 33, 'r'), spot('cove', 'Smugglers’ Cove', 80, 70, 'r'), spot('cape', 'Cape', 58, 84, 'b', 2), spot('mist', 'Isle of Mist', 92, 88, 'l'),
];
export const LONG: Record<string, string> = {
  harbour: 'Fischereihafen', mill: 'Alte Windmühle', ridge: 'Höhenkammweg', lake: 'Oberer Gebirgssee', pass: 'Sturmwindpass', abbey: 'Klosterruine',
  quarry: 'Kalksteinbruch', ford: 'Flussfurt', market: 'Marktstädtchen', light: 'Leuchtturm', cove: 'Schmugglerbucht', cape: 'Südkap', mist: 'Nebelinsel',
};
const road = (a: string, b: string, kind = 'land', bend = 0): Route => ({ a, b, kind, bend });
export const ROUTES: Route[] = [
  road('harbour', 'mill'), road('harbour', 'abbey'), road('harbour', 'ford', 'sea', -4), road('mill', 'ridge'), road('mill', 'abbey'), road('ridge', 'lake'), road('ridge', 'pass'),
  road('pass', 'abbey'), road('pass', 'quarry'), road('lake', 'light', 'sea', 5), road('quarry', 'light', 'sea'), road('quarry', 'market'), road('abbey', 'market'),
  road('ford', 'market'), road('market', 'cape'), road('quarry', 'cove'), road('cape', 'cove', 'sea', -6), road('cove', 'mist', 'sea', 3), road('cape', 'mist', 'sea', -5),
];

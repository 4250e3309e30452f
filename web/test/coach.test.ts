// Which mark of a guided first game comes when, and what it says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextMark, type CoachMark } from '../src/frame/coach';
import { toCard, type Card, type Colour } from '../src/games/lost-cities/cards';
import { COACH, type Situation } from '../src/games/lost-cities/coach';
import { speaker } from './files';

const NAMES = ['Anna', 'Pebble'];
const COLOURS: Colour[] = ['yellow', 'blue', 'purple', 'green', 'orange'];
const HAND = ['yellow 5', 'blue sponsor', 'purple 7', 'green 2', 'green 4', 'green 8', 'green 10', 'orange 9'];

interface Table {
  phase?: 'place' | 'draw';
  hand?: string[];
  camps?: Partial<Record<Colour, string>>;
  own?: Partial<Record<Colour, string[]>>;
  options?: string[];
  pile?: number | null;
  turn?: number;
  colours?: Colour[];
  language?: string;
}

/** A position of the table's own kind, as far as marks look at it. */
function situation({ phase = 'place', hand = HAND, camps = {}, own = {}, pile = 44, turn = 0, colours = COLOURS, language = 'en', options }: Table = {}): Situation {
  const says = speaker(language);
  const cards = hand.map((name, n) => toCard(name, `${n}:${name}`));
  const may = new Set(options ?? (phase === 'draw' ? ['draw'] : hand.flatMap((name) => [`play ${name}`, `camp ${name}`])));
  return {
    phase, colours, near: 0, far: 1,
    hand: (seat: number) => (seat === 0 ? cards : []),
    held: (thing: string | null) => cards.find((card) => card.id === thing) ?? null,
    may: (move: string) => may.has(move),
    expedition: (seat: number, colour: Colour): Card[] => (seat === 0 ? (own[colour] ?? []).map((name) => toCard(name)) : []),
    after: (move: string) => (move.endsWith('sponsor') ? -40 : Number(move.split(' ').at(-1)) - 20),
    campTop: (colour: Colour) => (camps[colour] ? toCard(camps[colour]) : null),
    say: (key: string, args = {}) => says.say(key, args, NAMES, 0),
    view: { zones: { pile }, progress: { turn } },
  } as unknown as Situation;
}

const picked = (name: string) => [`${HAND.indexOf(name)}:${name}`];
const next = (at: Situation, seen: string[] = [], things: string[] = []) => nextMark<Situation>(COACH, new Set(seen), at, things)?.name ?? null;
const said = (name: string, at: Situation, things: string[] = []) => (COACH.find((mark) => mark.name === name) as CoachMark<Situation>).says(at, things)!;

test('the first mark that has its moment comes, and none again', () => {
  const mark = (name: string, when: boolean): CoachMark<null> => ({ name, says: () => (when ? { things: ['x'], title: name, text: '' } : null) });
  const marks = [mark('a', false), mark('b', true), mark('c', true)];
  const then = (...seen: string[]) => nextMark(marks, new Set(seen), null, [])?.name ?? null;
  assert.equal(then(), 'b');
  assert.equal(then('b'), 'c');
  assert.equal(then('c'), 'b');
  assert.equal(then('c', 'b'), null);
});

test('a first turn of Lost Cities: the hand, the two places, the pile', () => {
  assert.equal(next(situation()), 'hand');
  assert.deepEqual(said('hand', situation()).things.length, 8);
  assert.equal(next(situation(), ['hand'], picked('green 2')), 'places');
  assert.deepEqual(said('places', situation(), picked('green 2')).things, ['camp green', 'expedition 0 green']);
  assert.equal(next(situation({ phase: 'draw' }), ['hand', 'places']), 'draw');
  // The others wait until each player has had a turn.
  for (const turn of [0, 1]) assert.equal(next(situation({ camps: { blue: 'blue 9' }, turn }), ['hand', 'places']), null);
});

test('what an expedition costs is said where one is begun, and where there is something to add up', () => {
  const seen = ['hand', 'places', 'draw', 'sponsor'];
  assert.equal(next(situation(), seen, picked('green 2')), 'cost');
  assert.equal(said('cost', situation(), picked('green 2')).title, '−18 is only the start');
  assert.match(said('cost', situation(), picked('green 2')).text, /You hold green 2, green 4, green 8 and green 10: add them up/);
  assert.equal(next(situation(), seen, picked('yellow 5')), null);
  assert.equal(next(situation(), seen, picked('blue sponsor')), null);
  assert.equal(next(situation({ own: { green: ['green 3'] } }), seen, picked('green 8')), null);
});

test('camps and sponsors are spoken of once there are some, and the pile when it is nearly empty', () => {
  const seen = ['hand', 'places', 'draw', 'cost'];
  const at = situation({ camps: { blue: 'blue 9' }, turn: 2 });
  assert.equal(next(at, seen), 'sponsor');
  assert.deepEqual(said('sponsor', at).things, picked('blue sponsor'));
  assert.equal(next(at, [...seen, 'sponsor']), 'camps');
  assert.deepEqual(said('camps', at).things, ['camp blue']);
  assert.match(said('camps', at).text, /^Pebble may take/);
  assert.equal(next(situation({ turn: 2 }), [...seen, 'sponsor']), null);
  // A sponsor that fits nowhere any more is not worth a word.
  assert.equal(next(situation({ options: ['camp blue sponsor'], turn: 2 }), seen), null);
  assert.equal(next(situation({ pile: 11 }), [...seen, 'sponsor']), null);
  assert.equal(next(situation({ pile: 10 }), seen), 'clock');
  assert.equal(next(situation({ pile: null }), [...seen, 'sponsor']), null);
});

test('nothing is said of five colours where there are six', () => {
  assert.equal(next(situation({ colours: [...COLOURS, 'red'] })), null);
});

test('there are seven, and each has its words in every language', () => {
  assert.equal(COACH.length, 7);
  const moments: Record<string, [Table, string[]]> = {
    hand: [{}, []], places: [{}, picked('green 2')], cost: [{}, picked('green 2')], draw: [{ phase: 'draw' }, []],
    camps: [{ camps: { blue: 'blue 9' }, turn: 2 }, []], sponsor: [{ turn: 2 }, []], clock: [{ pile: 3 }, []],
  };
  for (const language of ['en', 'de', 'fr', 'it', 'pl']) {
    for (const { name } of COACH) {
      const [table, things] = moments[name]!;
      const { title, text } = said(name, situation({ ...table, language }), things);
      for (const words of [title, text]) assert.doesNotMatch(words, /lost-cities|\{|\$/, `${language} ${name}`);
      assert.ok(title.length < 45 && text.length > 60 && text.length < 220, `${language} ${name}: ${title} / ${text}`);
    }
  }
});

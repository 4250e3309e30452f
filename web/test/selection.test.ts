import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drop, press, ready, type Asks, type Offer, type Way } from '../src/frame/selection';

interface Made {
  asks: Asks;
  options: string[];
  moves: Record<string, string[]>;
  carried?: string[];
  placed?: Record<string, Way>;
  steps?: Record<string, Way>;
}

const offer = ({ asks, options, moves, carried = [], placed = {}, steps = {} }: Made): Offer => ({
  asks,
  may: (move) => options.includes(move),
  moves: (thing) => moves[thing] ?? [],
  carries: (thing) => carried.includes(thing),
  placed: (thing, place) => placed[`${thing} > ${place}`] ?? null,
  step: (path, thing) => steps[[...path, thing].join(' ')] ?? null,
});

const WRONG = { key: 'wrong', rule: 'R1', args: {} };
/** Two cards, a trail each, a camp for one of them, a pile that is closed. */
const cards = offer({
  asks: { kind: 'place' },
  options: ['play a', 'camp a', 'camp b'],
  moves: { a: ['play a', 'camp a'], b: ['play b', 'camp b'], c: ['play c', 'camp c'], pile: ['draw'] },
  carried: ['a', 'b', 'c'],
  placed: { 'a > trail': 'play a', 'a > camp': 'camp a', 'b > trail': 'play b', 'b > camp': 'camp b', 'a > other': WRONG, 'a > pile': 'draw' },
});

test('one, then its place', () => {
  assert.deepEqual(press(cards, [], 'a'), { does: 'pick', picked: ['a'] });
  assert.deepEqual(press(cards, ['a'], 'trail'), { does: 'send', moves: ['play a'], thing: 'a', place: 'trail' });
  assert.deepEqual(press(cards, ['a'], 'a'), { does: 'pick', picked: [] });
  assert.deepEqual(press(cards, ['a'], 'b'), { does: 'pick', picked: ['b'] });
});

test('a wrong place says why, by click and by drop, and so does what is closed', () => {
  assert.deepEqual(press(cards, ['b'], 'trail'), { does: 'refuse', thing: 'trail', why: 'play b' });
  assert.deepEqual(press(cards, ['a'], 'other'), { does: 'refuse', thing: 'other', why: WRONG });
  assert.deepEqual(drop(cards, 'a', 'other'), { does: 'refuse', thing: 'other', why: WRONG });
  assert.deepEqual(press(cards, ['a'], 'pile'), { does: 'refuse', thing: 'pile', why: 'draw' });
  assert.deepEqual(press(cards, [], 'c'), { does: 'refuse', thing: 'c', why: 'play c' });
  assert.deepEqual(press(cards, [], 'pile'), { does: 'refuse', thing: 'pile', why: 'draw' });
});

test('what is no move is looked at; a drop on nothing goes home', () => {
  assert.deepEqual(press(cards, [], 'milestone'), { does: 'look', thing: 'milestone' });
  assert.deepEqual(drop(cards, 'a', null), { does: 'pick', picked: [] });
  assert.deepEqual(drop(cards, 'a', 'trail'), { does: 'send', moves: ['play a'], thing: 'a', place: 'trail' });
  assert.deepEqual(drop(cards, 'a', 'milestone'), { does: 'pick', picked: ['a'] });
});

test('a double click plays where there is one way, and keeps the choice where there are several', () => {
  assert.deepEqual(press(cards, ['a'], 'a', true), { does: 'pick', picked: ['a'] });
  assert.deepEqual(press(cards, ['b'], 'b', true), { does: 'send', moves: ['camp b'], thing: 'b', place: 'b' });
});

test('one that is confirmed', () => {
  const at = offer({ asks: { kind: 'one', confirm: true }, options: ['buy gold', 'buy silver', 'sell gold'], moves: { gold: ['buy gold', 'sell gold'], silver: ['buy silver'] } });
  assert.deepEqual(press(at, [], 'silver'), { does: 'pick', picked: ['silver'] });
  assert.deepEqual(ready(at, ['silver']), ['buy silver']);
  assert.deepEqual(press(at, ['silver'], 'silver', true), { does: 'send', moves: ['buy silver'], thing: 'silver', place: 'silver' });
  // Two ways: the bar asks which.
  assert.deepEqual(press(at, [], 'gold'), { does: 'pick', picked: ['gold'] });
  assert.deepEqual(ready(at, ['gold']), []);
});

test('one that is played at once', () => {
  const at = offer({ asks: { kind: 'one', confirm: false }, options: ['draw'], moves: { pile: ['draw'], camp: ['take'] } });
  assert.deepEqual(press(at, [], 'pile'), { does: 'send', moves: ['draw'], thing: 'pile', place: 'pile' });
  assert.deepEqual(press(at, [], 'camp'), { does: 'refuse', thing: 'camp', why: 'take' });
});

const discard = (least: number, most: number, done?: string) =>
  offer({
    asks: { kind: 'some', least, most, ordered: false, ...(done ? { done } : {}) },
    options: ['discard copper', 'discard estate', 'discard gold', ...(done ? [done] : [])],
    moves: { c1: ['discard copper'], c2: ['discard copper'], e: ['discard estate'], g: ['discard gold'], x: ['discard curse'] },
  });

test('n of m: ticks, one too many replaces the last, all are sent as one', () => {
  const at = discard(2, 2);
  assert.deepEqual(press(at, [], 'c1'), { does: 'pick', picked: ['c1'] });
  assert.deepEqual(ready(at, ['c1']), []);
  assert.deepEqual(press(at, ['c1'], 'e'), { does: 'pick', picked: ['c1', 'e'] });
  assert.deepEqual(ready(at, ['c1', 'e']), ['discard copper', 'discard estate']);
  assert.deepEqual(press(at, ['c1', 'e'], 'g'), { does: 'pick', picked: ['c1', 'g'] });
  assert.deepEqual(press(at, ['c1', 'e'], 'c1'), { does: 'pick', picked: ['e'] });
  assert.deepEqual(press(at, [], 'x'), { does: 'refuse', thing: 'x', why: 'discard curse' });
});

test('up to n: fewer are followed by the move that ends the choice, in the order of the ticks', () => {
  const at = discard(0, 3, 'done');
  assert.deepEqual(ready(at, []), ['done']);
  assert.deepEqual(ready(at, ['e', 'c2']), ['discard estate', 'discard copper', 'done']);
  assert.deepEqual(ready(at, ['e', 'c2', 'g']), ['discard estate', 'discard copper', 'discard gold']);
});

test('a path: each step may open the next; pressing one goes back to before it', () => {
  const at = offer({
    asks: { kind: 'path' },
    options: ['go cairo'],
    moves: { here: [] },
    steps: { cairo: 'go cairo', 'cairo suez': 'go suez', lagos: 'go lagos', 'cairo lagos': WRONG },
  });
  assert.deepEqual(press(at, [], 'cairo'), { does: 'pick', picked: ['cairo'] });
  assert.deepEqual(press(at, ['cairo'], 'suez'), { does: 'pick', picked: ['cairo', 'suez'] });
  assert.deepEqual(ready(at, ['cairo', 'suez']), ['go cairo', 'go suez']);
  assert.deepEqual(press(at, ['cairo', 'suez'], 'suez'), { does: 'pick', picked: ['cairo'] });
  assert.deepEqual(press(at, [], 'lagos'), { does: 'refuse', thing: 'lagos', why: 'go lagos' });
  assert.deepEqual(press(at, ['cairo'], 'lagos'), { does: 'refuse', thing: 'lagos', why: WRONG });
  assert.deepEqual(press(at, [], 'here'), { does: 'look', thing: 'here' });
});

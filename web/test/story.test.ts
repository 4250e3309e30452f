// The curve of a match and its best moment, from numbers alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { behind, bestMoment, lead, partsOf, Scale, standings, ticks, type Story } from '../src/frame/story';

/** A match of two games: seat 0 is behind after the first, and wins by its last move but one. */
const MATCH: Story = {
  scores: [[0, 0], [-18, 0], [-18, -40], [5, -40], [5, 8], [5, 8], [-10, 8], [-10, 2], [19, 2], [19, 12]],
  moves: [[0, 'play green 2'], [1, 'play blue sponsor'], [0, 'play green 9'], [1, 'play blue 10'], [0, 'deal'], [0, 'play red 5'], [1, 'play red 4'], [0, 'play red 10'], [1, 'play blue 3']],
  parts: [4, 9],
  nextStarter: 1,
};
/** Three seats, one part. */
const THREE: Story = {
  scores: [[0, 0, 0], [3, 0, 0], [3, 5, 0], [3, 5, 9], [6, 5, 9]],
  moves: [[0, 'a'], [1, 'b'], [2, 'c'], [0, 'd']],
  parts: [4],
  nextStarter: null,
};

test('each part starts at the total so far', () => {
  assert.deepEqual(partsOf(MATCH), [
    { from: 0, to: 4, points: [5, 8] },
    { from: 4, to: 9, points: [14, 4] },
  ]);
  assert.deepEqual(partsOf({ ...THREE, parts: [] }), [{ from: 0, to: 4, points: [6, 5, 9] }]);
});

test('the lead is over the best of the others', () => {
  assert.equal(lead([3, 5, 9], 2), 4);
  assert.equal(lead([3, 5, 9], 0), -6);
});

test('the best moment is an own move, even where the other lost more by his', () => {
  // The sponsor of seat 1 brought seat 0 forty points; its own nine brought 23, its ten 29.
  assert.deepEqual(bestMoment(MATCH, 0), { n: 8, seat: 0, move: 'play red 10', gain: 29, ahead: true });
  assert.deepEqual(bestMoment(MATCH, 1), { n: 4, seat: 1, move: 'play blue 10', gain: 48, ahead: false });
});

test('of equal moments the last counts, and among many the lead over the best of them', () => {
  const even: Story = { ...THREE, scores: [[0, 0, 0], [4, 0, 0], [4, 0, 0], [4, 0, 0], [8, 0, 0]] };
  assert.equal(bestMoment(even, 0)?.n, 4);
  assert.deepEqual(bestMoment(THREE, 2), { n: 3, seat: 2, move: 'c', gain: 9, ahead: true });
});

test('who never gained by a move of their own is told of another’s, and a match without points has no moment', () => {
  const flat: Story = { ...THREE, scores: THREE.scores.map(() => [0, 0, 0]) };
  assert.equal(bestMoment(flat, 0), null);
  const lost: Story = { ...THREE, scores: [[0, 0, 0], [0, 0, 0], [0, -7, -7], [0, -7, -7], [0, -7, -7]] };
  assert.deepEqual(bestMoment(lost, 0), { n: 2, seat: 1, move: 'b', gain: 7, ahead: true });
});

test('how far a winner was behind: between the games, or at any time in a single one', () => {
  assert.equal(behind(MATCH, 0), 3);
  assert.equal(behind(MATCH, 1), 0);
  assert.equal(behind(THREE, 2), 5);
});

test('an axis has round numbers', () => {
  assert.deepEqual(ticks(-57, 116), [-50, 0, 50, 100]);
  assert.deepEqual(ticks(0, 3.2), [0, 1, 2, 3]);
  assert.deepEqual(ticks(0, 1), [0, 1]);
  assert.deepEqual(ticks(0, 39), [0, 10, 20, 30]);
});

test('the table tells the ends of the parts, or ten standings of a single one', () => {
  assert.deepEqual(standings(MATCH), [4, 9]);
  assert.deepEqual(standings(THREE), [1, 2, 3, 4]);
  const long: Story = { ...THREE, scores: Array.from({ length: 101 }, () => [0, 0, 0]), parts: [100] };
  assert.deepEqual(standings(long), [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

test('lines lie within the drawing, parts beside each other, and more is higher', () => {
  const chart = { width: 500, height: 300, left: 40, right: 10, top: 30, bottom: 10, gap: 16 };
  const scale = new Scale(MATCH, chart);
  assert.equal(scale.x(0, 0), 40);
  assert.ok(Math.abs(scale.x(9, 1) - 490) < 1e-9);
  assert.ok(Math.abs(scale.x(4, 1) - scale.x(4, 0) - 16) < 1e-9);
  for (const points of MATCH.scores.flat()) assert.ok(scale.y(points) > 30 && scale.y(points) < 290);
  assert.ok(scale.ticks.every((n) => scale.y(n) >= 30 && scale.y(n) <= 290) && scale.ticks.includes(0));
  assert.ok(scale.y(19) < scale.y(-18));
  assert.equal(scale.line(0, 0).split(/(?=[ML])/).length, 5);
  // Two moves of one seat in a row are one turn.
  assert.equal(scale.line(1, 1).split(/(?=[ML])/).length, 5);
  assert.deepEqual([1, 4, 5, 9].map((n) => scale.partOf(n)), [0, 0, 1, 1]);
});

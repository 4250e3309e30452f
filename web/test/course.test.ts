// The parts of a match on the slider of its replay.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutsOf, nextCut } from '../src/replay/course';

test('the end of the match is no cut, and a match of one part has none', () => {
  assert.deepEqual(cutsOf({ moves: [], parts: [90, 180, 272] }, 272), [90, 180]);
  assert.deepEqual(cutsOf({ moves: [], parts: [272] }, 272), []);
});

test('from part to part, and to the beginning and the end', () => {
  const cuts = [90, 180];
  assert.deepEqual([0, 89, 90, 180, 272].map((at) => nextCut(at, cuts, 272, false)), [90, 90, 180, 272, 272]);
  assert.deepEqual([0, 1, 90, 91, 272].map((at) => nextCut(at, cuts, 272, true)), [0, 0, 0, 90, 180]);
});

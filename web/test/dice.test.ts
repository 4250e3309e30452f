import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SealedDice, commitment } from '../src/fair/dice';
import { read } from './files';

interface Vector {
  secret: string;
  words: string[];
  source: string;
  k: number;
  below: Record<string, number[]>;
  shuffled: number[];
}

for (const [i, vector] of (JSON.parse(read('tests/core/dice_vectors.json')) as Vector[]).entries()) {
  test(`vector ${i + 1}: the same numbers as in Python`, () => {
    const dice = new SealedDice(vector.secret, vector.words);
    for (const [n, numbers] of Object.entries(vector.below)) {
      const stream = dice.stream(vector.source, vector.k);
      assert.deepEqual(numbers.map(() => stream.below(Number(n))), numbers);
    }
    const cards = vector.shuffled.map((_, card) => card);
    assert.deepEqual(dice.shuffled(cards, vector.source, vector.k), vector.shuffled);
  });
}

test('a commitment is the hash of its secret', () => {
  const match = read('tests/games/lost_cities/matches/three-games.match');
  const secret = /^secret (\w+)/m.exec(match)![1]!;
  assert.equal(commitment(secret), /^commitment (\w+)/m.exec(match)![1]);
});

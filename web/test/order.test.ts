import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOwnOrder, rearranged } from '../src/frame/order';

const kind = (card: string) => card;
const lie = (cards: string, own: readonly string[]) => inOwnOrder(cards.split(' '), own, kind).join(' ');

test('without an own order cards lie as usual', () => {
  assert.equal(lie('gold gold copper estate', []), 'gold gold copper estate');
});

test('a kind is laid before another, with all its copies, or at the end', () => {
  const shown = ['gold', 'gold', 'copper', 'estate'];
  assert.equal(lie('gold gold copper estate', rearranged([], shown, 'estate', 'gold')), 'estate gold gold copper');
  assert.equal(lie('gold gold copper estate', rearranged([], shown, 'gold', null)), 'copper estate gold gold');
});

test('what changes nothing is not kept', () => {
  const own: string[] = [];
  assert.equal(rearranged(own, ['gold', 'copper'], 'gold', 'copper'), own);
  assert.equal(rearranged(own, ['gold', 'copper'], 'copper', null), own);
  assert.equal(rearranged(own, ['gold', 'copper'], 'gold', 'gold'), own);
  assert.equal(rearranged(own, ['gold', 'copper'], 'gold', 'estate'), own);
});

test('kinds that come later lie beside their usual neighbour', () => {
  const own = rearranged([], ['silver', 'copper', 'estate'], 'estate', 'silver');
  assert.equal(lie('gold silver copper curse estate', own), 'gold estate silver copper curse');
});

test('kinds that are not in hand now keep their place', () => {
  const own = rearranged(['estate', 'silver', 'copper'], ['estate', 'village', 'copper'], 'village', 'estate');
  assert.deepEqual(own, ['village', 'estate', 'silver', 'copper']);
});

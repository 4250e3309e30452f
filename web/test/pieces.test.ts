// What pieces compute: states, groups of a hand, piles that are looked through, tokens on an edge.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columns, groups } from '../src/pieces/hand';
import { finds, stacked } from '../src/pieces/piles';
import { aria, ringOf, ties } from '../src/pieces/states';
import { shown, type TokenFacts } from '../src/pieces/tokens';

test('one ring at a time: refused, to go, chosen, legal, soon', () => {
  assert.equal(ringOf({ legal: true, chosen: true, to_go: true, refused: true }), 'refused');
  assert.equal(ringOf({ legal: true, chosen: true, to_go: true }), 'going');
  assert.equal(ringOf({ legal: true, chosen: true }), 'chosen');
  assert.equal(ringOf({ legal: true, soon: true }), 'legal');
  assert.equal(ringOf({ soon: true, last: { seat: 1, kind: 'to' } }), 'soon');
  assert.equal(ringOf({ last: { seat: 1, kind: 'to' } }), null);
});

test('what can be picked is pressed or not, what cannot be used says why', () => {
  assert.equal(aria({})['aria-pressed'], undefined);
  assert.equal(aria({ chosen: false })['aria-pressed'], 'false');
  assert.equal(aria({ to_go: true })['aria-pressed'], 'true');
  assert.deepEqual(aria({ off: 'why', chosen: false }), { 'aria-pressed': undefined, 'aria-disabled': 'true', 'aria-describedby': 'why' });
  assert.equal(aria({ off: true })['aria-describedby'], undefined);
});

test('a drawing has no thing and is not legal, but still a place', () => {
  const drawn = ties({ thing: 'camp', place: 'pile' }, { legal: true }, false);
  assert.deepEqual([drawn['data-thing'], drawn['data-legal'], drawn['data-item'], drawn['data-place']], [undefined, undefined, undefined, 'pile']);
  assert.equal(ties({ thing: 'camp' }, { legal: true }, true)['data-legal'], '');
});

test('equal neighbours are a group, others are not', () => {
  const of = (text: string) => groups([...text], (letter) => letter).map(({ first, copies }) => `${first}:${copies}`);
  assert.deepEqual(of('aabccca'), ['0:2', '2:1', '3:3', '6:1']);
  assert.deepEqual(of(''), []);
  assert.equal(groups([...'aaa']).length, 3);
});

test('the last card of a row is whole, a chosen one is too', () => {
  const parts = columns(4, (i) => i === 1, (i) => i === 2).split(/ (?=minmax|var\(--card\)$)/);
  assert.equal(parts.length, 4);
  assert.match(parts[0]!, /--strip/);
  assert.match(parts[1]!, /^minmax\(calc\(var\(--card\) \+ 2px\)/);
  assert.match(parts[2]!, /--edge/);
  assert.equal(parts[3], 'var(--card)');
});

test('a search forgives case, accents and order of the words', () => {
  assert.ok(finds('Żółty Łódź', 'lodz zolty'));
  assert.ok(finds('Straße der Händler', 'strasse handler'));
  assert.ok(finds('Sœur', 'soeur'));
  assert.ok(!finds('Ferry', 'forest'));
});

test('equal cards of a pile are one, in the order in which they come', () => {
  assert.deepEqual(stacked(['b', 'a', 'b', 'b'], (card) => card), [{ card: 'b', n: 3 }, { card: 'a', n: 1 }]);
});

test('on an edge the own tokens come first, and what has no room is a number', () => {
  const token = (seat: number): TokenFacts => ({ id: `t${seat}`, seat, label: '' });
  const seen = (seats: number[], own: number | null) => {
    const { tokens, more } = shown(seats.map(token), own, 2);
    return [tokens.map(({ seat }) => seat), more];
  };
  assert.deepEqual(seen([3, 1], 3), [[3, 1], 0]);
  assert.deepEqual(seen([4, 1, 3], 3), [[3], 2]);
  assert.deepEqual(seen([4, 1], null), [[1, 4], 0]);
});

// How Adventure Tours lies on the table, and how its events are read.
import assert from 'node:assert/strict';
import test from 'node:test';
import { frame } from '../src/frame/layout';
import type { Told } from '../src/frame/seen';
import { turnsOf } from '../src/games/adventure-tours/events';
import { Identities } from '../src/games/adventure-tours/identity';
import { layOf, spread } from '../src/games/adventure-tours/layout';
import { aimed, guardOf } from '../src/games/adventure-tours/moves';

test('a row lies apart while it has room, then closer, then its oldest cards are one stack', () => {
  assert.deepEqual(spread(3, 200, 34, 3, 13), { folded: 0, step: 37 });
  assert.equal(spread(8, 198, 34, 3, 13).step, (198 - 34) / 7);
  const many = spread(30, 198, 34, 3, 13);
  assert.ok(many.folded > 0 && many.step >= 13);
  assert.ok((30 - many.folded - 1) * many.step + 34 <= 198 + 1e-9);
});

test('panels and the own area share the board, whatever its size', () => {
  for (const [width, height] of [[1440, 900], [1366, 650], [1280, 720], [1024, 768], [820, 1180]] as const) {
    for (const seats of [3, 4, 5, 6]) {
      const sizes = frame(width, height, { rows: 0, hand: true, seated: true, held: height < 720 ? 106 : 146, foot: 26 });
      const lay = layOf(sizes, seats, false, false);
      const rows = Math.ceil((seats - 1) / lay.columns);
      assert.ok(rows * lay.panel.height + lay.own.height <= sizes.field, `${width} × ${height}, ${seats} seats`);
      assert.ok(2 * lay.card.height + 12 <= lay.own.height, `${width} × ${height}, ${seats} seats: cards`);
    }
  }
});

test('a turn begins with the card of another player, or after an extra turn was announced', () => {
  const lays = (seat: number): Told => ['adventure-tours-equips', { seat, card: 'red roy nobleman' }];
  const joins = (seat: number): Told => ['adventure-tours-joins', { seat, card: 'red roy nobleman' }];
  const again: Told = ['adventure-tours-turn-again', { seat: 1 }];
  const events = [lays(0), joins(0), joins(1), again, lays(1), lays(2)];
  assert.deepEqual([...turnsOf(events)], [events[0], events[2], events[4], events[5]]);
});

test('a card that leaves the hand is the one that arrives in a row', () => {
  const known = new Identities();
  const before = known.place(new Map([['hand', [{ name: 'red a' }, { name: 'red a' }]], ['members 0', []]]));
  const after = known.place(new Map([['hand', [{ name: 'red a' }]], ['members 0', [{ name: 'red a' }]]]));
  assert.deepEqual([...after.get('hand')!, ...after.get('members 0')!].map((card) => card.id).sort(), before.get('hand')!.map((card) => card.id).sort());
});

test('what a move aims at, and which card protects', () => {
  assert.equal(aimed('aim seat 3'), 2);
  assert.equal(aimed('skip'), null);
  assert.deepEqual(guardOf('protect with equipped red pater miller 2'), { card: 'red pater miller', which: 1, row: 'equipment' });
  assert.deepEqual(guardOf('protect with blue pater miller'), { card: 'blue pater miller', which: 0, row: 'members' });
});

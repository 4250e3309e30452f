// Where a bubble lies that points at a thing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { area, placeBubble, type Box, type Ground, type Size, type Spot } from '../src/frame/bubble';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const boxOf = ({ left, top, width, height }: Spot) => box(left, top, width, height);
const WINDOW = box(6, 58, 1428, 836);

/** The table of the design: a chosen card, its slot and its camp in the fourth lane, the question, the hand. */
const SLOT = box(632, 426, 120, 106);
const TABLE: Ground = {
  room: WINDOW, target: SLOT, keep: [SLOT, box(536, 426, 76, 106), box(18, 652, 1112, 64), box(224, 738, 880, 150)], spare: [],
};
const BUBBLE: Size = { width: 344, height: 165 };

test('beside its thing, with the tail at its middle', () => {
  const spot = placeBubble(TABLE, [BUBBLE])!;
  assert.deepEqual([spot.side, spot.near, spot.left], ['right', true, SLOT.right + 14]);
  assert.equal(spot.top + spot.tail, 479);
});

test('on the other side of what lies in the way, and not over what is worth more', () => {
  const wall = box(752, 60, 700, 560);
  assert.equal(placeBubble({ ...TABLE, keep: [...TABLE.keep, wall] }, [BUBBLE])!.side, 'above');
  const cards = { ...TABLE, spare: [{ box: wall, cost: 3 }] };
  assert.equal(placeBubble(cards, [BUBBLE])!.side, 'above');
});

test('across the question where the thing lies behind it, and then not touching it', () => {
  const hand = box(224, 738, 880, 150);
  const spot = placeBubble({ ...TABLE, target: hand, spare: [{ box: box(1130, 60, 300, 840), cost: 5 }] }, [BUBBLE])!;
  assert.deepEqual([spot.side, spot.near], ['above', false]);
  // Not even the tail lies on the question.
  assert.ok(spot.top + spot.height + 10 <= 652, `${spot.top}`);
  assert.ok(spot.left + spot.tail > hand.left && spot.left + spot.tail < hand.right);
});

test('on a phone below the slot, as wide as the screen; a slimmer shape where only that fits', () => {
  const room = box(6, 52, 378, 606);
  const slot = box(164, 180, 64, 42);
  const ground: Ground = { room, target: slot, keep: [slot, box(164, 98, 64, 74), box(6, 502, 378, 86), box(6, 598, 378, 66)], spare: [] };
  const broad = placeBubble(ground, [{ width: 378, height: 140 }, { width: 140, height: 330 }])!;
  assert.deepEqual([broad.side, broad.width, broad.left], ['below', 378, 6]);
  const low = { ...ground, keep: [...ground.keep, box(6, 300, 200, 190)] };
  assert.equal(placeBubble(low, [{ width: 378, height: 140 }, { width: 140, height: 330 }])!.width, 140);
});

test('nowhere, if there is no room: what has to stay free stays free', () => {
  assert.equal(placeBubble({ ...TABLE, keep: [WINDOW] }, [BUBBLE]), null);
  assert.equal(placeBubble(TABLE, [{ width: 344, height: 700 }]), null);
  assert.equal(placeBubble(TABLE, []), null);
});

test('a gap that is just large enough is found, wherever it lies', () => {
  for (const top of [71, 113, 240.5]) {
    const keep = [box(6, 58, 1428, top - 58 - 7), box(6, top + 165 + 7 + 8, 1428, 800)];
    const spot = placeBubble({ ...TABLE, target: box(600, 800, 40, 40), keep }, [BUBBLE]);
    assert.equal(spot?.top, top);
  }
});

test('whatever lies on the table, nothing that stays free is covered and nothing leaves the room', () => {
  // The same numbers in every run.
  let state = 7;
  const random = (most: number) => (state = (state * 16807) % 2147483647) % most;
  const some = (n: number) => Array.from({ length: n }, () => box(random(1300), 58 + random(700), 20 + random(300), 20 + random(160)));
  let placed = 0;
  for (let n = 0; n < 200; n++) {
    const keep = some(6);
    const ground: Ground = { room: WINDOW, target: keep[0]!, keep, spare: some(4).map((one) => ({ box: one, cost: 3 })) };
    const spot = placeBubble(ground, [BUBBLE, { width: 300, height: 190 }]);
    if (!spot) continue;
    placed += 1;
    for (const one of keep) assert.equal(area(one, boxOf(spot)), 0);
    assert.ok(area(WINDOW, boxOf(spot)) >= spot.width * spot.height - 1e-6);
    const along = spot.side === 'left' || spot.side === 'right' ? spot.height : spot.width;
    assert.ok(spot.tail >= 26 && spot.tail <= along - 26);
  }
  assert.ok(placed > 150, `${placed}`);
});

// The geometry of a map: what a pointer means, where an arrow leads, where labels stand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrange } from '../src/pieces/labels';
import { along, apart, curve, fit, nearest, towards, type Badge } from '../src/pieces/map';
import { lay } from '../src/pieces/mapLayout';

const badge = (id: string, x: number, y: number, w = 10): Badge => ({ id, x, y, w, h: 10 });

test('the nearest place wins, and none beyond reach', () => {
  const targets = [{ badge: badge('a', 0, 0) }, { badge: badge('b', 60, 0) }];
  assert.equal(nearest(targets, [25, 0], 44), 'a');
  assert.equal(nearest(targets, [35, 0], 44), 'b');
  assert.equal(nearest(targets, [0, 54], 44), 'a');
  assert.equal(nearest(targets, [0, 55], 44), null);
});

test('a place that can be chosen counts as nearer, but not than what lies under the pointer', () => {
  const targets = [{ badge: badge('a', 0, 0) }, { badge: badge('b', 40, 0), legal: true }];
  assert.equal(nearest(targets, [17, 0], 28), 'b');
  assert.equal(nearest(targets, [15, 0], 28), 'a');
  assert.equal(nearest(targets, [9, 0], 28), 'a');
  const named = [{ ...targets[0]!, label: { left: -20, top: 12, right: 28, bottom: 24 } }, targets[1]!];
  assert.equal(nearest(named, [27, 13], 28), 'a', 'the words belong to their place');
});

test('a wide badge is met along its whole length', () => {
  assert.equal(nearest([{ badge: badge('a', 0, 0, 40) }], [45, 0], 6), 'a');
  assert.equal(nearest([{ badge: badge('a', 0, 0, 10) }], [45, 0], 6), null);
});

test('an arrow leads to the neighbour that lies best in its direction, within 60°', () => {
  const others = [badge('east', 100, 10), badge('south', 8, 90), badge('far', 300, 0)];
  assert.equal(towards([0, 0], others, [1, 0]), 'east');
  assert.equal(towards([0, 0], others, [0, 1]), 'south');
  assert.equal(towards([0, 0], others, [-1, 0]), null);
  assert.equal(towards([0, 0], [badge('edge', 50, 86)], [1, 0]), 'edge');
  assert.equal(towards([0, 0], [badge('beyond', 50, 88)], [1, 0]), null);
});

test('a map lies whole in its frame, in the middle', () => {
  const { k, dx, dy } = fit({ left: -10, top: 0, right: 90, bottom: 50 }, 220, 220, { left: 10, top: 10, right: 10, bottom: 10 });
  assert.equal(k, 2);
  assert.deepEqual([-10 * k + dx, 90 * k + dx, 0 * k + dy, 50 * k + dy], [10, 210, 60, 160]);
});

test('badges that touch are pushed apart', () => {
  const [a, b] = apart([badge('a', 0, 0), badge('b', 6, 1)], 4);
  assert.ok(Math.abs(a!.x - b!.x) >= 24 - 1e-6 || Math.abs(a!.y - b!.y) >= 24 - 1e-6);
});

test('a bent way ends where a straight one does, and its middle lies beside', () => {
  const way = curve([0, 0], [100, 0], 20);
  assert.deepEqual(along(way, 0), [0, 0]);
  assert.deepEqual(along(way, 1), [100, 0]);
  assert.deepEqual(along(way, .5), [50, -10], 'to the left as seen from its start');
});

test('labels keep their side where it is free, and take another where it is not', () => {
  const frame = { left: 0, top: 0, right: 400, bottom: 400 };
  const alone = arrange([{ badge: badge('a', 200, 200), width: 60, height: 12, side: 'l' }], frame, []);
  assert.equal(alone.get('a')!.side, 'l');
  const edge = arrange([{ badge: badge('a', 20, 200), width: 60, height: 12, side: 'l' }], frame, []);
  assert.ok(edge.get('a')!.left >= 0);
  const two = arrange(
    [{ badge: badge('a', 200, 200), width: 80, height: 12, side: 'r' }, { badge: badge('b', 240, 200), width: 80, height: 12, side: 'l' }],
    frame,
    [],
  );
  const [a, b] = [two.get('a')!, two.get('b')!];
  assert.ok(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top, 'they do not cross');
});

test('the same map is laid out the same way, and a route is known from both ends', () => {
  const places = Array.from({ length: 12 }, (_, i) => ({ id: `p${i}`, x: (i * 37) % 100, y: (i * 53) % 90, label: `Place number ${i}` }));
  const routes = places.slice(1).map(({ id }, i) => ({ a: places[i]!.id, b: id, kind: 'land', bend: 3 }));
  const sheet = { width: 600, height: 420, scale: 1, measure: (text: string, size: number) => text.length * size * .55 };
  const once = lay(places, routes, sheet);
  assert.deepEqual([...once.labels], [...lay(places, routes, sheet).labels]);
  assert.deepEqual(once.way('p0', 'p1')!.to, once.way('p1', 'p0')!.from);
  assert.equal(once.way('p0', 'p5'), null);
  for (const { left, right, top, bottom } of once.labels.values()) assert.ok(left >= 0 && top >= 0 && right <= 600 && bottom <= 420);
  for (const { x, y } of once.badges.values()) assert.ok(x > 0 && y > 0 && x < 600 && y < 420);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clearOf, type Box } from '../src/frame/clear';

const AREA: Box = { left: 0, top: 50, right: 390, bottom: 480 };
const WISH = { width: 378, height: 280, least: { width: 200, height: 120 } };
const over = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

test('with nothing to press it lies at the edge that is preferred', () => {
  assert.deepEqual(clearOf(AREA, [], WISH, 'top'), { left: 6, top: 50, right: 384, bottom: 330 });
  const wide = { left: 0, top: 50, right: 1000, bottom: 600 };
  assert.deepEqual(clearOf(wide, [], WISH, 'right'), { left: 622, top: 50, right: 1000, bottom: 330 });
});

test('it goes below a row that waits for an answer, or beside a column', () => {
  const row = [0, 80, 160, 240, 320].map((left) => ({ left, top: 98, right: left + 62, bottom: 172 }));
  const below = clearOf(AREA, row, WISH, 'top')!;
  assert.deepEqual([below.top, below.bottom], [172, 452]);
  const column = [{ left: 0, top: 98, right: 78, bottom: 480 }];
  const beside = clearOf(AREA, column, WISH, 'top')!;
  assert.deepEqual([beside.left, beside.right, beside.top], [78, 390, 50]);
});

test('it never covers a thing, and says so where there is no room', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  for (let n = 0; n < 300; n++) {
    const boxes = Array.from({ length: random(9) }, () => {
      const [left, top] = [random(340), 50 + random(380)];
      return { left, top, right: left + 20 + random(120), bottom: top + 20 + random(90) };
    });
    const found = clearOf(AREA, boxes, WISH, n % 2 ? 'top' : 'right');
    if (!found) continue;
    assert.ok(found.right - found.left >= 200 && found.bottom - found.top >= 120);
    assert.ok(found.left >= AREA.left && found.right <= AREA.right && found.top >= AREA.top && found.bottom <= AREA.bottom);
    assert.deepEqual(boxes.filter((box) => over(box, found)), []);
  }
  assert.equal(clearOf(AREA, [{ left: 100, top: 150, right: 300, bottom: 380 }], { ...WISH, least: { width: 200, height: 120 } }, 'top'), null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formOf, frame, scaleOf } from '../src/frame/layout';

const lanes = (rows: number) => ({ rows, hand: true });

test('the design fits at 1440 × 900; larger windows scale it, up to twice', () => {
  assert.equal(scaleOf(1440, 900), 1);
  assert.equal(scaleOf(1366, 650), 1);
  assert.equal(scaleOf(2560, 1440), 1.6);
  assert.equal(scaleOf(3840, 2160), 2);
  assert.equal(frame(2880, 1800, lanes(5)).hand, frame(1440, 900, lanes(5)).hand);
});

test('four forms by width and height', () => {
  assert.equal(formOf(1200, 800), 'wide');
  assert.equal(formOf(1199, 800), 'middle');
  assert.equal(formOf(767, 1000), 'narrow');
  assert.equal(formOf(844, 390), 'low');
  assert.equal(formOf(600, 400), 'narrow');
});

test('the order of sacrifice: what the design page says for five and six rows', () => {
  const card = (width: number, height: number, rows: number) => {
    const { hand, card } = frame(width, height, lanes(rows));
    return [hand, card];
  };
  assert.deepEqual(card(1440, 900, 5), [104, 106]);
  assert.deepEqual(card(1440, 900, 6), [92, 90]);
  assert.deepEqual(card(1366, 650, 5), [76, 72]);
  assert.deepEqual(card(1366, 650, 6), [76, 59]);
  assert.deepEqual(card(1280, 720, 5), [76, 86]);
  assert.deepEqual(card(1280, 720, 6), [76, 71]);
});

test('numbers never give way: a row has at least 52, then the board scrolls', () => {
  for (let height = 480; height < 900; height += 7) {
    const { lane, card, hand, head, gap, scrolls, field } = frame(1300, height, lanes(6));
    assert.ok(card >= 52 && hand >= 76 && lane >= 52, `${height}`);
    assert.equal(scrolls, head + 5 * gap + 6 * lane > field + 1e-6, `${height}`);
  }
});

test('bars, question, hand and board share the height, and leave nothing over', () => {
  for (const [width, height] of [[320, 568], [360, 640], [390, 664], [390, 844], [820, 1180], [1024, 768], [1366, 650], [1920, 1080]] as const) {
    const sizes = frame(width, height, lanes(width < 768 ? 0 : 5));
    const used = sizes.bar + sizes.strip + sizes.prompt + sizes.row + sizes.field;
    assert.ok(used <= sizes.height, `${width} × ${height}: ${used}`);
    assert.ok(used > sizes.height - 40, `${width} × ${height}: ${used}`);
  }
});

test('an explanation on a phone adds its lines to the question, at most four or, on the narrowest, five', () => {
  for (const [width, height] of [[320, 568], [390, 664], [390, 844]] as const) {
    const [without, short, long, longest] = [0, 20, 120, 900].map((reason) => frame(width, height, { ...lanes(0), reason }));
    assert.equal(short!.prompt - without!.prompt, 20);
    assert.ok(long!.prompt > short!.prompt);
    assert.equal(longest!.prompt - without!.prompt, width < 360 ? 84 : 68);
    for (const sizes of [short!, long!, longest!]) assert.equal(sizes.prompt + sizes.field, without!.prompt + without!.field);
  }
  for (const [width, height] of [[1440, 900], [1366, 650], [1024, 768], [820, 1180]] as const) {
    assert.equal(frame(width, height, { ...lanes(5), reason: 900 }).prompt, 64, 'elsewhere it has four small lines, wherever the bar was lower');
  }
});

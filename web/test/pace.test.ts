import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Pace } from '../src/pace';

/** A pace whose clock stands still unless it is moved. */
function paced(t: { after: (undo: () => void) => void }, gap = 600) {
  mock.timers.enable({ apis: ['setTimeout'] });
  let now = 0;
  const clock = mock.method(performance, 'now', () => now);
  t.after(() => {
    mock.timers.reset();
    clock.mock.restore();
  });
  const shown: string[] = [];
  const pace = new Pace<string>((thing) => shown.push(thing), () => gap);
  const pass = (ms: number): void => {
    now += ms;
    mock.timers.tick(ms);
  };
  return { pace, shown, pass };
}

test('moves of others come one after the other', (t) => {
  const { pace, shown, pass } = paced(t);
  for (const thing of ['a', 'b', 'c']) pace.push(thing);
  assert.deepEqual(shown, ['a']);
  pass(599);
  assert.deepEqual(shown, ['a']);
  pass(1);
  assert.deepEqual(shown, ['a', 'b']);
  pass(600);
  assert.deepEqual(shown, ['a', 'b', 'c']);
});

test('an answer is shown at once, after all that waited', (t) => {
  const { pace, shown, pass } = paced(t);
  for (const thing of ['a', 'b', 'c']) pace.push(thing);
  pace.now('mine');
  assert.deepEqual(shown, ['a', 'b', 'c', 'mine']);
  pace.push('d');
  pass(599);
  assert.equal(shown.at(-1), 'mine');
  pass(1);
  assert.equal(shown.at(-1), 'd');
});

test('acting finishes what waits', (t) => {
  const { pace, shown } = paced(t);
  for (const thing of ['a', 'b']) pace.push(thing);
  pace.flush();
  assert.deepEqual(shown, ['a', 'b']);
});

test('instant waits for nothing', (t) => {
  const { pace, shown } = paced(t, 0);
  for (const thing of ['a', 'b', 'c']) pace.push(thing);
  assert.deepEqual(shown, ['a', 'b', 'c']);
});

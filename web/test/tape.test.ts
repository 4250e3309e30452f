import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { LONGEST, Tape, TOGETHER } from '../src/frame/tape';

/** A tape whose clock stands still unless it is moved. */
function taped(t: { after: (undo: () => void) => void }, gap = 600) {
  mock.timers.enable({ apis: ['setTimeout'] });
  let now = 0;
  const clock = mock.method(performance, 'now', () => now);
  t.after(() => {
    mock.timers.reset();
    clock.mock.restore();
  });
  const shown: string[] = [];
  const tape = new Tape<string>((thing) => shown.push(thing), () => gap);
  const pass = (ms: number): void => {
    now += ms;
    mock.timers.tick(ms);
  };
  return { tape, shown, pass };
}

test('moves of others come one after the other', (t) => {
  const { tape, shown, pass } = taped(t);
  for (const thing of ['a', 'b', 'c']) tape.push(thing);
  assert.deepEqual(shown, ['a']);
  pass(599);
  assert.deepEqual(shown, ['a']);
  pass(1);
  assert.deepEqual(shown, ['a', 'b']);
  pass(600);
  assert.deepEqual(shown, ['a', 'b', 'c']);
});

test('an answer is shown at once, after all that waited', (t) => {
  const { tape, shown, pass } = taped(t);
  for (const thing of ['a', 'b', 'c']) tape.push(thing);
  tape.now('mine');
  assert.deepEqual(shown, ['a', 'b', 'c', 'mine']);
  tape.push('d');
  pass(599);
  assert.equal(shown.at(-1), 'mine');
  pass(1);
  assert.equal(shown.at(-1), 'd');
});

test('acting finishes what waits', (t) => {
  const { tape, shown } = taped(t);
  for (const thing of ['a', 'b']) tape.push(thing);
  tape.flush();
  assert.deepEqual(shown, ['a', 'b']);
});

test('instant waits for nothing', (t) => {
  const { tape, shown } = taped(t, 0);
  for (const thing of ['a', 'b', 'c']) tape.push(thing);
  assert.deepEqual(shown, ['a', 'b', 'c']);
});

test('what comes faster than it can be drawn is shown together', (t) => {
  const { tape, shown, pass } = taped(t, TOGETHER);
  for (const thing of ['a', 'b', 'c']) tape.push(thing);
  assert.deepEqual(shown, ['a']);
  pass(TOGETHER);
  assert.deepEqual(shown, ['a', 'b', 'c']);
});

test('whatever the bots did, the pauses of a chain are bounded together', (t) => {
  const { tape, shown, pass } = taped(t);
  const moves = Array.from({ length: 40 }, (_, n) => String(n));
  for (const move of moves) tape.push(move);
  let waited = 0;
  while (shown.length < moves.length) {
    pass(10);
    waited += 10;
    assert.ok(waited <= LONGEST + 600, `${shown.length} shown after ${waited} ms`);
  }
  assert.deepEqual(shown, moves);
});

test('an own move begins a new chain', (t) => {
  const { tape, shown, pass } = taped(t);
  for (let n = 0; n < 20; n++) tape.push(`a${n}`);
  pass(LONGEST);
  tape.now('mine');
  tape.push('b');
  assert.equal(shown.at(-1), 'mine');
  pass(599);
  assert.equal(shown.at(-1), 'mine');
  pass(1);
  assert.equal(shown.at(-1), 'b');
});

test('after a rest a new chain begins, also for somebody who never moves', (t) => {
  const { tape, shown, pass } = taped(t);
  for (let n = 0; n < 20; n++) tape.push(`a${n}`);
  for (let ms = 0; ms < LONGEST + 600; ms += 10) pass(10);
  assert.equal(shown.length, 20);
  pass(5000);
  tape.push('b');
  tape.push('c');
  assert.equal(shown.at(-1), 'b');
  pass(599);
  assert.equal(shown.at(-1), 'b');
  pass(1);
  assert.equal(shown.at(-1), 'c');
});

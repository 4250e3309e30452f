import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Deaf } from '../src/frame/deaf';

test('a new question hears no click and no key for 350 ms', () => {
  const deaf = new Deaf();
  deaf.point(100, 100);
  deaf.ask(1000);
  for (const wait of [0, 30, 60, 150, 300, 349]) {
    assert.equal(deaf.ignores(1000 + wait, [100, 100]), true, `a click after ${wait} ms`);
    assert.equal(deaf.ignores(1000 + wait), true, `a key after ${wait} ms`);
  }
  assert.equal(deaf.ignores(1350, [100, 100]), false);
  assert.equal(deaf.ignores(1350), false);
});

test('a pointer that has moved on since is meant', () => {
  const deaf = new Deaf();
  deaf.point(100, 100);
  deaf.ask(1000);
  assert.equal(deaf.ignores(1050, [104, 104]), true);
  assert.equal(deaf.ignores(1050, [107, 100]), false);
  // A key has no place to move to.
  assert.equal(deaf.ignores(1050), true);
});

test('before the first question everything is heard', () => {
  assert.equal(new Deaf().ignores(0, [0, 0]), false);
});

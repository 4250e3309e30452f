import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anotherFor, characterOf, GENTLE, programFor, type Level } from '../src/bots/characters';

const STONES = ['pebble', 'moss', 'flint', 'slate', 'quartz', 'granite'];
const LEVELS: Record<string, Level> = { pebble: 'easy', moss: 'easy', flint: 'medium', slate: 'medium', quartz: 'hard', granite: 'expert' };

test('the usual opponent is of medium strength, a first one gentle', () => {
  assert.equal(programFor(STONES), 'slate');
  assert.equal(LEVELS[programFor(STONES, GENTLE)], 'easy');
  assert.equal(programFor(STONES, 'granite'), 'granite');
});

test('a game without levels has what it has', () => {
  assert.equal(programFor(['random', 'rule'], GENTLE), 'rule');
  assert.equal(programFor(['random'], GENTLE), 'random');
  assert.equal(anotherFor(['random', 'rule'], {}, ['rule']), 'random');
});

test('one more bot is another one, as good as the last', () => {
  assert.equal(anotherFor(STONES, LEVELS, ['slate']), 'flint');
  assert.equal(LEVELS[anotherFor(STONES, LEVELS, ['slate', 'flint'])!], 'easy');
  assert.equal(anotherFor(STONES, LEVELS, ['granite']), 'quartz');
  assert.equal(anotherFor(STONES, LEVELS, STONES), undefined);
});

test('programs of earlier tables have the face that they had, or none', () => {
  assert.equal(characterOf('rule'), 'slate');
  for (const program of ['random', 'net', 'money']) assert.equal(characterOf(program), null);
});

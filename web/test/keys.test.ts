import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyIn, withKey } from '../src/keys';

test('a key stands behind the #, and links of earlier versions go on', () => {
  const link = withKey('https://a.example/t/1', 'a-b_c');
  assert.equal(new URL(link).search, '');
  assert.equal(keyIn(new URL(link)), 'a-b_c');
  assert.equal(keyIn(new URL('https://a.example/t/1?k=old')), 'old');
  assert.equal(keyIn(new URL('https://a.example/t/1?k=')), '');
  assert.equal(keyIn(new URL('https://a.example/t/1#main')), null);
  assert.equal(withKey('https://a.example/t/1/replay', ''), 'https://a.example/t/1/replay');
});

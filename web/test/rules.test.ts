// The rules as a reader meets them: which have a name, and where another one is spoken of.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cut, namesOf } from '../src/rules/search';

const rule = (id: string, text: string) => ({ id, text });

test('a section that lists things names its rules; a ruling or a lone colon names none', () => {
  const actions = { id: 'AT-X', title: 'Actions', rules: [
    rule('AT-X1', 'Give one card: choose a player.'),
    rule('AT-X2', 'Give two cards: first say who.'),
    rule('AT-X3', 'Another turn: you have one more.'),
    rule('AT-X4', 'Our ruling: nobody can be chosen twice.'),
    rule('AT-X5', 'Our ruling: the pile is not shuffled.'),
  ] };
  const turn = { id: 'LC-T', title: 'A turn', rules: [rule('LC-T4', 'Then you draw one card: the top one.')] };
  assert.deepEqual([...namesOf([actions, turn])], [['AT-X1', 'Give one card'], ['AT-X2', 'Give two cards'], ['AT-X3', 'Another turn']]);
});

test('French puts a space before the colon, and it is no part of the name', () => {
  const texts = ['Donner une carte\u00a0: choisis.', 'Rejouer\u00a0: encore un tour.', 'Protection\u00a0: un membre.'];
  const section = { id: 'AT-X', title: '', rules: texts.map((text, i) => rule(`AT-X${i}`, text)) };
  assert.deepEqual([...namesOf([section]).values()], ['Donner une carte', 'Rejouer', 'Protection']);
});

test('ids of other rules are every second piece', () => {
  assert.deepEqual(cut('Attacks are AT-X1 and the gift of AT-A2.'), ['Attacks are ', 'AT-X1', ' and the gift of ', 'AT-A2', '.']);
});

test('what begins rules of two sections names none of them', () => {
  const section = (id: string, ...heads: string[]) => ({ id, title: '', rules: heads.map((head, i) => rule(`${id}${i}`, `${head}: and so on.`)) });
  const names = namesOf([section('AF-M', 'Joining', 'Ending', 'Leaving', 'Our ruling'), section('AF-E', 'Our ruling')]);
  assert.deepEqual([...names.values()], ['Joining', 'Ending', 'Leaving']);
});

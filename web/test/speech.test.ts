import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import type { Told } from '../src/speech';
import { speaker } from './files';

const NAMES = ['Anna', 'Bea'];

test('the seat is spoken to, or named', () => {
  const told: Told = ['lost-cities-starts-expedition', { seat: 0, card: 'green 9' }];
  assert.equal(speaker('en').event(told, NAMES, 0), 'You start an expedition with green 9');
  assert.equal(speaker('en').event(told, NAMES, 1), 'Anna starts an expedition with green 9');
  assert.equal(speaker('en').event(told), 'seat 1 starts an expedition with green 9');
});

test('lists of cards, refusals with their rule, moves, numbers', () => {
  const en = speaker('en');
  assert.equal(
    en.say('lost-cities-is-dealt', { seat: 0, cards: 'green 9, red sponsor, blue 2' }, NAMES, 0),
    'You receive green 9, red sponsor and blue 2',
  );
  assert.equal(
    en.refuse('lost-cities-no-ascending', 'LC-T1', { card: 'green 5', top: 'green 8' }),
    'green 5 must be higher than green 8. [LC-T1]',
  );
  assert.equal(en.move('camp green sponsor'), 'Put green sponsor into the camp');
  assert.equal(en.move('take blue'), 'Take from the blue camp');
  assert.equal(en.move('fly'), 'fly');
  assert.deepEqual([6, 0, -3].map((n) => en.signed(n)), ['+6', '0', '−3']);
  assert.equal(en.say('lost-cities-scores', { seat: 1, points: -1 }, NAMES), 'Bea scores −1 point');
});

test('one of several cards alike keeps its number', () => {
  const move = 'protect with equipped red pater miller 2';
  assert.equal(speaker('it', 'adventure-tours').move(move), 'Scarta Padre Miller 2 (rosso) dall’equipaggiamento per proteggerti');
});

test('the page says what the terminal says, in every language', (t) => {
  const told: Told[] = [
    ['lost-cities-is-dealt', { seat: 0, n: 8, cards: 'yellow sponsor, purple 10, orange 2' }],
    ['lost-cities-is-dealt-hidden', { seat: 1, n: 8 }],
    ['lost-cities-draws-from-camp', { seat: 1, card: 'orange sponsor' }],
    ['lost-cities-wins-milestone', { seat: 0, milestone: 'three-yellow' }],
    ['lost-cities-scores', { seat: 1, points: -22 }],
    ['match-won', { seat: 0, points: 61, other: -4 }],
    ['no-such-move', { text: 'fl\ty' }],
  ];
  const script = `import json, sys
from cairn.text.speaker import Speaker
told = json.loads(sys.argv[1])
print(json.dumps([[Speaker(l, "lost-cities").event((k, a), ["Anna", "Bea"], 0) for k, a in told] for l in ("en", "de", "fr", "it", "pl")]))`;
  const python = process.env['PYTHON'] ?? 'python3';
  const env = { ...process.env, CAIRN_PURE: '1', PYTHONPATH: `${process.env['CAIRN_ROOT']}/src` };
  const run = spawnSync(python, ['-c', script, JSON.stringify(told)], { encoding: 'utf8', env });
  if (run.status !== 0) return t.skip('needs a Python with Cairn (name it in PYTHON)');
  const page = ['en', 'de', 'fr', 'it', 'pl'].map((language) => told.map((one) => speaker(language).event(one, NAMES, 0)));
  assert.deepEqual(page, JSON.parse(run.stdout));
});

test('the rules stand under their sections', () => {
  const sections = speaker('en').sections();
  assert.deepEqual(sections.slice(0, 2).map((section) => section.id), ['LC-C', 'LC-S']);
  assert.equal(sections[1]!.rules[0]!.id, 'LC-S1');
});

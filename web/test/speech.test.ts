import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test, type TestContext } from 'node:test';
import type { Told } from '../src/speech';
import { speaker } from './files';

const NAMES = ['Anna', 'Bea'];
const LANGUAGES = ['en', 'de', 'fr', 'it', 'pl'];
const NEEDS = 'needs a Python with Cairn (name it in PYTHON)';

/** The value of a Python expression, which may use what is `given`; null where there is no Python with Cairn. */
function ask(expression: string, given: unknown = null): unknown {
  const script = `import json, sys
from cairn.games import GAMES
from cairn.text import LANGUAGES, Speaker
given = json.loads(sys.stdin.read())
print(json.dumps(${expression}))`;
  const env = { ...process.env, CAIRN_PURE: '1', PYTHONPATH: `${process.env['CAIRN_ROOT']}/src` };
  const python = process.env['PYTHON'] ?? 'python3';
  const run = spawnSync(python, ['-c', script], { encoding: 'utf8', env, input: JSON.stringify(given), maxBuffer: 2 ** 26 });
  return run.status === 0 ? JSON.parse(run.stdout) : null;
}

/** What the page said must be what Python says. */
function same(t: TestContext, ours: unknown, expression: string, given: unknown): void {
  const theirs = ask(expression, given);
  if (theirs === null) return t.skip(NEEDS);
  assert.deepEqual(ours, theirs);
}

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

test('one of several equal cards keeps its number, unless a table prints it as a name', () => {
  const move = 'protect with equipped red pater miller 2';
  assert.equal(speaker('it', 'adventure-tours').move(move), 'Scarta Padre Miller 2 (rosso) dall’equipaggiamento per proteggerti');
  const seven = speaker('en', 'adventure-tours', { 'agent 7': 'Agent 7', agent: 'AGENT' });
  assert.equal(seven.card('red agent 7'), 'Agent 7 (red)');
  assert.equal(seven.card('red agent 8'), 'AGENT 8 (red)');
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
  const ours = LANGUAGES.map((language) => told.map((one) => speaker(language).event(one, NAMES, 0)));
  const script = `[[Speaker(l, "lost-cities").event((k, a), ["Anna", "Bea"], 0) for k, a in given] for l in LANGUAGES]`;
  same(t, ours, script, told);
});

test('the page names every move as the terminal does, in every game and language', (t) => {
  const moves = ask(`{name: game.moves[::7] for name, game in GAMES.items()}`) as Record<string, string[]> | null;
  if (!moves) return t.skip(NEEDS);
  assert.ok(Object.values(moves).every((some) => some.length > 15));
  const ours = LANGUAGES.map((language) =>
    Object.entries(moves).map(([game, some]) => {
      const own = speaker(language, game);
      return some.map((move) => own.move(move, NAMES, 0));
    }),
  );
  const script = `[[[s.move(move, ["Anna", "Bea"], 0) for move in some] for s, some in ((Speaker(l, game), some) for game, some in given.items())] for l in LANGUAGES]`;
  same(t, ours, script, moves);
});

test('pieces fall into parts as the title says', (t) => {
  const pieces: [string, string, string][] = [
    ['africana', 'expedition', 'jidda - timbuktu'],
    ['africana', 'expedition', 'jidda - cape town c08'],
    ['africana', 'goal', 'jidda - timbuktu'],
    ['africana', 'goal', 'violet assistant victoria falls'],
    ['africana', 'adventure', 'mask cairo b12'],
    ['africana', 'expedition', 'nowhere'],
    ['africana', 'here', 'cairo'],
    ['adventure-tours', 'card', 'red betty mcklug'],
    ['adventure-tours', 'card', 'red pater miller 2'],
    ['adventure-tours', 'card', 'red'],
    ['dominion', 'next', 'throne room'],
    ['lost-cities', 'top', 'green 9'],
  ];
  const ours = LANGUAGES.map((language) => pieces.map(([game, kind, value]) => speaker(language, game).piece(kind, value)));
  assert.equal(ours[0]![1], 'Jidda → Cape Town C08');
  assert.equal(ours[0]![5], 'nowhere');
  same(t, ours, `[[Speaker(l, g).piece(k, v) for g, k, v in given] for l in LANGUAGES]`, pieces);
});

test('the rules stand under their sections', () => {
  const sections = speaker('en').sections();
  assert.deepEqual(sections.slice(0, 2).map((section) => section.id), ['LC-C', 'LC-S']);
  assert.equal(sections[1]!.rules[0]!.id, 'LC-S1');
});

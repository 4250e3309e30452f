import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { lineCheck } from '../src/fair/dice';
import { chanceIn } from '../src/fair/lostCities';
import { readRecord } from '../src/fair/record';
import { checks, type Check, type Witness } from '../src/fair/verify';
import type { Told } from '../src/speech';
import { read } from './files';

const FOLDER = 'tests/games/lost_cities/matches';
const NOBODY: Witness = { commitment: null, words: {}, events: [] };
const three = read(`${FOLDER}/three-games.match`);
const seal = /^commitment (\w+)/m.exec(three)![1]!;

const all = (text: string, witness: Witness = NOBODY): Check[] => [...checks(text, witness)];
const misfit = (text: string, witness?: Witness): string | undefined => all(text, witness).at(-1)?.problem?.key;

/** The same lines with checks that fit, as a host would write them who changed something. */
function resealed(text: string): string {
  const lines = text.trimEnd().split('\n');
  const begin = lines.findIndex((line) => line.startsWith('begin #'));
  let last = lineCheck('', lines.slice(0, begin).join('\n'));
  const body = lines.slice(begin + 1).map((line) => {
    const bare = line.replace(/ #\w+$/, '');
    last = lineCheck(last, bare);
    return `${bare} #${last}`;
  });
  return [...lines.slice(0, begin), `begin #${lineCheck('', lines.slice(0, begin).join('\n'))}`, ...body, ''].join('\n');
}

for (const name of readdirSync(join(process.env['CAIRN_ROOT']!, FOLDER))) {
  // Positions set up by hand have no deal to derive.
  const text = read(`${FOLDER}/${name}`);
  if (!/^secret /m.test(text)) continue;
  test(`${name} fits`, () => {
    const found = all(text);
    assert.deepEqual(found.filter((check) => check.problem).map((check) => check.problem), []);
    assert.ok(found.length >= 4);
  });
}

test('what this browser noted and heard is compared', () => {
  const heard = chanceIn(readRecord(three)).map(([key, args]): Told => {
    const { card: _card, cards: _cards, ...open } = args;
    return args['seat'] === 1 && /draws$|dealt$/.test(key) ? [`${key}-hidden`, open] : [key, args];
  });
  const witness = { commitment: seal, words: { 0: 'river' }, events: heard };
  const found = all(three, witness);
  assert.equal(found.at(-1)?.key, 'web-fair-cards-fit');
  assert.ok(found.every((check) => check.problem === null));

  assert.equal(misfit(three, { ...witness, commitment: seal.replace(/^./, 'x') }), 'web-fair-seal-changed');
  assert.equal(misfit(three, { ...witness, words: { 1: 'river' } }), 'web-fair-word-changed');
  const other = heard.map((told): Told => (told[0] === 'lost-cities-draws' ? [told[0], { ...told[1], card: 'red 9' }] : told));
  assert.equal(misfit(three, { ...witness, events: other }), 'web-fair-event-misfit');
  assert.equal(misfit(three, { ...witness, events: heard.slice(0, -1) }), 'web-fair-event-misfit');
});

test('a changed letter is found where it stands', () => {
  const damaged = three.replace('3 2 camp blue 7', '3 2 camp blue 8');
  const [check] = all(damaged);
  assert.equal(check?.problem?.key, 'match-damaged');
  assert.equal(check?.problem?.args['line'], three.split('\n').findIndex((line) => line.startsWith('3 2 camp')) + 1);
  assert.equal(misfit(three.replace('word 1 river', 'word 1 rival')), 'match-headers-damaged');
  assert.equal(misfit(three.slice(0, -30)), 'match-truncated');
  assert.equal(misfit('nonsense'), 'match-not-a-match');
});

test('a host who reseals what he changed is found out by the dice', () => {
  assert.equal(misfit(resealed(three.replace('word 1 river', 'word 1 rival'))), 'web-fair-card-misfit');
  assert.equal(misfit(resealed(three.replace(/^secret ../m, 'secret 00'))), 'match-commitment');
  assert.equal(misfit(resealed(three.replace('3 2 camp blue 7', '3 2 camp blue 8'))), 'web-fair-card-misfit');
});

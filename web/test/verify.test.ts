import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fingerprint, lineCheck } from '../src/fair/dice';
import { countOf, firstChange, updated } from '../src/fair/memory';
import { readRecord } from '../src/fair/record';
import { checks, type Check, type Publication, type Witness } from '../src/fair/verify';
import type { Told } from '../src/speech';
import { read } from './files';

/** A finished match as tests/web/published.py makes it: what is published, and what was heard. */
interface Finished extends Publication {
  name: string;
  asked: Record<string, string>;
  /** What seat 1, seat 2 and a spectator were told. */
  heard: [Told[], Told[], Told[]];
}

const ROOT = process.env['CAIRN_ROOT']!;
const script = join(ROOT, 'tests/web/published.py');
const env = { ...process.env, CAIRN_PURE: '1', PYTHONPATH: join(ROOT, 'src') };
const run = spawnSync(process.env['PYTHON'] ?? 'python3', [script], { encoding: 'utf8', env, maxBuffer: 2 ** 26 });
const matches = run.status === 0 ? (JSON.parse(run.stdout) as Finished[]) : [];
const skip = matches.length ? false : 'needs a Python with Cairn (name it in PYTHON)';

const called = (name: string): Finished => structuredClone(matches.find((one) => one.name === name)!);

/** What an honest browser knows that played seat 1 in one go. */
function witnessOf(match: Finished, seat = 0): Witness {
  const { commitment, words, undos } = readRecord(match.match);
  const events = match.heard[seat]!;
  return {
    commitment,
    words: { [seat]: words[seat] ?? '' },
    options: match.asked,
    sources: fingerprint(match.sources),
    events,
    memory: { ...updated(null, events), rewritten: undos },
  };
}

const all = (match: Finished, witness = witnessOf(match)): Check[] => [...checks(match, witness)];
const misfit = (match: Finished, witness?: Witness): string | undefined => all(match, witness).at(-1)?.problem?.key;
const kept = (found: Check[]): string[] => found.flatMap((one) => (one.problem ? [JSON.stringify(one.problem)] : []));

/** A match of this name in which something was changed, and what is found: the last key and its arguments. */
function changed(name: string, change: (match: Finished) => void): [string, Record<string, unknown>] {
  const match = called(name);
  // What the browser itself knows is what it was told honestly.
  const witness = witnessOf(match);
  change(match);
  const last = all(match, witness).at(-1)!;
  assert.ok(last.problem, `${name}: nothing was found`);
  return [last.key, last.args];
}

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

const NAMES = ['lost-cities', 'adventure-tours', 'adventure-tours, expert', 'africana', 'dominion', 'dominion, cards put back'];

test('matches of all games were made', { skip }, () => {
  assert.deepEqual(matches.map((one) => one.name), [...NAMES, "somebody's own", 'given up']);
});

for (const match of matches) {
  for (const [seat, eyes] of ['seat 1', 'seat 2', 'a spectator'].entries()) {
    test(`${match.name} fits for ${eyes}`, { skip }, () => {
      const found = all(match, { ...witnessOf(match, seat), words: {} });
      assert.deepEqual(kept(found), []);
      const keys = found.map((one) => one.key);
      assert.ok(keys.includes('web-fair-sources-fit') && keys.includes('web-fair-memory-fits'));
      const sources = new Set([...match.shuffles.shuffles, ...match.shuffles.rolls].map((one) => one.source));
      assert.equal(keys.filter((key) => key === 'web-fair-shuffles-fit' || key === 'web-fair-rolls-fit').length, sources.size);
    });
  }
}

test('every card that somebody saw come from a shuffle is compared, and every hidden one counted', { skip }, () => {
  for (const name of [...NAMES, "somebody's own"]) {
    const match = called(name);
    for (const seat of [0, 1, 2]) {
      const cards = all(match, { ...witnessOf(match, seat), words: {} }).filter((one) => one.key === 'web-fair-cards-fit');
      const numbers = match.shuffles.draws.filter(([, source]) => source === 'start').length;
      const sum = (field: string): number => cards.reduce((n, one) => n + Number(one.args[field]), 0);
      assert.equal(sum('n') + sum('hidden'), match.shuffles.draws.length - numbers, name);
      if (seat < 2) assert.ok(sum('n') > 10, name);
    }
  }
});

test('only cards that were put back or shown from a hand come from elsewhere', { skip }, () => {
  const elsewhere = (name: string): boolean => all(called(name)).some((one) => one.key === 'web-fair-elsewhere' && one.note);
  assert.deepEqual(NAMES.map(elsewhere), [false, false, false, false, false, true]);
});

test('a random kingdom is what the dice drew', { skip }, () => {
  const drawn = all(called('dominion')).filter((one) => one.key === 'web-fair-option-fits');
  assert.deepEqual(drawn.map((one) => one.args['option']), ['kingdom', 'events']);
  const other = changed('dominion', (match) => {
    const [first] = /(?<=^option kingdom )[a-z ]+/m.exec(match.match)!;
    match.match = resealed(match.match.replace(`option kingdom ${first}`, 'option kingdom gold'));
  });
  assert.equal(other[0], 'web-fair-option-misfit');
  const hidden = changed('dominion', (match) => {
    match.sources.sources.find((one) => one.name === 'kingdom')!.settles = '';
  });
  assert.equal(hidden[0], 'web-fair-sources-changed');
  assert.equal(misfit(called('dominion'), { ...witnessOf(called('dominion')), options: { prosperity: 'on' } }), 'web-fair-option-changed');
});

test('a changed secret, seal or word is found', { skip }, () => {
  for (const name of NAMES) {
    assert.equal(changed(name, (match) => (match.match = resealed(match.match.replace(/^secret ../m, 'secret 00'))))[0], 'match-commitment');
    const other = matches.find((one) => one.name !== name)!;
    const secret = /^secret (\w+)/m.exec(other.match)![1]!;
    const seal = /^commitment (\w+)/m.exec(other.match)![1]!;
    const swapped = (match: Finished): void => {
      match.match = resealed(match.match.replace(/^secret \w+/m, `secret ${secret}`).replace(/^commitment \w+/m, `commitment ${seal}`));
    };
    assert.equal(changed(name, swapped)[0], 'web-fair-seal-changed');
    // Whoever noted nothing still sees that the shuffles do not follow.
    const match = called(name);
    swapped(match);
    assert.equal(misfit(match, { ...witnessOf(called(name)), commitment: null }), 'web-fair-shuffle-misfit');
    assert.equal(misfit(called(name), { ...witnessOf(called(name)), words: { 0: 'other' } }), 'web-fair-word-changed');
    const word = called(name);
    word.match = resealed(word.match.replace('word 1 river', 'word 1 rival'));
    assert.equal(misfit(word, { ...witnessOf(called(name)), words: {} }), 'web-fair-shuffle-misfit');
  }
});

test('a changed card in a shuffle is found and named', { skip }, () => {
  for (const name of [...NAMES, "somebody's own"]) {
    const one = called(name).shuffles.shuffles.find(({ after }) => new Set(after).size > 1)!;
    const at = one.after.findIndex((card) => card !== one.after[0]);
    const [key, args] = changed(name, ({ shuffles }) => {
      const { after } = shuffles.shuffles.find(({ source, k }) => source === one.source && k === one.k)!;
      [after[0], after[at]] = [after[at]!, after[0]!];
    });
    assert.deepEqual([key, args['source'], args['k'], args['place'], args['due']], ['web-fair-shuffle-misfit', one.source, one.k + 1, 1, one.after[0]]);
  }
});

test('whoever lays the cards out to his liking before the shuffle is found', { skip }, () => {
  const [key, args] = changed('lost-cities', ({ shuffles }) => {
    const { before, after } = shuffles.shuffles.find(({ k }) => k === 1)!;
    // As the dice would shuffle them, were they laid out in that order.
    [before[3], before[30]] = [before[30]!, before[3]!];
    const [i, j] = [after.indexOf(before[3]!), after.indexOf(before[30]!)];
    [after[i], after[j]] = [after[j]!, after[i]!];
  });
  assert.deepEqual([key, args['k']], ['web-fair-order-misfit', 2]);

  const twice = (match: Finished, k: number): void => {
    const one = match.shuffles.shuffles.find((shuffle) => shuffle.source === 'deal' && shuffle.k === k)!;
    const at = one.after.indexOf('yellow 5');
    one.before[one.before.indexOf('yellow 5')] = 'yellow 4';
    one.after[at] = 'yellow 4';
  };
  assert.equal(changed('lost-cities', (match) => twice(match, 1))[0], 'web-fair-new-thing');
  assert.equal(changed('lost-cities', (match) => twice(match, 0))[0], 'web-fair-deck-changed');
  assert.match(changed('africana', ({ shuffles }) => (shuffles.rolls[0]!.below = [7]))[0], /roll-misfit|deck-changed/);
  assert.equal(changed('africana', ({ shuffles }) => (shuffles.rolls[0]!.below = [0]))[0], 'web-fair-roll-misfit');
  const stranger = changed('dominion', ({ shuffles }) => {
    const one = shuffles.shuffles.at(-1)!;
    one.before[0] = one.after[one.after.indexOf(one.before[0]!)] = 'lost city of gold';
  });
  assert.equal(stranger[0], 'web-fair-order-misfit');
});

test('another order of things than was noted before the words is found', { skip }, () => {
  const [key] = changed('africana', ({ sources }) => sources.things[0]!.reverse());
  assert.equal(key, 'web-fair-sources-changed');
});

test('a swapped event is found and named', { skip }, () => {
  for (const name of [...NAMES, "somebody's own"]) {
    const match = called(name);
    const events = match.heard[0];
    const [n, arg] = seenDraw(match, 0);
    const witness = witnessOf(match);
    const thing = String(events[n]![1][arg]);
    const things = new Set(match.shuffles.shuffles.flatMap((one) => one.after));
    const other = [...things].find((one) => !thing.split(', ').includes(one))!;
    const told: Told[] = events.with(n, [events[n]![0], { ...events[n]![1], [arg]: thing.split(', ').with(0, other).join(', ') }]);
    const last = all(match, { ...witness, events: told, memory: null }).at(-1)!;
    assert.deepEqual([last.key, last.args['n']], ['web-fair-event-misfit', n + 1], name);
    assert.equal(misfit(match, { ...witness, events: told.slice(0, -1), memory: null }), 'web-fair-events-differ');
  }
});

/** The first event by which a seat was told a thing by name, and the argument that names it. */
function seenDraw(match: Finished, seat: number): [number, string] {
  for (const [n, source] of match.shuffles.draws) {
    const [key, args] = match.heard[seat]![n]!;
    const arg = match.sources.sources.find((one) => one.name === source)!.told[key];
    if (arg && typeof args[arg] === 'string') return [n, arg];
  }
  throw new Error('nothing was told');
}

test('two events of one kind that change places are found', { skip }, () => {
  for (const [name, key] of [['lost-cities', 'lost-cities-draws'], ['adventure-tours', 'adventure-tours-draws']] as const) {
    const match = called(name);
    const mine = match.heard[0].flatMap(([one], n) => (one === key ? [n] : []));
    const different = mine.find((n) => match.heard[0][n]![1]['card'] !== match.heard[0][mine[0]!]![1]['card'])!;
    const told = match.heard[0].with(mine[0]!, match.heard[0][different]!).with(different, match.heard[0][mine[0]!]!);
    assert.equal(misfit(match, { ...witnessOf(match), events: told, memory: null }), 'web-fair-event-misfit');
  }
});

test('an omitted shuffle is found and named', { skip }, () => {
  for (const name of [...NAMES, "somebody's own"]) {
    const first = called(name).shuffles.shuffles.find((one) => one.source !== 'kingdom' && one.source !== 'events')!;
    const without = ({ shuffles }: Finished, source: string, k: number, draws: boolean): void => {
      shuffles.shuffles = shuffles.shuffles.filter((one) => one.source !== source || one.k !== k);
      if (draws) shuffles.draws = shuffles.draws.filter(([, from, number]) => from !== source || number !== k);
    };
    const [key, args] = changed(name, (match) => without(match, first.source, first.k, true));
    assert.deepEqual([key, args['source'], args['k']], ['web-fair-shuffle-missing', first.source, first.k + 1], name);
  }
  // The last of several, together with all that came from it: a card that was told must come from somewhere.
  const last = (name: string, source: string): string => {
    const { k } = called(name).shuffles.shuffles.findLast((one) => one.source === source)!;
    return changed(name, ({ shuffles }) => {
      shuffles.shuffles = shuffles.shuffles.filter((one) => one.source !== source || one.k !== k);
      shuffles.draws = shuffles.draws.filter(([, from, number]) => from !== source || number !== k);
    })[0];
  };
  assert.equal(last('lost-cities', 'deal'), 'web-fair-shuffle-hidden');
  assert.equal(last('lost-cities', 'milestones'), 'web-fair-no-place');
  assert.equal(last('adventure-tours', 'deal'), 'web-fair-shuffle-hidden');
  assert.equal(last('adventure-tours, expert', 'boards'), 'web-fair-no-place');
  assert.equal(last('dominion', 'deck 1'), 'web-fair-shuffle-hidden');
  assert.equal(last('dominion', 'deck 2'), 'web-fair-shuffle-hidden');
});

test('a shuffle that is there twice is found', { skip }, () => {
  for (const name of NAMES) {
    assert.equal(changed(name, ({ shuffles }) => shuffles.shuffles.push(shuffles.shuffles[0]!))[0], 'web-fair-shuffle-twice');
  }
});

test('a duplicate position is found and named', { skip }, () => {
  let looked = 0;
  for (const name of [...NAMES, "somebody's own"]) {
    const match = called(name);
    const { draws } = match.shuffles;
    // Two things with one name, so that nothing but the place is wrong.
    const named = ([, source, k, position]: (typeof draws)[0]): string | undefined =>
      match.shuffles.shuffles.find((one) => one.source === source && one.k === k)?.after[position];
    const at = draws.findIndex((draw, i) => {
      const before = draws.slice(0, i).findLast(([event, source, k]) => event < draw[0] && source === draw[1] && k === draw[2]);
      return before !== undefined && hiddenFrom(match, draw[0]) && named(draw) !== undefined;
    });
    if (at < 0) continue;
    looked += 1;
    const [event, source, k] = draws[at]!;
    const earlier = draws.slice(0, at).findLast((draw) => draw[0] < event && draw[1] === source && draw[2] === k)!;
    const [key, args] = changed(name, ({ shuffles }) => (shuffles.draws[at]![3] = earlier[3]));
    assert.deepEqual([key, args['n'], args['source'], args['place']], ['web-fair-place-twice', event + 1, source, earlier[3] + 1], name);
  }
  assert.ok(looked >= 6);
});

/** Whether an event hides its things from seat 1. */
const hiddenFrom = (match: Finished, n: number): boolean => match.heard[0][n]![0].endsWith('-hidden');

test('a card that is passed over, or comes from an old shuffle, is found', { skip }, () => {
  // The host deals the second card from the top to the other seat, which the first does not see.
  const [key, args] = changed('lost-cities', (match) => {
    const { draws } = match.shuffles;
    const at = draws.findIndex(([event]) => match.heard[0][event]![0] === 'lost-cities-draws-hidden');
    draws[at]![3] -= 1;
  });
  assert.equal(key, 'web-fair-place-skipped');
  assert.ok(Number(args['place']) > 0);
  const late = changed('lost-cities', (match) => {
    const { draws } = match.shuffles;
    const at = draws.findLastIndex(([event]) => match.heard[0][event]![0] === 'lost-cities-draws-hidden');
    draws[at]![2] = 0;
  });
  assert.equal(late[0], 'web-fair-place-late');
});

test('cards cannot be let go with an event that tells of fewer, or of none', { skip }, () => {
  const crowded = changed('lost-cities', (match) => {
    const { draws } = match.shuffles;
    const at = draws.findIndex(([event]) => match.heard[0][event]![0] === 'lost-cities-draws-hidden');
    draws.splice(at, 0, [draws[at]![0], 'deal', 0, draws[at]![3] - 1]);
  });
  assert.equal(crowded[0], 'web-fair-too-many');
  const elsewhere = changed('lost-cities', (match) => {
    const n = match.heard[0].findIndex(([key]) => key === 'lost-cities-adds-to-camp');
    const at = match.shuffles.draws.findIndex(([event]) => event > n);
    match.shuffles.draws.splice(at, 0, [n, 'deal', 0, 3]);
  });
  assert.equal(elsewhere[0], 'web-fair-place-unknown');
  assert.equal(changed('dominion', ({ shuffles }) => shuffles.draws.reverse())[0], 'web-fair-place-unknown');
  assert.equal(changed('africana', ({ shuffles }) => shuffles.draws.push([999_999, 'travel', 0, 0]))[0], 'web-fair-place-unknown');
  assert.equal(changed('africana', ({ shuffles }) => (shuffles.draws.at(-1)![3] = 4000))[0], 'web-fair-place-unknown');
});

test('the seat that starts is the one that was drawn', { skip }, () => {
  for (const name of NAMES.slice(0, 5)) {
    const match = called(name);
    const [n] = match.shuffles.draws.find(([, source]) => source === 'start')!;
    const [key, args] = match.heard[0][n]!;
    const told = match.heard[0].with(n, [key, { ...args, seat: 1 - Number(args['seat']) }]);
    const found = all(match, { ...witnessOf(match), events: told, memory: null }).at(-1)!;
    assert.deepEqual([found.key, found.args['n'], found.args['source']], ['web-fair-event-misfit', n + 1, 'start'], name);
  }
});

test('a story that is told differently after the match is found', { skip }, () => {
  const match = called("somebody's own");
  match.match = resealed(match.match.split('\n').filter((line) => !/^undo/.test(line)).join('\n'));
  const events = match.heard[0];
  const calm = { marks: updated(null, events.slice(0, 20)).marks, rewritten: 0 };
  assert.equal(countOf(calm), 20);
  assert.equal(firstChange(calm, events), -1);
  const other = events.with(4, ['waymark-lays', { seat: 0, stone: '1' }]);
  assert.equal(firstChange(calm, other), 4);
  assert.equal(firstChange(calm, events.slice(0, 5)), 5);
  // One undo explains one change, and none more.
  assert.equal(updated(calm, events).rewritten, 0);
  assert.equal(updated(updated(calm, other), events).rewritten, 2);

  const whole = called('given up');
  const heard = whole.heard[0];
  const told = heard.with(1, [heard[1]![0], { ...heard[1]![1], n: 7 }]);
  assert.equal(misfit(whole, { ...witnessOf(whole), memory: updated(null, told) }), 'web-fair-memory-differs');
  assert.equal(misfit(whole, { ...witnessOf(whole), memory: { ...updated(null, heard), rewritten: 1 } }), 'web-fair-memory-differs');
  // Somebody who was away while moves were taken back cannot compare, and is told so.
  const undone = called('lost-cities');
  const away = { ...witnessOf(undone), memory: updated(null, undone.heard[0].with(9, ['x', {}])) };
  assert.ok(all(undone, away).some((one) => one.key === 'web-fair-memory-undone' && one.note));
  assert.equal(misfit(undone, away), undefined);
});

test('without events, a memory or a note less is checked, and that is said', { skip }, () => {
  const bare: Witness = { commitment: null, words: {}, options: null, sources: null, events: null, memory: null };
  const keys = all(called('dominion'), bare).map((one) => one.key);
  assert.equal(keys.at(-1), 'web-fair-nothing-heard');
  assert.ok(!keys.includes('web-fair-seal-fits') && keys.includes('web-fair-shuffles-fit'));
  const told = all(called('dominion'), { ...bare, events: called('dominion').heard[2] });
  assert.deepEqual(kept(told), []);
  assert.ok(told.some((one) => one.key === 'web-fair-no-memory'));
  const silent = called("somebody's own");
  silent.sources.sources = [];
  silent.shuffles.draws = [];
  // Its stones are numbers from 1 on, and numbers lie in their order too.
  assert.equal(all(silent, { ...bare, events: silent.heard[0] }).at(-1)?.key, 'web-fair-nothing-told');
});

test('what cannot be read does not fit', { skip }, () => {
  assert.equal(changed('africana', ({ shuffles }) => Object.assign(shuffles, { draws: 7 }))[0], 'web-fair-unreadable');
  assert.equal(changed('africana', ({ shuffles }) => Object.assign(shuffles.shuffles[0]!, { before: null }))[0], 'web-fair-unreadable');
});

const FOLDER = 'tests/games/lost_cities/matches';
const three = read(`${FOLDER}/three-games.match`);

test('the lines of every recorded match fit', () => {
  const texts = readdirSync(join(ROOT, FOLDER)).map((name) => read(`${FOLDER}/${name}`)).filter((text) => /^secret /m.test(text));
  assert.ok(texts.length > 2);
  for (const text of texts) assert.equal(readRecord(text).game, 'lost-cities');
});

test('a changed letter is found where it stands', () => {
  const nothing = { sources: { things: [], sources: [], decks: [], ranges: [] }, shuffles: { events: 0, shuffles: [], rolls: [], draws: [] } };
  const bare: Witness = { commitment: null, words: {}, options: null, sources: null, events: null, memory: null };
  const first = (match: string): Check => [...checks({ match, ...nothing }, bare)].at(-1)!;
  const check = first(three.replace('3 2 camp blue 7', '3 2 camp blue 8'));
  assert.equal(check.problem?.key, 'match-damaged');
  assert.equal(check.problem?.args['line'], three.split('\n').findIndex((line) => line.startsWith('3 2 camp')) + 1);
  assert.equal(first(three.replace('word 1 river', 'word 1 rival')).key, 'match-headers-damaged');
  assert.equal(first(three.slice(0, -30)).key, 'match-truncated');
  assert.equal(first('nonsense').key, 'match-not-a-match');
});

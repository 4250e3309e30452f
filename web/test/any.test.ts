import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import type { View } from '../src/frame/view';
import { bind, guesses, Habits } from '../src/games/any/bind';
import { fitting, grouped } from '../src/games/any/groups';
import { Memory } from '../src/games/any/memory';
import { isEmpty, read, sizeOf, thingsOf, within, type Fact, type Thing } from '../src/games/any/read';
import { capital, costOf, Words, worthReading } from '../src/games/any/words';
import { speaker } from './files';

const LANGUAGES = ['en', 'de', 'fr', 'it', 'pl'];
const view = (zones: object, more: object = {}): View =>
  ({ game: 'x', rules: 1, options: {}, you: 0, seats: [{ name: 'Anna', bot: false, points: 3 }, { name: 'Bea', bot: false, points: 4 }], zones, known: {}, decision: null, result: null, ...more }) as unknown as View;
const find = (things: Thing[], id: string) => things.find((thing) => thing.id === id)!;

test('a view is read into zones: the hand, what is mine, what is theirs, and what is nobody\'s', () => {
  const reading = read(view({ hands: [['a', 'b', 'a'], 4], decks: [7, 9], rows: [['c'], []], trash: [], bag: 12 }));
  assert.deepEqual(reading.hand!.things.map(({ id, count }) => [id, count]), [['hands.0/a', 2], ['hands.0/b', null]]);
  assert.deepEqual(reading.zones.map((zone) => [zone.id, isEmpty(zone)]), [['decks.0', false], ['rows.0', false], ['trash', true], ['bag', false]]);
  assert.deepEqual(reading.seats[1]!.map((zone) => zone.id), ['hands.1', 'decks.1', 'rows.1']);
  assert.equal(find(thingsOf(reading), 'bag/hidden').count, 12);
  assert.equal(find(thingsOf(reading), 'bag/hidden').down, true);
  assert.deepEqual(reading.facts, [[{ name: 'points', value: 3 }], [{ name: 'points', value: 4 }]]);
});

test('things that are described have facts; two of them are not taken for one per seat', () => {
  const reading = read(view({ events: [{ card: 'one', cost: 3, spent: false }, { card: 'two', cost: 5, spent: true }], row: [{ why: 'seen', card: 'c' }, { why: 'seen', card: 'c' }, { why: 'seen', card: null }] }));
  const things = thingsOf(reading);
  assert.deepEqual(things.map(({ id, kind, count }) => [id, kind, count]), [['events/one', 'card', null], ['events/two', 'card', null], ['row/c', 'card', 2], ['row/hidden', 'card', null]]);
  assert.equal(costOf(find(things, 'events/two').facts), 5);
  assert.deepEqual(worthReading(find(things, 'events/two').facts).map((fact) => fact.name), ['cost', 'spent']);
});

test('piles, counted things, parts of parts, and numbers', () => {
  const reading = read(view({
    camps: { yellow: { top: 'yellow 7', count: 3 }, blue: { top: null, count: 0 } },
    heaps: { 'heap 1': 4, 'heap 2': 0 },
    books: { north: { left: { top: 'mask', count: 2 } } },
    rows: [{ red: { cards: ['red 2'], sheet: { times: 1 } }, green: { cards: [], sheet: { times: 1 } } }, { red: { cards: [], sheet: { times: 1 } }, green: { cards: [], sheet: { times: 1 } } }],
  }, { progress: { turn: 4, finished: [[1, 2]] } }));
  const [camps, heaps, books, mine, progress] = reading.zones;
  assert.deepEqual(camps!.things.map(({ part, name, count }) => [part, name, count]), [['yellow', 'yellow 7', 3], ['blue', '', 0]]);
  assert.equal(sizeOf(camps!), 2);
  assert.deepEqual(heaps!.things.map(({ name, count }) => [name, count]), [['heap 1', 4], ['heap 2', 0]]);
  assert.equal(books!.zones[0]!.things[0]!.id, 'books.north/left');
  assert.deepEqual(mine!.zones.map((zone) => [zone.name, isEmpty(zone)]), [['red', false], ['green', true]]);
  assert.deepEqual(progress!.facts, [{ name: 'turn', value: 4 }]);
  assert.deepEqual(progress!.zones[0]!.facts, [{ name: 'finished', value: [[1, 2]] }]);
});

const DOMINION = {
  supply: ['copper', 'silver', 'estate', 'market'].map((card) => ({ card, left: 9, cost: 1 })),
  hands: [['copper', 'estate'], 5],
  trash: ['copper'],
};
const bound = (zones: object, options: string[], habits = new Habits(), context: string[] = []) => {
  const things = thingsOf(read(view(zones)));
  const { things: named, moves } = bind(options, things, new Set(context), 0, habits);
  return { named: Object.fromEntries([...named].map(([move, of]) => [move, of.map((thing) => thing.id)])), moves, things };
};

test('a move is tied to the zone that holds all that its verb names', () => {
  const { named, moves } = bound(DOMINION, ['play copper', 'buy copper', 'buy market', 'end turn']);
  assert.deepEqual(named, { 'play copper': ['hands.0/copper'], 'buy copper': ['supply/copper'], 'buy market': ['supply/market'] });
  assert.deepEqual(moves.get('hands.0/copper'), ['play copper']);
});

test('a verb that takes from the table does not mean the hand, even where the hand holds all it names', () => {
  assert.deepEqual(bound(DOMINION, ['buy copper']).named, { 'buy copper': ['supply/copper'] });
  assert.deepEqual(bound(DOMINION, ['discard copper']).named, { 'discard copper': ['hands.0/copper'] });
});

test('what was clear once is remembered', () => {
  const habits = new Habits();
  bound(DOMINION, ['ponder market', 'ponder copper'], habits);
  assert.deepEqual(bound(DOMINION, ['ponder copper'], habits).named, { 'ponder copper': ['supply/copper'] });
  assert.deepEqual(bound(DOMINION, ['ponder copper']).named, { 'ponder copper': ['hands.0/copper'] });
});

test('the longer name wins, and names end where words end', () => {
  const zones = { hands: [['violet', 'violet assistant', '1', '10'], 2] };
  const { named } = bound(zones, ['go cape town with violet assistant for 5', 'lay 10', 'lay 1']);
  assert.deepEqual(named, { 'go cape town with violet assistant for 5': ['hands.0/violet assistant'], 'lay 10': ['hands.0/10'], 'lay 1': ['hands.0/1'] });
});

test('a part of a zone is named by its place; of two equal halves the question says which', () => {
  const books = { books: { north: { left: { top: 'mask', count: 2 } }, south: { left: { top: 'drum', count: 2 }, right: { top: null, count: 0 } } }, pile: 9 };
  assert.deepEqual(bound(books, ['turn left']).named, {});
  assert.deepEqual(bound(books, ['turn left'], new Habits(), ['south']).named, { 'turn left': ['books.south/left'] });
  assert.deepEqual(bound(books, ['draw']).named, { draw: ['pile/hidden'] });
});

test('a thing without moves has some that the server may explain', () => {
  const habits = new Habits();
  const { things } = bound(DOMINION, ['buy copper', 'buy silver'], habits);
  assert.deepEqual(guesses(find(things, 'supply/market'), habits), ['buy market', 'take market']);
  assert.deepEqual(guesses(find(things, 'hands.0/estate'), habits), ['play estate', 'lay estate']);
});

test('moves stand under their verbs, the dearest first, without the words they share', () => {
  const said = (move: string) => capital(move);
  const groups = grouped(['buy copper', 'buy market', 'end turn', 'put 2 down', 'put 10 down'], said, (move) => ({ 'buy copper': 0, 'buy market': 5 })[move] ?? null);
  assert.deepEqual(groups.map(({ label, choices }) => [label, choices.map(({ text }) => text)]), [
    ['Buy', ['market', 'copper']], ['', ['End turn']], ['Put … down', ['2', '10']],
  ]);
  assert.deepEqual(fitting(groups, 'MAR').flatMap(({ choices }) => choices.map(({ move }) => move)), ['buy market']);
  assert.deepEqual(fitting(groups, 'put 1').flatMap(({ choices }) => choices.map(({ move }) => move)), ['put 10 down']);
});

test('a fact is said in as few words as leave it clear', () => {
  const words = new Words(speaker('en', 'dominion'), ['Anna', 'Bea'], 0);
  const said = (name: string, value: Fact['value']) => words.spoken({ name, value });
  assert.equal(said('cost', 3), 'Costs 3');
  assert.equal(said('coins', 3), 'Coins: 3');
  assert.equal(said('types', ['action', 'duration']), 'Action, Duration');
  assert.equal(said('phase', 'buy'), 'Phase: Buy phase');
  assert.equal(said('stays', true), 'Stays in play');
});

test('what changed between two views is known, until an undo', () => {
  const memory = new Memory();
  const [before, after] = [read(view({ pile: 9, row: ['a'] })), read(view({ pile: 8, row: ['a', 'b'] }))];
  memory.see('1 0', before, 3);
  memory.see('2 0', after, 5);
  const [pile, , b] = thingsOf(after);
  assert.deepEqual(memory.change(pile!), { kind: 'from', since: 3, until: 5 });
  assert.deepEqual(memory.change(b!), { kind: 'to', since: 3, until: 5 });
  memory.see('3 0', before, 4);
  assert.equal(memory.change(pile!), null);
});

// Views of real games, with all their words.

const VIEWS = `
import json, random
from cairn.core.dice import QuickDice
from cairn.games import TITLES, title
found = []
for name in TITLES:
    game = title(name).game
    modes = [{"mode": "expert", "boards": "draft"}, {}] if name == "adventure-tours" else [{}]
    for options in modes:
        for seats in {game.seats[0], game.seats[-1]}:
            state = game.start(seats, QuickDice(seats), game.read_options(options))
            dice = random.Random(seats)
            for n in range(500):
                moves = state.options()
                if n % 20 == 0 or not moves:
                    found.append(state.view(max(state.to_move(), 0)))
                if not moves:
                    break
                state.push(dice.choice(moves))
print(json.dumps(found))`;

function realViews(): View[] | null {
  const env = { ...process.env, CAIRN_PURE: '1', PYTHONPATH: `${process.env['CAIRN_ROOT']}/src` };
  const run = spawnSync(process.env['PYTHON'] ?? 'python3', ['-c', VIEWS], { encoding: 'utf8', env, maxBuffer: 2 ** 28 });
  return run.status === 0 ? (JSON.parse(run.stdout) as View[]) : null;
}

test('everything in the views of our games has words in every language', (t) => {
  const views = realViews();
  if (!views) return t.skip('needs a Python with Cairn (name it in PYTHON)');
  assert.ok(new Set(views.map((one) => one.game)).size >= 4);
  for (const language of LANGUAGES) {
    const speakers = new Map(views.map((one) => [one.game, speaker(language, one.game)]));
    const missing = new Set<string>();
    for (const one of views) {
      const own = speakers.get(one.game)!;
      const words = new Words(own, one.seats.map((_, n) => `P${n}`), one.you);
      const reading = read(one);
      const zones = [...(reading.hand ? [reading.hand] : []), ...reading.zones, ...reading.seats.flat()].flatMap(within);
      const has = (kinds: string[], value: string) => kinds.some((kind) => own.nameOf(kind, value) !== null || own.has(`${one.game}-${kind}-${value.replace(/_/g, '-')}`));
      for (const zone of zones) {
        const parts = [zone.name, ...zone.things.map((thing) => thing.part)].filter((name) => name && !/^\d+$/.test(name));
        for (const name of parts) if (!has(['zone', 'fact', 'colour'], name) && !['progress', 'turn'].includes(name)) missing.add(`${one.game} zone ${name}`);
        for (const thing of zone.things) {
          // A name that is spelled in small letters only has no words of its own.
          if (thing.name && words.piece(thing.name, thing.kind, zone.name) === thing.name && language !== 'en' && !/\d/.test(thing.name)) {
            if (!has([thing.kind, zone.name, 'card', zone.name.replace(/s$/, ''), 'piece', 'colour'].filter(Boolean), thing.name)) missing.add(`${one.game} thing ${thing.name}`);
          }
        }
      }
      const facts = [...zones.flatMap((zone) => [...zone.facts, ...zone.things.flatMap((thing) => worthReading(thing.facts))]), ...reading.facts.flat(), ...[...reading.tables.values()].flatMap((row) => worthReading(row))];
      for (const fact of facts) unnamed(one.game, fact, has).forEach((name) => missing.add(name));
    }
    assert.deepEqual([...missing].sort(), [], language);
  }
});

/** The names and words of a fact for which the catalogue has nothing. */
function unnamed(game: string, { name, value }: Fact, has: (kinds: string[], value: string) => boolean): string[] {
  const own = has(['fact', 'zone'], name) ? [] : [`${game} fact ${name}`];
  const kinds = [name, name.replace(/s$/, ''), 'card', 'piece', 'colour', 'place'];
  if (typeof value === 'string' && value.length > 2 && value !== 'none' && !has(kinds, value)) own.push(`${game} word ${name} ${value}`);
  if (Array.isArray(value)) for (const one of value) if (typeof one === 'string') own.push(...unnamed(game, { name, value: one }, has));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [part, inner] of Object.entries(value)) if (!has(['token'], part)) own.push(...unnamed(game, { name: part, value: inner }, has));
  }
  return own;
}

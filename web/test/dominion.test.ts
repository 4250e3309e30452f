import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frame } from '../src/frame/layout';
import type { Seen } from '../src/frame/seen';
import { ready, type Offer } from '../src/frame/selection';
import { allCards, dye, printed } from '../src/games/dominion/cards';
import { Identities } from '../src/games/dominion/identity';
import { layOf } from '../src/games/dominion/layout';
import { severalOf, spelled, spotOf } from '../src/games/dominion/moves';
import { beyond } from '../src/games/dominion/passing';
import pictures from '../src/games/dominion/pictures.json';

const counts = (more: object) => ({ hand: 0, play: 0, mat: 0, aside: 0, discard: 0, loot: 0, supply: 0, answer: 0, ...more });

test('a move is taken apart into its verb and its card', () => {
  assert.deepEqual(spelled('set aside coin of the realm'), { verb: 'set aside', card: 'coin of the realm', token: '' });
  assert.deepEqual(spelled('token +1 card on lost city'), { verb: 'token', card: 'lost city', token: '+1 card' });
  assert.equal(spelled('trash this'), null);
  assert.equal(spelled('end turn'), null);
});

test('the card of a move lies where its question says', () => {
  const spot = (kind: string, move: string) => spotOf(kind, spelled(move)!);
  assert.equal(spot('discard-down-to', 'discard copper'), 'hand');
  assert.equal(spot('discard-or-keep', 'discard copper'), 'aside');
  assert.equal(spot('bonfire', 'trash copper'), 'play');
  assert.equal(spot('free-wine', 'discard wine merchant'), 'mat');
  assert.equal(spot('inherit', 'set aside village'), 'supply');
  assert.equal(spot('gain-loot', 'gain gold'), 'loot');
});

test('rare questions are answered in words: of equal Durations that differ, one is carried out or kept', () => {
  for (const [kind, move] of [['later-one', 'resolve gear'], ['later-one', 'keep gear'], ['bonfire-another', 'trash gear'], ['bonfire-another', 'keep gear'], ['start-of-turn', 'keep gear'], ['bonfire', 'keep gear']]) {
    assert.equal(spotOf(kind!, spelled(move!)!), 'answer');
  }
});

test('how many picks a question takes', () => {
  assert.deepEqual(severalOf('discard-down-to', 3, [], counts({ hand: 5 })), { spot: 'hand', verb: 'discard', least: 2, most: 2, ordered: false });
  assert.deepEqual(severalOf('trash-up-to', 4, ['done'], counts({ hand: 2 })), { spot: 'hand', verb: 'trash', least: 0, most: 2, ordered: false });
  assert.deepEqual(severalOf('topdeck-hand', 0, [], counts({ hand: 4 })), { spot: 'hand', verb: 'topdeck', least: 4, most: 4, ordered: true });
  assert.equal(severalOf('bonfire', 2, ['trash gear', 'keep gear', 'done'], counts({ play: 3 })), null);
  assert.equal(severalOf('amulet', 0, [], counts({})), null);
});

test('two ticks and one button are one batch', () => {
  const offer: Offer = {
    asks: { kind: 'some', least: 2, most: 2, ordered: false }, may: () => true, moves: (thing) => [`discard ${thing.split('#')[0]}`],
    carries: () => false, placed: () => null, step: () => null,
  };
  assert.deepEqual(ready(offer, ['estate#1']), []);
  assert.deepEqual(ready(offer, ['estate#1', 'copper#2']), ['discard estate', 'discard copper']);
});

test('a card that leaves a place is the equal one that arrives at another', () => {
  const identities = new Identities();
  const place = (hand: string[], play: string[]) => identities.place(new Map([['hand', hand], ['play 0', play]]));
  const before = place(['copper', 'copper', 'estate'], []);
  const after = place(['copper', 'estate'], ['copper']);
  const ids = (cards: { id: string }[] | undefined) => cards!.map((card) => card.id);
  assert.equal(ids(before.get('hand')).includes(ids(after.get('play 0'))[0]!), true);
  assert.deepEqual(place(['copper', 'estate'], ['copper']), after);
});

test('behind an offer stands the question that comes next, with what is offered', () => {
  const then = { passes: ['done'], kind: 'buy-phase', prompt: 'p', args: {}, options: ['buy gold', 'end turn'], effects: {} };
  const decision = { seat: 0, kind: 'meanwhile', prompt: 'q', args: {}, options: ['call duplicate', 'done'], effects: {}, then };
  const { seen, passing } = beyond({ view: { decision } } as unknown as Seen);
  assert.equal(seen.view.decision!.kind, 'buy-phase');
  assert.deepEqual(seen.view.decision!.options, ['buy gold', 'end turn', 'call duplicate']);
  assert.deepEqual([...passing!.moves], ['call duplicate']);
  assert.deepEqual(passing!.passes, ['done']);
});

test('every card has a picture, a rule and a colour', () => {
  for (const card of allCards()) {
    assert.equal(card in pictures, true, card);
    assert.notEqual(printed(card).rule, '', card);
    assert.match(dye(printed(card).types), /--do-/);
  }
  assert.equal(allCards().length, Object.keys(pictures).length);
});

test('the parts share the height of the board at every size', () => {
  const sizes: [number, number][] = [[320, 568], [390, 664], [390, 844], [820, 1180], [844, 390], [1024, 768], [1200, 600], [1280, 720], [1366, 650], [1440, 900], [1920, 1080], [2560, 1440]];
  for (const [width, height] of sizes) {
    const all = frame(width, height, { rows: 0, hand: true });
    for (const lines of [0, 1, 2]) {
      const lay = layOf(all, lines, 3);
      assert.equal(lay.tile >= 40 && lay.basic >= 34 && lay.play >= 58, true, `${width} ${height} ${JSON.stringify(lay)}`);
      if (lay.form === 'table') assert.equal(2 * lay.tile + 9 + lines * (lay.line + 8) + lay.play <= all.field, true, `${width} ${height}`);
    }
  }
});

// What a screen reader says of a thing: name, facts, state, what Enter does, place in its list.
import { returns } from './cards';
import { onWay, stepOf } from './moves';
import type { Speaker } from '../../speech';
import type { Position } from './position';
import { wayTo } from './tables';

export const spoken = (parts: readonly string[]): string => parts.filter(Boolean).map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (at: Position, words: readonly string[]) => at.speaker.join(words);

/** Sentences that stay the same: every place of the map is named again with each step of a plan. */
const kept = new WeakMap<Speaker, Map<string, string>>();
function once(at: Position, key: string, make: () => string): string {
  let known = kept.get(at.speaker);
  if (!known) kept.set(at.speaker, (known = new Map<string, string>()));
  let text = known.get(key);
  if (text === undefined) known.set(key, (text = make()));
  return text;
}

/** How far a place is: "One step from you". */
export function distance(at: Position, place: string, from = at.own.place): string {
  return once(at, `far ${from} ${place}`, () => {
    const n = Math.max(0, wayTo(at.tables, from, place).length - 1);
    return n === 0 ? at.say('africana-table-here') : at.say('africana-table-steps-away', { n });
  });
}

export const colours = (at: Position, symbols: readonly string[]): string => listed(at, symbols.map((symbol) => at.speaker.piece('colour', symbol)));

/** What lies at a place: goals of one's own, starts of expeditions, pawns. */
export function notesOf(at: Position, place: string): string[] {
  const { zones, seats } = at.view;
  return [
    ...zones.spaces.flatMap(({ expedition, target, start, markers, coins, points }) => {
      if (!expedition) return [];
      if (target === place && markers.includes(at.near)) return [at.say('africana-table-ends-here', { expedition, n: coins ?? 0, points: points ?? 0 })];
      return start === place && !markers.includes(at.near) ? [at.say('africana-table-starts-here', { expedition })] : [];
    }),
    ...at.adventures(at.near).filter(({ target }) => target === place).map(({ adventure }) => at.say('africana-table-found-here', { adventure })),
    ...seats.flatMap((seat, n) => (seat.place === place && n !== at.near ? [at.say('africana-table-stands-here', { name: at.names[n]! })] : [])),
  ];
}

/** "Lagos, north, orange and violet. One step from you. Orange or joker fits. Next: …. Enter: plan this step. 3 of 22." */
export function placeName(at: Position, place: string, picked: readonly string[], where: { place: number; of: number }): string {
  const facts = at.tables.places[place]!;
  const legs = at.legs(picked);
  const step = legs.findLastIndex((leg, n) => n > 0 && leg.place === place);
  const ways = at.waysTo(place, picked).map((move) => stepOf(move)!);
  const free = ways.filter(({ changed }) => !changed).map(({ card }) => at.speaker.card(card));
  const fits = free.length ? at.say('africana-table-fits', { text: listed(at, free) }) : ways.length ? at.say('africana-table-only-silver') : '';
  const enters = ways.length ? at.say('africana-table-enter-plan') : step > 0 ? at.say(step === legs.length - 1 ? 'africana-table-enter-back' : 'africana-table-enter-cut') : '';
  return spoken([
    once(at, `place ${place}`, () => [at.place(place), at.speaker.piece('half', facts.half), colours(at, facts.symbols)].join(', ')),
    step > 0 ? at.say('africana-table-step-of', { n: step, total: legs.length - 1 }) : '', distance(at, place), fits, ...notesOf(at, place),
    once(at, `next ${place}`, () => at.say('africana-table-next-to', { text: listed(at, facts.near.map((one) => at.place(one))) })), enters,
    once(at, `of ${where.place} ${where.of}`, () => at.say('africana-table-place-of', { n: where.place, total: where.of })),
  ]);
}

/** What the card of a step is called: "Turquoise assistant", "Orange for 5 silver". */
export function cardOfStep(at: Position, move: string): string {
  const { card, changed } = stepOf(move)!;
  return capital(at.speaker.card(changed ? `${card} for 5` : card));
}

export const fate = (at: Position, card: string): string => at.say(returns(card) ? 'africana-table-comes-back' : 'africana-table-spent');

/** Where a card of the hand leads as it is. */
export function leads(at: Position, card: string, picked: readonly string[]): string[] {
  if (!at.mine || at.asks.kind !== 'path' || at.kind === 'book') return [];
  const found = at.optionsAfter(picked).flatMap((move) => {
    const step = stepOf(move);
    return step?.card === card && !step.changed ? [step.place] : [];
  });
  return [...new Set(found)];
}

export function cardName(at: Position, card: string, picked: readonly string[], where: { place: number; of: number; copies: number }): string {
  const to = leads(at, card, picked).map((place) => at.place(place));
  return spoken([
    [capital(at.speaker.card(card)), where.copies > 1 ? at.say('n-cards', { n: where.copies }) : ''].filter(Boolean).join(', '), returns(card) ? fate(at, card) : '',
    to.length ? at.say('africana-table-leads-to', { text: listed(at, to) }) : '', at.kind === 'discard' ? at.label(`discard ${card}`) : '',
    at.say('table-card-place', { n: where.place, total: where.of }),
  ]);
}

/** "Expedition 3, Ujiji → Dakar, 3 steps. 4 silver, 2 points. Nobody has joined. Joining: 1 silver." */
export function expeditionName(at: Position, n: number): string {
  const space = at.view.zones.spaces[n]!;
  if (!space.expedition) return at.say('africana-table-space-empty', { n: n + 1 });
  const joined = space.markers.map((seat) => (seat === at.view.you ? at.say('table-you') : at.names[seat]!));
  const steps = wayTo(at.tables, space.start!, space.target!).length - 1;
  return spoken([
    `${at.say('africana-table-expedition-n', { n: n + 1 })}, ${at.expedition(space.expedition)}, ${at.say('africana-table-steps', { n: steps })}`,
    `${at.say('africana-silver', { n: space.coins! })}, ${at.say('n-points', { points: space.points! })}`,
    joined.length ? at.say('africana-table-joined', { text: listed(at, joined) }) : at.say('africana-table-nobody'),
    at.say(space.bonus === 'travel_card' ? 'africana-table-bonus-card' : 'africana-table-bonus-silver', { n: space.amount }),
    space.markers.includes(at.near) ? `${at.place(space.target!)}: ${distance(at, space.target!)}` : `${at.place(space.start!)}: ${distance(at, space.start!)}`,
  ]);
}

/** "Mask, Tananarive. 4 silver, 4 points. Three steps from you." */
export function adventureName(at: Position, adventure: string): string {
  const facts = at.tables.adventures[adventure]!;
  const brings = facts.kind === 'artifact' ? `${at.say('africana-silver', { n: facts.coins })}, ${at.say('n-points', { points: facts.points })}` : at.say('africana-table-to-hand');
  return spoken([`${at.subject(adventure)}, ${at.place(facts.target)}`, brings, distance(at, facts.target)]);
}

/** What happens on the way, in few words: "Join Jidda → Timbuktu", "End mask (Luanda)". */
export function wayName(at: Position, move: string): string {
  const { verb, goal } = onWay(move)!;
  return verb === 'end' && at.tables.adventures[goal] ? at.say('africana-table-ends', { text: at.subject(goal) }) : at.label(move);
}

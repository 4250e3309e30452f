// What a screen reader says of a thing: name, facts, state, what Enter does, place in its list.
import type { Desk } from '../../frame/desk.svelte';
import { lastFrom, seatOf } from '../../frame/log';
import { aimOf } from './aim';
import { COLOURS, dashed, type Card } from './cards';
import { laysCard } from './events';
import { aimAt, LAYS, moveTo } from './moves';
import type { Change, Position } from './position';

export const spoken = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).map((part) => (/[.!?]$/.test(part as string) ? part : `${part}.`)).join(' ');

export const changed = (at: Position, changes: readonly Change[]): string =>
  changes.map(({ colour, before, after }) => at.say('adventure-tours-table-level-change', { text: at.category(colour), before, after })).join(', ');

/** "Colonel Farsight (red). Demand 7 technology, you have 5: cannot join. Pays 6. Action: another turn. As equipment: …" */
export function cardName(at: Position, card: string, place: { place: number; of: number; copies: number }): string {
  const { demand, money, action, colour } = at.facts(card);
  const [join, equip] = [moveTo('join', card), moveTo('lay', card)];
  const have = at.level(at.near, colour);
  return spoken([
    [at.speaker.card(card), place.copies > 1 && at.say('n-cards', { n: place.copies })].filter(Boolean).join(', '),
    at.say(have >= demand ? 'adventure-tours-table-demand-met' : 'adventure-tours-table-demand-unmet', { n: demand, text: at.category(colour), have }),
    at.say('adventure-tours-table-pays', { coins: money }),
    action === 'none' ? '' : at.say('adventure-tours-table-action-is', { text: at.say(`adventure-tours-action-${dashed(action)}`) }),
    LAYS[at.kind]?.includes('lay') && at.may(equip) ? at.say('adventure-tours-table-as-equipment', { text: changed(at, at.changes(equip)) }) : '',
    LAYS[at.kind]?.includes('join') && !at.may(join) ? at.why(join) : '',
    at.say('table-card-place', { n: place.place, total: place.of }),
  ]);
}

/** A card on the table, in one's own rows. */
export function laidName(at: Position, card: Card, row: 'members' | 'equipment', place: { n: number; of: number }): string {
  const facts = at.facts(card.name);
  const worth = COLOURS.filter((colour) => facts.equipment[colour]).map((colour) => `${at.category(colour)} +${facts.equipment[colour]}`).join(', ');
  return spoken([
    at.speaker.card(card.name), row === 'members' ? at.say('adventure-tours-table-pays', { coins: facts.money }) : worth,
    card.ready && at.say('adventure-tours-table-protects'), at.guards.has(card.id) && at.brings(at.guards.get(card.id)!),
    at.say('table-card-place', { n: place.n, total: place.of }),
  ]);
}

const levels = (at: Position, seat: number): string => COLOURS.map((colour) => `${at.category(colour)} ${at.level(seat, colour)}`).join(', ');

/** "Tomasz, Himalaya Yak Caravan. Technology 6, … 3 members pay 5, last Molly Magpie. 7 equipment … Enter: …" */
export function opponentName(at: Position, desk: Desk, seat: number, place: { n: number; of: number }): string {
  const facts = at.player(seat);
  const last = (row: 'members' | 'equipment') => at.row(row, seat).at(-1);
  const aim = aimOf(at, desk, seat);
  const move = aimAt(seat);
  return spoken([
    [facts.name, at.board(facts.board)].filter(Boolean).join(', '), levels(at, seat),
    [at.say('adventure-tours-table-n-members', { n: facts.members, coins: facts.income }), last('members') && at.say('adventure-tours-table-last', { text: at.person(last('members')!.name) })].filter(Boolean).join(', '),
    [at.say('adventure-tours-table-n-equipment', { n: facts.equipment }), last('equipment') && at.say('adventure-tours-table-last', { text: at.person(last('equipment')!.name) })].filter(Boolean).join(', '),
    at.say('adventure-tours-table-in-hand', { n: facts.hand }), facts.money === null ? '' : at.say('adventure-tours-table-has-coins', { coins: facts.money }),
    facts.guards ? at.say('adventure-tours-table-guarded', { n: facts.guards }) : '',
    aim && (aim.legal ? at.say('adventure-tours-table-enter', { text: [at.label(move), at.brings(move)].filter(Boolean).join(': ') }) : aim.why),
    aim?.legal && aim.theirs.length ? `${facts.name}: ${changed(at, aim.theirs)}` : '',
    aim?.legal && aim.guards ? at.say('adventure-tours-table-stops') : '',
    at.say('adventure-tours-table-nth', { n: place.n, total: place.of }),
  ]);
}

/** A place for the picked card: what it brings, what may follow, or why not. */
export function slotName(at: Position, place: 'join' | 'lay', card: string): string {
  const move = moveTo(place, card);
  const word = at.say(place === 'join' ? 'adventure-tours-table-join' : 'adventure-tours-table-lay');
  const then = at.then(move).map((step) => at.stepName(step));
  if (!at.may(move)) return spoken([`${word}: ${at.person(card)}`, at.why(move) || at.say('table-not-now')]);
  return spoken([
    `${word}: ${at.person(card)}`, at.brings(move), place === 'lay' ? at.say('adventure-tours-table-then-draw') : '',
    then.length ? at.say('adventure-tours-table-then-may', { text: at.speaker.join(then) }) : '', at.say('adventure-tours-table-enter', { text: at.label(move) }),
  ]);
}

/** What a player did last, in few words, and whether that is among the last moves. */
export function status(at: Position, seat: number): { text: string; last: boolean } | null {
  const { events } = at.seen;
  const n = events.findLastIndex((told) => seatOf(told) === seat && (laysCard(told) || at.turns.has(told)));
  if (n < 0) return null;
  const told = events[n]!;
  const card = at.person(String(told[1]['card'] ?? ''));
  const starts = events.findLastIndex((one) => one[0] === 'adventure-tours-round-starts');
  if (n < starts) return null;
  return { text: at.say(told[0] === 'adventure-tours-joins' ? 'adventure-tours-table-joined' : 'adventure-tours-table-laid', { text: card }), last: n >= lastFrom(at) };
}

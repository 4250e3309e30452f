// What a screen reader says of a thing: name, facts, state, what Enter does, place in its list.
import { printed, tokenKind } from './cards';
import type { Position } from './position';
import { enters } from './states';
import { pileThing } from './things';

const spoken = (parts: string[]) => parts.filter(Boolean).map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');

export const typesOf = (at: Position, types: readonly string[]): string => types.map((type) => at.say(`dominion-label-type-${type}`)).join(' ');

/** Name and types; a Curse is a Curse, and said once. */
function called(at: Position, card: string, types: readonly string[], ...between: string[]): string {
  const kinds = typesOf(at, types);
  return [...new Set([at.speaker.card(card), ...between, kinds])].filter(Boolean).join(', ');
}

export function cardName(at: Position, thing: string, place: { place: number; of: number; copies: number }): string {
  const name = at.cardOf(thing);
  const { types } = printed(name);
  const copies = place.copies > 1 ? at.say('n-cards', { n: place.copies }) : '';
  return spoken([
    called(at, name, types, at.also(name), copies), enters(at, thing),
    at.say('table-card-place', { n: place.place, total: place.of }),
  ]);
}

/** "Hireling, Action Duration. Costs 4 for you, printed 6. 8 left. Your −2 token. Buy Hireling: …" */
export function pileName(at: Position, card: string): string {
  const pile = at.pile(card);
  if (!pile) return eventName(at, card);
  const { cost, types } = printed(card);
  const tokens = pile.tokens.map(({ seat, token }) => at.say('dominion-table-token-of', { seat, token }));
  const inherited = card === 'estate' ? at.view.seats.flatMap((seat, n) => (seat.inherited ? [at.say('dominion-table-estates-are', { seat: n, card: seat.inherited })] : [])) : [];
  const price = pile.cost === cost ? at.say('dominion-table-costs', { n: cost }) : at.say('dominion-table-costs-now', { n: pile.cost, printed: cost });
  return spoken([
    called(at, card, types), price, at.say('dominion-table-left', { n: pile.left }), ...tokens, ...inherited,
    at.reach(card) === 'soon' ? at.say('dominion-table-soon') : enters(at, pileThing(card)),
  ]);
}

function eventName(at: Position, card: string): string {
  const event = at.buyableEvent(card);
  return spoken([
    called(at, card, ['event']), at.say('dominion-table-costs', { n: event?.cost ?? 0 }),
    event?.spent ? at.say('dominion-fact-spent') : '', enters(at, pileThing(card)),
  ]);
}

export const tokenName = (at: Position, token: string): string => at.speaker.piece('token', tokenKind(token).token);

// What states the things of Dominion are in.
import type { Desk } from '../../frame/desk.svelte';
import { whyId } from '../../frame/why';
import type { States } from '../../pieces/states';
import { spelled } from './moves';
import type { Position } from './position';

/** Verbs after which a card is gone. */
const GOES = new Set(['discard', 'trash', 'topdeck', 'exchange']);

export function statesOf(at: Position, desk: Desk, thing: string): States {
  const ways = at.ways(thing);
  const legal = ways.length > 0;
  const picked = desk.picked.indexOf(thing);
  const goes = at.several !== null && GOES.has(at.several.verb) && !at.several.ordered;
  const mark = desk.marks.get(thing);
  const why = at.moves(thing).find((move) => desk.seen.reasons[move]);
  const pending = desk.seen.pending !== null && desk.sent?.thing === thing && thing !== '';
  const { hint } = desk.seen;
  const hinted = hint !== null && (ways.includes(hint) || (thing === `answer:${hint}`));
  return {
    legal: legal && picked < 0,
    chosen: at.mine && legal && !goes ? picked >= 0 : picked >= 0 && !goes ? true : undefined,
    to_go: at.mine && legal && goes ? picked >= 0 : undefined,
    order: at.several?.ordered && picked >= 0 ? picked + 1 : undefined,
    off: at.mine && !legal && at.moves(thing).length ? (why ? whyId(why) : true) : undefined,
    hinted, last: mark ? { seat: mark.seat, kind: mark.kind } : null, pending,
    refused: desk.refusal?.thing === thing,
  };
}

/** What Enter does with a thing, and what it would bring. */
export function enters(at: Position, thing: string): string {
  const ways = at.ways(thing);
  if (!ways.length) return '';
  return ways.map((move) => [at.label(move), at.brings(move)].filter(Boolean).join(': ')).join('; ');
}

export const verbOf = (move: string): string => spelled(move)?.verb ?? move;

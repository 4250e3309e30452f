// Whom an aim hits, before it does: what a player would lose or get, what the one who aims would gain, who may stop it.
import type { Desk } from '../../frame/desk.svelte';
import { raises, type Card } from './cards';
import { aimAt, HITS, seatOfThing, seatThing } from './moves';
import type { Change, Position } from './position';

/** What an action that is aimed at a player would do. */
export interface Aim {
  seat: number;
  legal: boolean;
  picked: boolean;
  /** Somebody has chosen this player; the only one who could be chosen is picked before that. */
  ticked: boolean;
  /** How many cards would go to this player, where cards are given. */
  cards: number;
  /** The card that would be lost. */
  card: Card | null;
  /** The levels that would change there, and one's own. */
  theirs: Change[];
  mine: Change[];
  /** The coins that the lost member pays; what it pays is one's own where it is taken. */
  coins: number;
  steals: boolean;
  /** How many cards there could stop it. */
  guards: number;
  /** Why this player cannot be chosen. */
  why: string;
}

/** The players that are chosen, or the only one that could be. */
export function chosen(at: Position, desk: Desk): number[] {
  const picked = desk.picked.map(seatOfThing).filter((seat) => seat !== null);
  if (picked.length || !at.aiming) return picked;
  const targets = at.names.flatMap((_, seat) => (at.may(aimAt(seat)) ? [seat] : []));
  return targets.length === 1 ? targets : [];
}

/** What the question would do to a player; null where nobody is aimed at. */
export function aimOf(at: Position, desk: Desk, seat: number): Aim | null {
  if (!at.aiming) return null;
  const move = aimAt(seat);
  const hit = HITS[at.kind];
  const legal = at.may(move);
  const some = chosen(at, desk);
  const card = hit ? (at.row(hit.row, seat).at(-1) ?? null) : null;
  const facts = card && at.facts(card.name);
  const loses = facts && hit!.row === 'equipment' ? raises(facts).map(([colour, n]) => ({ colour, before: at.level(seat, colour), after: at.level(seat, colour) - n })) : [];
  const first = at.kind === 'give-second' && at.view.decision?.args['victim'] === seat ? 1 : 0;
  const given = hit ? 0 : at.kind === 'give-two' ? (some.includes(seat) ? (some.length === 1 ? 2 : 1) : 0) : first + (some.includes(seat) ? 1 : 0);
  return {
    seat, legal, picked: some.includes(seat), ticked: desk.picked.includes(seatThing(seat)), cards: given, card: legal ? card : null,
    theirs: legal ? loses : [], mine: legal && hit?.steals ? at.changes(move) : [],
    coins: facts && hit!.row === 'members' ? facts.money : 0, steals: hit?.steals ?? false,
    guards: seat === at.view.you ? 0 : at.player(seat).guards,
    why: legal ? '' : at.why(move) || at.say('table-not-now'),
  };
}


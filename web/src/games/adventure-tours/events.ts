// What events of Adventure Tours mean on the table: where cards fly, what the last move marks, how the log is cut.
import { seatOf, type Grammar } from '../../frame/log';
import type { Flights, Mark } from '../../frame/position';
import type { Told } from '../../frame/seen';
import type { Position, Row } from './position';

const PLAYS: Record<string, Row> = { 'adventure-tours-equips': 'equipment', 'adventure-tours-joins': 'members' };
const STEALS: Record<string, Row> = { 'adventure-tours-steals-equipment': 'equipment', 'adventure-tours-steals-member': 'members' };
const DISCARDS: Record<string, Row> = {
  'adventure-tours-discards-equipment': 'equipment', 'adventure-tours-discards-own-equipment': 'equipment',
  'adventure-tours-discards-member': 'members', 'adventure-tours-discards-own-member': 'members',
};
const DEALT = new Set(['adventure-tours-round-starts', 'adventure-tours-is-dealt', 'adventure-tours-is-dealt-hidden', 'adventure-tours-gets-board']);
const SCORES = new Set(['adventure-tours-earns', 'adventure-tours-pays', 'adventure-tours-pays-all']);
const ENDS = new Set(['adventure-tours-ends-round', 'adventure-tours-pile-ends-round']);
/** What a player decides at the start of a turn, or beside the turns; all else follows from it. */
const DECIDED = new Set(['adventure-tours-drafts', 'adventure-tours-wins', 'adventure-tours-shares-win', ...ENDS]);

/**
 * A turn begins with a card that is laid by another player than the one before, or after an extra turn was announced:
 * within a turn all cards are laid by the same one.
 */
export function turnsOf(events: readonly Told[]): Set<Told> {
  const found = new Set<Told>();
  let last: number | null = null;
  for (const told of events) {
    const [key] = told;
    if (key === 'adventure-tours-round-starts' || key === 'adventure-tours-turn-again') last = null;
    if (!(key in PLAYS) || seatOf(told) === last) continue;
    last = seatOf(told);
    found.add(told);
  }
  return found;
}

export const laysCard = ([key]: Told): boolean => key in PLAYS;
export const rowOf = ([key]: Told): Row | null => PLAYS[key] ?? STEALS[key] ?? DISCARDS[key] ?? null;
export const isLoss = ([key]: Told): boolean => key in STEALS || key in DISCARDS;
export const endsRound = ([key]: Told): boolean => ENDS.has(key);

const card = (told: Told): string => String(told[1]['card'] ?? '');

/** By the name of a card, the place (`data-place`) that it left or reached. */
export function flights(fresh: Told[], at: Position): Flights {
  const found: Flights = { from: new Map(), to: new Map(), unseen: [] };
  for (const told of fresh) {
    const [key, args] = told;
    const seat = Number(args['seat']);
    if (key === 'adventure-tours-draws') found.from.set(card(told), 'pile');
    else if (key === 'adventure-tours-is-dealt') for (const one of String(args['cards']).split(', ')) found.from.set(one, 'pile');
    else if (key === 'adventure-tours-draws-hidden') found.unseen.push(['pile', `held ${seat}`]);
    else if (key in PLAYS && seat !== at.view.you) found.from.set(card(told), `held ${seat}`);
    else if (key in DISCARDS || key === 'adventure-tours-protects') found.to.set(card(told), 'discard');
  }
  return found;
}

/** What an event has left on the table: the card that was laid or taken, and the row that one was taken from. */
export function marks(told: Told, at: Position): Mark[] {
  const [key, args] = told;
  const seat = Number(args['seat']);
  // Of one's own moves only the last turn's card is marked: the others one remembers.
  if (seat === at.view.you && [...at.turns].findLast((one) => seatOf(one) === seat) !== told) return [];
  const row = PLAYS[key] ?? STEALS[key];
  const laid = row && at.row(row, seat).findLast((one) => one.name === card(told));
  return laid ? [{ thing: laid.id, seat, kind: 'to' }] : [];
}

/** A card that somebody has taken out of a row since one's own last move: what its owner has lost, and by whom. */
export interface Lost {
  card: string;
  row: Row;
  by: number;
  victim: number;
  stolen: boolean;
}

export function lostOf(told: Told): Lost | null {
  const [key, args] = told;
  const row = STEALS[key] ?? DISCARDS[key];
  if (!row) return null;
  const by = Number(args['seat']);
  return { card: card(told), row, by, victim: Number(args['victim'] ?? by), stolen: key in STEALS };
}

export function grammar(at: Position): Grammar {
  return {
    part: (told) => (told[0] === 'adventure-tours-round-starts' ? at.part(Number(told[1]['n'])) : null),
    turn: (told) => at.turns.has(told),
    heading: (n, told) => at.say('adventure-tours-table-heading', { n, name: at.names[seatOf(told) ?? 0] ?? '' }),
    turns: null,
    effect: (told) => !at.turns.has(told) && !DECIDED.has(told[0]) && !DEALT.has(told[0]) && !SCORES.has(told[0]),
    dealt: ([key]) => DEALT.has(key),
  };
}

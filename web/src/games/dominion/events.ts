// What events of Dominion mean on the table: where cards fly, what the last move marks, how the log is cut.
import type { Grammar } from '../../frame/log';
import type { Flights, Mark } from '../../frame/position';
import type { Told } from '../../frame/seen';
import type { Position } from './position';
import { pileThing } from './things';

const TURNS = ['dominion-turn', 'dominion-extra-turn'];
/** What a player decides; all else follows from it. */
const DECIDED = new Set([...TURNS, 'dominion-plays', 'dominion-buys', 'dominion-buys-event', 'dominion-calls', 'dominion-exchanges', 'dominion-game-over']);
const GAINS = new Set(['dominion-gains', 'dominion-gains-to-deck', 'dominion-gains-to-hand', 'dominion-buys']);

const names = (told: Told): string[] => [...String(told[1]['cards'] ?? '').split(', '), String(told[1]['card'] ?? '')].filter(Boolean);

/** By the name of a card, the place (`data-place`) that it left or reached. */
export function flights(fresh: Told[], at: Position): Flights {
  const found: Flights = { from: new Map(), to: new Map(), unseen: [] };
  for (const told of fresh) {
    const [key, args] = told;
    const seat = Number(args['seat']);
    const mine = seat === at.view.you;
    const place = mine ? 'discard' : `seat ${seat}`;
    if (key === 'dominion-draws' || key === 'dominion-takes') for (const card of names(told)) found.from.set(card, 'deck');
    else if (key === 'dominion-draws-hidden') found.unseen.push([`seat ${seat}`, `seat ${seat}`]);
    else if (key === 'dominion-plays') for (const card of names(told)) found.from.set(card, `seat ${seat}`);
    else if (key === 'dominion-gains') found.unseen.push([`pile ${names(told)[0]}`, place]);
    else if (key === 'dominion-gains-to-hand') found.from.set(names(told)[0]!, `pile ${names(told)[0]}`);
    else if (key === 'dominion-gains-to-deck') found.unseen.push([`pile ${names(told)[0]}`, mine ? 'deck' : `seat ${seat}`]);
    else if (key === 'dominion-discards') found.to.set(names(told)[0]!, place);
    else if (key === 'dominion-trashes') found.to.set(names(told)[0]!, 'trash');
    else if (key === 'dominion-topdecks') found.to.set(names(told)[0]!, mine ? 'deck' : `seat ${seat}`);
    else if (key === 'dominion-discards-hand') for (const { card } of at.view.zones.supply) found.to.set(card, place);
  }
  found.unseen = found.unseen.filter(([from, to]) => from !== to);
  return found;
}

export function marks(told: Told, at: Position): Mark[] {
  const [key, args] = told;
  const seat = Number(args['seat']);
  const card = String(args['card'] ?? '');
  // Of one's own moves only the last one is marked: the others one remembers.
  if (seat === at.view.you && at.seen.events.findLast(([one, who]) => DECIDED.has(one) && who['seat'] === seat) !== told) return [];
  if (key === 'dominion-buys' || key === 'dominion-buys-event' || key === 'dominion-gains') return [{ thing: pileThing(card), seat, kind: 'to' }];
  if (key === 'dominion-plays') {
    const laid = at.plays(seat).findLast((one) => one.name === card);
    return laid ? [{ thing: laid.id, seat, kind: 'to' }] : [];
  }
  return [];
}

export function grammar(at: Position): Grammar {
  return {
    part: () => null,
    turn: ([key]) => TURNS.includes(key),
    heading: (_, [key, args]) => at.say(key === 'dominion-extra-turn' ? 'dominion-table-heading-extra' : 'dominion-table-heading', { n: Number(args['n'] ?? 0), name: at.names[Number(args['seat'])] ?? '' }),
    turns: null,
    effect: ([key]) => !DECIDED.has(key),
  };
}

/** What somebody gained last, for the mark on a pile. */
export const isGain = ([key]: Told): boolean => GAINS.has(key);

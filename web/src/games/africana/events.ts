// What events of Africana mean on the table: where cards fly, what the last move marks, how the log is cut.
import type { Grammar } from '../../frame/log';
import type { Flights, Mark } from '../../frame/position';
import type { Told } from '../../frame/seen';
import { adventureThing, expeditionThing, placeThing, type Position } from './position';

const TURN = 'africana-turn';
const STEPS = ['africana-travels', 'africana-travels-changed'];
const DEALT = ['africana-game-starts', 'africana-plays-company', 'africana-is-dealt', 'africana-is-dealt-hidden'];
/** What follows from a move of somebody. */
const EFFECTS = new Set([
  'africana-joins', 'africana-gets-bonus', 'africana-ends-expedition', 'africana-gets-nothing', 'africana-ends-artifact', 'africana-ends-assistant',
  'africana-ends-movement', 'africana-closes-book', 'africana-shows-adventure', 'africana-lays-expedition',
]);

export function flights(fresh: Told[], at: Position): Flights {
  const found: Flights = { from: new Map(), to: new Map(), unseen: [] };
  for (const [key, args] of fresh) {
    const card = String(args['card'] ?? '');
    const seat = Number(args['seat']);
    const mine = seat === at.view.you;
    if (key === 'africana-draws' || key === 'africana-is-dealt') found.from.set(card, 'pile');
    else if (key === 'africana-draws-hidden') found.unseen.push(['pile', `seat ${seat}`]);
    else if (mine && STEPS.includes(key)) found.to.set(card, String(args['place']));
    else if (mine && (key === 'africana-discards' || key === 'africana-loses-card')) found.to.set(card, 'pile');
    else if (mine && key === 'africana-buys') found.from.set(String(args['adventure'] ?? ''), 'book');
  }
  return found;
}

export function marks([key, args]: Told, at: Position): Mark[] {
  const seat = Number(args['seat']);
  if (seat === at.view.you) return [];
  if (STEPS.includes(key)) return at.view.seats[seat]?.place === args['place'] ? [{ thing: placeThing(String(args['place'])), seat, kind: 'to' }] : [];
  if (key === 'africana-joins' || key === 'africana-ends-expedition') return [{ thing: expeditionThing(String(args['expedition'])), seat, kind: 'to' }];
  return key === 'africana-buys' ? [{ thing: adventureThing(String(args['adventure'])), seat, kind: 'to' }] : [];
}

/** The places through which each other seat went in its last turn, from where it stood. */
export function trails(at: Position): { seat: number; path: string[] }[] {
  const { events } = at.seen;
  return at.view.seats.flatMap((now, seat) => {
    if (seat === at.view.you) return [];
    const begun = events.findLastIndex(([key, args]) => key === TURN && args['seat'] === seat);
    const mine = events.slice(Math.max(0, begun)).filter(([key, args]) => STEPS.includes(key) && args['seat'] === seat).map(([, args]) => String(args['place']));
    if (begun < 0 || !mine.length) return [];
    return [{ seat, path: [stoodAt(events.slice(0, begun), seat) ?? now.place, ...mine] }];
  });
}

/** Where a seat stood after these events. */
function stoodAt(events: readonly Told[], seat: number): string | null {
  const told = events.findLast(([key, args]) => args['seat'] === seat && (STEPS.includes(key) || key === 'africana-plays-company'));
  return told ? String(told[1]['place']) : null;
}

/** The places that seats have entered in what has just happened. */
export function walks(at: Position): { seat: number; path: string[] }[] {
  const fresh = at.seen.events.slice(at.seen.fresh).filter(([key]) => STEPS.includes(key));
  return at.view.seats.map((_, seat) => ({ seat, path: fresh.filter(([, args]) => args['seat'] === seat).map(([, args]) => String(args['place'])) }));
}

/** How often each seat went along each route, over the whole match. */
export function walked(at: Position): { seat: number; path: string[] }[] {
  return at.view.seats.map((_, seat) => {
    const told = at.seen.events.filter(([key, args]) => args['seat'] === seat && (STEPS.includes(key) || key === 'africana-plays-company'));
    return { seat, path: told.map(([, args]) => String(args['place'])) };
  });
}

/** A step in fewer words than the log has for it. */
export function brief([key, args]: Told, at: Position): string | null {
  if (STEPS.includes(key)) return `→ ${at.place(String(args['place']))}`;
  return null;
}

export function grammar(at: Position): Grammar {
  const n = at.view.seats.length;
  return {
    part: () => null,
    // A round is a heading: its first turn begins it.
    turn: ([key, args]) => key === TURN && args['seat'] === at.view.progress.starter,
    heading: (turn, [key, args]) => at.say('africana-table-round', { n: key === TURN ? Number(args['n'] ?? turn) : turn }),
    turns: Math.floor(at.view.progress.turn / n) + 1,
    effect: ([key]) => EFFECTS.has(key),
    dealt: ([key]) => DEALT.includes(key),
  };
}

// What a player has in play, as it lies: what stays with what still comes of it, the rest in columns that show every name.
import { FOREVER, is } from './cards';
import type { Position } from './position';

/** Equal cards that lie as one. */
export interface Heap {
  id: string;
  card: string;
  n: number;
  /** Cards that wait under it. */
  aside: number;
  when: string;
  what: string;
}

function heaped(at: Position, cards: readonly { id: string; name: string }[]): Heap[] {
  // Cards that are to be picked lie one by one.
  const apart = at.several?.spot === 'play' || [...cards].some((card) => at.ways(card.id).length > 0);
  const heaps: Heap[] = [];
  for (const { id, name } of cards) {
    const same = apart ? undefined : heaps.find((heap) => heap.card === name);
    if (same) Object.assign(same, { n: same.n + 1, id });
    else heaps.push({ id, card: name, n: 1, aside: 0, when: '', what: '' });
  }
  return heaps;
}

const stays = (at: Position, seat: number, n: number): boolean => at.view.zones.plays[seat]![n]?.stays === true;

/** What goes on beyond this turn, each with when and what. */
export function staying(at: Position, seat: number): Heap[] {
  const cards = at.plays(seat).filter((_, n) => stays(at, seat, n));
  return heaped(at, cards).map((heap) => {
    const waiting = at.view.stays.filter((stay) => stay.owner === seat && stay.card === heap.card);
    const aside = waiting.reduce((sum, stay) => sum + stay.aside.length, 0);
    const key = `dominion-stay-${heap.card.replaceAll(' ', '-')}`;
    const known = at.speaker.has(key);
    return { ...heap, aside, when: known ? at.say(FOREVER.has(heap.card) ? 'dominion-table-each-turn' : 'dominion-table-next-turn') : '', what: known ? at.say(key, { n: aside }) : at.say('dominion-table-with-it') };
  });
}

/** The rest in at most n columns: Actions, then Treasures; every name is to be seen. */
export function cascades(at: Position, seat: number, most: number): Heap[][] {
  const cards = at.plays(seat).filter((_, n) => !stays(at, seat, n));
  const heaps = heaped(at, cards);
  const actions = heaps.filter(({ card }) => !is(card, 'treasure') || is(card, 'action'));
  const rest = heaps.filter((heap) => !actions.includes(heap));
  const per = Math.max(2, Math.ceil(heaps.length / most));
  const apart = [...cut(actions, per), ...cut(rest, per)];
  // Where there is no room for a column of each kind, an Action and a Treasure share one.
  return apart.length > most ? cut([...actions, ...rest], per) : apart;
}

function cut<T>(list: readonly T[], per: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / per) }, (_, n) => list.slice(n * per, (n + 1) * per));
}

/** What others have set up against the reader. */
export function against(at: Position): { seat: number; card: string }[] {
  const { you, stays: all } = at.view;
  if (you === null) return [];
  return all.filter((stay) => stay.owner !== you && stay.against.includes(you)).map((stay) => ({ seat: stay.owner, card: stay.card }));
}

// What events of Lost Cities mean on the table: where cards fly that lay in a hidden place, and what the last move marks.
import type { Grammar } from '../../frame/log';
import type { Flights, Mark } from '../../frame/position';
import type { Told } from '../../frame/seen';
import { toCard } from './cards';
import type { Position } from './position';

const GAME_STARTS = 'lost-cities-game-starts';
/** What happens before anybody has moved. */
const DEALT = [GAME_STARTS, 'lost-cities-is-dealt', 'lost-cities-is-dealt-hidden'];
/** What begins a turn: a card is placed. */
const TO_EXPEDITION = ['lost-cities-starts-expedition', 'lost-cities-adds-to-expedition'];
const TO_CAMP = 'lost-cities-adds-to-camp';
const PLACED = [...TO_EXPEDITION, TO_CAMP];

/** By the name of the card, the place (`data-place`) that it left or reached unseen. */
export function flights(fresh: Told[], at: Position): Flights {
  const found: Flights = { from: new Map(), to: new Map(), unseen: [] };
  for (const [key, args] of fresh) {
    const [card, seat] = [String(args['card'] ?? ''), String(args['seat'] ?? '')];
    if (PLACED.includes(key)) found.from.set(card, `seat ${seat}`);
    else if (key === 'lost-cities-draws') found.from.set(card, 'pile');
    else if (key === 'lost-cities-draws-from-camp') found.to.set(card, `seat ${seat}`);
    else if (key === 'lost-cities-draws-hidden') found.unseen.push(['pile', `seat ${seat}`]);
    else if (key === 'lost-cities-is-dealt') {
      for (const dealt of String(args['cards'] ?? '').split(', ')) found.from.set(dealt, 'pile');
      // The cards of the game before go back first.
      for (const colour of at.colours) for (let n = 2; n <= 10; n++) found.to.set(`${colour} ${n}`, 'pile').set(`${colour} sponsor`, 'pile');
    }
  }
  return found;
}

export function marks([key, args]: Told): Mark[] {
  const seat = Number(args['seat']);
  const card = typeof args['card'] === 'string' ? toCard(args['card']) : null;
  if (TO_EXPEDITION.includes(key) && card) return [{ thing: `newest ${seat} ${card.colour}`, seat, kind: 'to' }];
  if (key === TO_CAMP && card) return [{ thing: `camp ${card.colour}`, seat, kind: 'to' }];
  if (key === 'lost-cities-draws-from-camp' && card) return [{ thing: `camp ${card.colour}`, seat, kind: 'from' }];
  if (key === 'lost-cities-draws-hidden' || key === 'lost-cities-draws') return [{ thing: 'pile', seat, kind: 'from' }];
  return [];
}

/** Placing a card and winning a milestone in fewer words than the log has for them. */
export function brief([key, args]: Told, at: Position): string | null {
  const card = String(args['card'] ?? '');
  if (key === TO_EXPEDITION[0]) return at.say('lost-cities-table-brief-starts', { card });
  if (key === TO_EXPEDITION[1]) return at.say('lost-cities-table-brief-adds', { card });
  return key === 'lost-cities-wins-milestone' ? at.say('lost-cities-table-brief-milestone') : null;
}

export function grammar(at: Position): Grammar {
  const { turn } = at.view.progress;
  return {
    part: ([key, args]) => (key === GAME_STARTS ? at.say('lost-cities-label-game', { n: args['n'] ?? 1, total: args['total'] ?? 1 }) : null),
    turn: ([key]) => PLACED.includes(key),
    heading: (n) => at.say('lost-cities-label-turn', { n }),
    turns: turn + Number(at.phase === 'draw'),
    effect: () => false,
    dealt: ([key]) => DEALT.includes(key),
  };
}

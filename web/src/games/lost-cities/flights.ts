// Where cards come from and go to that lay in a hidden place: the log says it, a view only shows where they are.
import type { Told } from '../../table/seen';

export interface Flights {
  from: Map<string, string>;
  to: Map<string, string>;
  /** The seats that drew a card which nobody else saw. */
  drawn: string[];
}

/** What begins a game, and what begins a turn: a card is placed. */
export const GAME_STARTS = 'lost-cities-game-starts';
export const PLACED = ['lost-cities-starts-expedition', 'lost-cities-adds-to-expedition', 'lost-cities-adds-to-camp'];

/** By the name of the card, the place (`data-place`) that it left or reached unseen. */
export function flights(fresh: Told[]): Flights {
  const found: Flights = { from: new Map(), to: new Map(), drawn: [] };
  for (const told of fresh) {
    const [key, args] = told;
    const [card, seat] = [String(args['card'] ?? ''), String(args['seat'] ?? '')];
    if (PLACED.includes(key)) found.from.set(card, `seat ${seat}`);
    else if (key === 'lost-cities-draws') found.from.set(card, 'pile');
    else if (key === 'lost-cities-draws-from-camp') found.to.set(card, `seat ${seat}`);
    else if (key === 'lost-cities-draws-hidden') found.drawn.push(seat);
    else if (key === 'lost-cities-is-dealt') {
      for (const dealt of String(args['cards'] ?? '').split(', ')) found.from.set(dealt, 'pile');
    }
  }
  return found;
}

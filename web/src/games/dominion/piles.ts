// Which piles lie where.
import { LINES, printed } from './cards';
import type { Position } from './position';

const BASIC = ['copper', 'estate', 'silver', 'duchy', 'gold', 'province', 'platinum', 'colony', 'curse'];
const ROWS = ['copper', 'silver', 'gold', 'platinum', 'curse', 'estate', 'duchy', 'province', 'colony'];

/** The basic piles of this game: Treasures beside Victory cards, or above them. */
export function basics(at: Position, rows = false): string[] {
  return (rows ? ROWS : BASIC).filter((card) => at.view.zones.supply.some((pile) => pile.card === card));
}

/** The kingdom by cost, then name. */
export function kingdom(at: Position): string[] {
  const cards = at.view.zones.supply.map((pile) => pile.card).filter((card) => printed(card).set !== 'basic');
  return cards.sort((a, b) => printed(a).cost - printed(b).cost || at.speaker.card(a).localeCompare(at.speaker.card(b)));
}

/** The lines of Travellers that this game has. */
export function lines(at: Position): (readonly string[])[] {
  return LINES.filter((line) => at.view.zones.supply.some((pile) => pile.card === line[0]));
}

export const events = (at: Position): string[] =>
  at.view.zones.events.map((event) => event.card).sort((a, b) => printed(a).cost - printed(b).cost);

/** Which cards bring which of a player's tokens into the game. */
const USERS: [string, string[]][] = [
  ['+1 card', ['pathfinding', 'peasant']], ['+1 action', ['lost arts', 'peasant']], ['+1 buy', ['seaway', 'peasant']], ['+1 coin', ['training', 'peasant']],
  ['-2 cost', ['ferry']], ['trashing', ['plan']], ['estate', ['inheritance']], ['journey', ['ranger', 'giant', 'pilgrimage']],
  ['-1 card', ['relic', 'raid', 'borrow']], ['-1 coin', ['bridge troll', 'ball']],
];

/** The tokens that a player of this game has. */
export function tokensOf(at: Position): string[] {
  const { supply, events: all } = at.view.zones;
  const there = new Set([...supply, ...all].map(({ card }) => card));
  return USERS.filter(([, cards]) => cards.some((card) => there.has(card))).map(([token]) => token);
}

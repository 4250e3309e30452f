// The guided first game of Lost Cities: seven marks, each where and when it is needed.
import type { Coach, CoachMark, Said } from '../../frame/coach';
import { SPONSOR, type Card } from './cards';
import type { Position } from './position';

/** What the marks look at. */
export type Situation = Pick<
  Position,
  'after' | 'campTop' | 'colours' | 'expedition' | 'far' | 'hand' | 'held' | 'may' | 'near' | 'phase' | 'say' | 'view'
>;
type Mark = CoachMark<Situation>;

/** So few cards are left that one should count them. */
const FEW = 10;
const COLOURS = 5;

const says = (at: Situation, n: number, things: readonly string[], args: Record<string, number | string> = {}): Said => ({
  things, title: at.say(`lost-cities-coach-${n}`, args), text: at.say(`lost-cities-coach-${n}-text`, args),
});
/** Each player has had a turn: one thing after the other. */
const later = (at: Situation) => at.view.progress.turn > 1;
/** Whether a card is to be placed, and none has been picked up. */
const atRest = (at: Situation, picked: readonly string[]) => at.phase === 'place' && picked.length === 0;
/** The card that is picked up and may go onto its expedition. */
function carried(at: Situation, picked: readonly string[]): Card | null {
  const card = at.held(picked[0] ?? null);
  return card && at.phase === 'place' && at.may(`play ${card.name}`) ? card : null;
}

const hand: Mark = {
  name: 'hand',
  says: (at, picked) => (atRest(at, picked) && at.colours.length === COLOURS ? says(at, 1, at.hand(at.near).map((card) => card.id)) : null),
};

const places: Mark = {
  name: 'places',
  says(at, picked) {
    const card = carried(at, picked);
    if (!card || !at.may(`camp ${card.name}`)) return null;
    return says(at, 2, [`camp ${card.colour}`, `expedition ${at.near} ${card.colour}`]);
  },
};

/** Worth saying where there is something to add up. */
const cost: Mark = {
  name: 'cost',
  says(at, picked) {
    const card = carried(at, picked);
    const points = card && at.after(`play ${card.name}`);
    if (!card || points === null || card.rank === SPONSOR || at.expedition(at.near, card.colour).length) return null;
    const cards = at.hand(at.near).filter((one) => one.colour === card.colour && one.rank !== SPONSOR);
    if (cards.length < 2) return null;
    return says(at, 3, [`expedition ${at.near} ${card.colour}`], { points, cards: cards.map((one) => one.name).join(', ') });
  },
};

const draw: Mark = {
  name: 'draw',
  says: (at) => (at.phase === 'draw' && at.may('draw') ? says(at, 4, ['pile']) : null),
};

const camps: Mark = {
  name: 'camps',
  says(at, picked) {
    const colour = at.colours.find((one) => at.campTop(one) !== null);
    return atRest(at, picked) && later(at) && colour ? says(at, 5, [`camp ${colour}`], { seat: at.far }) : null;
  },
};

const sponsor: Mark = {
  name: 'sponsor',
  says(at, picked) {
    const card = at.hand(at.near).find((one) => one.rank === SPONSOR && at.may(`play ${one.name}`));
    return atRest(at, picked) && later(at) && card ? says(at, 6, [card.id]) : null;
  },
};

const clock: Mark = {
  name: 'clock',
  says(at, picked) {
    const { pile } = at.view.zones;
    return atRest(at, picked) && pile !== null && pile <= FEW ? says(at, 7, ['pile']) : null;
  },
};

export const COACH: Coach<Position> = [hand, places, cost, draw, clock, sponsor, camps];

// The guided first game of Adventure Tours: six marks, each where and when it is needed.
import type { Coach, CoachMark, Said } from '../../frame/coach';
import { aimAt, moveTo, seatThing } from './moves';
import type { Position } from './position';

type Mark = CoachMark<Position>;

/** So few cards in a hand that the round may end soon. */
const FEW = 2;

const says = (at: Position, n: number, things: readonly string[], args: Record<string, number | string> = {}): Said => ({
  things, title: at.say(`adventure-tours-coach-${n}`, args), text: at.say(`adventure-tours-coach-${n}-text`, args),
});
/** Each player has had a turn: one thing after the other. */
const later = (at: Position) => at.progress.turn > at.names.length;
/** Whether a card is to be played, and none has been picked up. */
const atRest = (at: Position, picked: readonly string[]) => at.kind === 'play' && picked.length === 0;
const joins = (at: Position, card: string) => at.may(moveTo('join', card));

const hand: Mark = {
  name: 'hand',
  says: (at, picked) => (atRest(at, picked) ? says(at, 1, at.hand.map((card) => card.id)) : null),
};

const places: Mark = {
  name: 'places',
  says: (at, picked) => (at.kind === 'play' && at.isHeld(picked[0] ?? null) ? says(at, 2, ['join', 'lay']) : null),
};

const demand: Mark = {
  name: 'demand',
  says(at, picked) {
    const card = at.hand.find((one) => !joins(at, one.name));
    if (!atRest(at, picked) || !later(at) || !card) return null;
    const { demand, colour } = at.facts(card.name);
    return says(at, 3, [card.id], { n: at.level(at.near, colour), total: demand });
  },
};

const members: Mark = {
  name: 'members',
  says(at, picked) {
    const card = at.hand.find((one) => joins(at, one.name) && at.facts(one.name).money > 2);
    return atRest(at, picked) && later(at) && card ? says(at, 4, [card.id], { coins: at.facts(card.name).money }) : null;
  },
};

const aim: Mark = {
  name: 'aim',
  says: (at, picked) => (at.aiming && !picked.length ? says(at, 5, at.others.filter((seat) => at.may(aimAt(seat))).map(seatThing)) : null),
};

const end: Mark = {
  name: 'end',
  says(at, picked) {
    const seat = at.others.find((other) => at.player(other).hand <= FEW);
    return atRest(at, picked) && later(at) && seat !== undefined ? says(at, 6, [`held ${seat}`], { name: at.names[seat] ?? '' }) : null;
  },
};

export const COACH: Coach<Position> = [aim, hand, places, end, demand, members];

// The guided first game of Dominion: six marks, each where and when it is needed.
import type { Coach, CoachMark, Said } from '../../frame/coach';
import type { Position } from './position';
import { pileThing } from './things';

/** What the marks look at. */
export type Situation = Pick<Position, 'hand' | 'kind' | 'may' | 'near' | 'pile' | 'say' | 'things' | 'treasures' | 'view' | 'ways'>;
type Mark = CoachMark<Situation>;

/** From this turn on one thinks of points. */
const LATER = 5;
/** So few Provinces are left that one should count them. */
const FEW = 4;

const says = (at: Situation, n: number, things: readonly string[], args: Record<string, number | string> = {}): Said => ({
  things, title: at.say(`dominion-coach-${n}`, args), text: at.say(`dominion-coach-${n}-text`, args),
});
const turns = (at: Situation): number => at.view.seats[at.near]!.turns;
/** Whether something is to be bought, all Treasures are played and nothing is picked. */
const buying = (at: Situation, picked: readonly string[]): boolean => at.kind === 'buy-phase' && !at.treasures().length && !picked.length;

const treasures: Mark = {
  name: 'treasures',
  says(at, picked) {
    const cards = at.hand.filter(({ name }) => at.may(`play ${name}`));
    return at.kind === 'buy-phase' && cards.length && !picked.length ? says(at, 1, cards.map(({ id }) => id)) : null;
  },
};

const buy: Mark = {
  name: 'buy',
  says(at, picked) {
    const pile = ['gold', 'silver'].map(pileThing).find((thing) => at.ways(thing).length);
    return buying(at, picked) && pile ? says(at, 2, [pile]) : null;
  },
};

const discard: Mark = {
  name: 'discard',
  says: (at, picked) => (at.view.zones.discards[at.near]!.count && turns(at) > 1 && !picked.length ? says(at, 3, ['discard']) : null),
};

const action: Mark = {
  name: 'action',
  says(at, picked) {
    const cards = at.hand.filter(({ name }) => at.may(`play ${name}`));
    return at.kind === 'action-phase' && cards.length && !picked.length ? says(at, 4, cards.map(({ id }) => id)) : null;
  },
};

const points: Mark = {
  name: 'points',
  says: (at, picked) => (buying(at, picked) && turns(at) >= LATER ? says(at, 5, [pileThing('province')]) : null),
};

const end: Mark = {
  name: 'end',
  says(at, picked) {
    const left = at.pile('province')?.left ?? 0;
    return buying(at, picked) && left <= FEW ? says(at, 6, [pileThing('province')], { n: left, total: at.view.seats.length > 4 ? 4 : 3 }) : null;
  },
};

export const COACH: Coach<Position> = [treasures, action, buy, end, points, discard];

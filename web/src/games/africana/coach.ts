// The guided first game of Africana: seven marks, each where and when it is needed.
import type { Coach, CoachMark, Said } from '../../frame/coach';
import { adventureThing, bookThing, expeditionThing, pageThing, placeThing, type Position } from './position';

type Mark = CoachMark<Position>;

const says = (at: Position, n: number, things: readonly string[], args: Record<string, number | string> = {}): Said => ({
  things, title: at.say(`africana-coach-${n}`, args), text: at.say(`africana-coach-${n}-text`, args),
});
/** Whether a turn begins, and nothing has been picked or opened. */
const atRest = (at: Position, picked: readonly string[]): boolean => at.kind === 'action' && picked.length === 0 && !at.open.book;
/** Places that can be entered now. */
const near = (at: Position): string[] => Object.keys(at.tables.places).filter((place) => at.waysTo(place, []).length > 0);
const later = (at: Position, rounds: number): boolean => at.view.progress.turn >= rounds * at.view.seats.length;

const hand: Mark = {
  name: 'hand',
  says: (at, picked) => (atRest(at, picked) && at.hand.length > 0 ? says(at, 1, at.hand.map((card) => card.id)) : null),
};

const expeditions: Mark = {
  name: 'expeditions',
  says(at, picked) {
    const open = at.view.zones.spaces.flatMap(({ expedition }) => (expedition ? [expeditionThing(expedition)] : []));
    return atRest(at, picked) && later(at, 1) && open.length ? says(at, 2, open) : null;
  },
};

const places: Mark = {
  name: 'places',
  says(at, picked) {
    const found = near(at).map(placeThing);
    return atRest(at, picked) && later(at, 1) && found.length ? says(at, 3, found) : null;
  },
};

const plan: Mark = {
  name: 'plan',
  says(at, picked) {
    const path = at.planned(picked);
    return path.length && at.kind === 'action' ? says(at, 4, ['journal']) : null;
  },
};

const book: Mark = {
  name: 'book',
  says: (at, picked) => (atRest(at, picked) && later(at, 2) && at.usable && at.own.silver >= 5 ? says(at, 5, [bookThing(at.half)]) : null),
};

const pages: Mark = {
  name: 'pages',
  says: (at, picked) => (!picked.length && (at.kind === 'book' || at.open.book) ? says(at, 6, [pageThing('left'), pageThing('right')]) : null),
};

const goals: Mark = {
  name: 'goals',
  says(at, picked) {
    const own = at.adventures(at.near).map(({ adventure }) => adventureThing(adventure));
    return atRest(at, picked) && own.length ? says(at, 7, own) : null;
  },
};

export const COACH: Coach<Position> = [hand, plan, pages, goals, expeditions, places, book];

// The letters that only Africana has.
import type { Key } from '../../frame/position';
import { openBook } from './prompt';
import { placeThing, type Position } from './position';

export function ownKeys(at: Position): Key[] {
  return [
    {
      key: 'd', label: at.say('africana-table-draw'),
      run(desk) {
        if (at.may('draw') && !desk.picked.length) desk.play(['draw']);
      },
    },
    {
      key: 'b', label: at.say('africana-table-open-book'),
      run(desk) {
        if (at.kind !== 'action') return;
        desk.putBack();
        if (at.open.book) at.open.book = false;
        else if (at.usable) openBook(at);
      },
    },
    { key: 'f', label: at.say('africana-table-shelf'), run: () => { at.open.shelf = !at.open.shelf; } },
    { key: 'z', label: at.say('africana-table-list'), run: () => { at.open.list = !at.open.list; at.open.tab = 'map'; } },
    { key: 'g', label: at.say('africana-table-next-goal'), run: () => nextGoal(at) },
  ];
}

/** The focus goes to the next place at which something of one's own can be ended. */
function nextGoal(at: Position): void {
  const goals = new Set([
    ...at.adventures(at.near).map(({ target }) => target),
    ...at.view.zones.spaces.flatMap(({ markers, target }) => (target && markers.includes(at.near) ? [target] : [])),
  ]);
  const all = [...goals].flatMap((place) => document.querySelector<HTMLElement>(`[data-thing="${CSS.escape(placeThing(place))}"]`) ?? []);
  const now = all.indexOf(document.activeElement as HTMLElement);
  all[(now + 1) % Math.max(1, all.length)]?.focus();
}


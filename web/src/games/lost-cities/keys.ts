// The letters that only Lost Cities has.
import type { Key } from '../../frame/position';
import type { Position } from './position';

export function ownKeys(at: Position): Key[] {
  return [
    {
      key: 'c', label: at.say('lost-cities-table-key-camp'),
      run(desk) {
        const card = at.held(desk.chosen);
        if (card) desk.press(`camp ${card.colour}`);
      },
    },
    { key: 'd', label: at.say('lost-cities-table-key-draw'), run: (desk) => desk.press('pile') },
    {
      key: 't', label: at.say('lost-cities-table-key-take'),
      run(desk, n) {
        const colour = at.colours[(n ?? 0) - 1];
        if (colour) desk.press(`camp ${colour}`);
      },
      counts: true,
    },
  ];
}

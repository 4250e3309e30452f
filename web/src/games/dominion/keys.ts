// The letters that only Dominion has.
import type { Key } from '../../frame/position';
import { offered } from './passing';
import type { Position } from './position';

export function ownKeys(at: Position): Key[] {
  return [
    {
      key: 'c', label: at.say('dominion-table-key-call'),
      run(desk) {
        const call = [...at.options].find((move) => move.startsWith('call '));
        if (call) desk.play([call]);
      },
    },
    {
      key: 't', label: at.say('dominion-table-key-treasures'),
      run(desk) {
        const all = at.treasures();
        if (all.length) desk.play(all);
      },
    },
    { key: 'a', label: at.say('dominion-table-key-always'), run: () => say(at, 'always') },
    { key: 'v', label: at.say('dominion-table-key-never'), run: () => say(at, 'never') },
  ];
}

/** Say once for all what to do with the card that is offered now. */
function say(at: Position, policy: 'always' | 'never'): void {
  const [card] = offered(at);
  if (card) at.open.say(card, policy);
}

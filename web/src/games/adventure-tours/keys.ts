// The letter that only Adventure Tours has; E lays a card as equipment, because the button says so.
import type { Key } from '../../frame/position';
import type { Position } from './position';

export function ownKeys(at: Position): Key[] {
  return [
    {
      key: 'j', label: at.say('adventure-tours-table-key-join'),
      run(desk) {
        if (at.isHeld(desk.chosen)) desk.press('join');
      },
    },
  ];
}

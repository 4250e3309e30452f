// What is said of a match of Dominion that is over.
import type { Story } from '../../frame/story';
import type { Position } from './position';

/** A card that was bought or played at the best moment. */
export function bestOf(at: Position, move: string, _seat: number): { name: string; does: string } {
  return { name: at.label(move), does: '' };
}

export function numbers(at: Position, story: Story): { n: string; of: string }[] {
  const turns = Math.max(...at.view.seats.map((seat) => seat.turns));
  const buys = story.moves.filter(([, move]) => move.startsWith('buy ')).length;
  return [
    { n: at.speaker.number(turns), of: at.say('dominion-table-n-turns', { n: turns }) },
    { n: at.speaker.number(buys), of: at.say('dominion-table-n-buys', { n: buys }) },
  ];
}

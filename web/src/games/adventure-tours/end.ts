// What is said of a match of Adventure Tours that is over.
import type { Story } from '../../frame/story';
import type { Position } from './position';

/** The move of the best moment by its name; what it did its event says. */
export function told(at: Position, move: string, _seat: number): { name: string; does: string } {
  return { name: at.label(move), does: '' };
}

export function numbers(at: Position, story: Story): { n: string; of: string }[] {
  const count = (verb: string) => story.moves.filter(([, move]) => move.startsWith(`${verb} `)).length;
  const [joined, guarded] = [count('join'), count('protect')];
  return [
    { n: at.speaker.number(joined), of: at.say('adventure-tours-table-n-joined', { n: joined }) },
    { n: at.speaker.number(guarded), of: at.say('adventure-tours-table-n-stopped', { n: guarded }) },
  ];
}

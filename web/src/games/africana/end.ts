// What is said of a match of Africana that is over.
import type { Story } from '../../frame/story';
import type { Position } from './position';

export function numbers(at: Position, story: Story): { n: string; of: string }[] {
  const rounds = Math.ceil(at.view.progress.turn / at.view.seats.length);
  const steps = story.moves.filter(([, move]) => move.startsWith('go ')).length;
  return [
    { n: at.speaker.number(rounds), of: at.say('africana-table-n-rounds', { n: rounds }) },
    { n: at.speaker.number(steps), of: at.say('africana-table-n-steps', { n: steps }) },
  ];
}

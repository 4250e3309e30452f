// What is said of a match of Adventure Tours that is over.
import type { Story } from '../../frame/story';
import { aimed } from './moves';
import type { Position } from './position';

/** The move of the best moment by its name; what it did its event says. */
export function told(at: Position, move: string, _seat: number): { name: string; does: string } {
  return { name: at.label(move), does: '' };
}

/** The most moves that a player made in a row; an answer of the one who is attacked does not end it. */
function longestChain(story: Story): { seat: number; n: number } {
  const best = { seat: 0, n: 0 };
  let now = { seat: -1, n: 0 };
  for (const [seat, move] of story.moves) {
    if (move === 'skip' || move.startsWith('protect ')) continue;
    now = { seat, n: now.seat === seat ? now.n + 1 : 1 };
    if (move === 'deal' || move.startsWith('board ')) now = { seat: -1, n: 0 };
    if (now.n > best.n) Object.assign(best, now);
  }
  return best;
}

/** Who was chosen most often by others. */
function mostAimed(at: Position, story: Story): { seat: number; n: number } {
  const counts = at.names.map((_, seat) => story.moves.filter(([by, move]) => by !== seat && aimed(move) === seat).length);
  const n = Math.max(...counts);
  return { seat: counts.indexOf(n), n };
}

export function numbers(at: Position, story: Story): { n: string; of: string }[] {
  const count = (verb: string) => story.moves.filter(([, move]) => move.startsWith(`${verb} `)).length;
  const [joined, guarded] = [count('join'), count('protect')];
  const [chain, target] = [longestChain(story), mostAimed(at, story)];
  const named = ({ seat, n }: { seat: number; n: number }) => ({ n, name: at.names[seat] ?? '' });
  return [
    chain.n > 1 ? { n: at.speaker.number(chain.n), of: at.say('adventure-tours-table-n-chain', named(chain)) } : { n: at.speaker.number(joined), of: at.say('adventure-tours-table-n-joined', { n: joined }) },
    ...(target.n ? [{ n: at.speaker.number(target.n), of: at.say('adventure-tours-table-n-aimed', named(target)) }] : []),
    { n: at.speaker.number(guarded), of: at.say('adventure-tours-table-n-stopped', { n: guarded }) },
  ];
}

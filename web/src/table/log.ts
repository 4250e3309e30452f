/** The log as rows: sentences, cut where they name a card. */
import type { Speaker } from '../speech';
import type { Seen } from './seen';

export interface Piece {
  text: string;
  /** The spelling of a card that these words name. */
  card?: string;
  /** A comma or a stop after the card, which must not begin a line. */
  tail?: string;
}

export interface Row {
  n: number;
  seat: number | null;
  pieces: Piece[];
  fresh: boolean;
}

export interface Group {
  title: string;
  rows: Row[];
}

/** Cut a sentence where it names one of these cards. */
function cut(sentence: string, cards: [string, string][]): Piece[] {
  const pieces: Piece[] = [];
  let rest = sentence;
  for (const [card, words] of cards) {
    const at = rest.toLowerCase().indexOf(words.toLowerCase());
    if (at < 0) continue;
    if (at > 0) pieces.push({ text: rest.slice(0, at) });
    const text = rest.slice(at, at + words.length);
    rest = rest.slice(at + words.length);
    const tail = /^[^\s\p{L}\p{N}]*/u.exec(rest)![0];
    pieces.push({ text, card, tail });
    rest = rest.slice(tail.length);
  }
  if (rest) pieces.push({ text: rest });
  return pieces;
}

/** Which events begin a game and a turn, and how many turns of this game are over. */
export interface Marks {
  game: string;
  turn: readonly string[];
  turns: number;
}

/** All events, a group a turn. */
export function groups(seen: Seen, marks: Marks, speaker: Speaker, names: string[]): Group[] {
  const { events, fresh, view } = seen;
  // A replay may know only the last events: then the turns are counted from the end.
  const whole = events.some(([key]) => key === marks.game);
  const begun = events.filter(([key]) => marks.turn.includes(key)).length;
  let turn = whole ? 0 : Math.max(0, marks.turns - begun);
  const made: Group[] = [];
  for (const [n, told] of events.entries()) {
    const [key, args] = told;
    if (key === marks.game) {
      turn = 0;
      made.push({ title: speaker.say('lost-cities-label-game', { n: args['n'] ?? 1, total: args['total'] ?? 1 }), rows: [] });
    } else if (marks.turn.includes(key) || !made.length) {
      made.push({ title: speaker.say('lost-cities-label-turn', { n: ++turn }), rows: [] });
    }
    const named = [args['card'], ...String(args['cards'] ?? '').split(', ')].filter((card) => typeof card === 'string' && card);
    const text = speaker.event(told, names, view.you);
    const seat = typeof args['seat'] === 'number' ? args['seat'] : null;
    const pieces = cut(text, named.map((card) => [card as string, speaker.card(card as string)]));
    made.at(-1)!.rows.push({ n, seat, pieces, fresh: n >= fresh });
  }
  return made;
}

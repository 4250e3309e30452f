/** The log as rows: sentences, cut where they name a card. */
import type { Speaker } from '../speech';
import type { Happened } from './seen';

export interface Piece {
  text: string;
  /** The spelling of a card that these words name. */
  card?: string;
}

export interface Row {
  n: number;
  seat: number | null;
  pieces: Piece[];
  text: string;
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
    pieces.push({ text: rest.slice(at, at + words.length), card });
    rest = rest.slice(at + words.length);
  }
  if (rest) pieces.push({ text: rest });
  return pieces;
}

/** All events, a group a turn. */
export function groups(events: Happened[], fresh: number, speaker: Speaker, names: string[], you: number | null): Group[] {
  const made: Group[] = [];
  let turn: number | null = null;
  for (const [n, { told, turn: at }] of events.entries()) {
    const [key, args] = told;
    const begins = key.endsWith('-game-starts');
    if (begins || at !== turn || !made.length) {
      const title = begins
        ? speaker.say('lost-cities-label-game', { n: args['n'] ?? 1, total: args['total'] ?? 1 })
        : speaker.say('lost-cities-label-turn', { n: at });
      made.push({ title, rows: [] });
      turn = at;
    }
    const named = [args['card'], ...String(args['cards'] ?? '').split(', ')].filter((card) => typeof card === 'string' && card);
    const text = speaker.event(told, names, you);
    const seat = typeof args['seat'] === 'number' ? args['seat'] : null;
    const pieces = cut(text, named.map((card) => [card as string, speaker.card(card as string)]));
    made.at(-1)!.rows.push({ n, seat, pieces, text, fresh: n >= fresh });
  }
  return made;
}

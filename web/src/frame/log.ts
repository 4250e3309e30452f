/** The log as rows: sentences, cut where they name a card. */
import type { Speaker } from '../speech';
import type { Happened } from '../wire';
import type { Position } from './position';
import type { Told } from './seen';

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
  /** What somebody else did since one's own last move, or one's own last move. */
  last: boolean;
  /** Follows from the row before. */
  effect: boolean;
  /** Told by the table, not by the match. */
  aside: boolean;
}

export interface Group {
  title: string;
  rows: Row[];
}

/** How a title cuts its log. */
export interface Grammar {
  /** The title of a part of the match, such as a deal, that begins with this event. */
  part(told: Told): string | null;
  /** Whether a turn begins with this event. */
  turn(told: Told): boolean;
  /** The heading of the n-th turn of a part, begun by this event. */
  heading(n: number, told: Told): string;
  /** How many turns of the present part have begun; null where a title does not count them. */
  turns: number | null;
  /** Whether the event follows from the one before. */
  effect(told: Told): boolean;
  /** Whether the event is nobody's move, though it names a seat: what is dealt to it. */
  dealt?(told: Told): boolean;
}

/** Most rows that are in the page unless somebody asks for more. */
export const SHOWN = 60;

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

/** Whose event it is, where it says so. */
export const seatOf = ([, args]: Told) => (typeof args['seat'] === 'number' ? args['seat'] : null);

/** The number of the first event that the last-move marks show; what was dealt is nobody's move. */
export function lastFrom(at: Position): number {
  const { events, last } = at.seen;
  return Math.max(last, events.findLastIndex((told) => at.log.dealt?.(told)) + 1);
}

/** The last moves: what others did, or what oneself did where they have done nothing since. */
function lastMoves(at: Position): Told[] {
  const { events, view } = at.seen;
  const last = events.slice(lastFrom(at)).filter((told) => seatOf(told) !== null);
  const others = last.filter((told) => seatOf(told) !== view.you);
  return others.length ? others : last;
}

/** The newest sentences of the last moves, as they are said. */
export function lastWords(at: Position, most = 6): string {
  return lastMoves(at).slice(-most).map((told) => stopped(at.event(told))).join(' ');
}

/** A sentence with its stop. */
export const stopped = (text: string) => (!text || /[.!?…]$/.test(text) ? text : `${text}.`);

/** The rows from a certain event on, under their headings: a group per turn. */
export function groups(at: Position, from: number): Group[] {
  const { events } = at.seen;
  const { log } = at;
  const marked = lastFrom(at);
  // A replay may know only the last events: then the turns are counted from the end.
  const whole = events.some((told) => log.part(told) !== null);
  const begun = events.filter((told) => log.turn(told)).length;
  let turn = whole || log.turns === null ? 0 : Math.max(0, log.turns - begun);
  const made: Group[] = [];
  for (const [n, told] of events.entries()) {
    const part = log.part(told);
    if (part !== null) {
      turn = 0;
      made.push({ title: part, rows: [] });
    } else if (log.turn(told)) made.push({ title: log.heading(++turn, told), rows: [] });
    // What was known of a turn before it could be followed belongs to the one that was under way.
    else if (!made.length) made.push({ title: turn ? log.heading(turn, told) : '', rows: [] });
    if (n >= from) made.at(-1)!.rows.push(row(at, told, n, marked), ...asides(at, n + 1));
  }
  return made.filter((group) => group.rows.length);
}

/** What happened at the table after the first n events of the match. */
function asides(at: Position, events: number): Row[] {
  const last = at.seen.events.length;
  const here = at.seen.happened.filter((one) => Math.min(one.events, last) === events);
  return here.map((one) => ({
    n: -1 - one.n, seat: seatOf([one.key, one.args]), pieces: [{ text: at.say(one.key, namedBot(at, one.args)) }], last: false, effect: false, aside: true,
  }));
}

/** The server names a program; people know it by another name. */
const namedBot = (at: Position, args: Happened['args']) =>
  typeof args['bot'] === 'string' ? { ...args, bot: at.botName(args['bot']) } : args;

/** The pieces of a sentence, by its event: that is an object that stays, and a new view tells most of them again. */
const cuts = new WeakMap<Told, { by: Speaker; to: string; pieces: Piece[] }>();

function piecesOf(at: Position, told: Told): Piece[] {
  const to = JSON.stringify([at.view.you, at.names]);
  const known = cuts.get(told);
  if (known?.by === at.speaker && known.to === to) return known.pieces;
  const [, args] = told;
  const named = [args['card'], ...String(args['cards'] ?? '').split(', ')].filter((card) => typeof card === 'string' && card);
  const text = at.event(told);
  const pieces = cut(text, named.map((card) => [card as string, at.speaker.card(card as string)]));
  cuts.set(told, { by: at.speaker, to, pieces });
  return pieces;
}

function row(at: Position, told: Told, n: number, marked: number): Row {
  const seat = seatOf(told);
  return { n, seat, pieces: piecesOf(at, told), last: n >= marked && seat !== null, effect: at.log.effect(told), aside: false };
}

/** The last moves of the others in one line: what the ticker of a phone says. */
export function summary(at: Position): { seat: number; text: string } | null {
  const last = lastMoves(at);
  const newest = last.at(-1);
  if (!newest) return null;
  const seat = seatOf(newest)!;
  const own = last.filter((told) => seatOf(told) === seat && !at.log.effect(told));
  return { seat, text: (own.length ? own : [newest]).slice(-3).map((told) => at.brief(told)).join(', ') };
}

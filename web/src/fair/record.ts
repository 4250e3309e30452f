// Reading a match file: src/cairn/core/record.py. Nothing is believed, and the first thing that does not fit is named.
import type { Problem } from '../wire';
import { lineCheck } from './dice';

/** Something in a match does not fit: the key of the sentence that says so, and its arguments. */
export class Misfit extends Error {
  readonly problem: Problem;

  constructor(key: string, args: Problem['args'] = {}) {
    super(key);
    this.problem = { key, rule: '', args };
  }
}

export interface Step {
  seat: number;
  move: string;
  line: number;
}

/** The match that a file tells, without the moves that were taken back. */
export interface Tale {
  game: string;
  options: Record<string, string>;
  commitment: string;
  words: string[];
  steps: Step[];
  /** How often moves were taken back. */
  undos: number;
  /** Empty until the match is over. */
  secret: string;
}

/** Read a file and check the check of every line; Misfit names the first that was changed. */
export function readRecord(text: string): Tale {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (!lines[0]!.startsWith('cairn-match ')) throw new Misfit('match-not-a-match');
  if (lines[0] !== 'cairn-match 1') throw new Misfit('match-version', { version: lines[0]!.slice(12) });
  const begin = lines.findIndex((line) => line.startsWith('begin #'));
  if (begin < 0 || lines.at(-1) !== '') throw new Misfit('match-truncated');
  let seal = lineCheck('', lines.slice(0, begin).join('\n'));
  if (lines[begin] !== `begin #${seal}`) throw new Misfit('match-headers-damaged', { line: begin + 1 });
  const record = readHead(lines.slice(1, begin));
  for (let i = begin + 1; i < lines.length - 1; i++) {
    const [line, found] = cutLast(lines[i]!, ' #');
    seal = lineCheck(seal, line);
    if (found !== seal) throw new Misfit('match-damaged', { line: i + 1, text: lines[i]! });
    readLine(record, line, i + 1);
  }
  return record;
}

function readHead(head: string[]): Tale {
  const record: Tale = { game: '', options: {}, commitment: '', words: [], steps: [], undos: 0, secret: '' };
  for (const line of head) {
    const [name, value] = cut(line);
    const [first, rest] = cut(value);
    if (name === 'game') record.game = value;
    else if (name === 'option') record.options[first] = rest;
    else if (name === 'commitment') record.commitment = value;
    else if (name === 'word') record.words.push(rest);
  }
  return record;
}

function readLine(record: Tale, line: string, number: number): void {
  const [first, rest] = cut(line);
  if (first === 'secret') record.secret = rest;
  else if (first === 'undo') {
    const to = Number(rest);
    if (!(to < record.steps.length)) throw new Misfit('match-undo', { n: to });
    record.steps.length = to;
    record.undos += 1;
  } else if (first !== 'end' && first !== 'resign') {
    const [seat, move] = cut(rest);
    if (first !== String(record.steps.length + 1)) throw new Misfit('match-step', { n: first, line: number });
    record.steps.push({ seat: Number(seat) - 1, move, line: number });
  }
}

function cut(text: string): [string, string] {
  const at = text.indexOf(' ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function cutLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return at < 0 ? ['', text] : [text.slice(0, at), text.slice(at + mark.length)];
}

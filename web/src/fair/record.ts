// Reading a match file: src/cairn/core/grammar.py, rule by rule. Nothing is believed, and the first thing that does not
// fit is named; docs/match-file.md has the grammar.
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Problem } from '../wire';
import { commitment, lineCheck } from './dice';
import { firstHead, lengthOf, LONGEST_WORD, nextHead, plainWord, sealOf, wordHash } from './promise';

/** Something in a match does not fit: the key of the sentence that says so, and its arguments. */
export class Misfit extends Error {
  readonly problem: Problem;

  constructor(key: string, args: Problem['args'] = {}) {
    super(key);
    this.problem = { key, rule: '', args };
  }
}

export interface Step {
  seat: string;
  move: string;
  line: number;
}

/** The match that a file tells, without the moves that were taken back. */
export interface Tale {
  format: string;
  /** How many lines the file has. */
  lines: number;
  /** The headers that are there once. */
  one: Record<string, string>;
  options: Record<string, string>;
  /** The options agreed on, where something was drawn for them. */
  asked: Record<string, string>;
  seats: [kind: string, name: string][];
  hashes: [seat: number, hash: string][];
  words: string[];
  nonces: string[];
  steps: Step[];
  /** How often moves were taken back. */
  undos: number;
  /** Who gave the match up: '1', '2', or nobody. */
  resigned: string;
  /** As lowercase digits; empty in a simulation. */
  secret: string;
  quick: string;
  /** Of a match at a table: the heads of the chain before the first line and after each. */
  heads: string[];
  signature: string;
}

const HEADERS = ['game', 'rules', 'tables', 'option', 'seat', 'commitment', 'quick', 'word'];
const AT_TABLE = ['table', 'game', 'rules', 'tables', 'option', 'asked', 'seat', 'seal', 'hash', 'word'];
const ONCE = ['table', 'game', 'rules', 'tables', 'seal'];
const NUMBER = /^(?:0|[1-9][0-9]{0,8})$/;
const OLD_NUMBER = /^[0-9]{1,19}$/;
const NAME = /^[a-z0-9_-]{1,60}$/;
const HEX64 = /^[0-9a-f]{64}$/;
const NONCE = /^[0-9a-f]{32}$/;
const SIGNED = /^[0-9a-f]{64} [0-9a-f]{128}$/;
const OLD_SECRET = /^[ \t\n\r\v\f]*(?:[0-9a-fA-F]{2}[ \t\n\r\v\f]*)*$/;
/** A key of BLAKE2b has at most 64 bytes. */
const LONGEST_SECRET = 64;

/** Read a file; Misfit names the first thing that is wrong in it. */
export function readRecord(text: string): Tale {
  const first = text.split('\n', 1)[0]!;
  if (!first.startsWith('cairn-match ')) throw new Misfit('match-not-a-match');
  const format = first.replace(/\r$/, '').slice(12);
  if (format !== '1' && first !== 'cairn-match 2') throw new Misfit('match-version', { version: format });
  return new Reader(format, format === '1' ? text.replaceAll('\r\n', '\n') : text).tale;
}

class Reader {
  readonly tale: Tale;
  readonly #atTable: boolean;
  readonly #headers: string;
  readonly #first: number;
  readonly #body: string[] = [];
  readonly #tail: string[] = [];

  constructor(format: string, text: string) {
    const lines = text.split('\n');
    this.#atTable = format === '2';
    const begin = lines.findIndex((line) => line.startsWith('begin #'));
    if (begin < 0) throw withoutBegin(lines, this.#atTable ? AT_TABLE : HEADERS);
    this.#headers = lines.slice(0, begin).join('\n');
    const mark = lineCheck('', this.#headers);
    if (lines[begin] !== `begin #${mark}`) throw new Misfit('match-headers-damaged', { line: begin + 1 });
    this.#first = begin + 2;
    this.#check(lines, begin, mark);
    this.tale = {
      format, lines: lines.length - 1, one: {}, options: {}, asked: {}, seats: [], hashes: [], words: [], nonces: [],
      steps: [], undos: 0, resigned: '', secret: '', quick: '', heads: [], signature: '',
    };
    const head = lines.slice(1, begin);
    if (this.#atTable) this.#readHeadAtTable(head);
    else this.#readHead(head);
    this.#readBody();
    if (this.#atTable) {
      this.#open();
      this.#follow();
    } else this.#openAlone();
  }

  /** The check of every line; the lines that have one are the body. */
  #check(lines: string[], begin: number, mark: string): void {
    for (let i = begin + 1; i < lines.length - 1; i++) {
      if (this.#atTable && this.#body.at(-1)?.startsWith('secret ')) {
        this.#tail.push(lines[i]!);
        continue;
      }
      const [line, found] = cutLast(lines[i]!, ' #');
      mark = lineCheck(mark, line);
      if (found !== mark) throw new Misfit('match-damaged', { line: i + 1, text: lines[i]! });
      this.#body.push(line);
    }
    if (lines.at(-1) !== '') throw new Misfit('match-damaged', { line: lines.length, text: lines.at(-1)! });
    const last = this.#body.at(-1) ?? '';
    if (!last.startsWith('secret ') && (last !== 'end' || this.#atTable)) throw new Misfit('match-truncated', { line: lines.length });
  }

  // Headers.

  #readHead(head: string[]): void {
    const { one, options, seats, words } = this.tale;
    for (const [i, line] of head.entries()) {
      const [name, value] = cut(line);
      const [first, rest] = cut(value);
      if (name === 'option') set(options, first, rest);
      else if (name === 'seat') {
        const [kind, who] = cut(rest);
        if (first !== String(seats.length + 1) || !['person', 'bot'].includes(kind)) throw badHeader(i, line);
        seats.push([kind, who]);
      } else if (name === 'word' && first === String(words.length + 1)) words.push(rest);
      else if (HEADERS.includes(name) && name !== 'word' && !Object.hasOwn(one, name)) one[name] = value;
      else throw badHeader(i, line);
    }
  }

  #readHeadAtTable(head: string[]): void {
    const { tale } = this;
    let at = 0;
    for (const [i, line] of head.entries()) {
      const [name, value] = cut(line);
      const place = AT_TABLE.indexOf(name);
      if (place < at || plainWord(line) !== line) throw badHeader(i, line);
      at = place;
      if (!this.#take(name, value)) throw badHeader(i, line);
    }
    const missing = ONCE.find((name) => !Object.hasOwn(tale.one, name)) ?? (tale.seats.length ? '' : 'seat');
    if (missing) throw new Misfit('match-header', { line: head.length + 2, text: missing });
    while (tale.words.length < tale.seats.length) tale.words.push('');
    while (tale.nonces.length < tale.seats.length) tale.nonces.push('');
  }

  /** Take one header of a match at a table; whether it is one. */
  #take(name: string, value: string): boolean {
    const { one, options, asked, seats, hashes, words, nonces } = this.tale;
    const [first, rest] = cut(value);
    if (ONCE.includes(name)) {
      const fits = value !== '' && !Object.hasOwn(one, name) && (name !== 'rules' || NUMBER.test(value)) && (name !== 'seal' || HEX64.test(value));
      one[name] = value;
      return fits;
    }
    if (name === 'option' || name === 'asked') {
      const home = name === 'option' ? options : asked;
      const last = Object.keys(home).toSorted().at(-1);
      const differs = name === 'option' || (Object.hasOwn(options, first) && options[first] !== rest);
      if (!NAME.test(first) || (last !== undefined && first <= last)) return false;
      set(home, first, rest);
      return rest !== '' && differs;
    }
    if (name === 'seat') {
      const [kind, who] = cut(rest);
      seats.push([kind, who]);
      return first === String(seats.length) && ['person', 'bot'].includes(kind);
    }
    const seat = NUMBER.test(first) ? Number(first) - 1 : -1;
    if (seat < 0 || seat >= seats.length) return false;
    const other = hashes.some(([where]) => where === seat);
    if (name === 'hash') {
      hashes.push([seat, rest]);
      return !other && HEX64.test(rest);
    }
    const [nonce, word] = cut(rest);
    if (seat < words.length || !other) return false;
    while (words.length < seat) words.push('');
    while (nonces.length < seat) nonces.push('');
    words.push(word);
    nonces.push(nonce);
    return NONCE.test(nonce) && lengthOf(word) <= LONGEST_WORD;
  }

  // The record.

  #readBody(): void {
    const { tale } = this;
    for (const [i, line] of this.#body.slice(0, -1).entries()) {
      const number = this.#first + i;
      const damaged = (): Misfit => new Misfit('match-damaged', { line: number, text: line });
      if (this.#atTable && plainWord(line) !== line) throw damaged();
      if (line.startsWith('undo ')) {
        const spelled = line.slice(5);
        if (!(this.#atTable ? NUMBER : OLD_NUMBER).test(spelled)) throw damaged();
        const to = Number(spelled);
        if (to >= tale.steps.length || tale.resigned) throw new Misfit('match-undo', { n: to });
        tale.steps.length = to;
        tale.undos += 1;
      } else if (line.startsWith('resign seat ')) {
        if (tale.resigned) throw new Misfit('match-after-end', { n: tale.steps.length + 1, line: number, move: line });
        const seat = line.slice(12);
        if (tale.seats.length !== 2 || !['1', '2'].includes(seat)) throw damaged();
        tale.resigned = seat;
      } else {
        const [n, rest] = cut(line);
        const [seat, move] = cut(rest);
        if (n !== String(tale.steps.length + 1)) throw new Misfit('match-step', { n, line: number, move });
        if (tale.resigned) throw new Misfit('match-after-end', { n, line: number, move });
        if (this.#atTable && !(NUMBER.test(seat) && Number(seat) >= 1 && Number(seat) <= tale.seats.length && move)) throw damaged();
        tale.steps.push({ seat, move, line: number });
      }
    }
  }

  // What was promised.

  /** The secret that the last line shows, or the number of quick dice. */
  #openAlone(): void {
    const { one } = this.tale;
    const last = this.#body.at(-1)!;
    if (last === 'end' && !Object.hasOwn(one, 'commitment') && OLD_NUMBER.test(one['quick'] ?? '')) {
      this.tale.quick = String(BigInt(one['quick']!));
      return;
    }
    const spelled = last.slice(7);
    if (!last.startsWith('secret ') || !OLD_SECRET.test(spelled)) throw new Misfit('match-commitment');
    const secret = bytesToHex(hexToBytes(spelled.replace(/[ \t\n\r\v\f]/g, '')));
    const fits = secret.length <= 2 * LONGEST_SECRET && commitment(secret) === (one['commitment'] ?? '');
    if (Object.hasOwn(one, 'quick') || !fits) throw new Misfit('match-commitment');
    this.tale.secret = secret;
  }

  /** The secret must be the one that was sealed, and each word the one that was hashed. */
  #open(): void {
    const { one, options, asked, seats, hashes, words, nonces } = this.tale;
    const secret = this.#body.at(-1)!.slice(7);
    const agreed = new Map([...Object.entries(options), ...Object.entries(asked)]);
    const { table, game, rules, tables, seal } = one as Record<'table' | 'game' | 'rules' | 'tables' | 'seal', string>;
    if (!HEX64.test(secret) || sealOf(table, game, rules, tables, seats.length, agreed, secret) !== seal) throw new Misfit('match-commitment');
    this.tale.secret = secret;
    for (const [seat, hash] of hashes) {
      if (nonces[seat] && wordHash(table, seat, nonces[seat], words[seat]!) !== hash) throw new Misfit('match-word-hash', { n: seat + 1 });
    }
  }

  /** Follow the chain to its head; a signature is only read. */
  #follow(): void {
    const { heads, secret } = this.tale;
    heads.push(firstHead(secret, this.#headers));
    for (const line of this.#body) heads.push(nextHead(secret, heads.at(-1)!, line));
    const number = this.#first + this.#body.length;
    const [head, signed, more] = this.#tail;
    if (head === undefined) throw new Misfit('match-truncated', { line: number });
    if (head !== `head ${heads.at(-1)}`) throw new Misfit('match-head', { line: number });
    if (signed !== undefined) {
      this.tale.signature = signed.slice(7);
      if (!signed.startsWith('signed ') || !SIGNED.test(this.tale.signature)) throw new Misfit('match-damaged', { line: number + 1, text: signed });
    }
    if (more !== undefined) throw new Misfit('match-damaged', { line: number + 2, text: more });
  }
}

const badHeader = (i: number, line: string): Misfit => new Misfit('match-header', { line: i + 2, text: line });

/** What is wrong with a match whose headers do not end. */
function withoutBegin(lines: string[], names: string[]): Misfit {
  const at = lines.findIndex((line, i) => i > 0 && line !== '' && !names.includes(cut(line)[0]));
  if (at > 0) return new Misfit('match-damaged', { line: at + 1, text: lines[at]! });
  return new Misfit('match-truncated', { line: lines.length });
}

/** Any name may be that of an option, also one that objects have by nature. */
function set(home: Record<string, string>, name: string, value: string): void {
  Object.defineProperty(home, name, { value, enumerable: true, configurable: true, writable: true });
}

function cut(text: string): [string, string] {
  const at = text.indexOf(' ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function cutLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return at < 0 ? ['', text] : [text.slice(0, at), text.slice(at + mark.length)];
}

// The players' words: made up here unless typed. First the hash of each is sent; once the hashes of all are published,
// and are noted here, the words themselves.
import { api, Denied } from '../api';
import { keep, kept } from '../keep';
import type { TableInfo } from '../wire';

/** What this browser noted of a table before it sent its words. */
export interface Note {
  commitment: string;
  words: Record<number, string>;
  /** What was hashed with each word. */
  nonces?: Record<number, string>;
  /** Seat and hash of every word in the order of their arrival, as published before any word was sent. */
  hashes?: [number, string][];
  /** The options agreed on. */
  options?: Record<string, string>;
  /** The fingerprint of what would be shuffled. */
  sources?: string;
  /** The key with which the server signs finished matches. */
  key?: string;
}

/** Tables whose notes are kept; older ones are forgotten. */
const MOST = 50;
/** For browsers that keep nothing: known as long as the page is open. */
const open = new Map<string, Note>();

export function noteOf(table: string): Note | null {
  return kept<Record<string, Note>>('notes', {})[table] ?? open.get(table) ?? null;
}

/** A word that nobody can guess, and that can still be read out: five syllables, some 30 bits. */
export function madeUpWord(): string {
  const random = crypto.getRandomValues(new Uint8Array(10));
  return [...random].map((byte, i) => (i % 2 ? 'aeiou'[byte % 5] : 'bdfgklmnprstvz'[byte % 14])).join('');
}

/**
 * Promise a word for each seat of this browser that has promised none, typed words first and made-up ones for the
 * rest; where all hashes are published by then, say the words.
 */
export async function sayWords(table: TableInfo, typed: Record<number, string> = {}): Promise<TableInfo> {
  let now = table;
  const seats = awaited(table);
  if (!table.hashes.length && seats.length) {
    const [sources, { key }, { plainWord, newNonce, wordHash }] = await Promise.all([fingerprintOf(table.id), api.key(), import('./promise')]);
    for (const seat of seats) {
      const word = plainWord(typed[seat] ?? '') || madeUpWord();
      const nonce = newNonce();
      note(table, seat, word, nonce, sources, key);
      now = await api.hash(table.id, seat, wordHash(table.id, seat, nonce, word));
    }
  }
  return now.hashes.length ? revealWords(now) : now;
}

/** The own seats of which the table awaits something. */
export const awaited = (table: TableInfo): number[] =>
  table.status === 'waiting' ? table.seats.flatMap((seat, i) => (seat.yours && !seat.ready ? [i] : [])) : [];

/**
 * All hashes are published: if one's own are among them, and the seal is still the same, note all and say the words.
 * Denied where they are not, or where another device has the word: then nothing is said.
 */
export async function revealWords(table: TableInfo): Promise<TableInfo> {
  let now = table;
  const seats = awaited(table);
  if (!seats.length) return now;
  const mine = noteOf(table.id);
  const { wordHash } = await import('./promise');
  if (mine && mine.commitment !== table.commitment) throw refusal('web-seal-differs');
  for (const seat of seats) {
    const [word, nonce] = [mine?.words[seat], mine?.nonces?.[seat]];
    if (!mine || word === undefined || nonce === undefined) throw refusal('web-word-elsewhere');
    const own = wordHash(table.id, seat, nonce, word);
    if (!table.hashes.some(([where, hash]) => where === seat && hash === own)) throw refusal('web-hash-differs');
  }
  write(table.id, { ...mine!, hashes: mine!.hashes ?? table.hashes });
  for (const seat of seats) now = await api.word(table.id, seat, mine!.words[seat]!, mine!.nonces![seat]!);
  return now;
}

const refusal = (key: string): Denied => new Denied({ key, rule: '', args: {} });

/** What will be shuffled, as one number; who only looks at the first page needs no hash function. */
async function fingerprintOf(table: string): Promise<string> {
  const [sources, { fingerprint }] = await Promise.all([api.sources(table), import('./dice')]);
  return fingerprint(sources);
}

function note({ id, commitment, options }: TableInfo, seat: number, word: string, nonce: string, sources: string, key: string): void {
  const last = noteOf(id);
  // A note of a table whose words were asked for again is of no use any more.
  const mine = last?.nonces && last.commitment === commitment ? last : { commitment, words: {}, options, sources, key };
  write(id, { ...mine, words: { ...mine.words, [seat]: word }, nonces: { ...mine.nonces, [seat]: nonce } });
}

function write(table: string, mine: Note): void {
  open.set(table, mine);
  const { [table]: _, ...others } = kept<Record<string, Note>>('notes', {});
  keep('notes', { ...Object.fromEntries(Object.entries(others).slice(1 - MOST)), [table]: mine });
}

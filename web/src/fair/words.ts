// The players' words: made up here unless typed, and noted before they are sent, to be compared at the end.
import { api } from '../api';
import { keep, kept } from '../keep';
import type { TableInfo } from '../wire';

/** What this browser noted of a table before it sent its words. */
export interface Note {
  commitment: string;
  words: Record<number, string>;
  /** The options agreed on. */
  options?: Record<string, string>;
  /** The fingerprint of what would be shuffled. */
  sources?: string;
}

/** Tables whose notes are kept; older ones are forgotten. */
const MOST = 50;

export function noteOf(table: string): Note | null {
  return kept<Record<string, Note>>('notes', {})[table] ?? null;
}

/** A word that nobody can guess, and that can still be read out: five syllables, some 30 bits. */
export function madeUpWord(): string {
  const random = crypto.getRandomValues(new Uint8Array(10));
  return [...random].map((byte, i) => (i % 2 ? 'aeiou'[byte % 5] : 'bdfgklmnprstvz'[byte % 14])).join('');
}

/** Say a word for each seat of this browser that has said none; typed words first, made-up ones for the rest. */
export async function sayWords(table: TableInfo, typed: Record<number, string> = {}): Promise<TableInfo> {
  let now = table;
  let sources = '';
  for (const [seat, info] of table.seats.entries()) {
    if (!info.yours || info.ready) continue;
    sources ||= await fingerprintOf(table.id);
    const word = typed[seat]?.trim() || madeUpWord();
    note(table, seat, word, sources);
    now = await api.word(table.id, seat, word);
  }
  return now;
}

/** What will be shuffled, as one number; who only looks at the first page needs no hash function. */
async function fingerprintOf(table: string): Promise<string> {
  const [sources, { fingerprint }] = await Promise.all([api.sources(table), import('./dice')]);
  return fingerprint(sources);
}

function note(table: TableInfo, seat: number, word: string, sources: string): void {
  const notes = kept<Record<string, Note>>('notes', {});
  const { commitment, options } = table;
  const mine = notes[table.id] ?? { commitment, words: {}, options, sources };
  mine.words[seat] = word;
  delete notes[table.id];
  const others = Object.entries(notes).slice(1 - MOST);
  keep('notes', { ...Object.fromEntries(others), [table.id]: mine });
}

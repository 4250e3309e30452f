// What this browser was told while a match was played, remembered as short fingerprints: whoever tells it another
// story after the page was loaded again is found out.
import { forget, keep, kept } from '../keep';
import type { Told } from '../speech';
import { fingerprint } from './dice';

export interface Memory {
  /** One fingerprint of eight digits for each event, in order. */
  marks: string;
  /** How often events that had been told were replaced by others: that happens when a move is taken back. */
  rewritten: number;
}

const DIGITS = 8;
/** Seats of tables that are remembered; older ones are forgotten. */
const MOST = 20;

const marks = new WeakMap<Told, string>();

/** The fingerprint of an event; an event is an object that stays, so each is made once. */
function markOf(told: Told): string {
  let mark = marks.get(told);
  if (!mark) marks.set(told, (mark = fingerprint(told, DIGITS / 2)));
  return mark;
}

/** How many events are remembered. */
export const countOf = (memory: Memory): number => memory.marks.length / DIGITS;

/** What is remembered of a table as seen through a seat. */
export function memoryOf(table: string, seat: number): Memory | null {
  return kept<Memory | null>(nameOf(table, seat), null);
}

/** Remember what a seat was told. */
export function remember(table: string, seat: number, events: readonly Told[]): void {
  const name = nameOf(table, seat);
  const names = kept<string[]>('heard', []);
  if (names[0] !== name) {
    const all = [name, ...names.filter((one) => one !== name)];
    for (const old of all.splice(MOST)) forget(old);
    keep('heard', all);
  }
  keep(name, updated(memoryOf(table, seat), events));
}

/** The memory after these events were told; what it has of them already is compared. */
export function updated(memory: Memory | null, events: readonly Told[]): Memory {
  const now = events.map(markOf).join('');
  const rewritten = memory !== null && !now.startsWith(memory.marks);
  return { marks: now, rewritten: (memory?.rewritten ?? 0) + (rewritten ? 1 : 0) };
}

/** The number of the first event that is not as it is remembered; −1 if all are. */
export function firstChange(memory: Memory, events: readonly Told[]): number {
  for (let n = 0; n * DIGITS < memory.marks.length; n++) {
    const told = events[n];
    if (!told || markOf(told) !== memory.marks.slice(n * DIGITS, (n + 1) * DIGITS)) return n;
  }
  return -1;
}

const nameOf = (table: string, seat: number): string => `heard-${table}-${seat}`;

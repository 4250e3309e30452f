// Checks a finished match in the browser, step by step, for any game and without its rules; the first thing that
// does not fit is named. docs/protocol.md says what this proves, and what it does not.
import type { Args, Told } from '../speech';
import type { Problem, Shuffles, Sources } from '../wire';
import { derive, drawnOptions } from './derive';
import { fingerprint, SealedDice } from './dice';
import { countOf, firstChange, type Heads, type Memory } from './memory';
import { shortNumber } from './promise';
import { Published } from './published';
import { Misfit, readRecord, type Tale } from './record';
import { trace } from './trace';

/** What this browser knows by itself: noted before its words were sent, and heard while the match was played. */
export interface Witness {
  /** The table at which it was; null: not known. */
  table: string | null;
  commitment: string | null;
  /** This browser's words by seat. */
  words: Record<number, string>;
  /** What was hashed with each of them. */
  nonces: Record<number, string>;
  /** All hashes in the order of their arrival, noted before the words were sent. */
  hashes: readonly [number, string][] | null;
  /** The heads of the chain that it was shown, by their revisions. */
  heads: Heads;
  /** The key with which the server said it would sign. */
  key: string | null;
  /** The options agreed on, before anything was drawn for them. */
  options: Record<string, string> | null;
  /** The fingerprint of what would be shuffled. */
  sources: string | null;
  /** What it was told; null if it was told nothing. */
  events: Told[] | null;
  memory: Memory | null;
}

/** What the server publishes once a match is over. */
export interface Publication {
  match: string;
  sources: Sources;
  shuffles: Shuffles;
}

/** Whether the signature of a match is right; it is fetched when it is needed. */
export type IsSigned = (tale: Tale) => boolean;

/** One thing that was checked, or that cannot be. */
export interface Check {
  key: string;
  args: Args;
  /** Null: it fits. */
  problem: Problem | null;
  /** Nothing was checked here: this is only said. */
  note: boolean;
}

const fits = (key: string, args: Args = {}): Check => ({ key, args, problem: null, note: false });
const note = (key: string, args: Args = {}): Check => ({ key, args, problem: null, note: true });

/** The checks of a match, in order; after one that does not fit there are no more. */
export function* checks(publication: Publication, witness: Witness, isSigned: IsSigned): Generator<Check> {
  try {
    yield* fitting(publication, witness, isSigned);
  } catch (error) {
    // Whatever cannot be read was not written by an honest server.
    const { problem } = error instanceof Misfit ? error : new Misfit('web-fair-unreadable', { text: String(error) });
    yield { key: problem.key, args: problem.args, problem, note: false };
  }
}

function* fitting({ match, sources, shuffles }: Publication, witness: Witness, isSigned: IsSigned): Generator<Check> {
  const tale = readRecord(match);
  yield fits('web-fair-lines-fit', { n: tale.lines });
  yield* sealed(tale, witness);
  yield* promised(tale, witness);
  yield* chained(tale, witness, isSigned);
  if (witness.sources !== null) {
    if (witness.sources !== fingerprint(sources)) throw new Misfit('web-fair-sources-changed');
    yield fits('web-fair-sources-fit');
  }

  const published = new Published(sources, shuffles);
  const dice = new SealedDice(tale.secret, wordsOf(tale), isAtTable(tale) ? tale.nonces : null);
  for (const { source, k } of [...published.decks, ...published.ranges]) {
    if (!published.shuffle(source, k) && !published.roll(source, k)) throw new Misfit('web-fair-shuffle-missing', { source, k: k + 1 });
  }
  for (const source of published.names) {
    const found = derive(dice, published, source);
    if (found.shuffles) yield fits('web-fair-shuffles-fit', { source, n: found.shuffles, things: found.things });
    else yield fits('web-fair-rolls-fit', { source, n: found.rolls });
  }
  for (const option of drawnOptions(published, tale, witness.options)) yield fits('web-fair-option-fits', { option });

  if (witness.events === null) return yield note('web-fair-nothing-heard');
  yield* remembered(tale, witness.memory, witness.events);
  yield* traced(published, witness.events);
}

/** What somebody is called whose name was deleted: src/cairn/core/written.py. */
const NO_NAME = 'N. N.';

const isAtTable = (tale: Tale): boolean => tale.format === '2';

/** The words as they went into the dice: one of each seat, in old files with single spaces. */
function wordsOf(tale: Tale): string[] {
  if (isAtTable(tale)) return tale.words;
  return tale.seats.map((_, seat) => (tale.words[seat] ?? '').split(OLD_SPACES).filter(Boolean).join(' '));
}

const OLD_SPACES = /[\t\n\v\f\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;

/** The reader has opened the seal already; it must be the one that was noted, for this very table. */
function* sealed(tale: Tale, witness: Witness): Generator<Check> {
  if (!tale.secret) throw new Misfit('match-commitment');
  yield fits('web-fair-secret-fits');
  if (isAtTable(tale) && witness.table !== null && witness.table !== tale.one['table']) throw new Misfit('web-fair-other-table');
  if (witness.commitment !== null) {
    if (witness.commitment !== (tale.one['seal'] ?? tale.one['commitment'])) throw new Misfit('web-fair-seal-changed');
    yield fits('web-fair-seal-fits');
  }
}

/** Every word was fixed by its hash before this browser sent its own. */
function* promised(tale: Tale, { hashes, words, nonces }: Witness): Generator<Check> {
  if (hashes !== null) {
    const same = hashes.length === tale.hashes.length && hashes.every(([seat, hash], i) => tale.hashes[i]![0] === seat && tale.hashes[i]![1] === hash);
    if (!same) throw new Misfit('web-fair-hashes-changed');
    yield fits('web-fair-hashes-fit', { n: hashes.length });
  }
  const said = wordsOf(tale);
  for (const [seat, word] of Object.entries(words)) {
    const nonce = nonces[Number(seat)];
    const due = isAtTable(tale) ? word : word.split(OLD_SPACES).filter(Boolean).join(' ');
    if (said[Number(seat)] !== due || (nonce !== undefined && tale.nonces[Number(seat)] !== nonce)) throw new Misfit('web-fair-word-changed', { word });
    yield fits('web-fair-word-fits', { word });
  }
  for (const [seat] of tale.hashes) if (!tale.nonces[seat]) yield note('web-fair-unsaid', { seat });
}

/** The chain leads through every head that this browser was shown, and its last is signed. */
function* chained(tale: Tale, { heads, key }: Witness, isSigned: IsSigned): Generator<Check> {
  if (!isAtTable(tale)) return yield note('web-fair-no-chain');
  const shown = Object.entries(heads);
  for (const [at, head] of shown) {
    if (Number(at) > tale.heads.length - 2 || !tale.heads[Number(at)]!.startsWith(head)) throw new Misfit('web-fair-head-changed', { n: Number(at) });
  }
  if (shown.length) yield fits('web-fair-heads-fit', { n: shown.length });
  for (const [seat, [kind, name]] of tale.seats.entries()) {
    if (kind === 'person' && name === NO_NAME) yield note('web-fair-name-removed', { n: seat + 1 });
  }
  const last = tale.heads.at(-1)!;
  if (!tale.signature) {
    if (key !== null) throw new Misfit('web-fair-unsigned');
    yield note('web-fair-unsigned');
  } else {
    if (!isSigned(tale)) throw new Misfit('match-signature');
    if (key !== null && !tale.signature.startsWith(`${key} `)) throw new Misfit('web-fair-key-changed');
    yield fits('web-fair-signed');
  }
  yield note('web-fair-number', { text: shortNumber(last) });
}

/** A story that was told again must be the one that is remembered, unless moves were taken back. */
function* remembered(tale: Tale, memory: Memory | null, events: readonly Told[]): Generator<Check> {
  if (!memory) return yield note('web-fair-no-memory');
  const changed = firstChange(memory, events);
  if (memory.rewritten > tale.undos || (changed >= 0 && tale.undos === 0)) {
    throw new Misfit('web-fair-memory-differs', { n: Math.max(changed, 0) + 1 });
  }
  if (changed < 0) yield fits('web-fair-memory-fits', { n: countOf(memory) });
  else yield note('web-fair-memory-undone');
}

function* traced(published: Published, events: readonly Told[]): Generator<Check> {
  const found = trace(published, events);
  if (!found.size) yield note('web-fair-nothing-told');
  let elsewhere = 0;
  for (const [source, { seen, hidden, elsewhere: more }] of found) {
    elsewhere += more;
    if (published.source(source).things < 0) yield fits('web-fair-number-fits', { source });
    else if (seen + hidden) yield fits('web-fair-cards-fit', { source, n: seen, hidden });
  }
  if (elsewhere) yield note('web-fair-elsewhere', { n: elsewhere });
}

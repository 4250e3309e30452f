// Checks a finished match in the browser, step by step, for any game and without its rules; the first thing that
// does not fit is named. docs/protocol.md says what this proves, and what it does not.
import type { Args, Told } from '../speech';
import type { Problem, Shuffles, Sources } from '../wire';
import { derive, drawnOptions } from './derive';
import { commitment, fingerprint, SealedDice } from './dice';
import { countOf, firstChange, type Memory } from './memory';
import { Published } from './published';
import { Misfit, readRecord, type Tale } from './record';
import { trace } from './trace';

/** What this browser knows by itself: noted before its words were sent, and heard while the match was played. */
export interface Witness {
  commitment: string | null;
  /** This browser's words by seat. */
  words: Record<number, string>;
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
export function* checks(publication: Publication, witness: Witness): Generator<Check> {
  try {
    yield* fitting(publication, witness);
  } catch (error) {
    // Whatever cannot be read was not written by an honest server.
    const { problem } = error instanceof Misfit ? error : new Misfit('web-fair-unreadable', { text: String(error) });
    yield { key: problem.key, args: problem.args, problem, note: false };
  }
}

function* fitting({ match, sources, shuffles }: Publication, witness: Witness): Generator<Check> {
  const tale = readRecord(match);
  yield fits('web-fair-lines-fit', { n: match.trimEnd().split('\n').length });
  yield* sealed(tale, witness);
  if (witness.sources !== null) {
    if (witness.sources !== fingerprint(sources)) throw new Misfit('web-fair-sources-changed');
    yield fits('web-fair-sources-fit');
  }

  const published = new Published(sources, shuffles);
  const dice = new SealedDice(tale.secret, tale.words);
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

function* sealed(tale: Tale, witness: Witness): Generator<Check> {
  if (!/^([0-9a-f]{2}){1,64}$/.test(tale.secret) || commitment(tale.secret) !== tale.commitment) {
    throw new Misfit('match-commitment');
  }
  yield fits('web-fair-secret-fits');
  if (witness.commitment !== null) {
    if (witness.commitment !== tale.commitment) throw new Misfit('web-fair-seal-changed');
    yield fits('web-fair-seal-fits');
  }
  for (const [seat, word] of Object.entries(witness.words)) {
    if (tale.words[Number(seat)] !== word.split(/\s+/).filter(Boolean).join(' ')) {
      throw new Misfit('web-fair-word-changed', { word });
    }
    yield fits('web-fair-word-fits', { word });
  }
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

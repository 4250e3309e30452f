// Checks a finished match in the browser, step by step, and names the first thing that does not fit.
import type { Args, Told } from '../speech';
import type { Problem } from '../wire';
import { commitment } from './dice';
import { chanceIn, starterOf } from './lostCities';
import { Misfit, readRecord } from './record';

/** What this browser knows by itself: noted before its words were sent, and heard while it played. */
export interface Witness {
  commitment: string | null;
  /** This browser's words by seat. */
  words: Record<number, string>;
  events: Told[];
}

/** One thing that was checked. */
export interface Check {
  key: string;
  args: Args;
  /** Null: it fits. */
  problem: Problem | null;
}

/** The checks of a match file, in order; after one that does not fit there are no more. */
export function* checks(text: string, witness: Witness): Generator<Check> {
  try {
    yield* fitting(text, witness);
  } catch (problem) {
    if (!(problem instanceof Misfit)) throw problem;
    yield { key: problem.problem.key, args: problem.problem.args, problem: problem.problem };
  }
}

function* fitting(text: string, witness: Witness): Generator<Check> {
  const fits = (key: string, args: Args = {}): Check => ({ key, args, problem: null });
  const tale = readRecord(text);
  yield fits('web-fair-lines-fit', { n: text.trimEnd().split('\n').length });

  if (!/^[0-9a-f]{2,128}$/.test(tale.secret) || commitment(tale.secret) !== tale.commitment) {
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

  const starter = starterOf(tale);
  if (tale.steps[0] && tale.steps[0].seat !== starter) throw new Misfit('web-fair-starter-misfit', { seat: starter });
  yield fits('web-fair-starter-fits', { seat: starter });

  const chance = chanceIn(tale);
  yield fits('web-fair-moves-fit', { n: tale.steps.length });

  const heard = witness.events.filter(([key]) => KEYS.has(key.replace(/-hidden$/, '')));
  if (heard.length > 0) {
    compare(chance, heard);
    yield fits('web-fair-cards-fit', { n: cardsIn(heard) });
  }
}

/** The events that chance has a hand in. */
const KEYS = new Set([
  'lost-cities-game-starts',
  'lost-cities-is-dealt',
  'lost-cities-offers-milestone',
  'lost-cities-draws',
  'lost-cities-draws-from-camp',
]);

/** What was heard must be what the dice say; a hidden card is only compared by whose it is. */
function compare(chance: Told[], heard: Told[]): void {
  const length = Math.max(chance.length, heard.length);
  for (let i = 0; i < length; i++) {
    const [key, said] = heard[i] ?? ['', {}];
    const [due, expected] = chance[i] ?? ['', {}];
    const same =
      key.replace(/-hidden$/, '') === due &&
      Object.entries(expected).every(([name, value]) => said[name] === value || (key.endsWith('-hidden') && name !== 'seat'));
    if (same) continue;
    throw new Misfit('web-fair-event-misfit', {
      n: i + 1,
      shown: String(said['card'] ?? said['cards'] ?? said['milestone'] ?? '–'),
      due: String(expected['card'] ?? expected['cards'] ?? expected['milestone'] ?? '–'),
    });
  }
}

/** How many cards the events name. */
function cardsIn(events: Told[]): number {
  return events.reduce((n, [, args]) => {
    if (typeof args['cards'] === 'string') return n + args['cards'].split(', ').length;
    return n + ('card' in args ? 1 : 0);
  }, 0);
}

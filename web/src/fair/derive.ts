// Every shuffle and number of a match is derived again from its secret and the players' words.
import type { SealedDice } from './dice';
import type { Published } from './published';
import { Misfit, type Tale } from './record';

/** How many numbers a draw may be one of. */
const MOST = 2 ** 31;

/** The shuffles and numbers of a source must be what the dice give; how many there are, and of how many things. */
export function derive(dice: SealedDice, published: Published, source: string): { shuffles: number; things: number; rolls: number } {
  const shuffles = published.shufflesOf(source);
  for (const { k, before, after } of shuffles) {
    inOrder(published, source, k, before);
    const due = dice.shuffled(before, source, k);
    const at = Array.from({ length: Math.max(due.length, after.length) }, (_, i) => i).find((i) => due[i] !== after[i]);
    if (at !== undefined) {
      throw new Misfit('web-fair-shuffle-misfit', { source, k: k + 1, place: at + 1, shown: after[at] ?? '–', due: due[at] ?? '–' });
    }
  }
  for (const deck of published.decks) {
    if (deck.source === source) promised(published.shuffle(source, deck.k)?.before, deck.before, source, deck.k);
  }
  nothingNew(published, source);
  const rolls = published.rollsOf(source);
  for (const { k, below, numbers } of rolls) {
    const stream = dice.stream(source, k);
    const shown = Math.max(below.length, numbers.length);
    for (let i = 0; i < shown; i++) {
      const n = below[i] ?? 0;
      const due = Number.isInteger(n) && n > 0 && n <= MOST ? stream.below(n) : -1;
      if (due < 0 || due !== numbers[i]) throw new Misfit('web-fair-roll-misfit', { source, k: k + 1, shown: numbers[i] ?? '–', due });
    }
  }
  for (const range of published.ranges) {
    if (range.source === source) promised(published.roll(source, range.k)?.below, range.below, source, range.k);
  }
  return { shuffles: shuffles.length, things: Math.max(0, ...shuffles.map((one) => one.after.length)), rolls: rolls.length };
}

/** A shuffle starts with its things in the order that was known before: nobody could lay them out to his liking. */
function inOrder(published: Published, source: string, k: number, before: readonly string[]): void {
  let last = -1;
  for (const thing of before) {
    const rank = published.rank(source, thing);
    if (rank === undefined || rank < last) throw new Misfit('web-fair-order-misfit', { source, k: k + 1, shown: thing });
    last = rank;
  }
}

/** What was said before the match must be what was shuffled in it. */
function promised<T>(shown: readonly T[] | undefined, said: readonly T[], source: string, k: number): void {
  if (!shown || shown.length !== said.length || shown.some((one, i) => one !== said[i])) {
    throw new Misfit('web-fair-deck-changed', { source, k: k + 1 });
  }
}

/** A later shuffle has nothing that the first did not have, unless the source was declared to grow. */
function nothingNew(published: Published, source: string): void {
  if (published.source(source).grows) return;
  const first = published.shufflesOf(source).find((one) => one.k === 0);
  for (const { k, before } of first ? published.shufflesOf(source) : []) {
    const left = [...first!.before];
    for (const thing of before) {
      const at = left.indexOf(thing);
      if (at < 0) throw new Misfit('web-fair-new-thing', { source, k: k + 1, shown: thing });
      left.splice(at, 1);
    }
  }
}

/**
 * The options of a match are those agreed on, or what the dice drew for them: the first things of a shuffle, as
 * many as a number of the same source says. Answers the options that were drawn.
 */
export function drawnOptions(published: Published, tale: Tale, agreed: Record<string, string> | null): string[] {
  const drawn: string[] = [];
  for (const { name: source, settles: option } of published.declared) {
    const shuffle = option ? published.shuffle(source, 0) : undefined;
    if (!shuffle) continue;
    const value = tale.options[option] ?? '';
    const named = value.split(', ').filter((thing) => published.rank(source, thing) !== undefined).toSorted();
    const due = shuffle.after.slice(0, named.length).toSorted();
    const [roll] = published.rollsOf(source);
    if (named.some((thing, i) => thing !== due[i]) || (roll && roll.numbers[0] !== named.length)) {
      throw new Misfit('web-fair-option-misfit', { option, shown: value });
    }
    drawn.push(option);
  }
  for (const [option, value] of Object.entries(agreed ?? {})) {
    const played = tale.options[option];
    if (played !== undefined && played !== value && !drawn.includes(option)) {
      throw new Misfit('web-fair-option-changed', { option, shown: played, due: value });
    }
  }
  return drawn;
}

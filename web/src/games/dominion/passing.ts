// Offers that are let pass by going on: behind them stands the question that comes next.
import type { Seen } from '../../frame/seen';
import { spelled } from './moves';
import type { Position } from './position';

/** An offer that is let pass by going on. */
export interface Passing {
  moves: ReadonlySet<string>;
  passes: string[];
  /** Which question offers it. */
  kind: string;
}

/** The question behind an offer, with what the offer adds to it. */
export function beyond(seen: Seen): { seen: Seen; passing: Passing | null } {
  const { decision } = seen.view;
  const { then } = decision ?? {};
  if (!decision || !then) return { seen, passing: null };
  const offered = (decision.options ?? []).filter((move) => !then.passes.includes(move));
  const both = {
    ...decision, kind: then.kind, prompt: then.prompt, args: then.args,
    options: [...then.options, ...offered], effects: { ...then.effects, ...decision.effects },
  };
  return { seen: { ...seen, view: { ...seen.view, decision: both } }, passing: { moves: new Set(offered), passes: then.passes, kind: decision.kind } };
}

const CALLS = new Set(['react', 'start-of-turn', 'meanwhile', 'call-after-action']);
const ANSWERS = new Set(['call', 'reveal', 'play']);

/** Cards that could answer now and again: reactions and calls, each of which has a word said once for all. */
export function offered(at: Position): string[] {
  const moves = at.passing ? [...at.passing.moves] : CALLS.has(at.kind) ? [...at.options] : [];
  return [...new Set(moves.flatMap((move) => {
    const parts = spelled(move);
    return parts && (parts.verb === 'call' || at.kind === 'react') ? [parts.card] : [];
  }))];
}

/** The answer that was given once for all; null where a person is asked. */
export function automatic(at: Position): string[] | null {
  const cards = offered(at);
  const always = cards.find((card) => at.open.policy(card) === 'always');
  const move = always && [...at.options].find((one) => one.endsWith(` ${always}`) && ANSWERS.has(spelled(one)?.verb ?? ''));
  if (move) return [move];
  const all = [...(at.passing?.moves ?? at.options)].filter((one) => one !== 'done');
  const never = cards.length > 0 && all.every((one) => cards.includes(spelled(one)?.card ?? '')) && cards.every((card) => at.open.policy(card) === 'never');
  if (!never) return null;
  return at.passing ? at.passing.passes : at.may('done') ? ['done'] : null;
}

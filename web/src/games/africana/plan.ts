// A journey that is planned: the moves that are picked, read as steps with what happens on the way.
import { onWay, stepOf, type Step } from './moves';

/** A place of the journey: how it is entered, and what is joined or ended there, wanted or not. */
export interface Leg {
  /** Where one stands then; the first leg is where the journey begins. */
  place: string;
  /** How it was entered; null at the start. */
  step: Step | null;
  move: string;
  way: { move: string; on: boolean }[];
}

/** What was declined is known by the steps before it. */
const declinedAt = (leg: number, move: string): string => `${leg} ${move}`;

export function legsOf(path: readonly string[], start: string, declined: readonly string[]): Leg[] {
  const legs: Leg[] = [{ place: start, step: null, move: '', way: [] }];
  for (const move of path) {
    const step = stepOf(move);
    if (step) legs.push({ place: step.place, step, move, way: [] });
    else if (onWay(move)) legs.at(-1)!.way.push({ move, on: true });
  }
  legs.forEach((leg, n) => {
    const off = declined.filter((one) => one.startsWith(`${n} `)).map((one) => one.slice(one.indexOf(' ') + 1));
    for (const move of off) if (!leg.way.some((one) => one.move === move)) leg.way.push({ move, on: false });
  });
  return legs;
}

export const stepsIn = (path: readonly string[]): number => path.filter((move) => stepOf(move)).length;

/** Without the last step and all that follows it. */
export function backOne(path: readonly string[]): string[] {
  const last = path.findLastIndex((move) => stepOf(move) !== null);
  return path.slice(0, Math.max(0, last));
}

/** Up to the n-th step, with what happens at its place. */
export function cutAfter(path: readonly string[], n: number): string[] {
  let steps = 0;
  const end = path.findIndex((move) => stepOf(move) !== null && ++steps > n);
  return end < 0 ? [...path] : path.slice(0, end);
}

/** What comes before the n-th step, from 1. */
export const beforeStep = (path: readonly string[], n: number): string[] => cutAfter(path, n - 1);

/** Another card for the n-th step. */
export function withCard(path: readonly string[], n: number, move: string): string[] {
  const before = beforeStep(path, n);
  return [...before, move, ...path.slice(before.length + 1)];
}

/** Something on the way is wanted, or not any more: the path, and what is declined. */
export function ticked(path: readonly string[], declined: readonly string[], leg: number, move: string): { path: string[]; declined: string[] } {
  const mark = declinedAt(leg, move);
  if (path.includes(move)) return { path: path.filter((one) => one !== move), declined: [...declined, mark] };
  const before = cutAfter(path, leg);
  return { path: [...before, move, ...path.slice(before.length)], declined: declined.filter((one) => one !== mark) };
}

export const isDeclined = (declined: readonly string[], leg: number, move: string): boolean => declined.includes(declinedAt(leg, move));

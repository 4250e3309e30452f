/** What a screen reader says on a plain board: zone and count, thing, facts, what Enter does, place in the list. */
import type { Desk } from '../../frame/desk.svelte';
import { whyId } from '../../frame/why';
import type { States } from '../../pieces/states';
import type { Position } from './position';
import { sizeOf, type Thing, type Zone } from './read';
import { capital, isCost } from './words';

/** Moves of one thing that are said one by one; of more than these only the number is. */
const TOLD = 3;

/** Parts of a name as sentences. */
const sentences = (parts: readonly string[]) => parts.filter(Boolean).map((part) => capital(/[.!?…]$/.test(part) ? part : `${part}.`)).join(' ');

export function zoneName(at: Position, zone: Zone): string {
  const n = sizeOf(zone);
  return at.say('table-any-zone', { text: at.words.owned(zone), n: zone.hand ? at.say('n-cards', { n }) : n });
}

/** What a thing is called, and how many of it there are. */
function what(at: Position, thing: Thing): string[] {
  const { name, part, count, pile, down, kind } = thing;
  const called = at.words.thing(thing);
  if (count === null) return [called];
  if (!name && !count) return [called, at.say('table-any-nothing')];
  if (down) return [at.say('table-any-zone', { text: called, n: count })];
  if (kind === 'top') return [part ? at.say('table-any-fact', { what: capital(at.words.zone(part)), text: called }) : called, at.say('table-any-top', { n: count })];
  if (pile) return [called, at.say('table-any-in-pile', { n: count })];
  return count === 1 ? [called] : [called, at.say('table-any-count', { n: count })];
}

/** What Enter does on a thing, and what that brings. */
function doing(at: Position, ways: readonly string[]): string[] {
  const [first, ...others] = ways;
  if (first === undefined) return [];
  if (!others.length) return [at.say('table-any-enter', { text: at.label(first) }), at.brings(first)];
  const told = ways.length <= TOLD ? ways.flatMap((move) => [at.label(move), at.brings(move)]) : [];
  return [at.say('table-any-enter-some', { n: ways.length }), ...told];
}

export function thingName(at: Position, desk: Desk, thing: Thing, place: number, total: number): string {
  const called = what(at, thing);
  const facts = at.saidOf(thing).map((fact) => at.words.spoken(fact)).filter((said) => said !== called[0]);
  return sentences([
    ...called, ...facts, ...doing(at, at.ways(thing.id)),
    desk.marks.has(thing.id) ? at.say('table-any-last') : '',
    total > 1 ? at.say('table-any-place', { n: place, total }) : '',
  ]);
}

/** What a move in a list is called: what it does, what its thing costs, and what it brings. */
export function moveName(at: Position, move: string): string {
  const cost = at.named(move).flatMap((thing) => thing.facts.filter(isCost))[0];
  return sentences([at.label(move), cost ? at.words.spoken(cost) : '', at.brings(move)]);
}

/** The states of a thing: what can be done with it, what is picked, what the last move did. */
export function statesOf(at: Position, desk: Desk, thing: Thing): States {
  const ways = at.ways(thing.id);
  const first = at.moves(thing.id)[0];
  const picked = desk.chosen !== null && (desk.chosen === thing.id || namedBy(at, desk.chosen).includes(thing.id));
  const { hint } = desk;
  const mark = desk.marks.get(thing.id);
  const sent = desk.seen.pending?.moves.some((move) => at.named(move).some((one) => one.id === thing.id)) ?? false;
  return {
    legal: ways.length > 0 && !sent,
    ...(ways.length || picked ? { chosen: picked } : {}),
    off: at.mine && !ways.length ? (first && desk.seen.reasons[first] ? whyId(first) : false) : false,
    hinted: hint !== null && at.named(hint).some((one) => one.id === thing.id),
    last: mark ?? null,
    pending: sent,
  };
}

/** The things that a picked move names; none where a thing itself is picked. */
function namedBy(at: Position, picked: string): string[] {
  if (at.thing(picked)) return [];
  return at.ways(picked).flatMap((move) => at.named(move)).map((thing) => thing.id);
}

/** The moves of what is chosen, in the bar or in the list. */
const WAYS = '[data-prompt^="way-"], [data-thing^="move:"]';

/** On what is chosen already, Enter is the main button; where there is none, because it has several moves, it leads to them. */
export function confirms(desk: Desk) {
  return (root: HTMLElement): (() => void) => {
    function onkeydown(event: KeyboardEvent): void {
      const thing = (event.target as Element).closest<HTMLElement>('[data-thing]')?.dataset['thing'];
      if (event.key !== 'Enter' || event.repeat || thing === undefined || thing !== desk.chosen) return;
      event.preventDefault();
      event.stopPropagation();
      const main = document.querySelector<HTMLElement>('[data-zone=prompt] .primary');
      if (main) main.click();
      else document.querySelector<HTMLElement>(WAYS)?.focus();
    }
    root.addEventListener('keydown', onkeydown);
    return () => root.removeEventListener('keydown', onkeydown);
  };
}

/** What a screen reader says on a plain board: zone and count, thing, facts, what Enter does, place in the list. */
import type { Desk } from '../../frame/desk.svelte';
import { whyId } from '../../frame/why';
import type { States } from '../../pieces/states';
import type { Position } from './position';
import { sizeOf, type Thing, type Zone } from './read';
import { capital } from './words';

export function zoneName(at: Position, zone: Zone): string {
  return at.say('table-any-zone', { text: at.words.owned(zone), n: sizeOf(zone) });
}

export function thingName(at: Position, desk: Desk, thing: Thing, place: number, total: number): string {
  const ways = at.ways(thing.id);
  const { words } = at;
  const where = thing.part && thing.name ? [capital(words.zone(thing.part))] : [];
  const facts = at.factsOf(thing).map((fact) => words.long(fact));
  const parts = [...where, words.thing(thing), ...facts];
  if (thing.count !== null) parts.push(at.say('table-any-count', { n: thing.count }));
  if (ways.length === 1) parts.push(at.say('table-any-enter', { text: capital(at.label(ways[0]!)) }), at.brings(ways[0]!));
  else if (ways.length) parts.push(at.say('table-any-enter-some', { n: ways.length }));
  if (desk.marks.has(thing.id)) parts.push(at.say('table-any-last'));
  if (total > 1) parts.push(at.say('table-any-place', { n: place, total }));
  return parts.filter(Boolean).map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
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

/** On what is chosen already, Enter is the main button. */
export function confirms(desk: Desk) {
  return (root: HTMLElement): (() => void) => {
    function onkeydown(event: KeyboardEvent): void {
      const thing = (event.target as Element).closest<HTMLElement>('[data-thing]')?.dataset['thing'];
      if (event.key !== 'Enter' || event.repeat || thing === undefined || thing !== desk.chosen) return;
      event.preventDefault();
      event.stopPropagation();
      document.querySelector<HTMLElement>('[data-zone=prompt] .primary')?.click();
    }
    root.addEventListener('keydown', onkeydown);
    return () => root.removeEventListener('keydown', onkeydown);
  };
}

// What states the things of Africana are in.
import type { Desk } from '../../frame/desk.svelte';
import { whyId } from '../../frame/why';
import type { States } from '../../pieces/states';
import { nameOf } from './cards';
import { onWay, stepOf } from './moves';
import { placeThing, type Position } from './position';

/** What every thing has: the last move, the hint, a refusal, what is under way. */
function common(at: Position, desk: Desk, thing: string): States {
  const mark = desk.marks.get(thing);
  const { hint } = desk;
  return {
    hinted: hint !== null && at.moves(thing).includes(hint), last: mark ? { seat: mark.seat, kind: mark.kind } : null,
    refused: desk.refusal?.thing === thing, pending: desk.seen.pending !== null && thing !== '' && desk.sent?.thing === thing,
  };
}

/** Why a thing is no answer: the id of the sentence, once the server has said it. */
function offOf(at: Position, desk: Desk, thing: string): boolean | string {
  const why = at.moves(thing).find((move) => desk.seen.reasons[move]);
  return why ? whyId(why) : true;
}

export function placeStates(at: Position, desk: Desk, place: string): States {
  const thing = placeThing(place);
  const ways = at.kind === 'book' || at.buying(desk.picked) ? [] : at.waysTo(place, desk.picked);
  const free = ways.some((move) => !stepOf(move)!.changed);
  const wanted = at.open.card === '' || ways.some((move) => stepOf(move)!.card === at.open.card);
  const inPlan = at.legs(desk.picked).some((leg, n) => n > 0 && leg.place === place);
  return {
    ...common(at, desk, thing), legal: ways.length > 0 && free && wanted, soon: ways.length > 0 && (!free || !wanted),
    off: at.mine && !ways.length && !inPlan && at.asks.kind === 'path' ? offOf(at, desk, thing) : undefined,
  };
}

/** A card of the hand: to be thrown away, or to travel with. */
export function cardStates(at: Position, desk: Desk, id: string): States {
  const picked = desk.picked.includes(id);
  if (at.kind === 'discard') return { ...common(at, desk, id), legal: !picked && at.ways(id).length > 0, to_go: at.ways(id).length ? picked : undefined };
  const name = nameOf(id);
  const held = at.open.card === name;
  const fits = at.mine && at.kind !== 'book' && at.asks.kind === 'path' && (at.optionsAfter(desk.picked).some((move) => isFree(move, name)) || at.choices(desk.picked).some((move) => stepOf(move)!.card === name));
  return { ...common(at, desk, id), legal: fits && !held, chosen: fits ? held : undefined };
}

/** Whether a move is a step with this card as it is. */
export const isFree = (move: string, card: string): boolean => {
  const step = stepOf(move);
  return step !== null && step.card === card && !step.changed;
};

/** An expedition or an adventure: it can be joined, ended, or given up. */
export function goalStates(at: Position, desk: Desk, thing: string, goal: string): States {
  const picked = desk.picked.includes(thing);
  if (at.kind === 'give-up') {
    const can = at.ways(thing).length > 0;
    return { ...common(at, desk, thing), legal: can && !picked, to_go: can ? picked : undefined };
  }
  const planned = desk.picked.some((move) => onWay(move)?.goal === goal);
  const can = at.mine && at.asks.kind === 'path' && at.optionsAfter(desk.picked).some((move) => onWay(move)?.goal === goal);
  return { ...common(at, desk, thing), legal: can && !planned, chosen: planned ? true : can ? false : undefined };
}

export function moveStates(at: Position, desk: Desk, thing: string): States {
  const can = at.ways(thing).length > 0;
  return { ...common(at, desk, thing), legal: can, off: at.mine && !can ? offOf(at, desk, thing) : undefined };
}

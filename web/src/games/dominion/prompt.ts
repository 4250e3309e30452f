// What the prompt bar asks at each question of Dominion: words, numbers of the turn, buttons.
import type { Desk } from '../../frame/desk.svelte';
import type { IconName } from '../../icons';
import { hintButton, putBack, undo, type Prompt, type PromptButton, type Resource } from '../../frame/prompt';
import { spelled } from './moves';
import type { Position } from './position';
import { pileThing } from './things';

/** Events that say what a question follows from. */
const CAUSES = ['dominion-plays', 'dominion-plays-again', 'dominion-buys-event', 'dominion-calls', 'dominion-buys'];
const TURN = 'dominion-turn';
const ICON: Record<string, IconName> = { discard: 'card-discard', trash: 'trash-can', gain: 'card-pickup', token: 'token', call: 'beer-stein', exchange: 'walking-boot', reveal: 'shield' };

/** From this width on there is room for words beside numbers. */
const ROOMY = 1430;

export function question(at: Position, desk: Desk): Prompt {
  const { kind } = at;
  const phase = kind === 'action-phase' || kind === 'buy-phase';
  const asked = phase ? at.say(`dominion-table-ask-${kind}${kind === 'buy-phase' && !at.treasures().length ? '-bought' : ''}`) : at.say(at.view.decision!.prompt, at.view.decision!.args);
  const verb = [...at.options].map((move) => spelled(move)?.verb ?? '').find((one) => one in ICON) ?? '';
  return {
    icon: kind === 'buy-phase' ? 'two-coins' : kind === 'action-phase' ? 'hand' : (ICON[verb] ?? 'compass'),
    who: who(at, phase), brief: phase ? at.say(`dominion-table-${kind}`) : who(at, false), question: asked, detail: detail(at, desk), waiting: false, whole: !phase,
    // The question of a card needs the room of the numbers.
    ...(at.myTurn && phase ? { resources: resources(at, desk) } : {}),
    buttons: at.several ? some(at, desk) : phase ? turn(at, desk) : one(at, desk),
  };
}

/** Whose turn it is, or what the question follows from. */
function who(at: Position, phase: boolean): string {
  if (phase) return at.say(at.turn.extra ? 'dominion-table-extra' : `dominion-table-your-${at.kind}`);
  const cause = at.seen.events.findLast(([key]) => CAUSES.includes(key) || key === TURN);
  if (at.kind === 'start-of-turn') return at.say('dominion-table-start');
  if (at.kind === 'exchange' || at.kind === 'leave-play') return at.say('dominion-table-clean-up');
  // What a card of the turn before still does comes before anything is played.
  if (cause?.[0] === TURN) return at.say('dominion-table-start');
  return cause ? at.event(cause) : at.say('your-turn');
}

/** What a press would bring: of what is chosen, or of what is under the pointer. */
function looked(at: Position, desk: Desk): string | null {
  const thing = desk.chosen ?? at.open.hovered;
  const ways = thing ? at.ways(thing) : [];
  return ways.length === 1 ? ways[0]! : null;
}

function detail(at: Position, desk: Desk): string {
  const move = looked(at, desk);
  if (move) return at.brings(move) || at.label(move);
  if (at.passing) return '';
  return at.kind === 'buy-phase' && !at.treasures().length ? at.brings('end turn') : '';
}

function resources(at: Position, desk: Desk): Resource[] {
  const { actions, buys, coins } = at.turn;
  const move = looked(at, desk);
  const args = move ? (at.effect(move)?.args ?? {}) : {};
  const after = (name: string): number | undefined => {
    const to = args[`${name}_to`] ?? (at.effect(move ?? '')?.key === 'dominion-effect-play' ? args[name] : undefined);
    return typeof to === 'number' ? to : undefined;
  };
  const more = at.coinsInHand;
  const buying = at.turn.phase === 'buy';
  return [
    // In the Buy phase Actions count for little, and give way first.
    ...(buying && desk.sizes.form !== 'wide' ? [] : [{ n: actions, after: after('actions'), name: at.say('dominion-fact-actions', { n: actions }), quiet: buying }]),
    { n: buys, after: after('buys'), name: at.say('dominion-fact-buys', { n: buys }) },
    { n: coins, after: after('coins'), name: at.say('dominion-fact-coins', { n: coins }), more: more && desk.sizes.form === 'wide' ? (desk.sizes.width < ROOMY ? `+${more}` : at.say('dominion-table-more-coins', { n: more })) : undefined },
  ];
}

/** A phone has the hint in its top bar. */
function hints(at: Position, desk: Desk): PromptButton[] {
  const { form } = desk.sizes;
  return form === 'narrow' || form === 'low' ? [] : hintButton(at, desk).map((hint): PromptButton => ({ ...hint, small: true }));
}

/** The phases of one's own turn. */
function turn(at: Position, desk: Desk): PromptButton[] {
  const ends = at.kind === 'action-phase' ? 'end actions' : 'end turn';
  const all = at.treasures();
  const chosen = picked(at, desk);
  const end: PromptButton = { id: 'end', label: at.say(ends === 'end turn' ? 'dominion-table-end-turn' : 'dominion-table-to-buys'), key: 'E', kind: 'line', run: () => desk.play([ends]) };
  if (chosen.length) return [putBack(at, desk), ...(chosen.length > 1 ? [] : [end]), ...chosen];
  const main: PromptButton = { id: 'treasures', label: at.say(desk.sizes.form !== 'wide' ? 'dominion-table-treasures-short' : 'dominion-table-treasures', { n: at.coinsInHand }), key: '↵', kind: 'primary', run: () => desk.play(all) };
  const small = hints(at, desk);
  // With nothing left to play or to buy, ending is the main thing; before that it must be meant.
  const only = at.kind === 'buy-phase' && !all.length;
  return [...undo(at, desk), ...small, only ? { ...end, kind: 'primary' } : end, ...(all.length ? [main] : [])];
}

/** A button for each move of what is chosen. */
function picked(at: Position, desk: Desk): PromptButton[] {
  const thing = desk.chosen;
  const ways = thing ? at.ways(thing) : [];
  return ways.slice(0, 4).map((move, n): PromptButton => ({
    id: `way-${n}`, label: at.label(move), kind: n === ways.length - 1 ? 'primary' : 'line', run: () => desk.play([move], thing!, thing!), ...(n === ways.length - 1 ? { key: '↵' } : {}),
  }));
}

/** What lets it pass, in the words of the question. */
function pass(at: Position, desk: Desk): PromptButton[] {
  const move = ['done', 'no'].find((one) => at.may(one));
  if (!move) return [];
  const own = `dominion-table-pass-${at.kind}`;
  const label = at.speaker.has(own) ? at.say(own) : move === 'no' ? at.label('no') : at.say('dominion-table-pass');
  return [{ id: 'skip', label, key: 'X', kind: 'line', run: () => desk.play([move]) }];
}

function one(at: Position, desk: Desk): PromptButton[] {
  const chosen = picked(at, desk);
  const skip = pass(at, desk);
  if (chosen.length) return [putBack(at, desk), ...skip, ...chosen];
  // A question of yes or no, or a reaction with one card, has its answer on the button.
  const moves = [...at.options].filter((move) => move !== 'done' && move !== 'no');
  const direct = at.kind === 'react' || at.kind === 'play-discarded' || moves.every((move) => spelled(move) === null);
  const [only] = moves;
  const main: PromptButton[] = moves.length === 1 && only && direct ? [{ id: 'main', label: at.label(only), key: '↵', kind: 'primary', run: () => desk.play([only]) }] : [];
  return [...undo(at, desk), ...hints(at, desk), ...skip.map((button): PromptButton => (main.length || moves.length ? button : { ...button, kind: 'primary' })), ...main];
}

/** Several picks and one button that says all of them. */
function some(at: Position, desk: Desk): PromptButton[] {
  const { verb, least, most, ordered } = at.several!;
  const slug = verb.replace(' ', '-');
  const cards = desk.picked.map((thing) => at.cardOf(thing));
  const lacks = least - cards.length;
  const label = cards.length === 0 ? at.say(least ? `dominion-table-do-${slug}-n` : `dominion-table-do-${slug}-none`, { n: least })
    : cards.length > (desk.sizes.width < ROOMY ? 2 : 3) || ordered ? at.say(`dominion-table-do-${slug}-n`, { n: cards.length })
      : at.say(`dominion-table-do-${slug}`, { cards: cards.join(', ') });
  const main: PromptButton = { id: 'main', label, key: '↵', kind: 'primary', run: () => (cards.length ? desk.confirm() : desk.play(['done'])) };
  const clear = cards.length ? putBack(at, desk) : null;
  const hint = hints(at, desk);
  const all: PromptButton[] = ordered && cards.length < most ? [{ id: 'order', label: at.say('dominion-table-this-order'), kind: 'line', run: () => rest(at, desk) }] : [];
  return [...(clear ? [clear] : undo(at, desk)), ...hint, ...all, lacks > 0 ? { ...main, off: at.say('dominion-table-choose-more', { n: lacks }) } : main];
}

/** Who does not mind the order ticks what is left as it lies. */
function rest(at: Position, desk: Desk): void {
  const left = at.things().filter((thing) => at.spot(thing) === at.several!.spot && at.ways(thing).length && !desk.picked.includes(thing));
  desk.picked = [...desk.picked, ...left];
}

export const isPile = (thing: string): boolean => thing.startsWith(pileThing(''));

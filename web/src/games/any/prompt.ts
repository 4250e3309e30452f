/** What the prompt bar asks on a plain board: the question of the game, then the move that was chosen, in words. */
import type { Desk } from '../../frame/desk.svelte';
import { hintButton, putBack, sheetButton, undo, type Prompt, type PromptButton } from '../../frame/prompt';
import type { Position } from './position';
import { capital } from './words';

/** As many moves stand in the bar itself, if their names have no more letters together than it has room for. */
const IN_BAR = 3;
const LETTERS = { wide: 90, middle: 44 };

export function question(at: Position, desk: Desk): Prompt {
  const { chosen } = desk;
  const ways = chosen === null ? [] : at.ways(chosen);
  if (chosen !== null && ways.length === 1) return sure(at, desk, ways[0]!);
  if (chosen !== null && ways.length > 1) return which(at, desk, chosen, ways);
  return open(at, desk);
}

const play = (at: Position, desk: Desk, move: string, id: string, kind: PromptButton['kind'], key?: string): PromptButton => ({
  id, label: capital(at.label(move)), kind: kind ?? 'line', run: () => desk.play([move]), ...(key ? { key } : {}),
});

/** The moves that end or skip: they have keys of their own, and stand in the bar. */
function leaving(at: Position, desk: Desk, without: string | null = null): PromptButton[] {
  const { ending, skipping } = at;
  return [
    ...(skipping && skipping !== without ? [play(at, desk, skipping, 'skip', 'line', 'X')] : []),
    ...(ending && ending !== without ? [play(at, desk, ending, 'end', 'line', 'E')] : []),
  ];
}

/** Shows the moves over the board where there is no other place for them. */
export function listButton(at: Position, desk: Desk): PromptButton[] {
  if (at.place(desk) !== 'sheet') return [];
  const n = at.offered(desk).length;
  const label = at.open.sheet ? at.say('table-any-hide') : at.say('table-any-show', { n });
  return [{ id: 'list', label, kind: at.open.sheet ? 'line' : 'primary', key: '↵', run: () => { at.open.sheet = !at.open.sheet; } }];
}

/** Nothing is chosen yet. */
function open(at: Position, desk: Desk): Prompt {
  const { decision } = at.view;
  const asked = decision ? capital(at.say(decision.prompt, decision.args)) : '';
  const ways = [...at.options];
  const only = ways.length === 1 ? ways[0]! : null;
  // A few answers that no thing on the table stands for are buttons: yes, no, or one of three.
  const bare = ways.length <= IN_BAR && ways.every((move) => !at.named(move).length) && at.place(desk) !== 'bar';
  const left = leaving(at, desk, only);
  const plain = bare && !only ? ways.filter((move) => !left.some((button) => button.label === capital(at.label(move)))).map((move, n) => play(at, desk, move, `way-${n}`, 'line')) : [];
  const end = only ? [play(at, desk, only, only === at.ending ? 'end' : 'main', 'primary', '↵')] : [];
  const sheet = decision?.kind === 'deal' ? sheetButton(at, desk) : [];
  const hint = hintButton(at, desk).map((button) => ({ ...button, small: true }));
  return {
    icon: 'compass', who: at.mine ? at.say('your-turn') : at.say('table-any-anybody'), question: asked,
    detail: only ? at.brings(only) : bare ? '' : at.say('table-any-choose'), waiting: desk.seen.readonly,
    buttons: [...undo(at, desk), ...sheet, ...(only ? [] : hint), ...plain, ...left, ...(only ? end : listButton(at, desk))],
  };
}

/** One move is chosen: the main button makes it. */
function sure(at: Position, desk: Desk, move: string): Prompt {
  const main: PromptButton = { id: 'main', label: capital(at.label(move)), kind: 'primary', key: '↵', run: () => desk.confirm() };
  return {
    icon: 'compass', who: at.say('your-turn'), question: at.say('table-any-sure', { text: capital(at.label(move)) }),
    detail: at.brings(move), waiting: false, buttons: [putBack(at, desk), ...leaving(at, desk, move), main],
  };
}

/** A thing is chosen that several moves name: the bar offers them, and none of them is the main one. */
function which(at: Position, desk: Desk, chosen: string, ways: string[]): Prompt {
  const thing = at.thing(chosen);
  const letters = ways.reduce((sum, move) => sum + at.label(move).length, 0);
  const fits = ways.length <= IN_BAR && letters <= (desk.sizes.form === 'wide' ? LETTERS.wide : LETTERS.middle);
  const here = fits && at.place(desk) !== 'bar' ? ways : [];
  const brought = new Set(ways.map((move) => at.brings(move)));
  return {
    icon: 'compass', who: at.say('your-turn'), question: at.say('table-any-which', { text: thing ? at.words.thing(thing) : '' }),
    // What one of them would bring says nothing of the others.
    detail: (brought.size === 1 && [...brought][0]) || at.say('table-any-choose-way'), waiting: false,
    buttons: [putBack(at, desk), ...here.map((move, n) => play(at, desk, move, `way-${n}`, 'line')), ...(here.length ? [] : listButton(at, desk))],
  };
}

// What the prompt bar asks at each step of Lost Cities.
import type { Desk } from '../../frame/desk.svelte';
import { hintButton, putBack, sheetButton, undo, type Prompt, type PromptButton } from '../../frame/prompt';
import type { Card } from './cards';
import type { Position } from './position';

export function question(at: Position, desk: Desk): Prompt {
  if (at.phase === 'deal') return between(at, desk);
  if (at.phase === 'draw') return draw(at, desk);
  const card = at.held(desk.chosen);
  return card ? where(at, desk, card) : place(at, desk);
}

/** Which of the two steps of a turn it is, in full and in brief. */
function step(at: Position, n: number): Pick<Prompt, 'who' | 'brief'> {
  return { who: at.say('table-your-step', { n, total: 2 }), brief: at.say('table-step', { n, total: 2 }) };
}

function place(at: Position, desk: Desk): Prompt {
  return {
    icon: 'compass', ...step(at, 1), question: at.say('lost-cities-table-place-question'),
    detail: at.say('lost-cities-table-place-detail'), waiting: false, buttons: [...undo(at, desk), ...hintButton(at, desk)],
  };
}

function where(at: Position, desk: Desk, card: Card): Prompt {
  const [onto, away] = [`play ${card.name}`, `camp ${card.name}`];
  const expedition = `expedition ${at.near} ${card.colour}`;
  const play: PromptButton = { id: 'play', label: at.say('lost-cities-table-play-on'), kind: 'line', run: () => desk.press(expedition) };
  const camp: PromptButton = { id: 'camp', label: at.say('lost-cities-table-to-camp'), key: 'C', kind: 'line', run: () => desk.press(`camp ${card.colour}`) };
  const both = at.may(onto);
  const why = at.why(onto);
  const buttons: PromptButton[] = both
    ? [putBack(at, desk), camp, { ...play, kind: 'primary', key: '↵' }]
    : [putBack(at, desk), { ...play, off: why || at.say('table-not-now') }, { ...camp, kind: 'primary', key: '↵' }];
  return {
    icon: 'compass', ...step(at, 1), question: at.say('lost-cities-table-where', { card: card.name }),
    detail: both ? at.brings(onto) || at.say('lost-cities-table-place-detail') : why, waiting: false,
    buttons: at.may(away) ? buttons : buttons.filter((button) => button.id !== 'camp'),
  };
}

function draw(at: Position, desk: Desk): Prompt {
  const pile: PromptButton = { id: 'draw', label: at.label('draw'), key: 'D', kind: 'primary', icon: 'card-draw', run: () => desk.press('pile') };
  const camps = [...at.options].some((move) => move.startsWith('take '));
  return {
    icon: 'card-draw', ...step(at, 2), question: at.say(camps ? 'lost-cities-prompt-draw' : 'lost-cities-table-draw-only'),
    detail: camps ? at.say('lost-cities-table-draw-detail') : '', waiting: false,
    buttons: [...undo(at, desk), ...hintButton(at, desk).map((hint) => ({ ...hint, small: true })), ...(at.may('draw') ? [pile] : [])],
  };
}

function between(at: Position, desk: Desk): Prompt {
  const { game, games, finished } = at.view.progress;
  const last = finished.at(-1) ?? [0, 0];
  const deal: PromptButton = { id: 'deal', label: at.label('deal'), kind: 'primary', key: '↵', run: () => desk.play(['deal']) };
  return {
    icon: 'trophy', who: at.say('lost-cities-table-game-over', { n: game, total: games }),
    question: result(at, last), detail: '',
    waiting: desk.seen.readonly, buttons: [...undo(at, desk), ...sheetButton(at, desk), ...(at.view.you === null || desk.seen.readonly ? [] : [deal])],
  };
}

/** Who is ahead after a game. */
function result(at: Position, points: number[]): string {
  const ahead = points[0] === points[1] ? null : points[0]! > points[1]! ? 0 : 1;
  if (ahead === null) return at.say('lost-cities-table-game-even', { points: points[0]! });
  return at.say('lost-cities-table-game-won', { seat: ahead, points: points[ahead]!, other: points[1 - ahead]! });
}

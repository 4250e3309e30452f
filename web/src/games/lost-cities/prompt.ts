// What the prompt bar says at each step of Lost Cities.
import type { Desk } from '../../table/desk.svelte';
import type { Prompt, PromptButton } from '../../table/prompt';
import type { Position } from './adapter';
import type { Card } from './cards';

export function promptOf(at: Position, desk: Desk, chosen: Card | null): Prompt {
  const { seen } = desk;
  if (seen.asking && !seen.readonly) return asking(at, desk, seen.asking.seat, seen.asking.waits_for);
  if (at.view.result) return over(at, desk);
  if (at.step === 'deal') return between(at, desk);
  if (!at.mine) return waiting(at, desk);
  if (at.step === 'draw') return draw(at, desk);
  return chosen ? where(at, desk, chosen) : place(at, desk);
}

function step(at: Position, n: number): string {
  return at.say('table-your-step', { n, total: 2 });
}

function undo(at: Position, desk: Desk): PromptButton[] {
  const { undo, readonly } = desk.seen;
  if (readonly || at.view.you === null) return [];
  const label = undo.how === 'ask' ? at.say('table-ask-undo') : at.say('table-undo');
  const button: PromptButton = {
    id: 'undo', label, key: 'U', icon: 'anticlockwise-rotation', kind: 'quiet', small: undo.how !== 'ask',
    run: () => desk.act.undo(),
  };
  return [undo.how === 'no' ? { ...button, off: at.say('table-no-undo') } : button];
}

function hinted(at: Position, desk: Desk, otherwise: string): string {
  return desk.seen.hint ? at.say('table-hint-is', { text: at.speaker.move(desk.seen.hint) }) : otherwise;
}

function place(at: Position, desk: Desk): Prompt {
  const hint: PromptButton = { id: 'hint', label: at.say('table-hint'), key: 'H', kind: 'line', icon: 'light-bulb', run: () => desk.act.hint() };
  return {
    icon: 'compass', who: step(at, 1), question: at.say('table-place-question'),
    detail: hinted(at, desk, at.say('table-place-detail')), waiting: false, buttons: [...undo(at, desk), hint],
  };
}

function where(at: Position, desk: Desk, card: Card): Prompt {
  const { name } = card;
  const play: PromptButton = {
    id: 'play', label: at.say('table-play-on'), kind: 'line', run: () => desk.move(`play ${name}`),
  };
  const camp: PromptButton = { id: 'camp', label: at.say('table-to-camp'), key: 'C', kind: 'line', run: () => desk.move(`camp ${name}`) };
  const back: PromptButton = {
    id: 'undo', label: at.say('table-put-back'), key: 'Esc', icon: 'anticlockwise-rotation', kind: 'quiet', small: true,
    run: () => { desk.chosen = null; },
  };
  const both = at.may(`play ${name}`);
  const points = at.effect(`play ${name}`);
  const before = at.points(at.near, card.colour);
  const buttons: PromptButton[] = both
    ? [back, camp, { ...play, kind: 'primary', key: '↵' }]
    : [back, { ...play, off: at.why(`play ${name}`) || at.say('table-not-now') }, { ...camp, kind: 'primary', key: '↵' }];
  const detail = !both
    ? at.why(`play ${name}`)
    : points === null
      ? at.say('table-place-detail')
      : before === null
        ? at.say('table-where-new', { points })
        : at.say('table-where-change', { points, before });
  return {
    icon: 'compass', who: step(at, 1), question: at.say('table-where', { card: name }),
    detail: hinted(at, desk, detail), waiting: false, buttons,
  };
}

function draw(at: Position, desk: Desk): Prompt {
  const pile: PromptButton = {
    id: 'draw', label: at.speaker.move('draw'), key: 'D', kind: 'primary', icon: 'card-draw', run: () => desk.move('draw'),
  };
  return {
    icon: 'card-draw', who: step(at, 2), question: at.say('lost-cities-prompt-draw'),
    detail: hinted(at, desk, at.options.size > 1 ? at.say('table-draw-detail') : ''), waiting: false,
    buttons: [...undo(at, desk), ...(at.may('draw') ? [pile] : [])],
  };
}

function waiting(at: Position, desk: Desk): Prompt {
  const { decision, you, seats } = at.view;
  const seat = decision?.seat ?? 0;
  const name = at.names[seat] ?? '';
  const doing = at.step === 'draw' ? at.say('table-is-drawing', { seat }) : at.say('table-is-placing', { seat });
  const away = at.say(seats[seat]?.bot ? 'is-thinking' : 'waiting-for', { name });
  return {
    icon: 'hourglass',
    // Through a player's eyes nobody but a replay is without a say.
    who: !desk.seen.readonly ? away : you === null ? at.say('table-watching') : at.say('web-replay'),
    question: doing, detail: '', waiting: true, buttons: undo(at, desk),
  };
}

function between(at: Position, desk: Desk): Prompt {
  const { game, games, finished } = at.view.progress;
  const last = finished.at(-1) ?? [0, 0];
  const deal: PromptButton = { id: 'deal', label: at.speaker.move('deal'), kind: 'primary', key: '↵', run: () => desk.move('deal') };
  return {
    icon: 'trophy', who: at.say('table-game-over', { n: game, total: games }),
    question: result(at, last), detail: at.say('table-between-detail', { n: game + 1 }),
    waiting: desk.seen.readonly, buttons: [...undo(at, desk), pad(at, desk), ...(at.view.you === null || desk.seen.readonly ? [] : [deal])],
  };
}

function over(at: Position, desk: Desk): Prompt {
  const { winners, scores } = at.view.result!;
  const [first] = winners;
  const question = winners.length === 1
    ? at.say('match-won', { seat: first!, points: scores[first!]!, other: scores[1 - first!]! })
    : at.say('match-shared', { points: scores[0]! });
  const { act, seen } = desk;
  const buttons: PromptButton[] = [
    pad(at, desk),
    { id: 'fairness', label: at.say('table-fairness'), icon: 'padlock', kind: 'quiet', run: () => act.fairness() },
    { id: 'download', label: at.say('table-download'), icon: 'save', kind: 'quiet', run: () => act.download() },
    ...(act.replay ? [{ id: 'replay', label: at.say('table-replay'), icon: 'play-button' as const, kind: 'line' as const, run: () => act.replay!() }] : []),
    { id: 'again', label: at.say('table-again'), kind: 'primary', run: () => act.again() },
  ];
  return {
    icon: 'trophy', who: at.say('game-over'), question, detail: '', waiting: seen.readonly,
    buttons: seen.readonly ? [pad(at, desk)] : buttons,
  };
}

/** Who is ahead after a game. */
function result(at: Position, points: number[]): string {
  const ahead = points[0] === points[1] ? null : points[0]! > points[1]! ? 0 : 1;
  if (ahead === null) return at.say('table-game-even', { points: points[0]! });
  return at.say('table-game-won', { seat: ahead, points: points[ahead]!, other: points[1 - ahead]! });
}

function pad(at: Position, desk: Desk): PromptButton {
  return {
    id: 'pad', label: desk.pad ? at.say('table-show-board') : at.say('lost-cities-label-sheet'), kind: 'quiet', icon: 'scroll-quill',
    run: () => { desk.pad = !desk.pad; },
  };
}

function asking(at: Position, desk: Desk, seat: number, waits: number[]): Prompt {
  const ours = at.view.you !== null && waits.includes(at.view.you);
  const buttons: PromptButton[] = [
    { id: 'no', label: at.say('table-undo-no'), kind: 'line', run: () => desk.act.answer(false) },
    { id: 'yes', label: at.say('table-undo-yes'), kind: 'primary', icon: 'check-mark', run: () => desk.act.answer(true) },
  ];
  return {
    icon: 'anticlockwise-rotation', who: at.say('table-undo-who'), question: at.say('table-undo-asks', { seat }),
    detail: ours ? at.say('table-undo-detail') : at.say('table-undo-waits', { name: at.speaker.join(waits.map((n) => at.names[n] ?? '')) }),
    waiting: !ours, buttons: ours ? buttons : [],
  };
}

/** The one question on the table: who is asked, what, and with which buttons. */
import type { IconName } from '../icons';
import type { Desk } from './desk.svelte';
import type { Position } from './position';
import { spelled } from './seats';

export interface PromptButton {
  id: string;
  label: string;
  run(): void;
  key?: string;
  icon?: IconName;
  kind?: 'primary' | 'line' | 'quiet';
  /** Why it does nothing now; it stays where it is and says so. */
  off?: string;
  /** Where room is short its icon is enough. */
  small?: boolean;
  /** The program that it calls, by its face. */
  face?: string;
}

/** A number that one has for this turn, and what it would become. */
export interface Resource {
  icon?: IconName;
  n: number;
  after?: number | undefined;
  /** What it is, in the form that goes with the number. */
  name: string;
  /** What could be added to it still. */
  more?: string | undefined;
  /** It does not matter now. */
  quiet?: boolean;
}

export interface Prompt {
  icon: IconName;
  who: string;
  /** The same in a few words, for a phone. */
  brief?: string;
  question: string;
  /** It may be long: on a phone it has two lines. */
  whole?: boolean;
  detail: string;
  /** The explanation is what was asked for: it is shown where others give way. */
  reason?: boolean;
  /** It is not for us to answer. */
  waiting: boolean;
  buttons: PromptButton[];
  resources?: Resource[];
  /** A seat that asks shows its face in place of the needle; an empty one if its player is away. */
  seat?: number;
  away?: boolean;
  /** Sent and not answered. */
  pending?: boolean;
  /** The question with all that it needs, where it stands alone in the log. */
  line?: string;
}

/** What the bar asks: the page, then what was sent, then the own decision, then what others ask. */
export function promptOf(at: Position, desk: Desk): Prompt {
  const { seen } = desk;
  if (seen.page) return pageQuestion(at, desk);
  if (seen.pending) return pending(at, desk);
  if (at.view.result) return over(at, desk);
  if (at.mine || at.options.size) return withHint(at, desk, at.question(desk));
  return standIn(at, desk) ?? asked(at, desk)[0] ?? waiting(at, desk);
}

/** What others ask while the bar asks something else: a line of the log with its buttons. */
export function asides(at: Position, desk: Desk): Prompt[] {
  const { page, pending } = desk.seen;
  if (at.view.result) return [];
  const elsewhere = page !== null || pending !== null || at.mine || at.options.size > 0;
  return asked(at, desk).slice(elsewhere ? 0 : 1).map(withoutEnter);
}

/** What is asked beside the game, in the order in which the bar asks it. */
function asked(at: Position, desk: Desk): Prompt[] {
  const { asking, readonly } = desk.seen;
  return [asking && !readonly ? undoAsked(at, desk) : null, away(at, desk)].filter((one) => one !== null);
}

/** A bot plays for this reader, who may take the seat back. */
function standIn(at: Position, desk: Desk): Prompt | null {
  const { you } = at.view;
  const program = you === null ? '' : (desk.seen.table.seats[you]?.stand_in ?? '');
  if (you === null || !program) return null;
  return {
    icon: 'hourglass', seat: you, who: at.say('table-plays-for-you', { name: at.botName(program) }), question: at.say('table-watching'), detail: '', waiting: true,
    buttons: [{ id: 'back', label: at.say('table-take-back-seat'), kind: 'primary', key: '↵', run: () => desk.act.comeBack(you) }],
  };
}

/** Somebody has been away for long, or has no time left: those who wait may let a bot play on. */
function away(at: Position, desk: Desk): Prompt | null {
  const { seats, relief } = desk.seen.table;
  const seat = seats.findIndex((one, n) => one.may_replace && n !== at.view.you);
  if (seat < 0 || desk.seen.readonly || desk.patient === seat) return null;
  // Somebody who is here has run out of time.
  const who = seats[seat]!.online ? at.say('table-time-is-up', { seat }) : at.say('table-is-away-for', { name: at.names[seat] ?? '', text: spelled(desk.gone(seat)) });
  const voted = at.view.you !== null && seats[seat]!.votes.includes(at.view.you);
  const wait: PromptButton = { id: 'wait', label: at.say('table-wait'), kind: 'line', run: () => { desk.patient = seat; } };
  const relieve: PromptButton = { id: 'relieve', label: at.say('table-let-take-over', { name: at.botName(relief) }), kind: 'primary', face: relief, run: () => desk.act.takeOver(seat) };
  return {
    icon: 'hourglass', seat, away: !seats[seat]!.online, who, question: at.say('table-wait-or-bot'), line: `${who}. ${at.say('table-wait-or-bot')}`,
    detail: voted ? at.say('table-vote-counted') : at.say('table-may-come-back'), waiting: true, buttons: voted ? [wait] : [wait, relieve],
  };
}

function pageQuestion(at: Position, desk: Desk): Prompt {
  const { who, question, detail, buttons } = desk.seen.page!;
  return {
    icon: 'person', who, question, detail, waiting: false,
    buttons: [...undo(at, desk), ...buttons.map(({ id, label, primary, run }): PromptButton => ({ id, label, kind: primary ? 'primary' : 'line', run, ...(primary ? { key: '↵' } : {}) }))],
  };
}

/** Undo has one place; what it needs is in its label. */
export function undo(at: Position, desk: Desk): PromptButton[] {
  const { undo, readonly } = desk.seen;
  if (readonly || at.view.you === null) return [];
  const label = undo.how === 'ask' ? at.say('table-ask-undo') : at.say('table-undo');
  const button: PromptButton = {
    id: 'undo', label, key: 'U', icon: 'anticlockwise-rotation', kind: 'quiet', small: undo.how !== 'ask',
    run: () => desk.act.undo(),
  };
  return [undo.how === 'no' ? { ...button, off: at.say('table-no-undo') } : button];
}

/** Put back what is picked: stands where Undo does. */
export function putBack(at: Position, desk: Desk): PromptButton {
  return {
    id: 'undo', label: at.say('table-put-back'), key: 'Esc', icon: 'anticlockwise-rotation', kind: 'quiet', small: true,
    run: () => desk.putBack(),
  };
}

export function hintButton(at: Position, desk: Desk): PromptButton[] {
  if (!desk.seen.hints || desk.seen.readonly) return [];
  return [{ id: 'hint', label: at.say('table-hint'), key: 'H', kind: 'line', icon: 'light-bulb', run: () => desk.askHint() }];
}

/** A hint takes the place of the question, its reason that of the explanation, until anything is picked. */
function withHint(at: Position, desk: Desk, prompt: Prompt): Prompt {
  const { hint } = desk;
  if (!hint || desk.picked.length) return prompt;
  const label = at.label(hint);
  return {
    ...prompt, icon: 'light-bulb', who: at.say('table-hint'), brief: at.say('table-hint'), question: label.charAt(0).toUpperCase() + label.slice(1),
    detail: why(at) || at.reason(hint), reason: true,
  };
}

/** Why the bot that gave the hint would make its move; empty where it has not said. */
function why(at: Position): string {
  const reason = at.seen.hintReason;
  return reason && at.speaker.has(reason.key) ? at.say(reason.key, reason.args) : '';
}

function pending(at: Position, desk: Desk): Prompt {
  const { moves, wait } = desk.seen.pending!;
  const label = wait === 'long' ? at.say('table-still-sending') : at.say('table-sending');
  return {
    icon: 'compass', who: at.say('your-turn'), question: at.speaker.join(moves.map((move) => at.label(move))), detail: '',
    waiting: false, pending: true,
    buttons: wait === 'none' ? [] : [{ id: 'sending', label, kind: 'line', icon: 'hourglass', off: label, run: () => {} }],
  };
}

function waiting(at: Position, desk: Desk): Prompt {
  const { you } = at.view;
  const seat = at.view.decision?.seat ?? 0;
  const name = at.names[seat] ?? '';
  const bot = at.view.seats[seat]?.bot === true;
  const level = desk.seen.table.seats[seat]?.level ?? null;
  const brief = at.say(bot ? 'is-thinking' : 'waiting-for', { name });
  const thinks = level ? at.say('table-waiting-for-bot', { name, level: at.say(`web-level-${level}`) }) : brief;
  const warm = bot && desk.seen.warmingUp ? at.say('table-warming-up') : '';
  return {
    icon: 'hourglass', seat,
    // Through a player's eyes nobody but a replay is without a say.
    who: !desk.seen.readonly ? thinks : you === null ? at.say('table-watching') : at.say('web-replay'),
    ...(desk.seen.readonly ? {} : { brief: warm || brief }),
    question: at.doing(seat), detail: warm, waiting: true, buttons: undo(at, desk),
  };
}

/** The words of the result: who has won, and with what. */
export function outcome(at: Position): string {
  const { winners, scores, resigned } = at.view.result!;
  if (typeof resigned === 'number') return at.say('match-resigned', { seat: resigned });
  const [first] = winners;
  if (winners.length !== 1 || first === undefined) return at.say('match-shared', { points: Math.max(...scores) });
  const next = Math.max(...scores.filter((_, seat) => seat !== first));
  return at.say('match-won', { seat: first, points: scores[first]!, other: next });
}

function over(at: Position, desk: Desk): Prompt {
  const { act, seen } = desk;
  const finale = desk.sheet && act.past !== undefined;
  const phone = desk.sizes.form === 'narrow';
  const rematch = seen.readonly ? null : rematchAsked(at, desk);
  const home: PromptButton = { id: 'home', label: at.say('web-home'), icon: 'house', kind: 'quiet', small: true, run: () => act.leave() };
  const share: PromptButton = { id: 'share', label: at.say('table-share'), icon: 'linked-rings', kind: 'line', small: true, key: 'S', run: () => act.share?.() };
  const replay: PromptButton = { id: 'replay', label: at.say('table-replay'), key: 'R', kind: 'line', run: () => act.replay?.(), ...(phone ? {} : { icon: 'play-button' }) };
  const buttons = [
    ...(finale ? [home] : sheetButton(at, desk)),
    // Somebody's offer needs the room for its answers.
    ...(finale && act.share && !rematch?.offered ? [share] : []),
    ...(act.replay && !(phone && rematch?.offered) ? [replay] : []),
    ...(rematch?.buttons ?? []),
  ];
  return {
    icon: 'trophy', who: at.say('table-end-over'), question: outcome(at), detail: '', waiting: seen.readonly, buttons,
    ...(finale && !seen.readonly ? playAgain(at, desk) : {}), ...(rematch?.words ?? {}),
  };
}

/** The question of the page that ends a match. */
function playAgain(at: Position, desk: Desk): Partial<Prompt> {
  const starter = desk.story?.nextStarter ?? null;
  const begins = starter === null ? '' : at.say('table-starts', { seat: starter });
  const names = at.speaker.join(at.others.map((seat) => at.names[seat] ?? ''));
  return {
    question: at.say('table-end-again', { name: names }), detail: [at.say('table-end-same'), begins].filter(Boolean).join(' '),
    ...(begins ? { brief: begins } : {}),
  };
}

/** Playing again: offered by oneself, by another, or being waited for. */
function rematchAsked(at: Position, desk: Desk): { words: Partial<Prompt>; buttons: PromptButton[]; offered: boolean } {
  const { table } = desk.seen;
  const { you } = at.view;
  const agreed = table.rematch?.seats_that_agree ?? [];
  const others = table.seats.some((seat, n) => seat.kind === 'person' && n !== you && !seat.yours && !seat.stand_in);
  const again: PromptButton = { id: 'again', label: at.say(others ? 'table-rematch' : 'table-again'), key: '↵', kind: 'primary', run: () => desk.act.again(true) };
  const from = agreed.find((seat) => seat !== you);
  if (you !== null && agreed.includes(you)) {
    const waits = table.seats.flatMap((seat, n) => (seat.kind === 'person' && !agreed.includes(n) ? [at.names[n] ?? ''] : []));
    const detail = at.say('table-rematch-waits', { name: at.speaker.join(waits) });
    return { words: { detail, brief: detail }, buttons: [{ ...again, off: at.say('table-rematch-sent') }], offered: false };
  }
  const no = table.rematch?.declined_by ?? null;
  if (no !== null && no !== you) {
    const detail = at.say('table-rematch-declined', { seat: no });
    return { words: { detail: `${detail}.`, brief: detail }, buttons: [{ ...again, off: detail }], offered: false };
  }
  if (from === undefined) return { words: {}, buttons: [again], offered: false };
  const starts = table.rematch?.starts;
  const decline: PromptButton = { id: 'no', label: at.say('table-not-now-thanks'), key: 'Esc', kind: 'line', run: () => desk.act.again(false) };
  const who = at.say('table-offers', { name: at.names[from] ?? '' });
  return {
    words: {
      seat: from, who, brief: who, question: at.say('table-play-again'),
      detail: starts == null ? '' : at.say('table-starts', { seat: starts }), waiting: false,
    },
    buttons: [decline, again], offered: true,
  };
}

/** Shows the score sheet or the table under it. */
export function sheetButton(at: Position, desk: Desk): PromptButton[] {
  const closed = at.view.result && desk.act.past ? 'table-end-result' : 'table-score-sheet';
  const label = at.say(desk.sheet ? 'table-show-board' : closed);
  return [{ id: 'sheet', label, kind: 'quiet', icon: 'scroll-quill', run: () => { desk.sheet = !desk.sheet; } }];
}

function undoAsked(at: Position, desk: Desk): Prompt {
  const { seat, waits_for: waits } = desk.seen.asking!;
  const ours = at.view.you !== null && waits.includes(at.view.you);
  const buttons: PromptButton[] = [
    { id: 'no', label: at.say('table-undo-no'), key: 'Esc', kind: 'line', run: () => desk.act.answer(false) },
    { id: 'yes', label: at.say('table-undo-yes'), key: '↵', kind: 'primary', icon: 'check-mark', run: () => desk.act.answer(true) },
  ];
  return {
    icon: 'anticlockwise-rotation', seat, who: at.say('table-undo-who'), question: at.say('table-undo-asks', { seat }),
    detail: ours ? at.say('table-undo-detail') : at.say('table-undo-waits', { name: at.speaker.join(waits.map((n) => at.names[n] ?? '')) }),
    waiting: !ours, buttons: ours ? buttons : [],
  };
}

/** Enter and Esc belong to the bar. */
function withoutEnter(prompt: Prompt): Prompt {
  return { ...prompt, buttons: prompt.buttons.map(({ key: _, ...button }) => button) };
}

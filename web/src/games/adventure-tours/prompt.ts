// What the prompt bar asks at each question of Adventure Tours: words, and one button for each answer.
import type { Desk } from '../../frame/desk.svelte';
import { hintButton, putBack, sheetButton, undo, type Prompt, type PromptButton } from '../../frame/prompt';
import type { IconName } from '../../icons';
import { aimOf, chosen } from './aim';
import { actionIcon, dashed } from './cards';
import { nameOf } from './identity';
import { aimAt, aimed, guardOf, LAYS, moveTo, seatThing } from './moves';
import type { Position } from './position';

type Asked = Pick<Prompt, 'question' | 'detail' | 'buttons'> & Partial<Prompt>;

export function question(at: Position, desk: Desk): Prompt {
  const asked = at.kind === 'deal' ? deal(at, desk)
    : at.kind === 'draft' ? draft(at, desk)
      : LAYS[at.kind] ? lay(at, desk)
        : at.aiming ? aim(at, desk)
          : at.kind === 'protect' ? protect(at, desk)
            : decide(at, desk);
  const { who, icon } = cause(at);
  // A short bar has room for the question alone; what it follows from stands above the board.
  return { icon, who, brief: at.kind === 'play' ? who : '', waiting: false, ...asked };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the question follows from: the turn, the action of a card, the ability of one's board, an attack. */
function cause(at: Position): { who: string; icon: IconName } {
  const { args } = at.view.decision!;
  const card = args['card'];
  if (at.kind === 'protect') return { who: at.say('adventure-tours-table-attacked', { seat: Number(args['seat']), action: String(args['action']) }), icon: 'shield' };
  if (typeof card === 'string') {
    const { action } = at.facts(card);
    return { who: `${at.person(card)} · ${at.say(`adventure-tours-action-${dashed(action)}`)}`, icon: actionIcon(action) ?? 'compass' };
  }
  const { ability } = at.player(at.near);
  if (at.kind !== 'play' && !at.between && ability !== 'none') return { who: `${at.board(at.player(at.near).board)} · ${at.ability(ability)}`, icon: 'compass' };
  return { who: at.say('your-turn'), icon: 'compass' };
}

/** The words of a question: its own of this board, those of the action, or the prompt of the game. */
function words(at: Position): string {
  const { args, prompt } = at.view.decision!;
  const found = [`adventure-tours-table-ask-${at.kind}`, `adventure-tours-ask-${at.kind}`].find((key) => at.speaker.has(key));
  return capital(at.say(found ?? prompt, args));
}

function hints(at: Position, desk: Desk): PromptButton[] {
  return hintButton(at, desk).map((hint): PromptButton => ({ ...hint, small: true }));
}

/** What lets an offer pass; it is never the main thing. */
function skip(at: Position, desk: Desk): PromptButton[] {
  if (!at.may('skip')) return [];
  const own = `adventure-tours-table-skip-${at.kind}`;
  return [{ id: 'skip', label: at.speaker.has(own) ? at.say(own) : at.label('skip'), key: 'X', kind: 'line', run: () => desk.play(['skip']) }];
}

const main = (label: string, run: () => void, more: Partial<PromptButton> = {}): PromptButton => ({ id: 'main', label, key: '↵', kind: 'primary', run, ...more });

/** A card of the hand, and one or two places for it. */
function lay(at: Position, desk: Desk): Asked {
  const held = at.isHeld(desk.chosen) ? nameOf(desk.chosen!) : null;
  const places = LAYS[at.kind]!;
  // On a phone somebody else's cards lie over one's own.
  const back = at.open.seat !== null && desk.sizes.form === 'narrow' ? [main(at.say('adventure-tours-table-back'), () => { at.open.seat = null; }, { id: 'back' })] : [];
  const boards = at.open.turning ? [main(at.say('adventure-tours-table-start-round', { n: at.progress.round }), () => { at.open.turning = false; }, { id: 'boards' })] : [];
  if (held === null) return { question: words(at), detail: at.kind === 'play' ? at.say('adventure-tours-table-play-detail') : '', buttons: [...undo(at, desk), ...hints(at, desk), ...skip(at, desk), ...back, ...boards] };
  const name = at.person(held);
  const [join, equip] = [moveTo('join', held), moveTo('lay', held)];
  const buttons: PromptButton[] = [putBack(at, desk), ...skip(at, desk)];
  const likeliest = places.includes('join') && at.may(join) ? 'join' : 'lay';
  const both = places.length > 1;
  if (places.includes('lay')) {
    const label = both ? at.say('adventure-tours-table-equip') : at.say('adventure-tours-table-do-lay', { text: name });
    buttons.push({ id: 'end', label, key: 'E', kind: likeliest === 'lay' ? 'primary' : 'line', run: () => desk.press('lay') });
  }
  if (places.includes('join')) {
    const label = both ? at.say('adventure-tours-table-join') : at.say('adventure-tours-table-do-join', { text: name });
    const why = at.may(join) ? {} : { off: at.why(join) || at.say('table-not-now') };
    const button: PromptButton = { id: 'join', label, key: 'J', kind: at.may(join) ? 'primary' : 'line', run: () => desk.press('join'), ...why };
    buttons.splice(at.may(join) ? buttons.length : buttons.length - (both ? 1 : 0), 0, button);
  }
  const detail = likeliest === 'join' ? at.brings(join) : at.why(join) || at.brings(equip);
  // A short bar has room for the question alone.
  return { question: both ? at.say('adventure-tours-table-where-to', { text: name }) : words(at), detail, buttons, ...(both ? { brief: '', whole: true } : {}) };
}

/** Somebody is chosen, and a button says what happens then. */
function aim(at: Position, desk: Desk): Asked {
  const seats = chosen(at, desk);
  const [first, second] = seats;
  const buttons = [...(desk.picked.length ? [putBack(at, desk)] : [...undo(at, desk), ...hints(at, desk)]), ...skip(at, desk)];
  const question = words(at);
  if (first === undefined) return { question, detail: at.kind === 'give-two' ? at.say('adventure-tours-table-give-two-detail') : '', buttons };
  const key = second !== undefined ? 'give-each' : at.kind === 'give-two' ? 'give-both' : at.kind;
  const label = at.say(`adventure-tours-table-do-${key}`, { victim: first, text: second === undefined ? '' : at.names[second]! });
  const guarded = seats.filter((seat) => (aimOf(at, desk, seat)?.guards ?? 0) > 0);
  const detail = guarded.length ? at.say('adventure-tours-table-may-stop', { name: at.speaker.join(guarded.map((seat) => at.names[seat]!)) }) : seats.map((seat) => at.brings(aimAt(seat))).filter(Boolean).join('. ');
  const run = (): void => (desk.picked.length ? desk.confirm() : desk.play([aimAt(first)], seatThing(first), seatThing(first)));
  return { question, detail, buttons: [...buttons, main(label, run)] };
}

/** The one who is attacked may discard a card that protects. */
function protect(at: Position, desk: Desk): Asked {
  const moves = [...at.options].filter((move) => guardOf(move));
  const picked = desk.chosen ? at.guards.get(desk.chosen) : undefined;
  const move = picked ?? (moves.length === 1 ? moves[0]! : null);
  const pass: PromptButton[] = skip(at, desk);
  const label = at.say('adventure-tours-table-do-protect');
  const button = move ? main(label, () => desk.play([move], desk.chosen ?? '', desk.chosen ?? '')) : main(label, () => {}, { off: at.say('adventure-tours-table-choose-guard') });
  const outcomes = [at.brings('skip') && `${at.say('adventure-tours-table-skip-protect')}: ${at.brings('skip')}`, move && at.brings(move)].filter(Boolean);
  return {
    question: at.say(moves.length > 1 ? 'adventure-tours-table-ask-protect-several' : 'adventure-tours-table-ask-protect'), detail: outcomes.join('. '), reason: true,
    buttons: [...(desk.picked.length ? [putBack(at, desk)] : undo(at, desk)), ...pass, button],
  };
}

/** A question of words: the use of something, or not. Whatever else may ever be asked has a button for each answer. */
function decide(at: Position, desk: Desk): Asked {
  const moves = [...at.options].filter((move) => move !== 'skip' && aimed(move) === null);
  const own = `adventure-tours-table-do-${at.kind}`;
  const args = at.view.decision!.args;
  const buttons = moves.slice(0, 6).map((move, n): PromptButton => {
    const label = moves.length === 1 && at.speaker.has(own) ? at.say(own, args) : at.label(move);
    return { ...main(label, () => desk.play([move])), id: n ? `way-${n}` : 'main', ...(n ? { kind: 'line', key: '' } : {}) };
  }).reverse();
  const [only] = moves;
  return { question: words(at), detail: only && moves.length === 1 ? at.brings(only) : '', buttons: [...undo(at, desk), ...hints(at, desk), ...skip(at, desk), ...buttons] };
}

/** A round is over: what it brought, and the next one. */
function deal(at: Position, desk: Desk): Asked {
  const { round, incomes } = at.progress;
  // Boards that were chosen, the last of them by nobody's will, are looked at after the scoring.
  const unseen = at.open.scored < round && at.progress.drafted.some((board) => board !== null);
  const start = unseen ? main(at.say('adventure-tours-table-see-boards'), () => { at.open.scored = round; }, { id: 'boards' })
    : main(at.say('adventure-tours-table-start-round', { n: round + 1 }), () => desk.play(['deal']), { id: 'deal' });
  const readonly = desk.seen.readonly || at.view.you === null;
  return {
    icon: 'two-coins', who: at.say('adventure-tours-table-scored', { n: round }), brief: '', question: earned(at, incomes.at(-1) ?? []), detail: '', waiting: readonly,
    buttons: [...undo(at, desk), ...sheetButton(at, desk), ...(readonly ? [] : [start])],
  };
}

/** What the round has brought the reader, or the best. */
export function earned(at: Position, nets: readonly number[]): string {
  const seat = at.view.you ?? nets.indexOf(Math.max(...nets));
  const money = at.player(seat).money;
  const coins = at.speaker.number(nets[seat] ?? 0).replace('-', '−');
  return money === null ? at.say('adventure-tours-table-earned', { seat, coins }) : at.say('adventure-tours-table-earned-has', { seat, coins, n: money });
}

function draft(at: Position, desk: Desk): Asked {
  const { round, draft: order } = at.progress;
  const place = order.indexOf(at.near) + 1;
  const who = at.say('adventure-tours-table-choose-place', { n: place, total: order.length });
  if (at.open.scored < round) {
    const button = main(at.say('adventure-tours-table-choose-boards'), () => { at.open.scored = round; }, { id: 'boards' });
    return { icon: 'two-coins', who: at.say('adventure-tours-table-scored', { n: round }), brief: who, question: earned(at, at.progress.incomes.at(-1) ?? []), detail: who, buttons: [...undo(at, desk), button] };
  }
  const board = desk.chosen?.startsWith('board ') ? desk.chosen.slice(6) : null;
  const buttons = board ? [putBack(at, desk), main(at.say('adventure-tours-table-do-draft', { board }), () => desk.confirm())] : [...undo(at, desk), ...hints(at, desk)];
  return { icon: 'treasure-map', who, brief: who, question: at.say('adventure-tours-table-ask-draft'), detail: board ? at.brings(`board ${board}`) : '', buttons };
}

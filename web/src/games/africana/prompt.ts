// What the prompt bar asks at each question of Africana: words and buttons.
import type { Desk } from '../../frame/desk.svelte';
import { hintButton, putBack, undo, type Prompt, type PromptButton, type Resource } from '../../frame/prompt';
import { nameOf } from './cards';
import { spoken } from './names';
import { backOne, stepsIn } from './plan';
import type { Position } from './position';

export function question(at: Position, desk: Desk): Prompt {
  const plan = at.planned(desk.picked);
  if (at.kind === 'discard' || at.kind === 'give-up') return some(at, desk);
  if (at.kind === 'book' || at.open.book) return buying(at, desk);
  if (plan.length) return planning(at, desk, plan);
  const action = at.kind === 'action';
  return {
    icon: 'compass', who: at.say('your-turn'), question: at.say(action ? 'africana-table-ask-action' : 'africana-table-ask-travel'),
    detail: at.say(action ? 'africana-table-ask-action-more' : 'africana-table-ask-travel-more'), waiting: false, buttons: action ? start(at, desk) : goOn(at, desk),
  };
}

const small = (desk: Desk): boolean => desk.sizes.form === 'narrow' || desk.sizes.form === 'low';

/** A phone has the hint in its top bar. */
const hints = (at: Position, desk: Desk): PromptButton[] => (small(desk) ? [] : hintButton(at, desk).map((hint): PromptButton => ({ ...hint, small: true })));

/** The three kinds of a turn, and doing nothing, which is small. */
function start(at: Position, desk: Desk): PromptButton[] {
  const draws = at.may('draw');
  const stay: PromptButton = { id: 'stay', label: at.say('africana-table-stay'), kind: 'quiet', icon: 'camping-tent', small: true, run: () => desk.play(['done']) };
  const book: PromptButton = { id: 'book', label: at.say('africana-table-open-book'), key: 'B', kind: 'line', icon: 'open-book', ...(desk.sizes.form === 'wide' ? {} : { small: true }), run: () => openBook(at) };
  const draw: PromptButton = { id: 'draw', label: at.say(small(desk) ? 'africana-table-draw-short' : 'africana-table-draw'), key: 'D', kind: 'primary', run: () => desk.play(['draw']) };
  return [...undo(at, desk), ...hints(at, desk), ...(at.may('done') ? [stay] : []), ...(at.usable ? [book] : []), ...(draws ? [draw] : [])];
}

export function openBook(at: Position): void {
  at.open.book = true;
  at.open.tab = 'books';
}

/** In the middle of a movement, with nothing planned. */
function goOn(at: Position, desk: Desk): PromptButton[] {
  return [...undo(at, desk), ...hints(at, desk), { id: 'end', label: at.say('africana-table-stop'), key: 'E', kind: 'primary', run: () => desk.play(['done']) }];
}

/** A journey that is planned and not yet made. */
function planning(at: Position, desk: Desk, plan: readonly string[]): Prompt {
  const n = stepsIn(plan);
  const shows = plan.findIndex((move) => at.shows(move));
  const back: PromptButton = {
    id: 'undo', label: at.say(n ? 'africana-table-back-one' : 'table-put-back'), key: 'U', icon: 'anticlockwise-rotation', kind: 'quiet', small: desk.sizes.form !== 'wide',
    run: () => { desk.picked = n ? backOne(plan) : []; },
  };
  const journal: PromptButton[] = small(desk) ? [{ id: 'journal', label: at.say('africana-table-journal'), icon: 'trail', kind: 'quiet', small: true, run: () => { at.open.journal = !at.open.journal; at.open.tab = 'map'; } }] : [];
  const ready = at.after(plan) !== null;
  const travel: PromptButton = { id: 'travel', label: at.say(n ? 'africana-table-travel' : 'africana-table-do-it'), key: '↵', kind: 'primary', run: () => travelOn(at, desk), ...(ready ? {} : { off: at.say('table-sending') }) };
  return {
    icon: 'walking-boot', who: at.say('africana-table-planning'), brief: at.say('africana-table-planning-short', { n }),
    question: n ? at.say('africana-table-plan', { from: at.own.place, to: at.tip(plan), n }) : at.label(plan.at(-1)!),
    detail: at.say(shows >= 0 ? 'africana-table-plan-shows' : 'africana-table-plan-more'), waiting: false, resources: resources(at, plan, desk), buttons: [back, ...journal, travel],
  };
}

/** Silver and what is left of it, where the journal is not in sight. */
function resources(at: Position, plan: readonly string[], desk: Desk): Resource[] {
  if (!small(desk)) return [];
  const after = at.after(plan)?.seats[at.near]?.silver;
  return [{ n: at.own.silver, name: at.say('africana-fact-silver'), icon: 'two-coins', ...(after === undefined ? {} : { after }) }];
}

/** Send the journey as one; up to what shows a card, and the rest of the plan is kept. A whole one ends the movement. */
export function travelOn(at: Position, desk: Desk): void {
  const plan = at.planned(desk.picked);
  const shows = plan.findIndex((move) => at.shows(move));
  at.open.rest = shows >= 0 ? plan.slice(shows + 1) : [];
  desk.play(shows >= 0 ? [...plan.slice(0, shows + 1)] : stepsIn(plan) || at.kind === 'travel' ? [...plan, 'done'] : [...plan]);
}

/** A book is open: turning acts at once, a page that is picked is bought. */
function buying(at: Position, desk: Desk): Prompt {
  const begun = at.kind === 'book';
  const bought = at.buying(desk.picked);
  const cost = at.view.progress.page_cost ?? 0;
  const close: PromptButton = begun
    ? { id: 'end', label: at.say('africana-table-end-buying'), key: 'E', kind: bought ? 'line' : 'primary', run: () => desk.play(['done']) }
    : { id: 'close', label: at.say('africana-table-close-book'), key: 'B', kind: 'line', run: () => { at.open.book = false; desk.putBack(); } };
  const buy: PromptButton[] = bought ? [{ id: 'buy', label: at.say('africana-table-buy'), key: '↵', kind: 'primary', run: () => desk.confirm() }] : [];
  const seen = begun && desk.seen.undo.how === 'no';
  return {
    icon: 'open-book', who: at.say(seen ? 'africana-table-sealed' : 'africana-table-buying'),
    question: bought ? at.say('africana-table-ask-buy', { adventure: bought.adventure }) : at.say('africana-table-ask-book', { book: at.half }),
    detail: bought ? spoken([at.brings(`buy ${bought.side}`), at.say('africana-table-final')]) : at.say('africana-table-page-costs', { cost }), waiting: false, whole: bought !== null,
    buttons: [...(bought ? [putBack(at, desk)] : undo(at, desk)), ...(bought ? [] : hints(at, desk)), close, ...buy],
  };
}

/** Too many cards or adventures: several are picked and sent as one. */
function some(at: Position, desk: Desk): Prompt {
  const n = Number(at.view.decision!.args['n'] ?? 1);
  const lacks = n - desk.picked.length;
  const discards = at.kind === 'discard';
  const named = desk.picked.map((thing) => (discards ? at.speaker.card(nameOf(thing)) : at.subject(thing.slice(thing.indexOf(':') + 1))));
  const label = lacks > 0 ? at.say(discards ? 'africana-table-discard-n' : 'africana-table-give-up-n', { n }) : at.say(discards ? 'africana-table-discard' : 'africana-table-give-up', { text: at.speaker.join(named) });
  const main: PromptButton = { id: 'main', label, key: '↵', kind: 'primary', run: () => desk.confirm() };
  return {
    icon: discards ? 'card-discard' : 'open-book', who: at.say('africana-table-too-many'), question: at.say(at.view.decision!.prompt, at.view.decision!.args), detail: '', waiting: false,
    buttons: [...(desk.picked.length ? [putBack(at, desk)] : undo(at, desk)), ...hints(at, desk), lacks > 0 ? { ...main, off: at.say('africana-table-choose-more', { n: lacks }) } : main],
  };
}

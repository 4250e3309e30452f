// A turn of several steps, one after the other: what has happened, what is asked, what may follow, whose turn comes.
import { seatOf } from '../../frame/log';
import type { Told } from '../../frame/seen';
import type { IconName } from '../../icons';
import { actionIcon, dashed } from './cards';
import type { Position } from './position';

export interface Node {
  state: 'done' | 'now' | 'may';
  icon: IconName;
  /** The ability whose picture it is, in place of the icon. */
  ability?: string;
  title: string;
  note: string;
}

const MOST = 5;
const SHOWN: Record<string, IconName> = {
  'adventure-tours-steals-equipment': 'snatch', 'adventure-tours-steals-member': 'robber-hand', 'adventure-tours-discards-equipment': 'card-discard',
  'adventure-tours-discards-member': 'exit-door', 'adventure-tours-discards-own-equipment': 'card-discard', 'adventure-tours-discards-own-member': 'exit-door',
  'adventure-tours-gives': 'card-pickup', 'adventure-tours-gives-two': 'card-exchange', 'adventure-tours-promotes': 'upgrade',
  'adventure-tours-earns-turn': 'clockwise-rotation', 'adventure-tours-protects': 'shield', 'adventure-tours-uses-ability': 'compass',
};

/** The steps of one's own turn, once it has more than one; empty elsewhere. */
export function chainOf(at: Position): Node[] {
  if (!at.mine || at.kind === 'play' || at.between || at.progress.seat !== at.view.you) return [];
  const { events } = at.seen;
  const began = events.findLastIndex((told) => at.turns.has(told));
  const done = began < 0 ? [] : events.slice(began).flatMap((told) => happened(at, told));
  const steps = [...done, now(at), ...after(at)];
  if (steps.length <= MOST) return steps;
  const folded = Math.max(2, steps.length - MOST + 1);
  const many = Math.min(folded, done.length);
  return many < 2 ? steps : [{ state: 'done', icon: 'check-mark', title: at.say('adventure-tours-table-n-steps', { n: many }), note: '' }, ...steps.slice(many)];
}

function happened(at: Position, told: Told): Node[] {
  const [key, args] = told;
  const card = String(args['card'] ?? '');
  if (key === 'adventure-tours-joins') return [{ state: 'done', icon: 'check-mark', title: at.say('adventure-tours-table-joined', { text: at.person(card) }), note: at.say('adventure-tours-table-plus-coins', { coins: at.facts(card).money }) }];
  if (key === 'adventure-tours-equips') return [{ state: 'done', icon: 'knapsack', title: at.say('adventure-tours-table-laid', { text: at.person(card) }), note: '' }];
  const icon = SHOWN[key];
  if (!icon) return [];
  const who = seatOf(told) === at.view.you ? '' : (at.names[seatOf(told) ?? 0] ?? '');
  return [{ state: 'done', icon, title: card ? at.person(card) : key === 'adventure-tours-uses-ability' ? at.ability(String(args['ability'])) : at.event(told), note: typeof args['victim'] === 'number' ? (at.names[args['victim']] ?? '') : who }];
}

function now(at: Position): Node {
  const card = at.view.decision?.args['card'];
  if (typeof card === 'string') {
    const { action } = at.facts(card);
    return { state: 'now', icon: actionIcon(action) ?? 'compass', title: at.say(`adventure-tours-action-${dashed(action)}`), note: at.person(card) };
  }
  const { ability } = at.player(at.near);
  return { state: 'now', icon: 'compass', ability, title: at.ability(ability), note: '' };
}

/** The ability, if it has not served; extra turns that wait; the next player. */
function after(at: Position): Node[] {
  const { ability } = at.player(at.near);
  const asked = at.view.decision?.args['card'] === undefined;
  const { ability_used, extra_turns, seat } = at.progress;
  const next = (seat + 1) % at.names.length;
  return [
    ...(ability !== 'none' && !ability_used && !asked ? [{ state: 'may' as const, icon: 'compass' as const, ability, title: at.ability(ability), note: '' }] : []),
    ...(extra_turns ? [{ state: 'may' as const, icon: 'clockwise-rotation' as const, title: at.say('adventure-tours-table-another-turn'), note: '' }]
      : [{ state: 'may' as const, icon: 'hourglass' as const, title: at.say('adventure-tours-table-turn-of', { name: at.names[next] ?? '' }), note: at.say('adventure-tours-table-in-hand', { n: at.player(next).hand }) }]),
  ];
}

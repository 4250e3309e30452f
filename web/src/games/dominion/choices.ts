// Answers that lie nowhere on the table, as the chooser shows them.
import type { Desk } from '../../frame/desk.svelte';
import type { IconName } from '../../icons';
import type { States } from '../../pieces/states';
import { spelled } from './moves';
import type { Position } from './position';
import { statesOf } from './states';
import { answerThing } from './things';

const ICON: Record<string, IconName> = {
  'choose coin': 'two-coins', 'choose trash': 'trash-can', 'choose silver': 'card-pickup', 'choose copper': 'beer-stein',
  'choose coins': 'two-coins', 'choose attack': 'crossed-swords', 'choose curses': 'bat', 'choose six': 'card-discard',
  'trash this': 'trash-can', 'reveal hand': 'poker-hand', yes: 'check-mark',
};
const VERB: Record<string, IconName> = { resolve: 'hourglass', keep: 'padlock', gain: 'card-pickup', topdeck: 'card-draw', call: 'beer-stein' };

export interface Answer extends States {
  id: string;
  thing: string;
  label: string;
  effect: string | undefined;
  icon: IconName;
  inspect: string | undefined;
}

export function answersOf(at: Position, desk: Desk): Answer[] {
  if (!at.mine) return [];
  // What stands on the main button needs no second place.
  const own = at.answers.filter((move) => move !== 'yes' && !(move === 'reveal hand' && at.options.size === 1));
  // At the start of a turn what lies on the mat waits among the others.
  const calls = at.kind === 'start-of-turn' ? [...at.options].filter((move) => move.startsWith('call ')) : [];
  const moves = [...own, ...calls];
  return moves.map((move) => {
    const parts = spelled(move);
    const states = statesOf(at, desk, answerThing(move));
    const stay = parts?.verb === 'resolve' ? `dominion-stay-${parts.card.replaceAll(' ', '-')}` : '';
    const aside = at.view.stays.filter((one) => one.owner === at.view.you && one.card === parts?.card).reduce((sum, one) => sum + one.aside.length, 0);
    return {
      ...states, id: answerThing(move), thing: answerThing(move), label: at.label(move),
      effect: at.brings(move) || (stay && at.speaker.has(stay) ? at.say(stay, { n: aside }) : undefined),
      icon: ICON[move] ?? VERB[parts?.verb ?? ''] ?? 'compass', inspect: parts?.card, chosen: undefined,
    };
  });
}

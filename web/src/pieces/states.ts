/** The states that a thing on the table can be in. Every piece takes them as props and draws them in the same way. */

/** What the last move did here: something was laid, or something was taken. */
export interface Last {
  seat: number;
  kind: 'to' | 'from';
}

export interface States {
  /** It can be chosen now: a brass ring, and it stands a little higher. */
  legal?: boolean | undefined;
  /** It could be chosen after something that is still to be done, or for a price: the ring is dashed. */
  soon?: boolean | undefined;
  /** It is in hand or picked: a pine ring, lifted. Given as false, it says that it could be picked. */
  chosen?: boolean | undefined;
  /** It is picked to go away: stripes and a tick. Given as false, it says that it could be picked. */
  to_go?: boolean | undefined;
  /** Which of the ordered picks it is, from 1. */
  order?: number | undefined;
  /** It cannot be chosen: the id of the element that says why, or true where nothing says it. */
  off?: boolean | string | undefined;
  /** The hint speaks of it. */
  hinted?: boolean | undefined;
  last?: Last | null | undefined;
  /** A move with it is under way: the word that says so after a while, or true for the sign alone. */
  pending?: boolean | string | undefined;
  /** It was just refused here. */
  refused?: boolean | undefined;
}

/** What ties a piece to the table: the frame reads these from the page, whatever the piece is. */
export interface Ties {
  /** What a click on it means. */
  thing?: string | undefined;
  /** Where cards fly to or from. */
  place?: string | undefined;
  /** What a closer look shows. */
  inspect?: string | undefined;
  /** The rule that says most about it. */
  rule?: string | undefined;
}

export type Ring = 'refused' | 'chosen' | 'going' | 'legal' | 'soon' | null;

/** The one ring that a thing wears; the mark of the last move comes after all of these. */
export function ringOf(states: States): Ring {
  if (states.refused) return 'refused';
  if (states.to_go) return 'going';
  if (states.chosen || states.pending) return 'chosen';
  if (states.legal) return 'legal';
  return states.soon ? 'soon' : null;
}

/** What assistive technology is told of the states: pressed if it can be picked, and why not if it cannot be used. */
export function aria(states: States): Record<string, string | undefined> {
  const pickable = states.chosen !== undefined || states.to_go !== undefined;
  return {
    'aria-pressed': pickable && !states.off ? String(Boolean(states.chosen || states.to_go)) : undefined,
    'aria-disabled': states.off || states.pending ? 'true' : undefined,
    'aria-describedby': typeof states.off === 'string' ? states.off : undefined,
  };
}

/** The attributes by which the frame knows a thing: what a drawing lacks is what could be pressed. */
export function ties(to: Ties, states: States, button: boolean): Record<string, string | undefined> {
  return {
    'data-item': button ? '' : undefined,
    'data-thing': button ? to.thing : undefined,
    'data-legal': button && states.legal ? '' : undefined,
    'data-place': to.place,
    'data-inspect': to.inspect,
    'data-rule': to.rule,
  };
}

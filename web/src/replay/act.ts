// What can be done at a table at which one only looks on.
import type { Act } from '../frame/seen';

const nothing = (): void => {};

/** Nothing but these. */
export function lookingOn(some: Pick<Act, 'leave' | 'fairness' | 'rules' | 'menu' | 'download'>): Act {
  return {
    play: nothing, hurry: nothing, undo: nothing, answer: nothing, why: nothing, hint: nothing, say: nothing, dismiss: nothing,
    again: nothing, takeOver: nothing, comeBack: nothing, ...some,
  };
}

// What one person has open on the table of Africana, and the rest of a plan: nothing of it leaves the page.
import type { Foreseen } from '../../wire';
import type { Sort } from './places';

export class Open {
  /** What a phone shows. */
  tab = $state('map');
  /** The book of one's half lies open for buying. */
  book = $state(false);
  /** The shelf in place of the map. */
  shelf = $state(false);
  /** The list of places beside the map. */
  list = $state(false);
  /** The order of that list. */
  sort = $state<Sort>('distance');
  /** The journal over the map, where a phone has no room for both. */
  journal = $state(false);
  /** The card with which the next step is made, if it can be. */
  card = $state('');
  /** The step whose card is being chosen, from 1; 0: the last one. */
  step = $state(0);
  /** What is not joined or ended on the way, each with the number of steps before it. */
  declined = $state.raw<readonly string[]>([]);
  /** The steps after one that shows a card: they are planned again when that has been seen. */
  rest: readonly string[] = [];
  /** Places that are kept for one's own turn, while others play. */
  wish = $state.raw<readonly string[]>([]);
  /** What the map shows the way to. */
  aim = $state('');

  /** What the server has said of plans in this position. */
  readonly #known = new Map<string, Foreseen>();
  #at = -1;

  /** Keep an answer for as long as the position stays. */
  learn(at: number, told: Foreseen | null | undefined): void {
    if (at !== this.#at) this.#known.clear();
    this.#at = at;
    if (told && told.at === at) this.#known.set(told.moves.join('\n'), told);
  }

  knows(moves: readonly string[]): Foreseen | null {
    return this.#known.get(moves.join('\n')) ?? null;
  }

  /** A plan is over: nothing of it is remembered. */
  forget(): void {
    this.declined = [];
    this.card = '';
    this.step = 0;
    this.journal = false;
  }
}

// What one person has chosen for all tables of Dominion in this browser.
import { keep, kept } from '../../keep';

/** How often a card or a pile is pressed in the phases of a turn: as the device allows, once, or twice. */
export type Presses = 'usual' | 'one' | 'two';
interface Choices {
  presses: Presses;
  /** Whether the table counts cards for one. */
  counters: boolean;
}

class Own {
  #now = $state.raw<Choices>({ presses: 'usual', counters: true, ...kept<Partial<Choices>>('dominion', {}) });

  get presses(): Presses {
    return this.#now.presses;
  }

  get counters(): boolean {
    return this.#now.counters;
  }

  change(some: Partial<Choices>): void {
    this.#now = { ...this.#now, ...some };
    keep('dominion', this.#now);
  }
}

export const own = new Own();

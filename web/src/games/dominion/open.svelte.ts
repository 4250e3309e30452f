// What one person has open on the table of Dominion, and what they have said once for all: nothing of it leaves the page.
import { keep, kept } from '../../keep';

/** What to do when something may be answered that would be asked again and again. */
export type Policy = 'ask' | 'always' | 'never';

export class Open {
  /** Another player's cards in place of one's own. */
  seat = $state<number | null>(null);
  /** What a phone shows. */
  tab = $state('supply');
  /** The thing under the pointer: the question says what it would bring. */
  hovered = $state('');
  /** A pile that is looked through: the trash, a discard pile, a deck that can be counted. */
  pile = $state<string | null>(null);
  #table = '';
  #policies: Record<string, Policy> = {};
  /** Counts what was said, so that who reads it hears of it. */
  #said = $state(0);

  /** Everything that was said at this table. */
  at(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    this.#policies = kept<Record<string, Policy>>(`dominion-${table}`, {});
  }

  /** What was said of a card. */
  policy(card: string): Policy {
    void this.#said;
    return this.#policies[card] ?? 'ask';
  }

  say(card: string, policy: Policy): void {
    this.#policies = { ...this.#policies, [card]: policy };
    this.#said += 1;
    keep(`dominion-${this.#table}`, this.#policies);
  }
}

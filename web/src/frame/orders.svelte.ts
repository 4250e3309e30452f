/** The orders in which somebody has laid hands at their tables: kept in this browser, and told to nobody. */
import { keep, kept } from '../keep';
import { rearranged } from './order';

/** How many hands are remembered; the oldest are forgotten. */
const MOST = 20;
const NONE: readonly string[] = [];

class Orders {
  #all = $state.raw(kept<Record<string, readonly string[]>>('hands', {}));

  /** The order of a hand; empty where it lies as usual. */
  of(hand: string): readonly string[] {
    return this.#all[hand] ?? NONE;
  }

  /** Lay a kind of cards before another, or at the end; whether that has changed anything. */
  arrange(hand: string, shown: readonly string[], kind: string, before: string | null): boolean {
    const own = this.of(hand);
    const now = rearranged(own, shown, kind, before);
    if (now === own) return false;
    const others = Object.entries(this.#all).filter(([name]) => name !== hand);
    this.#all = Object.fromEntries([...others.slice(1 - MOST), [hand, now]]);
    keep('hands', this.#all);
    return true;
  }

  /** Whether any hand lies in an order of its own. */
  get some(): boolean {
    return Object.keys(this.#all).length > 0;
  }

  /** All hands lie as usual again. */
  forget(): void {
    this.#all = {};
    keep('hands', {});
  }
}

export const orders = new Orders();

/**
 * The moment after a new question in which nothing counts: a double click must not answer a question that its second
 * half was not meant for. A pointer that has moved on since is meant.
 */
export const DEAF = 350;
const MOVED = 6;

export class Deaf {
  #since = -Infinity;
  #at: [number, number] | null = null;
  #pointer: [number, number] = [0, 0];

  /** A new question has appeared. */
  ask(now: number): void {
    this.#since = now;
    this.#at = this.#pointer;
  }

  /** Where the pointer is. */
  point(x: number, y: number): void {
    this.#pointer = [x, y];
  }

  /** Whether a press is too soon, by the time at which it was made; a click says where that was, a key does not. */
  ignores(now: number, click: [number, number] | null = null): boolean {
    if (now - this.#since >= DEAF) return false;
    if (!click || !this.#at) return true;
    return Math.hypot(click[0] - this.#at[0], click[1] - this.#at[1]) <= MOVED;
  }
}

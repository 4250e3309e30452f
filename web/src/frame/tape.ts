/**
 * Shows what others did one thing after the other, with a pause between them. Whatever the bots have done, the pauses of
 * one chain are bounded together; anybody in a hurry ends them.
 */

/** The pauses before it is one's own turn again, in milliseconds at most. */
export const LONGEST = 4000;

export class Tape<T> {
  readonly #show: (thing: T) => void;
  readonly #gap: () => number;
  #waiting: T[] = [];
  #last = -Infinity;
  #spent = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (thing: T) => void, gap: () => number) {
    this.#show = show;
    this.#gap = gap;
  }

  /** How many things wait to be shown. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Show a thing in its turn, not sooner than a gap after the one before. */
  push(thing: T): void {
    // After a rest a new chain begins: somebody who only watches sees each of them at its pace.
    if (!this.#waiting.length && performance.now() - this.#last >= this.#gap()) this.#spent = 0;
    this.#waiting.push(thing);
    if (this.#waiting.length === 1) this.#schedule();
  }

  /** Show everything that waits, and then this at once; a new chain begins. */
  now(thing: T): void {
    this.flush();
    this.#present(thing);
    this.#spent = 0;
  }

  /** Show everything that waits. */
  flush(): void {
    clearTimeout(this.#timer);
    for (const thing of this.#waiting.splice(0)) this.#present(thing);
  }

  /** Forget what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#spent = 0;
  }

  #schedule(): void {
    // What is left is shared by all that wait, so that the last comes as slowly as the first.
    const share = (LONGEST - this.#spent) / this.#waiting.length;
    const wait = Math.max(0, Math.min(this.#last + this.#gap() - performance.now(), share));
    this.#spent += wait;
    if (wait <= 0) this.#step();
    else this.#timer = setTimeout(() => this.#step(), wait);
  }

  #step(): void {
    const thing = this.#waiting.shift();
    if (thing !== undefined) this.#present(thing);
    if (this.#waiting.length > 0) this.#schedule();
  }

  #present(thing: T): void {
    this.#last = performance.now();
    this.#show(thing);
  }
}

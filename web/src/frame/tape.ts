/**
 * Shows what others did one thing after the other, with a pause between them. Whatever the bots have done, one chain is
 * shown within a bounded time, drawing included; anybody in a hurry ends it.
 */

/** From the first thing of a chain to the last, in milliseconds at most; unless they come later. */
export const LONGEST = 4000;
/** With a gap no longer than this, all that waits is shown together: every view that is drawn costs a frame. */
export const TOGETHER = 50;

export class Tape<T> {
  readonly #show: (thing: T) => void;
  readonly #gap: () => number;
  #waiting: T[] = [];
  #last = -Infinity;
  /** When the chain began; infinite before anything has come. */
  #began = Infinity;
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
    const now = performance.now();
    if (this.#began === Infinity || (!this.#waiting.length && now - this.#last >= this.#gap())) this.#began = now;
    this.#waiting.push(thing);
    if (this.#waiting.length === 1) this.#schedule();
  }

  /** Show everything that waits, and then this at once; a new chain begins. */
  now(thing: T): void {
    this.flush();
    this.#present(thing);
    this.#began = Infinity;
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
    this.#began = Infinity;
  }

  #schedule(): void {
    // What is left is shared by all that wait, so that the last comes as slowly as the first.
    const now = performance.now();
    const share = (this.#began + LONGEST - now) / this.#waiting.length;
    const wait = Math.min(this.#last + this.#gap() - now, share);
    if (wait <= 0) this.#step();
    else this.#timer = setTimeout(() => this.#step(), wait);
  }

  #step(): void {
    const n = this.#gap() <= TOGETHER ? this.#waiting.length : 1;
    for (const thing of this.#waiting.splice(0, n)) this.#present(thing);
    if (this.#waiting.length > 0) this.#schedule();
  }

  #present(thing: T): void {
    this.#last = performance.now();
    this.#show(thing);
  }
}

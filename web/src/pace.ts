// Shows things one after the other with a pause between them, unless somebody is in a hurry.

export class Pace<T> {
  readonly #show: (thing: T) => void;
  readonly #gap: () => number;
  #waiting: T[] = [];
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (thing: T) => void, gap: () => number) {
    this.#show = show;
    this.#gap = gap;
  }

  /** Show a thing in its turn, not sooner than a gap after the one before. */
  push(thing: T): void {
    this.#waiting.push(thing);
    if (this.#waiting.length === 1) this.#schedule();
  }

  /** Show everything that waits, and then this at once. */
  now(thing: T): void {
    this.flush();
    this.#present(thing);
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
  }

  #schedule(): void {
    const wait = this.#last + this.#gap() - performance.now();
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

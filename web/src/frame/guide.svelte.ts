/** A guided game as it goes: which mark stands, and which were seen. */
import { nextMark, type Coach, type CoachMark } from './coach';
import type { Position } from './position';

/** What is kept of a guide beyond the page. */
export interface Diary {
  /** The marks that were seen before the page was opened again. */
  readonly seen: readonly string[];
  saw(mark: string): void;
  /** All was seen, or somebody wants to see no more. */
  end(): void;
}

export class Guide {
  /** The mark that has its moment. */
  mark = $state.raw<CoachMark | null>(null);
  /** Whether it is on the screen: there may be no room for it, or something lies over the table. */
  standing = $state(false);
  over = $state(false);
  readonly total: number;
  readonly #coach: Coach;
  readonly #diary: Diary;
  #seen: ReadonlySet<string> = $state.raw(new Set());
  /** Whether the mark was on the screen at all. */
  #shown = false;

  constructor(coach: Coach, diary: Diary) {
    this.#coach = coach;
    this.#diary = diary;
    this.#seen = new Set(diary.seen);
    this.total = coach.length;
  }

  /** The how-manieth mark this is. */
  get n(): number {
    return this.#seen.size + 1;
  }

  /** Somebody is to decide: a mark may come. */
  look(at: Position, picked: readonly string[]): void {
    if (!this.over) this.mark = nextMark(this.#coach, this.#seen, at, picked);
  }

  /** The mark has come onto the screen, or gone from it for a while; true when it comes for the first time. */
  stand(there: boolean): boolean {
    const first = there && !this.#shown;
    this.standing = there;
    this.#shown ||= there;
    return first;
  }

  /** The mark goes because somebody has acted or read it; one that was never on the screen may come again. */
  leave(): void {
    const { mark } = this;
    const shown = this.#shown;
    this.#clear();
    if (!mark || !shown) return;
    this.#seen = new Set([...this.#seen, mark.name]);
    this.#diary.saw(mark.name);
    if (this.#seen.size >= this.total) this.stop();
  }

  /** No mark comes any more. */
  stop(): void {
    this.#clear();
    if (this.over) return;
    this.over = true;
    this.#diary.end();
  }

  #clear(): void {
    this.mark = null;
    this.standing = false;
    this.#shown = false;
  }
}

// How many tables wait for this reader: asked for now and then, told in the bar and before the title of the page.
import { api } from './api';

const REFRESH = 30_000;

class Waiting {
  n: number = $state(0);
  #asked = 0;

  /** Ask again, unless that was done a moment ago; at once for a reader who is somebody `other` now. */
  async look(other = false): Promise<void> {
    if (!other && (document.hidden || Date.now() - this.#asked < 2_000)) return;
    const asked = (this.#asked = Math.max(Date.now(), this.#asked + 1));
    // Without a server the last number stays; an answer that another question has overtaken is none.
    await api.waiting().then(({ n }) => (this.n = this.#asked === asked ? n : this.n), () => {});
  }

  /** Ask again and again while somebody looks; how to stop. */
  watch(): () => void {
    const look = (): void => void this.look();
    look();
    const timer = setInterval(look, REFRESH);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  /** What stands before the title of a page: "(2) ". */
  get mark(): string {
    return this.n > 0 ? `(${this.n}) ` : '';
  }
}

export const waiting = new Waiting();

// How many tables wait for this reader: asked for now and then, told in the bar and before the title of the page.
import { api } from './api';

const REFRESH = 30_000;

class Waiting {
  n: number = $state(0);
  #asked = 0;

  /** Ask again, unless that was done a moment ago. */
  async look(): Promise<void> {
    if (document.hidden || Date.now() - this.#asked < 2_000) return;
    this.#asked = Date.now();
    // Without a server the last number stays.
    await api.waiting().then(({ n }) => (this.n = n), () => {});
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

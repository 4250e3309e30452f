/** What one person has open and in hand on the screen: nothing of it is known to the server. */
import { getContext, setContext } from 'svelte';
import type { Act, Seen } from './seen';

/** A thing that is looked at closely: a card or a milestone, and where it lies on the screen. */
export interface Inspected {
  thing: string;
  near: DOMRect;
  /** Stays until it is closed. */
  pinned: boolean;
}

export type Layout = 'wide' | 'tablet' | 'phone';

export class Desk {
  /** The id of the card that was picked up and not yet placed. */
  chosen = $state<string | null>(null);
  inspected = $state<Inspected | null>(null);
  /** The log over the board, where there is no room beside it. */
  drawer = $state(false);
  /** The score pad: open at the end of a game until it is closed. */
  pad = $state(true);
  box = $state(false);
  help = $state(false);
  /** What a screen reader is to say now; the number makes it say the same again. */
  said = $state({ text: '', n: 0 });
  layout = $state<Layout>('wide');
  /** The move that was sent last, until the table has changed or refused it. */
  sent: string | null = null;

  readonly #seen: () => Seen;
  readonly #act: () => Act;

  constructor(seen: () => Seen, act: () => Act) {
    this.#seen = seen;
    this.#act = act;
  }

  get seen(): Seen {
    return this.#seen();
  }

  get act(): Act {
    return this.#act();
  }

  announce(text: string): void {
    this.said = { text, n: this.said.n + 1 };
  }

  /** Pick a card up, or put it back if it is the one in hand. */
  choose(id: string): void {
    this.chosen = this.chosen === id ? null : id;
    this.inspected = null;
  }

  move(spelling: string): void {
    this.inspected = null;
    this.sent = spelling;
    this.act.move(spelling);
  }

  inspect(thing: string, element: Element, pinned = false): void {
    this.inspected = { thing, near: element.getBoundingClientRect(), pinned };
  }

  /** Close whatever is open, the last first; false if nothing was. */
  close(): boolean {
    if (this.box) this.box = false;
    else if (this.help) this.help = false;
    else if (this.inspected) this.inspected = null;
    else if (this.seen.toast) this.act.dismiss();
    else if (this.chosen) this.chosen = null;
    else if (this.drawer) this.drawer = false;
    else return false;
    return true;
  }
}

const KEY = Symbol('desk');
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);

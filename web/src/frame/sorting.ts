/**
 * A card that is laid elsewhere in its own row. An element with `data-sort` can be dragged within the list around it, by
 * touch after a long press; the list hears `arrange` with the names of the card and of the one before which it was laid.
 */
import type { Attachment } from 'svelte/attachments';

export interface Arranged {
  card: string;
  /** Null: at the end. */
  before: string | null;
}

const SORT = '[data-sort]';
/** So near the end of a row that scrolls, it scrolls on. */
const EDGE = 28;
const STEP = 10;

export class Sort {
  /** Whether a card is on its way. */
  moving = false;
  readonly #slack: number;
  #card: HTMLElement | null = null;
  #row: HTMLElement | null = null;
  #pointer = -1;
  #from = 0;
  #scrolled = 0;
  #armed = false;

  constructor(slack: number) {
    this.#slack = slack;
  }

  begin(target: Element, event: PointerEvent): void {
    this.#end();
    this.#card = target.closest<HTMLElement>(SORT);
    this.#row = this.#card?.closest<HTMLElement>('ul') ?? null;
    this.#pointer = event.pointerId;
    this.#from = event.clientX;
    this.#scrolled = this.#row?.scrollLeft ?? 0;
    this.#armed = event.pointerType === 'mouse';
  }

  /** A finger has stayed long enough: from here on it moves the card and not the row. */
  arm(): void {
    this.#armed = true;
    if (this.#card) this.#row?.classList.add('sorting');
  }

  /** Follow the pointer; whether a card is being moved. */
  move(event: PointerEvent): boolean {
    const [card, row] = [this.#card, this.#row];
    if (!card || !row || !this.#armed || event.pointerId !== this.#pointer) return false;
    if (!this.moving && Math.abs(event.clientX - this.#from) < this.#slack) return false;
    if (!this.moving) {
      this.moving = true;
      card.setPointerCapture(event.pointerId);
      row.classList.add('sorting');
      for (const one of together(card)) one.classList.add('sorted');
    }
    const box = row.getBoundingClientRect();
    if (event.clientX > box.right - EDGE) row.scrollLeft += STEP;
    else if (event.clientX < box.left + EDGE) row.scrollLeft -= STEP;
    const way = event.clientX - this.#from + row.scrollLeft - this.#scrolled;
    for (const one of together(card)) one.style.translate = `${way}px`;
    const before = this.#before(event.clientX);
    const edge = before ? together(before)[0]!.getBoundingClientRect().left : (this.#others().at(-1) ?? card).getBoundingClientRect().right;
    row.style.setProperty('--gap', `${edge - box.left + row.scrollLeft}px`);
    return true;
  }

  /** The card is let go: the row hears where, unless the pointer was taken away. */
  end(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    const [card, row] = [this.#card, this.#row];
    const there = this.moving && event.type !== 'pointercancel' && card?.isConnected;
    const before = there ? this.#before(event.clientX) : null;
    this.#end();
    if (!there) return;
    const detail: Arranged = { card: card!.dataset['sort']!, before: before?.dataset['sort'] ?? null };
    row!.dispatchEvent(new CustomEvent('arrange', { detail }));
  }

  #end(): void {
    this.moving = false;
    this.#row?.classList.remove('sorting');
    this.#row?.style.removeProperty('--gap');
    for (const one of this.#row?.querySelectorAll<HTMLElement>('.sorted') ?? []) {
      one.classList.remove('sorted');
      one.style.translate = '';
    }
    this.#card = null;
    this.#row = null;
  }

  #others(): HTMLElement[] {
    return [...(this.#row?.querySelectorAll<HTMLElement>(SORT) ?? [])].filter((one) => one !== this.#card);
  }

  /** The first card whose middle lies to the right of this. */
  #before(x: number): HTMLElement | null {
    return this.#others().find((one) => {
      const [first, last] = [together(one)[0]!.getBoundingClientRect(), one.getBoundingClientRect()];
      return (first.left + last.right) / 2 > x;
    }) ?? null;
  }
}

/** The parts of a row that belong to a card, from the left: equal ones under it, then itself. */
function together(card: HTMLElement): HTMLElement[] {
  const found = [card.closest<HTMLElement>('li') ?? card];
  let under = found[0]!.previousElementSibling;
  while (under instanceof HTMLElement && under.hasAttribute('data-top')) {
    found.unshift(under);
    under = under.previousElementSibling;
  }
  return found;
}

/** A row whose cards can be laid in another order; while one of them is moved by a finger, the row does not scroll. */
export const sortable = (arrange: (how: Arranged) => void): Attachment<HTMLElement> => (row) => {
  const hear = (event: Event) => arrange((event as CustomEvent<Arranged>).detail);
  const still = (event: TouchEvent) => {
    if (row.classList.contains('sorting') && event.cancelable) event.preventDefault();
  };
  row.addEventListener('arrange', hear);
  row.addEventListener('touchmove', still, { passive: false });
  return () => {
    row.removeEventListener('arrange', hear);
    row.removeEventListener('touchmove', still);
  };
};

/** How the cards of a hand lie side by side. */

/** Equal neighbours that are read and pressed as one: the first and the last of them, and how many. */
export interface Group {
  first: number;
  last: number;
  copies: number;
}

/** Neighbours of the same kind, together; without kinds every card is alone. */
export function groups<T>(cards: readonly T[], kind?: (card: T) => string): Group[] {
  const found: Group[] = [];
  cards.forEach((card, i) => {
    const before = found.at(-1);
    if (kind && before && kind(cards[before.last]!) === kind(card)) Object.assign(before, { last: i, copies: before.copies + 1 });
    else found.push({ first: i, last: i, copies: 1 });
  });
  return found;
}

/**
 * The columns of the row, for a grid that finds the overlap by itself: every card may shrink to its visible strip,
 * the last one and those that are to be read whole may not, and copies of a group show their edge only.
 */
export function columns(cards: number, whole: (i: number) => boolean, under: (i: number) => boolean): string {
  const full = 'var(--card)';
  return Array.from({ length: cards }, (_, i) => {
    if (i === cards - 1) return full;
    if (whole(i)) return `minmax(calc(${full} + 2px), calc(${full} + var(--space)))`;
    if (under(i)) return 'minmax(var(--edge-least), var(--edge))';
    return `minmax(var(--strip), calc(${full} + var(--space)))`;
  }).join(' ');
}

/** Which card a digit means, from 0: 1 … 9, then 0 for the tenth. */
export function digit(event: KeyboardEvent): number | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented) return null;
  const { target } = event;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return null;
  return /^\d$/.test(event.key) ? (Number(event.key) + 9) % 10 : null;
}

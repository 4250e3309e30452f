/** What somebody who looks through a pile sees of it. */

export interface Stack<T> {
  card: T;
  n: number;
}

const LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' };

/** A text as one types it in haste: small letters, no accents. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[łßœæø]/g, (letter) => LETTERS[letter]!);
}

/** Equal cards as one, in the order in which the first of each comes. */
export function stacked<T>(cards: readonly T[], kind: (card: T) => string): Stack<T>[] {
  const found = new Map<string, Stack<T>>();
  for (const card of cards) {
    const stack = found.get(kind(card));
    if (stack) stack.n += 1;
    else found.set(kind(card), { card, n: 1 });
  }
  return [...found.values()];
}

/** Whether every word that was typed begins or stands within the text. */
export function finds(text: string, asked: string): boolean {
  const within = fold(text);
  return fold(asked).split(/\s+/).every((word) => within.includes(word));
}

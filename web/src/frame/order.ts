/** An order of one's own for the cards of a hand, as kinds from left to right. Knows no page. */

/** All of a list, with what another list has beside it: each of those comes after what it followed there. */
function merged(list: readonly string[], others: readonly string[]): string[] {
  const found = [...list];
  others.forEach((one, n) => {
    if (!found.includes(one)) found.splice(n ? found.indexOf(others[n - 1]!) + 1 : 0, 0, one);
  });
  return found;
}

/** Cards in somebody's own order; kinds that have no place in it yet stay beside the neighbour that they usually have. */
export function inOwnOrder<T>(cards: readonly T[], own: readonly string[], kind: (card: T) => string): T[] {
  const all = merged(own, [...new Set(cards.map(kind))]);
  const rank = new Map(all.map((one, n) => [one, n]));
  return [...cards].sort((a, b) => rank.get(kind(a))! - rank.get(kind(b))!);
}

/** The own order after a kind was laid before another, or at the end; kinds that are not in hand now keep their place. */
export function rearranged(own: readonly string[], shown: readonly string[], kind: string, before: string | null): readonly string[] {
  const now = [...new Set(shown)];
  const rest = now.filter((one) => one !== kind);
  const at = before === null ? rest.length : rest.indexOf(before);
  if (kind === before || at < 0) return own;
  const after = rest.toSpliced(at, 0, kind);
  return after.every((one, n) => one === now[n]) ? own : merged(after, own);
}

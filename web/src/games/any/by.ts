/** The items under what each is sorted by, in the order in which that comes up. */
export function by<T, Key>(items: Iterable<T>, key: (item: T) => Key): Map<Key, T[]> {
  const found = new Map<Key, T[]>();
  for (const item of items) {
    const own = found.get(key(item));
    if (own) own.push(item);
    else found.set(key(item), [item]);
  }
  return found;
}

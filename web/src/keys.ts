// Keys of invitations, seats and matches: they stand behind the #, which no browser sends and no proxy writes down.

/** A link that carries a key; without one it is the bare link. */
export const withKey = (link: string, key: string): string => (key ? `${link}#k=${encodeURIComponent(key)}` : link);

/** The key in an address; links of earlier versions have it in the query. */
export function keyIn(address: URL): string | null {
  const behind = new URLSearchParams(address.hash.slice(1)).get('k');
  return behind ?? address.searchParams.get('k');
}

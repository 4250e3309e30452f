/** A token of a seat: what it is worth, and whose it is. */
import type { IconName } from '../icons';
import type { States, Ties } from './states';

export interface TokenFacts extends States, Ties {
  id: string;
  seat: number;
  /** A value, a sign, or both. */
  text?: string | undefined;
  icon?: IconName | undefined;
  /** What a screen reader says. */
  label: string;
  /** It lies nowhere yet: an outline in the tray. */
  free?: boolean | undefined;
}

/** The tokens on one edge: one's own first, then in the order of the seats; what has no room is a number. */
export function shown(tokens: readonly TokenFacts[], own: number | null, room: number): { tokens: TokenFacts[]; more: number } {
  const rank = ({ seat }: TokenFacts) => (seat === own ? -1 : seat);
  const sorted = [...tokens].sort((a, b) => rank(a) - rank(b));
  const fit = sorted.length > room ? room - 1 : room;
  return { tokens: sorted.slice(0, fit), more: Math.max(0, sorted.length - fit) };
}

import type { View } from './view';

/** The cards of a seat that a view shows: any game keeps the hands of its seats in a zone with one entry a seat. */
export function handOf(view: View, seat: number): string[] | null {
  const zones = view.zones as Record<string, unknown>;
  const hands = zones['hands'] ?? zones['hand'];
  const hand: unknown = Array.isArray(hands) ? hands[seat] : null;
  return Array.isArray(hand) ? hand.map(String) : null;
}

// What a move of Adventure Tours speaks of, and how each kind of question is answered.

/** Where a hand card may go in a question, by its kind. */
export const LAYS: Record<string, readonly ('join' | 'lay')[]> = {
  play: ['join', 'lay'], 'extra-equipment': ['lay'], 'more-equipment': ['lay'], 'same-colour-member': ['join'], 'second-member': ['join'],
};
/** Questions for which a player is chosen. */
export const AIMS: ReadonlySet<string> = new Set([
  'give-one', 'give-two', 'give-second', 'gift', 'discard-equipment', 'steal-equipment', 'discard-member', 'steal-member',
]);
/** Those of them that take something from the table: from which row, and whether one gets it oneself. */
export const HITS: Record<string, { row: 'equipment' | 'members'; steals: boolean }> = {
  'discard-equipment': { row: 'equipment', steals: false }, 'steal-equipment': { row: 'equipment', steals: true },
  'discard-member': { row: 'members', steals: false }, 'steal-member': { row: 'members', steals: true },
};

const VERB = { join: 'join', lay: 'equip' } as const;
/** The move that brings a hand card to a place. */
export const moveTo = (place: 'join' | 'lay', card: string): string => `${VERB[place]} ${card}`;

export const seatThing = (seat: number): string => `seat ${seat}`;
export const seatOfThing = (thing: string | null): number | null => (thing?.startsWith('seat ') ? Number(thing.slice(5)) : null);
export const aimAt = (seat: number): string => `aim seat ${seat + 1}`;
/** Whom a move aims at. */
export const aimed = (move: string): number | null => (move.startsWith('aim seat ') ? Number(move.slice(9)) - 1 : null);

export const tileThing = (board: string): string => `board ${board}`;

/** The card that a move discards for protection: its name, which of the equal ones from the left, and its row. */
export function guardOf(move: string): { card: string; which: number; row: 'members' | 'equipment' } | null {
  const found = /^protect with (equipped )?(.+?)(?: (\d+))?$/.exec(move);
  return found ? { card: found[2]!, which: Number(found[3] ?? 1) - 1, row: found[1] ? 'equipment' : 'members' } : null;
}

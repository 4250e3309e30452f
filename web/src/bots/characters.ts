// Who the bots are: the server knows programs, people meet six stones.

export type Character = 'pebble' | 'moss' | 'flint' | 'slate' | 'quartz' | 'granite';

/** The seat whose colour a stone wears where it sits at no table. */
export const COLOURS: Record<Character, number> = { pebble: 2, moss: 3, flint: 0, slate: 5, quartz: 4, granite: 1 };

/** Programs that play any game; a stone is shown only where a program plays it. */
const EVERYWHERE: Record<string, Character> = { random: 'pebble', rule: 'slate' };
/** Programs that play one game. */
const BY_GAME: Record<string, Record<string, Character>> = {
  'lost-cities': { net: 'granite' },
  dominion: { money: 'moss', smithy: 'flint', witch: 'quartz' },
};

/** The stone that a program plays, in this game or in any; null for a program that nobody has given a face. */
export function characterOf(program: string, game?: string): Character | null {
  const own = game === undefined ? Object.values(BY_GAME) : [BY_GAME[game] ?? {}];
  return [EVERYWHERE, ...own].find((table) => program in table)?.[program] ?? null;
}

/** The gentlest, for somebody who has never played here. */
export const GENTLE = 'random';
/** The one that knows each game best. */
export const ABLE = 'rule';

/** The program to sit down with: the one wished for, or the nearest that this game has. */
export function programFor(bots: readonly string[], ...wished: string[]): string {
  return [...wished, ABLE].find((program) => bots.includes(program)) ?? bots[0] ?? GENTLE;
}

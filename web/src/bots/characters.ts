// Who the bots are: six stones, which the server knows by the same names; and programs that have no stone of their own.

export type Character = 'pebble' | 'moss' | 'flint' | 'slate' | 'quartz' | 'granite';
export type Level = 'easy' | 'medium' | 'hard' | 'expert';

/** The levels, from the weakest on. */
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'expert'];

/** The seat whose colour a stone wears where it sits at no table. */
export const COLOURS: Record<Character, number> = { pebble: 2, moss: 3, flint: 0, slate: 5, quartz: 4, granite: 1 };

/** The stone that a program plays; null for a program that nobody has given a face. */
export function characterOf(program: string): Character | null {
  // What tables of earlier days, and games that somebody brought along, call their best.
  if (program === 'rule') return 'slate';
  return program in COLOURS ? (program as Character) : null;
}

/** The gentlest, for somebody who has never played here. */
export const GENTLE = 'pebble';
/** The usual opponent: one of medium strength, or the best that a game without levels has. */
const USUAL = ['slate', 'rule'];

/** The program to sit down with: the one wished for, or the nearest that this game has. */
export function programFor(bots: readonly string[], ...wished: string[]): string {
  return [...wished, ...USUAL].find((program) => bots.includes(program)) ?? bots[0] ?? GENTLE;
}

/** One more program for a table: one that does not sit there yet, as good as the last one or nearly so. */
export function anotherFor(bots: readonly string[], levels: Readonly<Record<string, Level>>, seated: readonly string[]): string | undefined {
  const level = (bot: string): number => LEVELS.indexOf(levels[bot] ?? 'medium');
  const like = level(seated.at(-1) ?? '');
  return bots.filter((bot) => !seated.includes(bot)).toSorted((a, b) => Math.abs(level(a) - like) - Math.abs(level(b) - like))[0];
}

// Which titles guide through a first game; their marks are fetched when somebody plays one.
import type { Coach } from './frame/coach';

const COACHES = import.meta.glob<{ COACH: Coach }>('./games/*/coach.ts');
const pathOf = (game: string): string => `./games/${game}/coach.ts`;

/** Whether a title has a guided first game. */
export const canCoach = (game: string): boolean => pathOf(game) in COACHES;

/** The marks of a title that has them. */
export const coachOf = async (game: string): Promise<Coach> => (await COACHES[pathOf(game)]!()).COACH;

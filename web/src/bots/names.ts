// What bots are called, and how they play, in the reader's language.
import { app, botName, t } from '../app.svelte';
import type { GameInfo } from '../wire';
import type { Level } from './characters';

interface Seated {
  kind: string;
  name: string;
  outside?: boolean;
}

/** The names of all seats; of several bots that are the same stone, the second is called 2. */
export function seatNames(seats: readonly Seated[]): string[] {
  const met = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.kind === 'open') return t('web-open-seat');
    if (seat.kind === 'outside' || (seat.outside && !seat.name)) return t('web-outside');
    if (seat.kind !== 'bot') return seat.name;
    const name = botName(seat.name);
    const n = (met.get(name) ?? 0) + 1;
    met.set(name, n);
    return n === 1 ? name : t('web-bot-again', { name, n });
  });
}

/** How a program plays this game, in a sentence or two; needs the words of the settings. */
export function mannerOf(program: string, game: string): string {
  const key = [`${game}-manner-${program}`, `web-bot-${program}-manner`].find((one) => app.speaker.has(one));
  return key ? app.speaker.say(key) : '';
}

/** The name of a level. */
export const levelName = (level: Level): string => t(`web-level-${level}`);

/** How long a bot thinks: at most so many seconds, or not at all. */
export const thinksFor = (seconds: number): string =>
  seconds > 0 ? t('web-bot-thinks', { n: app.speaker.number(seconds) }) : t('web-bot-at-once');

/** What a bot is in a game: "bot, medium, moves at once". */
export function aboutBot(game: GameInfo, bot: string): string {
  const level = game.levels[bot];
  return level ? t('web-bot-about', { level: levelName(level), text: thinksFor(game.seconds[bot] ?? 0) }) : t('web-seat-bot-note');
}

/** The same in short, where only the level is known: "bot, medium". */
export const botOf = (level: Level | null): string => (level ? t('web-bot-of-level', { level: levelName(level) }) : t('web-seat-bot'));

// What bots are called, and how they play, in the reader's language.
import { app, botName, t } from '../app.svelte';
import { characterOf } from './characters';

interface Seated {
  kind: string;
  name: string;
}

/** The names of all seats; of several bots that are the same stone, the second is called 2. */
export function seatNames(seats: readonly Seated[]): string[] {
  const met = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.kind === 'open') return t('web-open-seat');
    if (seat.kind !== 'bot') return seat.name;
    const name = botName(seat.name);
    const n = (met.get(name) ?? 0) + 1;
    met.set(name, n);
    return n === 1 ? name : t('web-bot-again', { name, n });
  });
}

/** How a program plays this game, in a sentence or two; needs the words of the settings. */
export function mannerOf(program: string, game: string): string {
  const own = `${game}-manner-${program}`;
  if (app.speaker.has(own)) return app.speaker.say(own);
  const character = characterOf(program, game);
  const manner = `web-bot-${character}-manner`;
  return character && app.speaker.has(manner) ? t(manner) : '';
}

// Opening what a title brings to explain itself, with all its words.
import { app } from '../app.svelte';
import { loadIcons } from '../pieces/icons.svelte';
import { learnOf, type Learn } from './titles';

/** The pictures of a title once their words are there; null for a game without any. */
export async function openLearn(game: string): Promise<Learn | null> {
  const [learn] = await Promise.all([learnOf(game), app.load('web-learn', game, `${game}-cards`, `${game}-learn`), loadIcons()]);
  return learn;
}

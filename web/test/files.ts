import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Catalogue, nameOf } from '../src/catalogue';
import { Speaker } from '../src/speech';

const ROOT = process.env['CAIRN_ROOT']!;

/** A file of the checkout. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The catalogue of a language as the page reads it. */
export function catalogue(language: string): Catalogue {
  const games = readdirSync(join(ROOT, 'src/cairn/games')).map((game) => `src/cairn/games/${game}/text/${language}`);
  const folders = [`src/cairn/text/${language}`, ...games.filter((folder) => existsSync(join(ROOT, folder)))];
  const paths = folders.flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`));
  const files = paths.filter((path) => path.endsWith('.ftl')).map((path) => [nameOf(path), read(path)]);
  return new Catalogue(language, Object.fromEntries(files));
}

export const speaker = (language: string, game: string | null = 'lost-cities'): Speaker =>
  new Speaker(language, catalogue(language), game);

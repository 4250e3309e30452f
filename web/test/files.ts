import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Catalogue } from '../src/catalogue';
import { Speaker } from '../src/speech';

const ROOT = process.env['CAIRN_ROOT']!;

/** A file of the checkout. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The catalogue of a language as the page reads it. */
export function catalogue(language: string): Catalogue {
  const folder = `src/cairn/text/${language}`;
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.ftl'));
  return new Catalogue(language, Object.fromEntries(names.map((name) => [name.slice(0, -4), read(`${folder}/${name}`)])));
}

export const speaker = (language: string, game: string | null = 'lost-cities'): Speaker =>
  new Speaker(language, catalogue(language), game);

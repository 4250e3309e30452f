import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Catalogue, nameOf } from '../src/catalogue';
import { Shapes } from '../src/shapes';
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

/** How each game spells its pieces, as the page reads it. */
const shapes = Object.fromEntries(
  readdirSync(join(ROOT, 'src/cairn/games'))
    .map((game): [string, string] => [game.replaceAll('_', '-'), `src/cairn/games/${game}/text/shapes.json`])
    .filter(([, path]) => existsSync(join(ROOT, path)))
    .map(([game, path]) => [game, new Shapes(JSON.parse(read(path)))]),
);

export const speaker = (
  language: string, game: string | null = 'lost-cities', printed: Record<string, string> = {},
): Speaker => new Speaker(language, catalogue(language), shapes, game, printed);

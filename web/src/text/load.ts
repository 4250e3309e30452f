// The catalogues, one chunk per language: only the chosen one is fetched.
import { Catalogue, gameOf, nameOf, type Files } from '../catalogue';
import { Shapes, type Spellings } from '../shapes';

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano', pl: 'Polski' } as const;
export type Language = keyof typeof LANGUAGES;

type Module = { default: Record<string, string> };
const CHUNKS: Record<Language, () => Promise<Module>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  pl: () => import('./pl'),
};
/** What only some pages say: the rules of a game, and the words of the table screen. */
export type Part = `${string}-rules` | 'web-table';
const PARTS = import.meta.glob('../../../src/cairn/{text/*/web-table,games/*/text/*/rules}.ftl', { query: '?raw', import: 'default' });

const SPELLINGS: Record<string, Spellings> = import.meta.glob('../../../src/cairn/games/lost_cities/text/shapes.json', {
  import: 'default',
  eager: true,
});
/** How the games that the page draws spell their pieces. */
export const SHAPES: Readonly<Record<string, Shapes>> = Object.fromEntries(
  Object.entries(SPELLINGS).map(([path, spellings]) => [gameOf(path), new Shapes(spellings)]),
);

const loaded = new Map<Language, Promise<Catalogue>>();

/** The catalogue of a language, fetched once. */
export function catalogue(language: Language): Promise<Catalogue> {
  let coming = loaded.get(language);
  if (!coming) {
    coming = CHUNKS[language]().then((chunk) => new Catalogue(language, named(chunk.default)));
    // What could not be fetched may be asked for again.
    coming.catch(() => loaded.delete(language));
    loaded.set(language, coming);
  }
  return coming;
}

/** Add a part to the catalogue of a language. */
export async function addPart(language: Language, part: Part): Promise<void> {
  const path = Object.keys(PARTS).find((one) => one.includes(`/text/${language}/`) && nameOf(one) === part);
  const load = path && PARTS[path];
  if (load) (await catalogue(language)).add({ [part]: (await load()) as string });
}

/** The language that the reader's browser asks for first, of those we speak. */
export function preferred(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? 'en';
}

/** Files by their names. */
function named(files: Record<string, string>): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [nameOf(path), text]));
}

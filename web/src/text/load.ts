// The catalogues, one chunk per language, and the words of a game when its table, rules or match is opened.
import { componentsOf } from '../components';
import { Catalogue, gameOf, nameOf, type Files } from '../catalogue';
import { SHAPELESS, Shapes, type Spellings } from '../shapes';

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
/**
 * What only some pages say: the words of a game (its name), of its table or its rules, and of the table screen.
 * A part of a game that the page was not built with is asked of the server.
 */
export type Part = string;
const PARTS = import.meta.glob<string>(
  [
    '../../../src/cairn/text/*/web-{table,fair,learn}.ftl',
    '../../../src/cairn/games/*/text/*/{words,table,rules,cards,learn,coach,settings}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const SPELLINGS = import.meta.glob<Spellings>('../../../src/cairn/games/*/text/shapes.json', { import: 'default' });

/** How the pieces of each game whose words were asked for are spelled. */
export const SHAPES: Record<string, Shapes> = {};
/** The names of its pieces that no language translates, as its component tables print them. */
export const PRINTED: Record<string, Record<string, string>> = {};

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

/** Add a part to the catalogue of a language; one that there is not is left out. */
export async function addPart(language: Language, part: Part): Promise<void> {
  const path = Object.keys(PARTS).find((one) => one.includes(`/text/${language}/`) && nameOf(one) === part);
  const load = path && PARTS[path];
  if (load) (await catalogue(language)).add({ [part]: await load() });
}

/** Whether the page was built with the words of a game. */
export function isOurs(game: string): boolean {
  return Object.keys(PARTS).some((path) => nameOf(path) === game);
}

/** Add all that the table of a game says; words of a game that somebody brought along come from the server. */
export async function addGame(language: Language, game: string): Promise<void> {
  if (isOurs(game)) {
    await Promise.all([game, `${game}-table`, `${game}-cards`].map((part) => addPart(language, part)));
  } else {
    const text = await fetched(`/api/games/${encodeURIComponent(game)}/words/${language}`);
    (await catalogue(language)).add({ [game]: text });
  }
  SHAPES[game] ??= await shapes(game);
  PRINTED[game] ??= (await componentsOf(game)).names;
}

async function shapes(game: string): Promise<Shapes> {
  const path = Object.keys(SPELLINGS).find((one) => gameOf(one) === game);
  if (path) return new Shapes(await SPELLINGS[path]!());
  if (isOurs(game)) return SHAPELESS;
  const text = await fetched(`/api/games/${encodeURIComponent(game)}/shapes`);
  return text ? new Shapes(JSON.parse(text) as Spellings) : SHAPELESS;
}

/** A text of the server; empty where there is none, because a game without words is told by its keys. */
async function fetched(path: string): Promise<string> {
  const answer = await fetch(path);
  return answer.ok ? answer.text() : '';
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

// The words of what can be agreed before a match: a chunk per language, fetched where somebody first asks.
import { app } from '../app.svelte';
import { nameOf } from '../catalogue';
import { catalogue, type Language } from '../text/load';

type Module = { default: Record<string, string> };
const CHUNKS: Record<Language, () => Promise<Module>> = {
  en: () => import('./words/en'),
  de: () => import('./words/de'),
  fr: () => import('./words/fr'),
  it: () => import('./words/it'),
  pl: () => import('./words/pl'),
};

let there: Language | null = $state(null);

async function load(language: Language): Promise<void> {
  const [own, { default: files }] = await Promise.all([catalogue(language), CHUNKS[language]()]);
  own.add(Object.fromEntries(Object.entries(files).map(([path, text]) => [nameOf(path), text])));
  there = language;
}

/** Called while a component is made: its words come once they are needed, also after a change of the language. */
export function needSettingsWords(needed: () => boolean = () => true): void {
  $effect(() => {
    if (needed() && there !== app.settings.language) void load(app.settings.language);
  });
}

/** Whether they are there. */
export function hasSettingsWords(): boolean {
  return there === app.settings.language;
}

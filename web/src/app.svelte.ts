// What every part of the page shares: who speaks, and what the reader has chosen.
import { keep, kept } from './keep';
import type { Args } from './speech';
import { Speaker } from './speech';
import { addPart, catalogue, LANGUAGES, preferred, SHAPES, type Language, type Part } from './text/load';
import type { Problem } from './wire';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  pace: 'slow' | 'normal' | 'instant';
  /** Whether single letters are shortcuts. */
  letters: boolean;
  name: string;
}

/** The game whose pieces are named; there is one so far. */
export const GAME = 'lost-cities';

class App {
  settings: Settings = $state(firstSettings());
  speaker: Speaker | null = $state.raw(null);
  #parts = new Set<Part>();

  /** Fetch the words of the chosen language; until then the page is empty. */
  async start(): Promise<void> {
    await this.#load(this.settings.language);
    if (!this.settings.name) this.change({ name: oneOf(t('web-guest-names').split(', ')) });
  }

  /** Change settings, keep them, and let them take effect. */
  change(some: Partial<Settings>): void {
    Object.assign(this.settings, some);
    keep('settings', $state.snapshot(this.settings));
    if (some.language) void this.#load(some.language);
    if (some.theme) showTheme(some.theme);
  }

  /** Fetch a part of the words that not every page needs, now and in any language chosen later. */
  async load(part: Part): Promise<void> {
    this.#parts.add(part);
    await this.#load(this.settings.language);
  }

  async #load(language: Language): Promise<void> {
    const own = await catalogue(language);
    await Promise.all([...this.#parts].map((part) => addPart(language, part)));
    // Somebody who switches twice gets the last language, whichever came first.
    if (language !== this.settings.language) return;
    this.speaker = new Speaker(language, own, SHAPES, GAME);
    document.documentElement.lang = language;
  }
}

function firstSettings(): Settings {
  const settings: Settings = {
    language: preferred(navigator.languages),
    theme: 'auto',
    pace: 'normal',
    letters: true,
    name: '',
    ...kept<Partial<Settings>>('settings', {}),
  };
  if (!(settings.language in LANGUAGES)) settings.language = 'en';
  return settings;
}

const night = matchMedia('(prefers-color-scheme: dark)');

function showTheme(theme: Settings['theme']): void {
  const dark = theme === 'dark' || (theme === 'auto' && night.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** One of these, by chance. */
export function oneOf<T>(things: readonly T[]): T {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  return things[random! % things.length]!;
}

const started = new App();
// The page renders nothing before a speaker is there, so that nobody else has to ask.
export const app = started as Omit<App, 'speaker'> & { speaker: Speaker };

showTheme(started.settings.theme);
night.addEventListener('change', () => showTheme(started.settings.theme));

/** A message of the catalogues in the reader's language. */
export function t(key: string, args: Args = {}): string {
  return started.speaker?.say(key, args) ?? '';
}

/** The sentence of a problem, without its rule. */
export function sentence(problem: Problem): string {
  return started.speaker?.say(problem.key, problem.args) ?? '';
}

/** The name of a bot's level: the server only knows which program plays. */
export function botName(bot: string): string {
  if (bot === 'random') return t('web-bot-random');
  return bot === 'rule' ? t('web-bot-rule') : bot;
}

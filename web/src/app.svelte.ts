// What every part of the page shares: who speaks, and what the reader has chosen.
import { characterOf } from './bots/characters';
import { keep, kept } from './keep';
import type { Args } from './speech';
import { Speaker } from './speech';
import { addGame, addPart, catalogue, LANGUAGES, preferred, PRINTED, SHAPES, type Language, type Part } from './text/load';
import type { Problem } from './wire';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  pace: 'slow' | 'normal' | 'instant';
  /** Whether single letters are shortcuts. */
  letters: boolean;
  /** Letters that were changed, by what they do. */
  keys: Record<string, string>;
  /** How a thing is looked at closely: by hovering too, by a right click or long press, or by its key alone. */
  looks: 'hover' | 'click' | 'key';
  /** Draw at once where nothing else can be done: it shows a card, so somebody has to want it. */
  hurry: boolean;
  /** Whether the table makes sounds, and how loud. */
  sound: boolean;
  /** Whether the browser may call when it is one's turn and the page is hidden. */
  notices: boolean;
  /** Whether a screen reader is told the chat. */
  readChat: boolean;
  /** Whether every game is drawn on the plain board. */
  plain: boolean;
  name: string;
}

class App {
  settings: Settings = $state(firstSettings());
  /** Says what belongs to no game. */
  speaker: Speaker | null = $state.raw(null);
  #speakers: Record<string, Speaker> = $state.raw({});
  #parts = new Set<Part>();
  #games = new Set<string>();

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

  /** Fetch parts of the words that not every page needs, now and in any language chosen later. */
  async load(...parts: Part[]): Promise<void> {
    parts.forEach((part) => this.#parts.add(part));
    await this.#load(this.settings.language);
  }

  /** Fetch the words of a game, now and in any language chosen later. */
  async loadGame(game: string): Promise<void> {
    this.#games.add(game);
    await this.#load(this.settings.language);
  }

  /** Says what belongs to a game whose words were loaded. */
  speakerOf(game: string): Speaker {
    return this.#speakers[game] ?? this.speaker!;
  }

  async #load(language: Language): Promise<void> {
    const own = await catalogue(language);
    const games = [...this.#games];
    await Promise.all([...[...this.#parts].map((part) => addPart(language, part)), ...games.map((game) => addGame(language, game))]);
    // Somebody who switches twice gets the last language, whichever came first.
    if (language !== this.settings.language) return;
    this.speaker = new Speaker(language, own, SHAPES);
    this.#speakers = Object.fromEntries(games.map((game) => [game, new Speaker(language, own, SHAPES, game, PRINTED[game])]));
    document.documentElement.lang = language;
  }
}

function firstSettings(): Settings {
  const settings: Settings = {
    language: preferred(navigator.languages),
    theme: 'auto',
    pace: 'normal',
    letters: true,
    keys: {},
    looks: 'click',
    hurry: false,
    sound: false,
    notices: false,
    readChat: true,
    plain: false,
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

/** The name of the stone that a program plays; a program without a face is called by its own name. */
export function botName(program: string): string {
  const character = characterOf(program);
  if (character) return t(`web-bot-${character}`);
  return program === 'random' ? t('web-bot-random') : program;
}

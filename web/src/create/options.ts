// The words of a game's options: the server names them, the catalogues say them.
import { app, t } from '../app.svelte';
import { gameNamed } from '../home/games.svelte';
import type { GameInfo, OptionInfo } from '../wire';
import { hasSettingsWords } from './words.svelte';

type Options = Record<string, string>;

/** As keys are spelled. */
const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const isNumber = (value: string): boolean => /^\d+$/.test(value);

/** The first of these messages that there is. */
function first(keys: string[], args: Record<string, number | string> = {}): string | null {
  const key = keys.find((one) => app.speaker.has(one));
  return key === undefined ? null : app.speaker.say(key, args);
}

/** The short name of an option. */
export function optionTitle(game: string, option: string): string {
  return first([`${game}-option-${slug(option)}`, `web-option-${slug(option)}`]) ?? option.replaceAll('_', ' ');
}

/** What an option means, in a sentence; nothing where nobody has written it. */
export function optionNote(game: string, option: string): string {
  return first([`${game}-note-${slug(option)}`, `${game}-setting-${slug(option)}`]) ?? '';
}

/** A value of an option; where one may choose who starts, `names` are those who sit there. */
export function valueName(game: string, option: string, value: string, names: readonly string[] = []): string {
  const n = Number(value);
  if (option === 'start' && isNumber(value)) return names[n - 1] ?? t('seat-n', { n });
  const own = first([`${game}-value-${slug(option)}-${slug(value)}`, `web-value-${slug(value)}`]);
  if (own !== null) return own;
  if (value === 'on' || value === 'off') return value === 'on' ? t('web-on') : t('web-off');
  return isNumber(value) ? (first([`${game}-said-${slug(option)}`], { n }) ?? app.speaker.number(n)) : value;
}

/** Whether a value is a list of names, finished or not. */
export function isOwnList(option: OptionInfo, value: string): boolean {
  return option.names.length > 0 && !option.words.includes(value);
}

/** Whether an option is a choice between on and off. */
export function isSwitch(option: OptionInfo): boolean {
  return option.low > option.high && option.words.toSorted().join() === 'off,on';
}

/** What a table of a game has agreed on, in a few words: what is not as usual, and what is always said. */
export function optionsInWords(game: string, options: Options): string {
  if (!hasSettingsWords()) return '';
  const info = gameNamed(game);
  const usual = info ? usualOptions(info) : options;
  const said = Object.entries(options).map(([option, value]) => {
    if (option === 'start') return null;
    const key = `${game}-said-${slug(option)}`;
    const n = Number(value);
    const counted = isNumber(value) ? [key, `web-said-${slug(option)}`] : [];
    const own = first([`${key}-${slug(value)}`, ...counted], { n });
    if (own !== null || value === usual[option]) return own;
    const known = info?.options.find((one) => one.name === option);
    if (known && isOwnList(known, value)) return t('web-own-list', { text: optionTitle(game, option) });
    if (value === 'on' || value === 'off') return value === 'on' ? optionTitle(game, option) : null;
    return valueName(game, option, value);
  });
  return said.filter((one) => one !== null).join(', ');
}

/** The options of a game as they are unless somebody changes them. */
export function usualOptions(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

// The words of a game's options: the server names them, the catalogues say them.
import { t } from '../app.svelte';

/** The short name of an option. */
export function optionTitle(name: string): string {
  const titles: Record<string, string> = {
    milestones: t('web-option-milestones'),
    best_expedition: t('web-option-best-expedition'),
    colours: t('web-option-colours'),
    games: t('web-option-games'),
    deck_count: t('web-option-deck-count'),
    start: t('web-option-start'),
    turn_cap: t('web-option-turn-cap'),
  };
  return titles[name] ?? name;
}

/** A value of an option; numbers are themselves. */
export function valueName(option: string, value: string): string {
  if (option === 'start' && /^\d+$/.test(value)) return t('seat-n', { n: Number(value) });
  const words: Record<string, string> = {
    on: t('web-on'),
    off: t('web-off'),
    random: t('web-value-random'),
    none: t('web-value-none'),
    no_sponsor_cards: t('web-value-no-sponsor-cards'),
    ignore_sponsors: t('web-value-ignore-sponsors'),
  };
  return words[value] ?? value;
}

/** What differs from a plain match, in a few words. */
export function optionsInWords(options: Record<string, string>): string {
  const words = [t('web-n-games', { n: Number(options['games'] ?? 1) })];
  if (options['milestones'] === 'on') words.unshift(t('web-with-milestones'));
  if (options['colours'] === '6') words.unshift(t('web-six-colours'));
  return words.join(', ');
}

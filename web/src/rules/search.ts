// Searching the rules, and finding the ids of other rules in a text.
import type { Section } from '../speech';

/** Words as they are compared: without case and accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l').toLowerCase();
}

/** Whether all words that are searched for stand in one of these texts. */
export function matches(wanted: string, ...texts: string[]): boolean {
  const all = plain(texts.join(' '));
  return plain(wanted).split(/\s+/).every((word) => all.includes(word));
}

/** The sections with the rules that have all the words, in their text or as their id; a section that has none is left out. */
export function found(sections: readonly Section[], wanted: string): Section[] {
  if (!wanted.trim()) return [...sections];
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => matches(wanted, rule.id, rule.text, section.title)) }))
    .filter((section) => section.rules.length > 0);
}

/** A text cut at the ids of other rules, so that every second piece is an id. */
export function cut(text: string): string[] {
  return text.split(/\b([A-Z]{2,}-[A-Z]?\d+)\b/);
}

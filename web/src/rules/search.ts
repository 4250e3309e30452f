// Searching the rules, finding the ids of other rules in a text, and what those rules are called.
import type { Rule, Section } from '../speech';

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

/** The longest that words before a colon can be and still be a name, and how many of them make a section a list. */
const LONGEST_NAME = 42;
const LIST = 3;

/** What stands before the first colon of a rule, where that is short. */
const headOf = ({ text }: Rule): string | null => new RegExp(`^([^:.;]{2,${LONGEST_NAME}}?)\\s?:\\s`).exec(text)?.[1]?.trim() ?? null;

/**
 * The names of rules by their ids. A section that lists things, such as actions or tokens, begins each rule with the
 * name of one and a colon. What begins several rules, such as "Our ruling", names none, and one colon makes no list.
 */
export function namesOf(sections: readonly Section[]): Map<string, string> {
  const heads = sections.flatMap(({ rules }) => rules.map(headOf));
  const alone = (head: string | null): head is string => head !== null && heads.indexOf(head) === heads.lastIndexOf(head);
  const lists = sections.map(({ rules }) => rules.map((rule) => [rule.id, headOf(rule)] as const).filter((one): one is readonly [string, string] => alone(one[1])));
  return new Map(lists.filter((named) => named.length >= LIST).flat());
}

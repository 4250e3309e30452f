// What a card does, in the few words of its face.
import type { Speaker } from '../../speech';
import { printed } from './cards';

/** Rules that are no longer than this are said whole. */
const SHORT = 60;

/** Words of its own; without them its rule, or the first sentence of one that is long. */
export function brief(speaker: Speaker, card: string): string {
  const key = `dominion-brief-${card.replaceAll(' ', '-')}`;
  if (speaker.has(key)) return speaker.say(key, {});
  const text = speaker.rule(printed(card).rule);
  return text.length <= SHORT ? text : (/^.{12,90}?\.(?=\s|$)/.exec(text)?.[0] ?? text);
}

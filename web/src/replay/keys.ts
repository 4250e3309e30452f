// The keys of a replay: arrows by moves, brackets by the parts of the match, space plays.

export type Wanted = 'back' | 'on' | 'first' | 'last' | 'before' | 'behind' | 'play';

const ARROWS: Readonly<Record<string, Wanted>> = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' };
const OTHERS: Readonly<Record<string, Wanted>> = { '[': 'before', ']': 'behind', ' ': 'play' };

/**
 * What a key asks for; null where it belongs to something else: a field, a window, a button, a thing reached by keys.
 * A thing that was clicked has the focus too, but whoever clicked it does not go on from there.
 */
export function keyOf(event: KeyboardEvent, clicked: Element | null): Wanted | null {
  const target = event.target as Element;
  if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return null;
  if (target.closest('select, textarea, [role=radiogroup], [role=tablist], input:not([type=range])')) return null;
  if (event.key === ' ' && (event.repeat || target.closest('button, a, [data-item]'))) return null;
  const item = target.closest('[data-item]');
  const arrow = item && item !== clicked ? undefined : ARROWS[event.key];
  return arrow ?? OTHERS[event.key] ?? null;
}

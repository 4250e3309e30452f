/** What a bubble finds on the screen, read from the page; lengths are those of the design, at scale 1. */
import type { Box, Ground } from './bubble';

/** A thing may be larger than what glows when it is legal: then `data-slot` says what glows. */
const SLOT = '[data-slot]';
const MARGIN = 6;
/** What is covered reluctantly, and what a thousand square pixels of it cost: cards most, a list of old moves least. */
const SPARE: [string, number][] = [
  ['[data-card]', 3],
  ['[data-place]', 2],
  ['[data-thing]', .3],
  ['[data-zone=hand], .ticker', 1],
  ['.side', .5],
];

/** The ground for a bubble that points at these things, over `legal` ones if need be; null where none is to be seen. */
export function groundOf(root: HTMLElement, things: readonly string[], scale: number, over: boolean): Ground | null {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const boxes = (elements: Element[]) => elements.flatMap((element) => seen(element, scale));
  const targets = boxes(things.flatMap((thing) => glowing(named(root, thing))));
  if (!targets.length) return null;
  const [bar] = boxes(all(':scope > header'));
  return {
    room: { left: MARGIN, top: (bar?.bottom ?? 0) + MARGIN, right: innerWidth / scale - MARGIN, bottom: innerHeight / scale - MARGIN },
    target: targets.reduce(around),
    keep: boxes([...(over ? [] : all('[data-legal]').flatMap(glowing)), ...all('[data-zone=prompt], .toast, .aside')]),
    spare: SPARE.flatMap(([selector, cost]) => boxes(all(selector)).map((box) => ({ box, cost }))),
  };
}

function named(root: HTMLElement, name: string): Element | null {
  return root.querySelector(`[data-thing="${CSS.escape(name)}"]`) ?? root.querySelector(`[data-place="${CSS.escape(name)}"]`);
}

/** The part of a thing that has to stay free: what glows, or all of it. */
function glowing(thing: Element | null): Element[] {
  if (!thing) return [];
  const slots = [...thing.querySelectorAll(SLOT)];
  return slots.length ? slots : [thing];
}

/** What can be seen of an element. */
function seen(element: Element, scale: number): Box[] {
  const box = element.getBoundingClientRect();
  const [left, top] = [Math.max(0, box.left) / scale, Math.max(0, box.top) / scale];
  const [right, bottom] = [Math.min(innerWidth, box.right) / scale, Math.min(innerHeight, box.bottom) / scale];
  return right > left && bottom > top ? [{ left, top, right, bottom }] : [];
}

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left), top: Math.min(a.top, b.top), right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom),
});

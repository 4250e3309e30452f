/** A finger is wider than many pieces: a tap beside a thing is for the nearest one that it can mean. */
import type { Attachment } from 'svelte/attachments';

/** The smallest target of a finger, in pixels. */
export const REACH = 44;

/** How far a point lies outside a box, per axis. */
function outside(box: DOMRect, x: number, y: number): [number, number] {
  return [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
}

/** The nearest of these elements whose box, grown to the size of a finger, holds the point. */
export function nearestWithin(elements: Iterable<HTMLElement>, x: number, y: number, reach = REACH): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    const [dx, dy] = outside(box, x, y);
    const grown = dx <= Math.max(0, reach - box.width) / 2 && dy <= Math.max(0, reach - box.height) / 2;
    const far = Math.hypot(dx, dy);
    if (box.width && grown && far < least) [best, least] = [element, far];
  }
  return best;
}

/** Gives a tap that meets no thing to the nearest `[data-item]` within reach. */
export const reach: Attachment<HTMLElement> = (root) => {
  function onclick(event: MouseEvent): void {
    const finger = (event as PointerEvent).pointerType === 'touch' || (event as PointerEvent).pointerType === 'pen';
    if (!finger || (event.target as Element).closest('[data-item], button, a, input, label, select')) return;
    nearestWithin(root.querySelectorAll<HTMLElement>('[data-item]'), event.clientX, event.clientY)?.click();
  }
  root.addEventListener('click', onclick);
  return () => root.removeEventListener('click', onclick);
};

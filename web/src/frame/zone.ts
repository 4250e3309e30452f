/** Movement by arrow keys within a zone: one stop for Tab, the arrows go to the nearest thing in their direction. */
import type { Attachment } from 'svelte/attachments';

const ITEM = '[data-item]';
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest item in a direction; going astray counts twice. */
function nearest(items: HTMLElement[], from: HTMLElement, [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const item of items) {
    const [ix, iy] = centre(item);
    const along = (ix - x) * dx + (iy - y) * dy;
    const astray = Math.abs((ix - x) * dy) + Math.abs((iy - y) * dx);
    if (item === from || along < 2 || astray > along * 4) continue;
    if (along + 2 * astray < least) [best, least] = [item, along + 2 * astray];
  }
  return best;
}

export const zone: Attachment<HTMLElement> = (root) => {
  const items = () => [...root.querySelectorAll<HTMLElement>(ITEM)];

  /** Exactly one item takes part in the Tab order: the one that was last in focus, or the first. */
  function keepOne(current?: HTMLElement): void {
    const all = items();
    const stop = current ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) {
      const tab = item === stop ? 0 : -1;
      // Setting it again would style the item again.
      if (item.tabIndex !== tab) item.tabIndex = tab;
    }
  }

  function onFocus(event: FocusEvent): void {
    const item = (event.target as Element).closest<HTMLElement>(ITEM);
    if (item && root.contains(item)) keepOne(item);
  }

  function onKey(event: KeyboardEvent): void {
    const from = (event.target as Element).closest<HTMLElement>(ITEM);
    if (!from || event.ctrlKey || event.altKey || event.metaKey) return;
    const all = items();
    const arrow = ARROWS[event.key];
    let to: HTMLElement | undefined;
    if (arrow) to = nearest(all, from, arrow);
    else if (event.key === 'Home') to = all[0];
    else if (event.key === 'End') to = all.at(-1);
    else return;
    event.preventDefault();
    to?.focus();
  }

  const watch = new MutationObserver(() => keepOne());
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', onFocus);
  root.addEventListener('keydown', onKey);
  keepOne();
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('keydown', onKey);
  };
};

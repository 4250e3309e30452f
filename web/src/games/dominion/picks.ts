// What keys do with things that are picked.
import type { Attachment } from 'svelte/attachments';
import type { Desk } from '../../frame/desk.svelte';

/** Let a picked thing change places with its neighbour, where the order counts. */
export function reorder(desk: Desk, thing: string, by: -1 | 1): void {
  const from = desk.picked.indexOf(thing);
  const to = from + by;
  if (from < 0 || to < 0 || to >= desk.picked.length) return;
  const now = [...desk.picked];
  [now[from], now[to]] = [now[to]!, now[from]!];
  desk.picked = now;
}

const main = () => document.querySelector<HTMLElement>('[data-zone=prompt] .primary');

/** Press the main button; one that lacks something says so. */
export const confirm = (): void => main()?.click();

/** Enter on a thing that is picked is the main button, once that can be pressed; Space puts it back. */
export const confirming = (desk: Desk): Attachment<HTMLElement> => (root) => {
  const enter = (event: KeyboardEvent) => {
    const { thing } = (event.target as HTMLElement).dataset;
    if (event.key !== 'Enter' || event.repeat || !thing || !desk.picked.includes(thing) || main()?.getAttribute('aria-disabled') !== null) return;
    event.preventDefault();
    confirm();
  };
  root.addEventListener('keydown', enter);
  return () => root.removeEventListener('keydown', enter);
};

import type { Layout } from './desk.svelte';

/** Tell which of the three layouts fits, now and whenever the window changes. */
export function followWidth(tell: (layout: Layout) => void): () => void {
  const wide = matchMedia('(min-width: 1200px)');
  const phone = matchMedia('(max-width: 767px)');
  const look = () => tell(wide.matches ? 'wide' : phone.matches ? 'phone' : 'tablet');
  look();
  wide.addEventListener('change', look);
  phone.addEventListener('change', look);
  return () => {
    wide.removeEventListener('change', look);
    phone.removeEventListener('change', look);
  };
}

/** The thing of a refused move shakes its head. */
export function shake(root: HTMLElement | undefined, move: string | null): void {
  if (!root || !move) return;
  const card = move.replace(/^(play|camp) /, '');
  const things = root.querySelectorAll<HTMLElement>(`[data-move="${CSS.escape(move)}"], [data-hand][data-inspect="${CSS.escape(card)}"]`);
  for (const thing of things) {
    thing.classList.add('shaken');
    thing.addEventListener('animationend', () => thing.classList.remove('shaken'), { once: true });
    setTimeout(() => thing.classList.remove('shaken'), 1500);
  }
}

// Addresses: which page is shown, and going to another without loading everything again.

export type Place =
  | { page: 'home' }
  /** A game, and a bot's program, that were wished for. */
  | { page: 'new'; game: string | null; bot: string | null }
  | { page: 'games' }
  | { page: 'bots' }
  | { page: 'table'; id: string; key: string | null }
  /** Seats are spelled from 1 for people; 0 is a spectator, null is not said. */
  | { page: 'replay'; id: string; n: number | null; seat: number | null; key: string | null }
  | { page: 'fair'; id: string }
  /** The rules of a game; without one, which games there are. */
  | { page: 'rules'; game: string | null }
  /** How to play a game, in a minute. */
  | { page: 'learn'; game: string }
  | { page: 'about' }
  | { page: 'nowhere' };

export function placeOf(address: URL): Place {
  const parts = address.pathname.split('/').filter(Boolean);
  const [first, id, third, n] = parts;
  if (!first) return { page: 'home' };
  if (first === 'new' && !id) return { page: 'new', game: address.searchParams.get('game'), bot: address.searchParams.get('bot') };
  if (first === 'games' && !id) return { page: 'games' };
  if (first === 'bots' && !id) return { page: 'bots' };
  if (first === 'about' && !id) return { page: 'about' };
  if (first === 'rules' && !third) return { page: 'rules', game: id ?? null };
  if (first === 'learn' && id && !third) return { page: 'learn', game: id };
  if (first === 't' && id && !third) return { page: 'table', id, key: address.searchParams.get('k') };
  if (first === 't' && id && third === 'fair' && !n) return { page: 'fair', id };
  if (first === 't' && id && third === 'replay') {
    const seat = address.searchParams.get('seat');
    return { page: 'replay', id, n: n ? Number(n) || 0 : null, seat: seat ? Number(seat) || 0 : null, key: address.searchParams.get('k') };
  }
  return { page: 'nowhere' };
}

class Router {
  address: URL = $state.raw(new URL(location.href));
  place: Place = $derived(placeOf(this.address));

  constructor() {
    addEventListener('popstate', () => (this.address = new URL(location.href)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.address = new URL(location.href);
    if (this.address.hash === '') scrollTo(0, 0);
  }

  /** Put another address into the bar, without a step to go back to. */
  replace(to: string): void {
    history.replaceState(null, '', to);
    this.address = new URL(location.href);
  }

  /** Links within the page are followed here; everything else is the browser's own business. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || link.pathname === '/docs') return;
    // A jump within the same page: the browser scrolls and moves the focus by itself.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();

/**
 * Cards that fly: measure where they are, let the new view be drawn, measure again, and play the difference as a
 * transform. A card that comes from a hidden place starts there face down; one that goes to a hidden place flies as itself.
 */
import type { Flights } from './position';

interface Measured {
  element: HTMLElement;
  zone: HTMLElement | null;
  box: DOMRect;
}

interface Flight {
  element: HTMLElement;
  start: DOMRect;
  end: DOMRect;
  far: number;
  /** It was face down, or not to be seen. */
  turned: boolean;
  /** It leaves one zone for another, over things that lie between. */
  crosses: boolean;
}

const FAR = 520;
const MOST_STEPS = 6;
/** The last card of a deal starts this long after the first, at most. */
const LONGEST_DEAL = 580;
/** Where old cards leave, those that are dealt wait so long for them. */
const LEAVING = 240;
const OUTLINE = 1500;
const EASING = 'cubic-bezier(.22, .8, .24, 1)';

const zoneOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-zone]');
const quiet = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** The name of a card, without what tells it from its equals. */
const nameOf = (card: string) => card.replace(/^.*:|#\d+$/g, '');

/** A time of the tokens; the build writes 420ms as .42s. */
function milliseconds(name: string): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return (parseFloat(text) || 0) * (text.endsWith('ms') ? 1 : 1000);
}

/** Where a card comes out of a place: as large as a pile, and small out of a seat, which is wider than a card. */
function outOf(place: DOMRect | undefined, card: DOMRect): DOMRect | undefined {
  if (!place || place.width <= card.width) return place;
  return new DOMRect(place.left, place.top, card.width / 2, card.height / 2);
}

export class Flip {
  #before = new Map<string, Measured>();
  #places = new Map<string, DOMRect>();
  #running = new Set<Animation>();

  /** Remember where everything is; what still flies is there at once. */
  measure(root: HTMLElement): void {
    this.finish();
    this.#before.clear();
    for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
      this.#before.set(element.dataset['card']!, { element, zone: zoneOf(element), box: element.getBoundingClientRect() });
    }
    this.#measurePlaces(root);
  }

  /** Let everything fly to where it is now. */
  play(root: HTMLElement, { from, to, unseen }: Flights, mover: number | null): void {
    if (!this.#before.size) this.#measurePlaces(root);
    const now = new Map<string, HTMLElement>();
    for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) now.set(element.dataset['card']!, element);
    const flights: Flight[] = [];
    for (const [card, element] of now) {
      const end = element.getBoundingClientRect();
      const known = this.#before.get(card);
      const hidden = known ? undefined : from.get(nameOf(card));
      const start = known?.box ?? (hidden ? outOf(this.#places.get(hidden), end) : undefined);
      const far = start ? Math.hypot(start.left - end.left, start.top - end.top) : 0;
      const crosses = known?.zone !== zoneOf(element);
      if (start && far >= 2) flights.push({ element, start, end, far, turned: !known, crosses });
    }
    const dealt = flights.filter((flight) => flight.turned);
    // The card that was moved goes first, those that close the gap follow; a deal goes card by card.
    const moved = flights.filter((flight) => !flight.turned).sort((a, b) => b.far - a.far);
    const stagger = milliseconds('--stagger');
    for (const [n, flight] of moved.entries()) this.#fly(flight, Math.min(n, MOST_STEPS) * stagger, mover);
    let first = 0;
    for (const [card, { element, box }] of this.#before) {
      const goal = now.has(card) ? undefined : to.get(nameOf(card));
      const place = goal ? this.#places.get(goal) : undefined;
      if (!place || element.isConnected) continue;
      this.#vanish(element, box, place);
      first = LEAVING;
    }
    const apart = Math.min(stagger, (LONGEST_DEAL - first) / Math.max(dealt.length, 1));
    for (const [n, flight] of dealt.entries()) this.#fly(flight, first + n * apart, mover);
    for (const [start, goal] of unseen) this.#pass(root, start, goal);
    this.#before.clear();
  }

  /** Whatever flies has arrived. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
  }

  #measurePlaces(root: HTMLElement): void {
    for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
      const box = element.getBoundingClientRect();
      if (box.width) this.#places.set(element.dataset['place']!, box);
    }
  }

  /** A card that nobody sees goes from one hidden place to another: only its back flies. */
  #pass(root: HTMLElement, from: string, to: string): void {
    const pile = root.querySelector<HTMLElement>(`[data-place="${CSS.escape(from)}"]`);
    const goal = this.#places.get(to);
    if (!pile || !goal || quiet()) return;
    const box = pile.getBoundingClientRect();
    const back = pile.cloneNode(true) as HTMLElement;
    back.removeAttribute('data-place');
    back.querySelector('.count')?.remove();
    this.#vanish(back, box, goal);
  }

  #fly({ element, start, end, turned, crosses }: Flight, delay: number, mover: number | null): void {
    if (quiet()) {
      // Only what changed its zone: a row that closes its gap has not moved.
      if (!crosses) return;
      if (mover !== null) element.style.setProperty('--mover', `var(--seat-${mover + 1})`);
      element.classList.add('moved');
      setTimeout(() => element.classList.remove('moved'), OUTLINE);
      return;
    }
    const [dx, dy] = [start.left - end.left, start.top - end.top];
    const scale = end.width ? start.width / end.width : 1;
    const duration = milliseconds(Math.hypot(dx, dy) > FAR ? '--t-far' : '--t-move');
    const zone = zoneOf(element);
    element.classList.add('flying');
    element.classList.toggle('crossing', crosses);
    zone?.classList.add('busy');
    const first = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0' };
    const timing = { duration, delay, easing: EASING, fill: 'backwards' as const };
    const animation = element.animate([first, { transform: 'none', transformOrigin: '0 0' }], timing);
    if (turned) this.#turn(element, delay);
    this.#track(animation, () => {
      element.classList.remove('flying', 'crossing');
      zone?.classList.remove('busy');
    });
  }

  /** Turn a card over on its way: its back until it stands on edge, its face from then on. */
  #turn(element: HTMLElement, delay: number): void {
    const back = document.querySelector<HTMLElement>('[data-back]')?.cloneNode(true) as HTMLElement | undefined;
    if (!back) return;
    back.removeAttribute('data-back');
    back.classList.add('turning-back');
    element.append(back);
    const timing = { duration: milliseconds('--t-flip'), delay, fill: 'backwards' as const };
    const edge = [{ rotate: 'y 0deg' }, { rotate: 'y 90deg', offset: .5 }, { rotate: 'y -90deg', offset: .5 }, { rotate: 'y 0deg' }];
    this.#track(element.animate(edge, timing), () => {});
    const hides = [{ opacity: 1 }, { opacity: 1, offset: .5 }, { opacity: 0, offset: .5 }, { opacity: 0 }];
    this.#track(back.animate(hides, { ...timing, fill: 'both' }), () => back.remove());
  }

  /** The card itself, taken out of its place by the new view, flies on to where nobody sees it. */
  #vanish(element: HTMLElement, start: DOMRect, end: DOMRect): void {
    if (quiet()) return;
    Object.assign(element.style, {
      position: 'fixed', left: `${start.left}px`, top: `${start.top}px`, width: `${start.width}px`, height: `${start.height}px`,
      margin: '0', zIndex: '60', pointerEvents: 'none', translate: '',
    });
    element.setAttribute('aria-hidden', 'true');
    for (const name of ['data-card', 'data-thing', 'data-carry', 'data-legal', 'data-hand']) element.removeAttribute(name);
    document.body.append(element);
    const goal = `translate(${end.left - start.left}px, ${end.top - start.top}px) scale(.3)`;
    const animation = element.animate([{ transform: 'none' }, { transform: goal, opacity: .4 }], { duration: milliseconds('--t-far'), easing: EASING });
    this.#track(animation, () => element.remove());
  }

  #track(animation: Animation, done: () => void): void {
    this.#running.add(animation);
    const end = () => {
      this.#running.delete(animation);
      done();
    };
    animation.finished.then(end, end);
  }
}

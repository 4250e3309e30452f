/**
 * Cards that fly: measure where they are, let the new view be drawn, measure again, and play the difference as a
 * transform. A card that comes from a hidden place starts there; one that goes to a hidden place flies as itself.
 */
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

/** Where a card without a place of its own comes from or goes to: `[data-place]`, e.g. "pile" or "seat 1". */
export type Hidden = (card: string) => string | null;

const FAR = 520;
const MOST_STEPS = 6;
const OUTLINE = 1500;

const zoneOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-zone]');
const quiet = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

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
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
    this.#before.clear();
    for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
      this.#before.set(element.dataset['card']!, { element, zone: zoneOf(element), box: element.getBoundingClientRect() });
    }
    for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
      const box = element.getBoundingClientRect();
      if (box.width) this.#places.set(element.dataset['place']!, box);
    }
  }

  /** Let everything fly to where it is now. */
  play(root: HTMLElement, from: Hidden, to: Hidden): void {
    if (!this.#before.size) return;
    const now = new Map<string, HTMLElement>();
    for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) now.set(element.dataset['card']!, element);
    const flights: Flight[] = [];
    for (const [card, element] of now) {
      const end = element.getBoundingClientRect();
      const known = this.#before.get(card);
      const hidden = known ? null : from(card);
      const start = known?.box ?? (hidden ? outOf(this.#places.get(hidden), end) : undefined);
      const far = start ? Math.hypot(start.left - end.left, start.top - end.top) : 0;
      const crosses = known?.zone !== zoneOf(element);
      if (start && far >= 2) flights.push({ element, start, end, far, turned: !known, crosses });
    }
    // The card that was moved goes first; those that close the gap follow.
    flights.sort((a, b) => b.far - a.far);
    for (const [step, flight] of flights.entries()) this.#fly(flight, Math.min(step, MOST_STEPS));
    for (const [card, { element, box }] of this.#before) {
      const goal = now.has(card) ? null : to(card);
      const place = goal ? this.#places.get(goal) : undefined;
      if (place && !element.isConnected) this.#vanish(element, box, place);
    }
  }

  /** A card that nobody sees goes from one hidden place to another: only its back flies. */
  pass(root: HTMLElement, from: string, to: string): void {
    const pile = root.querySelector<HTMLElement>(`[data-place="${from}"]`);
    const goal = this.#places.get(to);
    if (!pile || !goal || quiet()) return;
    const box = pile.getBoundingClientRect();
    const back = pile.cloneNode(true) as HTMLElement;
    back.removeAttribute('data-place');
    back.querySelector('.count')?.remove();
    this.#vanish(back, box, goal);
  }

  #fly({ element, start, end, turned, crosses }: Flight, step: number): void {
    if (quiet()) {
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
    const animation = element.animate([first, { transform: 'none', transformOrigin: '0 0' }], {
      duration,
      delay: step * milliseconds('--stagger'),
      easing: 'cubic-bezier(.22, .8, .24, 1)',
      fill: 'backwards',
    });
    // A card that was face down turns over on its way: its face appears in the second half.
    const turning = [{ rotate: 'y 90deg', opacity: 0 }, { rotate: 'y 90deg', opacity: 1, offset: .3 }, { rotate: 'y 0deg' }];
    if (turned) {
      element.classList.add('turning');
      const turn = element.firstElementChild?.animate(turning, { duration: milliseconds('--t-flip') });
      if (turn) this.#track(turn, () => element.classList.remove('turning'));
    }
    this.#track(animation, () => {
      element.classList.remove('flying', 'crossing');
      zone?.classList.remove('busy');
    });
  }

  /** The card itself, taken out of its place by the new view, flies on to where nobody sees it. */
  #vanish(element: HTMLElement, start: DOMRect, end: DOMRect): void {
    if (quiet()) return;
    const style = `position:fixed;left:${start.left}px;top:${start.top}px;width:${start.width}px;height:${start.height}px;margin:0;z-index:60;pointer-events:none`;
    element.style.cssText += `;${style}`;
    element.setAttribute('aria-hidden', 'true');
    element.removeAttribute('data-card');
    document.body.append(element);
    const goal = `translate(${end.left - start.left}px, ${end.top - start.top}px) scale(.3)`;
    const animation = element.animate([{ transform: 'none' }, { transform: goal, opacity: .4 }], {
      duration: milliseconds('--t-far'),
      easing: 'cubic-bezier(.22, .8, .24, 1)',
    });
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

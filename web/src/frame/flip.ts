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

/** Something that flies to where nobody sees it. */
interface Leaving {
  element: HTMLElement;
  start: DOMRect;
  end: DOMRect;
}

interface Flight {
  element: HTMLElement;
  zone: HTMLElement | null;
  start: DOMRect;
  end: DOMRect;
  far: number;
  /** It was face down, or not to be seen. */
  turned: boolean;
  /** It leaves one zone for another, over things that lie between. */
  crosses: boolean;
}

interface Times {
  move: number;
  far: number;
  flip: number;
  stagger: number;
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

/** The times of the tokens in milliseconds; the build writes 420ms as .42s. */
function times(): Times {
  const tokens = getComputedStyle(document.documentElement);
  const read = (name: string): number => {
    const text = tokens.getPropertyValue(name).trim();
    return (parseFloat(text) || 0) * (text.endsWith('ms') ? 1 : 1000);
  };
  return { move: read('--t-move'), far: read('--t-far'), flip: read('--t-flip'), stagger: read('--stagger') };
}

/** Where a card comes out of a place: as large as a pile, and small out of a seat, which is wider than a card. */
function outOf(place: DOMRect | undefined, card: DOMRect): DOMRect | undefined {
  if (!place || place.width <= card.width) return place;
  return new DOMRect(place.left, place.top, card.width / 2, card.height / 2);
}

/** A turn about the upright axis: on edge after this part of the way, and done after twice that. */
function turning(half: number): Keyframe[] {
  return [
    { rotate: 'y 0deg', offset: 0 },
    { rotate: 'y 90deg', offset: half },
    { rotate: 'y -90deg', offset: half },
    { rotate: 'y 0deg', offset: 2 * half },
    { rotate: 'y 0deg', offset: 1 },
  ];
}

/** Cards lie where they flew. Their zones are busy for one frame more, so that no style fades because of it. */
function land(flights: Flight[]): void {
  for (const { element } of flights) {
    element.classList.remove('flying', 'crossing', 'dealt');
    element.querySelector('.turning-back')?.remove();
  }
  const zones = new Set(flights.map((flight) => flight.zone));
  const calm = () => zones.forEach((zone) => zone?.querySelector('.flying') || zone?.classList.remove('busy'));
  requestAnimationFrame(() => requestAnimationFrame(calm));
}

export class Flip {
  #before = new Map<string, Measured>();
  #places = new Map<string, DOMRect>();
  #running = new Set<Animation>();
  /** Cards that have not landed yet, by those that land together. */
  #aloft = new Set<Flight[]>();
  #read: Times | null = null;
  /** What flies with the next frame. */
  #due: Flights | null = null;

  /** Read once: each reading has the styles of the page computed. */
  get #times(): Times {
    return (this.#read ??= times());
  }

  /** Remember where everything is; what still flies is there at once, and what is still to fly starts where it was. */
  measure(root: HTMLElement): void {
    if (this.#due) return;
    this.finish();
    this.#before.clear();
    for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
      this.#before.set(element.dataset['card']!, { element, zone: zoneOf(element), box: element.getBoundingClientRect() });
    }
    this.#measurePlaces(root);
  }

  /** Let everything fly to where it then is, with the next frame: a view is drawn before it, and laid out with it. */
  play(root: HTMLElement, flights: Flights, mover: number | null): void {
    if (document.hidden) this.#before.clear();
    else if (this.#due) {
      for (const kind of ['from', 'to'] as const) flights[kind].forEach((place, card) => this.#due![kind].set(card, place));
      this.#due.unseen.push(...flights.unseen);
    } else {
      this.#due = { from: new Map(flights.from), to: new Map(flights.to), unseen: [...flights.unseen] };
      requestAnimationFrame(() => this.#start(root, mover));
    }
  }

  /** All is measured before anything is changed, so that it is laid out once. */
  #start(root: HTMLElement, mover: number | null): void {
    const { from, to, unseen } = this.#due!;
    this.#due = null;
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
      const zone = zoneOf(element);
      if (start && far >= 2) flights.push({ element, zone, start, end, far, turned: !known, crosses: known?.zone !== zone });
    }
    const gone = this.#gone(now, to);
    const passing = unseen.flatMap(([start, goal]) => this.#pass(root, start, goal));
    if (quiet()) this.#mark(flights, mover);
    else {
      this.#flyAll(flights, gone.length ? LEAVING : 0);
      for (const { element, start, end } of [...gone, ...passing]) this.#vanish(element, start, end);
    }
    this.#before.clear();
  }

  /** Whoever presses something need not wait until all cards are dealt. */
  hurry(): void {
    if (document.querySelector('.dealt')) this.finish();
  }

  /** Whatever flies has arrived. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
    // At once, not when their promises are kept: the next flight may begin before.
    for (const flights of this.#aloft) land(flights);
    this.#aloft.clear();
  }

  #measurePlaces(root: HTMLElement): void {
    for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
      const box = element.getBoundingClientRect();
      if (box.width) this.#places.set(element.dataset['place']!, box);
    }
  }

  /** The cards that the new view has taken out of their places, with the hidden places that they went to. */
  #gone(now: Map<string, HTMLElement>, to: Map<string, string>): Leaving[] {
    return [...this.#before].flatMap(([card, { element, box }]) => {
      const goal = now.has(card) ? undefined : to.get(nameOf(card));
      const place = goal ? this.#places.get(goal) : undefined;
      return place && !element.isConnected ? [{ element, start: box, end: place }] : [];
    });
  }

  /** A card that nobody sees goes from one hidden place to another: only its back flies. */
  #pass(root: HTMLElement, from: string, to: string): Leaving[] {
    const pile = root.querySelector<HTMLElement>(`[data-place="${CSS.escape(from)}"]`);
    const goal = this.#places.get(to);
    if (!pile || !goal) return [];
    const back = pile.cloneNode(true) as HTMLElement;
    back.removeAttribute('data-place');
    back.querySelector('.count')?.remove();
    return [{ element: back, start: pile.getBoundingClientRect(), end: goal }];
  }

  /** With reduced motion only what changed its zone is marked: a row that closes its gap has not moved. */
  #mark(flights: Flight[], mover: number | null): void {
    for (const { element } of flights.filter((flight) => flight.crosses)) {
      if (mover !== null) element.style.setProperty('--mover', `var(--seat-${mover + 1})`);
      element.classList.add('moved');
      setTimeout(() => element.classList.remove('moved'), OUTLINE);
    }
  }

  /** The card that was moved goes first, those that close the gap follow; a deal goes card by card, after a wait. */
  #flyAll(flights: Flight[], wait: number): void {
    const moved = flights.filter((flight) => !flight.turned).sort((a, b) => b.far - a.far);
    for (const [n, flight] of moved.entries()) this.#landing([flight], [this.#fly(flight, Math.min(n, MOST_STEPS) * this.#times.stagger)]);
    const dealt = flights.filter((flight) => flight.turned);
    if (!dealt.length) return;
    const apart = Math.min(this.#times.stagger, (LONGEST_DEAL - wait) / dealt.length);
    const back = document.querySelector<HTMLElement>('[data-back]');
    for (const { element } of dealt) element.classList.toggle('dealt', dealt.length > 1);
    // They land together: each card that is laid down has the whole hand painted again.
    this.#landing(dealt, dealt.map((flight, n) => this.#fly(flight, wait + n * apart, back)));
  }

  /** Let cards land when the last of them has arrived. */
  #landing(flights: Flight[], flown: Promise<void>[]): void {
    this.#aloft.add(flights);
    void Promise.all(flown).then(() => this.#aloft.delete(flights) && land(flights));
  }

  /**
   * Let a card fly, and turn it over on its way where it has a back. Nothing but transforms and opacity, which end
   * together: while cards fly, the page has nothing to do.
   */
  #fly({ element, zone, start, end, far, crosses }: Flight, delay: number, pattern: HTMLElement | null = null): Promise<void> {
    const [dx, dy] = [start.left - end.left + (start.width - end.width) / 2, start.top - end.top + (start.height - end.height) / 2];
    const scale = end.width ? start.width / end.width : 1;
    element.classList.add('flying');
    element.classList.toggle('crossing', crosses);
    zone?.classList.add('busy');
    const timing = { duration: far > FAR ? this.#times.far : this.#times.move, delay, fill: 'backwards' as const };
    const half = Math.min(.5, this.#times.flip / 2 / timing.duration);
    const way = [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, offset: 0, easing: EASING },
      ...(pattern ? turning(half) : []),
      { transform: 'none', offset: 1 },
    ];
    if (pattern) this.#cover(element, pattern, half, timing);
    // Once it is there it takes clicks, though others still come.
    return this.#track(element.animate(way, timing)).then(() => element.classList.remove('crossing'));
  }

  /** Lay a back over a card until it stands on edge. */
  #cover(element: HTMLElement, pattern: HTMLElement, half: number, timing: KeyframeAnimationOptions): void {
    const back = pattern.cloneNode(true) as HTMLElement;
    back.removeAttribute('data-back');
    back.classList.add('turning-back');
    element.append(back);
    const hides = [{ opacity: 1 }, { opacity: 1, offset: half }, { opacity: 0, offset: half }, { opacity: 0 }];
    void this.#track(back.animate(hides, { ...timing, fill: 'both' }));
  }

  /** The card itself, taken out of its place by the new view, flies on to where nobody sees it. */
  #vanish(element: HTMLElement, start: DOMRect, end: DOMRect): void {
    Object.assign(element.style, {
      position: 'fixed', left: `${start.left}px`, top: `${start.top}px`, width: `${start.width}px`, height: `${start.height}px`,
      margin: '0', zIndex: '60', pointerEvents: 'none', translate: '',
    });
    element.setAttribute('aria-hidden', 'true');
    for (const name of ['data-card', 'data-thing', 'data-carry', 'data-legal', 'data-hand']) element.removeAttribute(name);
    document.body.append(element);
    const goal = `translate(${end.left - start.left}px, ${end.top - start.top}px) scale(.3)`;
    const animation = element.animate([{ transform: 'none' }, { transform: goal, opacity: .4 }], { duration: this.#times.far, easing: EASING });
    void this.#track(animation).then(() => element.remove());
  }

  /** Remember what moves; the promise is kept when it has arrived, or was ended. */
  #track(animation: Animation): Promise<void> {
    this.#running.add(animation);
    const end = () => void this.#running.delete(animation);
    return animation.finished.then(end, end);
  }
}

/**
 * Pointers on the table, in one place for all boards. A thing is an element with `data-thing`: a press on it goes to the
 * desk, a right click or a long press looks at it, and one with `data-carry` can be dragged to another; one with
 * `data-sort` can be laid elsewhere in its row.
 */
import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte';
import { Sort } from './sorting';

const HOVER = 350;
const PRESS = 450;
/** A pointer that rests where a card came to lie has not asked for anything. */
const MEANT = 4;
const AFTER_MOVE = 800;
const SLACK = 8;

export type Looks = 'hover' | 'click' | 'key';

const THING = '[data-thing]';
const thingOf = (target: EventTarget | null) => (target as Element | null)?.closest<HTMLElement>(THING) ?? null;
/** What to look at: the thing itself, or a part of it that says so. */
const lookOf = (target: EventTarget | null) => (target as Element | null)?.closest<HTMLElement>('[data-inspect]') ?? null;

/** A press that a new question does not hear yet: on things, and on the buttons that answer. */
const ANSWERING = `${THING}, [data-zone=prompt] button`;

export function pointing(desk: Desk, looks: () => Looks): Attachment<HTMLElement> {
  return (root) => {
    const drag = new Drag(desk);
    const sort = new Sort(SLACK);
    let timer = 0;
    /** The click that ends a long press or a drag is none. */
    let swallow = false;
    let entered: { element: HTMLElement; x: number; y: number } | null = null;
    /** The thing under a press that has just begun. */
    let pressed: { thing: string; x: number; y: number } | null = null;

    const stop = () => clearTimeout(timer);
    const look = (element: HTMLElement, hovers = false) => desk.look(element.dataset['inspect']!, { hovers });

    function down(event: PointerEvent): void {
      stop();
      swallow = false;
      desk.deaf.point(event.clientX, event.clientY);
      if (event.button !== 0) return;
      const thing = thingOf(event.target)?.dataset['thing'];
      pressed = thing ? { thing, x: event.clientX, y: event.clientY } : null;
      const carried = (event.target as Element).closest<HTMLElement>('[data-carry]');
      if (carried) drag.begin(carried, event);
      else sort.begin(event.target as Element, event);
      const seen = lookOf(event.target);
      if (!seen || event.pointerType === 'mouse') return;
      timer = window.setTimeout(() => {
        if (drag.moving) return;
        swallow = true;
        sort.arm();
        look(seen);
      }, PRESS);
    }
    function move(event: PointerEvent): void {
      desk.deaf.point(event.clientX, event.clientY);
      const begins = !sort.moving;
      if (drag.move(event) || sort.move(event)) {
        stop();
        swallow = true;
        // What a long press has shown makes room again.
        if (sort.moving && begins && !desk.inspected?.pinned) desk.inspected = null;
        return;
      }
      if (event.pointerType === 'mouse') hover(event);
    }
    function hover(event: PointerEvent): void {
      const element = looks() === 'hover' && !event.buttons && !desk.picked.length && !desk.seen.readonly ? lookOf(event.target) : null;
      if (!element) {
        stop();
        entered = null;
        if (desk.inspected?.hovers && !desk.inspected.pinned) desk.inspected = null;
        return;
      }
      if (entered?.element !== element) {
        stop();
        entered = { element, x: event.clientX, y: event.clientY };
        return;
      }
      const meant = Math.hypot(event.clientX - entered.x, event.clientY - entered.y) >= MEANT;
      if (!meant || desk.inspected?.thing === element.dataset['inspect'] || performance.now() - desk.acted < AFTER_MOVE) return;
      stop();
      timer = window.setTimeout(() => look(element, true), HOVER);
    }
    function up(event: PointerEvent): void {
      stop();
      const begun = drag.moving || sort.moving || event.type === 'pointercancel' ? null : pressed;
      pressed = null;
      drag.end(event);
      sort.end(event);
      // A card that has moved on under the pointer was pressed all the same; the browser tells no click of it.
      const slipped = begun && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLACK && thingOf(event.target)?.dataset['thing'] !== begun.thing;
      if (!slipped || swallow || !root.querySelector(`[data-thing="${CSS.escape(begun.thing)}"]`)) return;
      if (!desk.deaf.ignores(event.timeStamp, [event.clientX, event.clientY])) desk.press(begun.thing);
    }
    function leave(): void {
      stop();
      entered = null;
    }
    function click(event: MouseEvent): void {
      // A key has no place; a browser says so by a click without detail.
      const place: [number, number] | null = event.detail ? [event.clientX, event.clientY] : null;
      const answering = (event.target as Element).closest(ANSWERING) !== null;
      const ended = swallow && place !== null;
      swallow = false;
      if (ended || (answering && desk.deaf.ignores(event.timeStamp, place))) {
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      // A tap elsewhere closes what is looked at.
      if (desk.inspected && !desk.inspected.pinned && !(event.target as Element).closest('.inspect')) desk.inspected = null;
      const thing = thingOf(event.target);
      if (thing) desk.press(thing.dataset['thing']!);
    }
    function menu(event: PointerEvent): void {
      const element = lookOf(event.target);
      // Who looks by the key alone keeps the browser's own menu; a menu key is a key.
      if (!element || (looks() === 'key' && event.pointerType === 'mouse')) return;
      event.preventDefault();
      stop();
      look(element);
    }

    const listeners: [string, (event: never) => void, boolean?][] = [
      ['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', up], ['pointerleave', leave],
      ['click', click, true], ['contextmenu', menu],
    ];
    for (const [name, listener, capture] of listeners) root.addEventListener(name, listener as EventListener, capture);
    return () => {
      stop();
      for (const [name, listener, capture] of listeners) root.removeEventListener(name, listener as EventListener, capture);
    };
  };
}

/** A card under the finger: it stays where it is let go until the table has answered. */
class Drag {
  readonly #desk: Desk;
  #element: HTMLElement | null = null;
  #from: [number, number] = [0, 0];
  #over: HTMLElement | null = null;
  moving = false;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  begin(element: HTMLElement, event: PointerEvent): void {
    this.#element = this.#desk.seen.pending ? null : element;
    this.#from = [event.clientX, event.clientY];
    this.moving = false;
  }

  /** Follow the pointer; whether a card is being dragged. */
  move(event: PointerEvent): boolean {
    const element = this.#element;
    if (!element) return false;
    const [dx, dy] = [event.clientX - this.#from[0], event.clientY - this.#from[1]];
    if (!this.moving && Math.hypot(dx, dy) < SLACK) return false;
    if (!this.moving) this.#lift(element, event.pointerId);
    element.style.translate = `${dx}px ${dy}px`;
    this.#show(this.#under(event));
    return true;
  }

  end(event: PointerEvent): void {
    const element = this.#element;
    const place = this.#over;
    this.#element = null;
    this.#show(null);
    if (!element || !this.moving) return;
    this.moving = false;
    element.classList.remove('dragged');
    element.closest('[data-zone]')?.classList.remove('busy');
    const thing = element.dataset['thing']!;
    this.#desk.drop(thing, event.type === 'pointercancel' ? null : (place?.dataset['thing'] ?? null));
    // What was sent stays; all else goes home.
    if (this.#desk.sent?.thing !== thing) element.style.translate = '';
  }

  #lift(element: HTMLElement, pointer: number): void {
    this.moving = true;
    element.setPointerCapture(pointer);
    element.classList.add('dragged');
    element.closest('[data-zone]')?.classList.add('busy');
    this.#desk.picked = [element.dataset['thing']!];
  }

  #under(event: PointerEvent): HTMLElement | null {
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const things = under.map((one) => one.closest<HTMLElement>(THING));
    return things.find((one) => one !== null && one !== this.#element && !one.hasAttribute('data-carry')) ?? null;
  }

  #show(place: HTMLElement | null): void {
    if (place === this.#over) return;
    this.#over?.classList.remove('under');
    place?.classList.add('under');
    this.#over = place;
  }
}

/** Lay a sent card on its place at once; it stays there until the table has answered. */
export function lay(root: HTMLElement, thing: string, place: string): void {
  if (!thing || thing === place) return;
  const card = root.querySelector<HTMLElement>(`[data-carry][data-thing="${CSS.escape(thing)}"]`);
  const target = root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(place)}"]`);
  const goal = (target?.querySelector<HTMLElement>('[data-slot]') ?? target)?.getBoundingClientRect();
  if (!card || !goal || card.style.translate) return;
  const box = card.getBoundingClientRect();
  card.classList.add('laid');
  card.style.translate = `${goal.left + goal.width / 2 - box.left - box.width / 2}px ${goal.top + goal.height / 2 - box.top - box.height / 2}px`;
}

/** Let every card that waits on its place go home: the move was refused. */
export function goHome(root: HTMLElement): void {
  for (const card of root.querySelectorAll<HTMLElement>('[data-carry]')) {
    card.style.translate = '';
    card.classList.remove('laid');
  }
}

/** Pointers on the table: hover and long press look at a thing, dragging a card is an extra way to place it. */
import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte';

const HOVER = 350;
const PRESS = 500;
const SLACK = 8;

/** Everything inside that has `data-inspect` is looked at after a while. */
export function looking(desk: Desk): Attachment<HTMLElement> {
  return (root) => {
    let timer = 0;
    let pressed = false;
    const thing = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-inspect]');

    function later(element: HTMLElement, wait: number, pinned: boolean): void {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = pinned;
        desk.inspect(element.dataset['inspect']!, element, pinned);
      }, wait);
    }
    function over(event: PointerEvent): void {
      // A player who holds a card looks for its place and must not be stopped.
      if (event.pointerType !== 'mouse' || event.buttons || desk.chosen) return;
      const element = thing(event);
      clearTimeout(timer);
      if (element) later(element, HOVER, false);
      else if (desk.inspected && !desk.inspected.pinned) desk.inspected = null;
    }
    function down(event: PointerEvent): void {
      clearTimeout(timer);
      pressed = false;
      const element = thing(event);
      if (element && event.pointerType !== 'mouse') later(element, PRESS, true);
    }
    function stop(): void {
      clearTimeout(timer);
    }
    function leave(): void {
      clearTimeout(timer);
      if (desk.inspected && !desk.inspected.pinned) desk.inspected = null;
    }
    /** The click that ends a long press is none. */
    function click(event: Event): void {
      if (!pressed) return;
      pressed = false;
      event.stopPropagation();
      event.preventDefault();
    }
    const quietMenu = (event: Event) => {
      if (thing(event)) event.preventDefault();
    };
    root.addEventListener('pointerover', over);
    root.addEventListener('pointerleave', leave);
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointerup', stop);
    root.addEventListener('pointercancel', stop);
    root.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'mouse' && Math.hypot(event.movementX, event.movementY) > 4) stop();
    });
    root.addEventListener('click', click, true);
    root.addEventListener('contextmenu', quietMenu);
    return stop;
  };
}

export interface Dragging {
  /** Whether the thing may be picked up at all. */
  may(): boolean;
  /** It is in hand now. */
  lift(): void;
  /** It was let go over a place with this `data-drop`, or over none. */
  drop(place: string | null): void;
}

/** A thing that can be dragged; the click that ends a drag is none. */
export function draggable(how: Dragging): Attachment<HTMLElement> {
  return (element) => {
    let from: [number, number] | null = null;
    let dragged = false;

    function down(event: PointerEvent): void {
      dragged = false;
      if (event.button === 0 && how.may()) from = [event.clientX, event.clientY];
    }
    function moving(event: PointerEvent): void {
      if (!from) return;
      const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
      if (!dragged && Math.hypot(dx, dy) < SLACK) return;
      if (!dragged) {
        dragged = true;
        element.setPointerCapture(event.pointerId);
        element.classList.add('dragged');
        element.closest('[data-zone]')?.classList.add('busy');
        how.lift();
      }
      element.style.translate = `${dx}px ${dy}px`;
    }
    function up(event: PointerEvent): void {
      from = null;
      if (!dragged) return;
      element.style.translate = '';
      element.classList.remove('dragged');
      element.closest('[data-zone]')?.classList.remove('busy');
      if (event.type === 'pointercancel') return;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const place = under.map((one) => one.closest<HTMLElement>('[data-drop]')).find((one) => one !== null);
      how.drop(place?.dataset['drop'] ?? null);
    }
    function click(event: Event): void {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    }
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', moving);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', moving);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
    };
  };
}

/** What a new view does to the table: cards fly, what was picked is put down, a sent move lies on its place or goes home. */
import { untrack } from 'svelte';
import type { Desk } from './desk.svelte';
import type { Flip } from './flip';
import { seatOf } from './log';
import { goHome, lay } from './pointer';
import type { Seen } from './seen';

/** Changes with every move and undo, and with the seat that looks; not with a toast or a reason. */
export const momentOf = (seen: Seen): string => `${seen.at} ${seen.view.you}`;

/** Follow the views of a desk, as long as its table stands. */
export function arriving(desk: Desk, flip: Flip, table: () => HTMLElement | undefined): void {
  let moment = $derived(momentOf(desk.seen));
  // Remember where the cards were, let the view be drawn, let them fly; then look to the focus.
  $effect.pre(() => {
    void moment;
    const root = table();
    if (root) flip.measure(root);
  });
  $effect(() => {
    void moment;
    const root = table();
    if (root) untrack(() => arrive(desk, flip, root));
  });
  // A sent card lies on its place before the server has answered.
  $effect(() => {
    const { sent } = desk;
    const root = table();
    if (root && sent && desk.seen.pending) untrack(() => lay(root, sent.thing, sent.place));
  });
  // What was chosen and is no option any more is put back.
  $effect(() => {
    if (desk.picked.some((thing) => !desk.at.has(thing))) desk.picked = [];
  });
  let shown = 0;
  $effect(() => {
    const { toast } = desk.seen;
    if (toast?.kind !== 'refused' || toast.id === shown) return;
    shown = toast.id;
    untrack(() => takeBack(desk, table(), toast));
  });
}

function arrive(desk: Desk, flip: Flip, root: HTMLElement): void {
  const { seen, at } = desk;
  const own = desk.sent !== null;
  goHome(root);
  const fresh = seen.events.slice(seen.fresh);
  const moved = fresh.findLast((told) => seatOf(told) !== null && !at.log.dealt?.(told));
  flip.play(root, at.flights(fresh), moved ? seatOf(moved) : null);
  desk.picked = [];
  desk.refusal = null;
  if (!desk.inspected?.pinned) desk.inspected = null;
  if (!own) return;
  desk.acted = performance.now();
  desk.sent = null;
  // After the cards: the page is laid out for both once.
  requestAnimationFrame(() => root.querySelector<HTMLElement>('[data-zone=prompt]')?.focus({ preventScroll: true }));
}

/** The server has refused a move: the thing itself says why. */
function takeBack(desk: Desk, root: HTMLElement | undefined, toast: NonNullable<Seen['toast']>): void {
  const place = desk.sent?.place || desk.sent?.thing || '';
  desk.sent = null;
  if (root) goHome(root);
  if (!place) {
    desk.act.sound?.('refused');
    return;
  }
  desk.refuse(place, { key: toast.key, rule: toast.rule, args: toast.args });
  desk.act.dismiss();
}

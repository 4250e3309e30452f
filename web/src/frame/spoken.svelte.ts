/** What a screen reader is told that nobody has to look for: moves of others, who is here, the clock, what waits. */
import { untrack } from 'svelte';
import { app } from '../app.svelte';
import type { Desk } from './desk.svelte';
import { lastWords, stopped } from './log';
import type { Prompt } from './prompt';
import { left } from './seats';
import type { Seen } from './seen';

/** A chain of moves is told when nothing has followed for so long, or it is one's own turn. */
const QUIET = 900;
/** A page that is loaded again is not away. */
const AWAY_AFTER = 5000;
/** Seconds of the own clock that are said, and those at which it ticks. */
const SAID = [30, 10];
const TICKS = [10, 5, 4, 3, 2, 1];

/** Say what happens, as long as the table stands. */
export function speaking(desk: Desk, asides: () => Prompt[]): void {
  tellChat(desk);
  tellMoves(desk);
  tellPresence(desk);
  tellPending(desk);
  tellAsides(desk, asides);
  tellClock(desk);
}

function tellChat(desk: Desk): void {
  let lines = untrack(() => desk.seen.chat.length);
  $effect(() => {
    const { chat, view } = desk.seen;
    const said = chat.slice(lines).filter((one) => one.seat === null || one.seat !== view.you);
    lines = chat.length;
    if (app.settings.readChat && said.length) untrack(() => desk.announce(said.map((one) => stopped(desk.at.say('table-writes', { name: one.name, text: one.text }))).join(' ')));
  });
}

/** What the others did, as one saying per chain. */
function tellMoves(desk: Desk): void {
  let heard = untrack(() => desk.seen.events.length);
  let you = untrack(() => desk.seen.view.you);
  $effect(() => {
    const { events, fresh, view, readonly } = desk.seen;
    const mine = desk.at.mine;
    // Through other eyes everything is old, and so is what an undo leaves.
    if (view.you !== you || events.length < heard) heard = events.length;
    you = view.you;
    if (heard >= events.length || fresh >= events.length || (readonly && view.you !== null)) return;
    const news = events.slice(heard);
    if (news.every(([, args]) => args['seat'] === view.you)) {
      heard = events.length;
      return;
    }
    const tell = () => {
      heard = events.length;
      const words = lastWords(desk.at);
      if (words) desk.announce(words);
    };
    const timer = setTimeout(tell, mine || view.result ? 0 : QUIET);
    return () => clearTimeout(timer);
  });
}

type Here = 'here' | 'away' | 'bot';

function presenceOf({ table, view }: Seen): Here[] {
  return table.seats.map(({ kind, online, stand_in: bot }, seat) => (kind !== 'person' || seat === view.you ? 'here' : bot ? 'bot' : online ? 'here' : 'away'));
}

function tellPresence(desk: Desk): void {
  let before = untrack(() => presenceOf(desk.seen));
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();
  $effect(() => {
    const now = presenceOf(desk.seen);
    const was = before;
    before = now;
    untrack(() => now.forEach((here, seat) => here !== was[seat] && change(seat, here, was[seat] ?? 'here')));
  });
  $effect(() => () => waiting.forEach(clearTimeout));

  function change(seat: number, here: Here, was: Here): void {
    const { at } = desk;
    const name = at.names[seat] ?? '';
    const early = waiting.get(seat);
    clearTimeout(early);
    waiting.delete(seat);
    if (here === 'bot') desk.announce(`${at.say('table-plays-for', { name: at.botName(desk.seen.table.seats[seat]!.stand_in), text: name })}.`);
    else if (here === 'here' && !(was === 'away' && early)) desk.announce(`${at.say('table-is-back', { name })}.`);
    else if (here === 'away') {
      waiting.set(seat, setTimeout(() => {
        waiting.delete(seat);
        desk.announce(`${desk.at.say('table-is-away', { name })}.`);
      }, AWAY_AFTER));
    }
  }
}

function tellPending(desk: Desk): void {
  let wait = $derived(desk.seen.pending?.wait ?? 'none');
  $effect(() => {
    if (wait === 'none' || desk.seen.connection !== 'open') return;
    untrack(() => desk.announce(`${desk.at.say(wait === 'some' ? 'table-sending' : 'table-still-sending')}.`));
  });
}

/** A question beside the bar's is said with its answers. */
function tellAsides(desk: Desk, asides: () => Prompt[]): void {
  let asked = $derived(asides().map(({ line, question, buttons }) => [line ?? question, buttons.map((button) => button.label).join(', ')].filter(Boolean).map(stopped).join(' ')).join(' '));
  $effect(() => {
    const words = asked;
    if (words) untrack(() => desk.announce(words));
  });
}

/** The own clock, at two moments; it ticks when little is left. */
function tellClock(desk: Desk): void {
  let seconds = $derived.by(() => {
    const { you } = desk.seen.view;
    const running = you !== null && desk.seen.clocks?.running === you ? left(desk.at, you, desk.now) : null;
    return running === null ? null : Math.ceil(running);
  });
  let before = Infinity;
  $effect(() => {
    const now = seconds;
    const was = before;
    before = now ?? Infinity;
    if (now === null || was === Infinity) return;
    const passed = (n: number) => was > n && now <= n;
    untrack(() => {
      const said = SAID.findLast(passed);
      if (said !== undefined) desk.announce(desk.at.say('table-seconds-left', { n: said }));
      if (TICKS.some(passed)) desk.act.sound?.('tick');
    });
  });
}

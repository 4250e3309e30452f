/** What the keys of the table do: they press what a pointer would, and say what an eye would see. */
import type { Desk } from './desk.svelte';
import { nextLegal, type Commands } from './keys';
import { lastWords, stopped } from './log';
import type { Key } from './position';
import type { Prompt } from './prompt';

/** What the keys need besides the desk. */
export interface Around {
  root(): HTMLElement | undefined;
  prompt(): Prompt;
  /** Whether the page that ends a match is shown. */
  finale(): boolean;
  openChat(): void;
}

const focused = () => document.activeElement?.closest<HTMLElement>('[data-item]') ?? null;
/** A letter of a game waits so long for its number. */
const COUNTS = 2000;

export function commandsOf(desk: Desk, { root, prompt, finale, openChat }: Around): Commands {
  const find = (id: string) => prompt().buttons.find((button) => button.id === id);
  const press = (id: string) => {
    const button = find(id);
    if (button?.off) desk.announce(button.off);
    else button?.run();
  };
  /** Which of the last move's things the focus is on. */
  let marked = -1;
  return {
    main: () => prompt().buttons.find((button) => button.kind === 'primary' && !button.off)?.run(),
    close(all) {
      if (!desk.close(all)) prompt().buttons.find((button) => button.key === 'Esc' && !button.off)?.run();
    },
    undo: () => press('undo'),
    hint: () => desk.seen.hints && !desk.seen.readonly && desk.askHint(),
    inspect() {
      const thing = focused()?.dataset['inspect'];
      if (thing) desk.look(thing, { pinned: desk.inspected?.thing === thing });
      else if (desk.inspected) desk.inspected.pinned = true;
    },
    rule: () => (desk.seen.view.result && desk.act.replay ? desk.act.replay() : desk.act.rules(focused()?.dataset['rule'])),
    sayPrompt() {
      const { who, question, detail } = prompt();
      const told = desk.guide?.standing ? desk.guide.mark?.says(desk.at, desk.picked) : null;
      desk.announce([who, question, detail, told?.title ?? '', told?.text ?? ''].filter(Boolean).map(stopped).join(' '));
    },
    sayScores: () => (finale() && desk.act.share ? desk.act.share() : desk.announce(desk.at.scores())),
    sayLog: () => desk.announce(desk.seen.events.slice(-3).map((told) => stopped(desk.at.event(told))).join(' ')),
    marks() {
      // The first press says the last move; each one goes on to the next thing of it.
      const table = root();
      const places = [...desk.marks.keys()].flatMap((thing) => table?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"], [data-marked="${CSS.escape(thing)}"]`) ?? []);
      const things = [...new Set(places.map((place) => place.closest<HTMLElement>('[data-item]') ?? place))];
      marked = things.indexOf(focused()!) < 0 ? 0 : (marked + 1) % things.length;
      if (marked === 0) desk.announce(lastWords(desk.at));
      things[marked]?.focus();
    },
    chat: openChat,
    end: () => press('end'),
    skip: () => press('skip'),
    hand(n) {
      const card = root()?.querySelector<HTMLElement>(`[data-hand="${n}"]`);
      card?.focus();
      card?.click();
    },
    next(back) {
      const table = root();
      if (table) nextLegal(table, back, desk.picked.length > 0)?.focus();
    },
    help: () => (desk.help = true),
    box: () => desk.at.options.size > 0 && (desk.box = true),
  };
}

/** The letters of the game itself; true if it was one. A letter that counts waits for its number. */
export function ownLetters(desk: Desk): (typed: string) => boolean {
  let counting: { key: Key; since: number } | null = null;
  return (typed) => {
    const waits = counting && performance.now() - counting.since < COUNTS ? counting.key : null;
    counting = null;
    if (/[0-9]/.test(typed)) {
      waits?.run(desk, Number(typed));
      return waits !== null;
    }
    const key = desk.at.keys.find((one) => one.key === typed);
    if (key?.counts) counting = { key, since: performance.now() };
    else if (key && !desk.seen.readonly) key.run(desk);
    return key !== undefined;
  };
}

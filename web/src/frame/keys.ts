/** The keys of the table. Letters can be switched off or changed; the others only do what their names say. */
import type { Attachment } from 'svelte/attachments';

export interface Commands {
  main(): void;
  /** With Shift, all of what can be closed step by step. */
  close(all: boolean): void;
  undo(): void;
  hint(): void;
  inspect(): void;
  rule(): void;
  sayPrompt(): void;
  sayScores(): void;
  sayLog(): void;
  marks(): void;
  chat(): void;
  end(): void;
  skip(): void;
  hand(n: number): void;
  next(back: boolean): void;
  help(): void;
  box(): void;
}

/** What a letter may do, and the letter it has unless somebody has changed it. */
export const LETTERS = {
  undo: 'u', hint: 'h', inspect: 'i', rule: 'r', sayPrompt: 'p', sayScores: 's', sayLog: 'l', marks: 'm', chat: 'y', end: 'e', skip: 'x',
} as const satisfies Partial<Record<keyof Commands, string>>;
export type Letter = keyof typeof LETTERS;

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

export interface KeyBoard {
  commands: Commands;
  /** Whether letters are keys. */
  letters(): boolean;
  /** The letters that somebody has changed. */
  changed(): Partial<Record<Letter, string>>;
  /** A letter of the game itself; true if it was one. */
  own(key: string): boolean;
  /** Whether something lies over the table and has the keys. */
  modal(): boolean;
  /** Whether a new question does not listen yet. */
  deaf(pressed: number): boolean;
}

/** Keys that answer a question: they wait until it has been seen. */
const ANSWERS: ReadonlySet<string> = new Set(['end', 'skip']);

/** A handler for key presses anywhere on the page. */
export function keys(board: KeyBoard): (event: KeyboardEvent) => void {
  const { commands } = board;

  function letter(key: string, pressed: number): boolean {
    const changed = board.changed();
    const found = (Object.keys(LETTERS) as Letter[]).find((name) => (changed[name] ?? LETTERS[name]) === key);
    if (!found) return board.deaf(pressed) || board.own(key);
    if (!(ANSWERS.has(found) && board.deaf(pressed))) commands[found]();
    return true;
  }

  function run(event: KeyboardEvent): boolean {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === 'Escape') commands.close(event.shiftKey);
    else if (typing(event.target) || board.modal()) return false;
    else if (key === 'Enter') {
      // On a button Enter is that button's; on the question itself, and nowhere else, it answers it.
      const target = event.target as Element;
      if (target !== document.body && !target.matches('[data-zone=prompt]')) return false;
      if (!board.deaf(event.timeStamp)) commands.main();
    } else if (/^[0-9]$/.test(key)) {
      if (!board.letters() || !board.own(key)) commands.hand(key === '0' ? 10 : Number(key));
    } else if (key === '?') commands.help();
    else if (key === '/') commands.box();
    else if (!board.letters() || key.length !== 1) return false;
    else if (key === 'n') commands.next(event.shiftKey);
    else return letter(key, event.timeStamp);
    return true;
  }

  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    // A key that is held down is one press; arrows are the zones' own.
    if (event.repeat && (event.key === 'Enter' || event.key === 'Escape' || event.key.length === 1)) {
      if (!typing(event.target)) event.preventDefault();
      return;
    }
    if (run(event)) event.preventDefault();
  };
}

/** The next or previous thing on the table that a legal move belongs to, places first once something is picked. */
export function nextLegal(root: HTMLElement, back: boolean, picked: boolean): HTMLElement | undefined {
  let all = [...root.querySelectorAll<HTMLElement>('[data-legal]')].filter((element) => element.offsetParent !== null);
  // What is picked may have several moves: then those are the answers, wherever they stand.
  const ways = all.filter((element) => element.hasAttribute('data-way'));
  if (picked && ways.length) all = ways;
  if (picked) all.sort((a, b) => Number(a.hasAttribute('data-carry')) - Number(b.hasAttribute('data-carry')));
  const here = document.activeElement;
  const at = all.indexOf(here as HTMLElement);
  if (at >= 0 && !(picked && here?.getAttribute('aria-pressed') === 'true')) return all[(at + (back ? -1 : 1) + all.length) % all.length];
  if (picked) return back ? all.at(-1) : all[0];
  const before = (element: Element) =>
    here !== null && (here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return back ? (all.findLast(before) ?? all.at(-1)) : (all.find((element) => !before(element)) ?? all[0]);
}

/** Keys that go from one thing to another. */
const WALKS = /^(?:Tab|Arrow\w+|Home|End|n|N)$/;

/** Marks the table while somebody walks through it by keys: only then is the question ringed that a script has focused. */
export const walking: Attachment<HTMLElement> = (root) => {
  const walk = (event: KeyboardEvent) => {
    if (WALKS.test(event.key) && !typing(event.target)) root.classList.add('walks');
  };
  const point = () => root.classList.remove('walks');
  addEventListener('keydown', walk, true);
  addEventListener('pointerdown', point, true);
  return () => {
    removeEventListener('keydown', walk, true);
    removeEventListener('pointerdown', point, true);
  };
};

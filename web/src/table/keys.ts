/** The keys of the table. Letters can be switched off; the others only do what their names say. */
export interface Commands {
  main(): void;
  close(): void;
  undo(): void;
  hint(): void;
  inspect(): void;
  rule(): void;
  sayPrompt(): void;
  sayScores(): void;
  sayLog(): void;
  camp(): void;
  draw(): void;
  take(n: number): void;
  hand(n: number): void;
  next(back: boolean): void;
  help(): void;
  box(): void;
}

const LETTERS: Record<string, keyof Commands> = {
  u: 'undo', h: 'hint', i: 'inspect', r: 'rule', p: 'sayPrompt', s: 'sayScores', l: 'sayLog', c: 'camp', d: 'draw',
};
/** How long a T waits for its number. */
const WAITS = 2000;

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** A handler for key presses anywhere on the page. */
export function keys(commands: Commands, letters: () => boolean, modal: () => boolean): (event: KeyboardEvent) => void {
  let taking = 0;

  function digit(n: number): void {
    if (Date.now() - taking < WAITS) commands.take(n);
    else commands.hand(n === 0 ? 10 : n);
    taking = 0;
  }

  function run(event: KeyboardEvent): boolean {
    const { key } = event;
    if (key === 'Escape') commands.close();
    else if (typing(event.target) || modal()) return false;
    else if (key === 'Enter') {
      // On a button Enter is that button's; on the question itself, and nowhere else, it answers it.
      const target = event.target as Element;
      if (target !== document.body && !target.matches('[data-zone=prompt]')) return false;
      commands.main();
    } else if (/^[0-9]$/.test(key)) digit(Number(key));
    else if (key === '?') commands.help();
    else if (key === '/') commands.box();
    else if (!letters()) return false;
    else if (key.toLowerCase() === 'n') commands.next(event.shiftKey);
    else if (key === 't') taking = Date.now();
    else {
      const command = LETTERS[key.toLowerCase()];
      if (!command) return false;
      (commands[command] as () => void)();
    }
    return true;
  }

  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (run(event)) event.preventDefault();
  };
}

/** The next or previous thing on the table that a legal move belongs to, from where the focus is. */
export function nextLegal(root: HTMLElement, back: boolean): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>('[data-legal]')].filter((element) => element.offsetParent !== null);
  const here = document.activeElement;
  const at = all.indexOf(here as HTMLElement);
  if (at >= 0) return all[(at + (back ? -1 : 1) + all.length) % all.length];
  const before = (element: Element) =>
    here !== null && (here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return back ? (all.findLast(before) ?? all.at(-1)) : (all.find((element) => !before(element)) ?? all[0]);
}

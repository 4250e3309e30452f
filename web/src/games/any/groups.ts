/** Moves by their verbs: what their labels share goes to the group, so that each is as short as it can be. */
import { by } from './by';

export interface Choice {
  move: string;
  /** What it is called, in full. */
  label: string;
  /** What tells it apart from the others of its group. */
  text: string;
}

export interface Group {
  verb: string;
  /** The words that all labels share, with a gap where they differ; empty where there is one choice. */
  label: string;
  choices: Choice[];
}

/** How many words all begin with; each keeps one that tells it apart. */
function shared(labels: readonly string[][]): number {
  let n = 0;
  while (labels.every((label) => label.length > n + 1) && new Set(labels.map((label) => label[n])).size === 1) n++;
  return n;
}

function group(verb: string, moves: readonly string[], said: (move: string) => string): Group {
  const labels = moves.map(said);
  if (moves.length === 1) return { verb, label: '', choices: [{ move: moves[0]!, label: labels[0]!, text: labels[0]! }] };
  const words = labels.map((label) => label.split(/\s+/));
  const head = shared(words);
  const tail = shared(words.map((label) => label.slice(head).reverse()));
  const first = words[0]!;
  const [before, behind] = [first.slice(0, head).join(' '), tail ? first.slice(first.length - tail).join(' ') : ''];
  return {
    verb,
    label: [before, ...(behind ? ['…', behind] : [])].filter(Boolean).join(' '),
    choices: moves.map((move, n) => ({ move, label: labels[n]!, text: words[n]!.slice(head, words[n]!.length - tail).join(' ') })),
  };
}

/** The moves under their verbs, in the order in which the verbs come; `worth` puts the dearest first where it knows it. */
export function grouped(moves: readonly string[], said: (move: string) => string, worth: (move: string) => number | null): Group[] {
  const verbs = by(moves, (move) => move.split(' ')[0]!);
  return [...verbs].map(([verb, own]) => group(verb, sorted(own, said, worth), said));
}

function sorted(moves: readonly string[], said: (move: string) => string, worth: (move: string) => number | null): string[] {
  const costs = new Map(moves.map((move) => [move, worth(move)]));
  if ([...costs.values()].some((cost) => cost !== null)) return moves.toSorted((a, b) => (costs.get(b) ?? -1) - (costs.get(a) ?? -1));
  // Numbers have an order of their own; words fill their rows better when the long ones come first.
  if (moves.some((move) => /\d/.test(move))) return [...moves];
  return moves.toSorted((a, b) => said(b).length - said(a).length);
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();
const words = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The groups with what fits typed words: each begins a word of the label or of the spelling. */
export function fitting(groups: readonly Group[], typed: string): Group[] {
  const wanted = words(typed);
  if (!wanted.length) return [...groups];
  const fits = ({ label, move }: Choice) => {
    const offered = [...words(label), ...words(move)];
    return wanted.every((word) => offered.some((one) => one.startsWith(word)));
  };
  return groups.map((one) => ({ ...one, choices: one.choices.filter(fits) })).filter((one) => one.choices.length);
}

/** Neighbours without a label of their own as one group: they need no row each. */
export function together(groups: readonly Group[]): Group[] {
  const made: Group[] = [];
  for (const one of groups) {
    const before = made.at(-1);
    if (before && !before.label && !one.label) made[made.length - 1] = { ...before, choices: [...before.choices, ...one.choices] };
    else made.push(one);
  }
  return made;
}

// What a move of Dominion speaks of: its verb, its card, and where on the table that card lies.

/** Where a card lies that a move names; an answer lies nowhere. */
export type Spot = 'hand' | 'play' | 'mat' | 'aside' | 'discard' | 'loot' | 'supply' | 'answer';

export interface Spelled {
  verb: string;
  card: string;
  /** The token that goes to the card's pile. */
  token: string;
}

const VERBS = ['set aside', 'play', 'gain', 'trash', 'discard', 'topdeck', 'keep', 'call', 'exchange', 'reveal', 'resolve', 'buy'];
/** Moves that end something, or let it pass. */
export const ENDS: ReadonlySet<string> = new Set(['end actions', 'end turn']);
export const PASSES: ReadonlySet<string> = new Set(['done', 'no']);

/** A move taken apart; null for a word by itself. */
export function spelled(move: string): Spelled | null {
  const token = /^token (.+?) on (.+)$/.exec(move);
  if (token) return { verb: 'token', token: token[1]!, card: token[2]! };
  if (move === 'trash this' || move === 'reveal hand') return null;
  const verb = VERBS.find((one) => move.startsWith(`${one} `));
  return verb ? { verb, card: move.slice(verb.length + 1), token: '' } : null;
}

const USUAL: Record<string, Spot> = {
  play: 'hand', discard: 'hand', trash: 'hand', topdeck: 'hand', 'set aside': 'hand', reveal: 'hand',
  keep: 'aside', call: 'mat', exchange: 'play', buy: 'supply', gain: 'supply', token: 'supply', resolve: 'answer',
};
/** Questions whose cards lie elsewhere than their verbs say. */
const ELSEWHERE: Record<string, Spot> = {
  'discard-or-keep': 'aside', 'scouting-party': 'aside', 'trash-loot': 'aside', 'trash-revealed': 'aside',
  'trash-discard-or-keep': 'aside', 'keep-one': 'aside', 'keep-or-set-aside': 'aside', 'return-looked-at': 'aside',
  bonfire: 'play', 'bonfire-another': 'answer', 'leave-play': 'play', pilgrimage: 'play', 'free-wine': 'mat', 'gain-loot': 'loot',
  'topdeck-discarded': 'discard', 'play-discarded': 'discard', inherit: 'supply', 'gold-or-copper': 'answer', 'later-one': 'answer',
};

/** Where the card of a move lies, in a question of this kind. */
export function spotOf(kind: string, { verb }: Spelled): Spot {
  if (kind === 'start-of-turn' && verb === 'keep') return 'answer';
  if (kind === 'bonfire' && verb === 'keep') return 'answer';
  // A card just gained may go onto the deck: it lies in no hand.
  if (kind === 'meanwhile' && verb === 'topdeck') return 'answer';
  return ELSEWHERE[kind] ?? USUAL[verb] ?? 'answer';
}

/** A question that is answered by several picks at once: how many, and whether the order counts. */
export interface Several {
  spot: Spot;
  verb: string;
  least: number;
  most: number;
  ordered: boolean;
}

/** How many cards a question asks for, from what lies where; null where one answer is all. */
export function severalOf(kind: string, n: number, options: readonly string[], counts: Readonly<Record<Spot, number>>): Several | null {
  const done = options.includes('done');
  const exactly = (spot: Spot, verb: string, most: number, ordered = false): Several => ({ spot, verb, least: most, most, ordered });
  const upTo = (spot: Spot, verb: string, most: number): Several => ({ spot, verb, least: 0, most: Math.min(most, counts[spot]), ordered: false });
  switch (kind) {
    case 'discard-down-to': return exactly('hand', 'discard', Math.max(1, counts.hand - n));
    case 'discard': case 'quest-six': return exactly('hand', 'discard', Math.min(n, counts.hand));
    case 'scouting-party': return exactly('aside', 'discard', Math.min(n, counts.aside));
    case 'topdeck-hand': return exactly('hand', 'topdeck', counts.hand, true);
    case 'return-looked-at': return exactly('aside', 'topdeck', counts.aside, true);
    case 'trash-up-to': case 'trade': return upTo('hand', 'trash', n);
    case 'gear': return upTo('hand', 'set aside', 2);
    case 'discard-to-draw': case 'discard-for-one': return done ? upTo('hand', 'discard', counts.hand) : null;
    case 'bonfire': return options.some((move) => move.startsWith('keep ')) ? null : upTo('play', 'trash', n);
    case 'pilgrimage': return upTo('play', 'gain', n);
    case 'exchange': return upTo('play', 'exchange', counts.play);
    case 'leave-play': return upTo('play', 'topdeck', counts.play);
    case 'free-wine': return upTo('mat', 'discard', counts.mat);
    case 'gain-loot': return upTo('loot', 'gain', counts.loot);
    default: return null;
  }
}

// What chance does in Lost Cities, derived again: who starts, each deal, each draw, the milestones.
// The names and order of pieces are those of games/lost_cities/pieces.py and state.py.
import type { Told } from '../speech';
import { SealedDice } from './dice';
import { Misfit, type Step, type Tale } from './record';

const COLOURS = ['yellow', 'blue', 'purple', 'green', 'orange', 'red'];
const RANKS = ['sponsor', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
const MILESTONES = [
  'three-yellow',
  'three-blue',
  'three-purple',
  'three-green',
  'three-orange',
  'five-cards',
  'three-started',
  'run',
  'more-started',
  'best-expedition',
  'lower-hand',
];
const HAND = 8;
const MILESTONES_A_GAME = 5;

const nameOf = (card: number): string => `${COLOURS[Math.floor(card / 10)]} ${RANKS[card % 10]}`;

/** All cards in their order: per colour three sponsors, then 2 to 10. */
function fullDeck(colours: number): number[] {
  return Array.from({ length: colours }, (_, colour) => colour * 10).flatMap((first) => [
    first,
    first,
    ...RANKS.map((_, rank) => first + rank),
  ]);
}

/** The deal of one game. */
export interface Deal {
  hands: string[][];
  /** Drawn from its end. */
  pile: string[];
  milestones: string[];
}

/** The k-th deal of a match. */
export function dealOf(tale: Tale, k: number): Deal {
  const dice = new SealedDice(tale.secret, tale.words);
  const deck = dice.shuffled(fullDeck(Number(tale.options['colours'])), 'deal', k);
  const dealt = Array.from({ length: 2 * HAND }, () => deck.pop()!);
  const inOrder = (cards: number[]): string[] => cards.toSorted((a, b) => a - b).map(nameOf);
  const offered =
    tale.options['milestones'] === 'on'
      ? dice.shuffled([...MILESTONES.keys()], 'milestones', k).slice(0, MILESTONES_A_GAME)
      : [];
  return {
    hands: [inOrder(dealt.slice(0, HAND)), inOrder(dealt.slice(HAND))],
    pile: deck.map(nameOf),
    milestones: offered.toSorted((a, b) => a - b).map((i) => MILESTONES[i]!),
  };
}

/** Who starts the first game. */
export function starterOf(tale: Tale): number {
  const start = tale.options['start'];
  return start === 'random' ? new SealedDice(tale.secret, tale.words).pick(2, 'start', 0) : Number(start) - 1;
}

/**
 * Play the moves of a match on the derived deals; Misfit if somebody laid a card that was not dealt or drawn.
 * Answers what was dealt, drawn and taken, as the events of a match tell it to those who may know.
 */
export function chanceIn(tale: Tale): Told[] {
  const told: Told[] = [];
  const camps: Record<string, string[]> = {};
  let deal: Deal = { hands: [], pile: [], milestones: [] };
  let games = 0;

  const begin = (starter: number): void => {
    deal = dealOf(tale, games);
    games += 1;
    for (const colour of COLOURS) camps[colour] = [];
    told.push(['lost-cities-game-starts', { n: games, seat: starter }]);
    deal.hands.forEach((hand, seat) => told.push(['lost-cities-is-dealt', { seat, cards: hand.join(', ') }]));
    for (const milestone of deal.milestones) told.push(['lost-cities-offers-milestone', { milestone }]);
  };
  const drawn = (step: Step, card: string | undefined, key: string): void => {
    if (card === undefined) throw new Misfit('match-damaged', { line: step.line, text: step.move });
    deal.hands[step.seat]?.push(card);
    told.push([key, { seat: step.seat, card }]);
  };

  begin(starterOf(tale));
  tale.steps.forEach((step, i) => {
    const [verb = '', ...rest] = step.move.split(' ');
    const thing = rest.join(' ');
    if (verb === 'deal') {
      // Who has more points starts the next game, and deals it: that is no chance, so the record is believed.
      begin(step.seat);
    } else if (verb === 'draw') {
      drawn(step, deal.pile.pop(), 'lost-cities-draws');
    } else if (verb === 'take') {
      drawn(step, camps[thing]?.pop(), 'lost-cities-draws-from-camp');
    } else {
      const hand = deal.hands[step.seat] ?? [];
      const at = hand.indexOf(thing);
      if (at < 0) throw new Misfit('web-fair-card-misfit', { n: i + 1, move: step.move });
      hand.splice(at, 1);
      if (verb === 'camp') camps[rest[0] ?? '']?.push(thing);
    }
  });
  return told;
}

// What a screen reader says of a thing: name, facts, state, what Enter does, place in its list.
import type { Position } from './adapter';
import { SPONSOR, type Card, type Colour } from './cards';

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export function cardName(at: Position, card: Card, n: number, total: number): string {
  const { name } = card;
  const points = at.effect(`play ${name}`);
  const parts = [sentence(at.speaker.card(name))];
  if (at.may(`play ${name}`) && at.may(`camp ${name}`) && points !== null) {
    parts.push(at.say('table-card-both', { points }));
  } else if (at.may(`camp ${name}`)) {
    parts.push(at.say('table-card-camp'));
  }
  return spoken([...parts, at.say('table-card-place', { n, total })]);
}

/** The ranks of a row of cards: "2 sponsors, 3, 7". */
export function ranks(at: Position, cards: Card[]): string {
  const sponsors = cards.filter((card) => card.rank === SPONSOR).length;
  const numbers = cards.filter((card) => card.rank !== SPONSOR).map((card) => card.rank);
  return [...(sponsors ? [at.say('table-n-sponsors', { n: sponsors })] : []), ...numbers].join(', ');
}

export function expeditionName(at: Position, seat: number, colour: Colour, chosen: Card | null): string {
  const cards = at.expedition(seat, colour);
  const points = at.points(seat, colour);
  const own = at.say('table-expedition-of', { seat, expedition: colour });
  const parts =
    points === null
      ? [at.say('table-expedition-empty', { text: own })]
      : [at.say('table-expedition-holds', { text: own, ranks: ranks(at, cards) }), at.say('table-worth', { points }), sentence(at.say('n-cards', { n: cards.length }))];
  if (chosen?.colour === colour && seat === at.near) {
    const after = at.effect(`play ${chosen.name}`);
    if (after !== null) parts.push(at.say('table-enter-play', { card: chosen.name, points: after }));
  }
  return spoken(parts);
}

export function campName(at: Position, colour: Colour, chosen: Card | null): string {
  const top = at.campTop(colour);
  const count = at.campCount(colour);
  const parts = [sentence(at.speaker.piece('camp', colour))];
  parts.push(top ? at.say('table-on-top', { card: top.name }) : sentence(at.say('lost-cities-label-empty')));
  if (top && count !== null) parts.push(sentence(at.say('n-cards', { n: count })));
  if (chosen?.colour === colour) parts.push(at.say('table-enter-camp', { card: chosen.name }));
  else if (at.may(`take ${colour}`)) parts.push(at.say('table-enter-take'));
  return spoken(parts);
}

export function pileName(at: Position): string {
  const { pile } = at.view.zones;
  const parts = [sentence(at.say('lost-cities-label-pile'))];
  if (pile !== null) parts.push(sentence(at.say('n-cards', { n: pile })));
  if (at.may('draw')) parts.push(at.say('table-enter-draw'));
  return spoken(parts);
}

/** How far the seats have come, or who has won: the small line under a milestone. */
export function milestoneState(at: Position, milestone: { name: string; winner: number | null; progress: [number, number] | null }): string {
  if (milestone.winner !== null) return at.say('table-won-by', { seat: milestone.winner });
  if (milestone.progress) {
    const { far, near } = at;
    const other = at.say('table-has', { seat: far, n: milestone.progress[far]! });
    return `${other}, ${at.say('table-has', { seat: near, n: milestone.progress[near]! })}`;
  }
  return milestone.name === 'run' ? at.say('lost-cities-label-first-come') : at.say('lost-cities-label-at-game-end');
}

/** The scores as one line to be said. */
export function scores(at: Position): string {
  return at.view.seats
    .map((seat, n) => at.say('table-score-line', { seat: n, points: seat.points, total: seat.total }))
    .join(' ');
}

const spoken = (parts: string[]) => parts.filter(Boolean).join(' ');

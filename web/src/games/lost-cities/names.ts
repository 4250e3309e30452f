// What a screen reader says of a thing: name, facts, state, what Enter does, place in its list.
import type { Desk } from '../../frame/desk.svelte';
import type { Position } from './position';
import { SPONSOR, type Card, type Colour } from './cards';

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export function cardName(at: Position, card: Card, n: number, total: number): string {
  const { name } = card;
  const points = at.after(`play ${name}`);
  const parts = [sentence(at.speaker.card(name))];
  if (at.may(`play ${name}`) && at.may(`camp ${name}`) && points !== null) {
    parts.push(at.say('lost-cities-table-card-both', { points }));
  } else if (at.may(`camp ${name}`)) {
    parts.push(at.say('lost-cities-table-card-camp'));
  }
  return spoken([...parts, at.say('table-card-place', { n, total })]);
}

/** The ranks of a row of cards: "2 sponsors, 3, 7". */
export function ranks(at: Position, cards: Card[]): string {
  const sponsors = cards.filter((card) => card.rank === SPONSOR).length;
  const numbers = cards.filter((card) => card.rank !== SPONSOR).map((card) => card.rank);
  return [...(sponsors ? [at.say('lost-cities-table-n-sponsors', { n: sponsors })] : []), ...numbers].join(', ');
}

export function expeditionName(at: Position, desk: Desk, seat: number, colour: Colour): string {
  const chosen = at.held(desk.chosen);
  const cards = at.expedition(seat, colour);
  const points = at.points(seat, colour);
  const own = at.say('lost-cities-table-expedition-of', { seat, expedition: colour });
  const parts =
    points === null
      ? [at.say('lost-cities-table-expedition-empty', { text: own })]
      : [at.say('lost-cities-table-expedition-holds', { text: own, ranks: ranks(at, cards) }), at.say('lost-cities-table-worth', { points }), sentence(at.say('n-cards', { n: cards.length }))];
  if (chosen?.colour === colour && seat === at.near) {
    const after = at.after(`play ${chosen.name}`);
    if (after !== null) parts.push(at.say('lost-cities-table-enter-play', { card: chosen.name, points: after }));
  }
  if (desk.marks.has(`newest ${seat} ${colour}`)) parts.push(sentence(at.say('table-any-last')));
  return spoken(parts);
}

export function campName(at: Position, desk: Desk, colour: Colour): string {
  const chosen = at.held(desk.chosen);
  const top = at.campTop(colour);
  const count = at.campCount(colour);
  const parts = [sentence(at.speaker.piece('camp', colour))];
  parts.push(top ? at.say('lost-cities-table-on-top', { card: top.name }) : sentence(at.say('lost-cities-label-empty')));
  if (top && count !== null) parts.push(sentence(at.say('n-cards', { n: count })));
  if (chosen?.colour === colour) parts.push(at.say('lost-cities-table-enter-camp', { card: chosen.name }));
  else if (at.may(`take ${colour}`)) parts.push(at.say('lost-cities-table-enter-take'));
  if (desk.marks.has(`camp ${colour}`)) parts.push(sentence(at.say('table-any-last')));
  return spoken(parts);
}

export function pileName(at: Position, desk: Desk): string {
  const { pile } = at.view.zones;
  const parts = [sentence(at.say('lost-cities-label-pile'))];
  if (pile !== null) parts.push(sentence(at.say('n-cards', { n: pile })));
  if (at.may('draw')) parts.push(at.say('lost-cities-table-enter-draw'));
  if (desk.marks.has('pile')) parts.push(sentence(at.say('table-any-last')));
  return spoken(parts);
}

/** How far the seats have come, or who has won: the small line under a milestone. */
export function milestoneState(at: Position, milestone: { name: string; winner: number | null; progress: [number, number] | null }): string {
  if (milestone.winner !== null) return at.say('lost-cities-table-won-by', { seat: milestone.winner });
  if (milestone.progress) {
    const { far, near } = at;
    const other = at.say('lost-cities-table-has', { seat: far, n: milestone.progress[far]! });
    return `${other}, ${at.say('lost-cities-table-has', { seat: near, n: milestone.progress[near]! })}`;
  }
  return milestone.name === 'run' ? at.say('lost-cities-label-first-come') : at.say('lost-cities-label-at-game-end');
}

/** The scores as one line to be said. */
export function scores(at: Position): string {
  return at.view.seats
    .map((seat, n) => at.say('lost-cities-table-score-line', { seat: n, points: seat.points, total: seat.total }))
    .join(' ');
}

const spoken = (parts: string[]) => parts.filter(Boolean).join(' ');

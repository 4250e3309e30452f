// What is said of a match of Lost Cities that is over.
import type { Story } from '../../frame/story';
import { toCard } from './cards';
import type { Position } from './position';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The cards of an expedition that earn its bonus. */
const GREAT = 8;

/** A card that was played, and what its expedition is worth with it. */
export function toldOf(at: Position, move: string, seat: number): { name: string; does: string } {
  if (!move.startsWith('play ')) return { name: at.label(move), does: '' };
  const card = toCard(move.slice(5));
  const { bonus, points } = at.sheet(seat, card.colour);
  const great = bonus > 0 && at.expedition(seat, card.colour).length === GREAT;
  const does = great ? at.say('lost-cities-table-eighth', { n: bonus }) : at.say('lost-cities-table-now-worth', { points });
  return { name: capital(at.speaker.card(card.name)), does };
}

/** The milestone that a hand has won. */
export function remark(at: Position, seat: number): string {
  const won = at.view.seats[seat]!.milestones.includes('lower-hand');
  return won ? at.speaker.piece('milestone', 'lower-hand') : '';
}

export function numbers(at: Position, story: Story): { n: string; of: string }[] {
  const turns = story.moves.filter(([, move]) => move.startsWith('play ') || move.startsWith('camp ')).length;
  const rows = at.view.seats.flatMap((_, seat) => at.colours.map((colour) => at.points(seat, colour) ?? -Infinity));
  const best = Math.max(...rows);
  const of = { n: at.speaker.number(turns), of: at.say('lost-cities-table-turns', { n: turns }) };
  const total = at.view.progress.games;
  return Number.isFinite(best) ? [{ n: at.speaker.signed(best), of: at.say('lost-cities-table-best-row', { total }) }, of] : [of];
}

// What the seat panels show in Lost Cities.
import type { SeatFacts } from '../../frame/seats';
import type { Position } from './position';

export function seatFacts(at: Position, seat: number): SeatFacts {
  const facts = at.view.seats[seat]!;
  const { decision, you, progress } = at.view;
  const turn = decision?.seat === seat && (at.phase === 'place' || at.phase === 'draw');
  // In the first game the match says the same as the game.
  const total = progress.game > 1 ? at.say('lost-cities-table-total', { points: facts.total }) : '';
  const cards = at.say('n-cards', { n: facts.hand });
  const narrow = at.say('lost-cities-label-hand');
  const spoken = at.say('lost-cities-table-seat-spoken', { seat, points: facts.points, total: facts.total, n: facts.hand, milestones: facts.milestones.length });
  const words = [spoken, turn ? `${seat === you ? at.say('your-turn') : at.say('table-their-turn')}.` : ''];
  return {
    seat, name: facts.name, bot: at.program(seat), you: seat === you, away: false,
    turn: !turn ? '' : seat === you ? at.say('your-turn') : at.say('table-their-turn'),
    score: at.speaker.signed(facts.points), unit: at.say('lost-cities-table-this-game'),
    note: total,
    chips: [
      { icon: 'poker-hand', text: String(facts.hand), words: cards, title: `${narrow}: ${cards}` },
      ...(at.view.options['milestones'] === 'on'
        ? [{ icon: 'trophy' as const, text: String(facts.milestones.length), title: at.say('lost-cities-label-milestones') }]
        : []),
    ],
    spoken: words.filter(Boolean).join(' '),
  };
}

// What the seat panels show in Lost Cities.
import type { SeatFacts } from '../../table/seats';
import type { TableInfo } from '../../wire';
import type { Position } from './adapter';

export function seatFacts(at: Position, seat: number, table: TableInfo): SeatFacts {
  const facts = at.view.seats[seat]!;
  const there = table.seats[seat];
  const { decision, you } = at.view;
  const turn = decision?.seat === seat && (at.step === 'place' || at.step === 'draw');
  const away = there?.kind === 'person' && !there.online;
  const total = at.say('table-total', { points: facts.total });
  const cards = at.say('n-cards', { n: facts.hand });
  const note = away ? `${total} · ${at.say('table-away')}` : total;
  const spoken = at.say('table-seat-spoken', { seat, points: facts.points, total: facts.total, n: facts.hand, milestones: facts.milestones.length });
  const words = [spoken, away ? `${at.say('table-away')}.` : '', turn ? `${seat === you ? at.say('your-turn') : at.say('table-their-turn')}.` : ''];
  return {
    seat, name: facts.name, bot: facts.bot, you: seat === you, away,
    turn: !turn ? '' : seat === you ? at.say('your-turn') : at.say('table-their-turn'),
    score: at.speaker.signed(facts.points), unit: at.say('table-this-game'), note,
    chips: [
      { icon: 'poker-hand', text: cards, title: at.say('lost-cities-label-hand') },
      ...(at.view.options['milestones'] === 'on'
        ? [{ icon: 'trophy' as const, text: String(facts.milestones.length), title: at.say('lost-cities-label-milestones') }]
        : []),
    ],
    spoken: words.filter(Boolean).join(' '),
  };
}

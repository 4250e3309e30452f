// What the seat panels show in Adventure Tours.
import type { SeatFacts } from '../../frame/seats';
import { COLOURS } from './cards';
import type { Position } from './position';

export function seatFacts(at: Position, seat: number): SeatFacts {
  const { decision, you } = at.view;
  const facts = at.player(seat);
  const acts = decision?.seat === seat && !at.between;
  const turn = !acts ? '' : seat === you ? at.say(at.asked === 'protect' ? 'adventure-tours-table-you-answer' : 'your-turn') : at.say(at.asked === 'protect' ? 'adventure-tours-table-answers' : 'table-their-turn');
  const chips: SeatFacts['chips'] = [
    { icon: 'poker-hand', text: String(facts.hand), title: at.say('adventure-tours-table-in-hand', { n: facts.hand }) },
    { icon: 'three-friends', text: String(facts.members), title: at.say('adventure-tours-table-n-members', { n: facts.members, coins: facts.income }) },
    { icon: 'knapsack', text: String(facts.equipment), title: at.say('adventure-tours-table-n-equipment', { n: facts.equipment }) },
  ];
  const score = facts.money === null ? '' : at.speaker.number(facts.money);
  const board = at.board(facts.board);
  const note = [at.speaker.signed(facts.income), board].filter(Boolean).join(' · ');
  const spoken = [
    at.names[seat]!, facts.money === null ? '' : at.say('adventure-tours-table-has-coins', { coins: facts.money }), board,
    COLOURS.map((colour) => `${at.category(colour)} ${at.level(seat, colour)}`).join(', '), ...chips.map((chip) => chip.title), turn,
  ];
  return {
    seat, name: facts.name, bot: at.program(seat), you: seat === you, away: false, turn,
    score, unit: score ? at.say('adventure-tours-table-coins', { n: facts.money ?? 0 }) : '', note, chips, spoken: `${spoken.filter(Boolean).join('. ')}.`,
  };
}

/** The scores as one line to be said. */
export function scores(at: Position): string {
  return at.names.map((name, seat) => {
    const { money, income } = at.player(seat);
    const has = money === null ? '' : at.say('adventure-tours-table-has-coins', { coins: money });
    return [`${name}: ${has}`, at.say('adventure-tours-table-so-far', { n: income })].filter(Boolean).join(', ');
  }).join('. ').concat('.');
}

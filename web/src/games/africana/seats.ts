// What the seat panels show in Africana.
import type { SeatFacts } from '../../frame/seats';
import type { Position } from './position';

export function seatFacts(at: Position, seat: number): SeatFacts {
  const { view } = at;
  const facts = view.seats[seat]!;
  const { you, decision } = view;
  const acts = decision?.seat === seat;
  const turn = acts ? (seat === you ? at.say('your-turn') : at.say(decision.kind === 'travel' ? 'africana-table-travelling' : 'table-their-turn')) : '';
  const company = at.speaker.piece('company', facts.company);
  const chips: SeatFacts['chips'] = [
    { icon: 'poker-hand', text: String(facts.hand), title: at.say('africana-table-in-hand', { n: facts.hand }) },
    { icon: 'flag-objective', text: String(facts.markers), title: at.say('africana-table-markers-left', { n: facts.markers }) },
    { icon: 'check-mark', text: String(facts.under), title: at.say('africana-table-finished', { n: facts.under }) },
    { icon: 'open-book', text: String(facts.adventures), title: at.say('africana-table-adventures', { n: facts.adventures }) },
    ...(facts.points === null || (view.options['open_scores'] !== 'on' && !view.result) ? [] : [{ icon: 'laurel-crown' as const, text: at.speaker.number(facts.points), title: at.say('n-points', { points: facts.points }) }]),
  ];
  const said = [at.names[seat]!, company, at.say('africana-silver', { n: facts.silver }), at.place(facts.place), ...chips.map((chip) => chip.title), turn];
  return {
    seat, name: facts.name, bot: at.program(seat), you: seat === you, away: false, turn, score: at.speaker.number(facts.silver), unit: at.say('africana-fact-silver'),
    note: `${company} · ${at.place(facts.place)}`, chips, spoken: `${said.filter(Boolean).join('. ')}.`,
  };
}

/** The scores as one line to be said. */
export function scores(at: Position): string {
  const told = at.view.seats.map((seat, n) => {
    const points = seat.points === null ? '' : `, ${at.say('n-points', { points: seat.points })}`;
    return `${at.names[n]}: ${at.say('africana-silver', { n: seat.silver })}${points}`;
  });
  return `${told.join('. ')}.`;
}

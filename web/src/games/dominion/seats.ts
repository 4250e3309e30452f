// What the seat panels show in Dominion.
import type { SeatFacts } from '../../frame/seats';
import type { Position } from './position';

const LAST = ['dominion-buys', 'dominion-buys-event'];

/** What a seat bought last. */
function bought(at: Position, seat: number): string {
  const told = at.seen.events.findLast(([key, args]) => LAST.includes(key) && args['seat'] === seat);
  return told ? at.say('dominion-table-bought', { card: String(told[1]['card']) }) : '';
}

export function seatFacts(at: Position, seat: number): SeatFacts {
  const { view } = at;
  const { decision, you, zones, stays } = view;
  const facts = view.seats[seat]!;
  const deck = zones.decks[seat] ?? 0;
  const discard = zones.discards[seat]?.count ?? 0;
  const mat = zones.mats[seat];
  const lasting = stays.filter((stay) => stay.owner === seat).map((stay) => stay.card);
  const acts = decision?.seat === seat;
  const turn = acts ? (seat === you ? at.say(at.myTurn ? 'your-turn' : 'dominion-table-you-decide') : at.say(view.turn.seat === seat ? 'table-their-turn' : 'dominion-table-answers')) : '';
  const chips: SeatFacts['chips'] = [
    { icon: 'poker-hand', text: String(facts.hand), title: at.say('dominion-table-in-hand', { n: facts.hand }) },
    { icon: 'card-draw', text: String(deck), title: at.say('dominion-table-in-deck', { n: deck }) },
    { icon: 'card-discard', text: String(discard), title: at.say('dominion-table-in-discard', { n: discard }) },
    ...(mat ? [{ icon: 'beer-stein' as const, text: String(mat.length), title: at.say('dominion-table-on-mat', { n: mat.length }) }] : []),
    ...(lasting.length ? [{ icon: 'hourglass' as const, text: String(lasting.length), title: at.say('dominion-table-lasting', { cards: lasting.join(', ') }), dye: ['--do-duration', '--on-do-duration'] as const }] : []),
    ...(facts.minus_card ? [{ icon: 'card-pickup' as const, text: '−1', title: at.say('dominion-table-minus-card'), dye: ['--seat', '--on-seat'] as const }] : []),
    ...(facts.minus_coin ? [{ icon: 'two-coins' as const, text: '−1', title: at.say('dominion-table-minus-coin'), dye: ['--seat', '--on-seat'] as const }] : []),
  ];
  const points = facts.points === null ? '' : at.speaker.number(facts.points);
  const note = bought(at, seat) || at.say('dominion-table-turn', { n: facts.turns });
  const spoken = [at.names[seat]!, facts.points === null ? '' : at.say('n-points', { points: facts.points }), ...chips.map((chip) => chip.title), note, turn];
  // Where there are many, what is in the discard pile gives way.
  if (chips.length > 5) chips.splice(2, 1);
  return {
    seat, name: facts.name, bot: at.program(seat), you: seat === you, away: false, turn,
    score: points, unit: points ? at.say('dominion-table-points', { n: facts.points ?? 0 }) : '', note, chips,
    ...(seat === you ? {} : { opens: { label: at.say('dominion-table-look', { name: facts.name }), run: () => { at.open.seat = at.open.seat === seat ? null : seat; at.open.tab = 'play'; } } }),
    spoken: `${spoken.filter(Boolean).join('. ')}.`,
  };
}

/** The scores as one line to be said. */
export function scores(at: Position): string {
  const told = at.view.seats.flatMap((seat, n) => (seat.points === null ? [] : [`${at.names[n]}: ${at.say('n-points', { points: seat.points })}`]));
  return told.length ? `${told.join('. ')}.` : at.say('dominion-table-points-hidden');
}

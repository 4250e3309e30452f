/** What the seat panels show of any game: points, and what else a view says of a seat. */
import type { SeatFacts } from '../../frame/seats';
import type { IconName } from '../../icons';
import type { Position } from './position';
import { isParts, type Fact } from './read';
import { capital, tells } from './words';

/** What the score of a seat is called, the first that there is. */
const SCORES = ['points', 'score', 'total', 'money'];
/** Counts that a sign says without words. */
const SIGNS: Record<string, IconName> = { hands: 'poker-hand', hand: 'poker-hand', decks: 'card-draw', deck: 'card-draw' };

/** How many points a seat has, as far as the view says it. */
export function score(at: Position, seat: number): Fact | null {
  const { result } = at.view;
  if (result) return { name: SCORES[0]!, value: result.scores[seat] ?? 0 };
  const facts = at.reading.facts[seat]!;
  for (const name of SCORES) {
    const found = facts.find((fact) => fact.name === name && typeof fact.value === 'number');
    if (found) return found;
  }
  return null;
}

/** Numbers that belong together, each for itself. */
const apart = (fact: Fact): Fact[] => (isParts(fact.value) ? Object.entries(fact.value).map(([name, value]) => ({ name, value })) : [fact]);

/** What else is said of a seat, in few words each. */
export function seatWords(at: Position, seat: number): { icon?: IconName; text: string; title: string }[] {
  const { words } = at;
  const hidden = at.reading.seats[seat]!.flatMap((zone) => zone.things.filter((thing) => thing.down).map((thing) => ({ name: zone.name, value: thing.count ?? 0 })));
  const held = seat === at.view.you && at.hand ? [{ name: at.hand.name, value: at.hand.things.reduce((sum, thing) => sum + (thing.count ?? 1), 0) }] : [];
  const counts = [...held, ...hidden.filter(({ name, value }) => value > 0 || name in SIGNS)].map(({ name, value }) => {
    const number = at.speaker.number(value);
    const icon = SIGNS[name];
    return { ...(icon ? { icon } : {}), text: icon ? number : `${words.zone(name)} ${number}`, title: at.say('table-any-fact', { what: capital(words.zone(name)), text: number }) };
  });
  const own = score(at, seat)?.name;
  // How the points come together stands on the score sheet.
  const facts = at.reading.facts[seat]!.filter(({ name, value }) => name !== own && name !== SCORES[0] && !(isParts(value) && SCORES[0]! in value));
  const told = facts.flatMap(apart).filter(tells);
  return [...counts, ...told.map((fact) => ({ text: words.short(fact), title: words.long(fact) }))];
}

/** About how wide a letter of a chip is, and what is around its words. */
const LETTER = 7;
const AROUND = 26;

/** About how wide the chips of a seat are in all. */
export const countsWidth = (at: Position, seat: number) => seatWords(at, seat).reduce((sum, { text, icon }) => sum + text.length * LETTER + AROUND + (icon ? 18 : 0), 0);

export function seatFacts(at: Position, seat: number): SeatFacts {
  const { decision, you } = at.view;
  const turn = decision?.seat === seat;
  const points = score(at, seat);
  const chips = seatWords(at, seat);
  const unit = points ? at.words.fact(points.name) : '';
  const value = points ? at.words.value(points.name, points.value) : '';
  const acts = seat === you ? at.say('your-turn') : at.say('table-their-turn');
  const said = [at.names[seat]!, ...(points ? [at.words.long(points)] : []), ...chips.map((chip) => chip.title), ...(turn ? [acts] : [])];
  return {
    seat, name: at.names[seat]!, bot: at.program(seat), you: seat === you, away: false, turn: turn ? acts : '',
    score: value, unit, note: '', chips, spoken: `${said.join('. ')}.`,
  };
}

/** The scores as one line to be said. */
export function scores(at: Position): string {
  const told = at.names.map((name, seat) => {
    const points = score(at, seat);
    return points ? `${name}: ${at.words.value(points.name, points.value)}` : '';
  });
  return told.some(Boolean) ? `${told.filter(Boolean).join('. ')}.` : at.say('table-any-points-hidden');
}

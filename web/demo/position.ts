// The position of the design's picture 02, with the numbers that the server would send.
import type { Seen, Told } from '../src/table/seen';
import type { Camp, Expedition, LostCitiesView } from '../src/wire';

const COLOURS = ['yellow', 'blue', 'purple', 'green', 'orange'];
const MINE: Record<string, string> = { yellow: 'S 2 4 5 7', blue: '3 6', green: '2 3 4 8' };
const THEIRS: Record<string, string> = { blue: 'S 4 5', purple: '2 5 6 9 10', orange: 'S 3' };
const CAMPS: Record<string, [string, number]> = { yellow: ['3', 1], blue: ['2', 2], purple: ['4', 1], orange: ['4', 2] };
const HAND = ['yellow 9', 'yellow 10', 'blue 8', 'purple 7', 'green 9', 'green 10', 'orange sponsor', 'orange 9'];

const card = (colour: string, rank: string) => `${colour} ${rank === 'S' ? 'sponsor' : rank}`;

function expedition(colour: string, ranks: string): Expedition {
  const cards = ranks.split(' ').filter(Boolean);
  const sum = cards.reduce((all, rank) => all + (Number(rank) || 0), 0);
  const times = 1 + cards.filter((rank) => rank === 'S').length;
  const bonus = cards.length >= 8 ? 20 : 0;
  const points = cards.length ? (sum - 20) * times + bonus : 0;
  const sheet = { sum, after_cost: cards.length ? sum - 20 : 0, times, multiplied: points - bonus, bonus, points };
  return { cards: cards.map((rank) => card(colour, rank)), sheet };
}

const told = (key: string, seat: number, name = ''): Told => [`lost-cities-${key}`, name ? { seat, card: name } : { seat }];
const EVENTS: Told[] = [
  told('adds-to-expedition', 1, 'purple 9'), told('draws-hidden', 1),
  told('adds-to-camp', 0, 'orange 4'), told('draws', 0, 'orange 9'),
  told('adds-to-expedition', 1, 'purple 10'), told('draws-hidden', 1),
  told('adds-to-expedition', 0, 'green 8'), told('draws', 0, 'green 10'),
  told('adds-to-camp', 1, 'purple 4'), told('draws-hidden', 1),
];

export function position(state: string): Seen {
  const six = state === 'six';
  const colours = six ? [...COLOURS, 'red'] : COLOURS;
  const row = (cards: Record<string, string>) => Object.fromEntries(colours.map((c) => [c, expedition(c, cards[c] ?? '')]));
  const camp = (c: string): Camp => (CAMPS[c] ? { top: card(c, CAMPS[c][0]), count: CAMPS[c][1] } : { top: null, count: 0 });
  const draw = state === 'draw';
  const end = state === 'deal' || state === 'over';
  const hand = draw ? HAND.filter((name) => name !== 'green 9') : HAND;
  const mine = state === 'long' ? { ...MINE, yellow: 'S S S 2 3 4 5 6 7 8 9 10' } : draw ? { ...MINE, green: '2 3 4 8 9' } : MINE;
  const theirs = state === 'long' ? { ...THEIRS, purple: 'S S S 2 3 4 5 6 7 8 9 10' } : THEIRS;
  const places = hand.flatMap((name) => [...(name.startsWith('orange 9') || !name ? [] : [`play ${name}`]), `camp ${name}`]);
  const options = draw ? ['draw', 'take yellow', 'take blue', 'take purple', 'take orange'] : end ? ['deal'] : places;
  const effects = { 'play green 9': 6, 'play green 10': 7, 'play yellow 9': 14, 'play yellow 10': 16, 'play blue 8': -3, 'play purple 7': -13, 'play orange sponsor': -40 };
  const you = state === 'watch' ? null : 0;
  const seat = state === 'wait' || state === 'watch' ? 1 : 0;
  const decision = state === 'over' ? null : { seat, kind: draw ? 'draw' : end ? 'deal' : 'place', prompt: 'lost-cities-prompt-place', args: {}, options: seat === you ? options : null, effects };
  const view: LostCitiesView = {
    game: 'lost-cities', rules: 1, at: 40, you,
    options: { milestones: 'on', colours: six ? '6' : '5', games: '3' },
    seats: [
      { hand: 8, points: 2, total: 34, milestones: ['five-cards', 'run'], name: 'Anna', bot: false },
      { hand: 8, points: -34, total: 27, milestones: ['three-started'], name: 'Marek', bot: state === 'wait' },
    ],
    zones: {
      hands: [you === 0 ? hand : 8, 8],
      expeditions: [row(mine), row(theirs)],
      camps: Object.fromEntries(colours.map((c) => [c, camp(c)])),
      closed: draw ? 'blue' : null, pile: 17, milestones: ['three-orange', 'lower-hand'],
    },
    known: { hands: [hand, []], camps: {} },
    progress: { game: 2, games: 3, turn: 28, step: draw ? 'draw' : state === 'deal' ? 'deal' : state === 'over' ? 'over' : 'place', starter: 0, finished: end ? [[32, 61], [2, -34]] : [[32, 61]] },
    decision, result: state === 'over' ? { scores: [34, 27], winners: [0] } : null,
  };
  const person = { kind: 'person' as const, ready: true, online: true };
  return {
    view, events: EVENTS, watchers: 0, undo: { how: state === 'wait' ? 'ask' : draw ? 'free' : 'no', to: 39 }, asking: null, chat: [],
    reasons: { 'play orange 9': { key: 'lost-cities-no-late-sponsor', rule: 'LC-T2', args: {} } },
    table: {
      id: 'demo', game: 'lost-cities', rules: 1, options: {}, name: 'Ridge Walk', watch: 'link', status: 'playing', host: true,
      seats: [{ ...person, name: 'Anna', yours: true }, { ...person, name: 'Marek', yours: false, online: state !== 'wait' }],
      commitment: '', words: [], invite: '', seat_keys: {}, moves: 40, to_move: 0, scores: [34, 27], made: 0,
    },
    hint: null, connection: 'open', readonly: state === 'watch', fresh: EVENTS.length, toast: null,
  };
}

// The boards for the next round: those that are taken, with whose they are, and those that are still free.
import type { Sizes } from '../../frame/layout';
import { COLOURS, dashed } from './cards';
import { spoken } from './names';
import type { Position } from './position';

export interface Tile {
  board: string;
  /** Who has chosen it. */
  seat: number | null;
  /** How many equal ones are free. */
  count: number;
  /** The reader has had it until now. */
  yours: boolean;
}

/** What a board can do, in few words where tiles are small. */
export function abilityOf(at: Position, ability: string, { form, height }: Sizes): string {
  if (ability === 'none') return at.speaker.piece('side', 'base');
  const small = height < 720 || form === 'narrow' || form === 'low';
  return small ? at.say(`adventure-tours-table-brief-${dashed(ability)}`) : at.speaker.help('ability', ability);
}

export function tilesOf(at: Position): Tile[] {
  const { draft, drafted } = at.progress;
  const { offered } = at.view.zones;
  const taken = draft.flatMap((seat): Tile[] => (drafted[seat] ? [{ board: drafted[seat], seat, count: 1, yours: false }] : []));
  const free = [...new Set(offered)].map((board): Tile => ({ board, seat: null, count: offered.filter((one) => one === board).length, yours: at.view.you !== null && at.player(at.view.you).board === board }));
  return [...taken, ...free];
}

/** "Hot-Air Balloon. Technology 0, provisions 1, clothing 0. Second turn. Free. 6 of 6." */
export function tileName(at: Position, tile: Tile, n: number, total: number): string {
  const facts = at.boardFacts(tile.board);
  return spoken([
    at.board(tile.board), facts && COLOURS.map((colour) => `${at.category(colour)} ${facts.start[colour]}`).join(', '),
    facts && facts.ability !== 'none' && at.speaker.help('ability', facts.ability), tile.seat === null ? at.say('adventure-tours-table-free') : at.names[tile.seat],
    tile.seat === null && at.may(`board ${tile.board}`) && at.say('adventure-tours-table-enter', { text: at.label(`board ${tile.board}`) }),
    at.say('adventure-tours-table-nth', { n, total }),
  ]);
}

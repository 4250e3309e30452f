// Past and present matches of this browser: what is looked for stands in the address.
import { api } from '../api';
import type { History, PastMatch, TableInfo } from '../wire';

export type Standing = PastMatch['standing'];
export const STANDINGS: readonly Standing[] = ['turn', 'waiting', 'over'];
export type Outcome = PastMatch['outcome'];
export const OUTCOMES = ['won', 'shared', 'lost'] as const satisfies readonly Outcome[];

/** The filters by their names, as the address and the server call them. */
const FILTERS = ['status', 'game', 'with', 'outcome', 'search', 'page'] as const;
export type Filters = Partial<Record<(typeof FILTERS)[number], string>>;

/** What an address looks for; what it does not say is not in it. */
export function filtersOf(address: URL): Filters {
  const said = FILTERS.map((name) => [name, address.searchParams.get(name) ?? ''] as const);
  const filters: Filters = Object.fromEntries(said.filter(([, value]) => value !== ''));
  if (filters.status && !STANDINGS.includes(filters.status as Standing)) delete filters.status;
  return filters;
}

/** The address of these filters. */
export function addressOf(filters: Filters): string {
  const said = Object.entries(filters).filter(([name, value]) => value && !(name === 'page' && value === '1'));
  return said.length > 0 ? `/games?${new URLSearchParams(said)}` : '/games';
}

/** One answer for the standing that is looked for; for all of them one each, so that none hides behind the others. */
export async function find(filters: Filters): Promise<Partial<Record<Standing, History>>> {
  const wanted = filters.status ? [filters.status as Standing] : STANDINGS;
  const { page = '1', ...others } = filters;
  const answers = await Promise.all(wanted.map((status) => api.history({ ...others, status, page: filters.status ? page : '1' })));
  return Object.fromEntries(wanted.map((status, i) => [status, answers[i]!]));
}

/** When something last happened, in seconds since 1970. */
export const whenOf = (table: TableInfo): number => table.moved || table.made;

/** The seats of this browser. */
export const mine = (table: TableInfo): number[] => table.seats.flatMap((seat, i) => (seat.yours ? [i] : []));

/** The one to compare oneself with: who has won, or else the best of the others; null without exactly one seat. */
export function rivalOf(table: TableInfo): number | null {
  const own = mine(table);
  if (own.length !== 1) return null;
  const me = own[0]!;
  const winner = table.winners.find((seat) => seat !== me);
  if (winner !== undefined) return winner;
  const others = [...table.scores.keys()].filter((seat) => seat !== me);
  return others.toSorted((a, b) => table.scores[b]! - table.scores[a]!)[0] ?? null;
}

/** Which place one's own seat has taken among three or more; null where points do not say it. */
export function placeOf({ seats, scores, winners }: TableInfo): number | null {
  const me = seats.findIndex((seat) => seat.yours);
  const most = Math.max(...scores);
  if (seats.length < 3 || seats.filter((seat) => seat.yours).length !== 1 || scores.length < seats.length) return null;
  if (winners.some((seat) => scores[seat] !== most)) return null;
  return 1 + scores.filter((points) => points > scores[me]!).length;
}

// The HTTP part of the server: one function a request.
import { keep, kept } from './keep';
import type { BotKey, Closed, Components, Curve, GameInfo, Health, History, MoveList, NewTable, PositionInfo, Problem, Shuffles, Sources, TableInfo, TableLists, Telling } from './wire';

/** The server says why not. */
export class Denied extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.key);
    this.problem = problem;
  }
}

/** How many read-only links are remembered. */
const MOST_SHARED = 50;

/** A read-only link was opened: its key goes with every question about this table from now on. */
export function openShared(table: string, key: string): void {
  const { [table]: _, ...others } = kept<Record<string, string>>('shared', {});
  keep('shared', { ...Object.fromEntries(Object.entries(others).slice(1 - MOST_SHARED)), [table]: key });
}

/** A path with the key of the read-only link to its table, if one was opened here. */
function withKey(path: string): string {
  const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1];
  const key = table && kept<Record<string, string>>('shared', {})[table];
  return key ? `${path}${path.includes('?') ? '&' : '?'}k=${encodeURIComponent(key)}` : path;
}

async function ask(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(body === undefined ? withKey(path) : path, body === undefined ? {} : {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Denied({ key: 'web-no-server', rule: '', args: {} });
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Denied(problem?.key ? problem : { key: 'web-no-server', rule: '', args: {} });
}

const json = async <T>(path: string, body?: unknown): Promise<T> => (await ask(path, body)).json() as Promise<T>;

export const api = {
  health: () => json<Health>('/health'),
  games: () => json<GameInfo[]>('/api/games'),
  components: (game: string) => json<Components>(`/api/games/${encodeURIComponent(game)}/components`),
  tables: () => json<TableLists>('/api/tables'),
  table: (id: string) => json<TableInfo>(`/api/tables/${id}`),
  create: (table: NewTable) => json<TableInfo>('/api/tables', table),
  sit: (id: string, key: string, name: string) => json<TableInfo>(`/api/tables/${id}/sit`, { key, name }),
  word: (id: string, seat: number, word: string) => json<TableInfo>(`/api/tables/${id}/word`, { seat, word }),
  bot: (id: string, seat: number, bot: string) => json<TableInfo>(`/api/tables/${id}/bot`, { seat, bot }),
  outside: (id: string, seat: number) => json<BotKey>(`/api/tables/${id}/outside`, { seat }),
  rematch: (id: string, yes: boolean) => json<TableInfo>(`/api/tables/${id}/rematch`, { yes }),
  resign: (id: string, seat: number) => json<TableInfo>(`/api/tables/${id}/resign`, { seat }),
  leave: (id: string, seat: number) => json<TableInfo>(`/api/tables/${id}/leave`, { seat }),
  comeBack: (id: string, seat: number) => json<TableInfo>(`/api/tables/${id}/come_back`, { seat }),
  takeOver: (id: string, seat: number) => json<TableInfo>(`/api/tables/${id}/take_over`, { seat }),
  share: (id: string) => json<TableInfo>(`/api/tables/${id}/share`, {}),
  history: (filters: Record<string, string> = {}) => json<History>(`/api/history?${new URLSearchParams(filters)}`),
  close: (id: string) => json<Closed>(`/api/tables/${id}/close`, {}),
  moves: (id: string) => json<MoveList>(`/api/tables/${id}/moves`),
  told: (id: string, seat: number | null) => json<Telling>(`/api/tables/${id}/told${seat === null ? '' : `?seat=${seat}`}`),
  curve: (id: string) => json<Curve>(`/api/tables/${id}/curve`),
  match: async (id: string) => (await ask(`/api/tables/${id}/match`)).text(),
  sources: (id: string) => json<Sources>(`/api/tables/${id}/sources`),
  shuffles: (id: string) => json<Shuffles>(`/api/tables/${id}/shuffles`),
  position: (id: string, n: number, seat: number | null) =>
    json<PositionInfo>(`/api/tables/${id}/positions/${n}${seat === null ? '' : `?seat=${seat}`}`),
};

/** What went wrong, as a problem that can be said. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Denied) return error.problem;
  throw error;
}

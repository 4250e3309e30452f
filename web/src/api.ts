// The HTTP part of the server: one function a request.
import type { GameInfo, Health, NewTable, PositionInfo, Problem, TableInfo, TableLists } from './wire';

/** The server says why not. */
export class Denied extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.key);
    this.problem = problem;
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : {
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
  tables: () => json<TableLists>('/api/tables'),
  table: (id: string) => json<TableInfo>(`/api/tables/${id}`),
  create: (table: NewTable) => json<TableInfo>('/api/tables', table),
  sit: (id: string, key: string, name: string) => json<TableInfo>(`/api/tables/${id}/sit`, { key, name }),
  word: (id: string, seat: number, word: string) => json<TableInfo>(`/api/tables/${id}/word`, { seat, word }),
  bot: (id: string, seat: number, bot: string) => json<TableInfo>(`/api/tables/${id}/bot`, { seat, bot }),
  match: async (id: string) => (await ask(`/api/tables/${id}/match`)).text(),
  position: (id: string, n: number, seat: number | null) =>
    json<PositionInfo>(`/api/tables/${id}/positions/${n}${seat === null ? '' : `?seat=${seat}`}`),
};

/** What went wrong, as a problem that can be said. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Denied) return error.problem;
  throw error;
}

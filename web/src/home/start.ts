// Opening a table: make it, say this browser's words, go there.
import { api } from '../api';
import { sayWords } from '../fair/words';
import { router } from '../router.svelte';
import type { NewTable } from '../wire';

export async function openTable(wish: NewTable, words: Record<number, string> = {}): Promise<void> {
  // The table screen is not part of the first page; it comes while the server deals.
  void import('../room/Room.svelte');
  const table = await api.create(wish);
  await sayWords(table, words);
  router.go(`/t/${table.id}`);
}

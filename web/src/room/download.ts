import type { TableInfo } from '../wire';

/** The name of a file that belongs to a table. */
export function fileName(table: TableInfo, ending: string): string {
  const name = table.name.normalize('NFKD').replace(/[^\w]+/g, '-').replace(/^-+|-+$/g, '').toLowerCase();
  return `${name || table.game}-${table.id}.${ending}`;
}

/** Save the match file of a table. */
export function download(table: TableInfo): void {
  const link = document.createElement('a');
  link.href = `/api/tables/${table.id}/match`;
  link.download = fileName(table, 'match');
  document.body.append(link);
  link.click();
  link.remove();
}

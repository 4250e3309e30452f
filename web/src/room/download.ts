import type { TableInfo } from '../wire';

/** Save the match file of a table. */
export function download(table: TableInfo): void {
  const link = document.createElement('a');
  link.href = `/api/tables/${table.id}/match`;
  const name = table.name.normalize('NFKD').replace(/[^\w]+/g, '-').replace(/^-+|-+$/g, '').toLowerCase();
  link.download = `${name || table.game}-${table.id}.match`;
  document.body.append(link);
  link.click();
  link.remove();
}

// What this browser knows of a match, as a file: for `cairn verify --browser`, which also knows the rules.
import type { Told } from '../speech';
import type { TableInfo } from '../wire';
import { fileName } from '../room/download';
import type { Publication } from './verify';
import { noteOf } from './words';

/** All that this browser noted and was told, and what the server published after the end. */
export function knowledge(table: TableInfo, seat: number | null, events: Told[], { sources, shuffles }: Publication): unknown {
  const { commitment, words, options } = noteOf(table.id) ?? {};
  return {
    'cairn-browser': 1,
    table: table.id,
    seat,
    commitment: commitment ?? null,
    words: words ?? {},
    options: options ?? null,
    events,
    sources,
    shuffles,
  };
}

export function saveKnowledge(table: TableInfo, seat: number | null, events: Told[], publication: Publication): void {
  const text = JSON.stringify(knowledge(table, seat, events, publication), null, 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = fileName(table, 'browser.json');
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(link.href);
}

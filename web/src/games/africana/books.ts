// What is said of the books: their tops, what is known of their pages, and what turning costs.
import { capital, spoken } from './names';
import type { Position } from './position';
import type { Half } from './tables';

/** The pages of a book from the first to the last, the fold between the tops; null for a page that nobody has seen. */
export function pagesOf(at: Position, half: Half): { left: (string | null)[]; right: (string | null)[] } {
  const { left, right } = at.view.known.books[half];
  return { left: [...left], right: [...right].reverse() };
}

export function seenPages(at: Position, half: Half): { seen: number; total: number } {
  const { left, right } = at.view.known.books[half];
  const all = [...left, ...right];
  return { seen: all.filter((page) => page !== null).length, total: all.length };
}

/** "Northern book, open to you. Left: vase (Victoria Falls), 6 pages; right: …. Next page costs 1 silver. 4 of 11 pages seen." */
export function bookName(at: Position, half: Half): string {
  const book = at.view.zones.books[half];
  const side = (name: 'left' | 'right') => `${capital(at.speaker.piece('side', name))}: ${book[name].top ? at.speaker.piece('adventure', book[name].top) : at.say('africana-table-empty')}, ${at.say('africana-table-pages', { n: book[name].count })}`;
  const { seen, total } = seenPages(at, half);
  const open = at.half === half && at.usable;
  return spoken([
    `${at.say(`africana-table-book-${half}`)}, ${at.say(open ? 'africana-table-open-to-you' : `africana-table-stand-${half}`)}`, side('left'), side('right'),
    open ? at.say('africana-table-page-costs', { cost: at.view.progress.page_cost ?? 0 }) : '', at.say('africana-table-pages-seen', { n: seen, total }),
  ]);
}

// Only the icons that src/icons.ts names, out of the 4,137 of game-icons (CC-BY 3.0): `virtual:icons` are those of
// the first page, which src/home/icons.ts lists; `virtual:icons/table` are those that the sources of any table name,
// `virtual:icons/games/<title>` those that a title names beside them; `virtual:icons/rest` has all but the first;
// `virtual:pictures` are those of the pieces of one title, each by itself.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const ALL = join(SRC, 'icons.ts');
const FIRST = join(SRC, 'home/icons.ts');
/** What any table is drawn with, a replay too. */
const TABLE = ['frame', 'pieces', 'room', 'lobby', 'replay', 'fair'];
const ID = /^\0?virtual:icons(?:\/(table|rest|games\/[a-z-]+))?$/;
/** Pictures of a title, beside the module that asks: what is drawn on each of its pieces, in `pictures.json`. */
const PICTURES = 'virtual:pictures';
const PICTURE = 'virtual:picture/';

/** The names in a list: every string that stands alone on its line. */
function named(list: string): string[] {
  return [...readFileSync(list, 'utf8').matchAll(/^ {2}'([a-z0-9-]+)',$/gm)].map((match) => match[1]!);
}

/** The sources in a folder; how a title is learned is a page of its own. */
function sources(folder: string): string[] {
  const all = readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' });
  return all.filter((name) => /\.(ts|svelte)$/.test(name) && !/^learn\b/.test(name)).map((name) => join(SRC, folder, name));
}

/** Every string of these sources that could be the name of an icon: what is alone in brackets, a key or an argument, is none. */
function quoted(files: string[]): Set<string> {
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(\w[([])?['"]([a-z0-9-]+)['"]([)\]])?/g)]);
  return new Set(found.flatMap(([, opened, name, closed]) => (opened && closed ? [] : [name!])));
}

/** The commands of a path with their numbers. */
function* commands(path: string): Generator<[string, number[]]> {
  for (const [, letter, rest] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const numbers: number[] = [];
    const number = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/y;
    const flag = /[\s,]*([01])/y;
    for (let at = 0; ; ) {
      // The two flags of an arc may stand without a space.
      const next = /a/i.test(letter!) && [3, 4].includes(numbers.length % 7) ? flag : number;
      next.lastIndex = at;
      const found = next.exec(rest!);
      if (!found) break;
      numbers.push(Number(found[1]));
      at = next.lastIndex;
    }
    yield [letter!, numbers];
  }
}

/** A path with one digit behind the point: on a grid of 512 nobody sees the rest, and it is a quarter of the bytes. */
function coarse(path: string): string {
  let drawn = '';
  for (const [letter, numbers] of commands(path)) {
    drawn += letter;
    let before = '';
    for (const exact of numbers) {
      const number = String(Number(exact.toFixed(1))).replace(/^(-?)0\./, '$1.');
      const joined = !before || number.startsWith('-') || (number.startsWith('.') && before.includes('.'));
      drawn += joined ? number : ` ${number}`;
      before = number;
    }
  }
  return drawn;
}

export function icons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  const path = (name: string): string => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    const drawn = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(icon?.body ?? '');
    if (!drawn) throw new Error(`src/icons.ts names an icon that is not there, or not one path: ${name}`);
    return coarse(drawn[1]!);
  };
  return {
    name: 'cairn-icons',
    resolveId(id, importer) {
      if (id === PICTURES && importer) return `\0${PICTURES}:${dirname(importer)}`;
      return ID.test(id) || id.startsWith(PICTURE) ? `\0${id}` : null;
    },
    load(id) {
      if (id.startsWith(`\0${PICTURES}:`)) {
        // One module each: a table fetches the pictures of its own pieces, and no others.
        const list = `${id.slice(PICTURES.length + 2)}/pictures.json`;
        this.addWatchFile(list);
        const drawn = Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>);
        return `export default {${drawn.map(([piece, name]) => `${JSON.stringify(piece)}:()=>import("${PICTURE}${name}")`).join()}}`;
      }
      if (id.startsWith(`\0${PICTURE}`)) return `export default ${JSON.stringify(path(id.slice(PICTURE.length + 1)))}`;
      const set = ID.exec(id);
      if (!id.startsWith('\0') || !set) return null;
      const table = TABLE.flatMap(sources);
      const own = set[1]?.startsWith('games/') ? sources(set[1]) : [];
      [ALL, FIRST, ...table, ...own].forEach((file) => this.addWatchFile(file));
      const [first, others] = [named(FIRST), named(ALL).filter((name) => !named(FIRST).includes(name))];
      const [everywhere, here] = [quoted(table), quoted(own)];
      const names =
        set[1] === undefined ? first
        : set[1] === 'table' ? others.filter((name) => everywhere.has(name))
        : set[1] === 'rest' ? others
        : others.filter((name) => here.has(name) && !everywhere.has(name));
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, path(name)])))}`;
    },
  };
}

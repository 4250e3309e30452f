// Only the icons that src/icons.ts names, out of the 4,137 of game-icons (CC-BY 3.0): `virtual:icons` are those of
// the first page, which src/home/icons.ts lists, `virtual:icons/rest` the others; `virtual:pictures` are those of the
// pieces of one title, each by itself.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const ALL = fileURLToPath(new URL('../src/icons.ts', import.meta.url));
const FIRST = fileURLToPath(new URL('../src/home/icons.ts', import.meta.url));
const IDS = ['virtual:icons', 'virtual:icons/rest'];
/** Pictures of a title, beside the module that asks: what is drawn on each of its pieces, in `pictures.json`. */
const PICTURES = 'virtual:pictures';
const PICTURE = 'virtual:picture/';

/** The names in a list: every string that stands alone on its line. */
function named(list: string): string[] {
  return [...readFileSync(list, 'utf8').matchAll(/^ {2}'([a-z0-9-]+)',$/gm)].map((match) => match[1]!);
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
  const body = (name: string): string => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`src/icons.ts names an icon that is not there: ${name}`);
    return icon.body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${coarse(path)}"`);
  };
  return {
    name: 'cairn-icons',
    resolveId(id, importer) {
      if (id === PICTURES && importer) return `\0${PICTURES}:${dirname(importer)}`;
      return IDS.includes(id) || id.startsWith(PICTURE) ? `\0${id}` : null;
    },
    load(id) {
      if (id.startsWith(`\0${PICTURES}:`)) {
        // One module each: a table fetches the pictures of its own pieces, and no others.
        const list = `${id.slice(PICTURES.length + 2)}/pictures.json`;
        this.addWatchFile(list);
        const drawn = Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>);
        return `export default {${drawn.map(([piece, name]) => `${JSON.stringify(piece)}:()=>import("${PICTURE}${name}")`).join()}}`;
      }
      if (id.startsWith(`\0${PICTURE}`)) return `export default ${JSON.stringify(body(id.slice(PICTURE.length + 1)))}`;
      if (!IDS.includes(id.slice(1))) return null;
      [ALL, FIRST].forEach((list) => this.addWatchFile(list));
      const first = named(FIRST);
      const names = id.endsWith('rest') ? named(ALL).filter((name) => !first.includes(name)) : first;
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, body(name)])))}`;
    },
  };
}

// `virtual:icons`: only the icons that src/icons.ts names, out of the 4,137 of game-icons (CC-BY 3.0).
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const LIST = fileURLToPath(new URL('../src/icons.ts', import.meta.url));
const ID = '\0virtual:icons';

/** The names in the list: every string that stands alone on its line. */
function named(): string[] {
  return [...readFileSync(LIST, 'utf8').matchAll(/^ {2}'([a-z0-9-]+)',$/gm)].map((match) => match[1]!);
}

export function icons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  const body = (name: string): string => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`src/icons.ts names an icon that is not there: ${name}`);
    return icon.body;
  };
  return {
    name: 'cairn-icons',
    resolveId: (id) => (id === 'virtual:icons' ? ID : null),
    load(id) {
      if (id !== ID) return null;
      this.addWatchFile(LIST);
      return `export default ${JSON.stringify(Object.fromEntries(named().map((name) => [name, body(name)])))}`;
    },
  };
}

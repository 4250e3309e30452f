// What an installed page needs: the manifest, its icons, and the service worker with what this build is made of.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

const HOME = new URL('../src/install/', import.meta.url);
const ICONS = ['180.png', '192.png', '512.png', 'maskable.png'];
const source = (name: string): Buffer => readFileSync(fileURLToPath(new URL(name, HOME)));

/** The chunk that a page begins with, all that it imports at once, and their styles. */
function first(bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const style of (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []) found.add(style);
    chunk.imports.forEach(visit);
  };
  Object.values(bundle).forEach((one) => one.type === 'chunk' && one.isEntry && visit(one.fileName));
  return [...found];
}

export function install(): Plugin {
  return {
    name: 'cairn-install',
    apply: 'build',
    // After all others: the names must be the last ones.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: source('manifest.json') });
        for (const icon of ICONS) this.emitFile({ type: 'asset', fileName: `icons/${icon}`, source: source(icon) });
        const shell = Object.keys(bundle).filter((name) => /^assets\/shell-/.test(name));
        const core = ['/', ...[...shell, ...first(bundle)].sort().map((name) => `/${name}`)];
        const all = JSON.stringify(Object.keys(bundle).sort());
        const build = createHash('sha256').update(all).digest('hex').slice(0, 12);
        const worker = source('worker.js').toString().replace('__BUILD__', build).replace('__CORE__', JSON.stringify(core, null, 2));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
      },
    },
  };
}

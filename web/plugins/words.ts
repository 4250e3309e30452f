import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Catalogues without their comments, which nobody reads in the browser. */
export function words(): Plugin {
  return {
    name: 'cairn-words',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl?raw')) return null;
      const path = id.slice(0, -'?raw'.length);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(readFileSync(path, 'utf8').replace(/^#.*\n/gm, ''))};`;
    },
  };
}

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './plugins/compress';
import { icons } from './plugins/icons';
import { install } from './plugins/install';
import { rem } from './plugins/rem';
import { shell } from './plugins/shell';
import { words } from './plugins/words';

export default defineConfig({
  base: '/',
  plugins: [svelte(), rem(), words(), icons(), shell(), install(), compress()],
  build: {
    outDir: '../src/cairn/server/static',
    emptyOutDir: true,
    // Which file needs which: bench/page_bytes.py weighs them by it.
    manifest: 'files.json',
    target: 'es2023',
    // The server allows nothing but files of its own: no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The catalogues of the texts lie beside the Python code.
  server: { fs: { allow: ['..'] } },
});

// Lengths are written in px, as the design measures them at scale 1; the page scales by its root font size, so they
// are served in rem. Hairlines stay, and so do conditions of @media, which know no scale.
import type { Plugin } from 'vite';

const ROOT = 16;
const KEPT = /@media[^{]*\{|initial-value:[^;}]*|url\([^)]*\)|(?<![\w.#-])(-?(?:\d+\.?\d*|\.\d+))px\b/g;

export function inRem(css: string): string {
  return css.replace(KEPT, (found, length?: string) => {
    if (length === undefined || Math.abs(Number(length)) <= 1) return found;
    return `${Number((Number(length) / ROOT).toFixed(5))}rem`;
  });
}

export function rem(): Plugin {
  return {
    name: 'cairn-rem',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(?:$|\?)|[?&]type=style/.test(id) || id.includes('node_modules')) return null;
      return { code: inRem(code), map: null };
    },
  };
}

import { readFileSync } from 'node:fs';
import { minifySync } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** Puts a script into the page itself, in place of `<!--early-->`: what must be done before the first paint waits for nothing. */
export function inlineEarly(file: string): Plugin {
  return {
    name: 'inline-early-script',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<!--early-->', () => {
          const { code } = minifySync(file, readFileSync(file, 'utf8'));
          return `<script>${code}</script>`;
        }),
    },
  };
}

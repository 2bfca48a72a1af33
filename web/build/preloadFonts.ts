import type { Plugin } from 'vite';

type Files = {
  /** What nearly all text needs. */
  always: RegExp;
  /** What text with accents needs beside, and headings with accents. */
  accents: { text: RegExp; headings: RegExp };
};

/**
 * Adds `<link rel="preload">` for the emitted font files that all pages need, so that the first text needs no second
 * round. Those for accents stand in a comment, from which the server takes them for pages that have such letters.
 */
export function preloadFonts({ always, accents }: Files): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!bundle || filename.endsWith('graphiql.html')) return;
        const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
        const find = (name: RegExp) => fonts.find((file) => name.test(file));
        const found = [accents.text, accents.headings].map((name) => `/${find(name)}`);
        return {
          html: html.replace('<!--head-->', `<!--accents ${found.join(' ')}--><!--head-->`),
          tags: fonts
            .filter((file) => always.test(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
              injectTo: 'head' as const,
            })),
        };
      },
    },
  };
}

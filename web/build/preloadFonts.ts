import type { Plugin } from 'vite';

/** Adds `<link rel="preload">` for the emitted font files whose names match, so that the first text needs no second round. */
export function preloadFonts(names: RegExp): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, filename }) {
        if (!bundle || filename.endsWith('graphiql.html')) return;
        return Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2') && names.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

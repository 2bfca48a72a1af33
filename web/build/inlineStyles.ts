import type { Plugin } from 'vite';

/**
 * Puts the small style sheet of the frame into the page itself: the first paint waits for nothing. Fonts that are not
 * there in time are left for the next page: text that changes its face makes pages jump.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles-of-frame',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) =>
        !bundle || filename.endsWith('graphiql.html')
          ? html
          : html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
              const asset = bundle[file];
              if (asset?.type !== 'asset') return link;
              return `<style>${String(asset.source).replaceAll('font-display:swap', 'font-display:optional')}</style>`;
            }),
    },
  };
}

import type { Plugin } from 'vite';

const EMPTY = '\0no-ripple';

/**
 * Leaves MUI's ripples out of the program: the theme never shows them (`disableRipple`), and every page would carry
 * their weight.
 */
export function withoutRipples(): Plugin {
  return {
    name: 'without-ripples',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      return /TouchRipple(\.mjs)?$/.test(id) && importer?.includes('@mui/material/') ? EMPTY : null;
    },
    load(id) {
      return id === EMPTY ? 'export default () => null;' : null;
    },
  };
}

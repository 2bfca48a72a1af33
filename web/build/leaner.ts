import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../src/lean/${path}`, import.meta.url));

type Row = { what: RegExp; from: RegExp; instead: string };

/**
 * What libraries bring along and pages have no use for, with what stands in its place: a module, or its text.
 * What looks different from the original must be in the program of servers, too.
 */
const rows: Row[] = [
  // Ripples are never shown (`disableRipple`).
  { what: /TouchRipple(\.mjs)?$/, from: /@mui\/material\//, instead: 'export default () => null;' },
  {
    what: /\/CircularProgress\/index\.mjs$/,
    from: /@mui\/material\/(Icon)?Button\//,
    instead: `export { default } from ${JSON.stringify(at('Spinner.tsx'))};`,
  },
  {
    what: /^@emotion\/is-prop-valid$/,
    from: /@emotion\/styled\//,
    instead: `export { default } from ${JSON.stringify(at('isPropValid.ts'))};`,
  },
  {
    what: /^@emotion\/sheet$/,
    from: /@emotion\/cache\//,
    instead: `export { StyleSheet } from ${JSON.stringify(at('StyleSheet.ts'))};`,
  },
  // `withTheme` of emotion, which nobody calls.
  {
    what: /hoist-non-react-statics/,
    from: /@emotion\/react\//,
    instead: 'export default (target) => target;',
  },
  {
    what: /\/printer\.mjs$/,
    from: /graphql\/language\//,
    instead: `export { print } from ${JSON.stringify(at('print.ts'))};`,
  },
  // Fragments are not masked, and no query has directives for browsers alone.
  {
    what: /\/mask(Operation|Fragment)\.js$/,
    from: /@apollo\/client\/masking\//,
    instead: 'export const maskOperation = (data) => data; export const maskFragment = maskOperation;',
  },
  {
    what: /\/removeDirectivesFromDocument\.js$/,
    from: /@apollo\/client\/utilities\//,
    instead: 'export const removeDirectivesFromDocument = (_directives, document) => document;',
  },
  {
    what: /^tslib$/,
    from: /@apollo\/client\//,
    instead: `export const __rest = (from, names) =>
      Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));`,
  },
];

const NAME = '\0lean:';

/** Leaves out of the program what no page needs. */
export function leaner(): Plugin {
  return {
    name: 'leaner-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'graphiql',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const found = rows.findIndex(({ what, from }) => what.test(id) && from.test(importer));
      return found < 0 ? null : { id: NAME + found, moduleSideEffects: false };
    },
    load: (id) => (id.startsWith(NAME) ? rows[Number(id.slice(NAME.length))]?.instead : null),
  };
}

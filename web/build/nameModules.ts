import type { Plugin } from 'vite';

const ROW = /(?<=': )\(\) =>\s+import\('\.\.\/([^']+)'\)/g;

/** Writes into the rows of `pages.ts` where their program lies, so that a server can tell browsers to fetch it at once. */
export function nameModules(): Plugin {
  return {
    name: 'name-modules-of-pages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/pages\.ts$/ },
      handler: (code) => ({ code: code.replace(ROW, "Object.assign($&, { module: 'src/$1' })"), map: null }),
    },
  };
}

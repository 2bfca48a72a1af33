import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { inlineDocuments } from './web/build/inlineDocuments.ts';
import { preloadFonts } from './web/build/preloadFonts.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** Pages that the server hands out: the product, and GraphiQL for staff. */
const pages = { index: at('./web/index.html'), graphiql: at('./web/graphiql.html') };

export default defineConfig({
  // rxjs keeps its modern build, without helpers for old browsers, behind this condition.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  root: at('./web'),
  plugins: [react(), inlineDocuments(at('./web/src')), preloadFonts(/latin-wght-normal/)],
  build: {
    outDir: at('./dist/web'),
    emptyOutDir: true,
    manifest: true,
    // CSP allows no data: scripts, and small drawings are components anyway.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: pages,
      // GraphiQL's packages are full of directives for a compiler that we do not use.
      onLog: (level, log, next) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || next(level, log)),
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: api, ws: true },
      '/api': api,
      '/files': api,
      '/provider': api,
      '/captcha': api,
      '/dev': api,
    },
  },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type EnvironmentOptions } from 'vite';
import { errorCatalogue } from './schema/error-catalogue.ts';
import { developerContent } from './web/build/developerContent.ts';
import { inlineDocuments } from './web/build/inlineDocuments.ts';
import { inlineEarly } from './web/build/inlineEarly.ts';
import { limitFirstLoad } from './web/build/limitFirstLoad.ts';
import { nameModules } from './web/build/nameModules.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** Pages whose first load is limited: what most people open first. */
const weighed = [
  'HomePage',
  'CampaignListPage',
  'CampaignDetailPage',
  'SearchInfluencerPage',
  'ProductListPage',
];

/** A font that is late is left for the next page: text that changes its face makes pages jump. */
const optionalFonts = {
  postcssPlugin: 'optional-fonts',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'optional';
    },
  },
};

// What they may weigh is limited by limitFirstLoad; GraphiQL's editor is as big as editors are.
const shared = { outDir: at('./dist/web'), assetsInlineLimit: 0, chunkSizeWarningLimit: 4000 };

/** GraphiQL is built apart: chunks shared with it would bring its weight to the front page. */
const graphiql: EnvironmentOptions = {
  consumer: 'client',
  build: {
    ...shared,
    emptyOutDir: false,
    rolldownOptions: {
      input: { graphiql: at('./web/graphiql.html'), explorer: at('./web/explorer.html') },
      // Its packages are full of directives for a compiler that we do not use.
      onLog: (level, log, next) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || next(level, log)),
    },
  },
};

/** What draws public pages on the server, with everything it needs inside. */
const ssr: EnvironmentOptions = {
  consumer: 'server',
  // Else every library would look up at run time which of its builds is meant.
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true },
  build: {
    outDir: at('./dist/web-server'),
    // Browsers refuse drawings from inside a page, and look for the same files.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: { server: at('./web/src/server.tsx') } },
  },
};

export default defineConfig(({ command }) => ({
  root: at('./web'),
  // rxjs keeps its modern build, without helpers for old browsers, behind this condition.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  css: { postcss: { plugins: [optionalFonts] } },
  plugins: [
    react(),
    developerContent(errorCatalogue),
    nameModules(),
    inlineDocuments(at('./web/src')),
    inlineEarly(at('./web/src/app/early.js')),
    limitFirstLoad('index', weighed, 225),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        ...shared,
        emptyOutDir: true,
        manifest: true,
        // The server names what the first page needs; lists of what others need would weigh more than they spare.
        modulePreload: false,
        rolldownOptions: {
          input: { index: at('./web/index.html') },
          output: {
            // What every page needs is run in four tasks, none of them long; the rest is the bundler's choice.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\/|app\/reactDom\.ts/,
                  tags: ['$initial'],
                },
                { name: 'look', test: /node_modules\/(@mui|@emotion|stylis)\//, tags: ['$initial'] },
                { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
                { name: 'first', tags: ['$initial'] },
              ],
            },
          },
        },
      },
    },
    ...(command === 'build' && { graphiql, ssr }),
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
      '/readyz': api,
      '/schema.graphql': api,
    },
  },
}));

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type EnvironmentOptions } from 'vite';
import { drawInDev } from './web/build/drawInDev.ts';
import { frozenTheme } from './web/build/frozenTheme.ts';
import { inlineDocuments } from './web/build/inlineDocuments.ts';
import { inlineEarly } from './web/build/inlineEarly.ts';
import { inlineStyles } from './web/build/inlineStyles.ts';
import { leaner } from './web/build/leaner.ts';
import { leanFonts } from './web/build/leanFonts.ts';
import { limitFirstLoad } from './web/build/limitFirstLoad.ts';
import { nameModules } from './web/build/nameModules.ts';
import { preloadFonts } from './web/build/preloadFonts.ts';
import { programs } from './web/build/programs.ts';

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

const fonts = [
  {
    from: '@fontsource-variable/plus-jakarta-sans',
    file: 'plus-jakarta-sans-latin-wght-normal',
    weights: { min: 400, max: 800 },
  },
  {
    from: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal',
    // Headings and amounts have no other.
    weights: 700,
  },
];

// What they may weigh is limited by limitFirstLoad; GraphiQL's editor is as big as editors are.
const shared = { outDir: at('./dist/web'), assetsInlineLimit: 0, chunkSizeWarningLimit: 4000 };

/** GraphiQL is built apart: chunks shared with it would bring its weight to the front page. */
const graphiql: EnvironmentOptions = {
  consumer: 'client',
  build: {
    ...shared,
    emptyOutDir: false,
    rolldownOptions: {
      input: { graphiql: at('./web/graphiql.html') },
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
  plugins: [
    react(),
    nameModules(),
    frozenTheme(at('./web/src/lib/theme/theme.ts')),
    inlineDocuments(at('./web/src')),
    inlineEarly(at('./web/src/app/early.js')),
    drawInDev(api),
    inlineStyles(),
    leanFonts(at('./web/src/app/base.css'), at('./dist/fonts'), fonts),
    preloadFonts({ always: /-common-/, accents: { text: /jakarta.*-rare-/, headings: /bricolage.*-rare-/ } }),
    leaner(),
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
            // One chunk for what every page needs, and those that `programs` names.
            codeSplitting: {
              groups: [{ name: 'first', tags: ['$initial'], priority: 1 }, ...programs],
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
    },
  },
}));

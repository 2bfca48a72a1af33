import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { errorCatalogue } from './schema/error-catalogue.ts';
import { findRedis } from './tests/support/test-programs.ts';
import { developerContent } from './web/build/developerContent.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the pages for developers import. */
const content = developerContent(errorCatalogue);

/** Longer than a busy machine makes anybody wait. */
const patience = { poll: { timeout: 15_000 } };

/** `npm run test:full` runs the files named *.full.test.ts, `npm test` the others. */
const isFull = process.env.TEST_SET === 'full';
const tests = isFull ? '*.full.test.{ts,tsx}' : '!(*.full).test.{ts,tsx}';

/** Tests of the server, each file with a database of its own in one throw-away cluster. */
const server = {
  resolve: {
    alias: [
      // One instance of graphql, whatever mixture of ESM and CommonJS asks for it.
      { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) },
    ],
  },
  test: {
    environment: 'node',
    exclude: findRedis() ? [] : ['**/*.redis.*'],
    // Modules are loaded once per worker: files share nothing else, and each has a database of its own.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: patience,
  },
} as const;

/**
 * Tests of the web client. Those named `alone` put something in the place of a module, and share none with other files.
 */
const web = {
  root: at('.'),
  plugins: [react(), content],
  test: {
    environment: 'jsdom',
    include: [`tests/web/**/${tests}`],
    setupFiles: ['tests/web/setup.ts'],
    testTimeout: 60_000,
    expect: patience,
  },
};

export default defineConfig({
  test: {
    // Tests wait for PostgreSQL more than they compute: as many files at once as there are cores.
    maxWorkers: '100%',
    projects: [
      {
        ...server,
        plugins: [content],
        test: {
          ...server.test,
          name: 'server',
          include: [`tests/{api,rest-compat,stories}/**/${tests}`],
          globalSetup: ['tests/support/cluster.ts'],
        },
      },
      { ...web, test: { ...web.test, name: 'web', isolate: false, exclude: ['**/*.alone.*'] } },
      {
        ...web,
        test: {
          ...web.test,
          name: 'web-alone',
          include: [`tests/web/**/*.alone${isFull ? '.full' : ''}.test.tsx`],
        },
      },
    ],
  },
});

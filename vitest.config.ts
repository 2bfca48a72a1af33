import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  test: {
    // Tests wait for PostgreSQL more than they compute: as many files at once as there are cores.
    maxWorkers: '100%',
    projects: [
      {
        resolve: {
          alias: [
            // One instance of graphql, whatever mixture of ESM and CommonJS asks for it.
            { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) },
          ],
        },
        test: {
          name: 'api',
          environment: 'node',
          // Modules are loaded once per worker: files share nothing else, and each has a database of its own.
          isolate: false,
          include: ['tests/{api,stories,rest-compat}/**/*.test.ts'],
          globalSetup: ['tests/support/cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Longer than a busy machine makes anybody wait.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        root: at('.'),
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/web/setup.ts'],
          testTimeout: 60_000,
          // A screen's test draws in real time: one that a busy machine was too slow for may try again, and is said to have.
          // Tests of the API get no second try: there a failure that comes and goes is a race.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/support/test-programs.ts';

const port = Number(process.env.E2E_PORT ?? 4310);
/** For writing tests: a server that already runs at E2E_PORT. */
const isRunning = process.env.E2E_REUSE === '1';
/** Journeys wait for pages more than they compute: two go on side by side, each with a server and a demo of its own. */
const workers = isRunning ? 1 : Math.min(2, availableParallelism());
// Workers read this file again: they must see the folder of the first reading, which goes when its process does.
if (!process.env.E2E_FOLDER) {
  const folder = mkdtempSync(join(tmpdir(), 'koli-e2e-'));
  // The database may run as another user, who has to get through.
  chmodSync(folder, 0o711);
  process.env.E2E_FOLDER = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
const dataDirOf = (worker: number): string => join(process.env.E2E_FOLDER ?? '', String(worker));
const own = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
if (!isRunning) process.env.E2E_DATA_DIR = dataDirOf(own);

const fonts = fileURLToPath(new URL('tests/e2e/support/fonts.conf', import.meta.url));
const withFonts = { ...process.env, FONTCONFIG_FILE: fonts } as Record<string, string>;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: process.env.TEST_SET === 'full' ? '**/*.full.spec.ts' : '**/!(*.full).spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/until-ready.ts',
  metadata: {
    servers: Array.from({ length: workers }, (_, worker) => `http://127.0.0.1:${port + worker}/readyz`),
  },
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers,
  // A journey that needed its second try passes, and is listed as flaky: it wants mending all the same.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port + own}`,
    actionTimeout: 15_000,
    // Its requests would pass by what tests put in the way; its own test lets it in.
    serviceWorkers: 'block',
    // Writing one takes a seventh of the time: only a second try does. `--trace on` writes it for each.
    trace: 'on-first-retry',
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS], env: withFonts },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  // Without an address of their own, because Playwright would wait for each before it starts the next.
  webServer: Array.from({ length: isRunning ? 0 : workers }, (_, worker) => ({
    command: 'node --import ./api/cli/ts.mjs api/main.ts',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
    env: {
      PORT: String(port + worker),
      DATA_DIR: dataDirOf(worker),
      DEMO_DATA: 'on',
      FRESH_PROOF_MINUTES: '0',
      LOG_LEVEL: 'warn',
      // Journeys ask nobody outside.
      YOUTUBE_OEMBED_URL: 'off',
      TIKTOK_OEMBED_URL: 'off',
    },
  })),
});

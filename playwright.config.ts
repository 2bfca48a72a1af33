import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findWindowless } from './api/cli/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4310);
// Workers read this file again: they must see the folder of the first reading, which goes when its process does.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'koli-e2e-'));
  // The database may run as another user, who has to get through.
  chmodSync(folder, 0o711);
  process.env.E2E_DATA_DIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 1,
  // A journey that needed its second try passes, and is listed as flaky: it wants mending all the same.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 15_000,
    // Its requests would pass by what tests put in the way; its own test lets it in.
    serviceWorkers: 'block',
    // Writing one takes a seventh of the time: on CI only a second try does.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    launchOptions: { executablePath: findWindowless(), args: [...CHROMIUM_ARGUMENTS] },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node --import ./api/cli/ts.mjs api/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    // For writing tests: a server that already runs at E2E_PORT.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, DEMO_DATA: 'on', LOG_LEVEL: 'warn' },
  },
});

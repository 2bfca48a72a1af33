import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHROMIUM_ARGUMENTS, findWholeChromium } from '../support/test-programs.ts';

const PATIENCE_MS = 120_000;

/** A program that was started, and the folder that only it uses. */
export type Running = { stop: () => Promise<void> };

/** Builds the web client for production, as `npm start` does. */
export function build(): void {
  const { status } = spawnSync(process.execPath, ['api/cli/build-web.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The web client could not be built');
}

/** Starts the product with demo data in a folder of its own, and waits until it answers. */
export async function startProduct(port: number): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'koli-lighthouse-'));
  const env = { PORT: String(port), DATA_DIR: folder, DEMO_DATA: 'on', LOG_LEVEL: 'warn' };
  const product = spawn(process.execPath, ['--import', './api/cli/ts.mjs', 'api/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  await answers(`http://127.0.0.1:${port}/readyz`);
  return running(product, folder);
}

/** Starts a browser that listens for Lighthouse. */
export async function startBrowser(port: number): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'koli-chromium-'));
  const options = [`--remote-debugging-port=${port}`, `--user-data-dir=${folder}`, '--headless=new'];
  const browser = spawn(findWholeChromium(), [...CHROMIUM_ARGUMENTS, ...options, 'about:blank'], {
    stdio: 'ignore',
  });
  await answers(`http://127.0.0.1:${port}/json/version`);
  return running(browser, folder);
}

function running(child: ChildProcess, folder: string): Running {
  return {
    async stop() {
      const ended = child.exitCode === null ? once(child, 'exit') : null;
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await pause(250);
  }
  throw new Error(`${url} does not answer`);
}

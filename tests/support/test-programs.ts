/**
 * The programs that tests need beside Node: a Chromium, a font for it, and a Redis. What is missing is installed: by
 * apt-get when we are root, otherwise Chromium by Playwright. Run as a program it says what was found and what is
 * skipped; on CI nothing may be skipped.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The shell without a window needs a quarter of the processor time of the whole browser. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const REDIS = ['redis-server', 'valkey-server'];
const FONT_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts'];

/** What a browser on a bare machine needs: no sandbox for root, no graphics card, and no calls home. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium to test with: CHROMIUM_PATH, a headless shell, the one Playwright has fetched, a whole browser on
 * the PATH, else one installed now. Throws when CHROMIUM_PATH is wrong or nothing can be installed.
 */
export function findChromium(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !isProgram(wanted)) throw new Error(`CHROMIUM_PATH is ${wanted}, which is no program.`);
  const found = wanted ?? presentChromium() ?? installedChromium();
  if (!found) throw new Error('No Chromium, and none could be installed. Install one or set CHROMIUM_PATH.');
  return found;
}

/** Path of a whole browser, which Lighthouse wants, else of what `findChromium` finds. */
export function findWholeChromium(): string {
  return process.env.CHROMIUM_PATH ? findChromium() : (presentBrowser() ?? findChromium());
}

/** Path of redis-server or valkey-server, installed now if need be; undefined when that is not possible. */
export function findRedis(): string | undefined {
  return onPath(REDIS) ?? (installed('redis-server') ? onPath(REDIS) : undefined);
}

/** Oldest PgBouncer that knows prepared statements in transaction mode. */
const PGBOUNCER = [1, 21] as const;

/**
 * Path of a pgbouncer that is new enough: PGBOUNCER_PATH, else on the PATH. It is not installed, because Debian 12 only
 * has 1.18.
 */
export function findPgbouncer(): string | undefined {
  const program = process.env.PGBOUNCER_PATH ?? onPath(['pgbouncer']);
  if (!program) return undefined;
  const said = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const [, major = 0, minor = 0] = /PgBouncer (\d+)\.(\d+)/.exec(said)?.map(Number) ?? [];
  const isNew = major > PGBOUNCER[0] || (major === PGBOUNCER[0] && minor >= PGBOUNCER[1]);
  return isNew ? program : undefined;
}

function presentChromium(): string | undefined {
  return onPath(HEADLESS_SHELLS) ?? presentBrowser();
}

function presentBrowser(): string | undefined {
  const playwrights = chromium.executablePath();
  return isProgram(playwrights) ? playwrights : onPath(BROWSERS);
}

function installedChromium(): string | undefined {
  const isInstalled =
    installed('chromium-headless-shell') ||
    installed('chromium') ||
    ran('npx', ['playwright', 'install', 'chromium']);
  return isInstalled ? presentChromium() : undefined;
}

let isListRead = false;

/** Whether a Debian package could be installed; false without root or apt-get. */
function installed(name: string): boolean {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return false;
  if (!isListRead) isListRead = ran('apt-get', ['update', '-qq']);
  return ran('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', name]);
}

function ran(program: string, args: readonly string[]): boolean {
  console.error(`Installing: ${program} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function hasFont(folder: string): boolean {
  try {
    return readdirSync(folder, { recursive: true }).some((file) => /\.[to]tf$/.test(String(file)));
  } catch {
    return false;
  }
}

if (import.meta.main) {
  if (!FONT_FOLDERS.some(hasFont)) installed('fonts-dejavu-core');
  const redis = findRedis();
  console.log(`Chromium: ${findChromium()}`);
  console.log(
    redis
      ? `Redis: ${redis}`
      : 'SKIPPED: the tests with Redis. `apt-get install redis-server` or `brew install redis` has them run.',
  );
  console.log(
    `PgBouncer: ${findPgbouncer() ?? 'SKIPPED: its test. Version 1.21 or newer on the PATH, or PGBOUNCER_PATH, has it run.'}`,
  );
  if (!redis && process.env.CI) process.exitCode = 1;
}

import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Without a window: for the same pages it needs a quarter less of the processor than the whole browser. */
const WINDOWLESS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

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
 * Path of a Chromium to test with: CHROMIUM_PATH, the one Playwright has fetched, one on the PATH, else one installed
 * now, by apt when we are root, else by Playwright. Throws when CHROMIUM_PATH is wrong or nothing can be installed.
 */
export function findChromium(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, which is no program.`);
  }
  return present() ?? installed();
}

/** Path of a browser without a window where there is one, else of a whole one, as `findChromium` finds it. */
export function findWindowless(): string {
  return (process.env.CHROMIUM_PATH ? undefined : onPath(WINDOWLESS)) ?? findChromium();
}

function present(): string | undefined {
  const playwrights = chromium.executablePath();
  return isProgram(playwrights) ? playwrights : onPath(NAMES);
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function installed(): string {
  const attempts: [string, string[]][] = [['npx', ['playwright', 'install', 'chromium']]];
  if (process.getuid?.() === 0) {
    attempts.unshift(['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']]);
  }
  for (const [program, args] of attempts) {
    if (!succeeds(program, args)) continue;
    const found = present();
    if (found) return found;
  }
  throw new Error('No Chromium, and none could be installed. Install one or set CHROMIUM_PATH.');
}

function succeeds(program: string, args: string[]): boolean {
  console.error(`No Chromium found; trying: ${program} ${args.join(' ')}`);
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    return true;
  } catch {
    return false;
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

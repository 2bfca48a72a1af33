import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { canEnter, type ServiceUser, serviceUser } from './service-user.ts';

type Log = (line: string) => void;

/** Paths of the embedded database. */
export type DatabaseHome = ReturnType<typeof home>;

/** Others may pass through the folder, but not list it. */
const PASSABLE = 0o711;

/** Creates the data folder when it is missing and returns its absolute path. */
export function createDataFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  if (mkdirSync(folder, { recursive: true, mode: PASSABLE })) chmodSync(folder, PASSABLE);
  return folder;
}

/**
 * The database lives in the data folder itself. Root cannot always have that: the service user may not pass through,
 * say, a home folder of mode 0700. Then it lives in a folder of the system, whose name the data folder remembers.
 */
export function databaseHome(dataDir: string, log: Log): DatabaseHome {
  const known = rememberedFolder(dataDir, log) ?? dataDir;
  const user = serviceUser(join(known, 'postgres'));
  if (canEnter(user, known)) return home(known, user);
  if (existsSync(join(known, 'postgres'))) {
    throw new Error(
      `The database in ${known} cannot be reached by the user ${user?.name}: a folder above is closed.`,
    );
  }
  const folder = createElsewhere();
  writeFileSync(reminder(dataDir), `${folder}\n`);
  log(`The user ${user?.name} cannot enter ${dataDir}: the database is kept in ${folder} instead.`);
  return home(folder, user);
}

function home(folder: string, user: ServiceUser | undefined) {
  return {
    /** PostgreSQL's own data folder. */
    pgdata: join(folder, 'postgres'),
    /** The superuser's password; readable by the owner of the process only. */
    passwordFile: join(folder, 'postgres.password'),
    logFile: join(folder, 'postgres.log'),
    /** Place for a copy of the binaries, used when the service user cannot reach node_modules. */
    binariesFolder: join(folder, 'postgres.binaries'),
    user,
  };
}

function reminder(dataDir: string): string {
  return join(dataDir, 'postgres.folder');
}

function rememberedFolder(dataDir: string, log: Log): string | undefined {
  if (!existsSync(reminder(dataDir))) return undefined;
  const folder = readFileSync(reminder(dataDir), 'utf8').trim();
  if (existsSync(folder)) return folder;
  log(`The database of ${dataDir} was kept in ${folder}, which is gone: a new one is made.`);
  return undefined;
}

function createElsewhere(): string {
  for (const parent of ['/var/lib', tmpdir()]) {
    try {
      const folder = mkdtempSync(join(parent, 'koli-'));
      chmodSync(folder, PASSABLE);
      return folder;
    } catch {
      // Read-only or missing: the next one.
    }
  }
  throw new Error('No folder for the database: neither /var/lib nor the temporary folder can be written.');
}

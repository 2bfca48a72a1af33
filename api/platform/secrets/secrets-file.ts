import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A lock older than this belongs to a dead process; a live one holds it for a millisecond. */
const STALE_MS = 5_000;

type Known = Readonly<Record<string, string>>;

function read(file: string): Known {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Known;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read. Put it right, or remove it to have new secrets made.`);
  }
}

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

function takeLock(lock: string): void {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (!isThere(error)) throw error;
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > STALE_MS) rmSync(lock, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

export type SecretsFile = ReturnType<typeof openSecretsFile>;

/**
 * Secrets in one file that only the process's user can read. After a crash it is either the old or the new one. Throws
 * when it exists and cannot be read.
 */
export function openSecretsFile(file: string) {
  let known = read(file);
  return {
    find: (name: string): string | undefined => known[name],
    /** Stores a secret unless the name exists. Returns the stored one, the same for every process. */
    keep(name: string, made: string): string {
      mkdirSync(dirname(file), { recursive: true });
      const lock = `${file}.lock`;
      takeLock(lock);
      try {
        // Another process may have created it meanwhile.
        known = read(file);
        const found = known[name];
        if (found) return found;
        known = { ...known, [name]: made };
        writeFileSync(`${file}.part`, `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600 });
        renameSync(`${file}.part`, file);
        return made;
      } finally {
        rmSync(lock, { force: true });
      }
    },
  };
}

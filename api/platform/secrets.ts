import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Secrets that this installation makes for itself at first need and keeps. Never logged. */
export interface Secrets {
  /** The secret of that name: 64 hexadecimal digits unless `make` says otherwise. */
  get(name: string, make?: () => string): string;
}

function read(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read. Put it right, or remove it to have new secrets made.`);
  }
}

/** Secrets in one file that only the owner of the process can read. A crash leaves the old file or the new one. */
export function openSecrets(file: string): Secrets {
  const known = read(file);
  return {
    get(name, make = () => randomBytes(32).toString('hex')) {
      const found = known[name];
      if (found) return found;
      const made = make();
      known[name] = made;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.part`, `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600 });
      renameSync(`${file}.part`, file);
      return made;
    },
  };
}

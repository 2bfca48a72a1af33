import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createSecretCipher, type SecretCipher } from './secret-cipher.ts';

/** Generated secrets of this installation. Never logged. */
export interface Secrets {
  /** The secret with this name: `prefix` and 64 hexadecimal digits. */
  get(name: string, prefix?: string): string;
  /** The secret with this name, then earlier ones, for signatures that stay valid. */
  all(name: string): readonly string[];
  /** Encrypts secrets in the database. */
  readonly cipher: SecretCipher;
}

const hex = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('hex');
const derived = (key: Buffer, name: string): string => hex(hkdfSync('sha256', key, '', `koli ${name}`, 32));
const bytesOf = (text: string | undefined): Buffer | undefined =>
  text === undefined ? undefined : Buffer.from(text, 'hex');

/** Names in the file: of the encryption key, and of the one from before keys had names. */
const ENCRYPTION = 'sealing';
const NAMELESS = 'socialTokens';

function fromFile(file: SecretsFile): Secrets {
  const get = (name: string, prefix = ''): string =>
    file.find(name) ?? file.keep(name, prefix + randomBytes(32).toString('hex'));
  const inUse = Buffer.from(get(ENCRYPTION), 'hex');
  const cipher = createSecretCipher({ inUse, earlier: [], nameless: bytesOf(file.find(NAMELESS)) });
  return { get, all: (name) => [get(name)], cipher };
}

function fromKeys(inUse: Buffer, earlier: readonly Buffer[], file: SecretsFile): Secrets {
  const filed = bytesOf(file.find(ENCRYPTION));
  const nameless = bytesOf(file.find(NAMELESS));
  return {
    get: (name, prefix = '') => prefix + derived(inUse, name),
    all(name) {
      const before = file.find(name);
      return [...[inUse, ...earlier].map((key) => derived(key, name)), ...(before ? [before] : [])];
    },
    cipher: createSecretCipher({ inUse, earlier: filed ? [...earlier, filed] : earlier, nameless }),
  };
}

/**
 * With configured keys every secret is derived from the first, so that processes need no shared file; what earlier keys
 * or the file encrypted can still be decrypted. Without, secrets are generated on first use and stored in the file.
 */
export function openSecrets(file: string, [inUse, ...earlier]: readonly Buffer[] = []): Secrets {
  const kept = openSecretsFile(file);
  return inUse ? fromKeys(inUse, earlier, kept) : fromFile(kept);
}

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

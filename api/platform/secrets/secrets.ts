import { hkdfSync, randomBytes } from 'node:crypto';
import { createSecretBox, type SecretBox } from './secret-box.ts';
import { openSecretsFile, type SecretsFile } from './secrets-file.ts';

/** Secrets of this installation that nobody typed in. Never logged. */
export interface Secrets {
  /** The secret of that name: `prefix` and 64 hexadecimal digits. */
  get(name: string, prefix?: string): string;
  /** The secret of that name, then those that were in use before: for what was given away and stays good. */
  all(name: string): readonly string[];
  /** Seals what the database keeps. */
  readonly box: SecretBox;
}

const hex = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('hex');
const derived = (key: Buffer, name: string): string => hex(hkdfSync('sha256', key, '', `koli ${name}`, 32));
const bytesOf = (text: string | undefined): Buffer | undefined =>
  text === undefined ? undefined : Buffer.from(text, 'hex');

/** The file's secret that seals, and the one that sealed tokens before keys had names. */
const SEALING = 'sealing';
const NAMELESS = 'socialTokens';

function fromFile(file: SecretsFile): Secrets {
  const get = (name: string, prefix = ''): string =>
    file.find(name) ?? file.keep(name, prefix + randomBytes(32).toString('hex'));
  const inUse = Buffer.from(get(SEALING), 'hex');
  const box = createSecretBox({ inUse, earlier: [], nameless: bytesOf(file.find(NAMELESS)) });
  return { get, all: (name) => [get(name)], box };
}

function fromKeys(inUse: Buffer, earlier: readonly Buffer[], file: SecretsFile): Secrets {
  const filed = bytesOf(file.find(SEALING));
  const nameless = bytesOf(file.find(NAMELESS));
  return {
    get: (name, prefix = '') => prefix + derived(inUse, name),
    all(name) {
      const before = file.find(name);
      return [...[inUse, ...earlier].map((key) => derived(key, name)), ...(before ? [before] : [])];
    },
    box: createSecretBox({ inUse, earlier: filed ? [...earlier, filed] : earlier, nameless }),
  };
}

/**
 * With keys from the settings every secret follows from the first of them, so that processes need nothing else in common,
 * and what earlier keys or the file sealed is still opened. Without, secrets are made at first need and kept in the file.
 */
export function openSecrets(file: string, [inUse, ...earlier]: readonly Buffer[] = []): Secrets {
  const kept = openSecretsFile(file);
  return inUse ? fromKeys(inUse, earlier, kept) : fromFile(kept);
}

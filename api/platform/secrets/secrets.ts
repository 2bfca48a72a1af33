import { hkdfSync, randomBytes } from 'node:crypto';
import { createSecretCipher, type SecretCipher } from './secret-cipher.ts';
import { openSecretsFile, type SecretsFile } from './secrets-file.ts';

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

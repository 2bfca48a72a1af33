import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

/** Cost of scrypt: about half a second, for each guess of a passphrase. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 } as const;
const ALGORITHM = 'aes-256-gcm';

/** Something that only its passphrase opens. All parts are base64. */
export interface Sealed {
  readonly salt: string;
  readonly nonce: string;
  readonly tag: string;
  readonly content: string;
}

/** Seals a text with a passphrase: AES-256-GCM, with a key by scrypt. */
export function seal(text: string, passphrase: string): Sealed {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(ALGORITHM, scryptSync(passphrase, salt, 32, COST), nonce);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const written = (bytes: Buffer) => bytes.toString('base64');
  return {
    salt: written(salt),
    nonce: written(nonce),
    tag: written(cipher.getAuthTag()),
    content: written(content),
  };
}

/** Opens it; null with another passphrase. */
export function open(sealed: Sealed, passphrase: string): string | null {
  const bytes = (part: keyof Sealed) => Buffer.from(sealed[part], 'base64');
  const key = scryptSync(passphrase, bytes('salt'), 32, COST);
  const decipher = createDecipheriv(ALGORITHM, key, bytes('nonce'), { authTagLength: 16 });
  decipher.setAuthTag(bytes('tag'));
  try {
    return Buffer.concat([decipher.update(bytes('content')), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

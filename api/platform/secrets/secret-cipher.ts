import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts secrets that the database must return. An encrypted text names its key, and can only be decrypted in its
 * context: in another row it is worthless.
 */
export interface SecretCipher {
  /** Prefix of texts encrypted with the present key. */
  readonly mark: string;
  encrypt(secret: string, about: string): string;
  /** Decrypts. Throws SecretUnreadable. */
  decrypt(encrypted: string, about: string): string;
}

/** A secret cannot be decrypted. The message names the missing key, and never the content. */
export class SecretUnreadable extends Error {
  /** `missingKey` is its short name; null when the key exists and something else is wrong. */
  constructor(readonly missingKey: string | null) {
    super(
      missingKey === null
        ? 'A sealed secret was changed, or belongs to another row.'
        : `A secret was sealed with the key ${missingKey}, which is not there. Put that key into SECRETS_KEY, behind the one in use.`,
    );
  }
}

/** Name of keys from before keys had names. */
const NAMELESS = 'nameless';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

interface Key {
  readonly name: string;
  readonly bytes: Buffer;
}

/** An AES key, with a short name that reveals nothing. */
function keyFrom(material: Buffer): Key {
  const bytes = Buffer.from(hkdfSync('sha256', material, '', 'koli sealing', 32));
  return { name: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

function encryptWith({ name, bytes }: Key, secret: string, about: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, bytes, nonce).setAAD(Buffer.from(about));
  const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `v1.${name}.${Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')}`;
}

function decryptWith({ bytes: key }: Key, content: string, about: string): string {
  const bytes = Buffer.from(content, 'base64url');
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    throw new SecretUnreadable(null);
  }
}

/** Keys of a cipher. */
export interface CipherKeys {
  readonly inUse: Buffer;
  /** Earlier keys. */
  readonly earlier: readonly Buffer[];
  /** The AES key from before keys had names. */
  readonly nameless?: Buffer | undefined;
}

/** A cipher by AES-256-GCM. */
export function createSecretCipher({ inUse, earlier, nameless }: CipherKeys): SecretCipher {
  const present = keyFrom(inUse);
  const keys = new Map([...earlier.map(keyFrom), present].map((key) => [key.name, key]));
  if (nameless) keys.set(NAMELESS, { name: NAMELESS, bytes: nameless });
  return {
    mark: `v1.${present.name}.`,
    encrypt: (secret, about) => encryptWith(present, secret, about),
    decrypt(text, about) {
      const [, name = NAMELESS, content = text] = /^v1\.([0-9a-f]{8})\.([\w-]+)$/.exec(text) ?? [];
      const key = keys.get(name);
      if (!key) throw new SecretUnreadable(name);
      return decryptWith(key, content, about);
    },
  };
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Seals a token for the database with AES-256-GCM. `about` must be the same when it is opened. */
export function sealToken(keyHex: string, token: string, about: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(keyHex, 'hex'), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens a sealed token; null when it was sealed with another key, for something else, or was changed. */
export function openToken(keyHex: string, sealed: string, about: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const key = Buffer.from(keyHex, 'hex');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

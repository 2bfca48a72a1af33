import { hash, randomBytes } from 'node:crypto';

/** A random token for a cookie or a mail, and the hash that is stored instead of it. */
export interface Token {
  readonly token: string;
  readonly hash: Buffer;
}

/** SHA-256 of a token, as stored. Tokens are 256 random bits, so no slow hash is needed. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** A new token of 256 random bits. */
export function createSecretToken(): Token {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

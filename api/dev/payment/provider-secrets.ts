import { createHmac, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random text of letters and digits. */
export const randomText = (length: number): string =>
  [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** An id in the provider's form: `ch_` and 24 letters or digits. */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`;

/** Keyed hashes, so that what is stored of numbers cannot be tried out without the key. */
export class ProviderSecrets {
  constructor(private readonly key: string) {}

  /** 16 letters that are equal for equal cards or bank accounts. */
  fingerprint(value: string): string {
    return createHmac('sha256', this.key)
      .update(value)
      .digest('base64url')
      .replace(/[-_]/g, 'x')
      .slice(0, 16);
  }

  /** Hash of the parameters of a request, to recognise a key that is used for something else. */
  digest(value: string): string {
    return createHmac('sha256', this.key).update(value).digest('hex');
  }
}

/** The `Stripe-Signature` header for a body: HMAC over time and body, so that neither can be altered. */
export const signWebhook = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

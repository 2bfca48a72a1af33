import { timingSafeEqual } from 'node:crypto';
import { ProviderError } from './provider-error.ts';
import type { KeyKind } from './provider-route.ts';

export interface ProviderKeys {
  secretKey: string;
  publishableKey: string;
}

const same = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const sentKey = (authorization: string | undefined, inBody: string | undefined): string | null => {
  const [scheme, value] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && value) return value;
  if (scheme?.toLowerCase() === 'basic' && value) {
    return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? null;
  }
  return inBody ?? null;
};

const refuse = (message: string, code?: string): ProviderError =>
  new ProviderError(401, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });

const masked = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;

/** Says which of the account's keys a request carries. Throws 401. */
export const readKey = (keys: ProviderKeys, authorization: string | undefined, inBody?: string): KeyKind => {
  const key = sentKey(authorization, inBody);
  if (!key) {
    throw refuse(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details.",
    );
  }
  if (same(key, keys.secretKey)) return 'secret';
  if (same(key, keys.publishableKey)) return 'publishable';
  throw refuse(`Invalid API Key provided: ${key.length > 24 ? masked(key) : '****'}`);
};

/** Throws 401 when a publishable key is used where the secret one is needed. */
export const requireAccess = (needed: KeyKind, key: KeyKind): void => {
  if (needed === 'publishable' || key === 'secret') return;
  throw refuse(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    'secret_key_required',
  );
};

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

const refuse = (message: string, code?: string): ProviderError =>
  new ProviderError(401, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });

/** Says which of the account's keys a request carries. Throws 401, also for a publishable key where the secret one is needed. */
export const readKey = (keys: ProviderKeys, authorization: string | undefined, needed: KeyKind): KeyKind => {
  const [scheme, key] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !key) {
    throw refuse(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details.",
    );
  }
  if (same(key, keys.secretKey)) return 'secret';
  if (!same(key, keys.publishableKey)) throw refuse('Invalid API Key provided.');
  if (needed === 'publishable') return 'publishable';
  throw refuse(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    'secret_key_required',
  );
};

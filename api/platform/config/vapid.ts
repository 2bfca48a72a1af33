import { createECDH } from 'node:crypto';
import { string } from 'yup';
import { ConfigError, group } from './config-error.ts';

/** A pair of keys that signs messages to push services (RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Shape of the settings. */
export const vapidShape = {
  VAPID_PUBLIC_KEY: string(),
  VAPID_PRIVATE_KEY: string().test(
    'key',
    'must be a private key, as `npx web-push generate-vapid-keys` writes it',
    (text) => !text || isPrivateKey(text),
  ),
};

function isPrivateKey(text: string): boolean {
  try {
    vapidKeysFrom(Buffer.from(text, 'base64url'));
    return /^[\w-]{43}$/.test(text);
  } catch {
    return false;
  }
}

/** The keys of 32 random bytes. */
export function vapidKeysFrom(secret: Buffer): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

/** The keys of the settings; null without them. Throws ConfigError when they are no pair. */
export function readVapid(env: Record<string, string | undefined>): VapidKeys | null {
  const given = group(env, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']);
  if (!given) return null;
  const keys = vapidKeysFrom(Buffer.from(given.VAPID_PRIVATE_KEY, 'base64url'));
  if (keys.publicKey !== given.VAPID_PUBLIC_KEY)
    throw new ConfigError('VAPID_PUBLIC_KEY: must belong to VAPID_PRIVATE_KEY');
  return keys;
}

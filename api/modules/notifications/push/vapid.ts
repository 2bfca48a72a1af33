import { type VapidKeys, vapidKeysFrom } from '../../../platform/config/vapid.ts';
import type { Ctx } from '../../../platform/context.ts';

/** Name of the secret that the keys are made of. */
const NAME = 'vapid';

type Parts = Pick<Ctx, 'ports'>;

/** The keys that new subscriptions are made with: those of the settings, else made once like other secrets. */
export function vapidKeys({ ports: { config, secrets } }: Parts): VapidKeys {
  return config.vapid ?? vapidKeysFrom(Buffer.from(secrets.get(NAME), 'hex'));
}

/** The keys with this public key, present or earlier: a subscription only takes messages of those it was made with. */
export function vapidKeysOf(parts: Parts, publicKey: string): VapidKeys | undefined {
  const all = parts.ports.secrets.all(NAME).map((secret) => vapidKeysFrom(Buffer.from(secret, 'hex')));
  return [vapidKeys(parts), ...all].find((keys) => keys.publicKey === publicKey);
}

/** Whom a push service turns to with questions about our messages. */
export function vapidSubject({ ports: { config } }: Parts): string {
  if (config.publicUrl.startsWith('https:')) return config.publicUrl;
  return `mailto:${/([^<\s]+@[^>\s]+)>?\s*$/.exec(config.mailFrom)?.[1] ?? 'no-reply@localhost'}`;
}

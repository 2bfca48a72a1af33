import { createHmac, randomBytes } from 'node:crypto';

/** Prefix of every secret. */
const PREFIX = 'whsec_';

/** A new secret: 32 random bytes as the Standard Webhooks convention writes them. */
export function createWebhookSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64')}`;
}

function sign(secret: string, text: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

/** Headers of a message, signed with each valid secret (standardwebhooks.com). */
export function signedHeaders(
  { id, body }: { readonly id: string; readonly body: string },
  at: Date,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => sign(secret, `${id}.${timestamp}.${body}`));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { WebhookMessage } from './event.ts';

export type { EventType, KoliEvent, TestMessage, WebhookMessage } from './event.ts';
export { WebhookVerificationError };

type Headers = Iterable<readonly [string, string]> | Readonly<Record<string, string | string[] | undefined>>;

/**
 * The message of a request that Koli signed within the last five minutes. `body` is the raw text, before any parsing;
 * `headers` are those of Node or of the Fetch API. Throws WebhookVerificationError for anything else.
 */
export function verifyWebhook(secret: string, headers: Headers, body: string): WebhookMessage {
  const pairs = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
  const plain = Object.fromEntries(pairs.map(([name, value]) => [name, String(value ?? '')]));
  return new Webhook(secret).verify(body, plain) as WebhookMessage;
}

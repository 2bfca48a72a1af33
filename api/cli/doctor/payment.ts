import { Stripe } from 'stripe';
import type { Config } from '../../platform/config/config.ts';
import { stripeServer } from '../../platform/payment/create-stripe.ts';
import { accountEventTypes, platformEventTypes } from '../../platform/payment/event-types.ts';
import { type Examination, ok, warning, wrong } from './finding.ts';

const KEYS = 'Copy it again from the developer page of the provider.';

/** `live` or `test`; null for something else. */
const modeOf = (key: string): string | null => /^[sprk]k_(live|test)_/.exec(key)?.[1] ?? null;

function keys(
  { secretKey, publishableKey, webhookSecret }: NonNullable<Config['stripe']>,
  publicUrl: string,
) {
  const [secret, publishable] = [modeOf(secretKey), modeOf(publishableKey)];
  const found = [];
  if (!/^[sr]k_/.test(secretKey) || !secret) found.push(wrong('STRIPE_SECRET_KEY is no secret key.', KEYS));
  if (!publishableKey.startsWith('pk_') || !publishable)
    found.push(wrong('STRIPE_PUBLISHABLE_KEY is no publishable key.', KEYS));
  if (!webhookSecret.startsWith('whsec_'))
    found.push(wrong('STRIPE_WEBHOOK_SECRET is no signing secret.', 'Copy it from the webhook endpoint.'));
  if (secret !== publishable)
    found.push(
      wrong(
        `The secret key is of ${secret} mode, the publishable one of ${publishable}.`,
        'Use two of one mode.',
      ),
    );
  if (secret === 'test' && publicUrl.startsWith('https:'))
    found.push(warning('Keys of test mode: no real money moves.', 'Set the live keys for the real product.'));
  return found.length > 0 ? found : [ok(`Keys of ${secret} mode.`)];
}

async function account(client: Stripe) {
  const { id, country, default_currency, charges_enabled, payouts_enabled, capabilities } =
    await client.accounts.retrieveCurrent();
  const currency = (default_currency ?? '').toUpperCase();
  const found: ReturnType<typeof ok | typeof warning | typeof wrong>[] = [
    ok(`The account ${id} in ${country} settles in ${currency}.`),
  ];
  const requirements = 'Open the provider’s dashboard and give what it asks for.';
  if (!charges_enabled) found.push(wrong('The account cannot be paid.', requirements));
  if (!payouts_enabled) found.push(wrong('The account gets no payouts to its bank.', requirements));
  if (capabilities?.transfers && capabilities.transfers !== 'active')
    found.push(wrong(`Transfers to influencers are ${capabilities.transfers}.`, requirements));
  if (currency !== 'USD')
    found.push(
      warning(
        `Charges are in USD and the account settles in ${currency}: the provider converts, and may refuse transfers in USD.`,
        'Add a bank account in USD at the provider, so that charges in USD settle in USD.',
      ),
    );
  return found;
}

async function endpoints(client: Stripe, publicUrl: string) {
  const url = `${publicUrl}/webhooks/stripe`;
  const all = (await client.webhookEndpoints.list({ limit: 100 })).data.filter((one) => one.url === url);
  const live = all.filter(({ status }) => status === 'enabled');
  if (live.length === 0)
    return [
      wrong(
        all.length > 0 ? `The webhook endpoint ${url} is disabled.` : `No webhook endpoint leads to ${url}.`,
        'Events are then only found by asking every few minutes. Make the endpoint at the provider, and set its STRIPE_WEBHOOK_SECRET.',
      ),
    ];
  const heard = new Set(live.flatMap(({ enabled_events }) => enabled_events as string[]));
  const missing = [...platformEventTypes, ...accountEventTypes].filter(
    (type) => !heard.has(type) && !heard.has('*'),
  );
  return missing.length === 0
    ? [ok(`The webhook endpoint ${url} hears everything that is followed.`)]
    : [warning(`The webhook endpoint does not hear ${missing.join(', ')}.`, 'Add these events to it.')];
}

/** What the provider's keys allow. Reads only. */
export function paymentExaminations({ stripe, publicUrl }: Config): readonly Examination[] {
  const about = 'payment provider';
  if (!stripe)
    return [
      {
        about,
        look: async () => [
          warning(
            'The local provider: no real money moves.',
            'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
          ),
        ],
      },
    ];
  const client = new Stripe(stripe.secretKey, {
    ...stripeServer(stripe.apiBase),
    telemetry: false,
    timeout: 10_000,
    maxNetworkRetries: 1,
  });
  return [
    { about, look: async () => keys(stripe, publicUrl) },
    { about, look: () => account(client) },
    { about, look: () => endpoints(client, publicUrl) },
  ];
}

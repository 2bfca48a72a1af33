import type { Stripe } from 'stripe';
import type { Config } from '../platform/config/config.ts';
import { type Examination, ok, warning, wrong } from '../platform/findings.ts';
import { createCommandClient } from '../platform/payment/create-stripe.ts';
import { type WantedEndpoint, webhookEndpoints } from '../platform/payment/webhook-endpoints.ts';

const PAYNOW =
  'Turn PayNow on under Payment methods in the settings of the provider’s dashboard, or take the setting away.';
const KEYS = 'Copy it again from the developer page of the provider.';

/** `live` or `test`; null for something else. */
const modeOf = (key: string): string | null => /^[sprk]k_(live|test)_/.exec(key)?.[1] ?? null;

function keys(
  { secretKey, publishableKey, webhookSecret, connectWebhookSecret }: NonNullable<Config['stripe']>,
  publicUrl: string,
) {
  const [secret, publishable] = [modeOf(secretKey), modeOf(publishableKey)];
  const found = [];
  if (!/^[sr]k_/.test(secretKey) || !secret) found.push(wrong('STRIPE_SECRET_KEY is no secret key.', KEYS));
  if (!publishableKey.startsWith('pk_') || !publishable)
    found.push(wrong('STRIPE_PUBLISHABLE_KEY is no publishable key.', KEYS));
  for (const [name, signing] of [
    ['STRIPE_WEBHOOK_SECRET', webhookSecret],
    ['STRIPE_CONNECT_WEBHOOK_SECRET', connectWebhookSecret],
  ])
    if (signing && !signing.startsWith('whsec_'))
      found.push(wrong(`${name} is no signing secret.`, 'Copy it from the webhook endpoint.'));
  if (webhookSecret === connectWebhookSecret)
    found.push(wrong('Both webhook secrets are the same.', 'Copy each from its own webhook endpoint.'));
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

async function account(client: Stripe, takesPayNow: boolean) {
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
  if (takesPayNow && capabilities?.paynow_payments !== 'active')
    found.push(wrong('STRIPE_PAYNOW is on and the account does not take PayNow.', PAYNOW));
  if (currency !== 'USD')
    found.push(
      warning(
        `Charges are in USD and the account settles in ${currency}: refunds and chargebacks have the rate of their day, which costs or brings something.`,
        'Add a bank account in USD at the provider, so that charges in USD settle in USD, or look at the monthly figures.',
      ),
    );
  return found;
}

function endpoint(
  known: readonly Stripe.WebhookEndpoint[],
  { path, types, hears, setting }: WantedEndpoint,
  { publicUrl, stripe }: Pick<Config, 'publicUrl' | 'stripe'>,
) {
  const setUp = 'Run npm run stripe:setup.';
  const url = publicUrl + path;
  const all = known.filter((one) => one.url === url);
  const live = all.filter(({ status }) => status === 'enabled');
  if (live.length === 0)
    return wrong(
      `${all.length > 0 ? 'The webhook endpoint is disabled:' : 'There is no webhook endpoint'} ${url} for ${hears}. Its events are only found by asking, hours later.`,
      `${setUp} It says ${setting} of a new one.`,
    );
  const heard = new Set<string>(live.flatMap(({ enabled_events }) => enabled_events));
  const missing = types.filter((type) => !heard.has(type) && !heard.has('*'));
  if (missing.length > 0)
    return warning(`The webhook endpoint for ${hears} does not hear ${missing.join(', ')}.`, setUp);
  if (setting === 'STRIPE_CONNECT_WEBHOOK_SECRET' && !stripe?.connectWebhookSecret)
    return wrong(
      `${setting} is missing: webhooks about ${hears} are refused.`,
      `Copy the signing secret of ${url} from the developer page of the provider.`,
    );
  return ok(`The webhook endpoint ${url} hears all of ${hears} that is followed.`);
}

async function endpoints(client: Stripe, config: Config) {
  const { data } = await client.webhookEndpoints.list({ limit: 100 });
  return webhookEndpoints.map((wanted) => endpoint(data, wanted, config));
}

/** What the provider's keys allow. Reads only. */
export function paymentExaminations(config: Config): readonly Examination[] {
  const { stripe, publicUrl } = config;
  const about = 'payment provider';
  if (!stripe)
    return [
      {
        about,
        look: async () => [
          warning(
            'The local provider: no real money moves.',
            'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and the secrets from npm run stripe:setup.',
          ),
        ],
      },
    ];
  const client = createCommandClient(stripe);
  return [
    { about, look: async () => keys(stripe, publicUrl) },
    { about, look: () => account(client, stripe.takesPayNow) },
    { about, look: () => endpoints(client, config) },
  ];
}

import { Stripe } from 'stripe';
import { type WantedEndpoint, webhookEndpoints } from '../../platform/payment/webhook-endpoints.ts';

interface SetUp {
  readonly publicUrl: string;
  /** Says what would be done, and does nothing. */
  readonly isDryRun: boolean;
  readonly say: (line: string) => void;
}

async function create(
  client: Stripe,
  { connect, types, setting }: WantedEndpoint,
  url: string,
): Promise<string> {
  const { secret } = await client.webhookEndpoints.create({
    ...{ url, connect, enabled_events: [...types] },
    // The form of events is that of the SDK, whatever the account's own version is.
    api_version: Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
  });
  return `  ${setting}=${secret}`;
}

const isAsWanted = ({ status, enabled_events }: Stripe.WebhookEndpoint, { types }: WantedEndpoint): boolean =>
  status === 'enabled' && enabled_events.toSorted().join() === types.toSorted().join();

/**
 * Makes the webhook endpoints that are missing, and corrects the events of those that are there, found by their address.
 * Says each with what was done; the secret of a new one is said once, as a setting.
 */
export async function setUpWebhooks(client: Stripe, { publicUrl, isDryRun, say }: SetUp): Promise<void> {
  const { data: known } = await client.webhookEndpoints.list({ limit: 100 });
  for (const wanted of webhookEndpoints) {
    const url = publicUrl + wanted.path;
    const found = known.find((endpoint) => endpoint.url === url);
    const name = `${url} (${wanted.hears})`;
    if (!found) {
      say(`${isDryRun ? 'Would make' : 'Made'} ${name}`);
      if (!isDryRun) say(await create(client, wanted, url));
    } else if (isAsWanted(found, wanted)) {
      say(`Nothing to do for ${name}`);
    } else {
      const enabled_events = [...wanted.types];
      if (!isDryRun) await client.webhookEndpoints.update(found.id, { enabled_events, disabled: false });
      say(`${isDryRun ? 'Would correct' : 'Corrected'} the events of ${name}`);
    }
  }
}

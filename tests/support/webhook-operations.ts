import { WebhookEvent } from '../../schema/webhook.ts';
import type { HookReceiver } from './hook-receiver.ts';
import type { Person } from './people.ts';

const webhook = 'id url events state oldSecretUntil failingSince';
const delivery = `id eventId event state nextTryAt body attempts { status answer failure durationMs createdAt }`;

/** Operations of webhooks. */
export const webhookOperations = {
  create: `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { ${webhook} } } }`,
  update: `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { ${webhook} } } }`,
  rotate: `mutation ($id: ID!) { rotateWebhookSecret(input: { id: $id }) { secret webhook { ${webhook} } } }`,
  remove: 'mutation ($id: ID!) { deleteWebhook(input: { id: $id }) { deletedWebhookId } }',
  testEvent: `mutation ($id: ID!) { sendTestEvent(input: { webhookId: $id }) { webhookDelivery { ${delivery} } } }`,
  replay: `mutation ($id: ID!) { replayWebhookDelivery(input: { id: $id }) { webhookDelivery { ${delivery} } } }`,
  list: `{ webhooks { nodes { ${webhook} } } }`,
  log: `query ($id: ID!) { webhookDeliveries(webhookId: $id) { totalCount nodes { ${delivery} } } }`,
};

/** Creates a webhook that calls a receiver: with all events when none are named. */
export async function hookOf(
  { url }: HookReceiver,
  { client }: Person,
  events = Object.keys(WebhookEvent),
): Promise<{ id: string; secret: string }> {
  const { createWebhook } = await client.data(webhookOperations.create, { input: { url, events } });
  return { id: createWebhook.webhook.id, secret: createWebhook.secret };
}

/** Its deliveries, newest first. */
export const deliveriesOf = async ({ client }: Person, id: string) =>
  (await client.data(webhookOperations.log, { id })).webhookDeliveries.nodes;

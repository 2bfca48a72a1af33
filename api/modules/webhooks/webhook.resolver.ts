import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import {
  CreateWebhookInput,
  CreateWebhookPayload,
  RotateWebhookSecretPayload,
  UpdateWebhookInput,
  Webhook,
  WebhookConnection,
  WebhookDelivery,
  WebhookDeliveryConnection,
} from '../../../schema/webhook.ts';
import { Call, Mutation, Page, Query } from '../../platform/operation.ts';
import { below } from '../../platform/read/selection.ts';
import { createWebhook, deleteWebhook, rotateWebhookSecret, updateWebhook } from './webhook.service.ts';
import { readDeliveries, readDelivery, readWebhook, readWebhooks } from './webhook.view.ts';
import { replayDelivery, sendTestEvent } from './webhook-replay.service.ts';

const reading = { scope: 'webhooks:read' } as const;
const writing = { scope: 'webhooks:write' } as const;

@Resolver(() => Webhook)
export class WebhookResolver {
  @Access('verified', reading)
  @Query(() => WebhookConnection, { description: 'Webhooks of the viewer, oldest first. For: verified.' })
  webhooks(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readWebhooks(ctx, fields, page);
  }

  @Access('verified', reading)
  @Query(() => WebhookDeliveryConnection, {
    description:
      'Deliveries of a webhook of the viewer in the last 30 days, newest first; empty for webhooks of others. A token sees those of events whose scope it has. For: verified.',
  })
  webhookDeliveries(
    @Call() { ctx, fields }: Call,
    @Arg('webhookId', () => ID) webhookId: string,
    @Page() page?: Page,
  ) {
    return readDeliveries(ctx, webhookId, fields, page);
  }

  @Access('verified', { ...writing, proof: 'fresh' })
  @Mutation(() => CreateWebhookPayload, {
    description:
      'Creates a webhook; an account has at most 10. Errors: PROOF_NEEDED, WEBHOOK_URL_REFUSED, WEBHOOK_LIMIT, RATE_LIMITED. For: verified.',
  })
  async createWebhook(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => CreateWebhookInput) input: CreateWebhookInput,
  ) {
    const { id, secret } = await createWebhook(ctx, input);
    return { secret, webhook: await readWebhook(ctx, id, below(fields, 'webhook')) };
  }

  @Access('verified', { ...writing, proof: 'fresh' })
  @Mutation(() => Webhook, {
    description:
      'Changes a webhook, or enables or disables it. Errors: PROOF_NEEDED, WEBHOOK_URL_REFUSED, RATE_LIMITED. For: its owner.',
  })
  async updateWebhook(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => UpdateWebhookInput) input: UpdateWebhookInput,
  ) {
    const id = await updateWebhook(ctx, input);
    return readWebhook(ctx, id, fields);
  }

  @Access('verified', { ...writing, answers: 'deletedWebhookId' })
  @Mutation(() => ID, { description: 'Deletes a webhook with its deliveries. For: its owner.' })
  async deleteWebhook(@Call() { ctx }: Call, @Arg('id', () => ID) id: string) {
    await deleteWebhook(ctx, id);
    return id;
  }

  @Access('verified', { ...writing, proof: 'fresh' })
  @Mutation(() => RotateWebhookSecretPayload, {
    description:
      'Creates a new secret; for 24 hours messages are also signed with the earlier one. Errors: PROOF_NEEDED. For: its owner.',
  })
  async rotateWebhookSecret(@Call() { ctx, fields }: Call, @Arg('id', () => ID) typedId: string) {
    const { id, secret } = await rotateWebhookSecret(ctx, typedId);
    return { secret, webhook: await readWebhook(ctx, id, below(fields, 'webhook')) };
  }

  @Access('verified', writing)
  @Mutation(() => WebhookDelivery, {
    description:
      'Delivers a message again, with the same id and all its tries. Errors: WEBHOOK_DISABLED, RATE_LIMITED. For: its owner.',
  })
  async replayWebhookDelivery(@Call() { ctx, fields }: Call, @Arg('id', () => ID) id: string) {
    return readDelivery(ctx, await replayDelivery(ctx, id), fields);
  }

  @Access('verified', writing)
  @Mutation(() => WebhookDelivery, {
    description:
      "Sends a test message of type 'webhook.test'. Errors: WEBHOOK_DISABLED, RATE_LIMITED. For: the webhook's owner.",
  })
  async sendTestEvent(@Call() { ctx, fields }: Call, @Arg('webhookId', () => ID) webhookId: string) {
    return readDelivery(ctx, await sendTestEvent(ctx, webhookId), fields);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { PageInput } from '../../../schema/page.ts';
import {
  CreateWebhookInput,
  UpdateWebhookInput,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookWithSecret,
} from '../../../schema/webhook.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { below, selectionOf } from '../../platform/read/selection.ts';
import { createWebhook, deleteWebhook, rotateWebhookSecret, updateWebhook } from './webhook.service.ts';
import { readDeliveries, readDelivery, readWebhook, readWebhooks } from './webhook.view.ts';
import { replayDelivery, sendTestEvent } from './webhook-replay.service.ts';

const reading = { scope: 'webhooks:read' } as const;
const writing = { scope: 'webhooks:write' } as const;

/** Webhooks of the viewer, and their deliveries. */
@Resolver(() => Webhook)
export class WebhookResolver {
  @Access('verified', reading)
  @Query(() => [Webhook], { description: 'Webhooks of the viewer, oldest first. For: verified.' })
  webhooks(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<Webhook[]> {
    return readWebhooks(ctx, selectionOf(info));
  }

  @Access('verified', reading)
  @Query(() => WebhookDeliveryPage, {
    description:
      'Deliveries of a webhook of the viewer in the last 30 days, newest first; empty for webhooks of others. For: verified.',
  })
  webhookDeliveries(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('webhookId', () => ID) webhookId: string,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<WebhookDeliveryPage> {
    return readDeliveries(ctx, webhookId, selectionOf(info), page);
  }

  @Access('verified', writing)
  @Mutation(() => WebhookWithSecret, {
    description:
      'Creates a webhook; an account has at most 10. Errors: WEBHOOK_URL_REFUSED, WEBHOOK_LIMIT, RATE_LIMITED. For: verified.',
  })
  async createWebhook(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CreateWebhookInput) input: CreateWebhookInput,
  ): Promise<WebhookWithSecret> {
    const { id, secret } = await createWebhook(ctx, input);
    return { secret, webhook: await readWebhook(ctx, id, below(selectionOf(info), 'webhook')) };
  }

  @Access('verified', writing)
  @Mutation(() => Webhook, {
    description:
      'Changes a webhook, or enables or disables it. Errors: WEBHOOK_URL_REFUSED, RATE_LIMITED. For: its owner.',
  })
  async updateWebhook(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => UpdateWebhookInput) input: UpdateWebhookInput,
  ): Promise<Webhook> {
    const id = await updateWebhook(ctx, input);
    return readWebhook(ctx, id, selectionOf(info));
  }

  @Access('verified', writing)
  @Mutation(() => Boolean, { description: 'Deletes a webhook with its deliveries. For: its owner.' })
  deleteWebhook(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return deleteWebhook(ctx, id);
  }

  @Access('verified', writing)
  @Mutation(() => WebhookWithSecret, {
    description:
      'Creates a new secret; for 24 hours messages are also signed with the earlier one. For: its owner.',
  })
  async rotateWebhookSecret(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) typedId: string,
  ): Promise<WebhookWithSecret> {
    const { id, secret } = await rotateWebhookSecret(ctx, typedId);
    return { secret, webhook: await readWebhook(ctx, id, below(selectionOf(info), 'webhook')) };
  }

  @Access('verified', writing)
  @Mutation(() => WebhookDelivery, {
    description:
      'Delivers a message again, with the same id and all its tries. Errors: WEBHOOK_DISABLED, RATE_LIMITED. For: its owner.',
  })
  async replayWebhookDelivery(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<WebhookDelivery> {
    return readDelivery(ctx, await replayDelivery(ctx, id), selectionOf(info));
  }

  @Access('verified', writing)
  @Mutation(() => WebhookDelivery, {
    description:
      "Sends a test message of type 'webhook.test'. Errors: WEBHOOK_DISABLED, RATE_LIMITED. For: the webhook's owner.",
  })
  async sendTestEvent(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('webhookId', () => ID) webhookId: string,
  ): Promise<WebhookDelivery> {
    return readDelivery(ctx, await sendTestEvent(ctx, webhookId), selectionOf(info));
  }
}

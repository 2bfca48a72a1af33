import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { PageInput } from '../../../schema/page.ts';
import type { Webhook, WebhookDelivery } from '../../../schema/webhook.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import type { Field } from '../../platform/read/selection.ts';
import {
  column,
  many,
  type Page,
  type Reading,
  readList,
  readOne,
  readPage,
  type View,
} from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';

/** View of Webhook. Secrets have no column here. */
const webhookView: View = {
  id: column('id'),
  url: column('url'),
  events: column('events'),
  state: column('state'),
  createdAt: column('created_at'),
  oldSecretUntil: (row, _field, plan) => sql`case when ${sql.ref(`${row}.old_secret_until`)} > ${plan.now}
    then ${sql.ref(`${row}.old_secret_until`)} end`,
  failingSince: column('failing_since'),
};

const attemptView: View = {
  id: column('id'),
  at: column('at'),
  durationMs: column('duration_ms'),
  status: column('status'),
  answer: column('answer'),
  failure: column('failure'),
};

/** View of WebhookDelivery. */
const deliveryView: View = {
  id: column('id'),
  eventId: column('event_id'),
  event: column('event'),
  state: column('state'),
  body: column('body'),
  createdAt: column('created_at'),
  nextTryAt: column('next_try_at'),
  attempts: many(
    attemptView,
    'webhook_attempt',
    (attempt, row) => sql`${sql.ref(`${attempt}.delivery_id`)} = ${sql.ref(`${row}.id`)}
      order by ${sql.ref(`${attempt}.id`)} desc limit 50`,
  ),
};

const own = (accountId: number): Reading => ({
  view: webhookView,
  table: 'webhook',
  where: (row) => sql`${sql.ref(`${row}.owner_id`)} = ${accountId}`,
  order: (row) => sql`${sql.ref(`${row}.id`)}`,
});

/** The caller's webhooks, oldest first. */
export function readWebhooks(ctx: Ctx, fields: readonly Field[]): Promise<Webhook[]> {
  return readList<Webhook>(ctx, own(accountIdOf(ctx)), fields);
}

/** One webhook of the caller. Throws NOT_FOUND for anybody else's. */
export async function readWebhook(ctx: Ctx, id: number, fields: readonly Field[]): Promise<Webhook> {
  const reading = own(accountIdOf(ctx));
  const where: Reading['where'] = (row, plan) =>
    sql`${reading.where(row, plan)} and ${sql.ref(`${row}.id`)} = ${id}`;
  const found = await readOne<Webhook>(ctx, { ...reading, where }, fields);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
  return found;
}

const ownDeliveries = (accountId: number): Reading => ({
  view: deliveryView,
  table: 'webhook_delivery',
  where: (row) =>
    sql`${sql.ref(`${row}.webhook_id`)} in (select id from webhook where owner_id = ${accountId})`,
  order: (row) => sql`${sql.ref(`${row}.id`)} desc`,
});

/** One page of the deliveries of a webhook of the caller, newest first; empty for webhooks of others. */
export function readDeliveries(
  ctx: Ctx,
  webhookId: string,
  fields: readonly Field[],
  page?: PageInput,
): Promise<Page<WebhookDelivery>> {
  const id = toId(webhookId, 'webhookId');
  const reading = ownDeliveries(accountIdOf(ctx));
  const where: Reading['where'] = (row, plan) =>
    sql`${reading.where(row, plan)} and ${sql.ref(`${row}.webhook_id`)} = ${id}`;
  return readPage<WebhookDelivery>(ctx, { ...reading, where }, fields, page);
}

/** One delivery to a webhook of the caller. Throws NOT_FOUND for anybody else's. */
export async function readDelivery(ctx: Ctx, id: number, fields: readonly Field[]): Promise<WebhookDelivery> {
  const reading = ownDeliveries(accountIdOf(ctx));
  const where: Reading['where'] = (row, plan) =>
    sql`${reading.where(row, plan)} and ${sql.ref(`${row}.id`)} = ${id}`;
  const found = await readOne<WebhookDelivery>(ctx, { ...reading, where }, fields);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
  return found;
}

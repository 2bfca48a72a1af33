import { p } from '@mikro-orm/core';
import { Webhook, WebhookAttempt, WebhookDelivery } from '../../../schema/webhook.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { orNotFound, toId } from '../../platform/ids.ts';
import { newestFirst, oldestFirst } from '../../platform/read/cursor.ts';
import { readById } from '../../platform/read/read-list.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, many, tableOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { heardBy } from './event-scopes.ts';
import { TEST_EVENT } from './webhook.events.ts';
import { makerWorks } from './webhook-pause.facts.ts';

const webhookTable = tableOf('webhook', {
  id: p.integer().primary(),
  url: p.string(),
  events: p.array(),
  state: p.string(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
  failingSince: p.datetime().nullable(),
});
const webhookAttemptTable = tableOf('webhook_attempt', {
  id: p.integer().primary(),
  at: p.datetime(),
  durationMs: p.integer(),
  status: p.integer().nullable(),
  answer: p.string().nullable(),
  failure: p.string().nullable(),
});
const webhookDeliveryTable = tableOf('webhook_delivery', {
  id: p.integer().primary(),
  eventId: p.string(),
  event: p.string(),
  state: p.string(),
  body: p.string(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
  nextTryAt: p.datetime().nullable(),
});
const webhook = columnsOf(webhookTable);
const webhookAttempt = columnsOf(webhookAttemptTable);
const { columns } = columnsOf(webhookDeliveryTable);

/** View of Webhook. Secrets have no column here. */
const webhookView = viewOf(Webhook, webhookTable, {
  ...webhook.columns('id', 'url', 'events', 'createdAt', 'updatedAt', 'failingSince'),
  state: (row, _field, { now }) => sql`case when ${sql.ref(`${row}.state`)} = 'enabled'
    and not ${makerWorks(row, now)} then 'paused' else ${sql.ref(`${row}.state`)} end`,
  pausedBecause: (row, _field, { now }) => sql`case when ${sql.ref(`${row}.state`)} in ('enabled', 'paused')
    and not ${makerWorks(row, now)} then 'token_ended' else ${sql.ref(`${row}.paused_because`)} end`,
  oldSecretUntil: (row, _field, plan) => sql`case when ${sql.ref(`${row}.old_secret_until`)} > ${plan.now}
    then ${sql.ref(`${row}.old_secret_until`)} end`,
});

const attemptView = viewOf(WebhookAttempt, webhookAttemptTable, {
  ...webhookAttempt.columns('id', 'durationMs', 'status', 'answer', 'failure'),
  createdAt: webhookAttempt.column('at'),
  updatedAt: webhookAttempt.column('at'),
});

const deliveryView = viewOf(WebhookDelivery, webhookDeliveryTable, {
  ...columns('id', 'eventId', 'event', 'state', 'body', 'createdAt', 'updatedAt', 'nextTryAt'),
  attempts: many(
    attemptView,
    (attempt, row) => sql`${sql.ref(`${attempt}.delivery_id`)} = ${sql.ref(`${row}.id`)}
      order by ${sql.ref(`${attempt}.id`)} desc limit 50`,
  ),
});

/** The viewer's webhooks. */
export const ownWebhooks: ListReading<Webhook> & ReadModel<Webhook> = {
  view: webhookView,
  visible: (row, { actor }) => sql`${sql.ref(`${row}.owner_id`)} = ${actor.accountId}::int`,
  keys: oldestFirst,
};

/** The caller's webhooks, oldest first. */
export function readWebhooks(ctx: Ctx, fields: Fields, page?: PageAsked): Promise<Connection<Webhook>> {
  accountIdOf(ctx);
  return readPage<Webhook>(ctx, ownWebhooks, fields, page);
}

/** One webhook of the caller. Throws NOT_FOUND for anybody else's. */
export function readWebhook(ctx: Ctx, id: number, fields: Fields): Promise<Webhook> {
  accountIdOf(ctx);
  return orNotFound(readById<Webhook>(ctx, ownWebhooks, id, fields));
}

/** Deliveries to the viewer's webhooks; of a token, tests and those of events whose scope it has. */
export const ownDeliveries: ListReading<WebhookDelivery> & ReadModel<WebhookDelivery> = {
  view: deliveryView,
  visible: (row, { actor }) => {
    const heard = heardBy(actor);
    return sql`${sql.ref(`${row}.webhook_id`)} in (select id from webhook where owner_id = ${actor.accountId}::int)
      ${heard ? sql`and ${sql.ref(`${row}.event`)} = any (${[...heard, TEST_EVENT]}::text[])` : sql``}`;
  },
  keys: newestFirst,
};

/** One page of the deliveries of a webhook of the caller, newest first; empty for webhooks of others. */
export function readDeliveries(ctx: Ctx, webhookId: string, fields: Fields, page?: PageAsked) {
  const id = toId(webhookId, 'webhookId');
  accountIdOf(ctx);
  const where = (row: string): Sql => sql`${sql.ref(`${row}.webhook_id`)} = ${id}`;
  return readPage<WebhookDelivery>(ctx, { ...ownDeliveries, where }, fields, page);
}

/** One delivery to a webhook of the caller. Throws NOT_FOUND for anybody else's. */
export function readDelivery(ctx: Ctx, id: number, fields: Fields): Promise<WebhookDelivery> {
  accountIdOf(ctx);
  return orNotFound(readById<WebhookDelivery>(ctx, ownDeliveries, id, fields));
}

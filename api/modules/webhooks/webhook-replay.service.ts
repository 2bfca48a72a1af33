import { randomUUID } from 'node:crypto';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { WebhookEvent } from '../../../schema/webhook.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { orNotFound, toId } from '../../platform/ids.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { sql } from '../../platform/sql.ts';
import { assertMayHear } from './event-scopes.ts';
import { TEST_EVENT } from './webhook.events.ts';
import { testMessage } from './webhook-message.ts';

const tests: Limit = { name: 'webhook-test', points: 20, seconds: 600 };
const replays: Limit = { name: 'webhook-replay', points: 60, seconds: 600 };

/**
 * Delivers a message of the caller again, with the same id and bytes, and with all its tries. Returns the delivery's
 * id. Throws NOT_FOUND, INSUFFICIENT_SCOPE for an event that a token may not hear, WEBHOOK_DISABLED, RATE_LIMITED.
 */
export async function replayDelivery(ctx: Ctx, typedId: string): Promise<number> {
  const id = toId(typedId, 'id');
  await ctx.ports.limiter.consume(replays, String(accountIdOf(ctx)));
  const webhook = await sql<{
    state: string;
    event: WebhookEvent | typeof TEST_EVENT;
  }>`select w.state, d.event from webhook_delivery d join webhook w on w.id = d.webhook_id
    where d.id = ${id} and w.owner_id = ${accountIdOf(ctx)} for update of w`.first(ctx);
  if (!webhook) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  if (webhook.event !== TEST_EVENT) assertMayHear(ctx, [webhook.event]);
  if (webhook.state !== 'enabled') throw new DomainError(ErrorCode.WEBHOOK_DISABLED);
  await sql`update webhook_delivery set state = 'pending', tries = 0, next_try_at = ${ctx.clock.now()}
    where id = ${id}`.run(ctx);
  return id;
}

/** Sends a test message to a webhook of the caller. Returns the delivery's id. Throws the same as replaying. */
export async function sendTestEvent(ctx: Ctx, typedId: string): Promise<number> {
  const webhookId = toId(typedId, 'webhookId');
  await ctx.ports.limiter.consume(tests, String(accountIdOf(ctx)));
  const webhook = await orNotFound(
    sql<{ state: string }>`select state from webhook
    where id = ${webhookId} and owner_id = ${accountIdOf(ctx)} for update`.first(ctx),
    'webhookId',
  );
  if (webhook.state !== 'enabled') throw new DomainError(ErrorCode.WEBHOOK_DISABLED);
  const now = ctx.clock.now();
  const { id, body } = testMessage(TEST_EVENT, webhookId, randomUUID(), now);
  const delivery = await sql<{ id: number }>`
    insert into webhook_delivery (webhook_id, event_id, event, body, state, next_try_at, created_at)
    values (${webhookId}, ${id}, ${TEST_EVENT}, ${body}, 'pending', ${now}, ${now}) returning id`.first(ctx);
  if (!delivery) throw new Error('an insert without conflict answers its row');
  return delivery.id;
}

import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import type { CreateWebhookInput, UpdateWebhookInput, WebhookEvent } from '../../../schema/webhook.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { orNotFound, toId } from '../../platform/ids.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import { sql } from '../../platform/sql.ts';
import { assertMayHear } from './event-scopes.ts';
import { failPending } from './fail-pending.ts';
import { encryptSecret } from './webhook-secret.service.ts';
import { createWebhookSecret } from './webhook-signature.ts';

/** Maximum number of webhooks of an account. */
const MOST = 10;
/** Characters of an address. */
const LONGEST_URL = 500;
/** Limits new addresses, because each is looked up. */
const addresses: Limit = { name: 'webhook-address', points: 30, seconds: 3_600 };
/** Hours during which messages are also signed with the earlier secret. */
const OLD_SECRET_HOURS = 24;

/** A webhook and its new secret. */
export interface NewWebhookSecret {
  readonly id: number;
  readonly secret: string;
}

function checkEvents(events: readonly WebhookEvent[]): WebhookEvent[] {
  if (events.length === 0) throw new DomainError(ErrorCode.FIELD_REQUIRED, 'events');
  if (events.length > 100) throw outOfBounds('events', { maxItems: 100 });
  return [...new Set(events)];
}

async function checkUrl(ctx: Ctx, typed: string): Promise<string> {
  const url = typed.trim();
  if (!url) throw new DomainError(ErrorCode.FIELD_REQUIRED, 'url');
  await ctx.ports.limiter.consume(addresses, String(accountIdOf(ctx)));
  if (url.length > LONGEST_URL || (await ctx.ports.outgoing.faultOf(url)))
    throw new DomainError(ErrorCode.WEBHOOK_URL_REFUSED, 'url');
  return url;
}

/**
 * Creates a webhook of the caller's account. Throws WEBHOOK_URL_REFUSED for addresses that are not public,
 * FIELD_REQUIRED without events, INSUFFICIENT_SCOPE for events that the token may not read, WEBHOOK_LIMIT above ten,
 * RATE_LIMITED.
 */
export async function createWebhook(ctx: Ctx, input: CreateWebhookInput): Promise<NewWebhookSecret> {
  const ownerId = accountIdOf(ctx);
  const events = checkEvents(input.events);
  assertMayHear(ctx, events);
  const url = await checkUrl(ctx, input.url);
  // Counted in the same statement, so that two concurrent requests do not exceed the limit.
  await sql`select from account where id = ${ownerId} for no key update`.run(ctx);
  const secret = createWebhookSecret();
  const now = ctx.clock.now();
  const room = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('webhook', 'id'))::int as id
    where (select count(*) from webhook where owner_id = ${ownerId}) < ${MOST}`.first(ctx);
  const id = room?.id;
  if (id === undefined) throw new DomainError(ErrorCode.WEBHOOK_LIMIT);
  const tokenId = ctx.actor.token?.id ?? null;
  await sql`insert into webhook (id, owner_id, url, events, sealed_secret, state, token_id, grant_id, created_at,
      updated_at)
    values (${id}, ${ownerId}, ${url}, ${events}::text[], ${encryptSecret(ctx, id, secret)}, 'enabled', ${tokenId},
      (select grant_id from access_token where id = ${tokenId}), ${now}, ${now})`.run(ctx);
  noteSecurity(ctx, 'webhook_created', { webhookId: id });
  return { id, secret };
}

/** A webhook of the caller, locked until the transaction ends. Throws NOT_FOUND for webhooks of others. */
function lockOwn(ctx: Ctx, id: string, field: string): Promise<{ id: number; events: WebhookEvent[] }> {
  return orNotFound(
    sql<{ id: number; events: WebhookEvent[] }>`select id, events from webhook
    where id = ${toId(id, field)} and owner_id = ${accountIdOf(ctx)} for update`.first(ctx),
    field,
  );
}

/** Changes what is given of a webhook of the caller and returns its id. Throws the same as `createWebhook`, and NOT_FOUND. */
export async function updateWebhook(ctx: Ctx, input: UpdateWebhookInput): Promise<number> {
  const { id, events: present } = await lockOwn(ctx, input.id, 'id');
  const { enabled } = input;
  if (enabled === null) throw outOfBounds('enabled', { format: 'given' });
  const events = input.events === undefined ? null : checkEvents(input.events ?? []);
  assertMayHear(ctx, events ?? present);
  const url = input.url === undefined ? null : await checkUrl(ctx, input.url ?? '');
  const state = enabled === undefined ? null : enabled ? 'enabled' : 'disabled';
  const now = ctx.clock.now();
  const isAdopted = state === 'enabled' && !ctx.actor.token;
  await sql`update webhook set url = coalesce(${url}, url), events = coalesce(${events}::text[], events),
      state = coalesce(${state}, state), updated_at = ${now},
      paused_because = case when ${state}::text is null then paused_because end,
      -- Resumed by its owner, it no longer depends on the token that made it.
      token_id = case when ${isAdopted} then null else token_id end,
      grant_id = case when ${isAdopted} then null else grant_id end,
      failing_since = case when ${state === 'enabled' || url !== null} then null else failing_since end
    where id = ${id}`.run(ctx);
  if (state === 'disabled') await failPending(ctx, id);
  noteSecurity(ctx, 'webhook_changed', { webhookId: id });
  return id;
}

/** Deletes a webhook of the caller with its delivery log. Throws NOT_FOUND. */
export async function deleteWebhook(ctx: Ctx, typedId: string): Promise<void> {
  const { id } = await lockOwn(ctx, typedId, 'id');
  await sql`delete from webhook where id = ${id}`.run(ctx);
  noteSecurity(ctx, 'webhook_deleted', { webhookId: id });
}

/** Creates a new secret. Messages are also signed with the earlier one for 24 hours. Throws NOT_FOUND. */
export async function rotateWebhookSecret(ctx: Ctx, typedId: string): Promise<NewWebhookSecret> {
  const { id } = await lockOwn(ctx, typedId, 'id');
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + OLD_SECRET_HOURS * 3_600_000);
  const secret = createWebhookSecret();
  const encrypted = encryptSecret(ctx, id, secret);
  await sql`update webhook set sealed_secret = ${encrypted}, sealed_old_secret = sealed_secret, old_secret_until = ${until},
    updated_at = ${now} where id = ${id}`.run(ctx);
  noteSecurity(ctx, 'webhook_secret_renewed', { webhookId: id });
  return { id, secret };
}

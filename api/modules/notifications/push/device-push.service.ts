import { ECDH } from 'node:crypto';
import type { DevicePush } from '../../../../schema/device-push.ts';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { Limit } from '../../../platform/rate-limit/rate-limiter.ts';
import { sql } from '../../../platform/sql.ts';
import { vapidKeys } from './vapid.ts';

/** Where a browser takes messages, and what they are encrypted with (RFC 8291), in base64url. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Limits new addresses, because each is looked up. */
const addresses: Limit = { name: 'push-endpoint', points: 30, seconds: 3_600 };
/** 16 bytes. */
const secret = /^[\w-]{22}$/;
/** A point of the curve P-256, uncompressed: 65 bytes. */
const point = /^[\w-]{87}$/;

/** Web Push of the caller's session. */
export async function readDevicePush(ctx: Ctx): Promise<DevicePush> {
  const devices = await sql<{ isOwn: boolean }>`select session_id = ${ctx.actor.sessionId}::int as "isOwn"
    from push_subscription where account_id = ${accountIdOf(ctx)}`.rows(ctx);
  return {
    publicKey: vapidKeys(ctx).publicKey,
    isOn: devices.some(({ isOwn }) => isOwn),
    deviceCount: devices.length,
  };
}

function isPublicKey(text: string): boolean {
  try {
    return point.test(text) && ECDH.convertKey(text, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}

/**
 * Sends notifications to the device of the caller's session from now on, also when another session had its subscription.
 * Throws PUSH_REFUSED for an address that is not public and for keys that nothing can be encrypted with, RATE_LIMITED.
 */
export async function turnPushOn(ctx: Ctx, { endpoint, p256dh, auth }: PushTarget): Promise<void> {
  const accountId = accountIdOf(ctx);
  await ctx.ports.limiter.consume(addresses, String(accountId));
  if (await ctx.ports.outgoing.faultOf(endpoint)) throw new DomainError(ErrorCode.PUSH_REFUSED, 'endpoint');
  if (!isPublicKey(p256dh)) throw new DomainError(ErrorCode.PUSH_REFUSED, 'p256dh');
  if (!secret.test(auth)) throw new DomainError(ErrorCode.PUSH_REFUSED, 'auth');
  const { sessionId } = ctx.actor;
  await sql`delete from push_subscription where endpoint = ${endpoint} or session_id = ${sessionId}::int`.run(
    ctx,
  );
  await sql`insert into push_subscription (session_id, account_id, endpoint, p256dh, auth, server_key, created_at)
    values (${sessionId}::int, ${accountId}, ${endpoint}, ${p256dh}, ${auth}, ${vapidKeys(ctx).publicKey},
      ${ctx.clock.now()})`.run(ctx);
}

/** Sends nothing more to the device of the caller's session. */
export async function turnPushOff(ctx: Ctx): Promise<void> {
  await sql`delete from push_subscription where session_id = ${ctx.actor.sessionId}::int`.run(ctx);
}

/** Has a notification sent to every device of its recipient that asked for it, each on its own. */
export async function recordPushes(ctx: Ctx, accountId: number, notificationId: number): Promise<void> {
  const devices = await sql<{ sessionId: number }>`select session_id as "sessionId" from push_subscription
    where account_id = ${accountId} order by session_id`.rows(ctx);
  for (const { sessionId } of devices)
    await record(ctx, { type: 'push.notification', accountId, notificationId, sessionId });
}

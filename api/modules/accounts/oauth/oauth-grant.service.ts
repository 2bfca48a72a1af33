import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import type { RecordCtx } from '../../../platform/outbox/outbox.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { announceSessionsEnded } from '../sessions/session.service.ts';

const HOUR = 3_600_000;

/** Ends what members allowed programs, with every code and token that came of it. Returns how many. */
export async function endGrants(ctx: RecordCtx, which: Sql): Promise<number> {
  const ended = await sql<{ accountId: number }>`delete from oauth_grant where ${which}
    returning account_id as "accountId"`.rows(ctx);
  for (const id of new Set(ended.map(({ accountId }) => accountId))) await announceSessionsEnded(ctx, id);
  return ended.length;
}

/** Ends a program for the caller. Throws NOT_FOUND when it is not connected. */
export async function disconnectApp(ctx: Ctx, typedId: string): Promise<void> {
  const appId = toId(typedId, 'id');
  const mine = sql`app_id = ${appId} and account_id = ${accountIdOf(ctx)}`;
  if ((await endGrants(ctx, mine)) === 0) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  noteSecurity(ctx, 'app_ended', { appId });
}

/** How long a program acts for a member before it has to ask again, however much it is used. */
const LONGEST = 365 * 24 * HOUR;

/** Deletes expired codes and tokens, grants of which none is left, and those that are a year old. */
export async function deleteExpiredOAuth(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await endGrants(ctx, sql`created_at < ${new Date(now.getTime() - LONGEST)}`);
  await sql`delete from oauth_secret where expires_at < ${now}`.run(ctx);
  await sql`delete from access_token where grant_id is not null and expires_at < ${now}`.run(ctx);
  await sql`delete from oauth_grant g where g.created_at < ${new Date(now.getTime() - HOUR)}
    and not exists (select from oauth_secret s where s.grant_id = g.id)
    and not exists (select from access_token t where t.grant_id = g.id)`.run(ctx);
}

import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';

/**
 * Removes the second factors that were added to an account since an instant, which may be a stranger's. Recovery codes
 * go when any of them does, because they may have been made then; they come back with the next factor.
 */
export async function removeFactorsSince(ctx: Ctx, accountId: number, since: Date): Promise<void> {
  const passkeys = await sql`delete from passkey where account_id = ${accountId} and created_at >= ${since}
    returning id`.rows(ctx);
  const apps = await sql`delete from authenticator_app where account_id = ${accountId}
    and coalesce(confirmed_at, created_at) >= ${since} returning account_id`.rows(ctx);
  if (passkeys.length + apps.length > 0)
    await sql`delete from recovery_code where account_id = ${accountId}`.run(ctx);
}

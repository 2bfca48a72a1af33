import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';

/** Revokes every token of an account. The caller ends the sessions and tells the sockets. */
export async function revokeAllTokens(ctx: Ctx, accountId: number): Promise<void> {
  await sql`update access_token set revoked_at = ${ctx.clock.now()}
    where account_id = ${accountId} and revoked_at is null`.run(ctx);
}

import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** Ends every token of an account. Its sockets are told by the caller, who ends the sessions too. */
export async function revokeAllTokens(ctx: Ctx, accountId: number): Promise<void> {
  await sql`update access_token set revoked_at = ${ctx.clock.now()}
    where account_id = ${accountId} and revoked_at is null`.execute(ctx.em.getKysely());
}

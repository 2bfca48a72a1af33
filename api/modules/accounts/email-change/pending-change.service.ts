import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import { revokeMailLinks } from '../sign-up/mail-link.service.ts';

/** Gives up the address that an account asked to change to; its link no longer works. Returns whether one waited. */
export async function dropPendingChange(ctx: Ctx, accountId: number): Promise<boolean> {
  const dropped = await sql`delete from email_change where account_id = ${accountId} and done_at is null
    returning id`.rows(ctx);
  await revokeMailLinks(ctx, accountId, 'change_email');
  return dropped.length > 0;
}

import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import { undoableSince } from './email-change.policy.ts';

/**
 * Whether another account has the address in any of its forms: with dots or a tag, both of which reach the same mailbox.
 * An address that was left can be gone back to for some days, and is not free before.
 */
export async function isEmailTaken(ctx: Ctx, email: string, exceptId = 0): Promise<boolean> {
  const taken = await sql`select from account where email_form = form_of_email(${email}) and id <> ${exceptId}
    union all select from email_change where form_of_email(old_email) = form_of_email(${email})
      and account_id <> ${exceptId} and done_at > ${undoableSince(ctx.clock.now())} and undone_at is null
    limit 1`.rows(ctx);
  return taken.length > 0;
}

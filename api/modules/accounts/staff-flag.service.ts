import type { Ctx } from '../../platform/context.ts';
import { forUpdate } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { Account } from './account.entity.ts';
import { announceSessionsEnded } from './sessions/session.service.ts';

/**
 * Sets or clears the staff flag from the command line, which is how the first member of staff is made. The record of
 * staff actions names the account itself. False when no account has the address.
 */
export async function setStaffFlag(
  ctx: Pick<Ctx, 'em' | 'clock'>,
  email: string,
  isStaff: boolean,
): Promise<boolean> {
  const address = { email: email.trim().toLowerCase() };
  const account = await ctx.em.findOne(Account, address, forUpdate);
  if (!account) return false;
  account.isStaff = isStaff;
  await ctx.em.flush();
  await announceSessionsEnded({ ...ctx, actor: { accountId: null } }, account.id);
  await sql`insert into staff_action (staff_id, action, subject, subject_id, whom_id, reason, at)
    values (${account.id}, ${isStaff ? 'giveStaff' : 'takeStaff'}, 'account', ${account.id}, ${account.id},
      'command on the server', ${ctx.clock.now()})`.run(ctx);
  return true;
}

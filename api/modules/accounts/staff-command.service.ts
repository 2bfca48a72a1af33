import type { StaffRole } from '../../../schema/staff-role.ts';
import type { Ctx } from '../../platform/context.ts';
import { forUpdate } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { Account } from './account.entity.ts';
import { announceSessionsEnded } from './sessions/session.service.ts';

/**
 * Sets the roles of an account from the command line, which is how the first lead is made; none makes it a member. The
 * audit log names the account itself. False when no account has the address.
 */
export async function setRolesByCommand(
  ctx: Pick<Ctx, 'em' | 'clock'>,
  email: string,
  roles: readonly StaffRole[],
): Promise<boolean> {
  const address = { email: email.trim().toLowerCase() };
  const account = await ctx.em.findOne(Account, address, forUpdate);
  if (!account) return false;
  account.staffRoles = [...roles];
  await ctx.em.flush();
  await announceSessionsEnded({ ...ctx, actor: { accountId: null } }, account.id);
  await sql`insert into staff_action (staff_id, action, subject, subject_id, whom_id, reason, data, at)
    values (${account.id}, ${roles.length > 0 ? 'giveStaff' : 'takeStaff'}, 'account', ${account.id}, ${account.id},
      'command on the server', ${JSON.stringify({ roles })}::jsonb, ${ctx.clock.now()})`.run(ctx);
  return true;
}

/**
 * Removes the second factors of a member who lost them from the command line, and ends their sessions. The audit log
 * names the account itself. False when no account has the address.
 */
export async function resetFactorsByCommand(ctx: Pick<Ctx, 'em' | 'clock'>, email: string): Promise<boolean> {
  const account = await ctx.em.findOne(Account, { email: email.trim().toLowerCase() }, forUpdate);
  if (!account) return false;
  for (const table of ['passkey', 'authenticator_app', 'recovery_code', 'session'])
    await sql`delete from ${sql.ref(table)} where account_id = ${account.id}`.run(ctx);
  await announceSessionsEnded({ ...ctx, actor: { accountId: null } }, account.id);
  await sql`insert into staff_action (staff_id, action, subject, subject_id, whom_id, reason, at)
    values (${account.id}, 'resetFactors', 'account', ${account.id}, ${account.id}, 'command on the server',
      ${ctx.clock.now()})`.run(ctx);
  return true;
}

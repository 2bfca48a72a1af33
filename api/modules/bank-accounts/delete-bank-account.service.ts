import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { forUpdate } from '../../platform/ids.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { BankAccount } from './bank-account.entity.ts';
import { recordChange } from './bank-account-notice.service.ts';
import { KeptBankAccount } from './kept-bank-account.entity.ts';
import { forgetSpare, keepReplaced, removeUnused } from './kept-bank-account.service.ts';

/** Whether money is on its way to a member: a payout that is not settled, or a job that is being released or split. */
async function hasPayoutInFlight(ctx: Ctx, accountId: number): Promise<boolean> {
  const found = await sql`select from payout where payee_id = ${accountId} and state = 'created'
    union all select from remark where applicant_id = ${accountId} and state = 'releasing'
    union all select from remark as r join dispute as d on d.remark_id = r.id
      where r.applicant_id = ${accountId} and d.ruling = 'split' and r.state = 'refunding'
    limit 1`.rows(ctx);
  return found.length > 0;
}

async function takeAway(ctx: Ctx, ownerId: number): Promise<string | null> {
  const bank = await ctx.em.findOne(BankAccount, { ownerId }, forUpdate);
  if (!bank) return null;
  if (await hasPayoutInFlight(ctx, ownerId)) throw new DomainError(ErrorCode.PAYOUT_IN_FLIGHT);
  await keepReplaced(ctx, bank);
  ctx.em.remove(bank);
  await ctx.em.flush();
  await recordChange(ctx, ownerId, 'deleted');
  return bank.providerAccountId;
}

/**
 * Deletes the caller's bank account; does nothing without one. It is kept for the days in which that can be undone.
 * Throws PAYOUT_IN_FLIGHT.
 */
export async function deleteBankAccount(ctx: StepsCtx): Promise<void> {
  const ownerId = accountIdOf(ctx);
  const providerAccountId = await ctx.inTransaction((inner) => takeAway(inner, ownerId));
  if (providerAccountId) await removeUnused(ctx, ownerId, providerAccountId);
}

/** Deletes the caller's spare bank account; does nothing without one. */
export async function deleteSpareBankAccount(ctx: StepsCtx): Promise<void> {
  const ownerId = accountIdOf(ctx);
  const spare = await ctx.em.fork().findOne(KeptBankAccount, { ownerId, isSpare: true });
  if (!spare) return;
  await ctx.inTransaction((inner) => forgetSpare(inner, ownerId));
  await removeUnused(ctx, ownerId, spare.providerAccountId);
}

import { forUpdate } from '../../platform/ids.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { refreshAccountStanding } from './account-standing.service.ts';
import { BankAccount } from './bank-account.entity.ts';

/** Maximum number of accounts in one run. */
const BATCH = 50;

/**
 * Lets payouts begin to bank accounts whose wait is over: only now the provider pays out to them, too. What was released
 * meanwhile follows by its own jobs. Returns the number of accounts; one that fails comes again with the next run.
 */
export async function payNewAccounts(ctx: StepsCtx): Promise<number> {
  const due = await ctx.em
    .fork()
    .find(
      BankAccount,
      { payableAt: { $lte: ctx.clock.now() } },
      { limit: BATCH, orderBy: { payableAt: 'asc' } },
    );
  for (const { id, providerAccountId, providerBankId } of due) {
    try {
      await ctx.ports.payment.payToBankAccount(providerAccountId, providerBankId);
      await ctx.inTransaction(async (inner) => {
        const bank = await inner.em.findOne(BankAccount, { id, providerBankId }, forUpdate);
        if (bank) Object.assign(bank, { payableAt: null, updatedAt: inner.clock.now() });
      });
      await refreshAccountStanding(ctx, providerAccountId);
    } catch (error) {
      ctx.ports.log.error({ err: error, bankAccount: id }, 'a new bank account could not be used yet');
    }
  }
  return due.length;
}

import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { forUpdate } from '../../platform/ids.ts';
import type { Ports } from '../../platform/ports.ts';
import { type ProviderSteps, runSteps, type StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { BankAccount } from './bank-account.entity.ts';

/** The provider's ids of a bank account. */
interface Reference {
  readonly providerAccountId: string;
  readonly providerBankId: string;
}

/** Whether money is on its way to a member: a payout that is not settled, or a job that is being released or split. */
async function hasPayoutInFlight(ctx: Ctx, accountId: number): Promise<boolean> {
  const found = await sql`select from payout where payee_id = ${accountId} and state = 'created'
    union all select from remark where applicant_id = ${accountId} and state = 'releasing'
    union all select from remark as r join dispute as d on d.remark_id = r.id
      where r.applicant_id = ${accountId} and d.ruling = 'split' and r.state = 'refunding'
    limit 1`.rows(ctx);
  return found.length > 0;
}

async function prepare(ctx: Ctx, ownerId: number): Promise<{ call: Reference } | { done: undefined }> {
  const bank = await ctx.em.findOne(BankAccount, { ownerId }, forUpdate);
  if (!bank) return { done: undefined };
  if (await hasPayoutInFlight(ctx, ownerId)) throw new DomainError(ErrorCode.PAYOUT_IN_FLIGHT);
  const { providerAccountId, providerBankId } = bank;
  ctx.em.remove(bank);
  await ctx.em.flush();
  return { call: { providerAccountId, providerBankId } };
}

/** The provider does not delete the last bank account of a connected account; it goes when another one is added. */
async function forget({ payment, log }: Ports, bank: Reference): Promise<void> {
  const { providerAccountId, providerBankId } = bank;
  try {
    await payment.deleteBankAccount(providerAccountId, providerBankId, `bank-remove-${providerBankId}`);
  } catch (error) {
    log.warn({ err: error }, 'a deleted bank account stays at the payment provider');
  }
}

const steps: ProviderSteps<number, Reference, void, undefined> = {
  prepare,
  call: ({ ports }, bank) => forget(ports, bank),
  settle: async () => undefined,
};

/** Deletes the caller's bank account; does nothing without one. Throws PAYOUT_IN_FLIGHT. */
export async function deleteBankAccount(ctx: StepsCtx): Promise<void> {
  await runSteps(ctx, ctx.inTransaction, steps, accountIdOf(ctx));
}

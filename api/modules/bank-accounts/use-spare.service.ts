import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { forUpdate } from '../../platform/ids.ts';
import { type Prepared, type ProviderSteps, runSteps, type StepsCtx } from '../../platform/process/steps.ts';
import { Account } from '../accounts/account.entity.ts';
import { refreshAccountStanding, UNKNOWN_STANDING } from './account-standing.service.ts';
import { BankAccount } from './bank-account.entity.ts';
import { recordChange } from './bank-account-notice.service.ts';
import { KeptBankAccount } from './kept-bank-account.entity.ts';
import { keepReplaced } from './kept-bank-account.service.ts';
import { isProved, partsOf } from './new-account.policy.ts';
import { ProviderAccount } from './provider-account.entity.ts';
import { toFailure } from './provider-failure.ts';

/** The spare, and from when it is paid out to; null for right away. */
interface Chosen {
  readonly ownerId: number;
  readonly id: number;
  readonly providerAccountId: string;
  readonly providerBankId: string;
  readonly payableAt: Date | null;
}

const unknown = { ...UNKNOWN_STANDING, look: 0 };

/** Makes an account that was kept the one that is paid out to. The caller asks the provider how it stands. */
export async function putInPlace(
  ctx: Ctx,
  ownerId: number,
  parts: ReturnType<typeof partsOf>,
): Promise<void> {
  const now = ctx.clock.now();
  const { providerAccountId } = parts;
  const present = await ctx.em.findOne(BankAccount, { ownerId });
  const standing = present?.providerAccountId === providerAccountId ? {} : unknown;
  if (present) ctx.em.assign(present, { ...parts, ...standing, updatedAt: now });
  else ctx.em.create(BankAccount, { ownerId, ...parts, ...unknown, createdAt: now, updatedAt: now });
  await ctx.em.nativeUpdate(ProviderAccount, { accountId: ownerId }, { providerAccountId });
  await ctx.em.flush();
}

async function prepare(ctx: Ctx, ownerId: number): Promise<Prepared<Chosen, void>> {
  const spare = await ctx.em.findOne(KeptBankAccount, { ownerId, isSpare: true });
  if (!spare) throw new DomainError(ErrorCode.NOT_FOUND);
  const { id, providerAccountId, providerBankId, payableAt } = spare;
  const waits = payableAt && payableAt > ctx.clock.now() && !isProved(ctx);
  return { call: { ownerId, id, providerAccountId, providerBankId, payableAt: waits ? payableAt : null } };
}

async function settle(ctx: Ctx, { ownerId, id, payableAt }: Chosen): Promise<void> {
  await ctx.em.findOneOrFail(Account, { id: ownerId }, forUpdate);
  const spare = await ctx.em.findOne(KeptBankAccount, { id, isSpare: true });
  if (!spare) return;
  const parts = { ...partsOf(spare), payableAt };
  ctx.em.remove(spare);
  await ctx.em.flush();
  const present = await ctx.em.findOne(BankAccount, { ownerId });
  if (present) await keepReplaced(ctx, present, true);
  await putInPlace(ctx, ownerId, parts);
  await recordChange(ctx, ownerId, 'replaced');
}

const steps: ProviderSteps<number, Chosen, void, void> = {
  prepare,
  async call({ ports }, { providerAccountId, providerBankId, payableAt }) {
    if (!payableAt) await ports.payment.payToBankAccount(providerAccountId, providerBankId);
  },
  settle,
};

/**
 * Makes the caller's spare bank account the one that is paid out to, and keeps the earlier one as the spare. A spare
 * younger than the wait is paid out to once it is old enough. Throws NOT_FOUND without one, UNAVAILABLE.
 */
export async function useSpareBankAccount(ctx: StepsCtx): Promise<void> {
  const ownerId = accountIdOf(ctx);
  await runSteps(ctx, ctx.inTransaction, steps, ownerId).catch((error: unknown) => {
    throw toFailure(ctx, error);
  });
  const bank = await ctx.em.fork().findOne(BankAccount, { ownerId });
  if (bank) await refreshAccountStanding(ctx, bank.providerAccountId);
}

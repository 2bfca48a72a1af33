import type { Ctx } from '../../platform/context.ts';
import { forUpdate } from '../../platform/ids.ts';
import { type Prepared, type ProviderSteps, runSteps, type StepsCtx } from '../../platform/process/steps.ts';
import { Account } from '../accounts/account.entity.ts';
import { endAllSessions } from '../accounts/sessions/session.service.ts';
import { consumeMailLink, countLink, readMailLink } from '../accounts/sign-up/mail-link.service.ts';
import { refreshAccountStanding } from './account-standing.service.ts';
import { BankAccount } from './bank-account.entity.ts';
import { recordChange } from './bank-account-notice.service.ts';
import { KeptBankAccount } from './kept-bank-account.entity.ts';
import { removeUnused } from './kept-bank-account.service.ts';
import { partsOf, UNDO_DAYS } from './new-account.policy.ts';
import { toFailure } from './provider-failure.ts';
import { putInPlace } from './use-spare.service.ts';

const DAY = 86_400_000;

interface Undone {
  readonly token: string;
  readonly ownerId: number;
  /** The account before the change; null when only a spare was added. */
  readonly earlier: { readonly providerAccountId: string; readonly providerBankId: string } | null;
}

const earlierOf = (ctx: Ctx, ownerId: number) =>
  ctx.em.findOne(KeptBankAccount, { ownerId, replacedAt: { $ne: null } });

async function prepare(ctx: Ctx, token: string): Promise<Prepared<Undone, number>> {
  const { accountId: ownerId } = await readMailLink(ctx, token, 'undo_bank_account');
  return { call: { token, ownerId, earlier: await earlierOf(ctx, ownerId) } };
}

/** Spares that were added in the days in which a change can be undone may be the stranger's. */
async function dropNewSpare(ctx: Ctx, ownerId: number): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - UNDO_DAYS * DAY);
  await ctx.em.nativeDelete(KeptBankAccount, { ownerId, isSpare: true, createdAt: { $gt: since } });
}

async function settle(ctx: Ctx, { token, ownerId, earlier }: Undone): Promise<number> {
  await ctx.em.findOneOrFail(Account, { id: ownerId }, forUpdate);
  await consumeMailLink(ctx, token, 'undo_bank_account');
  const kept = earlier && (await earlierOf(ctx, ownerId));
  if (kept && kept.providerBankId === earlier.providerBankId) {
    const parts = partsOf(kept);
    ctx.em.remove(kept);
    await ctx.em.flush();
    await putInPlace(ctx, ownerId, parts);
  }
  await dropNewSpare(ctx, ownerId);
  await endAllSessions(ctx, ownerId);
  await recordChange(ctx, ownerId, 'restored');
  return ownerId;
}

const steps: ProviderSteps<string, Undone, void, number> = {
  prepare,
  async call({ ports }, { earlier }) {
    if (earlier) await ports.payment.payToBankAccount(earlier.providerAccountId, earlier.providerBankId);
  },
  settle,
};

/**
 * Undoes the last change of a bank account by the link of its mail, without signing in: the earlier account is paid out
 * to again, a spare of the last days goes, and all sessions and access tokens end. Throws LINK_INVALID, UNAVAILABLE,
 * RATE_LIMITED.
 */
export async function undoBankAccount(ctx: StepsCtx, token: string): Promise<string> {
  await countLink(ctx, token);
  const ownerId = await runSteps(ctx, ctx.inTransaction, steps, token).catch((error: unknown) => {
    throw toFailure(ctx, error);
  });
  const bank = await ctx.em.fork().findOne(BankAccount, { ownerId });
  if (bank) {
    await refreshAccountStanding(ctx, bank.providerAccountId);
    await removeUnused(ctx, ownerId, bank.providerAccountId);
  }
  return (await ctx.em.fork().findOneOrFail(Account, { id: ownerId })).email;
}

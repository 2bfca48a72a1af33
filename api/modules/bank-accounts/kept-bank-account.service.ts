import type { Ctx } from '../../platform/context.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { BankAccount } from './bank-account.entity.ts';
import { KeptBankAccount } from './kept-bank-account.entity.ts';
import { type AccountHistory, isProved, partsOf, UNDO_DAYS } from './new-account.policy.ts';

const DAY = 86_400_000;

/** What decides whether a new bank account of a member waits. */
export async function historyOf(ctx: Ctx, ownerId: number): Promise<AccountHistory> {
  const current = await ctx.em.findOne(BankAccount, { ownerId });
  const kept = await ctx.em.find(KeptBankAccount, { ownerId });
  const known = current ? [current, ...kept] : kept;
  const had =
    await sql`select from account_fingerprint where account_id = ${ownerId} and kind = 'bank' limit 1`.rows(
      ctx,
    );
  return { isFirst: known.length === 0 && had.length === 0, isProved: isProved(ctx), known };
}

/**
 * Keeps the bank account that another replaces, so that the change can be undone. One that waits itself is not gone back
 * to, but to the one before it: a stranger who changes it twice does not take the place of the owner's.
 */
export async function keepReplaced(ctx: Ctx, present: BankAccount, isSpare = false): Promise<void> {
  const { ownerId } = present;
  const waits = present.payableAt != null;
  if (waits && !isSpare) return;
  const earlier = await ctx.em.findOne(KeptBankAccount, { ownerId, replacedAt: { $ne: null } });
  if (earlier && !waits) await forgetReplaced(ctx, earlier);
  const now = ctx.clock.now();
  const times = { replacedAt: waits ? null : now, createdAt: present.createdAt, updatedAt: now };
  ctx.em.create(KeptBankAccount, { ownerId, ...partsOf(present), ...times, isSpare });
  await ctx.em.flush();
}

/** From now on the change before the last one cannot be undone any more. */
export async function forgetReplaced(ctx: Ctx, earlier: KeptBankAccount): Promise<void> {
  if (earlier.isSpare) earlier.replacedAt = null;
  else ctx.em.remove(earlier);
  await ctx.em.flush();
}

/** The same for a spare that another takes the place of, or that is deleted. */
export async function forgetSpare(ctx: Ctx, ownerId: number): Promise<void> {
  const spare = await ctx.em.findOne(KeptBankAccount, { ownerId, isSpare: true });
  if (!spare) return;
  if (spare.replacedAt) spare.isSpare = false;
  else ctx.em.remove(spare);
  await ctx.em.flush();
}

/** Removes bank accounts at the provider that none of our rows names any more. Best effort: they are not paid out to. */
export async function removeUnused(ctx: StepsCtx, ownerId: number, accountId: string): Promise<void> {
  const { payment, log } = ctx.ports;
  try {
    const { bankAccounts } = await payment.retrieveAccount(accountId);
    const em = ctx.em.fork();
    const named = [
      ...(await em.find(BankAccount, { ownerId })),
      ...(await em.find(KeptBankAccount, { ownerId })),
    ].map(({ providerBankId }) => providerBankId);
    for (const { id } of bankAccounts)
      if (!named.includes(id)) await payment.deleteBankAccount(accountId, id, `bank-remove-${id}`);
  } catch (error) {
    log.warn({ err: error }, 'an old bank account stays at the payment provider');
  }
}

/** Forgets replaced bank accounts once their change can no longer be undone. Returns how many. */
export async function forgetOldBankAccounts(ctx: StepsCtx): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - UNDO_DAYS * DAY);
  const old = await ctx.em.fork().find(KeptBankAccount, { replacedAt: { $lte: before } }, { limit: 100 });
  for (const { id, ownerId, providerAccountId } of old) {
    await ctx.inTransaction(async (inner) => {
      const row = await inner.em.findOne(KeptBankAccount, { id, replacedAt: { $lte: before } });
      if (row) await forgetReplaced(inner, row);
    });
    await removeUnused(ctx, ownerId, providerAccountId);
  }
  return old.length;
}

import { forUpdate } from '../../platform/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { AccountResult } from '../../platform/payment/payment-results.ts';
import { beginLook } from '../../platform/payment/provider-look.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { BankAccount } from './bank-account.entity.ts';

/** What we store about the provider's view of an account. */
export function standingOf({
  transfersEnabled,
  payoutsEnabled,
  requirements,
  requirementsDueAt,
  inReview,
  problems,
  disabledReason,
}: AccountResult): Standing {
  const isEnabled = transfersEnabled && payoutsEnabled;
  const details = { requirements, requirementsDueAt, inReview, problems, disabledReason };
  return { payoutsEnabled: isEnabled, ...details };
}

export type Standing = Pick<
  BankAccount,
  'payoutsEnabled' | 'requirements' | 'requirementsDueAt' | 'inReview' | 'problems' | 'disabledReason'
>;

/** Of an account that the provider was not asked about yet. */
export const UNKNOWN_STANDING: Standing = {
  payoutsEnabled: false,
  requirements: [],
  requirementsDueAt: null,
  inReview: [],
  problems: [],
  disabledReason: null,
};

/** What open pages show of it: whether payouts go on, and what holds them. */
const shownOf = ({ payoutsEnabled, requirements, inReview, disabledReason }: Standing): string =>
  JSON.stringify({ payoutsEnabled, requirements, inReview, disabledReason });

/** Jobs whose pages show whether this member can be paid. */
const WAITING = ['offered', 'countered', 'offer_accepted', 'hired', 'cancel_asked', 'done', 'disputed'];
const MOST_JOBS = 100;

/**
 * Updates what we know of a connected account from the provider. Its owner is notified when payouts are paused, with
 * what to do, and when they resume; open pages of their jobs are refreshed.
 */
export async function refreshAccountStanding(ctx: StepsCtx, providerAccountId: string): Promise<void> {
  const known = await ctx.em.fork().count(BankAccount, { providerAccountId });
  if (known === 0) return;
  const look = await beginLook(ctx);
  const account = await ctx.ports.payment.retrieveAccount(providerAccountId);
  const standing = standingOf(account);
  await ctx.inTransaction(async (inner) => {
    const bank = await inner.em.findOne(BankAccount, { providerAccountId }, forUpdate);
    if (!bank || bank.look > look) return;
    const wasEnabled = bank.payoutsEnabled;
    const wasShown = shownOf(bank);
    Object.assign(bank, standing, { look, updatedAt: inner.clock.now() });
    await inner.em.flush();
    if (wasEnabled !== standing.payoutsEnabled) {
      const type = standing.payoutsEnabled ? 'bankAccount.resumed' : 'bankAccount.paused';
      await record(inner, { type, accountId: bank.ownerId });
    }
    if (wasShown === shownOf(standing)) return;
    const jobs = await sql<{ id: number }>`select id from remark where applicant_id = ${bank.ownerId}
      and state in (${sql.join(WAITING)}) order by id desc limit ${MOST_JOBS}`.rows(inner);
    for (const { id: remarkId } of jobs) await record(inner, { type: 'remark.payeeChanged', remarkId });
  });
}

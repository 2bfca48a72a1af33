import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { RemarkState } from '../../../schema/remark.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { forUpdate, orNotFound } from '../../platform/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import { sql } from '../../platform/sql.ts';
import { Account } from '../accounts/account.entity.ts';
import { provenAccount } from '../accounts/proofs/proof.service.ts';
import { endAllSessions } from '../accounts/sessions/session.service.ts';
import { revokeAllMailLinks } from '../accounts/sign-up/mail-link.service.ts';
import { withdrawCampaigns } from '../campaigns/review/owner-campaigns.service.ts';
import { removeCustomer } from '../payments/saved/provider-removal.service.ts';
import { recordVisibilityChange } from '../presence/visibility.service.ts';
import { lockRemark, moveRemark } from '../remarks/remark.service.ts';
import { recordStaffAction, requireReason } from '../staff-actions/staff-action.service.ts';
import { eraseTable } from './erase-table.ts';
import { countOpenJobs, countOpenOrders } from './open-jobs.read.ts';
import { personalTables } from './personal-tables.ts';

/** Days between closing an account and erasing it, in which support can reopen it. */
export const DAYS_UNTIL_ERASED = 30;

/** States that a side can leave without owing anything. */
const waiting: readonly RemarkState[] = [
  'applied',
  'offered',
  'countered',
  'offer_accepted',
  'offer_rejected',
];

interface Waiting {
  id: number;
  side: 'owner' | 'applicant';
}

/** Own applications without a result, and own offers that could still be accepted. */
function readWaiting(ctx: Ctx, personId: number): Promise<Waiting[]> {
  return sql<Waiting>`
    select r.id, case when r.applicant_id = ${personId} then 'applicant' else 'owner' end as side
    from remark as r join campaign as c on c.id = r.campaign_id
    where r.applicant_id = ${personId} and r.state = any(${waiting}::text[])
      or c.owner_id = ${personId} and r.state in ('offered', 'countered', 'offer_accepted')
    order by r.id`.rows(ctx);
}

/** Withdraws what waits. What moved on meanwhile, for example because it is being paid, is an open job by now. */
async function withdrawWaiting(ctx: Ctx, personId: number): Promise<void> {
  for (const { id: remarkId, side } of await readWaiting(ctx, personId)) {
    const locked = await lockRemark(ctx, remarkId);
    if (!waiting.includes(locked.remark.state)) continue;
    await moveRemark(ctx, locked, { action: 'cancel', side });
  }
}

/**
 * Closes the actor's account: it is hidden, all sessions, access tokens and webhooks end, saved cards
 * are removed, applications and offers are
 * withdrawn, campaigns are closed, a mail confirms it, and after 30 days personal data is erased (the ledger stays).
 * Throws PROOF_NEEDED, PASSWORD_REQUIRED, PASSWORD_WRONG, RATE_LIMITED, OPEN_JOBS_FIRST and OPEN_ORDERS_FIRST while a job or an order
 * is not finished.
 */
export async function closeAccount(ctx: Ctx, password: string | null | undefined): Promise<void> {
  const id = accountIdOf(ctx);
  const account = await provenAccount(ctx, password);
  await withdrawWaiting(ctx, id);
  const openJobs = await countOpenJobs(ctx, id);
  if (openJobs > 0) throw new DomainError({ code: ErrorCode.OPEN_JOBS_FIRST, params: { n: openJobs } });
  const openOrders = await countOpenOrders(ctx, id);
  if (openOrders > 0) throw new DomainError({ code: ErrorCode.OPEN_ORDERS_FIRST, params: { n: openOrders } });
  await withdrawCampaigns(ctx, id);
  await removeCustomer(ctx, id);
  for (const rule of personalTables) if (rule.atOnce) await eraseTable(ctx, rule, id);
  account.closedAt = ctx.clock.now();
  await ctx.em.flush();
  await revokeAllMailLinks(ctx, id);
  await endAllSessions(ctx, id);
  await recordVisibilityChange(ctx, id);
  await record(ctx, { type: 'mail.accountClosed', accountId: id });
  noteSecurity(ctx, 'account_closed');
}

/**
 * Reopens a closed account until it is erased. Campaigns and applications stay withdrawn. Throws NOT_FOUND, WRONG_STATE
 * when it is not closed or is erased.
 */
export async function reopenAccount(ctx: Ctx, id: number): Promise<void> {
  const account = await orNotFound(ctx.em.findOne(Account, { id }, forUpdate), 'accountId');
  if (!account.closedAt || account.erasedAt) throw new DomainError(ErrorCode.WRONG_STATE, 'accountId');
  account.closedAt = null;
  await ctx.em.flush();
  await recordVisibilityChange(ctx, id);
  await record(ctx, { type: 'mail.accountReopened', accountId: id });
}

/** Opens a closed account again and notes who did it and why. Throws REASON_REQUIRED, NOT_FOUND, WRONG_STATE. */
export async function reopenByStaff(ctx: Ctx, accountId: number, given: string): Promise<void> {
  const reason = requireReason(given);
  await reopenAccount(ctx, accountId);
  await recordStaffAction(ctx, { action: 'reopenAccount', subject: 'account', subjectId: accountId, reason });
}

import { isDeepStrictEqual } from 'node:util';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { WorkInput } from '../../../../schema/work.ts';
import type { Ctx } from '../../../platform/context.ts';
import { orNotFound } from '../../../platform/ids.ts';
import { writeDeal } from '../../deals/deal.service.ts';
import { agreeWork, assertKeepsPublished } from '../../deliverables/agree-work.service.ts';
import { daysFromNow } from '../deadline.policy.ts';
import { type JobParty, plainText } from '../remark.policy.ts';
import { assertMove, type LockedRemark, lockRemarkOfParty, moveRemark } from '../remark.service.ts';
import { finishHandedIn } from '../work/finish-handed-in.service.ts';
import { amendedWork, dueOfJob, readAgreed } from './amended-work.service.ts';
import { Amendment } from './amendment.entity.ts';
import { decideAmendment, pendingAmendment } from './end-amendment.service.ts';

/** Other work that a side proposes. */
export interface Change {
  readonly work: WorkInput;
  /** To the other side. */
  readonly message?: string | null;
}

/**
 * Proposes other work for a running job, in place of the pending amendment of either side; the amount stays. The same
 * again changes nothing. Throws the faults of the work, BAD_INPUT too when it leaves out what was published, APART, WRONG_STATE, FORBIDDEN, NOT_FOUND.
 */
export async function proposeAmendment(ctx: Ctx, remarkId: number, sent: Change): Promise<void> {
  const { side, ...locked } = await lockRemarkOfParty(ctx, remarkId);
  const move = { action: 'proposeAmendment', side } as const;
  assertMove(locked, move);
  const message = plainText(sent.message, 'message');
  const work = await amendedWork(ctx, locked, sent.work);
  await assertKeepsPublished(ctx, remarkId, work);
  const earlier = await pendingAmendment(ctx, remarkId);
  const isRepeat =
    earlier?.proposedBy === side &&
    !locked.facts.amendment?.isLapsed &&
    earlier.message === message &&
    isDeepStrictEqual(earlier.work, work);
  if (isRepeat) return;
  if (earlier) decideAmendment(ctx, earlier, 'changed');
  // The old one is replaced first: the database allows one pending amendment per job.
  await ctx.em.flush();
  ctx.em.create(Amendment, {
    remarkId,
    proposedBy: side,
    work,
    message,
    state: 'pending',
    createdAt: ctx.clock.now(),
    lapsesAt: daysFromNow(ctx, ctx.ports.config.periods.offerLapseDays),
  });
  await moveRemark(ctx, locked, move);
}

/** An amendment with its job locked for a side. */
type Proposed = LockedRemark & { readonly side: JobParty; readonly amendment: Amendment };

/** Throws NOT_FOUND for strangers, FORBIDDEN for staff, and for the side that may not: who proposed it, or the other. */
async function lockAmendment(ctx: Ctx, amendmentId: number, by: 'proposer' | 'other'): Promise<Proposed> {
  const amendment = await orNotFound(ctx.em.findOne(Amendment, amendmentId));
  const locked = await lockRemarkOfParty(ctx, amendment.remarkId);
  if ((amendment.proposedBy === locked.side) !== (by === 'proposer'))
    throw new DomainError(ErrorCode.FORBIDDEN);
  // Read again under the lock: it may have been answered a moment ago.
  await ctx.em.refresh(amendment);
  return { ...locked, amendment };
}

/** Throws NO_AMENDMENT unless it waits for an answer. */
function assertPending({ state }: Amendment): void {
  if (state !== 'pending') throw new DomainError(ErrorCode.NO_AMENDMENT);
}

/** The next deal sheet: the work of an amendment that was accepted just now, for the amount agreed before. */
async function writeAmended(ctx: Ctx, locked: LockedRemark, { proposedBy, work, createdAt }: Amendment) {
  const remarkId = locked.remark.id;
  const { amount, fee } = (await readAgreed(ctx, remarkId)) ?? { amount: null, fee: null };
  const now = ctx.clock.now();
  await writeDeal(ctx, remarkId, {
    proposedBy,
    ownerAcceptedAt: proposedBy === 'owner' ? createdAt : now,
    applicantAcceptedAt: proposedBy === 'applicant' ? createdAt : now,
    amount,
    fee,
    work,
    dueAt: await dueOfJob(ctx, locked, work),
  });
}

/**
 * Accepts an amendment of the other side, which makes the next deal sheet, and the job done when it drops all that was
 * still open. Returns the job. A repeat changes nothing. Throws NO_AMENDMENT when it is not open any more, OFFER_OVERDUE,
 * BANK_ACCOUNT_MISSING, PAYOUTS_PAUSED, RECIPIENT_BANK_MISSING, RECIPIENT_PAYOUTS_PAUSED for what makes the job done, FORBIDDEN for the own one, NOT_FOUND.
 */
export async function acceptAmendment(ctx: Ctx, amendmentId: number): Promise<number> {
  const { side, amendment, ...locked } = await lockAmendment(ctx, amendmentId, 'other');
  if (amendment.state === 'accepted') return amendment.remarkId;
  assertPending(amendment);
  assertMove(locked, { action: 'acceptAmendment', side });
  await assertKeepsPublished(ctx, amendment.remarkId, amendment.work);
  decideAmendment(ctx, amendment, 'accepted');
  await moveRemark(ctx, locked, { action: 'acceptAmendment', side });
  await writeAmended(ctx, locked, amendment);
  await agreeWork(ctx, amendment.remarkId);
  if (locked.facts.amendment?.finishesJob) await finishHandedIn(ctx, locked);
  return amendment.remarkId;
}

/**
 * Rejects an amendment of the other side, with a reason of at most 2,000 characters; the deal stays as it was. Returns
 * the job. A repeat changes nothing. Throws NO_AMENDMENT when it is not open any more, FORBIDDEN for the own one, NOT_FOUND.
 */
export async function rejectAmendment(
  ctx: Ctx,
  amendmentId: number,
  reason?: string | null,
): Promise<number> {
  const { side, amendment, ...locked } = await lockAmendment(ctx, amendmentId, 'other');
  if (amendment.state === 'rejected') return amendment.remarkId;
  assertPending(amendment);
  const note = plainText(reason, 'reason');
  decideAmendment(ctx, amendment, 'rejected');
  amendment.rejectReason = note;
  await moveRemark(ctx, locked, { action: 'rejectAmendment', side, note: note ?? undefined });
  return amendment.remarkId;
}

/**
 * Withdraws the own amendment. Returns the job. A repeat changes nothing. Throws NO_AMENDMENT when it is not open any
 * more, FORBIDDEN for that of the other side, NOT_FOUND.
 */
export async function withdrawAmendment(ctx: Ctx, amendmentId: number): Promise<number> {
  const { side, amendment, ...locked } = await lockAmendment(ctx, amendmentId, 'proposer');
  if (amendment.state === 'withdrawn') return amendment.remarkId;
  assertPending(amendment);
  decideAmendment(ctx, amendment, 'withdrawn');
  await moveRemark(ctx, locked, { action: 'withdrawAmendment', side });
  return amendment.remarkId;
}

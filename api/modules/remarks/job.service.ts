import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { writeDeal } from '../deals/deal.service.ts';
import { dueAt } from '../deals/due.policy.ts';
import { agreeWork } from '../deliverables/agree-work.service.ts';
import { handInRest } from '../deliverables/submission.service.ts';
import { openShipment } from '../shipments/shipment.service.ts';
import { releaseDeadline } from './deadline.policy.ts';
import { HOURS_TO_ANSWER, plainText } from './remark.policy.ts';
import { assertMove, type LockedRemark, lockRemarkAs, moveRemark, wasLastStep } from './remark.service.ts';

/** Columns to write when a cancel request is over. */
export const NO_CANCEL_REQUEST = { cancelDeadline: null, cancelReason: null } as const;

/**
 * Hires for a sponsored or shoutout campaign. Who applied agreed to its brief as it was then, so that this makes the
 * deal sheet. Throws PAID_TYPE for paid ones, where paying hires.
 */
export async function hire(ctx: Ctx, remarkId: number): Promise<void> {
  const locked = await lockRemarkAs(ctx, remarkId, 'owner');
  const now = ctx.clock.now();
  await moveRemark(ctx, locked, { action: 'hire', side: 'owner', fill: { hiredAt: now } });
  const work = locked.remark.brief ?? null;
  await writeDeal(ctx, remarkId, {
    proposedBy: 'applicant',
    ownerAcceptedAt: now,
    applicantAcceptedAt: locked.remark.createdAt,
    amount: null,
    fee: null,
    work,
    // Sponsored work waits for the product.
    dueAt: dueAt(work, locked.facts.campaignType === 'sponsored' ? null : now),
  });
  if (locked.facts.campaignType === 'sponsored') await openShipment(ctx, remarkId, work);
  await agreeWork(ctx, remarkId);
}

/**
 * The hired influencer marks a job as done, which hands in all work that is awaited. `text` is a report for the owner, at most 2,000 characters; paid jobs need
 * it (DONE_TEXT_REQUIRED), and a bank account for the payout (BANK_ACCOUNT_MISSING).
 */
export async function markAsDone(ctx: Ctx, remarkId: number, text: string | null): Promise<void> {
  const locked = await lockRemarkAs(ctx, remarkId, 'applicant');
  const move = { action: 'markAsDone', side: 'applicant' } as const;
  assertMove(locked, move);
  const doneText = plainText(text, 'text');
  if (locked.facts.campaignType === 'paid' && doneText === null) {
    throw new DomainError(ErrorCode.DONE_TEXT_REQUIRED, 'text');
  }
  await handInRest(ctx, remarkId, doneText);
  await finishWork(ctx, locked, doneText);
}

/** Marks a locked job as done: from now on its owner has time to release the payment. */
export async function finishWork(ctx: Ctx, locked: LockedRemark, doneText: string | null): Promise<void> {
  await moveRemark(ctx, locked, {
    action: 'markAsDone',
    side: 'applicant',
    fill: {
      ...NO_CANCEL_REQUEST,
      doneText,
      doneAt: ctx.clock.now(),
      releaseDeadline: locked.facts.campaignType === 'paid' ? releaseDeadline(ctx) : null,
    },
  });
}

/**
 * The owner of a paid job asks the influencer to cancel, with a reason of at most 2,000 characters. Silence for 72
 * hours agrees. Repeating keeps the first request and its time. Throws FIELD_REQUIRED, DISPUTE_ONLY, NOT_PAID_TYPE,
 * FORBIDDEN, NOT_FOUND.
 */
export async function askToCancel(ctx: Ctx, remarkId: number, reason: string): Promise<void> {
  const locked = await lockRemarkAs(ctx, remarkId, 'owner');
  if (await wasLastStep(ctx, remarkId, 'askToCancel')) return;
  const move = { action: 'askToCancel', side: 'owner' } as const;
  assertMove(locked, move);
  const cancelReason = plainText(reason, 'reason');
  if (cancelReason === null) throw new DomainError(ErrorCode.FIELD_REQUIRED, 'reason');
  const cancelDeadline = new Date(ctx.clock.now().getTime() + HOURS_TO_ANSWER * 3_600_000);
  await moveRemark(ctx, locked, { ...move, note: cancelReason, fill: { cancelReason, cancelDeadline } });
}

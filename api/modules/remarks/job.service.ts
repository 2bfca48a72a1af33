import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { plainText } from './remark.policy.ts';
import { assertMove, lockRemarkAs, moveRemark } from './remark.service.ts';

/** Hires for a sponsored or shoutout campaign. Throws PAID_TYPE for paid ones, where paying hires. */
export async function hire(ctx: Ctx, remarkId: number): Promise<void> {
  const locked = await lockRemarkAs(ctx, remarkId, 'owner');
  await moveRemark(ctx, locked, { action: 'hire', side: 'owner', fill: { hiredAt: ctx.clock.now() } });
}

/**
 * The hired influencer marks a job as done. `text` is a report for the owner, at most 2,000 characters; paid jobs need
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
  await moveRemark(ctx, locked, {
    ...move,
    fill: { doneText, doneAt: ctx.clock.now(), cancelDeadline: null, cancelReason: null },
  });
}

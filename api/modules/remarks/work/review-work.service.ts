import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { orNotFound } from '../../../platform/ids.ts';
import { Submission } from '../../deliverables/deliverable.entity.ts';
import { jobOfSubmission, readDeliverable } from '../../deliverables/submission.service.ts';
import { plainText } from '../remark.policy.ts';
import { assertMove, type LockedRemark, lockRemarkAs, moveRemark } from '../remark.service.ts';
import { approveForSilent } from './draft-silence.service.ts';

interface Reviewed {
  readonly locked: LockedRemark;
  readonly submission: Submission;
}

/** The version that the owner answers, read under the lock of its job. */
async function lockVersion(ctx: Ctx, submissionId: number): Promise<Reviewed> {
  const remarkId = await jobOfSubmission(ctx, submissionId);
  const locked = await lockRemarkAs(ctx, remarkId, 'owner');
  await approveForSilent(ctx, locked);
  const known = ctx.em.findOne(Submission, { id: submissionId }, { refresh: true });
  return { locked, submission: await orNotFound(known, 'submissionId') };
}

/** Only the influencer's work is reviewed, and only the version that is not answered yet. */
async function assertInReview(ctx: Ctx, { submission }: Reviewed): Promise<number> {
  const { deliverable } = await readDeliverable(ctx, submission.deliverableId);
  if (submission.state !== 'in_review' || deliverable.side !== 'applicant')
    throw new DomainError(ErrorCode.NOTHING_TO_REVIEW);
  return deliverable.rounds;
}

/**
 * The owner approves a draft or published work; approving again changes nothing. Throws NOTHING_TO_REVIEW when it was
 * answered otherwise or replaced, WRONG_STATE, FORBIDDEN, NOT_FOUND.
 */
export async function approveWork(ctx: Ctx, submissionId: number): Promise<number> {
  const reviewed = await lockVersion(ctx, submissionId);
  const { locked, submission } = reviewed;
  if (submission.state === 'approved') return locked.remark.id;
  const move = { action: 'approveWork', side: 'owner' } as const;
  assertMove(locked, move);
  await assertInReview(ctx, reviewed);
  Object.assign(submission, { state: 'approved', decidedAt: ctx.clock.now(), decidedBy: 'owner' });
  await moveRemark(ctx, locked, move);
  return locked.remark.id;
}

/**
 * The owner asks for changes of a draft or of published work, in at most 2,000 characters, which uses a round. A job that
 * was done is open again. Throws FIELD_REQUIRED, ROUNDS_USED, NOTHING_TO_REVIEW, WRONG_STATE, FORBIDDEN, NOT_FOUND.
 */
export async function askForChanges(ctx: Ctx, submissionId: number, text: string): Promise<number> {
  const reviewed = await lockVersion(ctx, submissionId);
  const { locked, submission } = reviewed;
  const changes = plainText(text, 'changes');
  assertMove(locked, { action: 'askForChanges', side: 'owner' });
  const rounds = await assertInReview(ctx, reviewed);
  if (changes === null) throw new DomainError(ErrorCode.FIELD_REQUIRED, 'changes');
  const { deliverableId } = submission;
  const used = await ctx.em.count(Submission, { deliverableId, state: 'changes_asked' });
  if (used >= rounds) throw new DomainError(ErrorCode.ROUNDS_USED);
  const now = ctx.clock.now();
  Object.assign(submission, { state: 'changes_asked', changes, decidedAt: now, decidedBy: 'owner' });
  const reopened =
    locked.remark.state === 'done'
      ? { doneAt: null, doneText: null, releaseDeadline: null, releaseAskedAt: null }
      : {};
  await moveRemark(ctx, locked, { action: 'askForChanges', side: 'owner', note: changes, fill: reopened });
  return locked.remark.id;
}

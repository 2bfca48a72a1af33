import type { SubmissionInput } from '../../../../schema/deliverable.ts';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { toSubmission } from '../../deliverables/submission.policy.ts';
import {
  addSubmission,
  awaitedKind,
  isAllHandedIn,
  jobOfDeliverable,
  readDeliverable,
} from '../../deliverables/submission.service.ts';
import { daysFromNow } from '../deadline.policy.ts';
import { assertMove, type LockedRemark, lockRemarkOfParty, moveRemark } from '../remark.service.ts';
import { approveForSilent } from './draft-silence.service.ts';
import { finishHandedIn, reportOf } from './finish-handed-in.service.ts';

async function move(ctx: Ctx, locked: LockedRemark, side: 'owner' | 'applicant', sent: SubmissionInput) {
  const action = sent.kind === 'draft' ? 'handInDraft' : 'handInWork';
  const { id, state } = locked.remark;
  if (
    side === 'applicant' &&
    state === 'hired' &&
    sent.kind === 'published' &&
    (await isAllHandedIn(ctx, id))
  )
    return finishHandedIn(ctx, locked);
  await moveRemark(ctx, locked, { action, side });
  if (state === 'done' && side === 'applicant') locked.remark.doneText = await reportOf(ctx, id);
}

/**
 * Hands in a version of a deliverable, or other published work in place of what nobody has approved; the last published work makes the job
 * done. Each side hands in its own. Throws NOTHING_TO_HAND_IN when another kind is awaited or nothing is, and the faults
 * of the version: WORK_REQUIRED, WRONG_PLATFORM, BAD_INPUT; with the last work also BANK_ACCOUNT_MISSING.
 */
export async function handInWork(ctx: Ctx, deliverableId: number, sent: SubmissionInput): Promise<number> {
  const remarkId = await jobOfDeliverable(ctx, deliverableId);
  const { side, ...locked } = await lockRemarkOfParty(ctx, remarkId);
  await approveForSilent(ctx, locked);
  const known = await readDeliverable(ctx, deliverableId);
  if (known.deliverable.side !== side) throw new DomainError(ErrorCode.FORBIDDEN);
  assertMove(locked, { action: sent.kind === 'draft' ? 'handInDraft' : 'handInWork', side });
  if ((await awaitedKind(ctx, known)) !== sent.kind) throw new DomainError(ErrorCode.NOTHING_TO_HAND_IN);
  const version = toSubmission(sent, known.deliverable.platform);
  const days = ctx.ports.config.periods.draftAnswerDays;
  const answerDeadline = sent.kind === 'draft' ? daysFromNow(ctx, days) : null;
  await addSubmission(ctx, known, { ...version, kind: sent.kind, answerDeadline });
  await move(ctx, locked, side, sent);
  await ctx.em.flush();
  return remarkId;
}

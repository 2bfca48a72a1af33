import type { Ctx } from '../../../platform/context.ts';
import { daysAfter, daysFromNow } from '../../remarks/deadline.policy.ts';
import type { JobParty } from '../../remarks/remark.policy.ts';
import type { Dispute } from '../dispute.entity.ts';

type Deadlines = Pick<Dispute, 'awaits' | 'answerDeadline' | 'rulingDeadline'>;

/** Deadlines of a dispute that is open from now on: the awaited side has its days, then staff have theirs. */
export function deadlinesFrom(ctx: Ctx, awaited: JobParty | null): Deadlines {
  const { disputeAnswerDays, rulingDays } = ctx.ports.config.periods;
  const answerDeadline = awaited && daysFromNow(ctx, disputeAnswerDays);
  const rulingDeadline = daysAfter(answerDeadline ?? ctx.clock.now(), rulingDays);
  return { awaits: answerDeadline && awaited, answerDeadline, rulingDeadline };
}

/** The answer of the awaited side starts the time of staff, who never get more than was promised. */
export function noteAnswer(ctx: Ctx, dispute: Dispute, side: JobParty): void {
  if (dispute.awaits !== side) return;
  const soon = daysFromNow(ctx, ctx.ports.config.periods.rulingDays);
  const { rulingDeadline } = dispute;
  Object.assign(dispute, { awaits: null, answerDeadline: null });
  if (soon && rulingDeadline && soon < rulingDeadline) dispute.rulingDeadline = soon;
}

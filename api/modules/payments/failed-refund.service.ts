import type { Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox.ts';
import type { Refund } from './refund.entity.ts';
import { isLastTry, retryTime } from './refund-tries.policy.ts';

/** Records that a refund is given up: the money stays held, the payer is notified, and staff see it. */
export async function giveUpRefund(ctx: Ctx, refund: Refund): Promise<void> {
  const { remarkId, amountMinor } = refund;
  Object.assign(refund, { state: 'failed', retryAt: null, givenUpAt: ctx.clock.now() });
  const reason = refund.failureMessage ?? undefined;
  await record(ctx, { type: 'remark.refundGivenUp', remarkId, amountMinor, reason });
}

/** Records a failed try of a refund that has no state to return to. It is tried again by a job, but not for ever. */
export async function tryLater(ctx: Ctx, refund: Refund): Promise<void> {
  const failed = refund.attempt;
  refund.attempt += 1;
  if (isLastTry(failed)) return giveUpRefund(ctx, refund);
  Object.assign(refund, { state: 'created', retryAt: retryTime(ctx, refund.attempt) });
}

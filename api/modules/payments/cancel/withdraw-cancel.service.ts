import type { Ctx } from '../../../platform/context.ts';
import { NO_CANCEL_REQUEST } from '../../remarks/job.service.ts';
import { lockRemarkAs, moveRemark, wasLastStep } from '../../remarks/remark.service.ts';
import { Refund } from '../refund.entity.ts';

/** The owner withdraws the cancel request. Throws WRONG_STATE when there is none, FORBIDDEN, NOT_FOUND. */
export async function withdrawCancel(ctx: Ctx, remarkId: number): Promise<void> {
  const locked = await lockRemarkAs(ctx, remarkId, 'owner');
  if (await wasLastStep(ctx, remarkId, 'withdrawCancel')) return;
  await moveRemark(ctx, locked, { action: 'withdrawCancel', side: 'owner', fill: NO_CANCEL_REQUEST });
  // The refund that it was for no longer waits for staff.
  await ctx.em.nativeUpdate(Refund, { remarkId, givenUpAt: { $ne: null } }, { givenUpAt: null });
}

import type { Ctx } from '../../../platform/context.ts';
import { readAgreed } from '../amendments/amended-work.service.ts';
import { releaseDeadline } from '../deadline.policy.ts';
import { type LockedRemark, moveRemark } from '../remark.service.ts';
import { renewWorkUse } from '../uses/work-use.service.ts';

/**
 * Lets an extra without work, which is longer use alone, be done as soon as it is paid: there is nothing to hand in. Its
 * use begins where the running one ends.
 */
export async function finishRenewal(ctx: Ctx, locked: LockedRemark): Promise<void> {
  const { id, extraOf } = locked.remark;
  if (extraOf == null) return;
  const agreed = await readAgreed(ctx, id);
  if (!agreed?.work || agreed.work.deliverables.length > 0) return;
  const fill = { doneAt: ctx.clock.now(), releaseDeadline: releaseDeadline(ctx) };
  await moveRemark(ctx, locked, { action: 'nothingToDo', side: 'system', fill });
  await renewWorkUse(ctx, id, extraOf, agreed.work);
}

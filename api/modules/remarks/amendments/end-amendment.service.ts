import type { AmendmentState } from '../../../../schema/amendment.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Amendment } from './amendment.entity.ts';

/** The amendment of a job that waits for an answer; there is never more than one. */
export function pendingAmendment(ctx: Ctx, remarkId: number): Promise<Amendment | null> {
  return ctx.em.findOne(Amendment, { remarkId, state: 'pending' });
}

/** Writes how an amendment ended. */
export function decideAmendment(ctx: Ctx, amendment: Amendment, state: AmendmentState): void {
  amendment.state = state;
  amendment.decidedAt = ctx.clock.now();
}

/** Ends what is proposed for a job that is not under way any more. */
export async function endAmendment(ctx: Ctx, remarkId: number): Promise<void> {
  const pending = await pendingAmendment(ctx, remarkId);
  if (!pending) return;
  decideAmendment(ctx, pending, 'lapsed');
  await ctx.em.flush();
}

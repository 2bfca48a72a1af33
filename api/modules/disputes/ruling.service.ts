import type { Ctx } from '../../platform/context.ts';
import { Dispute } from './dispute.entity.ts';

/** The dispute of a job as far as staff has decided it; null without a decision. */
export function ruledDispute(ctx: Ctx, remarkId: number): Promise<Dispute | null> {
  return ctx.em.findOne(Dispute, { remarkId, state: 'ruled' });
}

/** Opens a decided dispute again, because the provider refused to move the money and nothing has moved. */
export function reopenDispute(dispute: Dispute): void {
  const undecided = { ruling: null, rulingReason: null, releaseMinor: null, refundMinor: null };
  Object.assign(dispute, { state: 'open', ruledAt: null, ruledBy: null, ...undecided });
}

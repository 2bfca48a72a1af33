import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { Dispute } from './dispute.entity.ts';

/** The dispute of a job as far as staff has decided it; null without a decision. */
export function ruledDispute(ctx: Ctx, remarkId: number): Promise<Dispute | null> {
  return ctx.em.findOne(Dispute, { remarkId, state: 'ruled' });
}

/**
 * Puts the money of a job before staff: opens its dispute again, which keeps who raised it and why, or raises one for the
 * reason given.
 */
export async function putBeforeStaff(ctx: Ctx, remarkId: number, reason: string): Promise<void> {
  const earlier = await ctx.em.findOne(Dispute, { remarkId });
  if (earlier) return reopenDispute(earlier);
  const raised = { remarkId, raisedBy: 'staff', reason, raisedAt: ctx.clock.now() } as const;
  ctx.em.create(Dispute, { ...raised, pictures: [], state: 'open' });
}

/** Opens a decided dispute again, because the provider refused to move the money and nothing has moved. */
export function reopenDispute(dispute: Dispute): void {
  const undecided = { ruling: null, rulingReason: null, releaseMinor: null, refundMinor: null };
  Object.assign(dispute, { state: 'open', ruledAt: null, ruledBy: null, ...undecided });
}

/** Notes that an open dispute was decided by giving the payer all that is held, in minor units, past the provider. */
export async function ruleByHand(
  ctx: Ctx,
  remarkId: number,
  refundMinor: number,
  rulingReason: string,
): Promise<void> {
  const dispute = await ctx.em.findOneOrFail(Dispute, { remarkId, state: 'open' });
  const decided = { ruling: 'refund', refundMinor, rulingReason, ruledBy: accountIdOf(ctx) } as const;
  Object.assign(dispute, { state: 'ruled', ruledAt: ctx.clock.now(), ...decided });
}

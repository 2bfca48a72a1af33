import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { Dispute } from './dispute.entity.ts';

/** The ruling on a job's dispute; null without one. */
export function ruledDispute(ctx: Ctx, remarkId: number): Promise<Dispute | null> {
  return ctx.em.findOne(Dispute, { remarkId, state: 'ruled' });
}

/** Reopens the dispute of a job, keeping who raised it and why; without one, raises one with the given reason. */
export async function escalateToStaff(ctx: Ctx, remarkId: number, reason: string): Promise<void> {
  const earlier = await ctx.em.findOne(Dispute, { remarkId });
  if (earlier) return reopenDispute(earlier);
  const raised = { remarkId, raisedBy: 'staff', reason, createdAt: ctx.clock.now() } as const;
  ctx.em.create(Dispute, { ...raised, pictures: [], state: 'open' });
}

/** Reopens a decided dispute, because the provider refused and nothing has moved. */
export function reopenDispute(dispute: Dispute): void {
  const undecided = { ruling: null, rulingReason: null, releaseMinor: null, refundMinor: null };
  Object.assign(dispute, { state: 'open', ruledAt: null, ruledBy: null, ...undecided });
}

/** Records that an open dispute ended with the payer getting all held money, in minor units, outside the provider. */
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

import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { Dispute } from './dispute.entity.ts';
import { deadlinesFrom } from './disputes/dispute-deadlines.ts';
import { Settlement } from './settlement.entity.ts';

/** The ruling on a job's dispute; null without one. */
export function ruledDispute(ctx: Ctx, remarkId: number): Promise<Dispute | null> {
  return ctx.em.findOne(Dispute, { remarkId, state: 'ruled' });
}

/** Reopens the dispute of a job, keeping who raised it and why; without one, raises one with the given reason. */
export async function escalateToStaff(ctx: Ctx, remarkId: number, reason: string): Promise<void> {
  const earlier = await ctx.em.findOne(Dispute, { remarkId });
  if (earlier) return reopenDispute(ctx, earlier);
  const raised = { remarkId, raisedBy: 'staff', reason, createdAt: ctx.clock.now() } as const;
  ctx.em.create(Dispute, { ...raised, ...deadlinesFrom(ctx, null), pictures: [], state: 'open' });
}

/** Reopens a decided dispute, because the provider refused and nothing has moved. */
export function reopenDispute(ctx: Ctx, dispute: Dispute): void {
  const undecided = { ruling: null, rulingReason: null, releaseMinor: null, refundMinor: null };
  const byNobody = { ruledAt: null, ruledBy: null, settlementId: null };
  Object.assign(dispute, { state: 'open', ...byNobody, ...undecided, ...deadlinesFrom(ctx, null) });
}

/** Ends the open proposals of a dispute that is over. */
export async function lapseSettlements(ctx: Ctx, { id: disputeId }: Dispute): Promise<void> {
  const over = { state: 'lapsed', decidedAt: ctx.clock.now() } as const;
  await ctx.em.nativeUpdate(Settlement, { disputeId, state: 'open' }, over);
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
  await lapseSettlements(ctx, dispute);
}

import type { ProposeSettlementInput } from '../../../../schema/dispute.ts';
import { DomainError, ErrorCode, outOfBounds } from '../../../../schema/errors.ts';
import { minorOf } from '../../../../schema/usd.ts';
import type { Ctx } from '../../../platform/context.ts';
import { orNotFound } from '../../../platform/ids.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import type { JobParty } from '../../remarks/remark.policy.ts';
import {
  assertMove,
  type LockedRemark,
  lockRemarkOfParty,
  moveRemark,
} from '../../remarks/remark.service.ts';
import { Dispute } from '../dispute.entity.ts';
import { unclaimedMinor } from '../held-money.service.ts';
import { heldPayment } from '../refund/record-refund.service.ts';
import { Settlement } from '../settlement.entity.ts';
import { decideDispute, divide, finishDecision, leftToDo, type Next } from './decide-dispute.service.ts';

/** Maximum number of proposals per side of a dispute. */
const MAX_PROPOSALS = 50;

/**
 * A side of a dispute proposes how to divide the held money, in place of its earlier proposal. A repeat keeps the first
 * one. Throws WRONG_STATE without an open dispute, CHARGEBACK_OPEN, BAD_INPUT outside of what is held, NOT_PAID_TYPE,
 * FORBIDDEN, NOT_FOUND.
 */
export async function proposeSettlement(
  ctx: Ctx,
  remarkId: number,
  input: ProposeSettlementInput,
): Promise<void> {
  const { side, ...locked } = await lockRemarkOfParty(ctx, remarkId);
  const move = { action: 'proposeSettlement', side } as const;
  assertMove(locked, move);
  const { currency } = await heldPayment(ctx, remarkId);
  const releaseMinor = minorOf(input.release, 'release', currency);
  const totalMinor = await unclaimedMinor(ctx, remarkId);
  if (releaseMinor < 0 || releaseMinor > totalMinor)
    throw outOfBounds('release', { min: 0, max: totalMinor });
  const { id: disputeId } = await ctx.em.findOneOrFail(Dispute, { remarkId, state: 'open' });
  const mine = await ctx.em.find(Settlement, { disputeId, side }, { orderBy: { id: 'desc' } });
  const earlier = mine.find(({ state }) => state === 'open');
  if (earlier?.releaseMinor === releaseMinor && earlier.totalMinor === totalMinor) return;
  if (mine.length >= MAX_PROPOSALS)
    throw outOfBounds('release', { format: `one of at most ${MAX_PROPOSALS} proposals` });
  const createdAt = ctx.clock.now();
  if (earlier) Object.assign(earlier, { state: 'replaced', decidedAt: createdAt });
  await ctx.em.flush();
  const proposed = { disputeId, remarkId, side, releaseMinor, totalMinor, currency, createdAt };
  ctx.em.create(Settlement, { ...proposed, state: 'open' });
  await moveRemark(ctx, locked, { ...move, amountMinor: releaseMinor });
}

/** A proposal with its job locked for the side that it was made to. */
type Proposed = LockedRemark & { readonly side: JobParty; readonly settlement: Settlement };

/** Throws NOT_FOUND for strangers, FORBIDDEN for staff and for the own proposal. */
async function lockProposed(ctx: Ctx, settlementId: number): Promise<Proposed> {
  const settlement = await orNotFound(ctx.em.findOne(Settlement, settlementId));
  const locked = await lockRemarkOfParty(ctx, settlement.remarkId);
  if (settlement.side === locked.side) throw new DomainError(ErrorCode.FORBIDDEN);
  await ctx.em.refresh(settlement);
  return { ...locked, settlement };
}

/**
 * Declines a proposal of the other side. Returns the job. Throws NO_SETTLEMENT when it is not open any more, FORBIDDEN for
 * the own proposal, NOT_FOUND.
 */
export async function declineSettlement(ctx: Ctx, settlementId: number): Promise<number> {
  const { side, settlement, ...locked } = await lockProposed(ctx, settlementId);
  const { remarkId, state, releaseMinor } = settlement;
  if (state === 'declined') return remarkId;
  if (state !== 'open') throw new DomainError(ErrorCode.NO_SETTLEMENT);
  Object.assign(settlement, { state: 'declined', decidedAt: ctx.clock.now() });
  await moveRemark(ctx, locked, { action: 'declineSettlement', side, amountMinor: releaseMinor });
  return remarkId;
}

const actions = { release: 'settleRelease', refund: 'settleRefund', split: 'settleSplit' } as const;

async function prepareAccept(ctx: Ctx, settlementId: number): Promise<{ remarkId: number; next: Next }> {
  const { side, settlement, ...locked } = await lockProposed(ctx, settlementId);
  const { remarkId, disputeId, releaseMinor, totalMinor } = settlement;
  if (settlement.state === 'accepted') return { remarkId, next: leftToDo(locked.remark.state) };
  const isAll = totalMinor === (await unclaimedMinor(ctx, remarkId));
  if (settlement.state !== 'open' || !isAll) throw new DomainError(ErrorCode.NO_SETTLEMENT);
  Object.assign(settlement, { state: 'accepted', decidedAt: ctx.clock.now() });
  await moveRemark(ctx, locked, { action: 'acceptSettlement', side, amountMinor: releaseMinor });
  const dispute = await ctx.em.findOneOrFail(Dispute, disputeId);
  const division = divide(releaseMinor, totalMinor);
  const move = { action: actions[division.ruling], side: 'system', amountMinor: releaseMinor } as const;
  const by = { settlementId, ruledBy: null, rulingReason: null };
  return { remarkId, next: await decideDispute(ctx, locked, dispute, { ...division, move, by }) };
}

/**
 * Accepts a proposal of the other side: the dispute is over and the money moves as after a ruling. Idempotent. Returns
 * the job. Throws NO_SETTLEMENT when it is not open any more or something else is held by now, BANK_ACCOUNT_MISSING,
 * RECIPIENT_BANK_MISSING, PAYOUTS_PAUSED, RECIPIENT_PAYOUTS_PAUSED, CHARGEBACK_OPEN, REFUND_FAILED, PAYOUT_FAILED,
 * FORBIDDEN for the own proposal, NOT_FOUND.
 */
export async function acceptSettlement(ctx: StepsCtx, settlementId: number): Promise<number> {
  const { remarkId, next } = await ctx.inTransaction((inner) => prepareAccept(inner, settlementId));
  await finishDecision(ctx, remarkId, next);
  return remarkId;
}

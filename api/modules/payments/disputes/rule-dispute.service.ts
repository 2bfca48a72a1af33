import type { SecondPerson } from '../../../../schema/access.ts';
import type { RuleDisputeInput } from '../../../../schema/dispute.ts';
import { DomainError, ErrorCode, outOfBounds } from '../../../../schema/errors.ts';
import { minorOf } from '../../../../schema/usd.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { assertNotOwnJob, type LockedRemark, lockRemark, sideOf } from '../../remarks/remark.service.ts';
import { isAboveAlone, recordStaffAction, requireReason } from '../../staff-actions/staff-action.service.ts';
import { Dispute } from '../dispute.entity.ts';
import { unclaimedMinor } from '../held-money.service.ts';
import { heldPayment } from '../refund/record-refund.service.ts';
import {
  type Division,
  decideDispute,
  finishDecision,
  leftToDo,
  type Next,
} from './decide-dispute.service.ts';
import { beginTransferOfRest } from './decided-rest.service.ts';

/** A ruling with its reason. */
interface Decision extends Division {
  readonly reason: string;
}

function decisionOf(input: RuleDisputeInput, amountMinor: number, currency: string): Decision {
  const { ruling } = input;
  const reason = requireReason(input.reason);
  const asked = minorOf(input.release, 'release', currency) ?? null;
  if (ruling !== 'split') {
    if (asked !== null) throw outOfBounds('release', { format: 'absent but for a SPLIT' });
    const isRelease = ruling === 'release';
    const [releaseMinor, refundMinor] = isRelease ? [amountMinor, null] : [null, amountMinor];
    return { ruling, reason, releaseMinor, refundMinor };
  }
  if (asked === null || asked <= 0 || asked >= amountMinor) {
    throw outOfBounds('release', { min: 1, max: amountMinor - 1 });
  }
  return { ruling, reason, releaseMinor: asked, refundMinor: amountMinor - asked };
}

const actions = { release: 'ruleRelease', refund: 'ruleRefund', split: 'ruleSplit' } as const;

async function rule(ctx: Ctx, locked: LockedRemark, dispute: Dispute, decision: Decision): Promise<Next> {
  const { reason, ...division } = decision;
  const move = { action: actions[division.ruling], side: 'staff', note: reason } as const;
  const by = { ruledBy: accountIdOf(ctx), rulingReason: reason, settlementId: null };
  const next = await decideDispute(ctx, locked, dispute, { ...division, move, by });
  const subjectId = locked.remark.id;
  const amountMinor = (division.releaseMinor ?? 0) + (division.refundMinor ?? 0);
  await recordStaffAction(ctx, { action: 'ruleDispute', subject: 'remark', subjectId, reason, amountMinor });
  return next;
}

/** Repeating a ruling gets the first answer; after a refused transfer it tries the rest again. */
async function repeat(ctx: Ctx, locked: LockedRemark, dispute: Dispute): Promise<Next> {
  const { state } = locked.remark;
  if (state !== 'disputed' || !dispute.releaseMinor) return leftToDo(state);
  await beginTransferOfRest(ctx, locked, dispute, 'staff');
  return 'release';
}

async function prepare(ctx: Ctx, remarkId: number, input: RuleDisputeInput): Promise<Next> {
  const locked = await lockRemark(ctx, remarkId);
  // Staff do not decide in their own case.
  if (sideOf(locked.facts, ctx.actor.accountId)) throw new DomainError(ErrorCode.FORBIDDEN);
  const dispute = await ctx.em.findOne(Dispute, { remarkId });
  if (!dispute) throw new DomainError(ErrorCode.WRONG_STATE);
  const payment = await heldPayment(ctx, remarkId);
  // The ruling stores the amount it was about, so that a repeat is compared with the same.
  const isOpen = dispute.state === 'open';
  const decided = (dispute.releaseMinor ?? 0) + (dispute.refundMinor ?? 0);
  const decision = decisionOf(
    input,
    isOpen ? await unclaimedMinor(ctx, remarkId) : decided,
    payment.currency,
  );
  if (isOpen) return rule(ctx, locked, dispute, decision);
  const isSame = dispute.ruling === decision.ruling && dispute.releaseMinor === decision.releaseMinor;
  if (!isSame) throw new DomainError(ErrorCode.WRONG_STATE);
  return repeat(ctx, locked, dispute);
}

/** A ruling of much money needs a second member of staff. What is ruled already moves nothing again. */
export async function rulingByTwo(
  ctx: Ctx,
  { input }: { input: RuleDisputeInput },
): Promise<SecondPerson | null> {
  const remarkId = toId(input.remarkId, 'remarkId');
  const dispute = await ctx.em.findOne(Dispute, { remarkId, state: 'open' });
  const amountMinor = dispute ? await unclaimedMinor(ctx, remarkId) : 0;
  if (!dispute || !(await isAboveAlone(ctx, amountMinor))) return null;
  await assertNotOwnJob(ctx, remarkId);
  decisionOf(input, amountMinor, (await heldPayment(ctx, remarkId)).currency);
  return { subject: 'remark', subjectId: remarkId, amountMinor };
}

/**
 * Decides a dispute: all to the influencer, all back to the payer, or a split (refund first, then transfer). Each part
 * moves once, even when repeated. When the provider refuses before anything has moved, the dispute is open again. After
 * the refund of a split the ruling stands, and repeating it tries the transfer again. Throws REASON_REQUIRED,
 * BAD_INPUT, RECIPIENT_BANK_MISSING, REFUND_FAILED, PAYOUT_FAILED, WRONG_STATE, FORBIDDEN for an own job, NOT_FOUND.
 */
export async function ruleDispute(ctx: StepsCtx, remarkId: number, input: RuleDisputeInput): Promise<void> {
  await finishDecision(ctx, remarkId, await ctx.inTransaction((inner) => prepare(inner, remarkId, input)));
}

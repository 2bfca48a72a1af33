import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { OfferState } from '../../../schema/offer.ts';
import type { RemarkState } from '../../../schema/remark.ts';
import type { WorkInput } from '../../../schema/work.ts';
import type { Ctx } from '../../platform/context.ts';
import { minimumCharge } from '../../platform/payment/minimum-charge.ts';
import { sql } from '../../platform/sql.ts';
import { writeDeal } from '../deals/deal.service.ts';
import { dueAt } from '../deals/due.policy.ts';
import { platformFee } from '../ledger/platform-fee.policy.ts';
import { daysFromNow } from './deadline.policy.ts';
import { Offer } from './offer.entity.ts';
import { offeredWork } from './offer-work.service.ts';
import { type JobParty, plainText, type RemarkFacts } from './remark.policy.ts';
import {
  assertMove,
  type LockedRemark,
  lockRemark,
  lockRemarkOfParty,
  moveRemark,
} from './remark.service.ts';

/** Maximum offer, in minor units: 1,000,000.00. */
const HIGHEST_OFFER = 100_000_000;

/** Throws OFFER_AMOUNT_REQUIRED, OFFER_TOO_SMALL (below what cards can be charged) or AMOUNT_INVALID at the field. */
export function checkOfferAmount(amountMinor: number, field = 'amount', currency = 'USD'): void {
  if (amountMinor <= 0) throw new DomainError(ErrorCode.OFFER_AMOUNT_REQUIRED, field);
  const least = minimumCharge(currency);
  if (amountMinor < least) {
    throw new DomainError(
      { code: ErrorCode.OFFER_TOO_SMALL, params: { amount: { amount: least, currency } } },
      field,
    );
  }
  if (amountMinor > HIGHEST_OFFER) throw new DomainError(ErrorCode.AMOUNT_INVALID, field);
}

/** The pending or accepted offer; there is never more than one. */
export function openOffer(ctx: Ctx, remarkId: number): Promise<Offer | null> {
  return ctx.em.findOne(Offer, { remarkId, status: { $in: ['pending', 'accepted'] } });
}

/** Writes how an offer ended. */
export function decideOffer(ctx: Ctx, offer: Offer, status: OfferState): void {
  offer.status = status;
  offer.decidedAt = ctx.clock.now();
}

/** Terms that a side proposes. */
export interface Terms {
  readonly amountMinor: number;
  /** As before when absent. */
  readonly work?: WorkInput | null;
  /** To the other side. */
  readonly message?: string | null;
}

/** The state in which the other side has to answer a side's offer. */
const waitingFor: Readonly<Record<JobParty, RemarkState>> = { owner: 'offered', applicant: 'countered' };

type OfferAction = 'makeOffer' | 'changeOffer' | 'counterOffer' | 'beginExtra';

function offerAction({ state, isExtra }: RemarkFacts, side: JobParty): OfferAction {
  if (state === waitingFor[side]) return 'changeOffer';
  if (isExtra && state === 'applied' && side === 'applicant') return 'beginExtra';
  const isAnswer = side === 'applicant' ? state !== 'applied' : state === 'countered';
  return isAnswer ? 'counterOffer' : 'makeOffer';
}

async function offer(ctx: Ctx, locked: LockedRemark, side: JobParty, terms: Terms): Promise<void> {
  const { id: remarkId } = locked.remark;
  const { amountMinor } = terms;
  const move = { action: offerAction(locked.facts, side), side, amountMinor };
  assertMove(locked, move);
  const message = plainText(terms.message, 'message');
  const work = await offeredWork(ctx, remarkId, terms.work);
  const earlier = await openOffer(ctx, remarkId);
  if (earlier) decideOffer(ctx, earlier, 'changed');
  // The old offer is replaced first: the database allows one live offer per application.
  await ctx.em.flush();
  ctx.em.create(Offer, {
    remarkId,
    amountMinor,
    feeMinor: platformFee(amountMinor, ctx.ports.config.platformFeeRate),
    proposedBy: side,
    work,
    message,
    status: 'pending',
    createdAt: ctx.clock.now(),
    lapsesAt: daysFromNow(ctx, ctx.ports.config.periods.offerLapseDays),
  });
  await moveRemark(ctx, locked, move);
}

/**
 * Proposes terms for a paid job, replacing the pending offer of either side; every earlier one stays as history. The
 * owner may begin; the applicant answers an offer, or proposes after one was rejected or lapsed. Terms that are not
 * given are those of the last offer, or of the campaign's brief.
 */
export async function makeOffer(ctx: Ctx, remarkId: number, terms: Terms): Promise<void> {
  const { side, ...locked } = await lockRemarkOfParty(ctx, remarkId);
  checkOfferAmount(terms.amountMinor);
  await offer(ctx, locked, side, terms);
}

/** Makes the first offer of an extra, of either side. The caller holds its lock. */
export function firstOffer(ctx: Ctx, locked: LockedRemark, side: JobParty, terms: Terms): Promise<void> {
  return offer(ctx, locked, side, terms);
}

/** Makes the owner's first offer when an influencer applies who was invited with an amount. */
export async function offerInvited(ctx: Ctx, remarkId: number, amountMinor: number): Promise<void> {
  const locked = await lockRemark(ctx, remarkId);
  const owner = { accountId: locked.facts.ownerId, sessionId: null, isVerified: true, isStaff: false };
  await offer({ ...ctx, actor: owner }, locked, 'owner', { amountMinor });
}

/** The application that an offer belongs to. Throws NOT_FOUND. */
export async function remarkOfOffer(ctx: Ctx, offerId: number): Promise<number> {
  const found = await sql<{ remarkId: number }>`
    select remark_id as "remarkId" from offer where id = ${offerId}`.first(ctx);
  const remarkId = found?.remarkId;
  if (remarkId === undefined) throw new DomainError(ErrorCode.NOT_FOUND, 'offerId');
  return remarkId;
}

/** The deal sheet of an offer that was accepted just now. */
function writeAccepted(ctx: Ctx, offer: Offer): Promise<void> {
  const { remarkId, proposedBy, createdAt, amountMinor, feeMinor, currency } = offer;
  const now = ctx.clock.now();
  const work = offer.work ?? null;
  return writeDeal(ctx, remarkId, {
    proposedBy,
    ownerAcceptedAt: proposedBy === 'owner' ? createdAt : now,
    applicantAcceptedAt: proposedBy === 'applicant' ? createdAt : now,
    amount: { amount: amountMinor, currency },
    fee: { amount: feeMinor, currency },
    work,
    dueAt: dueAt(work, null),
  });
}

interface Answer {
  readonly action: 'acceptOffer' | 'rejectOffer';
  readonly reason?: string | null;
}

async function answer(ctx: Ctx, offerId: number, { action, reason }: Answer): Promise<number> {
  const remarkId = await remarkOfOffer(ctx, offerId);
  const { side, ...locked } = await lockRemarkOfParty(ctx, remarkId);
  // Read again under the lock: it may have been changed a moment ago.
  const asked = await ctx.em.findOneOrFail(Offer, offerId);
  if (asked.proposedBy === side) throw new DomainError(ErrorCode.FORBIDDEN);
  if (asked.status === 'changed') throw new DomainError(ErrorCode.OFFER_CHANGED);
  if (asked.status === 'lapsed') throw new DomainError(ErrorCode.OFFER_LAPSED);
  assertMove(locked, { action, side });
  const note = plainText(reason, 'reason');
  asked.rejectReason = note;
  decideOffer(ctx, asked, action === 'acceptOffer' ? 'accepted' : 'rejected');
  await moveRemark(ctx, locked, { action, side, amountMinor: asked.amountMinor, note: note ?? undefined });
  if (action === 'acceptOffer') await writeAccepted(ctx, asked);
  return remarkId;
}

/**
 * Accepts an offer of the other side and returns the id of its application. Throws OFFER_CHANGED when it was replaced,
 * OFFER_LAPSED, FORBIDDEN for the own offer.
 */
export function acceptOffer(ctx: Ctx, offerId: number): Promise<number> {
  return answer(ctx, offerId, { action: 'acceptOffer' });
}

/**
 * Rejects an offer of the other side, with a reason of at most 2,000 characters, and returns the id of its application.
 * Either side may propose again. Throws the same.
 */
export function rejectOffer(ctx: Ctx, offerId: number, reason?: string | null): Promise<number> {
  return answer(ctx, offerId, { action: 'rejectOffer', reason });
}

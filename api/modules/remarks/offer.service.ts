import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { OfferState } from '../../../schema/offer.ts';
import type { Ctx } from '../../platform/context.ts';
import { minimumCharge } from '../../platform/payment/minimum-charge.ts';
import { sql } from '../../platform/sql.ts';
import { Offer } from './offer.entity.ts';
import { assertMove, type LockedRemark, lockRemark, lockRemarkAs, moveRemark } from './remark.service.ts';

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

function decide(ctx: Ctx, offer: Offer, status: OfferState): void {
  offer.status = status;
  offer.decidedAt = ctx.clock.now();
}

async function offer(ctx: Ctx, locked: LockedRemark, amountMinor: number): Promise<void> {
  const { id: remarkId, state } = locked.remark;
  const action = state === 'offered' ? 'changeOffer' : 'makeOffer';
  assertMove(locked, { action, side: 'owner' });
  const earlier = await openOffer(ctx, remarkId);
  if (earlier) decide(ctx, earlier, 'changed');
  // The old offer is replaced first: the database allows one live offer per application.
  await ctx.em.flush();
  const now = ctx.clock.now();
  ctx.em.create(Offer, { remarkId, amountMinor, status: 'pending', createdAt: now });
  await moveRemark(ctx, locked, { action, side: 'owner', amountMinor });
}

/** Makes an offer in US cents for a paid job, replacing a pending one. The earlier one stays as history. */
export async function makeOffer(ctx: Ctx, remarkId: number, amountMinor: number): Promise<void> {
  const locked = await lockRemarkAs(ctx, remarkId, 'owner');
  checkOfferAmount(amountMinor);
  await offer(ctx, locked, amountMinor);
}

/** Makes the owner's first offer when an influencer applies who was invited with an amount. */
export async function offerInvited(ctx: Ctx, remarkId: number, amountMinor: number): Promise<void> {
  const locked = await lockRemark(ctx, remarkId);
  const owner = { accountId: locked.facts.ownerId, sessionId: null, isVerified: true, isStaff: false };
  await offer({ ...ctx, actor: owner }, locked, amountMinor);
}

/** The application that an offer belongs to. Throws NOT_FOUND. */
export async function remarkOfOffer(ctx: Ctx, offerId: number): Promise<number> {
  const found = await sql<{ remarkId: number }>`
    select remark_id as "remarkId" from offer where id = ${offerId}`.first(ctx);
  const remarkId = found?.remarkId;
  if (remarkId === undefined) throw new DomainError(ErrorCode.NOT_FOUND, 'offerId');
  return remarkId;
}

async function answer(ctx: Ctx, offerId: number, status: 'accepted' | 'rejected'): Promise<number> {
  const remarkId = await remarkOfOffer(ctx, offerId);
  const locked = await lockRemarkAs(ctx, remarkId, 'applicant');
  // Read again under the lock: the owner may have changed it a moment ago.
  const asked = await ctx.em.findOneOrFail(Offer, offerId);
  if (asked.status === 'changed') throw new DomainError(ErrorCode.OFFER_CHANGED);
  const action = status === 'accepted' ? 'acceptOffer' : 'rejectOffer';
  assertMove(locked, { action, side: 'applicant' });
  decide(ctx, asked, status);
  await moveRemark(ctx, locked, { action, side: 'applicant', amountMinor: asked.amountMinor });
  return remarkId;
}

/** Accepts an offer and returns the id of its application. Throws OFFER_CHANGED when it was replaced. */
export function acceptOffer(ctx: Ctx, offerId: number): Promise<number> {
  return answer(ctx, offerId, 'accepted');
}

/** Rejects an offer and returns the id of its application. The owner may make another. */
export function rejectOffer(ctx: Ctx, offerId: number): Promise<number> {
  return answer(ctx, offerId, 'rejected');
}

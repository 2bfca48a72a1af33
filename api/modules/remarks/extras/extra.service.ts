import { isDeepStrictEqual } from 'node:util';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { WorkInput } from '../../../../schema/work.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLog } from '../../../platform/process/process.ts';
import { sql } from '../../../platform/sql.ts';
import { extraRefusal } from '../next-steps.ts';
import { checkOfferAmount, firstOffer, openOffer, type Terms } from '../offer.service.ts';
import { offeredWork } from '../offer-work.service.ts';
import { Remark } from '../remark.entity.ts';
import { type JobParty, plainText } from '../remark.policy.ts';
import { lockRemark, lockRemarkOfParty } from '../remark.service.ts';

/** What a side proposes beside the first job. */
export interface Extra extends Terms {
  readonly work: WorkInput;
}

/** Whether an open extra is what was just proposed: the answer to a repeat. */
async function isRepeat(ctx: Ctx, extraId: number, side: JobParty, extra: Extra): Promise<boolean> {
  const offer = await openOffer(ctx, extraId);
  if (offer?.status !== 'pending' || offer.proposedBy !== side) return false;
  return (
    offer.amountMinor === extra.amountMinor &&
    (offer.message ?? null) === plainText(extra.message, 'message') &&
    isDeepStrictEqual(offer.work, await offeredWork(ctx, extraId, extra.work))
  );
}

/**
 * Proposes more work or longer use for more money, beside a paid job: a job of its own between the same two, with its
 * own offer, deal, payment and release. Returns its id; the same again answers the one that is there. Throws NOT_PAID_TYPE, EXTRA_OPEN while
 * another one is agreed on, WRONG_STATE, APART, the faults of the offer, FORBIDDEN, NOT_FOUND.
 */
export async function proposeExtra(ctx: Ctx, remarkId: number, extra: Extra): Promise<number> {
  const { side, remark: first, facts } = await lockRemarkOfParty(ctx, remarkId);
  const refusal = extraRefusal(facts);
  if (refusal) {
    const earlier = await openExtra(ctx, remarkId);
    if (earlier && refusal.code === ErrorCode.EXTRA_OPEN && (await isRepeat(ctx, earlier, side, extra)))
      return earlier;
    throw new DomainError(refusal);
  }
  checkOfferAmount(extra.amountMinor);
  const { campaignId, applicantId } = first;
  const created = ctx.em.create(Remark, {
    campaignId,
    applicantId,
    extraOf: first.id,
    state: 'applied',
    createdAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  await writeLog(ctx, 'remark', created.id, { action: 'proposeExtra', from: null, to: 'applied', side });
  await firstOffer(ctx, await lockRemark(ctx, created.id), side, extra);
  return created.id;
}

/** The extra of a job that is not agreed on and paid yet; there is never more than one. */
async function openExtra(ctx: Ctx, remarkId: number): Promise<number | null> {
  const found = await sql<{ id: number }>`select id from remark where extra_of = ${remarkId}
    and state in ('applied', 'offered', 'countered', 'offer_accepted', 'paying')`.first(ctx);
  return found?.id ?? null;
}

/** The newest extra of a job. Throws NOT_FOUND. */
export async function lastExtraOf(ctx: Ctx, remarkId: number): Promise<number> {
  const found = await sql<{ id: number }>`select id from remark where extra_of = ${remarkId}
    order by id desc limit 1`.first(ctx);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND, 'remarkId');
  return found.id;
}

import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { writeLog } from '../../platform/process/process.ts';
import { readApplyFacts } from '../campaigns/apply.facts.ts';
import { Campaign } from '../campaigns/campaign.entity.ts';
import { applyRefusal } from '../campaigns/campaign.policy.ts';
import { takeInvitation } from '../campaigns/invite/invitation.service.ts';
import { checkOfferAmount, offerInvited } from './offer.service.ts';
import { Remark } from './remark.entity.ts';
import { plainText } from './remark.policy.ts';

/** What an influencer says when they apply. */
export interface Application {
  /** To the owner, at most 2,000 characters. */
  readonly text: string | null;
  /** US cents that they would do it for; paid campaigns only. It binds nobody. */
  readonly priceMinor?: number | null;
}

/**
 * Applies to a campaign and returns the id of the application. The amount of an invitation becomes the first offer. Throws
 * NOT_FOUND, or the first rule that refuses; NOT_PAID_TYPE, OFFER_TOO_SMALL, AMOUNT_INVALID at `price`.
 */
export async function applyToCampaign(
  ctx: Ctx,
  campaignId: number,
  { text, priceMinor = null }: Application,
): Promise<number> {
  const applicantId = accountIdOf(ctx);
  const facts = await orNotFound(readApplyFacts(ctx, campaignId), 'campaignId');
  const refusal = applyRefusal(facts);
  if (refusal) throw new DomainError(refusal);
  const { type, brief } = await ctx.em.findOneOrFail(Campaign, { id: campaignId });
  if (priceMinor !== null) {
    if (type !== 'paid') throw new DomainError(ErrorCode.NOT_PAID_TYPE, 'price');
    checkOfferAmount(priceMinor, 'price');
  }
  const said = { text: plainText(text, 'text'), priceMinor, brief };
  const remark = await insert(ctx, { campaignId, applicantId, ...said });
  const { id: remarkId } = remark;
  const line = { action: 'apply', from: null, to: 'applied', side: 'applicant' };
  const step = { process: 'remark', id: await writeLog(ctx, 'remark', remarkId, line) };
  await record(ctx, { type: 'remark.applied', campaignId, remarkId, step });
  const amountMinor = await takeInvitation(ctx, campaignId, applicantId);
  if (amountMinor !== null) await offerInvited(ctx, remarkId, amountMinor);
  return remarkId;
}

/** Id of the actor's newest application. */
export async function lastAppliedBy(ctx: Ctx): Promise<number> {
  const applicantId = accountIdOf(ctx);
  const [last] = await ctx.em.find(
    Remark,
    { applicantId, extraOf: null },
    { orderBy: { id: 'desc' }, limit: 1 },
  );
  if (!last) throw new DomainError(ErrorCode.NOT_FOUND);
  return last.id;
}

type Sent = Pick<Remark, 'campaignId' | 'applicantId' | 'text' | 'priceMinor' | 'brief'>;

async function insert(ctx: Ctx, sent: Sent): Promise<Remark> {
  const remark = ctx.em.create(Remark, { ...sent, state: 'applied', createdAt: ctx.clock.now() });
  try {
    await ctx.em.flush();
  } catch (error) {
    // Two tabs at the same moment: the first one becomes the application.
    if (error instanceof UniqueConstraintViolationException) throw new DomainError(ErrorCode.ALREADY_APPLIED);
    throw error;
  }
  return remark;
}

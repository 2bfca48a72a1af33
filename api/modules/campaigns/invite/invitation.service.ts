import type { CampaignType } from '../../../../schema/campaign.ts';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { forUpdate, orNotFound } from '../../../platform/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { transition } from '../../../platform/process/process.ts';
import { sql } from '../../../platform/sql.ts';
import { isNotBlocked } from '../../profiles/may-meet.view.ts';
import { Campaign } from '../campaign.entity.ts';
import { assertCampaignAction } from '../campaign.policy.ts';
import { readCampaignFacts } from '../campaign.read.ts';
import { lockCampaign } from '../campaign.service.ts';
import { Invitation } from './invitation.entity.ts';
import { type InvitationAnswer, invitationSide, sideOfAnswer } from './invitation.policy.ts';
import { invitationProcess } from './invitation.process.ts';

/** Maximum offer, US cents. */
const MAX_AMOUNT = 100_000_000;

/** An owner's invitation to apply. */
export interface Invite {
  readonly campaignId: number;
  readonly influencerId: number;
  /** US cents; paid campaigns only. */
  readonly amountMinor: number | null;
}

/** The amount of an invitation: required for paid campaigns, null for others. */
function checkAmount(type: CampaignType, minor: number | null): number | null {
  const isGiven = minor !== null && minor !== 0;
  if (type !== 'paid') {
    if (isGiven) throw new DomainError(ErrorCode.NOT_PAID_TYPE, 'amount');
    return null;
  }
  if (!isGiven || minor < 0) throw new DomainError(ErrorCode.OFFER_AMOUNT_REQUIRED, 'amount');
  if (!Number.isSafeInteger(minor) || minor > MAX_AMOUNT) {
    throw new DomainError(ErrorCode.AMOUNT_INVALID, 'amount');
  }
  return minor;
}

async function checkInfluencer(ctx: Ctx, { campaignId, influencerId }: Invite): Promise<void> {
  const field = 'influencerId';
  if (influencerId === ctx.actor.accountId) throw new DomainError(ErrorCode.OWN_CAMPAIGN, field);
  const person = await sql<{ hasApplied: boolean }>`select exists (select from remark as r
      where r.campaign_id = ${campaignId} and r.applicant_id = p.id and r.extra_of is null) as "hasApplied"
    from profile as p join account as a on a.id = p.id
    where p.id = ${influencerId} and a.closed_at is null and a.suspended_at is null
      and ${isNotBlocked(ctx.actor, sql`p.id`)}`.first(ctx);
  if (!person) throw new DomainError(ErrorCode.NOT_FOUND, field);
  if (person.hasApplied)
    throw new DomainError({ code: ErrorCode.ALREADY_APPLIED, params: { screen: 'invite' } }, field);
}

/**
 * Invites an influencer to an open campaign of the actor; the amount becomes the first offer when they apply. An
 * invitation that was withdrawn can be sent again. Returns its id. Throws NOT_FOUND, FORBIDDEN, CAMPAIGN_NOT_OPEN, OWN_CAMPAIGN, ALREADY_APPLIED, ALREADY_INVITED,
 * OFFER_AMOUNT_REQUIRED, AMOUNT_INVALID, NOT_PAID_TYPE.
 */
export async function invite(ctx: Ctx, asked: Invite): Promise<number> {
  const { campaignId, influencerId } = asked;
  const campaign = await lockCampaign(ctx, campaignId, 'campaignId');
  assertCampaignAction('invite', ctx.actor, await readCampaignFacts(ctx, campaignId, 'campaignId'));
  await checkInfluencer(ctx, asked);
  const amountMinor = checkAmount(campaign.type, asked.amountMinor);
  const amount = { amountMinor: amountMinor ?? undefined };
  const about = { campaignId, accountId: influencerId };
  const earlier = await ctx.em.findOne(Invitation, { campaignId, influencerId }, forUpdate);
  if (earlier) {
    if (earlier.state !== 'withdrawn') throw new DomainError(ErrorCode.ALREADY_INVITED, 'influencerId');
    const facts = { state: earlier.state, influencerId, ownerId: campaign.ownerId };
    await transition(ctx, invitationProcess, earlier, {
      action: 'invite',
      side: 'owner',
      facts,
      about,
      ...amount,
    });
    Object.assign(earlier, { amountMinor, decidedAt: null });
    await ctx.em.flush();
    return earlier.id;
  }
  const made = ctx.em.create(Invitation, {
    campaignId,
    influencerId,
    amountMinor,
    currency: campaign.currency,
    state: invitationProcess.initial,
    createdAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  await record(ctx, { type: 'invitation.sent', ...about, ...amount });
  return made.id;
}

/** An invitation, locked, for the side that may answer so. Throws NOT_FOUND for strangers, FORBIDDEN for the other side. */
async function lockFor(ctx: Ctx, id: number, answer: InvitationAnswer) {
  const invitation = await orNotFound(ctx.em.findOne(Invitation, { id }, forUpdate));
  const { ownerId } = await ctx.em.findOneOrFail(Campaign, { id: invitation.campaignId });
  const { state, influencerId } = invitation;
  const facts = { state, influencerId, ownerId };
  const side = invitationSide(facts, ctx.actor.accountId);
  if (side === null) throw new DomainError(ErrorCode.NOT_FOUND);
  if (side !== sideOfAnswer(answer)) throw new DomainError(ErrorCode.FORBIDDEN);
  return { invitation, facts, side };
}

/**
 * Declines an invitation, as the influencer, or withdraws it, as the owner. Who declined one may still apply, without its
 * amount. Throws NOT_FOUND, FORBIDDEN, WRONG_STATE when it does not wait any more.
 */
export async function answerInvitation(ctx: Ctx, id: number, action: InvitationAnswer): Promise<void> {
  const { invitation, facts, side } = await lockFor(ctx, id, action);
  const about = { campaignId: invitation.campaignId, accountId: invitation.influencerId };
  await transition(ctx, invitationProcess, invitation, { action, side, facts, about });
  invitation.decidedAt = ctx.clock.now();
  await ctx.em.flush();
}

/** Id of the invitation to a campaign of the actor that was sent last. */
export async function lastInvitedBy(ctx: Ctx): Promise<number> {
  const last = await sql<{ id: number }>`select sent.id from invitation as sent
    join campaign as posted on posted.id = sent.campaign_id
    where posted.owner_id = ${accountIdOf(ctx)} order by sent.updated_at desc, sent.id desc limit 1`.first(
    ctx,
  );
  if (!last) throw new DomainError(ErrorCode.NOT_FOUND);
  return last.id;
}

/**
 * Accepts the open invitation of an applicant and returns its amount for the first offer; null when there is no invitation
 * or it names no amount.
 */
export async function takeInvitation(
  ctx: Ctx,
  campaignId: number,
  influencerId: number,
): Promise<number | null> {
  const open = { campaignId, influencerId, state: 'open' } as const;
  const invitation = await ctx.em.findOne(Invitation, open, forUpdate);
  if (!invitation) return null;
  const { ownerId } = await ctx.em.findOneOrFail(Campaign, { id: campaignId });
  const facts = { state: invitation.state, influencerId, ownerId };
  await transition(ctx, invitationProcess, invitation, { action: 'accept', side: 'influencer', facts });
  invitation.decidedAt = ctx.clock.now();
  await ctx.em.flush();
  return invitation.amountMinor ?? null;
}

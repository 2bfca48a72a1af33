import type { CampaignType } from '../../../../schema/campaign.ts';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { sql } from '../../../platform/sql.ts';
import { isNotBlocked } from '../../profiles/may-meet.view.ts';
import { assertCampaignAction } from '../campaign.policy.ts';
import { readCampaignFacts } from '../campaign.read.ts';
import { lockCampaign } from '../campaign.service.ts';

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
      where r.campaign_id = ${campaignId} and r.applicant_id = p.id) as "hasApplied"
    from profile as p join account as a on a.id = p.id
    where p.id = ${influencerId} and a.closed_at is null and a.suspended_at is null
      and ${isNotBlocked(ctx.actor, sql`p.id`)}`.first(ctx);
  if (!person) throw new DomainError(ErrorCode.NOT_FOUND, field);
  if (person.hasApplied)
    throw new DomainError({ code: ErrorCode.ALREADY_APPLIED, params: { screen: 'invite' } }, field);
}

/**
 * Invites an influencer to an open campaign of the actor; the amount becomes the first offer when they apply. Returns
 * the invitation's id. Throws NOT_FOUND, FORBIDDEN, CAMPAIGN_NOT_OPEN, OWN_CAMPAIGN, ALREADY_APPLIED, ALREADY_INVITED,
 * OFFER_AMOUNT_REQUIRED, AMOUNT_INVALID, NOT_PAID_TYPE.
 */
export async function invite(ctx: Ctx, asked: Invite): Promise<number> {
  const { campaignId, influencerId } = asked;
  const campaign = await lockCampaign(ctx, campaignId, 'campaignId');
  assertCampaignAction('invite', ctx.actor, await readCampaignFacts(ctx, campaignId, 'campaignId'));
  await checkInfluencer(ctx, asked);
  const amountMinor = checkAmount(campaign.type, asked.amountMinor);
  const made = await sql<{ id: number }>`
    insert into invitation (campaign_id, influencer_id, amount_minor, currency, created_at)
    values (${campaignId}, ${influencerId}, ${amountMinor}, ${campaign.currency}, ${ctx.clock.now()})
    on conflict (campaign_id, influencer_id) do nothing returning id`.first(ctx);
  const id = made?.id;
  if (id === undefined) throw new DomainError(ErrorCode.ALREADY_INVITED, 'influencerId');
  const about = { campaignId, accountId: influencerId };
  await record(ctx, { type: 'invitation.sent', ...about, ...(amountMinor !== null && { amountMinor }) });
  return id;
}

/** Id of the newest invitation to a campaign of the actor. */
export async function lastInvitedBy(ctx: Ctx): Promise<number> {
  const last = await sql<{ id: number }>`select sent.id from invitation as sent
    join campaign as posted on posted.id = sent.campaign_id
    where posted.owner_id = ${accountIdOf(ctx)} order by sent.id desc limit 1`.first(ctx);
  if (!last) throw new DomainError(ErrorCode.NOT_FOUND);
  return last.id;
}

/**
 * Marks the open invitation of an applicant as answered and returns its amount for the first offer; null when there is
 * no invitation or it names no amount.
 */
export async function takeInvitation(
  ctx: Ctx,
  campaignId: number,
  influencerId: number,
): Promise<number | null> {
  const taken = await sql<{ amountMinor: number | null }>`
    update invitation set applied_at = ${ctx.clock.now()}
    where campaign_id = ${campaignId} and influencer_id = ${influencerId} and applied_at is null
    returning amount_minor::int as "amountMinor"`.first(ctx);
  return taken?.amountMinor ?? null;
}

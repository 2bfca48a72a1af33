import type { CampaignInput } from '../../../schema/campaign.ts';
import { DomainError, ErrorCode, outOfBounds, type PlainErrorCode } from '../../../schema/errors.ts';
import type { CalendarDay } from '../../../schema/scalars.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { forUpdate, orNotFound } from '../../platform/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Patch } from '../../platform/patch.ts';
import { transition, writeLog } from '../../platform/process/process.ts';
import { sql } from '../../platform/sql.ts';
import { claimPictures } from '../pictures/picture.service.ts';
import { Campaign } from './campaign.entity.ts';
import { assertCampaignAction } from './campaign.policy.ts';
import { type CampaignFacts, type CampaignSide, campaignProcess } from './campaign.process.ts';
import { readCampaignFacts } from './campaign.read.ts';
import { checkCampaign } from './edit/campaign-content.ts';
import { CampaignDraft } from './edit/campaign-draft.entity.ts';
import { patchedCampaign } from './edit/patched-campaign.ts';

/**
 * Posts a campaign of the actor for approval and deletes their draft. Returns its id. Throws the failure of
 * specification section 5 at the invalid field, and then writes nothing.
 */
export async function createCampaign(ctx: Ctx, input: CampaignInput): Promise<number> {
  const ownerId = accountIdOf(ctx);
  const content = await checkCampaign(ctx, input);
  await claimPictures(ctx, content.pictures, 'campaign');
  const now = ctx.clock.now();
  const campaign = ctx.em.create(Campaign, {
    ...content,
    ownerId,
    state: campaignProcess.initial,
    submittedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await ctx.em.flush();
  await ctx.em.nativeDelete(CampaignDraft, { ownerId });
  const line = { action: 'submit', from: null, to: campaign.state, side: 'owner' };
  await writeLog(ctx, campaignProcess.name, campaign.id, line);
  await record(ctx, { type: 'campaign.submitted', campaignId: campaign.id, accountId: ownerId });
  return campaign.id;
}

/** Id of the actor's newest campaign. */
export async function lastPostedBy(ctx: Ctx): Promise<number> {
  const ownerId = accountIdOf(ctx);
  const [last] = await ctx.em.find(Campaign, { ownerId }, { orderBy: { id: 'desc' }, limit: 1 });
  if (!last) throw new DomainError(ErrorCode.NOT_FOUND);
  return last.id;
}

/**
 * Takes a step of a locked campaign; the caller flushes. Throws the refusal of the process table, or `otherwise` when it
 * has no matching row.
 */
export async function moveCampaign(
  ctx: Ctx,
  campaign: Campaign,
  step: {
    action: string;
    side: CampaignSide;
    facts: CampaignFacts;
    otherwise?: PlainErrorCode;
    note?: string;
  },
): Promise<void> {
  const about = { campaignId: campaign.id, accountId: campaign.ownerId };
  await transition(ctx, campaignProcess, campaign, { ...step, about });
  campaign.updatedAt = ctx.clock.now();
}

/** A campaign, locked until the transaction ends. Throws NOT_FOUND at `field`. */
export function lockCampaign(ctx: Ctx, id: number, field?: string): Promise<Campaign> {
  return orNotFound(ctx.em.findOne(Campaign, { id }, forUpdate), field);
}

/**
 * Changes what is given of a campaign of the actor that is not open yet. A rejected or expired one returns to the end of the approval
 * queue. Throws NOT_FOUND, FORBIDDEN, CAMPAIGN_LOCKED, CAMPAIGN_TYPE_LOCKED and what `createCampaign` throws.
 */
export async function updateCampaign(ctx: Ctx, id: number, patch: Patch<CampaignInput>): Promise<void> {
  const campaign = await lockCampaign(ctx, id);
  const facts = await readCampaignFacts(ctx, id);
  assertCampaignAction('edit', ctx.actor, facts);
  const input = await patchedCampaign(ctx, campaign, patch);
  if (input.type !== campaign.type) throw new DomainError(ErrorCode.CAMPAIGN_TYPE_LOCKED, 'type');
  const content = await checkCampaign(ctx, input, campaign.categoryIds);
  await claimPictures(ctx, content.pictures, 'campaign');
  if (campaign.state === 'inactive') campaign.submittedAt = ctx.clock.now();
  Object.assign(campaign, content satisfies Partial<Campaign>, { rejectedReason: null });
  const otherwise = ErrorCode.CAMPAIGN_LOCKED;
  await moveCampaign(ctx, campaign, { action: 'edit', side: 'owner', facts, otherwise });
  await ctx.em.flush();
  await record(ctx, { type: 'campaign.changed', campaignId: id });
}

/** Shows or hides a campaign of the actor. Throws NOT_FOUND, FORBIDDEN, WRONG_STATE when it is inactive. */
export async function setCampaignDisabled(ctx: Ctx, id: number, isDisabled: boolean): Promise<void> {
  const campaign = await lockCampaign(ctx, id);
  assertCampaignAction('setDisabled', ctx.actor, await readCampaignFacts(ctx, id));
  if (campaign.isDisabled === isDisabled) return;
  campaign.isDisabled = isDisabled;
  campaign.updatedAt = ctx.clock.now();
  await ctx.em.flush();
  await record(ctx, { type: 'campaign.changed', campaignId: id });
}

/**
 * Closes an open campaign of the actor as awarded, as after its last day. Throws NOT_FOUND, FORBIDDEN, WRONG_STATE when
 * it is not open, NOBODY_HIRED.
 */
export async function closeCampaign(ctx: Ctx, id: number): Promise<void> {
  const campaign = await lockCampaign(ctx, id);
  const facts = await readCampaignFacts(ctx, id);
  assertCampaignAction('close', ctx.actor, facts);
  await moveCampaign(ctx, campaign, { action: 'finish', side: 'owner', facts });
  await ctx.em.flush();
  await record(ctx, { type: 'campaign.changed', campaignId: id });
}

/**
 * Moves the last day of an open campaign of the actor to a later one. It stays approved, because nothing that staff
 * have read changes. Throws NOT_FOUND, FORBIDDEN, WRONG_STATE when it is not open or has ended, BAD_INPUT when the day
 * is not later.
 */
export async function extendCampaign(ctx: Ctx, id: number, endsOn: CalendarDay): Promise<void> {
  const campaign = await lockCampaign(ctx, id);
  const facts = await readCampaignFacts(ctx, id);
  assertCampaignAction('extend', ctx.actor, facts);
  if (endsOn <= campaign.endsOn) throw outOfBounds('endsOn', { format: `a day after ${campaign.endsOn}` });
  const note = `${campaign.endsOn} to ${endsOn}`;
  await moveCampaign(ctx, campaign, { action: 'extend', side: 'owner', facts, note });
  campaign.endsOn = endsOn;
  await ctx.em.flush();
}

/** Marks or unmarks a campaign as the actor's favourite. Idempotent. Throws NOT_FOUND when it is hidden. */
export async function setFavourite(ctx: Ctx, campaignId: number, isOn: boolean): Promise<void> {
  const accountId = accountIdOf(ctx);
  await readCampaignFacts(ctx, campaignId, 'campaignId');
  const change = isOn
    ? sql`insert into favourite (account_id, campaign_id, created_at)
        values (${accountId}, ${campaignId}, ${ctx.clock.now()}) on conflict do nothing`
    : sql`delete from favourite where account_id = ${accountId} and campaign_id = ${campaignId}`;
  await change.execute(ctx.em.getKysely());
}

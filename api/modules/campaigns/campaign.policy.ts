import type { CampaignPermissions } from '../../../schema/campaign.ts';
import { DomainError, ErrorCode, fillErrorText } from '../../../schema/errors.ts';
import type { Permission } from '../../../schema/permission.ts';
import type { Actor } from '../../platform/actor.ts';
import { firstRefusal, type Guard, type Refusal } from '../../platform/process.ts';
import { applyRefusal } from '../remarks/apply.policy.ts';
import type { CampaignState } from './campaign.process.ts';

/** What the rules of a campaign look at. The read model answers them under `permissions`; services read the same. */
export interface CampaignRuleFacts {
  readonly ownerId: number;
  readonly state: CampaignState;
  readonly isDisabled: boolean;
  /** Last day is before today (Asia/Singapore). */
  readonly hasEnded: boolean;
  readonly minFollowers: number;
  /** Whether the viewer applied to it. */
  readonly hasApplied: boolean;
  /** Whether a report of the viewer waits for staff. */
  readonly hasReported: boolean;
  /** Whether the viewer's profile has all that applying needs (specification, section 5). */
  readonly isProfileComplete: boolean;
  /** Followers of the viewer. */
  readonly followers: number;
  /** People hired for it and not cancelled, counted for its owner only. */
  readonly hiredCount: number;
}

interface Case extends CampaignRuleFacts {
  readonly actor: Actor;
}

type Rule = Guard<Case>;
const refuseIf =
  (code: ErrorCode, isRefused: (facts: Case) => boolean): Rule =>
  (facts) =>
    isRefused(facts) ? { code } : null;

const isPublished = ({ state }: Case) => state === 'open' || state === 'awarded';
const isOwner = ({ actor, ownerId }: Case) => actor.accountId === ownerId;

const signedIn = refuseIf(ErrorCode.SIGN_IN_REQUIRED, ({ actor }) => actor.accountId === null);
const byOwner = refuseIf(ErrorCode.FORBIDDEN, (facts) => !isOwner(facts));
const byOwnerOrStaff = refuseIf(ErrorCode.FORBIDDEN, (facts) => !isOwner(facts) && !facts.actor.isStaff);
const notByOwner = refuseIf(ErrorCode.OWN_CAMPAIGN, isOwner);
const notPublished = refuseIf(ErrorCode.CAMPAIGN_LOCKED, isPublished);
const published = refuseIf(ErrorCode.WRONG_STATE, (facts) => !isPublished(facts));
const notReported = refuseIf(ErrorCode.ALREADY_REPORTED, (facts) => facts.hasReported);
const open = refuseIf(ErrorCode.WRONG_STATE, ({ state }) => state !== 'open');
const somebodyHired = refuseIf(ErrorCode.NOBODY_HIRED, ({ hiredCount }) => hiredCount === 0);
const takesPeople = refuseIf(
  ErrorCode.CAMPAIGN_NOT_OPEN,
  (facts) => facts.state !== 'open' || facts.isDisabled || facts.hasEnded,
);

/** Who may do what with a campaign: all guards must hold, the first refusal is the answer. */
const rules = {
  edit: [signedIn, byOwner, notPublished],
  setDisabled: [signedIn, byOwner, published],
  close: [signedIn, byOwner, open, somebodyHired],
  apply: [applyRefusal],
  report: [signedIn, notByOwner, notReported],
  seeApplications: [signedIn, byOwnerOrStaff],
  suggest: [signedIn, byOwner],
  invite: [signedIn, byOwner, takesPeople],
} as const satisfies Record<string, readonly Rule[]>;

/** Things that can be done with a campaign. */
export type CampaignDeed = keyof typeof rules;

/** Why the actor may not do a thing with a campaign, null when they may. */
export function campaignRefusal(deed: CampaignDeed, actor: Actor, facts: CampaignRuleFacts): Refusal | null {
  return firstRefusal<Case>(rules[deed], { ...facts, actor });
}

/** Throws DomainError with the refusal's code when the actor may not do a thing with a campaign. */
export function assertCampaignDeed(
  deed: CampaignDeed,
  actor: Actor,
  facts: CampaignRuleFacts,
  field?: string,
): void {
  const refusal = campaignRefusal(deed, actor, facts);
  if (refusal) throw new DomainError(refusal.code, field, refusal.params);
}

function permission(refusal: Refusal | null): Permission {
  if (!refusal) return { allowed: true };
  return { allowed: false, code: refusal.code, reason: fillErrorText(refusal.code, refusal.params) };
}

/** What the actor may do with a campaign, as the API publishes it. */
export function campaignPermissions(actor: Actor, facts: CampaignRuleFacts): CampaignPermissions {
  const may = (deed: CampaignDeed) => permission(campaignRefusal(deed, actor, facts));
  return {
    edit: may('edit'),
    setDisabled: may('setDisabled'),
    close: may('close'),
    apply: may('apply'),
    report: may('report'),
    seeApplications: may('seeApplications'),
  };
}

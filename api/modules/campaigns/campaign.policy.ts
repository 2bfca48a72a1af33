import type { CampaignPermissions } from '../../../schema/campaign.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Actor } from '../../platform/actor.ts';
import {
  firstRefusal,
  type Guard,
  type Refusal,
  refuseIf,
  toPermission,
} from '../../platform/process/process.ts';
import { type ApplyFacts, applyRefusal } from './apply/apply.policy.ts';

/** Facts that the rules of a campaign use. The view reads them under `permissions`; services read the same. */
export interface CampaignRuleFacts extends Omit<ApplyFacts, 'actor'> {
  /** Whether a report by the viewer is open. */
  readonly hasReported: boolean;
  /** Hires that were not cancelled; counted for the owner only. */
  readonly hiredCount: number;
}

interface Case extends CampaignRuleFacts {
  readonly actor: Actor;
}

type Rule = Guard<Case>;
const isPublished = ({ state }: Case) => state === 'open' || state === 'awarded';
const isOwner = ({ actor, ownerId }: Case) => actor.accountId === ownerId;

const signedIn = refuseIf<Case>(ErrorCode.SIGN_IN_REQUIRED, ({ actor }) => actor.accountId === null);
const byOwner = refuseIf<Case>(ErrorCode.FORBIDDEN, (facts) => !isOwner(facts));
const byOwnerOrStaff = refuseIf<Case>(
  ErrorCode.FORBIDDEN,
  (facts) => !isOwner(facts) && !facts.actor.isStaff,
);
const notByOwner = refuseIf<Case>(ErrorCode.OWN_CAMPAIGN, isOwner);
const notPublished = refuseIf<Case>(ErrorCode.CAMPAIGN_LOCKED, isPublished);
const published = refuseIf<Case>(ErrorCode.WRONG_STATE, (facts) => !isPublished(facts));
const notReported = refuseIf<Case>(ErrorCode.ALREADY_REPORTED, (facts) => facts.hasReported);
const open = refuseIf<Case>(ErrorCode.WRONG_STATE, ({ state }) => state !== 'open');
const somebodyHired = refuseIf<Case>(ErrorCode.NOBODY_HIRED, ({ hiredCount }) => hiredCount === 0);
const takesPeople = refuseIf<Case>(
  ErrorCode.CAMPAIGN_NOT_OPEN,
  (facts) => facts.state !== 'open' || facts.isDisabled || facts.hasEnded,
);

/** Permissions of a campaign: all guards must hold, and the first refusal is returned. */
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

export type CampaignAction = keyof typeof rules;

/** The refusal of an action on a campaign; null when it is allowed. */
export function campaignRefusal(
  deed: CampaignAction,
  actor: Actor,
  facts: CampaignRuleFacts,
): Refusal | null {
  return firstRefusal<Case>(rules[deed], { ...facts, actor });
}

/** Throws DomainError when an action on a campaign is refused. */
export function assertCampaignAction(
  deed: CampaignAction,
  actor: Actor,
  facts: CampaignRuleFacts,
  field?: string,
): void {
  const refusal = campaignRefusal(deed, actor, facts);
  if (refusal) throw new DomainError(refusal, field);
}

/** The actor's permissions on a campaign, as the API publishes them. */
export function campaignPermissions(actor: Actor, facts: CampaignRuleFacts): CampaignPermissions {
  const may = (deed: CampaignAction) => toPermission(campaignRefusal(deed, actor, facts));
  return {
    edit: may('edit'),
    setDisabled: may('setDisabled'),
    close: may('close'),
    apply: may('apply'),
    report: may('report'),
    seeApplications: may('seeApplications'),
  };
}

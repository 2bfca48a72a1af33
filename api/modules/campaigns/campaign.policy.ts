import type { CampaignPermissions, CampaignState } from '../../../schema/campaign.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Actor } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import {
  firstRefusal,
  type Guard,
  type Refusal,
  refuseIf,
  toPermission,
} from '../../platform/process/process.ts';
import type { Field } from '../../platform/read/selection.ts';
import type { Column, Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { missingForApplying } from '../accounts/account.view.ts';
import { isOutOfPayoutReach } from '../profiles/can-be-paid-out.facts.ts';
import { hasFollowers } from './fit.policy.ts';

/** Facts that the rules of applying use, about the campaign and the viewer. */
export interface ApplyFacts {
  readonly actor: Actor;
  readonly ownerId: number;
  readonly state: CampaignState;
  readonly isDisabled: boolean;
  /** The last day is before today (Asia/Singapore). */
  readonly hasEnded: boolean;
  readonly minFollowers: number;
  /** Whether the viewer applied to it before. */
  readonly hasApplied: boolean;
  /** Whether the viewer's profile is complete enough to apply (specification, section 5). */
  readonly isProfileComplete: boolean;
  /** Followers of the viewer. */
  readonly followers: number;
}

const enoughFollowers: Guard<ApplyFacts> = (facts) =>
  hasFollowers(facts) ? null : { code: ErrorCode.TOO_FEW_FOLLOWERS, params: { n: facts.minFollowers } };

/** Rules of applying, in the order in which they are reported. */
const applyRules: readonly Guard<ApplyFacts>[] = [
  refuseIf(ErrorCode.SIGN_IN_REQUIRED, ({ actor }) => actor.accountId === null),
  refuseIf(ErrorCode.EMAIL_NOT_VERIFIED, ({ actor }) => !actor.isVerified),
  refuseIf(
    ErrorCode.CAMPAIGN_CLOSED,
    (facts) => facts.state !== 'open' || facts.isDisabled || facts.hasEnded,
  ),
  refuseIf(ErrorCode.OWN_CAMPAIGN, ({ actor, ownerId }) => actor.accountId === ownerId),
  refuseIf(ErrorCode.ALREADY_APPLIED, ({ hasApplied }) => hasApplied),
  refuseIf(ErrorCode.PROFILE_INCOMPLETE, ({ isProfileComplete }) => !isProfileComplete),
  enoughFollowers,
];

/** Why the viewer may not apply; null when they may. Published as `permissions.apply` of a campaign. */
export function applyRefusal(facts: ApplyFacts): Refusal | null {
  return firstRefusal(applyRules, facts);
}

/** Facts that the rules of a campaign use. The view reads them under `permissions`; services read the same. */
export interface CampaignRuleFacts extends Omit<ApplyFacts, 'actor'> {
  /** Whether a report by the viewer is open. */
  readonly hasReported: boolean;
  /** It is paid, and payouts cannot reach the viewer as things are. */
  readonly isOutOfReach: boolean;
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
const notInactive = refuseIf<Case>(ErrorCode.WRONG_STATE, ({ state }) => state === 'inactive');
const notReported = refuseIf<Case>(ErrorCode.ALREADY_REPORTED, (facts) => facts.hasReported);
const open = refuseIf<Case>(ErrorCode.WRONG_STATE, ({ state }) => state !== 'open');
const notEnded = refuseIf<Case>(ErrorCode.WRONG_STATE, ({ hasEnded }) => hasEnded);
const inReach = refuseIf<Case>(ErrorCode.PAYOUT_OUT_OF_REACH, ({ isOutOfReach }) => isOutOfReach);
const somebodyHired = refuseIf<Case>(ErrorCode.NOBODY_HIRED, ({ hiredCount }) => hiredCount === 0);
const takesPeople = refuseIf<Case>(
  ErrorCode.CAMPAIGN_NOT_OPEN,
  (facts) => facts.state !== 'open' || facts.isDisabled || facts.hasEnded,
);

/** Permissions of a campaign: all guards must hold, and the first refusal is returned. */
const rules = {
  edit: [signedIn, byOwner, notPublished],
  setDisabled: [signedIn, byOwner, notInactive],
  close: [signedIn, byOwner, open, somebodyHired],
  extend: [signedIn, byOwner, open, notEnded],
  changeBrief: [signedIn, byOwner, published],
  duplicate: [signedIn, byOwner],
  getPaid: [signedIn, inReach],
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
    extend: may('extend'),
    changeBrief: may('changeBrief'),
    duplicate: may('duplicate'),
    getPaid: may('getPaid'),
    apply: may('apply'),
    report: may('report'),
    seeApplications: may('seeApplications'),
  };
}

function viewerFacts(row: string, field: Field, plan: Plan): Sql {
  const viewer = plan.actor.accountId;
  if (viewer === null) {
    return sql`'hasApplied', false, 'hasReported', false, 'isProfileComplete', false, 'followers', 0,
      'isOutOfReach', false, 'hiredCount', 0`;
  }
  const campaign = sql.ref(`${row}.id`);
  return sql`
    'hasApplied', exists (select from remark as mine
      where mine.campaign_id = ${campaign} and mine.applicant_id = ${viewer} and mine.extra_of is null),
    'hasReported', exists (select from report as told
      where told.campaign_id = ${campaign} and told.reporter_id = ${viewer} and told.resolved_at is null),
    'isProfileComplete', (select cardinality(${missingForApplying('viewer', field, plan)}) = 0
      from account as viewer where viewer.id = ${viewer}),
    'followers', (select person.followers from profile as person where person.id = ${viewer}),
    'isOutOfReach', ${sql.ref(`${row}.type`)} = 'paid' and ${isOutOfPayoutReach(sql`${viewer}::int`)},
    'hiredCount', case when ${sql.ref(`${row}.owner_id`)} = ${viewer} then ${hiredCount(campaign)} else 0 end`;
}

/** SQL: the `CampaignRuleFacts` of a campaign for the viewer, as JSON. */
export const ruleFacts: Column = (row, field, plan) => sql`json_build_object(
  'ownerId', ${sql.ref(`${row}.owner_id`)},
  'state', ${sql.ref(`${row}.state`)},
  'isDisabled', ${sql.ref(`${row}.is_disabled`)},
  'hasEnded', ${sql.ref(`${row}.ends_on`)} < ${dayOf(plan.now)}::date,
  'minFollowers', ${sql.ref(`${row}.min_followers`)},
  ${viewerFacts(row, field, plan)})`;

/** SQL: number of people hired for a campaign, given SQL of its id; cancelled jobs do not count. */
export const hiredCount = (campaign: Sql): Sql => sql`(select count(*)::int from remark as taken
  where taken.campaign_id = ${campaign} and taken.extra_of is null and taken.is_hired and taken.state <> 'cancelled')`;

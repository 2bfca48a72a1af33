import type { CampaignStatus } from '../../../../schema/campaign.ts';
import { ErrorCode } from '../../../../schema/errors.ts';
import type { Actor } from '../../../platform/actor.ts';
import { firstRefusal, type Guard, type Refusal } from '../../../platform/process/process.ts';

/** Facts that the rules of applying use, about the campaign and the viewer. */
export interface ApplyFacts {
  readonly actor: Actor;
  readonly ownerId: number;
  readonly state: CampaignStatus;
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

type Rule = Guard<ApplyFacts>;

const signedIn: Rule = ({ actor }) =>
  actor.accountId === null ? { code: ErrorCode.SIGN_IN_REQUIRED } : null;

const verified: Rule = ({ actor }) => (actor.isVerified ? null : { code: ErrorCode.EMAIL_NOT_VERIFIED });

const takesApplications: Rule = ({ state, isDisabled, hasEnded }) =>
  state === 'open' && !isDisabled && !hasEnded ? null : { code: ErrorCode.CAMPAIGN_CLOSED };

const notOwn: Rule = ({ actor, ownerId }) =>
  actor.accountId === ownerId ? { code: ErrorCode.OWN_CAMPAIGN } : null;

const notApplied: Rule = ({ hasApplied }) => (hasApplied ? { code: ErrorCode.ALREADY_APPLIED } : null);

const profileComplete: Rule = ({ isProfileComplete }) =>
  isProfileComplete ? null : { code: ErrorCode.PROFILE_INCOMPLETE };

const enoughFollowers: Rule = ({ followers, minFollowers }) =>
  followers < minFollowers ? { code: ErrorCode.TOO_FEW_FOLLOWERS, params: { n: minFollowers } } : null;

/** Rules of applying, in the order in which they are reported. */
const rules: readonly Rule[] = [
  signedIn,
  verified,
  takesApplications,
  notOwn,
  notApplied,
  profileComplete,
  enoughFollowers,
];

/** Why the viewer may not apply; null when they may. Published as `permissions.apply` of a campaign. */
export function applyRefusal(facts: ApplyFacts): Refusal | null {
  return firstRefusal(rules, facts);
}

import type { CampaignStatus } from '../../../../schema/campaign.ts';
import { ErrorCode } from '../../../../schema/errors.ts';
import type { Actor } from '../../../platform/actor.ts';
import { firstRefusal, type Guard, type Refusal, refuseIf } from '../../../platform/process/process.ts';

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

const enoughFollowers: Guard<ApplyFacts> = ({ followers, minFollowers }) =>
  followers < minFollowers ? { code: ErrorCode.TOO_FEW_FOLLOWERS, params: { n: minFollowers } } : null;

/** Rules of applying, in the order in which they are reported. */
const rules: readonly Guard<ApplyFacts>[] = [
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
  return firstRefusal(rules, facts);
}

import type { HoldReason } from '../../../schema/job-money.ts';
import type { JobSide } from '../../../schema/job-side.ts';

/** The facts of a hold: the viewer's side, and what its text is filled with. */
export interface HoldFacts {
  readonly reason: HoldReason;
  readonly side: JobSide;
  readonly remarkId: number;
  readonly campaignTitle: string;
  readonly personName: string;
}

type Place = 'settings' | 'help' | 'dispute' | null;

/** Where the influencer takes the next step; null when there is nothing to do but wait. */
const placesOfInfluencer: Readonly<Record<HoldReason, Place>> = {
  bank_account_missing: 'settings',
  bank_account_new: null,
  identity_needed: 'settings',
  document_needed: 'settings',
  details_needed: 'settings',
  in_review: null,
  paused_by_provider: 'settings',
  bank_rejected: 'settings',
  balance_pending: null,
  dispute: 'dispute',
  chargeback: 'help',
};

/** The same for the owner, who can do nothing about the influencer's bank. */
const placesOfOwner: Readonly<Partial<Record<HoldReason, Place>>> = {
  dispute: 'dispute',
  chargeback: 'help',
};

const paths: Readonly<Record<NonNullable<Place>, (remarkId: number) => string>> = {
  settings: () => '/edit-profile/setting',
  help: () => '/help',
  dispute: (remarkId) => `/applicationdetail/applicantdetail/${remarkId}#dispute`,
};

/** The page where a side takes the next step to free held money; null when it only waits. */
export function holdPath({
  reason,
  side,
  remarkId,
}: Pick<HoldFacts, 'reason' | 'side' | 'remarkId'>): string | null {
  const place =
    side === 'applicant' ? placesOfInfluencer[reason] : side === 'owner' ? placesOfOwner[reason] : null;
  return place ? paths[place](remarkId) : null;
}

/** The text of a hold: its code in the catalogues, and what it is filled with. */
export function holdText({ reason, side, campaignTitle, personName }: HoldFacts) {
  return side === 'applicant'
    ? ({ code: 'job.payoutHeld.person', params: { campaignTitle, holdReason: reason } } as const)
    : ({ code: 'job.payoutHeld.owner', params: { campaignTitle, personName, holdReason: reason } } as const);
}

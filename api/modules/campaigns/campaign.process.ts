import { CampaignStatus } from '../../../schema/campaign.ts';
import { ErrorCode } from '../../../schema/errors.ts';
import { checkProcess, type Guard, type Process } from '../../platform/process/process.ts';

/** Actors of the transitions of a campaign. */
export type CampaignSide = 'owner' | 'staff' | 'system';

/** Facts that the guards of a campaign use. */
export interface CampaignFacts {
  readonly state: CampaignStatus;
  readonly hiredCount: number;
  /** The last day is before today (Asia/Singapore). */
  readonly hasEnded: boolean;
}

const ended: Guard<CampaignFacts> = (facts) => (facts.hasEnded ? null : { code: ErrorCode.WRONG_STATE });
const notEnded: Guard<CampaignFacts> = (facts) =>
  facts.hasEnded ? { code: ErrorCode.CAMPAIGN_ENDED } : null;
const somebodyHired: Guard<CampaignFacts> = (facts) =>
  facts.hiredCount > 0 ? null : { code: ErrorCode.WRONG_STATE };
const nobodyHired: Guard<CampaignFacts> = (facts) =>
  facts.hiredCount === 0 ? null : { code: ErrorCode.WRONG_STATE };

/** Life cycle of a campaign (specification, section 4; DECISIONS, "Status"). */
export const campaignProcess: Process<CampaignStatus, CampaignSide, CampaignFacts> = {
  name: 'campaign',
  initial: 'awaiting_approval',
  states: Object.values(CampaignStatus),
  steps: [
    {
      action: 'approve',
      from: ['awaiting_approval'],
      to: 'open',
      by: ['staff'],
      guards: [notEnded],
      event: 'campaign.approved',
    },
    {
      action: 'reject',
      from: ['awaiting_approval'],
      to: 'inactive',
      by: ['staff'],
      event: 'campaign.rejected',
    },
    {
      action: 'edit',
      from: ['awaiting_approval', 'inactive'],
      to: 'awaiting_approval',
      by: ['owner'],
      event: 'campaign.submitted',
    },
    {
      action: 'award',
      from: ['open'],
      to: 'awarded',
      by: ['system'],
      guards: [ended, somebodyHired],
      event: 'campaign.closed',
    },
    {
      action: 'expire',
      from: ['open'],
      to: 'inactive',
      by: ['system'],
      guards: [ended, nobodyHired],
      event: 'campaign.closed',
    },
    {
      action: 'finish',
      from: ['open'],
      to: 'awarded',
      by: ['owner'],
      guards: [somebodyHired],
      event: 'campaign.withdrawn',
    },
    {
      action: 'withdraw',
      from: ['awaiting_approval', 'open'],
      to: 'inactive',
      by: ['owner'],
      guards: [nobodyHired],
      event: 'campaign.withdrawn',
    },
  ],
};

checkProcess(campaignProcess);

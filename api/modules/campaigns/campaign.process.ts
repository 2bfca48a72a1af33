import { ErrorCode } from '../../../schema/errors.ts';
import { checkProcess, type Guard, type Process } from '../../platform/process/process.ts';

/** States of a campaign. Legacy numbers: 1, 2, 3, 0. */
export type CampaignState = 'awaiting_approval' | 'open' | 'awarded' | 'inactive';

/** Actors of the transitions of a campaign. */
export type CampaignSide = 'owner' | 'staff' | 'system';

/** Facts that the guards of a campaign use. */
export interface CampaignFacts {
  readonly state: CampaignState;
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
export const campaignProcess: Process<CampaignState, CampaignSide, CampaignFacts> = {
  name: 'campaign',
  initial: 'awaiting_approval',
  states: ['awaiting_approval', 'open', 'awarded', 'inactive'],
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
      guards: [],
      event: 'campaign.rejected',
    },
    {
      action: 'edit',
      from: ['awaiting_approval', 'inactive'],
      to: 'awaiting_approval',
      by: ['owner'],
      guards: [],
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

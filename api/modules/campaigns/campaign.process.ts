import { CampaignState } from '../../../schema/campaign.ts';
import { ErrorCode } from '../../../schema/errors.ts';
import { defineProcess, refuseIf } from '../../platform/process/process.ts';

export type CampaignSide = 'owner' | 'staff' | 'system';

/** Facts that the guards of a campaign use. */
export interface CampaignFacts {
  readonly state: CampaignState;
  readonly hiredCount: number;
  /** The last day is before today (Asia/Singapore). */
  readonly hasEnded: boolean;
}

const ended = refuseIf<CampaignFacts>(ErrorCode.WRONG_STATE, ({ hasEnded }) => !hasEnded);
const notEnded = refuseIf<CampaignFacts>(ErrorCode.CAMPAIGN_ENDED, ({ hasEnded }) => hasEnded);
const somebodyHired = refuseIf<CampaignFacts>(ErrorCode.WRONG_STATE, ({ hiredCount }) => hiredCount <= 0);
const nobodyHired = refuseIf<CampaignFacts>(ErrorCode.WRONG_STATE, ({ hiredCount }) => hiredCount !== 0);

/** Life cycle of a campaign (specification, section 4; DECISIONS, "Status"). */
export const campaignProcess = defineProcess<CampaignState, CampaignSide, CampaignFacts>({
  name: 'campaign',
  initial: 'awaiting_approval',
  states: Object.values(CampaignState),
  rows: [
    ['approve', ['awaiting_approval'], 'open', ['staff'], 'campaign.approved', [notEnded]],
    ['reject', ['awaiting_approval'], 'inactive', ['staff'], 'campaign.rejected'],
    ['edit', ['awaiting_approval', 'inactive'], 'awaiting_approval', ['owner'], 'campaign.submitted'],
    ['award', ['open'], 'awarded', ['system'], 'campaign.closed', [ended, somebodyHired]],
    ['expire', ['open'], 'inactive', ['system'], 'campaign.closed', [ended, nobodyHired]],
    ['finish', ['open'], 'awarded', ['owner'], 'campaign.withdrawn', [somebodyHired]],
    ['extend', ['open'], 'open', ['owner'], 'campaign.changed'],
    ['changeBrief', ['open'], 'open', ['owner'], 'campaign.changed'],
    ['changeBrief', ['awarded'], 'awarded', ['owner'], 'campaign.changed'],
    ['withdraw', ['awaiting_approval', 'open'], 'inactive', ['owner'], 'campaign.withdrawn', [nobodyHired]],
  ],
});

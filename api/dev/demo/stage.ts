import type { PostedCampaign } from './fill-campaigns.ts';
import type { DemoCast } from './fill-people.ts';

/** A campaign that staff approved at some time. */
export type OpenCampaign = PostedCampaign & { readonly openedAt: Date };

/** Influencers and campaigns to plan for. */
export interface Stage {
  readonly cast: DemoCast;
  /** Account ids of influencers who can be paid out. */
  readonly banked: readonly number[];
  readonly open: readonly OpenCampaign[];
}

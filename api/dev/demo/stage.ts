import type { PostedCampaign } from './fill-campaigns.ts';
import type { DemoCast } from './fill-people.ts';
import type { Rng } from './rng.ts';

/** Place of the demo influencer among the people. */
export const DEMO_INFLUENCER = 0;

/** A campaign that staff approved at some time. */
export type OpenCampaign = PostedCampaign & { readonly openedAt: Date };

/** Influencers and campaigns to plan for. */
export interface Stage {
  readonly cast: DemoCast;
  /** Account ids of influencers who can be paid out. */
  readonly banked: readonly number[];
  readonly open: readonly OpenCampaign[];
  /** Those that their owners hide in the end. */
  readonly hidden: readonly OpenCampaign[];
}

/** US cents of an offer near the budget. */
export function offerFor(campaign: OpenCampaign, rng: Rng): number {
  const budget = campaign.content.budgetMinor ?? 0;
  return Math.max(500, Math.round((budget * rng.between(0.75, 1.05)) / 500) * 500);
}

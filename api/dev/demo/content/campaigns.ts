import type { DemoCampaign } from './campaign.ts';
import { foodCampaigns } from './campaigns/food.ts';
import { homeCampaigns } from './campaigns/home.ts';
import { outdoorCampaigns } from './campaigns/outdoor.ts';
import { playCampaigns } from './campaigns/play.ts';
import { skinCampaigns } from './campaigns/skin.ts';
import { styleCampaigns } from './campaigns/style.ts';
import { workCampaigns } from './campaigns/work.ts';

/** Every campaign; the first five belong to the demo sign-in brand. */
export const campaigns: readonly DemoCampaign[] = [
  ...foodCampaigns,
  ...styleCampaigns,
  ...skinCampaigns,
  ...playCampaigns,
  ...outdoorCampaigns,
  ...workCampaigns,
  ...homeCampaigns,
];

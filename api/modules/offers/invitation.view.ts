import { nameView } from '../../platform/read/named-views.ts';
import { column, money } from '../../platform/read/view.ts';
import { campaignOf } from '../campaigns/campaign.view.ts';
import { profileOf } from '../profiles/profile.view.ts';

/** How an Invitation is read. For the owner of its campaign and the invited person. */
export const invitationView = nameView('Invitation', {
  id: column('id'),
  campaign: campaignOf('campaign_id'),
  influencer: profileOf('influencer_id'),
  amount: money('amount_minor'),
  createdAt: column('created_at'),
});

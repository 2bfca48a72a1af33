import { nameView } from '../../platform/read/named-views.ts';
import { column, money } from '../../platform/read/view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { campaignOf } from './campaign.view.ts';

/** View of Invitation, for the owner of its campaign and the invited member. */
export const invitationView = nameView('Invitation', {
  id: column('id'),
  campaign: campaignOf('campaign_id'),
  influencer: profileOf('influencer_id'),
  amount: money('amount_minor'),
  createdAt: column('created_at'),
});

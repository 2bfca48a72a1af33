import { Invitation } from '../../../../schema/suggestion.ts';
import { columnsOf, viewOf } from '../../../platform/read/view.ts';
import { profileOf } from '../../profiles/profile.view.ts';
import { campaignOf } from '../campaign.view.ts';
import { Invitation as InvitationEntity } from './invitation.entity.ts';

const { column, columns, money } = columnsOf(InvitationEntity);

/** View of Invitation, for the owner of its campaign and the invited member. */
export const invitationView = viewOf(Invitation, InvitationEntity, {
  ...columns('id', 'createdAt'),
  campaign: campaignOf(column('campaignId')),
  influencer: profileOf(column('influencerId')),
  amount: money('amountMinor'),
});

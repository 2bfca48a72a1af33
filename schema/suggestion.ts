import 'reflect-metadata';
import { Field } from 'type-graphql';
import { PrivateType } from './access.ts';
import { Campaign } from './campaign.ts';
import { connectionOf } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { Permission } from './permission.ts';
import { Profile } from './profile.ts';
import { Row } from './row.ts';

export const InvitationState = graphqlEnum('InvitationState', 'States of an invitation.', {
  OPEN: ['open', 'Waits for the influencer.'],
  ACCEPTED: ['accepted', 'The influencer applied.'],
  DECLINED: ['declined', 'The influencer declined it.'],
  WITHDRAWN: ['withdrawn', 'The owner withdrew it, and may invite again.'],
});
export type InvitationState = (typeof InvitationState)[keyof typeof InvitationState];

@PrivateType('An influencer who matches a campaign.', {
  seenBy: 'the owner of the campaign',
  scope: 'campaigns:read',
})
export class SuggestedUser {
  @Field(() => Profile, { description: 'The person.' })
  profile!: Profile;

  @Field(() => [String], { description: 'At most two categories of the campaign that interest them.' })
  sharedInterests!: string[];

  @Field(() => Boolean, { description: 'Whether the campaign is for their country.' })
  isInCountry!: boolean;

  @Field(() => String, {
    description: "Reason in English, for example 'Food · Singapore · 24.1k followers'.",
  })
  reason!: string;

  @Field(() => Invitation, orNull('The invitation already sent.'))
  invitation?: Invitation | null;
}

@PrivateType('A page of suggested users.', { seenBy: 'the owner of the campaign', scope: 'campaigns:read' })
export class SuggestedUserConnection extends connectionOf(SuggestedUser) {}

const bothSides = {
  seenBy: 'the owner of the campaign and the invited person',
  scope: 'remarks:read',
} as const;

@PrivateType('Permissions of the viewer on an invitation.', bothSides)
export class InvitationPermissions {
  @Field(() => Permission, { description: 'Decline it, as the influencer.' })
  decline!: Permission;

  @Field(() => Permission, { description: 'Withdraw it, as the owner.' })
  withdraw!: Permission;
}

@PrivateType("An owner's invitation to apply. It is not an application.", bothSides)
export class Invitation extends Row {
  @Field(() => Campaign, { description: 'Campaign.' })
  campaign!: Campaign;

  @Field(() => Profile, { description: 'Invited influencer.' })
  influencer!: Profile;

  @Field(() => Money, orNull('Amount that becomes the first offer when the influencer applies.'))
  amount?: Money | null;

  @Field(() => InvitationState, { description: 'State.' })
  state!: InvitationState;

  @Field(() => InvitationPermissions, { description: 'Permissions of the viewer.' })
  permissions!: InvitationPermissions;
}

declare module './campaign.ts' {
  interface Campaign {
    myInvitation?: Invitation | null;
  }
}
Field(() => Invitation, {
  description: 'Open invitation of the viewer to apply.',
  nullable: true,
})(Campaign.prototype, 'myInvitation');

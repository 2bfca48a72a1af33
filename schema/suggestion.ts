import 'reflect-metadata';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { Campaign } from './campaign.ts';
import { Money } from './money.ts';
import { Profile } from './profile.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@Private('the owner of the campaign', { scope: 'campaigns:read' })
@ObjectType({ description: 'Somebody who fits a campaign.', simpleResolvers: true })
export class SuggestedUser {
  @Field(() => Profile, { description: 'Who.' })
  profile!: Profile;

  @Field(() => String, { description: "Why, for example 'Food · Singapore · 24.1k followers'." })
  reason!: string;

  @Field(() => Invitation, { description: 'The invitation already sent.', nullable: true })
  invitation?: Invitation | null;
}

@Private('the owner of the campaign', { scope: 'campaigns:read' })
@ObjectType({ description: 'One page of suggested users.', simpleResolvers: true })
export class SuggestedUserPage {
  @Field(() => [SuggestedUser], { description: 'The rows.' })
  items!: SuggestedUser[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}

@Private('the owner of the campaign and the invited person', { scope: 'applications:read' })
@ObjectType({
  description: "An owner's call to somebody to apply. Never an application by itself.",
  simpleResolvers: true,
})
export class Invitation {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => Campaign, { description: 'To what.' })
  campaign!: Campaign;

  @Field(() => Profile, { description: 'Whom.' })
  influencer!: Profile;

  @Field(() => Money, {
    description: 'Amount that becomes the first offer when the influencer applies.',
    nullable: true,
  })
  amount?: Money | null;

  @Field(() => DateTimeScalar, { description: 'When.' })
  createdAt!: Instant;
}

declare module './campaign.ts' {
  interface Campaign {
    myInvitation?: Invitation | null;
  }
}
Field(() => Invitation, {
  description: "The viewer's invitation to apply, while it waits.",
  nullable: true,
})(Campaign.prototype, 'myInvitation');

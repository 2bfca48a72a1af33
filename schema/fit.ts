import 'reflect-metadata';
import { Field } from 'type-graphql';
import { PublicType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';

export const FitCondition = graphqlEnum('FitCondition', 'What a campaign can ask of an influencer.', {
  GENDER: ['gender', 'The target gender.'],
  AGE: ['age', 'The age, in years today.'],
  COUNTRY: ['country', 'One of the target countries.'],
  FOLLOWERS: ['followers', 'The minimum number of followers.'],
  PAYOUT_COUNTRY: ['payout_country', 'A bank account in Singapore, to which paid campaigns pay.'],
});
export type FitCondition = (typeof FitCondition)[keyof typeof FitCondition];

export const FitState = graphqlEnum('FitState', 'Whether an influencer meets a condition.', {
  MET: ['met', 'Met.'],
  NOT_MET: ['not_met', 'Not met.'],
  UNKNOWN: ['unknown', 'The profile does not say.'],
});
export type FitState = (typeof FitState)[keyof typeof FitState];

export const FitChange = graphqlEnum('FitChange', 'What would make a condition met.', {
  PROFILE: ['profile', 'The profile: it says nothing, or something else.'],
  FOLLOWERS: ['followers', 'More followers; those of a linked account are read again.'],
  BANK_ACCOUNT: ['bank_account', 'Adding a bank account in Singapore.'],
});
export type FitChange = (typeof FitChange)[keyof typeof FitChange];

@PublicType('How an influencer meets one condition of a campaign.')
export class Fit {
  @Field(() => FitCondition, { description: 'The condition.' })
  condition!: FitCondition;

  @Field(() => FitState, { description: 'Whether it is met.' })
  state!: FitState;

  @Field(() => FitChange, orNull('What would change that; null when it is met.'))
  change?: FitChange | null;

  @Field(() => Boolean, {
    description: 'Whether it refuses an application until it is met; the others only warn.',
  })
  refuses!: boolean;
}

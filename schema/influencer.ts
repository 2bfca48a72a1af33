import 'reflect-metadata';
import { ArgsType, Field, Float, ID, InputType, Int } from 'type-graphql';
import { PublicType } from './access.ts';
import { connectionOf, PageArgs } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { MoneyInput } from './money.ts';
import { orNull } from './or-null.ts';
import { Profile } from './profile.ts';
import { SpokenLanguage } from './spoken-language.ts';

export const InfluencerSort = graphqlEnum('InfluencerSort', 'Order of a list of influencers.', {
  FOLLOWERS_HIGH_TO_LOW: ['followers_high_to_low', 'Most followers first.'],
  FOLLOWERS_LOW_TO_HIGH: ['followers_low_to_high', 'Fewest followers first.'],
  LAST_ACTIVE: ['last_active', 'Most recently seen first.'],
  NEAREST: ['nearest', 'Nearest to `near` first, which is required; people without a location are left out.'],
});
export type InfluencerSort = (typeof InfluencerSort)[keyof typeof InfluencerSort];

@InputType({ description: 'A location.' })
export class PlaceInput {
  @Field(() => Float, { description: 'Degrees north, -90 to 90.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east, -180 to 180.' })
  longitude!: number;
}

@InputType({ description: 'Filter of a list of influencers. Absent members do not filter.' })
export class InfluencerFilter {
  @Field(
    () => String,
    orNull(
      'Words of the name, username, Instagram handle, city or interests in any order, at most 100 characters. Accents and letter case do not matter; when nobody matches, one typing slip in words of four letters or more of a name is forgiven. The better the words match a name, the earlier a person comes, before `sort`; cities and interests are found by the whole words that they begin with.',
    ),
  )
  search?: string | null;

  @Field(() => String, orNull('ISO code of the country of residence.'))
  countryCode?: string | null;

  @Field(() => [String], orNull('ISO codes of countries of residence, any of them, at most 20.'))
  countryCodes?: string[] | null;

  @Field(() => ID, orNull('Only people on this list of the viewer; nobody when it is not theirs.'))
  savedListId?: string | null;

  @Field(() => Boolean, orNull('Only featured influencers.'))
  featured?: boolean | null;

  @Field(() => [String], orNull('Any of these interests (names of categories), at most 20.'))
  interests?: string[] | null;

  @Field(() => [SpokenLanguage], orNull('Speaks any of these languages, at most 20.'))
  languages?: SpokenLanguage[] | null;

  @Field(
    () => String,
    orNull(
      'City, or the whole words that its name begins with, at most 100 characters. Accents and letter case do not matter.',
    ),
  )
  city?: string | null;

  @Field(() => Int, orNull('Minimum followers.'))
  minFollowers?: number | null;

  @Field(() => Int, orNull('Maximum followers.'))
  maxFollowers?: number | null;

  @Field(() => MoneyInput, orNull('Minimum `priceFrom`, in USD.'))
  minPrice?: MoneyInput | null;

  @Field(() => MoneyInput, orNull('Maximum `priceFrom`, in USD.'))
  maxPrice?: MoneyInput | null;

  @Field(() => Float, orNull('Minimum `engagement`, in percent.'))
  minEngagement?: number | null;

  @Field(() => Boolean, orNull('Only people whose Instagram account is proven to be theirs.'))
  verified?: boolean | null;

  @Field(() => Boolean, orNull('Only people who are online.'))
  online?: boolean | null;
}

@ArgsType()
export class InfluencerPageArgs extends PageArgs {
  @Field(() => Int, orNull('Number of rows from the beginning, 1 to 100.'))
  override first: number | null = 50;
}

@PublicType('A page of influencers.')
export class ProfileConnection extends connectionOf(Profile, {
  totalCount: 'Number of rows in all pages. Above 10,000 it may be a minute old.',
}) {}

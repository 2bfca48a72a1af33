import 'reflect-metadata';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { PublicType } from './access.ts';
import { Audience } from './audience.ts';
import { graphqlEnum } from './enum.ts';
import { Gender } from './gender.ts';
import { Money, MoneyInput } from './money.ts';
import { Node } from './node.ts';
import { orNull } from './or-null.ts';
import { Picture } from './picture.ts';
import { Country } from './reference-data.ts';
import { Reputation } from './reputation.ts';
import { Row } from './row.ts';
import { type CalendarDay, DateScalar, DateTimeScalar, type Instant } from './scalars.ts';
import { InstagramAccount, SocialPost } from './social.ts';
import { SpokenLanguage } from './spoken-language.ts';
import { Platform, WorkFormat } from './work.ts';

export const FollowersSource = graphqlEnum('FollowersSource', 'Where a follower count comes from.', {
  PROVIDER: ['provider', 'Provided by the linked network.'],
  SELF_REPORTED: ['self_reported', 'Typed in by the person.'],
});
export type FollowersSource = (typeof FollowersSource)[keyof typeof FollowersSource];

export const ProfileField = graphqlEnum('ProfileField', 'Profile fields that applying requires.', {
  FIRST: ['first', 'First name.'],
  LAST: ['last', 'Last name.'],
  EMAIL: ['email', 'Email address.'],
  DATE_OF_BIRTH: ['dateOfBirth', 'Date of birth.'],
  GENDER: ['gender', 'Gender.'],
  COUNTRY: ['country', 'Country of residence.'],
  BIO: ['bio', 'About.'],
  INSTAGRAM_PRICE: ['instagramPrice', 'Price per Instagram post, more than 0.'],
});
export type ProfileField = (typeof ProfileField)[keyof typeof ProfileField];

@PublicType('What a person asks for one piece of work in a format.')
export class FormatPrice {
  @Field(() => Platform, { description: 'Where it is published.' })
  platform!: Platform;

  @Field(() => WorkFormat, { description: 'Format.' })
  format!: WorkFormat;

  @Field(() => Money, { description: 'Price of one.' })
  price!: Money;

  @Field(() => String, orNull('What is included, one line.'))
  note?: string | null;
}

@PublicType('Public profile of a person.', { implements: Node })
export class Profile extends Row {
  @Field(() => String, orNull('Unique handle, null until chosen.'))
  username?: string | null;

  @Field(() => String, { description: 'First name.' })
  first!: string;

  @Field(() => String, { description: 'Last name.' })
  last!: string;

  @Field(() => String, { description: 'First and last name.' })
  fullName!: string;

  @Field(() => Picture, orNull('Avatar; null shows the initials.'))
  avatar?: Picture | null;

  @Field(() => Country, orNull('Country of residence.'))
  country?: Country | null;

  @Field(() => Boolean, { description: 'Whether the person is staff of the product. Shown beside the name.' })
  isStaff!: boolean;

  @Field(() => String, orNull('City.'))
  city?: string | null;

  @Field(() => String, orNull('About, plain text.'))
  bio?: string | null;

  @Field(() => [String], { description: 'Names of the categories the person is interested in.' })
  interests!: string[];

  @Field(() => [SpokenLanguage], { description: 'Languages the person speaks.' })
  languages!: SpokenLanguage[];

  @Field(() => Int, { description: 'Followers of the main linked account.' })
  followers!: number;

  @Field(() => FollowersSource, { description: 'Where the follower count comes from.' })
  followersSource!: FollowersSource;

  @Field(() => DateTimeScalar, orNull('Time of the last follower count; null when unknown.'))
  followersAt?: Instant | null;

  @Field(
    () => Float,
    orNull(
      'Likes and comments of the newest 12 Instagram posts, per post, in percent of the followers, with two decimals; null without posts or followers.',
    ),
  )
  engagement?: number | null;

  @Field(() => Boolean, { description: 'Whether a typed-in count that grew unusually fast waits for staff.' })
  followersUnverified!: boolean;

  @Field(() => Int, { description: 'Posts of the main linked account.' })
  totalPosts!: number;

  @Field(() => String, orNull('Instagram handle.'))
  instagramUsername?: string | null;

  @Field(() => InstagramAccount, orNull('Instagram account; null without one.'))
  instagram?: InstagramAccount | null;

  @Field(() => Audience, orNull('Who follows the linked Instagram account; null while nothing is known.'))
  audience?: Audience | null;

  @Field(() => String, orNull('Facebook name.'))
  facebookUsername?: string | null;

  @Field(() => Money, orNull('Price per Instagram post.'))
  instagramPrice?: Money | null;

  @Field(() => Money, orNull('Price per Facebook post.'))
  facebookPrice?: Money | null;

  @Field(() => [FormatPrice], {
    description: 'Prices of other formats than Instagram and Facebook posts, highest first.',
  })
  formatPrices!: FormatPrice[];

  @Field(() => Money, orNull('Price of using the work in paid ads for 30 days.'))
  paidAdsPrice?: Money | null;

  @Field(() => Money, orNull('Lowest of the prices per post.'))
  priceFrom?: Money | null;

  @Field(() => Boolean, {
    description: 'Whether the person proved their ownership of the Instagram account by signing in there.',
  })
  verified!: boolean;

  @Field(() => [SocialPost], { description: 'Newest Instagram posts with a picture, at most 3.' })
  works!: SocialPost[];

  @Field(() => Boolean, { description: 'Whether the person was online within the last minute.' })
  online!: boolean;

  @Field(() => DateTimeScalar, orNull('Last time online; null when never.'))
  lastSeenAt?: Instant | null;

  @Field(() => [ID], { description: 'Lists of the viewer that the person is saved to.' })
  savedListIds!: string[];

  @Field(() => Reputation, { description: 'What happened in the jobs of the person.' })
  reputation!: Reputation;
}

@InputType({ description: 'What a person asks for one piece of work in a format.' })
export class FormatPriceInput {
  @Field(() => Platform, { description: 'Where it is published.' })
  platform!: Platform;

  @Field(() => WorkFormat, { description: 'Format.' })
  format!: WorkFormat;

  @Field(() => MoneyInput, { description: 'Price of one in USD: more than 0, at most 1,000,000.00.' })
  price!: MoneyInput;

  @Field(() => String, orNull('What is included, one line of at most 100 characters.'))
  note?: string | null;
}

@InputType({
  description: 'Input of the Profile tab of the settings.',
})
export class ProfileInput {
  @Field(() => String, { description: 'First name, required.' })
  first!: string;

  @Field(() => String, { description: 'Last name, required.' })
  last!: string;

  @Field(() => String, { description: 'Calling code with plus sign.' })
  phonePrefix!: string;

  @Field(() => String, { description: 'Mobile number, digits only, at most 10.' })
  mobile!: string;

  @Field(() => Gender, orNull('Gender.'))
  gender?: Gender | null;

  @Field(() => String, orNull('ISO code of the country of residence.'))
  country?: string | null;

  @Field(() => String, orNull('City.'))
  city?: string | null;

  @Field(() => DateScalar, orNull('Date of birth, not in the future.'))
  dateOfBirth?: CalendarDay | null;

  @Field(() => String, orNull('About, plain text, at most 2,000 characters.'))
  bio?: string | null;

  @Field(
    () => MoneyInput,
    orNull('Price per Instagram post in USD, at most 1,000,000.00; 0 or null means none.'),
  )
  instagramPrice?: MoneyInput | null;

  @Field(
    () => MoneyInput,
    orNull('Price per Facebook post in USD, at most 1,000,000.00; 0 or null means none.'),
  )
  facebookPrice?: MoneyInput | null;

  @Field(() => [SpokenLanguage], orNull('Languages the person speaks, at most 10.'))
  languages?: SpokenLanguage[] | null;

  @Field(
    () => [FormatPriceInput],
    orNull(
      'Prices of other formats than Instagram and Facebook posts, which have their own fields: at most 20, each platform and format once.',
    ),
  )
  formatPrices?: FormatPriceInput[] | null;

  @Field(
    () => MoneyInput,
    orNull(
      'Price of using the work in paid ads for 30 days, in USD, at most 1,000,000.00; 0 or null means none.',
    ),
  )
  paidAdsPrice?: MoneyInput | null;
}

import 'reflect-metadata';
import { Field, ID, InputType, Int } from 'type-graphql';
import { PublicType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { Money } from './money.ts';
import { Picture } from './picture.ts';
import { Country } from './reference-data.ts';
import { type CalendarDay, DateScalar, DateTimeScalar, type Instant, MinorUnitsScalar } from './scalars.ts';
import { InstagramAccount } from './social.ts';

export const Gender = graphqlEnum('Gender', 'Gender of a person.', {
  MALE: ['male', 'Male.'],
  FEMALE: ['female', 'Female.'],
  OTHERS: ['others', 'Neither male nor female.'],
});
export type Gender = (typeof Gender)[keyof typeof Gender];

export const FollowersSource = graphqlEnum('FollowersSource', 'Where a follower count comes from.', {
  PROVIDER: ['provider', 'Provided by the linked network.'],
  SELF_REPORTED: ['self_reported', 'Typed in by the person.'],
});
export type FollowersSource = (typeof FollowersSource)[keyof typeof FollowersSource];

export const ProfileField = graphqlEnum(
  'ProfileField',
  'Profile fields that applying requires (specification, section 5).',
  {
    FIRST: ['first', 'First name.'],
    LAST: ['last', 'Last name.'],
    EMAIL: ['email', 'Email address.'],
    DATE_OF_BIRTH: ['dateOfBirth', 'Date of birth.'],
    GENDER: ['gender', 'Gender.'],
    COUNTRY: ['country', 'Country of residence.'],
    BIO: ['bio', 'About.'],
    INSTAGRAM_PRICE: ['instagramPrice', 'Price per Instagram post, more than 0.'],
  },
);
export type ProfileField = (typeof ProfileField)[keyof typeof ProfileField];

@PublicType('Public profile of a person.')
export class Profile {
  @Field(() => ID, { description: 'Id of the person (legacy: ownerId).' })
  id!: string;

  @Field(() => String, { description: 'Unique handle, null until chosen.', nullable: true })
  username?: string | null;

  @Field(() => String, { description: 'First name.' })
  first!: string;

  @Field(() => String, { description: 'Last name.' })
  last!: string;

  @Field(() => String, { description: 'First and last name.' })
  fullName!: string;

  @Field(() => Picture, { description: 'Avatar; null shows the initials.', nullable: true })
  avatar?: Picture | null;

  @Field(() => Country, { description: 'Country of residence.', nullable: true })
  country?: Country | null;

  @Field(() => String, { description: 'City.', nullable: true })
  city?: string | null;

  @Field(() => String, { description: 'About, plain text.', nullable: true })
  bio?: string | null;

  @Field(() => [String], { description: 'Names of the categories the person is interested in.' })
  interests!: string[];

  @Field(() => Int, { description: 'Followers of the main linked account.' })
  followers!: number;

  @Field(() => FollowersSource, { description: 'Where the follower count comes from.' })
  followersSource!: FollowersSource;

  @Field(() => DateTimeScalar, {
    description: 'Time of the last follower count; null when unknown.',
    nullable: true,
  })
  followersAt?: Instant | null;

  @Field(() => Boolean, {
    description: 'Whether a typed-in count that grew unusually fast waits for staff.',
  })
  followersUnverified!: boolean;

  @Field(() => Int, { description: 'Posts of the main linked account.' })
  totalPosts!: number;

  @Field(() => String, { description: 'Instagram handle.', nullable: true })
  instagramUsername?: string | null;

  @Field(() => InstagramAccount, {
    description: 'Instagram account; null without one.',
    nullable: true,
  })
  instagram?: InstagramAccount | null;

  @Field(() => String, { description: 'Facebook name.', nullable: true })
  facebookUsername?: string | null;

  @Field(() => Money, { description: 'Price per Instagram post.', nullable: true })
  instagramPrice?: Money | null;

  @Field(() => Money, { description: 'Price per Facebook post.', nullable: true })
  facebookPrice?: Money | null;

  @Field(() => Boolean, { description: 'Whether the person was online within the last minute.' })
  online!: boolean;

  @Field(() => DateTimeScalar, {
    description: 'Last time online; null when never.',
    nullable: true,
  })
  lastSeenAt?: Instant | null;

  @Field(() => DateTimeScalar, { description: 'Creation time of the account.' })
  memberSince!: Instant;
}

@InputType({
  description: 'Input of the Profile tab of the settings. Everything is stored as sent; null clears.',
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

  @Field(() => Gender, { description: 'Gender.', nullable: true })
  gender?: Gender | null;

  @Field(() => String, { description: 'ISO code of the country of residence.', nullable: true })
  country?: string | null;

  @Field(() => String, { description: 'City.', nullable: true })
  city?: string | null;

  @Field(() => DateScalar, { description: 'Date of birth, not in the future.', nullable: true })
  dateOfBirth?: CalendarDay | null;

  @Field(() => String, { description: 'About, plain text, at most 2,000 characters.', nullable: true })
  bio?: string | null;

  @Field(() => MinorUnitsScalar, {
    description: 'Price per post, US cents; 0 or null means none.',
    nullable: true,
  })
  instagramPriceMinor?: number | null;

  @Field(() => MinorUnitsScalar, {
    description: 'Price per post, US cents; 0 or null means none.',
    nullable: true,
  })
  facebookPriceMinor?: number | null;
}

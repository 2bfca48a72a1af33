import 'reflect-metadata';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Private, Public } from './access.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const SocialProvider = {
  INSTAGRAM: 'instagram',
  FACEBOOK: 'facebook',
} as const;
export type SocialProvider = (typeof SocialProvider)[keyof typeof SocialProvider];

registerEnumType(SocialProvider, {
  name: 'SocialProvider',
  description: 'Networks whose accounts can be linked.',
  valuesConfig: {
    INSTAGRAM: { description: 'Instagram: followers, posts and their pictures.' },
    FACEBOOK: { description: 'Facebook: the name alone.' },
  },
});

export const SocialVisibility = {
  UNREAD: 'unread',
  PUBLIC: 'public',
  PRIVATE: 'private',
  MISSING: 'missing',
} as const;
export type SocialVisibility = (typeof SocialVisibility)[keyof typeof SocialVisibility];

registerEnumType(SocialVisibility, {
  name: 'SocialVisibility',
  description: 'States of a linked account.',
  valuesConfig: {
    UNREAD: { description: 'Not read yet.' },
    PUBLIC: { description: 'Its posts are visible.' },
    PRIVATE: { description: 'The account exists, its posts are private.' },
    MISSING: { description: 'Not found any more, or permission withdrawn.' },
  },
});

export const PostKind = {
  IMAGE: 'image',
  VIDEO: 'video',
  ALBUM: 'album',
} as const;
export type PostKind = (typeof PostKind)[keyof typeof PostKind];

registerEnumType(PostKind, {
  name: 'PostKind',
  description: 'Kinds of posts.',
  valuesConfig: {
    IMAGE: { description: 'A picture.' },
    VIDEO: { description: 'A video; its still is shown.' },
    ALBUM: { description: 'Several; the first is shown.' },
  },
});

@Public()
@ObjectType({ description: 'A post of a linked account, as last read.', simpleResolvers: true })
export class SocialPost {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => PostKind, { description: 'Kind of post.' })
  kind!: PostKind;

  @Field(() => String, { description: 'Caption, plain text.', nullable: true })
  caption?: string | null;

  @Field(() => String, { description: 'Address of the picture.', nullable: true })
  pictureUrl?: string | null;

  @Field(() => String, { description: 'Address at the network.', nullable: true })
  permalink?: string | null;

  @Field(() => DateTimeScalar, { description: 'Time of posting.' })
  postedAt!: Instant;

  @Field(() => Int, { description: 'Number of likes.' })
  likes!: number;

  @Field(() => Int, { description: 'Number of comments.' })
  comments!: number;
}

@Public()
@ObjectType({ description: 'The Instagram account of a person.', simpleResolvers: true })
export class InstagramAccount {
  @Field(() => String, { description: 'Username.' })
  username!: string;

  @Field(() => Boolean, {
    description: 'Whether the person proved their ownership by signing in at Instagram.',
  })
  confirmed!: boolean;

  @Field(() => SocialVisibility, { description: 'State.' })
  visibility!: SocialVisibility;

  @Field(() => DateTimeScalar, {
    description: 'Last read of followers and posts; null when never.',
    nullable: true,
  })
  refreshedAt?: Instant | null;

  @Field(() => [SocialPost], { description: 'Newest posts, at most 12.' })
  posts!: SocialPost[];
}

@Private('staff')
@ObjectType({
  description: 'A typed-in follower count that grew unusually fast.',
  simpleResolvers: true,
})
export class FollowerJump {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => ID, { description: 'Id of the profile.' })
  profileId!: string;

  @Field(() => String, { description: 'Name of the person.' })
  fullName!: string;

  @Field(() => String, { description: 'Instagram handle.', nullable: true })
  instagramUsername?: string | null;

  @Field(() => Int, { description: 'Followers before.' })
  before!: number;

  @Field(() => Int, { description: 'Followers typed in.' })
  after!: number;

  @Field(() => DateTimeScalar, { description: 'Time.' })
  at!: Instant;

  @Field(() => DateTimeScalar, { description: 'Time of the decision; null while open.', nullable: true })
  settledAt?: Instant | null;

  @Field(() => Boolean, {
    description: 'Whether staff accepted it; null while open.',
    nullable: true,
  })
  accepted?: boolean | null;
}

@Private('staff')
@ObjectType({ description: 'One page of jumps.', simpleResolvers: true })
export class FollowerJumpPage {
  @Field(() => [FollowerJump], { description: 'Rows of this page.' })
  items!: FollowerJump[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}

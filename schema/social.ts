import 'reflect-metadata';
import { Field, ID, Int } from 'type-graphql';
import { PrivateType, PublicType, staffOnly } from './access.ts';
import { connectionOf } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const SocialProvider = graphqlEnum('SocialProvider', 'Networks whose accounts can be linked.', {
  INSTAGRAM: ['instagram', 'Instagram: followers, posts and their pictures.'],
  FACEBOOK: ['facebook', 'Facebook: the name alone.'],
});
export type SocialProvider = (typeof SocialProvider)[keyof typeof SocialProvider];

export const SocialVisibility = graphqlEnum('SocialVisibility', 'States of a linked account.', {
  UNREAD: ['unread', 'Not read yet.'],
  PUBLIC: ['public', 'Its posts are visible.'],
  PRIVATE: ['private', 'The account exists, its posts are private.'],
  MISSING: ['missing', 'Not found any more, or permission withdrawn.'],
});
export type SocialVisibility = (typeof SocialVisibility)[keyof typeof SocialVisibility];

export const PostKind = graphqlEnum('PostKind', 'Kinds of posts.', {
  IMAGE: ['image', 'A picture.'],
  VIDEO: ['video', 'A video; its still is shown.'],
  ALBUM: ['album', 'Several; the first is shown.'],
});
export type PostKind = (typeof PostKind)[keyof typeof PostKind];

@PublicType('A post of a linked account, as last read.')
export class SocialPost extends Row {
  @Field(() => PostKind, { description: 'Kind of post.' })
  kind!: PostKind;

  @Field(() => String, orNull('Caption, plain text.'))
  caption?: string | null;

  @Field(() => String, orNull('Address of the picture.'))
  pictureUrl?: string | null;

  @Field(() => String, orNull('Address at the network.'))
  permalink?: string | null;

  @Field(() => DateTimeScalar, { description: 'Time of posting.' })
  postedAt!: Instant;

  @Field(() => Int, { description: 'Number of likes.' })
  likes!: number;

  @Field(() => Int, { description: 'Number of comments.' })
  comments!: number;
}

@PublicType('The Instagram account of a person.')
export class InstagramAccount {
  @Field(() => String, { description: 'Username.' })
  username!: string;

  @Field(() => Boolean, {
    description: 'Whether the person proved their ownership by signing in at Instagram.',
  })
  confirmed!: boolean;

  @Field(() => SocialVisibility, { description: 'State.' })
  visibility!: SocialVisibility;

  @Field(() => DateTimeScalar, orNull('Last read of followers and posts; null when never.'))
  refreshedAt?: Instant | null;

  @Field(() => [SocialPost], { description: 'Newest posts, at most 12.' })
  posts!: SocialPost[];
}

@PrivateType('A typed-in follower count that grew unusually fast.', staffOnly)
export class FollowerJump extends Row {
  @Field(() => ID, { description: 'Id of the profile.' })
  profileId!: string;

  @Field(() => String, { description: 'Name of the person.' })
  fullName!: string;

  @Field(() => String, orNull('Instagram handle.'))
  instagramUsername?: string | null;

  @Field(() => Int, { description: 'Followers before.' })
  before!: number;

  @Field(() => Int, { description: 'Followers typed in.' })
  after!: number;

  @Field(() => DateTimeScalar, orNull('Time of the decision; null while open.'))
  settledAt?: Instant | null;

  @Field(() => Boolean, orNull('Whether staff accepted it; null while open.'))
  accepted?: boolean | null;
}

@PrivateType('A page of jumps.', staffOnly)
export class FollowerJumpConnection extends connectionOf(FollowerJump) {}

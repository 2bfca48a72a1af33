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
  description: 'What the network shows of a linked account.',
  valuesConfig: {
    UNREAD: { description: 'It was not looked at yet.' },
    PUBLIC: { description: 'Its posts can be seen.' },
    PRIVATE: { description: 'The account is there, its posts are not shown.' },
    MISSING: { description: 'It is not found any more, or does not let us look.' },
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
  description: 'What a post is.',
  valuesConfig: {
    IMAGE: { description: 'A picture.' },
    VIDEO: { description: 'A video; its still is shown.' },
    ALBUM: { description: 'Several; the first is shown.' },
  },
});

@Public()
@ObjectType({ description: 'A post of a linked account, as it was at the last look.', simpleResolvers: true })
export class SocialPost {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => PostKind, { description: 'What it is.' })
  kind!: PostKind;

  @Field(() => String, { description: 'Its words, plain text.', nullable: true })
  caption?: string | null;

  @Field(() => String, { description: 'Address of its picture.', nullable: true })
  pictureUrl?: string | null;

  @Field(() => String, { description: 'Its address at the network.', nullable: true })
  permalink?: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was posted.' })
  postedAt!: Instant;

  @Field(() => Int, { description: 'Likes.' })
  likes!: number;

  @Field(() => Int, { description: 'Comments.' })
  comments!: number;
}

@Public()
@ObjectType({ description: 'The Instagram account of a person.', simpleResolvers: true })
export class InstagramAccount {
  @Field(() => String, { description: 'Its username.' })
  username!: string;

  @Field(() => Boolean, {
    description: 'Whether the person proved by signing in at Instagram that it is theirs.',
  })
  confirmed!: boolean;

  @Field(() => SocialVisibility, { description: 'What Instagram shows of it.' })
  visibility!: SocialVisibility;

  @Field(() => DateTimeScalar, {
    description: 'When its followers and posts were last read; null when never.',
    nullable: true,
  })
  refreshedAt?: Instant | null;

  @Field(() => [SocialPost], { description: 'Its newest posts, at most 12.' })
  posts!: SocialPost[];
}

@Private('staff')
@ObjectType({
  description: 'A typed-in follower count that grew more than an account does by itself.',
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

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: Instant;

  @Field(() => DateTimeScalar, { description: 'When staff decided; null while it waits.', nullable: true })
  settledAt?: Instant | null;

  @Field(() => Boolean, {
    description: 'Whether staff let it stand; null while it waits.',
    nullable: true,
  })
  accepted?: boolean | null;
}

@Private('staff')
@ObjectType({ description: 'One page of jumps.', simpleResolvers: true })
export class FollowerJumpPage {
  @Field(() => [FollowerJump], { description: 'The rows.' })
  items!: FollowerJump[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}

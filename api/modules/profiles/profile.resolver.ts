import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { ProfileConnection } from '../../../schema/influencer.ts';
import { Profile } from '../../../schema/profile.ts';
import { Call, Page, Query } from '../../platform/operation.ts';
import { readProfile, readTopInfluencers } from './profile.read.ts';
import { usernameAvailable } from './username.service.ts';

@Resolver(() => Profile)
export class ProfileResolver {
  @Access('public', { scope: 'any' })
  @Query(() => Boolean, { description: 'Whether a username is free. For: everybody, rate limited.' })
  usernameAvailable(@Call() { ctx }: Call, @Arg('username', () => String) username: string) {
    return usernameAvailable(ctx, username);
  }

  @Access('public', { scope: 'profile:read' })
  @Query(() => Profile, {
    nullable: true,
    description: 'A person; null when there is none. For: everybody.',
  })
  profile(
    @Call() { ctx, fields }: Call,
    @Arg('id', () => ID, { nullable: true }) id?: string | null,
    @Arg('username', () => String, { nullable: true }) username?: string | null,
  ) {
    return readProfile(ctx, { id, username }, fields);
  }

  @Access('public', { scope: 'profile:read' })
  @Query(() => ProfileConnection, { description: 'Influencers with the most followers. For: everybody.' })
  topInfluencers(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readTopInfluencers(ctx, fields, page);
  }
}

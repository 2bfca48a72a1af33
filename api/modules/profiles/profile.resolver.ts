import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { PageInput } from '../../../schema/page.ts';
import { Profile } from '../../../schema/profile.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readProfile, readTopInfluencers } from './profile.read.ts';
import { usernameAvailable } from './username.service.ts';

/** Profiles as everybody sees them. */
@Resolver(() => Profile)
export class ProfileResolver {
  @Access('public')
  @Query(() => Boolean, {
    description: 'Whether a username is free. For: everybody, rate limited.',
  })
  usernameAvailable(@Ctx() ctx: Context, @Arg('username', () => String) username: string): Promise<boolean> {
    return usernameAvailable(ctx, username);
  }

  @Access('public', { scope: 'profile:read' })
  @Query(() => Profile, {
    nullable: true,
    description: 'A person; null when there is none. For: everybody.',
  })
  profile(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { nullable: true }) id?: string | null,
    @Arg('username', () => String, { nullable: true }) username?: string | null,
  ): Promise<Profile | null> {
    return readProfile(ctx, { id, username }, selectionOf(info));
  }

  @Access('public', { scope: 'profile:read' })
  @Query(() => [Profile], { description: 'Influencers with the most followers. For: everybody.' })
  topInfluencers(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<Profile[]> {
    return readTopInfluencers(ctx, selectionOf(info), page);
  }
}

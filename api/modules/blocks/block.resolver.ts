import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { BlockedUserPage } from '../../../schema/block.ts';
import { PageInput } from '../../../schema/page.ts';
import { TokenScope } from '../../../schema/token-scope.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readBlockedUsers } from './block.read.ts';
import { blockUser, unblockUser } from './block.service.ts';

/** Blocking members. */
@Resolver()
export class BlockResolver {
  @Access('session', { scope: TokenScope.PROFILE_READ })
  @Query(() => BlockedUserPage, {
    description: 'People blocked by the viewer, newest first. For: signed in.',
  })
  blockedUsers(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<BlockedUserPage> {
    return readBlockedUsers(ctx, selectionOf(info), page);
  }

  @Access('session', { scope: TokenScope.PROFILE_WRITE })
  @Mutation(() => Boolean, {
    description:
      'Blocks a person: the two no longer find one another, and neither can apply, invite, offer or hire. Paid jobs can still finish. Errors: NOT_FOUND, CANNOT_BLOCK_SELF. For: signed in.',
  })
  async blockUser(@Ctx() ctx: Context, @Arg('profileId', () => ID) profileId: string): Promise<boolean> {
    await blockUser(ctx, toId(profileId, 'profileId'));
    return true;
  }

  @Access('session', { scope: TokenScope.PROFILE_WRITE })
  @Mutation(() => Boolean, { description: 'Unblocks a person. For: signed in.' })
  async unblockUser(@Ctx() ctx: Context, @Arg('profileId', () => ID) profileId: string): Promise<boolean> {
    await unblockUser(ctx, toId(profileId, 'profileId'));
    return true;
  }
}

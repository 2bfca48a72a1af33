import { Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { BlockedUserConnection } from '../../../schema/block.ts';
import { TokenScope } from '../../../schema/token-scope.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import { readBlockedUsers } from './block.read.ts';
import { blockUser, unblockUser } from './block.service.ts';

@Resolver()
export class BlockResolver {
  @Access('session', { scope: TokenScope.PROFILE_READ })
  @Query(() => BlockedUserConnection, {
    description: 'People blocked by the viewer, newest first. For: signed in.',
  })
  blockedUsers(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readBlockedUsers(ctx, fields, page);
  }

  @Access('session', { scope: TokenScope.PROFILE_WRITE })
  @Mutation(() => Boolean, {
    description:
      'Blocks a person: the two no longer find one another, and neither can apply, invite, offer or hire. Paid jobs can still finish. Errors: NOT_FOUND, CANNOT_BLOCK_SELF. For: signed in.',
  })
  async blockUser(@Call() { ctx }: Call, @IdArg('profileId') profileId: number) {
    await blockUser(ctx, profileId);
    return true;
  }

  @Access('session', { scope: TokenScope.PROFILE_WRITE })
  @Mutation(() => Boolean, { description: 'Unblocks a person. For: signed in.' })
  async unblockUser(@Call() { ctx }: Call, @IdArg('profileId') profileId: number) {
    await unblockUser(ctx, profileId);
    return true;
  }
}

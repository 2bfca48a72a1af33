import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Account } from '../../../schema/account.ts';
import { PageInput } from '../../../schema/page.ts';
import { FollowerJump, FollowerJumpPage, SocialProvider } from '../../../schema/social.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readMe } from '../accounts/account.view.ts';
import { readFollowerJump, readFollowerJumps } from './follower-jump.read.ts';
import { setFollowers } from './followers.service.ts';
import { beginLinking, finishLinking } from './link-account.service.ts';
import { setInstagramUsername } from './link-username.service.ts';
import { refreshInstagram } from './refresh-accounts.service.ts';
import { settleFollowerJump } from './settle-jump.service.ts';
import { unlinkFacebook } from './social-account.service.ts';

/** Linked accounts, and follower jumps for staff. */
@Resolver()
export class SocialResolver {
  @Access('session')
  @Mutation(() => String, {
    description:
      "Starts to link an account: the address of the network's authorisation page. The person returns to /edit-profile with code and state (or error and state). Errors: SOCIAL_NOT_OFFERED. For: signed in.",
  })
  beginLinking(
    @Ctx() ctx: Context,
    @Arg('provider', () => SocialProvider) provider: SocialProvider,
  ): Promise<string> {
    return beginLinking(ctx, provider);
  }

  @Access('session', { steps: true })
  @Mutation(() => Account, {
    description:
      'Links the account with which the person returned. A state works once, within 15 minutes, in the same session. Errors: SOCIAL_LINK_EXPIRED, SOCIAL_ACCOUNT_TAKEN, UNAVAILABLE. For: signed in.',
  })
  async finishLinking(
    @Ctx() ctx: StepsCtx,
    @Info() info: GraphQLResolveInfo,
    @Arg('code', () => String) code: string,
    @Arg('state', () => String) state: string,
  ): Promise<Account | null> {
    await finishLinking(ctx, code, state);
    return readMe(ctx, selectionOf(info));
  }

  @Access('session', { steps: true, scope: 'profile:write' })
  @Mutation(() => Account, {
    description:
      'Links an Instagram account by its username; followers and posts are read from Instagram. Where this installation cannot look accounts up, only the handle is stored. Errors: SOCIAL_LOOKUP_FAILED, SOCIAL_ACCOUNT_TAKEN, USERNAME_REQUIRED, USERNAME_INVALID, UNAVAILABLE. For: signed in.',
  })
  async setInstagramUsername(
    @Ctx() ctx: StepsCtx,
    @Info() info: GraphQLResolveInfo,
    @Arg('username', () => String, { nullable: true }) username?: string | null,
  ): Promise<Account | null> {
    await setInstagramUsername(ctx, username ?? null);
    return readMe(ctx, selectionOf(info));
  }

  @Access('session', { steps: true, scope: 'profile:write' })
  @Mutation(() => Account, {
    description:
      'Reads followers and posts of the linked account from Instagram now; otherwise this happens once a day. Errors: SOCIAL_ACCOUNT_MISSING, SOCIAL_NOT_OFFERED, UNAVAILABLE. For: signed in.',
  })
  async refreshInstagram(@Ctx() ctx: StepsCtx, @Info() info: GraphQLResolveInfo): Promise<Account | null> {
    await refreshInstagram(ctx);
    return readMe(ctx, selectionOf(info));
  }

  @Access('session', { scope: 'profile:write' })
  @Mutation(() => Account, {
    description: 'Unlinks the Facebook account, with its price. For: signed in.',
  })
  async unlinkFacebook(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<Account | null> {
    await unlinkFacebook(ctx);
    return readMe(ctx, selectionOf(info));
  }

  @Access('session', { scope: 'profile:write' })
  @Mutation(() => Account, {
    description:
      'Stores a typed-in follower count, marked as self-reported. Errors: SOCIAL_ACCOUNT_MISSING. For: signed in with a linked account name.',
  })
  async setFollowers(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('followers', () => Int) followers: number,
  ): Promise<Account | null> {
    await setFollowers(ctx, followers);
    return readMe(ctx, selectionOf(info));
  }

  @Access('staff')
  @Query(() => FollowerJumpPage, {
    description:
      'Typed-in follower counts that grew unusually fast and wait for staff, oldest first. For: staff.',
  })
  followerJumps(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<FollowerJumpPage> {
    return readFollowerJumps(ctx, selectionOf(info), page);
  }

  @Access('staff')
  @Mutation(() => FollowerJump, {
    description:
      'Accepts a typed-in count, or sets it back. Errors: WRONG_STATE, REASON_REQUIRED. For: staff.',
  })
  async settleFollowerJump(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('accepted', () => Boolean) accepted: boolean,
    @Arg('reason', () => String) reason: string,
  ): Promise<FollowerJump | null> {
    await settleFollowerJump(ctx, toId(id), accepted, reason);
    return readFollowerJump(ctx, toId(id), selectionOf(info));
  }
}

import { Arg, ID, Int, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Account } from '../../../schema/account.ts';
import { FollowerJump, FollowerJumpConnection, SocialProvider } from '../../../schema/social.ts';
import { toId } from '../../platform/ids.ts';
import { Call, Mutation, Page, Query } from '../../platform/operation.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { readMe } from '../accounts/account.view.ts';
import { readFollowerJump, readFollowerJumps } from './follower-jump.read.ts';
import { setFollowers } from './followers.service.ts';
import { beginLinking, finishLinking } from './link-account.service.ts';
import { setInstagramUsername } from './link-username.service.ts';
import { refreshInstagram } from './refresh-accounts.service.ts';
import { settleFollowerJump } from './settle-jump.service.ts';
import { unlinkFacebook } from './social-account.service.ts';

@Resolver()
export class SocialResolver {
  @Access('session', { answers: 'url' })
  @Mutation(() => String, {
    description:
      "Starts to link an account: the address of the network's authorisation page. The person returns to /edit-profile with code and state (or error and state). Errors: SOCIAL_NOT_OFFERED. For: signed in.",
  })
  beginLinking(@Call() { ctx }: Call, @Arg('provider', () => SocialProvider) provider: SocialProvider) {
    return beginLinking(ctx, provider);
  }

  @Access('session', { steps: true })
  @Mutation(() => Account, {
    description:
      'Links the account with which the person returned. A state works once, within 15 minutes, in the same session. Errors: SOCIAL_LINK_EXPIRED, SOCIAL_ACCOUNT_TAKEN, UNAVAILABLE. For: signed in.',
  })
  async finishLinking(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @Arg('code', () => String) code: string,
    @Arg('state', () => String) state: string,
  ) {
    await finishLinking(ctx, code, state);
    return readMe(ctx, fields);
  }

  @Access('session', { steps: true, scope: 'profile:write' })
  @Mutation(() => Account, {
    description:
      'Links an Instagram account by its username; followers and posts are read from Instagram. Where this installation cannot look accounts up, only the handle is stored. Errors: SOCIAL_LOOKUP_FAILED, SOCIAL_ACCOUNT_TAKEN, USERNAME_REQUIRED, USERNAME_INVALID, UNAVAILABLE. For: signed in.',
  })
  async setInstagramUsername(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @Arg('username', () => String, { nullable: true }) username?: string | null,
  ) {
    await setInstagramUsername(ctx, username ?? null);
    return readMe(ctx, fields);
  }

  @Access('session', { steps: true, scope: 'profile:write' })
  @Mutation(() => Account, {
    description:
      'Reads followers and posts of the linked account from Instagram now; otherwise this happens once a day. Errors: SOCIAL_ACCOUNT_MISSING, SOCIAL_NOT_OFFERED, UNAVAILABLE. For: signed in.',
  })
  async refreshInstagram(@Call() { ctx, fields }: Call<StepsCtx>) {
    await refreshInstagram(ctx);
    return readMe(ctx, fields);
  }

  @Access('session', { scope: 'profile:write' })
  @Mutation(() => Account, { description: 'Unlinks the Facebook account, with its price. For: signed in.' })
  async unlinkFacebook(@Call() { ctx, fields }: Call) {
    await unlinkFacebook(ctx);
    return readMe(ctx, fields);
  }

  @Access('session', { scope: 'profile:write' })
  @Mutation(() => Account, {
    description:
      'Stores a typed-in follower count, marked as self-reported. Errors: SOCIAL_ACCOUNT_MISSING. For: signed in with a linked account name.',
  })
  async setFollowers(@Call() { ctx, fields }: Call, @Arg('followers', () => Int) followers: number) {
    await setFollowers(ctx, followers);
    return readMe(ctx, fields);
  }

  @Access('staff', { role: 'trust' })
  @Query(() => FollowerJumpConnection, {
    description:
      'Typed-in follower counts that grew unusually fast and wait for staff, oldest first. For: staff (trust).',
  })
  followerJumps(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readFollowerJumps(ctx, fields, page);
  }

  @Access('staff', { role: 'trust' })
  @Mutation(() => FollowerJump, {
    description:
      'Accepts a typed-in count, or sets it back. Errors: WRONG_STATE, REASON_REQUIRED. For: staff (trust).',
  })
  async settleFollowerJump(
    @Call() { ctx, fields }: Call,
    @Arg('id', () => ID) id: string,
    @Arg('accepted', () => Boolean) accepted: boolean,
    @Arg('reason', () => String) reason: string,
  ) {
    const jumpId = toId(id, 'id');
    await settleFollowerJump(ctx, jumpId, accepted, reason);
    return readFollowerJump(ctx, jumpId, fields);
  }
}

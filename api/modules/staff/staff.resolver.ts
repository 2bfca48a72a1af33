import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { PageInput } from '../../../schema/page.ts';
import { StaffAccount, StaffAccountPage, StaffActionPage } from '../../../schema/staff.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readStaffActions } from '../staff-actions/staff-action.read.ts';
import { findUsers, readStaffAccount } from './staff-account.read.ts';
import { featureInfluencer, restoreAccount, setStaff, suspendAccount } from './staff-account.service.ts';

/** Accounts as staff see them, and the record of staff actions. */
@Resolver(() => StaffAccount)
export class StaffResolver {
  @Access('staff')
  @Query(() => StaffAccountPage, {
    description: 'Accounts by part of name, username or email. For: staff.',
  })
  findUsers(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('search', () => String) search: string,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<StaffAccountPage> {
    return findUsers(ctx, search, selectionOf(info), page);
  }

  @Access('staff')
  @Query(() => StaffActionPage, { description: 'Record of staff actions, newest first. For: staff.' })
  staffActions(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<StaffActionPage> {
    return readStaffActions(ctx, selectionOf(info), page);
  }

  @Access('staff')
  @Mutation(() => StaffAccount, {
    description:
      'Suspends an account: signed out everywhere, hidden with its campaigns, notified by mail. Running jobs stay. Errors: REASON_REQUIRED, NOT_FOUND, WRONG_STATE, FORBIDDEN for the own account. For: staff.',
  })
  async suspendAccount(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('accountId', () => ID) accountId: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<StaffAccount> {
    await suspendAccount(ctx, toId(accountId, 'accountId'), reason);
    return readStaffAccount(ctx, toId(accountId), selectionOf(info));
  }

  @Access('staff')
  @Mutation(() => StaffAccount, {
    description:
      'Ends a suspension; campaigns hidden by it are shown again. Errors: REASON_REQUIRED, NOT_FOUND, WRONG_STATE. For: staff.',
  })
  async restoreAccount(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('accountId', () => ID) accountId: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<StaffAccount> {
    await restoreAccount(ctx, toId(accountId, 'accountId'), reason);
    return readStaffAccount(ctx, toId(accountId), selectionOf(info));
  }

  @Access('staff')
  @Mutation(() => Boolean, {
    description:
      'Adds a person to the featured influencers, or removes them. Errors: REASON_REQUIRED, NOT_FOUND. For: staff.',
  })
  async featureInfluencer(
    @Ctx() ctx: Context,
    @Arg('profileId', () => ID) profileId: string,
    @Arg('featured', () => Boolean) featured: boolean,
    @Arg('reason', () => String) reason: string,
  ): Promise<boolean> {
    await featureInfluencer(ctx, toId(profileId, 'profileId'), featured, reason);
    return true;
  }

  @Access('staff')
  @Mutation(() => StaffAccount, {
    description: 'Sets or clears the staff flag. Errors: REASON_REQUIRED, NOT_FOUND. For: staff.',
  })
  async setStaff(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('accountId', () => ID) accountId: string,
    @Arg('isStaff', () => Boolean) isStaff: boolean,
    @Arg('reason', () => String) reason: string,
  ): Promise<StaffAccount> {
    await setStaff(ctx, toId(accountId, 'accountId'), isStaff, reason);
    return readStaffAccount(ctx, toId(accountId), selectionOf(info));
  }
}

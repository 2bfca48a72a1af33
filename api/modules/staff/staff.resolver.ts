import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import {
  StaffAccount,
  StaffAccountConnection,
  StaffActionConnection,
  StaffActionFilter,
} from '../../../schema/staff.ts';
import { StaffRole } from '../../../schema/staff-role.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import { readStaffActions } from '../staff-actions/staff-action.read.ts';
import { findUsers, readStaffAccount } from './staff-account.read.ts';
import {
  featureInfluencer,
  restoreAccount,
  restoreByTwo,
  rolesByTwo,
  setStaff,
  setStaffRoles,
  suspendAccount,
} from './staff-account.service.ts';

@Resolver(() => StaffAccount)
export class StaffResolver {
  @Access('staff', { role: 'any' })
  @Query(() => StaffAccountConnection, {
    description: 'Accounts by part of name, username or email. For: staff.',
  })
  findUsers(
    @Call() { ctx, fields }: Call,
    @Arg('search', () => String) search: string,
    @Arg('staffOnly', () => Boolean, { nullable: true }) staffOnly?: boolean | null,
    @Page() page?: Page,
  ) {
    return findUsers(ctx, { search, staffOnly }, fields, page);
  }

  @Access('staff', { role: 'lead' })
  @Query(() => StaffActionConnection, {
    description:
      'The audit log, newest first: what staff decided; readings too when a filter is given. For: staff (lead).',
  })
  staffActions(
    @Call() { ctx, fields }: Call,
    @Arg('filter', () => StaffActionFilter, { nullable: true }) filter?: StaffActionFilter | null,
    @Page() page?: Page,
  ) {
    return readStaffActions(ctx, filter, fields, page);
  }

  @Access('staff', { role: 'trust', proof: 'once' })
  @Mutation(() => StaffAccount, {
    description:
      'Suspends an account: signed out everywhere, hidden with its campaigns, notified by mail. Running jobs stay. Errors: PROOF_NEEDED, REASON_REQUIRED, NOT_FOUND, WRONG_STATE, FORBIDDEN for the own account. For: staff (trust).',
  })
  async suspendAccount(
    @Call() { ctx, fields }: Call,
    @IdArg('accountId') accountId: number,
    @Arg('reason', () => String) reason: string,
  ) {
    await suspendAccount(ctx, accountId, reason);
    return readStaffAccount(ctx, accountId, fields);
  }

  @Access('staff', { role: 'trust', secondPerson: restoreByTwo, proof: 'once' })
  @Mutation(() => StaffAccount, {
    description:
      'Ends a suspension; campaigns hidden by it are shown again. Errors: PROOF_NEEDED, SECOND_PERSON_NEEDED, REASON_REQUIRED, NOT_FOUND, WRONG_STATE. For: staff (trust).',
  })
  async restoreAccount(
    @Call() { ctx, fields }: Call,
    @IdArg('accountId') accountId: number,
    @Arg('reason', () => String) reason: string,
  ) {
    await restoreAccount(ctx, accountId, reason);
    return readStaffAccount(ctx, accountId, fields);
  }

  @Access('staff', { role: 'content', answers: 'profileId' })
  @Mutation(() => ID, {
    description:
      'Adds a person to the featured influencers, or removes them. Errors: REASON_REQUIRED, NOT_FOUND. For: staff (content).',
  })
  async featureInfluencer(
    @Call() { ctx }: Call,
    @IdArg('profileId') profileId: number,
    @Arg('featured', () => Boolean) featured: boolean,
    @Arg('reason', () => String) reason: string,
  ) {
    await featureInfluencer(ctx, profileId, featured, reason);
    return String(profileId);
  }

  @Access('staff', { role: 'lead', secondPerson: rolesByTwo, proof: 'once' })
  @Mutation(() => StaffAccount, {
    description:
      'Gives an account these roles of staff, and takes the others; an empty list makes it a member. Errors: PROOF_NEEDED, SECOND_PERSON_NEEDED, REASON_REQUIRED, NOT_FOUND, FORBIDDEN for the own account. For: staff (lead).',
  })
  async setStaffRoles(
    @Call() { ctx, fields }: Call,
    @IdArg('accountId') accountId: number,
    @Arg('roles', () => [StaffRole]) roles: StaffRole[],
    @Arg('reason', () => String) reason: string,
  ) {
    await setStaffRoles(ctx, accountId, roles, reason);
    return readStaffAccount(ctx, accountId, fields);
  }

  @Access('staff', { role: 'lead', secondPerson: rolesByTwo, proof: 'once' })
  @Mutation(() => StaffAccount, {
    description:
      'Makes an account staff with the role content, or takes all roles. Errors: PROOF_NEEDED, SECOND_PERSON_NEEDED, REASON_REQUIRED, NOT_FOUND. For: staff (lead).',
  })
  async setStaff(
    @Call() { ctx, fields }: Call,
    @IdArg('accountId') accountId: number,
    @Arg('isStaff', () => Boolean) isStaff: boolean,
    @Arg('reason', () => String) reason: string,
  ) {
    await setStaff(ctx, accountId, isStaff, reason);
    return readStaffAccount(ctx, accountId, fields);
  }
}

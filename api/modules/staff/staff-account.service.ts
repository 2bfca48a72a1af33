import type { SecondPerson } from '../../../schema/access.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { StaffRole } from '../../../schema/staff-role.ts';
import type { Ctx } from '../../platform/context.ts';
import { forUpdate, orNotFound, toId } from '../../platform/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { sql } from '../../platform/sql.ts';
import { Account } from '../accounts/account.entity.ts';
import {
  announceSessionsEnded,
  endAllSessions,
  shortenSessions,
} from '../accounts/sessions/session.service.ts';
import { hideCampaigns, showCampaigns } from '../campaigns/review/owner-campaigns.service.ts';
import { recordVisibilityChange } from '../presence/visibility.service.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { heldMinor } from '../remarks/money-standing.facts.ts';
import { recordStaffAction, requireReason } from '../staff-actions/staff-action.service.ts';

const FIELD = 'accountId';

function lockAccount(ctx: Ctx, id: number): Promise<Account> {
  return orNotFound(ctx.em.findOne(Account, { id }, forUpdate), FIELD);
}

/** Adds a member to the featured influencers, or removes them. Throws REASON_REQUIRED, NOT_FOUND. */
export async function featureInfluencer(
  ctx: Ctx,
  id: number,
  isFeatured: boolean,
  given: string,
): Promise<void> {
  const reason = requireReason(given);
  const profile = await orNotFound(ctx.em.findOne(Profile, { id }), 'profileId');
  profile.isFeatured = isFeatured;
  await ctx.em.flush();
  const action = isFeatured ? 'featureInfluencer' : 'unfeatureInfluencer';
  await recordStaffAction(ctx, { action, subject: 'profile', subjectId: id, reason });
}

/** Roles are given and taken by two. */
export async function rolesByTwo(
  ctx: Ctx,
  { accountId: id, reason }: { accountId: string; reason: string },
): Promise<SecondPerson> {
  const accountId = toId(id, FIELD);
  requireReason(reason);
  if (accountId === ctx.actor.accountId) throw new DomainError(ErrorCode.FORBIDDEN, FIELD);
  await orNotFound(ctx.em.findOne(Account, { id: accountId }), FIELD);
  return { subject: 'account', subjectId: accountId };
}

/** A suspended person to whom money is on its way is restored by two. */
export async function restoreByTwo(
  ctx: Ctx,
  { accountId: id }: { accountId: string },
): Promise<SecondPerson | null> {
  const accountId = toId(id, FIELD);
  const found = await sql`select from remark as r
    where r.applicant_id = ${accountId} and ${heldMinor('r')} > 0 limit 1`.rows(ctx);
  return found.length > 0 ? { subject: 'account', subjectId: accountId } : null;
}

/**
 * Gives an account these roles of staff, and takes the others; none makes it a member. It takes effect with the
 * account's next request and the next event of its subscriptions. Throws REASON_REQUIRED, FORBIDDEN for the own
 * account, NOT_FOUND.
 */
export async function setStaffRoles(
  ctx: Ctx,
  accountId: number,
  roles: readonly StaffRole[],
  given: string,
): Promise<void> {
  const reason = requireReason(given);
  if (accountId === ctx.actor.accountId) throw new DomainError(ErrorCode.FORBIDDEN, FIELD);
  const account = await lockAccount(ctx, accountId);
  account.staffRoles = [...new Set(roles)].sort();
  await ctx.em.flush();
  await shortenSessions(ctx, accountId);
  // Open pages may show data that is for staff only.
  await announceSessionsEnded(ctx, accountId);
  const action = roles.length > 0 ? 'giveStaff' : 'takeStaff';
  const data = { roles: account.staffRoles };
  await recordStaffAction(ctx, { action, subject: 'account', subjectId: accountId, reason, data });
}

/** The same by a flag: true gives the role `content`, the least, unless there are roles already. */
export async function setStaff(ctx: Ctx, accountId: number, isStaff: boolean, given: string): Promise<void> {
  const { staffRoles } = await orNotFound(ctx.em.findOne(Account, { id: accountId }), FIELD);
  const roles: readonly StaffRole[] = staffRoles.length > 0 ? staffRoles : ['content'];
  await setStaffRoles(ctx, accountId, isStaff ? roles : [], given);
}

/**
 * Suspends an account: every session and access token ends, signing in is refused, and the member and their campaigns
 * are hidden. Running jobs stay; staff settle the paid ones. A mail gives the reason. Throws REASON_REQUIRED, FORBIDDEN
 * for the own account, NOT_FOUND, WRONG_STATE when it is suspended or closed already.
 */
export async function suspendAccount(ctx: Ctx, id: number, given: string): Promise<void> {
  const reason = requireReason(given);
  if (id === ctx.actor.accountId) throw new DomainError(ErrorCode.FORBIDDEN, FIELD);
  const account = await lockAccount(ctx, id);
  if (account.suspendedAt || account.closedAt) throw new DomainError(ErrorCode.WRONG_STATE, FIELD);
  account.suspendedAt = ctx.clock.now();
  await ctx.em.flush();
  await hideCampaigns(ctx, id);
  await endAllSessions(ctx, id);
  await recordVisibilityChange(ctx, id);
  await recordStaffAction(ctx, { action: 'suspendAccount', subject: 'account', subjectId: id, reason });
  await record(ctx, { type: 'mail.accountSuspended', accountId: id, reason });
}

/**
 * Ends a suspension: the member and the campaigns hidden by it are visible again. Throws REASON_REQUIRED, NOT_FOUND,
 * WRONG_STATE when the account is not suspended.
 */
export async function restoreAccount(ctx: Ctx, id: number, given: string): Promise<void> {
  const reason = requireReason(given);
  const account = await lockAccount(ctx, id);
  if (!account.suspendedAt) throw new DomainError(ErrorCode.WRONG_STATE, FIELD);
  account.suspendedAt = null;
  await ctx.em.flush();
  await showCampaigns(ctx, id);
  await recordVisibilityChange(ctx, id);
  await recordStaffAction(ctx, { action: 'restoreAccount', subject: 'account', subjectId: id, reason });
  await record(ctx, { type: 'mail.accountRestored', accountId: id });
}

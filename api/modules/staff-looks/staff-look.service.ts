import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { AccountLookCause } from '../../../schema/staff-look.ts';
import { hasRole } from '../../platform/actor.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';
import { checkText } from '../../platform/text.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';
import { recordStaffAction } from '../staff-actions/staff-action.service.ts';

/** The database allows no longer look. */
const MINUTES = 15;
const MAX_REASON = 1_000;

/** The person, unless nobody may be seen as them: staff are seen by nobody. Throws NOT_FOUND, FORBIDDEN. */
async function assertMayBeSeen(ctx: Ctx, personId: number): Promise<void> {
  const person = await sql<{ isStaff: boolean }>`select cardinality(staff_roles) > 0 as "isStaff" from account
    where id = ${personId} and closed_at is null and suspended_at is null for share`.first(ctx);
  if (!person) throw new DomainError(ErrorCode.NOT_FOUND, 'accountId');
  if (person.isStaff) throw new DomainError(ErrorCode.FORBIDDEN);
}

/**
 * From now on this session reads as a person does, for at most 15 minutes, and changes nothing. The person is told.
 * Returns when it ends. Throws NOT_FOUND, FORBIDDEN for staff, REASON_REQUIRED.
 */
export async function beginLook(
  ctx: Ctx,
  personId: number,
  cause: AccountLookCause,
  typed: string,
): Promise<string> {
  const reason = checkText(typed, { field: 'reason', max: MAX_REASON, missing: ErrorCode.REASON_REQUIRED });
  await assertMayBeSeen(ctx, personId);
  const now = ctx.clock.now();
  const endsAt = new Date(now.getTime() + MINUTES * 60_000);
  const { sessionId } = ctx.actor;
  const role = hasRole(ctx.actor, 'trust') && !ctx.actor.staffRoles?.includes('lead') ? 'trust' : 'lead';
  // One that ran out by itself.
  await sql`update staff_look set ended_at = ends_at where session_id = ${sessionId} and ended_at is null`.run(
    ctx,
  );
  await sql`insert into staff_look (session_id, staff_id, person_id, role, cause, reason, created_at, ends_at)
    values (${sessionId}, ${accountIdOf(ctx)}, ${personId}, ${role}, ${cause}, ${reason}, ${now}, ${endsAt})`.run(
    ctx,
  );
  const data = { cause, endsAt: endsAt.toISOString() };
  await recordStaffAction(ctx, {
    action: 'seeAsPerson',
    subject: 'account',
    subjectId: personId,
    reason,
    data,
  });
  await record(ctx, { type: 'account.seenByStaff', accountId: personId });
  return endsAt.toISOString();
}

/** Ends the look of this session, if there is one. Returns the account that the session is of. */
export async function endLook(ctx: Ctx): Promise<number> {
  const { look, sessionId } = ctx.actor;
  if (!look) return accountIdOf(ctx);
  await sql`update staff_look set ended_at = ${ctx.clock.now()}
    where session_id = ${sessionId} and ended_at is null`.run(ctx);
  const staff = { ...ctx, actor: { ...ctx.actor, accountId: look.staffId } };
  await recordStaffAction(staff, { action: 'endSeeing', subject: 'account', subjectId: look.personId });
  return look.staffId;
}

const seen: FactHandler = async (ctx, fact) =>
  fact.accountId === undefined
    ? []
    : noticeAccount(ctx, fact, {
        recipientId: fact.accountId,
        said: { code: 'security.seenByStaff', params: {} },
        path: '/edit-profile/setting#security',
      });

/** Outbox handlers: who was seen is told. */
export const staffLookHandlers: Readonly<Record<string, FactHandler>> = { 'account.seenByStaff': seen };

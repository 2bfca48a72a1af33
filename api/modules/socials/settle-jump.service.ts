import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { recordStaffAction, requireReason } from '../staff-actions/staff-action.service.ts';

interface OpenJump {
  readonly profile_id: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Decides about a jump: the count stands, or returns to its earlier value. Throws REASON_REQUIRED, NOT_FOUND, and
 * WRONG_STATE when it was decided already.
 */
export async function settleFollowerJump(
  ctx: Ctx,
  id: number,
  accepted: boolean,
  given: string,
): Promise<void> {
  const reason = requireReason(given);
  const now = ctx.clock.now();
  const rows = await sql<OpenJump>`update follower_jump
    set settled_at = ${now}, settled_by = ${accountIdOf(ctx)}, accepted = ${accepted}
    where id = ${id} and settled_at is null returning profile_id, before, after`.rows(ctx);
  const jump = rows[0];
  if (!jump) {
    const known = await sql`select from follower_jump where id = ${id}`.rows(ctx);
    throw new DomainError(known.length > 0 ? ErrorCode.WRONG_STATE : ErrorCode.NOT_FOUND, 'id');
  }
  const stands = accepted ? jump.after : jump.before;
  if (!accepted) {
    await sql`delete from follower_count where profile_id = ${jump.profile_id} and followers > ${jump.before}
      and source = 'self_reported'`.run(ctx);
    await sql`update profile set followers = ${stands}, followers_at = ${now}
      where id = ${jump.profile_id} and followers_source = 'self_reported'`.run(ctx);
  }
  // From now on the accepted count is what the next one is compared with.
  await sql`insert into follower_count (profile_id, followers, source, at)
    values (${jump.profile_id}, ${stands}, 'self_reported', ${new Date(now.getTime() - 86_400_000)})`.run(
    ctx,
  );
  const action = accepted ? 'acceptFollowers' : 'setFollowersBack';
  await recordStaffAction(ctx, { action, subject: 'account', subjectId: jump.profile_id, reason });
}

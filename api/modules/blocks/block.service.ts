import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { recordVisibilityChange } from '../presence/visibility.service.ts';

const FIELD = 'profileId';

/**
 * Blocks a member: the two no longer find one another, and neither can apply, invite, offer or hire. Jobs that are paid
 * or under way can still finish. Idempotent. Throws NOT_FOUND, CANNOT_BLOCK_SELF.
 */
export async function blockUser(ctx: Ctx, personId: number): Promise<void> {
  const accountId = accountIdOf(ctx);
  if (personId === accountId) throw new DomainError(ErrorCode.CANNOT_BLOCK_SELF, FIELD);
  const made = await sql`insert into block (blocker_id, blocked_id, created_at)
    select ${accountId}, a.id, ${ctx.clock.now()} from account as a where a.id = ${personId} and a.closed_at is null
    on conflict do nothing`.execute(ctx.em.getKysely());
  if (made.numAffectedRows) return tellBoth(ctx, accountId, personId);
  const known =
    await sql`select from block where blocker_id = ${accountId} and blocked_id = ${personId}`.execute(
      ctx.em.getKysely(),
    );
  if (known.rows.length === 0) throw new DomainError(ErrorCode.NOT_FOUND, FIELD);
}

/** Removes a block of the actor; does nothing without one. */
export async function unblockUser(ctx: Ctx, personId: number): Promise<void> {
  const accountId = accountIdOf(ctx);
  const gone =
    await sql`delete from block where blocker_id = ${accountId} and blocked_id = ${personId}`.execute(
      ctx.em.getKysely(),
    );
  if (gone.numAffectedRows) await tellBoth(ctx, accountId, personId);
}

/** Open pages of each show whether the other is online. */
async function tellBoth(ctx: Ctx, one: number, other: number): Promise<void> {
  await recordVisibilityChange(ctx, one);
  await recordVisibilityChange(ctx, other);
}

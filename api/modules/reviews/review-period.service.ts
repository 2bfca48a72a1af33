import type { Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { sql } from '../../platform/sql.ts';
import { readIsLinked } from './linked-sides.read.ts';

const DAY_MS = 86_400_000;

/**
 * Begins the time in which the sides of a job that was just settled may review each other, and invites both. When money
 * came back and the job is settled once more, the time begins anew, unless the reviews have appeared.
 */
export async function openReviews(ctx: Ctx, remarkId: number): Promise<void> {
  const { reviewDays } = ctx.ports.config.periods;
  if (reviewDays === 0) return;
  const now = ctx.clock.now();
  const endsAt = new Date(now.getTime() + reviewDays * DAY_MS);
  const opened = await sql<{ isNew: boolean }>`
    insert into review_period (remark_id, ends_at, created_at) values (${remarkId}, ${endsAt}, ${now})
    on conflict (remark_id) do update set ends_at = excluded.ends_at, reminded_at = null
      where review_period.closed_at is null
    returning xmax = 0 as "isNew"`.first(ctx);
  if (opened?.isNew) await record(ctx, { type: 'review.opened', remarkId });
}

/** Asks staff to look at reviews of two accounts that may belong to the same person. They have no reporter. */
async function flagLinked(ctx: Ctx, remarkId: number): Promise<void> {
  await sql`insert into report (review_id, comment, created_at)
    select id, 'Both sides of this job use the same card or bank account. The review does not count.',
      ${ctx.clock.now()} from job_review where remark_id = ${remarkId}`.run(ctx);
}

/**
 * Lets the reviews of a job appear, once: when both are in, or when the time is over. The caller holds the lock of the
 * job.
 */
export async function publishReviews(ctx: Ctx, remarkId: number): Promise<void> {
  const now = ctx.clock.now();
  const closed = await sql`update review_period set closed_at = ${now}
    where remark_id = ${remarkId} and closed_at is null returning remark_id`.rows(ctx);
  if (closed.length === 0) return;
  const isLinked = await readIsLinked(ctx, remarkId);
  const shown = await sql`update job_review set published_at = ${now}, is_linked = ${isLinked}
    where remark_id = ${remarkId} returning id`.rows(ctx);
  if (shown.length === 0) return;
  if (isLinked) await flagLinked(ctx, remarkId);
  await sql`update remark set updated_at = updated_at where id = ${remarkId}`.run(ctx);
  await record(ctx, { type: 'review.published', remarkId });
}

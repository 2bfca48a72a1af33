import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { sql } from '../../../platform/sql.ts';
import { isSettledJob } from '../../reviews/review.policy.ts';
import { publishReviews } from '../../reviews/review-period.service.ts';
import { lockRemark } from '../remark.service.ts';

/** Maximum number of jobs in one run. */
const BATCH = 100;
/** Days before the end at which those who have not written are reminded. */
const REMIND_DAYS = 3;

/** Lets a job's reviews appear if its time is still over when its lock is held. */
async function closeOne(ctx: Ctx, remarkId: number): Promise<void> {
  await lockRemark(ctx, remarkId);
  const due = await sql`select from review_period as p join remark as r on r.id = p.remark_id
    where p.remark_id = ${remarkId} and p.ends_at <= ${ctx.clock.now()} and ${isSettledJob('r')}`.rows(ctx);
  if (due.length > 0) await publishReviews(ctx, remarkId);
}

/**
 * Lets reviews appear whose time is over, each job in its own transaction. A job whose money came back waits until it is
 * settled again. Returns how many jobs.
 */
export async function closeReviews(ctx: StepsCtx): Promise<number> {
  const found = await sql<{ id: number }>`select p.remark_id as id
    from review_period as p join remark as r on r.id = p.remark_id
    where p.closed_at is null and p.ends_at <= ${ctx.clock.now()} and ${isSettledJob('r')}
    order by p.ends_at, p.remark_id limit ${BATCH}`.rows({ em: ctx.em.fork() });
  for (const { id } of found) await ctx.inTransaction((inner) => closeOne(inner, id));
  return found.length;
}

/**
 * Reminds the sides that have not written three days before the time is over, once. Handles one batch in the caller's
 * transaction and returns its size; repeat until that is 0.
 */
export async function remindOfReviews(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const soon = new Date(now.getTime() + REMIND_DAYS * 86_400_000);
  const due = await sql<{ remarkId: number }>`update review_period set reminded_at = ${now}
    where remark_id in (select p.remark_id from review_period as p join remark as r on r.id = p.remark_id
      where p.closed_at is null and p.reminded_at is null and p.ends_at > ${now} and p.ends_at <= ${soon}
        -- A period that is no longer than this began with the invitation.
        and p.created_at < p.ends_at - make_interval(days => ${REMIND_DAYS}::int) and ${isSettledJob('r')}
      order by p.ends_at, p.remark_id limit ${BATCH} for update of p skip locked)
    returning remark_id as "remarkId"`.rows(ctx);
  for (const { remarkId } of due) await record(ctx, { type: 'review.endsSoon', remarkId });
  return due.length;
}

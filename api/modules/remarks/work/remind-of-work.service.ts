import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { deliverableState, nothingHandedIn } from '../../deliverables/deliverable.facts.ts';

/** Maximum number of jobs in one run. */
const BATCH = 100;
/** Days before the due date at which the influencer is reminded. */
const REMIND_DAYS = 2;

/** Records a fact about running jobs once for each deadline. Returns the number of jobs. */
async function remind(ctx: Ctx, type: string, deadline: Sql, condition: Sql): Promise<number> {
  const now = ctx.clock.now();
  const due = await sql<{ remarkId: number; campaignId: number }>`
    with due as (select r.id, r.campaign_id, ${deadline} as at from remark as r
      where r.state = 'hired' and ${condition}
        and not exists (select from deadline_reminder as d
          where d.remark_id = r.id and d.deadline = ${deadline} and d.stage = 1)
      order by r.id limit ${BATCH} for update of r skip locked),
    made as (insert into deadline_reminder (remark_id, deadline, stage, reminded_at)
      select id, at, 1, ${now} from due on conflict do nothing returning remark_id)
    select due.id as "remarkId", due.campaign_id as "campaignId" from due
      join made on made.remark_id = due.id order by due.id`.rows(ctx);
  for (const about of due) await record(ctx, { type, ...about });
  return due.length;
}

const isAwaited = (now: Date): Sql => sql`exists (select from deliverable as d where d.remark_id = r.id
  and d.side = 'applicant' and d.dropped_at is null
  and ${deliverableState('d', now)} in ('awaited', 'changes_asked', 'draft_approved'))`;

/**
 * Reminds influencers two days before their work is due, once for each due date. Handles one batch in the caller's
 * transaction and returns its size; repeat until that is 0.
 */
export function remindOfDueWork(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const soon = new Date(now.getTime() + REMIND_DAYS * 86_400_000);
  return remind(
    ctx,
    'remark.workDueSoon',
    sql`r.work_due_at`,
    sql`r.work_due_at > ${now} and r.work_due_at <= ${soon} and ${isAwaited(now)}`,
  );
}

/** Tells owners once that they can end a job for which nothing was handed in. Returns as the other. */
export function tellOfLateWork(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  return remind(
    ctx,
    'remark.mayEndLate',
    sql`r.late_end_at`,
    sql`r.late_end_at <= ${now} and ${nothingHandedIn('r')}`,
  );
}

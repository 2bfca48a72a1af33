import type { Ctx } from '../../platform/context.ts';
import { lockAccounts } from '../../platform/outbox/lock-accounts.ts';
import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { isSettledJob } from './review.policy.ts';
import { publicReview } from './review.view.ts';

/** Fewer cases say nothing about what is usual. */
const CASES_FOR_USUAL = 3;

const STARS = [1, 2, 3, 4, 5];

/** SQL: the median of spans in whole hours, rounded up, at least 1; null below three of them. */
const usualHours = (span: Sql): Sql => sql`case when count(*) >= ${CASES_FOR_USUAL}::int then
  greatest(1, ceil(percentile_cont(0.5) within group (order by extract(epoch from ${span})) / 3600))::int end`;

/**
 * SQL: the figures of every account in `people (id)`, counted from the rows of jobs, offers and reviews. An extra belongs
 * to its first job.
 */
export function figuresOf(people: Sql): Sql {
  return sql`select m.id as account_id, job.jobs_done, said.review_count, said.rating, said.star_counts,
      work.on_time_percent, answer.answer_hours,
      release.release_hours
    from ${people}
    cross join lateral (select count(*)::int as jobs_done from remark as j
      where (j.applicant_id = m.id or j.owner_id = m.id) and j.extra_of is null
        and ${isSettledJob('j')}) as job
    cross join lateral (select count(*)::int as review_count, avg(v.rating)::numeric(3, 2) as rating,
        array[${sql.join(STARS.map((stars) => sql`count(*) filter (where v.rating = ${sql.lit(stars)})`))}]::int[] as star_counts
      from job_review as v where v.subject_id = m.id and ${publicReview('v')}) as said
    cross join lateral (select case when count(*) >= ${CASES_FOR_USUAL}::int then
        round(100.0 * count(*) filter (where handed.in_at <= j.work_due_at) / count(*))::int end as on_time_percent
      from remark as j cross join lateral (select min(step.at) filter (where step.to_state = 'done') as in_at,
          bool_or(step.action = 'endLate') as ended_late from transition as step
        where step.process = 'remark' and step.subject_id = j.id) as handed
      where j.applicant_id = m.id and j.work_due_at is not null and (handed.in_at is not null or handed.ended_late))
      as work
    cross join lateral (select ${usualHours(sql`o.decided_at - o.created_at`)} as answer_hours
      from remark as j join offer as o on o.remark_id = j.id
      where m.id = case o.proposed_by when 'owner' then j.applicant_id else j.owner_id end
        and (j.applicant_id = m.id or j.owner_id = m.id)
        and o.status in ('accepted', 'rejected') and o.decided_at is not null) as answer
    cross join lateral (select ${usualHours(sql`j.released_at - j.done_at`)} as release_hours from remark as j
      where j.owner_id = m.id and j.extra_of is null and j.state = 'released' and j.released_at is not null and j.done_at is not null)
      as release`;
}

async function refresh(ctx: Ctx, ids: readonly number[]): Promise<void> {
  // Whoever counts later waits here, and then sees what this one saw.
  await lockAccounts(ctx, ids);
  await sql`insert into reputation (account_id, jobs_done, review_count, rating, star_counts, on_time_percent, answer_hours,
      release_hours)
    ${figuresOf(sql`unnest(${ids}::int[]) as m (id)`)}
    on conflict (account_id) do update set jobs_done = excluded.jobs_done, review_count = excluded.review_count,
      rating = excluded.rating, star_counts = excluded.star_counts, on_time_percent = excluded.on_time_percent, answer_hours = excluded.answer_hours, release_hours = excluded.release_hours`.run(
    ctx,
  );
}

/** Counts the figures of both sides anew after every step of their job, and when reviews appear or are hidden. */
export const refreshReputation: FactHandler = async (ctx, { type, remarkId, step }) => {
  if (remarkId === undefined || !(step?.process === 'remark' || type.startsWith('review.'))) return [];
  const job = await sql<{ sides: number[] }>`select array[owner_id, applicant_id] as sides from remark
    where id = ${remarkId}`.first(ctx);
  if (job) await refresh(ctx, job.sides);
  return [];
};

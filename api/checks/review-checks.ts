import { figuresOf } from '../modules/reviews/reputation.service.ts';
import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Invariants of reviews of jobs, and of the figures of members. */
export const reviewChecks: SqlChecks = {
  figures_equal_the_rows: {
    why: 'What profiles show about the jobs of a member is counted from the rows, and from nothing else.',
    violations: sql`select 'account ' || f.account_id as id,
        f.jobs_done || ' jobs, ' || f.review_count || ' reviews, shown ' || coalesce(r.jobs_done, 0) || ' and '
          || coalesce(r.review_count, 0) as detail
      from (${figuresOf(sql`account as m`)}) as f left join reputation as r on r.account_id = f.account_id
      where (f.jobs_done, f.review_count, f.rating, f.star_counts, f.on_time_percent, f.answer_hours, f.release_hours) is distinct from
          (coalesce(r.jobs_done, 0), coalesce(r.review_count, 0), r.rating,
            coalesce(r.star_counts, '{0,0,0,0,0}'), r.on_time_percent, r.answer_hours, r.release_hours)
        -- What has just happened is counted in a moment.
        and not exists (select from outbox as o join remark as j on j.id = (o.payload ->> 'remarkId')::int
          where o.done_at is null and f.account_id in (j.owner_id, j.applicant_id))`,
  },
  reviews_appear_together: {
    why: 'Neither side of a job may see the other’s review before both are in or the time is over.',
    violations: sql`select 'review ' || v.id as id, 'published ' || coalesce(v.published_at::text, 'never')
        || ', closed ' || coalesce(p.closed_at::text, 'never') as detail
      from job_review v left join review_period p on p.remark_id = v.remark_id
      where v.published_at is distinct from p.closed_at`,
  },
  reviews_are_of_the_other_side: {
    why: 'Only the two sides of a job review each other.',
    violations: sql`select 'review ' || v.id as id, 'account ' || v.author_id || ' of ' || v.subject_id as detail
      from job_review v join remark r on r.id = v.remark_id
      where not (v.author_id = r.owner_id and v.subject_id = r.applicant_id
        or v.author_id = r.applicant_id and v.subject_id = r.owner_id)`,
  },
};

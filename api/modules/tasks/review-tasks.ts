import type { Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import type { JobParty } from '../remarks/remark.policy.ts';
import { isSettledJob } from '../reviews/review.policy.ts';
import { kind, tasks, viewer } from './task-row.ts';

/** SQL: settled jobs whose other side the viewer can still review. */
export const reviews =
  (side: JobParty) =>
  (plan: Plan): Sql => {
    const others = side === 'owner' ? sql`r.applicant_id` : sql`r.owner_id`;
    return tasks(
      {
        kind: kind('review_to_write'),
        subject_id: sql`r.id`,
        remark_id: sql`r.id`,
        campaign_id: sql`r.campaign_id`,
        person_id: others,
        deadline_at: sql`term.ends_at`,
        created_at: sql`coalesce(r.released_at, r.done_at, r.created_at)`,
      },
      sql`remark as r join review_period as term on term.remark_id = r.id
        where ${sql.ref(`r.${side}_id`)} = ${viewer(plan)} and ${isSettledJob('r')}
        and term.closed_at is null and term.ends_at > ${plan.now}::timestamptz
        and not exists (select from job_review as said
          where said.remark_id = r.id and said.author_id = ${viewer(plan)})`,
    );
  };

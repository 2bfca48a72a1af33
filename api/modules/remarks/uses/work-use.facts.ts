import { type Sql, sql } from '../../../platform/sql.ts';

/**
 * SQL: when the use of the work of a job begins, which is its publication: the first time that all of it was handed in.
 * Paid jobs without deliverables, whose publication nobody knows, begin when they are settled. Null before.
 */
export const beginningOfUse = (remarkId: Sql): Sql => sql`(select min(step.at) from transition as step
  where step.process = 'remark' and step.subject_id = ${remarkId} and (step.to_state in ('released', 'settled')
    or step.to_state = 'done' and (exists (select from deliverable as made where made.remark_id = step.subject_id)
      or exists (select from remark as job join campaign as about on about.id = job.campaign_id
        where job.id = step.subject_id and about.type <> 'paid'))))`;

/** SQL: whether the use of a row of `work_use` stands: it ends with a job whose payer has the money back. */
export const standing = (row: string): Sql => sql`exists (select from remark as job
  where job.id = ${sql.ref(`${row}.remark_id`)} and job.state not in ('cancelled', 'charged_back'))`;

/** SQL: whether another use of the same two goes on when a row of `work_use` ends. */
export const renewed = (row: string): Sql => sql`exists (select from remark as job
  join remark as more on coalesce(more.extra_of, more.id) = coalesce(job.extra_of, job.id)
  join work_use as next on next.remark_id = more.id
  where job.id = ${sql.ref(`${row}.remark_id`)} and next.id <> ${sql.ref(`${row}.id`)} and ${standing('next')}
    and next.begins_at <= ${sql.ref(`${row}.ends_at`)}
    and coalesce(next.ends_at, 'infinity') > ${sql.ref(`${row}.ends_at`)})`;

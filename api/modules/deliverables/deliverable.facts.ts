import { type Sql, sql } from '../../platform/sql.ts';

/** What is counted of the deliverables of a job. Those of the owner exist in shoutout exchanges only. */
export interface WorkFacts {
  /** Deliverables of the influencer that wait for a draft, or for changes of one. */
  readonly awaitsDraft: number;
  /** Deliverables of the influencer that wait for published work. */
  readonly awaitsWork: number;
  /** Published work of the influencer that is not approved. */
  readonly published: number;
  readonly approved: number;
  readonly draftsInReview: number;
  /** Of drafts and published work in review, those with a round of changes left. */
  readonly withRounds: number;
  /** Whether the influencer has handed in anything, ever. */
  readonly isBegun: boolean;
  /** Deliverables of the owner that are not approved, and of these the ones not handed in. */
  readonly ownersOpen: number;
  readonly ownersAwaited: number;
}

/** SQL: whether a draft in review counts as approved, because the time to answer it is over. */
export const isApprovedBySilence = (row: string, now: Date): Sql =>
  sql`(${sql.ref(`${row}.kind`)} = 'draft' and ${sql.ref(`${row}.state`)} = 'in_review'
    and coalesce(${sql.ref(`${row}.answer_deadline`)} <= ${now}::timestamptz, false))`;

/** SQL: the state of a deliverable, which follows from its newest submission; `row` is of `deliverable`. */
export const deliverableState = (row: string, now: Date): Sql => sql`coalesce((select case
    when newest.state = 'changes_asked' then 'changes_asked'
    when newest.kind = 'published' then case newest.state when 'approved' then 'approved' else 'published' end
    when newest.state = 'approved' or ${isApprovedBySilence('newest', now)} then 'draft_approved'
    else 'draft_in_review' end
  from submission as newest where newest.deliverable_id = ${sql.ref(`${row}.id`)}
  order by newest.id desc limit 1), 'awaited')`;

/** SQL: rounds of changes of a deliverable that were used. */
export const roundsUsed = (row: string): Sql => sql`(select count(*)::int from submission as asked
  where asked.deliverable_id = ${sql.ref(`${row}.id`)} and asked.state = 'changes_asked')`;

/** SQL: whether the draft of a deliverable was approved, so that changes asked for are of the published work. */
const isDraftDone = (row: string, now: Date): Sql =>
  sql`(not ${sql.ref(`${row}.draft_first`)} or exists (select from submission as draft
    where draft.deliverable_id = ${sql.ref(`${row}.id`)} and (draft.kind = 'published'
      or draft.state = 'approved' or ${isApprovedBySilence('draft', now)})))`;

/** SQL: the `WorkFacts` of a row of `remark`; null for a job without deliverables. */
export function workFacts(row: string, now: Date): Sql {
  const mine = sql`x.side = 'applicant'`;
  const count = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::int`;
  const isAwaited = sql`x.state in ('awaited', 'changes_asked', 'draft_approved')`;
  return sql`(select json_build_object(
      'awaitsDraft', ${count(sql`${mine} and ${isAwaited} and not x.draft_done`)},
      'awaitsWork', ${count(sql`${mine} and ${isAwaited} and x.draft_done`)},
      'published', ${count(sql`${mine} and x.state = 'published'`)},
      'approved', ${count(sql`${mine} and x.state = 'approved'`)},
      'draftsInReview', ${count(sql`${mine} and x.state = 'draft_in_review'`)},
      'withRounds', ${count(sql`${mine} and x.state in ('draft_in_review', 'published') and x.used < x.rounds`)},
      'isBegun', exists (select from submission as any_of where any_of.remark_id = ${sql.ref(`${row}.id`)}
        and exists (select from deliverable as whose where whose.id = any_of.deliverable_id
          and whose.side = 'applicant')),
      'ownersOpen', ${count(sql`not ${mine} and x.state <> 'approved'`)},
      'ownersAwaited', ${count(sql`not ${mine} and x.state in ('awaited', 'changes_asked')`)})
    from (select d.side, d.rounds, ${deliverableState('d', now)} as state, ${isDraftDone('d', now)} as draft_done,
        ${roundsUsed('d')} as used
      from deliverable as d where d.remark_id = ${sql.ref(`${row}.id`)} and d.dropped_at is null) as x
    having count(*) > 0)`;
}

/** SQL: submissions of a job that are drafts in review; the condition of `one` that waits. */
const draftInReview = (row: string, now: Date): Sql => sql`draft.remark_id = ${sql.ref(`${row}.id`)}
  and draft.kind = 'draft' and draft.state = 'in_review' and not ${isApprovedBySilence('draft', now)}`;

/** SQL: whether a draft of a job waits for the brand. */
export const hasDraftInReview = (row: string, now: Date): Sql =>
  sql`exists (select from submission as draft where ${draftInReview(row, now)})`;

/** SQL: until when the draft that waits longest can be answered; null when none waits, or silence approves nothing. */
export const draftAnswerBy = (row: string, now: Date): Sql =>
  sql`(select min(draft.answer_deadline) from submission as draft where ${draftInReview(row, now)})`;

/** SQL: whether the influencer of a job has handed in nothing at all. */
export const nothingHandedIn = (row: string): Sql => sql`not exists (select from submission as any_of
  join deliverable as whose on whose.id = any_of.deliverable_id and whose.side = 'applicant'
  where any_of.remark_id = ${sql.ref(`${row}.id`)})`;

/** SQL: whether all work of the influencer of a job is approved; false without deliverables. */
export const isAllApproved = (row: string, now: Date): Sql => sql`coalesce((select
  bool_and(${deliverableState('d', now)} = 'approved') from deliverable as d
  where d.remark_id = ${sql.ref(`${row}.id`)} and d.side = 'applicant' and d.dropped_at is null), false)`;

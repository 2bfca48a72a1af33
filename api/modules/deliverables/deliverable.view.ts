import { JobDeliverable, Submission } from '../../../schema/deliverable.ts';
import { columnsOf, many, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { picturesOf } from '../pictures/picture.view.ts';
import { Deliverable as DeliverableEntity, Submission as SubmissionEntity } from './deliverable.entity.ts';
import { deliverableState, isApprovedBySilence, roundsUsed } from './deliverable.facts.ts';

const submission = columnsOf(SubmissionEntity, { updatedAt: 'instant' });

const submissionView = viewOf(Submission, SubmissionEntity, {
  ...submission.columns(
    'id',
    'version',
    'kind',
    'links',
    'previews',
    'note',
    'changes',
    'createdAt',
    'updatedAt',
  ),
  pictures: picturesOf(submission.column('pictures'), 'private'),
  state: (row, _field, { now }) =>
    sql`case when ${isApprovedBySilence(row, now)} then 'approved' else ${sql.ref(`${row}.state`)} end`,
  answerBy: submission.column('answerDeadline'),
  decidedAt: (row, _field, { now }) =>
    sql`coalesce(${sql.ref(`${row}.decided_at`)}, case when ${isApprovedBySilence(row, now)}
      then ${sql.ref(`${row}.answer_deadline`)} end)`,
  isApprovedBySilence: (row, _field, { now }) =>
    sql`(${isApprovedBySilence(row, now)} or coalesce(${sql.ref(`${row}.decided_by`)} = 'system', false))`,
});

const { column, columns } = columnsOf(DeliverableEntity, { updatedAt: 'instant' });

const deliverableView = viewOf(JobDeliverable, DeliverableEntity, {
  ...columns('id', 'platform', 'format', 'count', 'note', 'draftFirst', 'rounds', 'createdAt', 'updatedAt'),
  by: column('side'),
  roundsUsed: (row) => roundsUsed(row),
  state: (row, _field, { now }) => deliverableState(row, now),
  submissions: many(
    submissionView,
    (version, row) => sql`${sql.ref(`${version}.deliverable_id`)} = ${sql.ref(`${row}.id`)}
      order by ${sql.ref(`${version}.id`)} desc limit 100`,
  ),
});

/** SQL: what is published for the job of a row of `remark`, the influencer's first, each in the order of the deal. */
export const deliverablesOfJob = many(
  deliverableView,
  (deliverable, row) => sql`${sql.ref(`${deliverable}.remark_id`)} = ${sql.ref(`${row}.id`)}
    and ${sql.ref(`${deliverable}.dropped_at`)} is null
    order by ${sql.ref(`${deliverable}.side`)}, ${sql.ref(`${deliverable}.position`)} limit 100`,
);

import { p } from '@mikro-orm/core';
import { JobReview, JobReviews } from '../../../schema/job-review.ts';
import { type Column, columnsOf, one, type Plan, tableOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { firstPictureOf } from '../pictures/picture.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { reviewsFacts } from './review.policy.ts';

const reviewTable = tableOf('job_review', {
  id: p.integer().primary(),
  rating: p.integer(),
  text: p.string(),
  authorId: p.integer(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
  publishedAt: p.datetime().nullable(),
  answer: p.string().nullable(),
  answeredAt: p.datetime().nullable(),
  hiddenAt: p.datetime().nullable(),
  hiddenReason: p.string().nullable(),
});
const { column, columns } = columnsOf(reviewTable);

/** Whoever left is nobody's author any more. */
const author: Column = (row, field, plan) => sql`case when not exists (select from account as gone
    where gone.id = ${sql.ref(`${row}.author_id`)} and gone.closed_at is not null)
  then ${profileOf(column('authorId'))(row, field, plan)} end`;

const campaign = columnsOf(tableOf('campaign', { pictures: p.array() }));
const coverOf = firstPictureOf(campaign.column('pictures'), 'public');

const ofJob = (row: string, what: Sql): Sql => sql`(select ${what} from remark as job
  join campaign as about on about.id = job.campaign_id where job.id = ${sql.ref(`${row}.remark_id`)})`;

/** View of JobReview. `mayAnswer` reads the facts that the policy decides on. */
export const jobReviewView = viewOf(JobReview, reviewTable, {
  ...columns(
    'id',
    'rating',
    'text',
    'createdAt',
    'updatedAt',
    'publishedAt',
    'answer',
    'answeredAt',
    'hiddenAt',
    'hiddenReason',
  ),
  author,
  authorSide: (row) =>
    ofJob(
      row,
      sql`case when ${sql.ref(`${row}.author_id`)} = about.owner_id then 'owner' else 'applicant' end`,
    ),
  campaignTitle: (row) => ofJob(row, sql`about.title`),
  campaignCover: (row, field, plan) => ofJob(row, coverOf('about', field, plan)),
  mayAnswer: (row) => sql`json_build_object('subjectId', ${sql.ref(`${row}.subject_id`)},
    'isPublished', ${sql.ref(`${row}.published_at`)} is not null, 'isAnswered', ${sql.ref(`${row}.answer`)} is not null,
    'isHidden', ${sql.ref(`${row}.hidden_at`)} is not null)`,
});

/**
 * SQL: reviews that the viewer may see below their job: their own, and those that have appeared and are not hidden; staff
 * see all that have appeared.
 */
export function visibleReview(row: string, { actor }: Plan): Sql {
  const isShown = actor.isStaff ? sql`true` : sql`${sql.ref(`${row}.hidden_at`)} is null`;
  const hasAppeared = sql`(${sql.ref(`${row}.published_at`)} is not null and ${isShown})`;
  if (actor.accountId === null) return hasAppeared;
  return sql`(${sql.ref(`${row}.author_id`)} = ${actor.accountId} or ${hasAppeared})`;
}

/** SQL: reviews that everybody sees and that count. */
export function publicReview(row: string): Sql {
  return sql`${sql.ref(`${row}.published_at`)} is not null and ${sql.ref(`${row}.hidden_at`)} is null
    and not ${sql.ref(`${row}.is_linked`)}`;
}

const periodTable = tableOf('review_period', { endsAt: p.datetime(), closedAt: p.datetime().nullable() });
const period = columnsOf(periodTable);

const by = (side: 'owner_id' | 'applicant_id'): Column =>
  one(
    jobReviewView,
    (review, row, plan) => sql`${sql.ref(`${review}.remark_id`)} = ${sql.ref(`${row}.remark_id`)}
      and ${sql.ref(`${review}.author_id`)} = (select ${sql.ref(`job.${side}`)} from remark as job
        where job.id = ${sql.ref(`${row}.remark_id`)})
      and ${visibleReview(review, plan)}`,
  );

/** View of JobReviews. `mayReview` reads the facts that the policy decides on. */
const reviewsView = viewOf(JobReviews, periodTable, {
  ...period.columns('endsAt', 'closedAt'),
  byOwner: by('owner_id'),
  byApplicant: by('applicant_id'),
  mayReview: (row, _field, plan) =>
    ofJob(
      row,
      sql`json_build_object('state', job.state, 'campaignType', about.type, 'ownerId', job.owner_id,
        'applicantId', job.applicant_id, 'reviews', ${reviewsFacts(sql`job.id`, plan.now)})`,
    ),
});

/** SQL: the reviews of a job; null before it is settled. Only for rows that its two sides and staff see. */
export const reviewsOfJob: Column = one(
  reviewsView,
  (period, row) => sql`${sql.ref(`${period}.remark_id`)} = ${sql.ref(`${row}.id`)}`,
);

import { p } from '@mikro-orm/core';
import { Reputation } from '../../../schema/reputation.ts';
import type { Field } from '../../platform/read/selection.ts';
import { type Column, columnsOf, type Plan, project, tableOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';

/** Jobs from which on a member is not called new. */
const JOBS_OF_NEW = 3;

const reputationTable = tableOf('reputation', {
  rating: p.double().nullable(),
  onTimePercent: p.integer().nullable(),
  answerHours: p.integer().nullable(),
  releaseHours: p.integer().nullable(),
});
const { column } = columnsOf(reputationTable);

const counted = (row: string, name: 'jobs_done' | 'review_count'): Sql =>
  sql`coalesce(${sql.ref(`${row}.${name}`)}, 0)`;

const reviewsByStars = (row: string): Sql => sql`(select json_agg(json_build_object('stars', given.stars,
    'count', coalesce(${sql.ref(`${row}.star_counts`)}[given.stars], 0)) order by given.stars desc)
  from generate_series(1, 5) as given (stars))`;

/** View of Reputation. A member without a row has done nothing yet. */
const reputationView = viewOf(Reputation, reputationTable, {
  isNew: (row) => sql`${counted(row, 'jobs_done')} < ${JOBS_OF_NEW}::int`,
  jobsDone: (row) => counted(row, 'jobs_done'),
  reviewCount: (row) => counted(row, 'review_count'),
  reviewsByStars,
  rating: column('rating'),
  onTimePercent: column('onTimePercent'),
  usualAnswerHours: column('answerHours'),
  usualReleaseHours: column('releaseHours'),
});

const reputationWhere =
  (on: (figures: Sql, row: string) => Sql): Column =>
  (row: string, field: Field, plan: Plan) => {
    const figures = plan.alias();
    return sql`(select ${project(reputationView, figures, field.fields, plan)} from (select 1) as one
      left join reputation as ${sql.ref(figures)} on ${on(sql.ref(`${figures}.account_id`), row)})`;
  };

/** SQL: the figures of a member's row. */
export const reputationOf: Column = reputationWhere(
  (accountId, row) => sql`${accountId} = ${sql.ref(`${row}.id`)}`,
);

/** SQL: the figures of nobody, for a member who is hidden from the viewer. */
export const noReputation: Column = reputationWhere(() => sql`false`);

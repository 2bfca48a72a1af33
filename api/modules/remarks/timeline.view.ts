import type { TimelineEntry } from '../../../schema/remark.ts';
import type { Field } from '../../platform/read/selection.ts';
import { type Column } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';

const members: Readonly<Record<keyof TimelineEntry, Sql>> = {
  action: sql`step.action`,
  state: sql`step.state`,
  by: sql`case when step.side in ('owner', 'applicant') then step.side else 'nobody' end`,
  at: sql`step.at`,
  amount: sql`case when step.amount_minor is not null then
    json_build_object('minorUnits', step.amount_minor, 'currency', 'USD') end`,
};

function entry(fields: readonly Field[]): Sql {
  return sql`json_build_object(${sql.join(fields.map(({ name, key }) => sql`${sql.lit(key)}, ${members[name as keyof TimelineEntry]}`))})`;
}

/** SQL: history of an application, oldest first: its creation, and every transition since, at most 200. */
export const timeline: Column = (row, field) => sql`(
  select coalesce(json_agg(${entry(field.fields)} order by step.id <> 0, step.at, step.id), '[]'::json) from (
    select 0::bigint as id, 'apply' as action, 'applied' as state, 'applicant' as side,
      ${sql.ref(`${row}.created_at`)} as at, null::bigint as amount_minor
    union all (
      select t.id, t.action, t.to_state, t.side, t.at, t.amount_minor from transition as t
      where t.process = 'remark' and t.subject_id = ${sql.ref(`${row}.id`)} and t.from_state is not null
      order by t.id limit 200)
  ) as step)`;

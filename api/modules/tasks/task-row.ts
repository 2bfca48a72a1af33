import type { TaskKind } from '../../../schema/task.ts';
import type { Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';

/** The columns of a task and their types. */
const columns = {
  kind: 'text',
  subject_id: 'bigint',
  count: 'int',
  remark_id: 'int',
  campaign_id: 'int',
  order_id: 'int',
  conversation_id: 'int',
  person_id: 'int',
  deadline_at: 'timestamptz',
  amount_minor: 'bigint',
  currency: 'text',
  reason: 'text',
  created_at: 'timestamptz',
} as const;

/** The values of a task; `subject_id` tells tasks of one kind apart. */
export type TaskValues = { readonly [Name in keyof typeof columns]?: Sql } & {
  readonly kind: Sql;
  readonly subject_id: Sql;
  readonly created_at: Sql;
};

/** SQL: tasks with these values; absent ones are null. `rest` follows `from`. */
export function tasks(values: TaskValues, rest: Sql): Sql {
  const given: Partial<Record<string, Sql>> = { count: sql`1`, ...values };
  const written = Object.entries(columns).map(
    ([name, type]) => sql`(${given[name] ?? sql`null`})::${sql.raw(type)} as ${sql.ref(name)}`,
  );
  return sql`select ${sql.join(written)} from ${rest}`;
}

/** SQL: a kind of task. */
export const kind = (name: TaskKind): Sql => sql.lit(name);

/** SQL: whose tasks they are. */
export const viewer = ({ actor }: Plan): Sql => sql`${actor.accountId}::int`;

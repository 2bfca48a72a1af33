import { p } from '@mikro-orm/core';
import { Task } from '../../../schema/task.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { columnKey, type KeyOrder } from '../../platform/read/cursor.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, one, oneById, tableOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { campaignOf } from '../campaigns/campaign.view.ts';
import { conversationView } from '../messages/message.view.ts';
import { orderView } from '../orders/order.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { remarkOf } from '../remarks/remark.view.ts';
import { taskSources, urgencies } from './task.sources.ts';

/** Rows that `taskSources` find; there is no such table. */
const taskTable = tableOf('task', {
  kind: p.string(),
  count: p.integer(),
  remarkId: p.integer().nullable(),
  campaignId: p.integer().nullable(),
  orderId: p.integer().nullable(),
  personId: p.integer().nullable(),
  deadlineAt: p.datetime().nullable(),
  amountMinor: p.bigint('number').nullable(),
  reason: p.string().nullable(),
  createdAt: p.datetime(),
});
const { column, columns, money } = columnsOf(taskTable);

const taskView = viewOf(Task, taskTable, {
  ...columns('kind', 'count', 'deadlineAt', 'reason', 'createdAt'),
  remark: remarkOf(column('remarkId')),
  campaign: campaignOf(column('campaignId')),
  order: oneById(orderView, column('orderId')),
  conversation: one(
    conversationView,
    (
      member,
      row,
      { actor },
    ) => sql`${sql.ref(`${member}.conversation_id`)} = ${sql.ref(`${row}.conversation_id`)}
      and ${sql.ref(`${member}.account_id`)} = ${actor.accountId}::int`,
  ),
  person: profileOf(column('personId')),
  amount: money('amountMinor'),
});

const urgency = (row: string): Sql => {
  const cases = Object.entries(urgencies).map(([kind, n]) => sql`when ${sql.lit(kind)} then ${sql.lit(n)}`);
  return sql`case ${sql.ref(`${row}.kind`)} ${sql.join(cases, sql` `)} end`;
};

/** What runs out first, then what blocks money, then the rest; of equal ones what has waited longest. */
const mostUrgentFirst = (row: string): KeyOrder => ({
  name: 'urgent',
  isDescending: false,
  keys: [
    {
      sql: sql`case when ${urgency(row)} < 2 then coalesce(${sql.ref(`${row}.deadline_at`)}, 'infinity') else 'infinity' end`,
      type: 'timestamptz',
    },
    { sql: urgency(row), type: 'bigint' },
    columnKey(row, 'created_at', 'timestamptz'),
    columnKey(row, 'kind', 'text'),
    columnKey(row, 'subject_id'),
  ],
});

/** One page of what waits for the actor, most urgent first, in one statement. */
export function readMyTasks(ctx: Ctx, fields: Fields, page?: PageAsked) {
  accountIdOf(ctx);
  return readPage<Task>(
    ctx,
    {
      view: taskView,
      from: (plan) =>
        sql.join(
          taskSources.map((source) => source(plan)),
          sql` union all `,
        ),
      keys: mostUrgentFirst,
    },
    fields,
    page,
  );
}

import { p } from '@mikro-orm/core';
import { WorkUse } from '../../../../schema/work-use.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { columnKey, type KeyOrder } from '../../../platform/read/cursor.ts';
import { type PageAsked, readPage } from '../../../platform/read/read-page.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import { columnsOf, derived, tableOf, viewOf } from '../../../platform/read/view.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { remarkOf } from '../remark.view.ts';
import { renewed, standing } from './work-use.facts.ts';

const workUseTable = tableOf('work_use', {
  id: p.integer().primary(),
  remarkId: p.integer(),
  channels: p.string(),
  countries: p.array(),
  beginsAt: p.datetime(),
  endsAt: p.datetime().nullable(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
});
const { column, columns } = columnsOf(workUseTable);

const isOver = (row: string, now: Date): Sql =>
  sql`coalesce(${sql.ref(`${row}.ends_at`)} <= ${now}::timestamptz, false)`;

const workUseView = viewOf(WorkUse, workUseTable, {
  ...columns('id', 'channels', 'countries', 'beginsAt', 'endsAt', 'createdAt', 'updatedAt'),
  remark: remarkOf(column('remarkId')),
  isRenewed: derived('boolean', (row) => renewed(row), { isFull: true }),
  isOver: derived('boolean', (row, { now }) => isOver(row, now), { isFull: true }),
});

/** Running ones first, of these the next to end first. */
const nextToEndFirst =
  (now: Date) =>
  (row: string): KeyOrder => ({
    name: 'ending',
    isDescending: false,
    keys: [
      { sql: sql`${isOver(row, now)}::int`, type: 'bigint' },
      { sql: sql`coalesce(${sql.ref(`${row}.ends_at`)}, 'infinity')`, type: 'timestamptz' },
      columnKey(row, 'id'),
    ],
  });

/** One page of the register of uses: of the actor's jobs, on either side. */
export function readMyWorkUses(ctx: Ctx, fields: Fields, page?: PageAsked) {
  const accountId = accountIdOf(ctx);
  return readPage<WorkUse>(
    ctx,
    {
      view: workUseView,
      where: (
        row,
      ) => sql`${standing(row)} and ${sql.ref(`${row}.remark_id`)} in (select mine.id from remark as mine
        where mine.owner_id = ${accountId} union all select mine.id from remark as mine
        where mine.applicant_id = ${accountId})`,
      keys: nextToEndFirst(ctx.clock.now()),
    },
    fields,
    page,
  );
}

import type { DisputeState } from '../../../../schema/remark.ts';
import type { Ctx } from '../../../platform/context.ts';
import { columnKey, type KeyOrder } from '../../../platform/read/cursor.ts';
import { type PageAsked, readPage } from '../../../platform/read/read-page.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { disputeView } from './dispute.view.ts';

/** By the time to decide; where there is none, by the time of the dispute. */
const byDeadline = (row: string): KeyOrder => ({
  name: 'deadline',
  isDescending: false,
  keys: [
    {
      sql: sql`coalesce(${sql.ref(`${row}.ruling_deadline`)}, ${sql.ref(`${row}.created_at`)})`,
      type: 'timestamptz',
    },
    columnKey(row, 'id'),
  ],
});

/** SQL: whether a dispute is in a state. */
export const disputeIs = (row: string, state: DisputeState): Sql =>
  sql`${sql.ref(`${row}.state`)} = ${state}`;

/** One page of disputes in a state, those to be decided first at the beginning. For staff only. */
export function readDisputes(ctx: Ctx, state: DisputeState, fields: Fields, page?: PageAsked) {
  const reading = { view: disputeView, where: (row: string) => disputeIs(row, state), keys: byDeadline };
  return readPage(ctx, reading, fields, page);
}

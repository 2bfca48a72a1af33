import { outOfBounds } from '../../../../schema/errors.ts';
import { HeldPayment } from '../../../../schema/held-payment.ts';
import type { Ctx } from '../../../platform/context.ts';
import { columnKey, type KeyOrder } from '../../../platform/read/cursor.ts';
import { type PageAsked, readPage } from '../../../platform/read/read-page.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import { columnsOf, viewOf } from '../../../platform/read/view.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { daysBefore } from '../../ledger/ledger.policy.ts';
import { heldFor, heldUntil } from '../../ledger/ledger.view.ts';
import { heldMinor } from '../../remarks/money-standing.facts.ts';
import { Remark as RemarkEntity } from '../../remarks/remark.entity.ts';
import { remarkOf } from '../../remarks/remark.view.ts';

const { column } = columnsOf(RemarkEntity);

/** View of HeldPayment: a job that holds money. */
const heldPaymentView = viewOf(HeldPayment, RemarkEntity, {
  remark: remarkOf(column('id')),
  amount: heldFor(column('id')),
  heldSince: column('hiredAt'),
  releaseBy: heldUntil(column('id'), column('hiredAt')),
  daysHeld: (row, _field, { now }) =>
    sql`extract(epoch from ${now}::timestamptz - ${sql.ref(`${row}.hired_at`)})::bigint / 86400`,
  warnedAt: (row) => sql`(select max(w.warned_at) from held_warning as w
    where w.remark_id = ${sql.ref(`${row}.id`)})`,
});

/** Maximum number of days in the filter; money held for more than 90 is a bug already. */
const MOST_DAYS = 10_000;

const longestHeldFirst = (row: string): KeyOrder => ({
  name: 'longest',
  isDescending: false,
  keys: [columnKey(row, 'hired_at', 'timestamptz'), columnKey(row, 'id')],
});

/** SQL: whether the money of a job has been held for at least some days. */
export const isHeldFor = (
  row: string,
  days: number,
  now: Date,
): Sql => sql`${sql.ref(`${row}.state`)} in ('hired', 'cancel_asked', 'done', 'disputed')
  and ${sql.ref(`${row}.hired_at`)} <= ${daysBefore(now, days)}
  and ${heldMinor(row)} is not null`;

/**
 * One page of jobs whose money has been held for at least some days, oldest first. For staff only. Throws BAD_INPUT.
 */
export function readHeldPayments(ctx: Ctx, olderThanDays: number, fields: Fields, page?: PageAsked) {
  if (olderThanDays < 0 || olderThanDays > MOST_DAYS)
    throw outOfBounds('olderThanDays', { min: 0, max: MOST_DAYS });
  const reading = {
    view: heldPaymentView,
    where: (row: string) => isHeldFor(row, olderThanDays, ctx.clock.now()),
    keys: longestHeldFirst,
  };
  return readPage(ctx, reading, fields, page);
}

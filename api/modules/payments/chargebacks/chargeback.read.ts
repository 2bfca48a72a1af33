import { Chargeback, type ChargebackState } from '../../../../schema/chargeback.ts';
import { StaffChargeback } from '../../../../schema/chargeback-desk.ts';
import type { Ctx } from '../../../platform/context.ts';
import { columnKey, type KeyOrder } from '../../../platform/read/cursor.ts';
import { type PageAsked, readPage } from '../../../platform/read/read-page.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import { columnsOf, oneById, viewOf } from '../../../platform/read/view.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { remarkOf } from '../../remarks/remark.view.ts';
import { Chargeback as ChargebackEntity } from '../chargeback.entity.ts';

const { column, columns, money } = columnsOf(ChargebackEntity, { updatedAt: 'instant' });

/** View of Chargeback. Shown below its job, which only both sides and staff see. */
const chargebackView = viewOf(Chargeback, ChargebackEntity, {
  ...columns('id', 'state', 'reason', 'createdAt', 'updatedAt', 'closedAt'),
  amount: money('amountMinor'),
});

/** View of StaffChargeback, for staff only. */
export const staffChargebackView = viewOf(StaffChargeback, ChargebackEntity, {
  ...columns('id', 'providerDisputeId', 'dueBy', 'createdAt', 'updatedAt'),
  chargeback: oneById(chargebackView, column('id')),
  remark: remarkOf(column('remarkId')),
  fundsWithdrawn: (row) => sql`(${sql.ref(`${row}.withdrawn_at`)} is not null
    and ${sql.ref(`${row}.returned_at`)} is null)`,
  borne: (row) => sql`(select json_build_object('amount', -sum(e.amount_minor), 'currency', e.currency)
    from ledger_entry as e where e.remark_id = ${sql.ref(`${row}.remark_id`)} and e.account = 'platform'
    group by e.currency having sum(e.amount_minor) < 0 limit 1)`,
});

const mostUrgentFirst = (row: string): KeyOrder => ({
  name: 'urgent',
  isDescending: false,
  keys: [
    { sql: sql`coalesce(${sql.ref(`${row}.due_by`)}, 'infinity')`, type: 'timestamptz' },
    columnKey(row, 'id'),
  ],
});

/** SQL: whether a chargeback is in a state. */
export const chargebackIs = (row: string, state: ChargebackState): Sql =>
  sql`${sql.ref(`${row}.state`)} = ${state}`;

/** One page of chargebacks in a state, earliest response deadline first. For staff only. */
export function readChargebacks(ctx: Ctx, state: ChargebackState, fields: Fields, page?: PageAsked) {
  const reading = {
    view: staffChargebackView,
    where: (row: string) => chargebackIs(row, state),
    keys: mostUrgentFirst,
  };
  return readPage(ctx, reading, fields, page);
}

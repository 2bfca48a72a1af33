import { nameView } from '../../../platform/read/named-views.ts';
import { column, money, one, type View } from '../../../platform/read/view.ts';
import { sql } from '../../../platform/sql.ts';
import { remarkOf } from '../../remarks/remark.view.ts';

/** View of Chargeback. Shown below its job, which only both sides and staff see. */
export const chargebackView = nameView('Chargeback', {
  id: column('id'),
  state: column('state'),
  amount: money('amount_minor'),
  reason: column('reason'),
  openedAt: column('opened_at'),
  closedAt: column('closed_at'),
});

/** View of StaffChargeback. */
export const staffChargebackView: View = {
  id: column('id'),
  chargeback: one(
    chargebackView,
    'chargeback',
    (same, row) => sql`${sql.ref(`${same}.id`)} = ${sql.ref(`${row}.id`)}`,
  ),
  remark: remarkOf('remark_id'),
  providerDisputeId: column('provider_dispute_id'),
  dueBy: column('due_by'),
  fundsWithdrawn: (row) => sql`(${sql.ref(`${row}.withdrawn_at`)} is not null
    and ${sql.ref(`${row}.returned_at`)} is null)`,
  borne: (row) => sql`(select json_build_object('minorUnits', -sum(e.amount_minor), 'currency', e.currency)
    from ledger_entry as e where e.remark_id = ${sql.ref(`${row}.remark_id`)} and e.account = 'platform'
    group by e.currency having sum(e.amount_minor) < 0 limit 1)`,
};

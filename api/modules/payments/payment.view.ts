import { column, money, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { ledgerOf } from '../ledger/ledger.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { remarkOf } from '../remarks/remark.view.ts';

/** View of StaffPayment. */
export const staffPaymentView: View = {
  id: column('id'),
  state: column('state'),
  amount: money('amount_minor'),
  remark: remarkOf('remark_id'),
  payer: profileOf('payer_id'),
  payee: profileOf('payee_id'),
  providerPaymentId: column('provider_payment_id'),
  providerTransferId: (row) => sql`(select sent.provider_transfer_id from payout as sent
    where sent.payment_id = ${sql.ref(`${row}.id`)})`,
  failure: (row) => sql`coalesce(${sql.ref(`${row}.failure_message`)}, ${sql.ref(`${row}.failure_code`)},
    (select sent.failure_message from payout as sent where sent.payment_id = ${sql.ref(`${row}.id`)}),
    (select f.failure_message from refund as f where f.payment_id = ${sql.ref(`${row}.id`)}
      and f.failure_message is not null order by f.updated_at desc limit 1))`,
  createdAt: column('created_at'),
  ledger: ledgerOf('remark_id'),
};

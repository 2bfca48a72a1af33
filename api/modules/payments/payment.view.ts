import { StaffPayment } from '../../../schema/staff.ts';
import { columnsOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { ledgerOf } from '../ledger/ledger.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { remarkOf } from '../remarks/remark.view.ts';
import { Payment as PaymentEntity } from './payment.entity.ts';

const { column, columns, money } = columnsOf(PaymentEntity);

/** View of StaffPayment. */
export const staffPaymentView = viewOf(StaffPayment, PaymentEntity, {
  ...columns('id', 'state', 'providerPaymentId', 'createdAt'),
  amount: money('amountMinor'),
  remark: remarkOf(column('remarkId')),
  payer: profileOf(column('payerId')),
  payee: profileOf(column('payeeId')),
  providerTransferId: (row) => sql`(select sent.provider_transfer_id from payout as sent
    where sent.payment_id = ${sql.ref(`${row}.id`)})`,
  failure: (row) => sql`coalesce(${sql.ref(`${row}.failure_message`)}, ${sql.ref(`${row}.failure_code`)},
    (select sent.failure_message from payout as sent where sent.payment_id = ${sql.ref(`${row}.id`)}),
    (select f.failure_message from refund as f where f.payment_id = ${sql.ref(`${row}.id`)}
      and f.failure_message is not null order by f.updated_at desc limit 1))`,
  ledger: ledgerOf(column('remarkId')),
});

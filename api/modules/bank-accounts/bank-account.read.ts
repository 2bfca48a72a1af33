import { BankAccount, SpareBankAccount } from '../../../schema/bank-account.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type Column, columnsOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { BankAccount as BankAccountEntity } from './bank-account.entity.ts';
import { KeptBankAccount } from './kept-bank-account.entity.ts';

const { column, columns } = columnsOf(BankAccountEntity);
const kept = columnsOf(KeptBankAccount);

/** The facts that `payout-needs.policy.ts` judges. */
const standing: Column = (
  row,
) => sql`json_build_object('payoutsEnabled', ${sql.ref(`${row}.payouts_enabled`)},
  'requirements', ${sql.ref(`${row}.requirements`)}, 'inReview', ${sql.ref(`${row}.in_review`)},
  'problems', ${sql.ref(`${row}.problems`)}, 'disabledReason', ${sql.ref(`${row}.disabled_reason`)},
  'waits', ${sql.ref(`${row}.payable_at`)} is not null)`;

/** View of BankAccount. `needs` and `todo` answer facts. */
export const bankAccountView = viewOf(BankAccount, BankAccountEntity, {
  ...columns(
    'id',
    'accountType',
    'bankName',
    'last4',
    'accountHolderName',
    'swiftCode',
    'routingNumber',
    'bankAddress',
    'currency',
    'payoutsEnabled',
    'payableAt',
    'createdAt',
    'updatedAt',
  ),
  needsDueAt: column('requirementsDueAt'),
  inReview: (row) => sql`cardinality(${sql.ref(`${row}.in_review`)}) > 0`,
  needs: standing,
  todo: standing,
});

/** View of SpareBankAccount. A wait that is over is none. */
export const spareBankAccountView = viewOf(SpareBankAccount, KeptBankAccount, {
  ...kept.columns('id', 'accountType', 'bankName', 'last4', 'accountHolderName', 'createdAt', 'updatedAt'),
  payableAt: (row, _field, { now }) =>
    sql`(select ${sql.ref(`${row}.payable_at`)} where ${sql.ref(`${row}.payable_at`)} > ${now}::timestamptz)`,
});

/** The viewer's bank account: one row or none. */
export const ownBankAccount: ReadModel<BankAccount> = {
  view: bankAccountView,
  visible: (row, { actor }) => sql`${sql.ref(`${row}.owner_id`)} = ${actor.accountId}::int`,
  more: { ownerId: column('ownerId') },
  isOwn: true,
};

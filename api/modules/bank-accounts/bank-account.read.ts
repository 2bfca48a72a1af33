import { BankAccount, SpareBankAccount } from '../../../schema/bank-account.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { columnsOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { BankAccount as BankAccountEntity } from './bank-account.entity.ts';
import { KeptBankAccount } from './kept-bank-account.entity.ts';

const { column, columns } = columnsOf(BankAccountEntity);
const kept = columnsOf(KeptBankAccount);

/** View of BankAccount. `todo` answers the facts that `payout-todo.policy.ts` judges. */
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
  todo: (row) => sql`json_build_object('payoutsEnabled', ${sql.ref(`${row}.payouts_enabled`)},
    'requirements', ${sql.ref(`${row}.requirements`)}, 'disabledReason', ${sql.ref(`${row}.disabled_reason`)})`,
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

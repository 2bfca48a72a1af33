import { type RowModel, stored } from '../../platform/read/row-model.ts';
import { sql } from '../../platform/sql.ts';

/** The viewer's bank account: one row or none. */
export const bankAccountRows: RowModel = {
  table: 'bank_account',
  visible: (row, { actor }) => sql`${sql.ref(`${row}.owner_id`)} = ${actor.accountId}::int`,
  isOwn: true,
  columns: {
    id: stored('int', 'id'),
    ownerId: stored('int', 'owner_id'),
    accountType: stored('text', 'account_type'),
    bankName: stored('text', 'bank_name'),
    last4: stored('text', 'last4'),
    accountHolderName: stored('text', 'account_holder_name'),
    swiftCode: stored('text', 'swift_code'),
    routingNumber: stored('text', 'routing_number'),
    bankAddress: stored('text', 'bank_address'),
    createdAt: stored('instant', 'created_at'),
  },
};

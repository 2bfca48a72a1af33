import { derived, type RowModel, stored } from '../../platform/read/row-model.ts';
import { type Sql, sql } from '../../platform/sql.ts';

/** A column of the movement's job or its campaign. */
const ofJob = (row: string, wanted: Sql): Sql => sql`(select ${wanted} from remark as job
  join campaign as about on about.id = job.campaign_id where job.id = ${sql.ref(`${row}.remark_id`)})`;

/** A column of the movement's order. */
const ofOrder = (
  row: string,
  name: string,
): Sql => sql`(select ${sql.ref(`bought.${name}`)} from product_order as bought
  where bought.id = ${sql.ref(`${row}.order_id`)})`;

/** The viewer's statement: ledger entries of their card or payout account, and cash payments. */
export const transactionRows: RowModel = {
  table: 'ledger_entry',
  visible: (row, { actor }) => sql`${sql.ref(`${row}.party_id`)} = ${actor.accountId}::int
    and ${sql.ref(`${row}.account`)} in ('card', 'payout', 'cash')`,
  isOwn: true,
  columns: {
    id: stored('int', 'id'),
    partyId: stored('int', 'party_id'),
    campaignId: derived('int', (row) => ofJob(row, sql`about.id`)),
    campaignOwnerId: derived('int', (row) => ofJob(row, sql`about.owner_id`)),
    productId: derived('int', (row) => ofOrder(row, 'product_id')),
    productOwnerId: derived('int', (row) => ofOrder(row, 'seller_id')),
    // Old clients label movements as "Influencer Hired" for the payee of a campaign, and "Product Purchase" for the
    // payee of a product.
    payeeId: derived(
      'int',
      (row) => sql`coalesce(${ofJob(row, sql`job.applicant_id`)}, ${ofOrder(row, 'buyer_id')})`,
    ),
    isEarned: derived('boolean', (row) => sql`(${sql.ref(`${row}.amount_minor`)} > 0)`),
    amount: derived('minor', (row) => sql`abs(${sql.ref(`${row}.amount_minor`)})`),
    currency: stored('text', 'currency'),
    createdAt: stored('instant', 'created_at'),
  },
};

import type { RowSort } from '../../../schema/connection.ts';
import type { Transaction, TransactionFilter } from '../../../schema/transaction.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { newestFirst } from '../../platform/read/cursor.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import { earliestChangeFirst, rowConditions, within } from '../../platform/read/row-filter.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, derived } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { ledgerEntryTable } from '../ledger/ledger.view.ts';
import { transactionView } from './transaction.view.ts';

const { column } = columnsOf(ledgerEntryTable);

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
export const ownTransactions: ReadModel<Transaction> = {
  view: transactionView,
  visible: (row, { actor }) => sql`${sql.ref(`${row}.party_id`)} = ${actor.accountId}::int
    and ${sql.ref(`${row}.account`)} in ('card', 'payout', 'cash')`,
  more: {
    partyId: column('partyId'),
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
    currency: column('currency'),
  },
  isOwn: true,
};

/**
 * SQL: whether a row is about what the viewer earns. What goes back to a card is about a payment, and a payout that was
 * taken back about an earning, whatever the sign.
 */
const isEarning = sql`case r.account when 'card' then false when 'payout' then true else r.amount_minor > 0 end`;

function conditionsOf(filter: TransactionFilter): Sql[] {
  const parts: Sql[] = rowConditions(filter, 'created_at');
  const { direction, types, from, to } = filter;
  if (direction) parts.push(sql`${isEarning} = ${direction === 'earned'}`);
  if (types?.length) {
    parts.push(sql`exists (select from remark as job join campaign as about on about.id = job.campaign_id
      where job.id = r.remark_id and about.type in (${sql.join(types)}))`);
  }
  parts.push(...within(sql`abs(r.amount_minor)`, filter, 'minAmount', 'maxAmount'));
  if (from) parts.push(sql`r.created_at >= ${from}::date::timestamp at time zone 'Asia/Singapore'`);
  if (to) parts.push(sql`r.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Singapore'`);
  return parts;
}

/** Arguments of the statement. */
interface TransactionQuery {
  readonly filter?: TransactionFilter | null;
  readonly sort?: RowSort | null;
}

/**
 * One page of the actor's statement, newest first unless sorted by time. Days are those of Asia/Singapore. The ledger
 * never changes, so the last change of a row is its creation.
 */
export function readMyTransactions(
  ctx: Ctx,
  { filter, sort }: TransactionQuery,
  fields: Fields,
  page?: PageAsked,
) {
  accountIdOf(ctx);
  const keys = (row: string) =>
    sort === 'updated' ? earliestChangeFirst(row, 'created_at') : newestFirst(row);
  const where = () => sql.join([sql`true`, ...conditionsOf(filter ?? {})], sql` and `);
  return readPage(ctx, { ...ownTransactions, where, keys }, fields, page);
}
